"""Counts what games came to: who scores what, who wins, how games end."""

from __future__ import annotations

from collections import Counter
from fractions import Fraction
from math import sqrt
from typing import Any

from gunbai.game import find
from gunbai.odds import chance_json
from gunbai.study.plan import Plan, Played


class Spread:
    """The spread of whole numbers, kept exactly, so that the order of adding does not matter."""

    def __init__(self) -> None:
        self.count = self.total = self.squares = 0
        self.least = self.most = 0

    def add(self, number: int) -> None:
        """Count one number."""
        self.least = min(self.least, number) if self.count else number
        self.most = max(self.most, number) if self.count else number
        self.count += 1
        self.total += number
        self.squares += number * number

    @property
    def mean(self) -> float:
        """The mean; there must be a number."""
        return self.total / self.count

    @property
    def deviation(self) -> float:
        """The standard deviation of the sample; 0 for a single number."""
        if self.count < 2:
            return 0.0
        above = self.count * self.squares - self.total * self.total
        return sqrt(above / (self.count * (self.count - 1)))

    def plain(self) -> dict[str, float | int] | None:
        """The spread as JSON; None where nothing was counted."""
        if not self.count:
            return None
        return {
            "mean": self.mean,
            "deviation": self.deviation,
            "least": self.least,
            "most": self.most,
        }


class Tally:
    """What the games of a plan came to so far."""

    def __init__(self, plan: Plan) -> None:
        self.plan = plan
        self.games = 0
        self.decisions = Spread()
        self.endings: Counter[str] = Counter()
        self.wins: Counter[int] = Counter()
        self.shared: Counter[int] = Counter()
        self.scores = [Spread() for _ in plan.seats]

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

    def plain(self) -> dict[str, Any]:
        """All of it as JSON: the same for the same games, in whatever order they were played.

        ``share`` is how often a seat was among the winners; ``shared`` counts wins with others.
        """
        plan, game = self.plan, find(self.plan.game)
        return {
            "game": game.id,
            "version": game.version,
            "seed": plan.seed,
            "options": dict(game.setup(plan.seats, plan.options).options),
            "asked": plan.games,
            "games": self.games,
            "decisions": self.decisions.plain(),
            "endings": dict(sorted(self.endings.items())),
            "seats": [self._seat(seat) for seat in range(len(plan.seats))],
        }

    def _seat(self, seat: int) -> dict[str, Any]:
        sitting = self.plan.seats[seat]
        roles = find(self.plan.game).roles(len(self.plan.seats))
        share = Fraction(self.wins[seat], self.games) if self.games else Fraction(0)
        return {
            "seat": seat,
            "role": roles[seat],
            "player": sitting.player,
            "wins": self.wins[seat],
            "shared": self.shared[seat],
            "share": chance_json(share),
            "score": self.scores[seat].plain(),
        }
