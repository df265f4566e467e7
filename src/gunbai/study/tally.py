"""Counts what games came to under one setting: who wins, how games end, what the game noted."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Callable, Mapping, Sequence
from fractions import Fraction
from typing import Any, TypeAlias

from msgspec.structs import asdict

from gunbai.odds import chance_json
from gunbai.registry import find
from gunbai.study.estimate import Ratio, Spread
from gunbai.study.observer import Counts
from gunbai.study.own import game_of
from gunbai.study.plan import Plan, Setting
from gunbai.study.played import Played

Ratios: TypeAlias = defaultdict[str, defaultdict[str, Ratio]]
"""Ratios by trait and label."""


def _ratios() -> Ratios:
    return defaultdict(lambda: defaultdict(Ratio))


class Tally:
    """What the games under one setting of a plan came to so far."""

    def __init__(self, plan: Plan, setting: Setting) -> None:
        self.plan = plan
        self.setting = setting
        self.games = 0
        self.decisions = Spread()
        self.endings: Counter[str] = Counter()
        self.wins: Counter[int] = Counter()
        self.shared: Counter[int] = Counter()
        self.scores = [Spread() for _ in setting.seats]
        self.luck = Luck(len(setting.seats))
        self.numbers: defaultdict[str, Spread] = defaultdict(Spread)
        self.labels: defaultdict[str, Counter[str]] = defaultdict(Counter)
        self.won_by, self.scored_by = _ratios(), _ratios()
        self.rates, self.means = _ratios(), _ratios()

    def add(self, played: Played) -> None:
        """Count one game."""
        self.games += 1
        self.decisions.add(played.decisions)
        self.endings[played.how] += 1
        self.wins.update(played.winners)
        if len(played.winners) > 1:
            self.shared.update(played.winners)
        for seat, score in played.scores.items():
            self.scores[seat].add(score)
        self.luck.add(played)
        self._note(played)

    def _note(self, played: Played) -> None:
        """Count what the game itself noted."""
        facts = played.facts
        for trait, value in facts.game.items():
            if isinstance(value, str):
                self.labels[trait][value] += 1
            else:
                self.numbers[trait].add(value)
        for trait, labels in facts.seats.items():
            self._of_seats(trait, labels, played)
        _gather(self.rates, facts.rates)
        _gather(self.means, facts.means)

    def _of_seats(self, trait: str, labels: Mapping[int, Sequence[str]], played: Played) -> None:
        """Count wins and scores by label; a seat that bears a label twice counts twice."""
        bearers: defaultdict[str, list[int]] = defaultdict(list)
        for seat, borne in labels.items():
            for label in borne:
                bearers[label].append(seat)
        for label, seats in bearers.items():
            won = sum(seat in played.winners for seat in seats)
            self.won_by[trait][label].add(won, len(seats))
            scores = [played.scores[seat] for seat in seats if seat in played.scores]
            self.scored_by[trait][label].add(sum(scores), len(scores))

    def plain(self) -> dict[str, Any]:
        """All of it as JSON: the same for the same games, in whatever order they were played."""
        setting = self.setting
        game = game_of(self.plan.game, setting.bots)
        return {
            "options": dict(game.setup(setting.seats, setting.options).options),
            "varied": setting.varied,
            "games": self.games,
            "decisions": self.decisions.plain(),
            "endings": self._shares(self.endings),
            "seats": [self._seat(seat) for seat in range(len(setting.seats))],
            "luck": self.luck.plain(),
            "numbers": {trait: spread.plain() for trait, spread in sorted(self.numbers.items())},
            "labels": {trait: self._shares(many) for trait, many in sorted(self.labels.items())},
            "wins_by": self._by_label(),
            "rates": _plain(self.rates, _rate),
            "means": _plain(self.means, _mean),
        }

    def _seat(self, seat: int) -> dict[str, Any]:
        """``share`` is how often it was among the winners, ``shared`` counts wins with others."""
        seats = self.setting.seats
        roles = find(self.plan.game).roles(len(seats))
        share = Fraction(self.wins[seat], self.games) if self.games else Fraction(0)
        low, high = _of_games(self.wins[seat], self.games).rate_interval() if self.games else (0, 1)
        return {
            "seat": seat,
            "role": roles[seat],
            "player": seats[seat].player,
            "wins": self.wins[seat],
            "shared": self.shared[seat],
            "share": {**chance_json(share), "low": low, "high": high},
            "score": self.scores[seat].plain(),
        }

    def _shares(self, counted: Counter[str]) -> dict[str, Any]:
        return {key: _rate(_of_games(many, self.games)) for key, many in sorted(counted.items())}

    def _by_label(self) -> dict[str, Any]:
        found = _plain(self.won_by, _rate)
        for trait, labels in found.items():
            for label, rate in labels.items():
                scored = self.scored_by[trait][label]
                rate["score"] = _mean(scored) if scored.count else None
        return found


class Luck:
    """Whose dice fell above their expectation, and whether it helped."""

    def __init__(self, seats: int) -> None:
        self.seats = [Ratio() for _ in range(seats)]
        self.winners, self.others = Ratio(), Ratio()
        self.luckiest = Ratio()
        self.fair = Fraction(0)

    def add(self, played: Played) -> None:
        """Count one game: who could win it is who has a score."""
        for seat, luck in played.luck.items():
            self.seats[seat].add(luck)
        able = {seat: luck for seat, luck in played.luck.items() if seat in played.scores}
        winning = [luck for seat, luck in able.items() if seat in played.winners]
        others = [luck for seat, luck in able.items() if seat not in played.winners]
        if not winning or not others:
            return
        self.winners.add(sum(winning), len(winning))
        self.others.add(sum(others), len(others))
        luckiest = [seat for seat, luck in able.items() if luck == max(able.values())]
        if len(luckiest) == 1:
            self.luckiest.add(int(luckiest[0] in played.winners))
            self.fair += Fraction(len(winning), len(able))

    def plain(self) -> dict[str, Any]:
        """As JSON, in standard deviations; ``fair`` is what would be if luck did nothing."""
        luckiest = self.luckiest
        return {
            "seats": [_deviations(ratio) for ratio in self.seats],
            "winners": _deviations(self.winners),
            "others": _deviations(self.others),
            "luckiest_won": _rate(luckiest) if luckiest.games else None,
            "fair": float(self.fair / luckiest.games) if luckiest.games else None,
        }


def _deviations(thousandths: Ratio) -> dict[str, Any] | None:
    if not thousandths.count:
        return None
    bounds = thousandths.mean_interval()
    low, high = (None, None) if bounds is None else (bound / 1000 for bound in bounds)
    return {"mean": float(thousandths.value / 1000), "low": low, "high": high}


def _rate(ratio: Ratio) -> dict[str, Any]:
    return asdict(ratio.rate())


def _mean(ratio: Ratio) -> dict[str, Any]:
    return asdict(ratio.mean())


def _of_games(many: int, games: int) -> Ratio:
    """The ratio of so many games, each of which counts once."""
    ratio = Ratio()
    ratio.games = ratio.count = ratio.counts = games
    ratio.total = ratio.squares = ratio.both = many
    return ratio


def _gather(ratios: Ratios, counts: Counts) -> None:
    for trait, labels in counts.items():
        for label, (total, count) in labels.items():
            ratios[trait][label].add(total, count)


def _plain(ratios: Ratios, say: Callable[[Ratio], dict[str, Any]]) -> dict[str, dict[str, Any]]:
    return {
        trait: {label: say(ratio) for label, ratio in sorted(labels.items()) if ratio.count}
        for trait, labels in sorted(ratios.items())
    }
