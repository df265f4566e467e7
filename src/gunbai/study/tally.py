"""Counts what games came to under one setting: who wins, how games end, what the game noted."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Callable, Mapping
from fractions import Fraction
from typing import TypeVar

from gunbai.study.estimate import Distribution, Mean, Rate, Ratio, Spread
from gunbai.study.figures import Bearers, LuckFigures, SeatFigures, SettingFigures
from gunbai.study.measures import Key, Measures
from gunbai.study.own import game_of
from gunbai.study.plan import Plan, Setting
from gunbai.study.played import Played

T = TypeVar("T")
SPREAD = frozenset({"decisions", "score", "number"})
"""Tables of which every number is kept."""


class Tally:
    """What the games under one setting of a plan came to so far."""

    def __init__(self, plan: Plan, setting: Setting) -> None:
        self.setting = setting
        self.games = 0
        self._game = game_of(plan.game, setting.bots)
        self._ratios: defaultdict[Key, Ratio] = defaultdict(Ratio)
        self._spreads: defaultdict[Key, Spread] = defaultdict(Spread)
        self._shared: Counter[int] = Counter()
        self._luck = Luck(len(setting.seats))

    def add(self, played: Played, measures: Measures) -> None:
        """Count one game and its measures."""
        self.games += 1
        for key, (total, count) in measures.items():
            if key.table in SPREAD:
                self._spreads[key].add(total)
            else:
                self._ratios[key].add(total, count)
        if len(played.winners) > 1:
            self._shared.update(played.winners)
        self._luck.add(played)

    def wins(self) -> list[Ratio]:
        """How often each seat wins that can."""
        can = [key.row for key in self._spreads if key.table == "score"]
        return [of_games(int(self._ratios[Key("wins", row)].total), self.games) for row in can]

    def figures(self) -> SettingFigures:
        """All of it: the same for the same games, in whatever order they were played."""
        setting = self.setting
        decisions = self._spreads.get(Key("decisions"))
        return SettingFigures(
            options=self._game.setup(setting.seats, setting.options).options,
            varied=setting.varied,
            bots=setting.bots,
            games=self.games,
            decisions=decisions.distribution() if decisions else None,
            endings={key.row: self._of_games(ratio) for key, ratio in self._table("ending")},
            seats=[self._seat(seat) for seat in range(len(setting.seats))],
            luck=self._luck.figures(),
            numbers=self._numbers(),
            labels=self._by_label("labels", lambda _, ratio: self._of_games(ratio)),
            wins_by=self._by_label("wins_by", self._bearers),
            rates=self._by_label("rates", lambda _, ratio: ratio.rate()),
            means=self._by_label("means", lambda _, ratio: ratio.mean()),
        )

    def _table(self, table: str) -> list[tuple[Key, Ratio]]:
        found = [(key, ratio) for key, ratio in self._ratios.items() if key.table == table]
        return sorted(found, key=lambda both: both[0])

    def _by_label(
        self, table: str, figure: Callable[[Key, Ratio], T]
    ) -> Mapping[str, Mapping[str, T]]:
        found: dict[str, dict[str, T]] = {}
        for key, ratio in self._table(table):
            if ratio.count:
                found.setdefault(key.row, {})[key.label] = figure(key, ratio)
        return found

    def _of_games(self, ratio: Ratio) -> Rate:
        """The rate of what came in so many of all games."""
        return of_games(ratio.games, self.games).rate()

    def _bearers(self, key: Key, ratio: Ratio) -> Bearers:
        rate, scored = ratio.rate(), self._ratios[key._replace(table="score_by")]
        score = scored.mean() if scored.count else None
        return Bearers(rate.share, rate.low, rate.high, rate.won, rate.tried, score)

    def _numbers(self) -> dict[str, Distribution]:
        found = {
            key.row: spread.distribution()
            for key, spread in sorted(self._spreads.items())
            if key.table == "number"
        }
        return {trait: spread for trait, spread in found.items() if spread is not None}

    def _seat(self, seat: int) -> SeatFigures:
        roles = list(self._game.roles(len(self.setting.seats)))
        role, wins = roles[seat], self._ratios[Key("wins", str(seat))]
        score = self._spreads.get(Key("score", str(seat)))
        return SeatFigures(
            seat,
            role,
            roles[: seat + 1].count(role) if roles.count(role) > 1 else 0,
            self.setting.bots[seat],
            int(wins.total),
            self._shared[seat],
            of_games(int(wins.total), self.games).rate(),
            score.distribution() if score else None,
        )


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

    def figures(self) -> LuckFigures:
        """All of it, in standard deviations."""
        luckiest = self.luckiest
        return LuckFigures(
            [_deviations(ratio) for ratio in self.seats],
            _deviations(self.winners),
            _deviations(self.others),
            luckiest.rate() if luckiest.games else None,
            float(self.fair / luckiest.games) if luckiest.games else None,
        )


def _deviations(thousandths: Ratio) -> Mean | None:
    if not thousandths.count:
        return None
    mean = thousandths.mean()
    low, high = (None if end is None else end / 1000 for end in (mean.low, mean.high))
    return Mean(float(thousandths.value / 1000), low, high, mean.count)


def of_games(many: int, games: int) -> Ratio:
    """The ratio of so many games, each of which counts once."""
    ratio = Ratio()
    ratio.games = games
    ratio.count = ratio.counts = games
    ratio.total = ratio.squares = ratio.both = many
    return ratio
