"""All that a study finds: a tally under each setting, and how the settings differ."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator, Sequence
from itertools import combinations
from math import sqrt

from gunbai import __version__
from gunbai.registry import find
from gunbai.study.answers import GAMES_FEWEST
from gunbai.study.estimate import Mean, Paired, student, widening
from gunbai.study.figures import Apart, Difference, Study
from gunbai.study.measures import ALWAYS, Key, Measures, measures
from gunbai.study.plan import Plan
from gunbai.study.played import Played
from gunbai.study.tally import Tally

PAIRS_MOST = 15
"""So many pairs of settings are compared; of more, every setting with the first alone."""


def pairs(settings: int) -> list[tuple[int, int]]:
    """Which settings are compared, by their numbers.

    >>> pairs(3)
    [(0, 1), (0, 2), (1, 2)]
    """
    all_pairs = list(combinations(range(settings), 2))
    return all_pairs if len(all_pairs) <= PAIRS_MOST else [(0, n) for n in range(1, settings)]


class Findings:
    """What the games of a plan came to so far."""

    def __init__(self, plan: Plan) -> None:
        self.plan = plan
        self.tallies = [Tally(plan, setting) for setting in plan.settings]
        self._compared = [(pair, Comparison()) for pair in pairs(len(plan.settings))]

    @property
    def games(self) -> int:
        """How many games were played under every setting."""
        return self.tallies[0].games

    def add(self, played: Sequence[Played]) -> None:
        """Count one game, as it went under each setting."""
        seats = len(self.plan.settings[0].seats)
        measured = [measures(game, seats) for game in played]
        for tally, game, of_it in zip(self.tallies, played, measured, strict=True):
            tally.add(game, of_it)
        for (first, other), comparison in self._compared:
            comparison.add(measured[first], measured[other])

    def study(self) -> Study:
        """All of it: the same for the same games, in whatever order they were played."""
        plan, game = self.plan, find(self.plan.game)
        return Study(
            game=game.id,
            version=game.version,
            release=__version__,
            seed=plan.seed,
            asked=plan.games,
            games=self.games,
            metrics=list(plan.metrics),
            settings=[tally.figures() for tally in self.tallies],
            differences=[
                Difference(*pair, list(comparison.apart(self.games)))
                for pair, comparison in self._compared
            ],
        )

    def known_to(self, reach: float) -> bool:
        """Whether what is asked is known to within ``reach``: shares of wins, or how they differ.

        Where settings are compared, their intervals are as wide as the number of them demands.
        """
        if self.games < GAMES_FEWEST:
            return False
        if not self._compared:
            wins = [ratio for tally in self.tallies for ratio in tally.wins()]
            return all(_reach(*ratio.rate_interval()) <= reach for ratio in wins)
        apart = [paired for _, comparison in self._compared for paired in comparison.wins()]
        wider = widening(len(apart))
        return all(wider * _half(paired) <= reach for paired in apart)


def _reach(low: float, high: float) -> float:
    return (high - low) / 2


def _half(paired: Paired) -> float:
    return student(paired.games - 1) * sqrt(max(0.0, paired.variance or 0.0))


class Comparison:
    """How games under one setting differ from the same games under another."""

    def __init__(self) -> None:
        self._paired: defaultdict[Key, Paired] = defaultdict(Paired)

    def add(self, first: Measures, other: Measures) -> None:
        """Count one game that was played under both."""
        for key in first.keys() | other.keys():
            nothing = (0, 1) if key.table in ALWAYS else (0, 0)
            self._paired[key].add(first.get(key, nothing), other.get(key, nothing))

    def wins(self) -> Iterator[Paired]:
        """How much more often each seat wins."""
        return (paired for key, paired in self._paired.items() if key.table == "wins")

    def apart(self, games: int) -> Iterator[Apart]:
        """How every figure differs."""
        for key, paired in sorted(self._paired.items()):
            if key.table in ALWAYS:
                paired.pad(games)
            difference = paired.difference()
            if difference is not None:
                yield Apart(*key, _possible(key, difference))


def _possible(key: Key, mean: Mean) -> Mean:
    """A difference of shares, whose interval does not reach beyond what can be."""
    if key.table in ("score", "score_by", "means", "number", "decisions") or mean.low is None:
        return mean
    assert mean.high is not None
    return Mean(mean.mean, max(-1.0, mean.low), min(1.0, mean.high), mean.count)
