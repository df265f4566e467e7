"""All that a study finds: a tally under each setting, and how the settings differ."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from msgspec.structs import asdict

from gunbai.registry import find
from gunbai.study.estimate import Ratio
from gunbai.study.plan import Plan
from gunbai.study.played import Played
from gunbai.study.tally import Tally


class Findings:
    """What the games of a plan came to so far."""

    def __init__(self, plan: Plan) -> None:
        self.plan = plan
        self.tallies = [Tally(plan, setting) for setting in plan.settings]
        self.differences = [Difference(plan) for _ in plan.settings[1:]]

    @property
    def games(self) -> int:
        """How many games were played under every setting."""
        return self.tallies[0].games

    def add(self, played: Sequence[Played]) -> None:
        """Count one game, as it went under each setting."""
        for tally, game in zip(self.tallies, played, strict=True):
            tally.add(game)
        for difference, game in zip(self.differences, played[1:], strict=True):
            difference.add(played[0], game)

    def plain(self) -> dict[str, Any]:
        """All of it as JSON: the same for the same games, in whatever order they were played."""
        plan, game = self.plan, find(self.plan.game)
        return {
            "game": game.id,
            "version": game.version,
            "seed": plan.seed,
            "bots": plan.settings[0].bots,
            "asked": plan.games,
            "games": self.games,
            "settings": [tally.plain() for tally in self.tallies],
            "differences": [difference.plain() for difference in self.differences],
        }


class Difference:
    """How games under one setting differ from the same games under the first.

    The same dice fall in both, so each game is set against itself: where the two go much alike,
    the interval of the difference is narrower than those of the two.
    """

    def __init__(self, plan: Plan) -> None:
        self.decisions = Ratio()
        self.shares = [Ratio() for _ in plan.settings[0].seats]
        self.scores = [Ratio() for _ in plan.settings[0].seats]
        self.numbers: dict[str, Ratio] = {}

    def add(self, base: Played, other: Played) -> None:
        """Count one game that was played under both."""
        self.decisions.add(other.decisions - base.decisions)
        for seat, share in enumerate(self.shares):
            share.add((seat in other.winners) - (seat in base.winners))
        for seat in base.scores.keys() & other.scores.keys():
            self.scores[seat].add(other.scores[seat] - base.scores[seat])
        for trait in base.facts.game.keys() & other.facts.game.keys():
            before, after = base.facts.game[trait], other.facts.game[trait]
            if isinstance(before, int) and isinstance(after, int):
                self.numbers.setdefault(trait, Ratio()).add(after - before)

    def plain(self) -> dict[str, Any]:
        """As JSON: the other setting less the first."""
        return {
            "decisions": _mean(self.decisions),
            "seats": [
                {"share": _within(_mean(share)), "score": _mean(score)}
                for share, score in zip(self.shares, self.scores, strict=True)
            ],
            "numbers": {trait: _mean(ratio) for trait, ratio in sorted(self.numbers.items())},
        }


def _mean(ratio: Ratio) -> dict[str, Any] | None:
    return asdict(ratio.mean()) if ratio.count else None


def _within(share: dict[str, Any] | None) -> dict[str, Any] | None:
    """A difference of shares, whose interval does not reach beyond what can be."""
    if share is None or share["low"] is None:
        return share
    return share | {"low": max(-1.0, share["low"]), "high": min(1.0, share["high"])}
