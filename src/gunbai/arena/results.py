"""What a contest came to: who won against whom, deal by deal, and what follows from it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from fractions import Fraction
from itertools import combinations
from statistics import NormalDist
from typing import Any

import numpy as np
from msgspec import Struct

from gunbai import __version__
from gunbai.arena.contest import Contest
from gunbai.arena.lineups import Lineup
from gunbai.arena.rating import Games, Rating, ratings
from gunbai.arena.sequential import Test, narrow
from gunbai.core.script import refused
from gunbai.registry import find
from gunbai.study.estimate import Mean, Rate, Ratio, quantile
from gunbai.study.played import Played

ANCHOR = "random"
"""The bot whose rating is nought, where it plays; else it is the first that was named."""


class Pair(Struct, frozen=True):
    """Two bots in the games of one line-up.

    ``share`` is the first bot's part of the games that either of them won (a shared victory
    counts in parts), and ``equal`` what it would be between equals: its part of the seats.
    ``wins`` is how much more often a seat of the first wins than one of the second, ``score`` how
    many more points it makes: differences within the same games. ``sure`` is how likely it is
    that the first bot is the better one. ``endings`` counts how games ended, by key.
    """

    lineup: str
    first: str
    second: str
    games: int
    decided: int
    undecided: int
    equal: float
    share: Rate | None
    wins: Mean | None
    score: Mean | None
    sure: float | None
    endings: dict[str, int]


class Pace(Struct, frozen=True):
    """How long a bot thinks, in seconds (on the machines that played, to two digits)."""

    bot: str
    decisions: int
    median: float
    most: float


class Tested(Struct, frozen=True):
    """How a sequential test of two shares stands: ``verdict`` is high, low or (so far) empty."""

    low: float
    high: float
    evidence: float
    verdict: str


class Standing(Struct, frozen=True):
    """The result of a contest so far. ``pace`` alone depends on the machine."""

    game: str
    version: int
    release: str
    bots: list[str]
    seats: int
    options: dict[str, Any]
    seed: int
    deals: int
    games: int
    anchor: str
    pairs: list[Pair]
    ratings: list[Rating]
    pace: list[Pace]
    tested: Tested | None = None


Seats = dict[str, list[int]]
"""The seats of each bot."""


class Meeting:
    """Counts the games of one line-up for two of its bots."""

    def __init__(self, lineup: Lineup, first: str, second: str) -> None:
        self.lineup, self.first, self.second = lineup, first, second
        self.share, self.wins, self.score = Ratio(), Ratio(), Ratio()
        self.games = self.decided = 0
        self.endings: Counter[str] = Counter()

    @property
    def equal(self) -> float:
        """The first bot's part of the seats of both."""
        seated = [bot for seating in self.lineup.seatings for bot in seating]
        return seated.count(self.first) / (seated.count(self.first) + seated.count(self.second))

    def add(self, games: Iterable[tuple[Seats, Played]]) -> None:
        """Count the games of a deal, each with the seats of every bot in it."""
        met = [game for game in games if self.first in game[0] and self.second in game[0]]
        share, either, wins, score = Fraction(), Fraction(), Fraction(), Fraction()
        for seats, played in met:
            ours, theirs = seats[self.first], seats[self.second]
            won, lost = won_by(ours, played), won_by(theirs, played)
            share, either = share + won, either + won + lost
            wins += won / len(ours) - lost / len(theirs)
            score += _score(ours, played) - _score(theirs, played)
            self.decided += bool(played.winners)
            self.endings[played.how] += 1
        self.games += len(met)
        self.share.add(share, either)
        self.wins.add(wins / len(met))
        self.score.add(score / len(met))

    def pair(self) -> Pair:
        """What was counted."""
        share, score = self.share, self.score
        return Pair(
            self.lineup.kind,
            self.first,
            self.second,
            self.games,
            self.decided,
            self.games - self.decided,
            self.equal,
            share.rate() if share.count else None,
            self.wins.mean() if self.wins.count else None,
            score.mean() if score.count else None,
            sure(self.wins),
            dict(sorted(self.endings.items())),
        )


def won_by(seats: Sequence[int], played: Played) -> Fraction:
    """The part of a victory that some seats have; none where nobody won."""
    if not played.winners:
        return Fraction()
    return Fraction(sum(seat in played.winners for seat in seats), len(played.winners))


def _score(seats: Sequence[int], played: Played) -> Fraction:
    """The mean score of some seats."""
    scores = [played.scores.get(seat, 0) for seat in seats]
    return Fraction(sum(scores), len(scores))


def sure(difference: Ratio) -> float | None:
    """How likely it is that a difference is above nought (*likelihood of superiority*).

    None where too few deals were played to know how far they differ.
    """
    variance = difference.variance if difference.count else None
    if variance is None:
        return None
    # As if one more deal had gone either way: few deals may all have gone the same.
    spread = variance + 1 / difference.games**2
    return NormalDist().cdf(float(difference.value) / spread**0.5)


class Results:
    """Counts the deals of a contest."""

    def __init__(self, contest: Contest, test: Test | None = None) -> None:
        self.contest = contest
        self.test = test
        self.deals = 0
        self.meetings = [
            [Meeting(lineup, *pair) for pair in combinations(lineup.bots, 2)]
            for lineup in contest.lineups
        ]
        self._seated = [
            [_seats(contest, seating) for seating in lineup.seatings] for lineup in contest.lineups
        ]
        if test is not None and sum(map(len, self.meetings)) > 1:
            raise refused("arena.test-two")
        self._fields = Fields(contest)
        self._thought: dict[str, Counter[int]] = {bot: Counter() for bot in contest.bots}

    def add(self, played: Sequence[Played]) -> None:
        """Count a deal: the games of all line-ups in all seatings, in their order."""
        games = iter(played)
        dealt = [[(seats, next(games)) for seats in seatings] for seatings in self._seated]
        for meetings, met in zip(self.meetings, dealt, strict=True):
            for meeting in meetings:
                meeting.add(met)
        self._fields.add([game for met in dealt for game in met])
        for met in dealt:
            for seats, game in met:
                self._clock(seats, game)
        self.deals += 1

    def enough(self, reach: float | None = None) -> bool:
        """Whether the test is decided, or every share known to within ``reach``."""
        shares = [meeting.share for meetings in self.meetings for meeting in meetings]
        if self.test is not None and self.test.verdict(shares[0]):
            return True
        return reach is not None and narrow(shares, reach)

    def _tested(self) -> Tested | None:
        test, share = self.test, self.meetings[0][0].share
        if test is None:
            return None
        return Tested(test.low, test.high, test.evidence(share), test.verdict(share))

    def _clock(self, seats: Seats, game: Played) -> None:
        for bot, sat in seats.items():
            for seat in sat:
                self._thought[bot].update(game.thought.get(seat, {}))

    def standing(self) -> Standing:
        """All of it."""
        contest = self.contest
        plan, game = contest.plan, find(contest.plan.game)
        setting = plan.settings[0]
        anchor = ANCHOR if ANCHOR in contest.bots else contest.bots[0]
        met = [meeting.pair() for meetings in self.meetings for meeting in meetings]
        return Standing(
            game=game.id,
            version=game.version,
            release=__version__,
            bots=list(contest.bots),
            seats=len(setting.seats),
            options=dict(setting.options),
            seed=plan.seed,
            deals=self.deals,
            games=self.deals * contest.games_a_deal,
            anchor=anchor,
            pairs=met,
            ratings=ratings(contest.bots, self._fields.games(), anchor, plan.seed)
            if self.deals
            else [],
            pace=[_pace(bot, times) for bot, times in self._thought.items() if times],
            tested=self._tested(),
        )


class Fields:
    """Counts decided games by the bots that met in them, for their ratings."""

    def __init__(self, contest: Contest) -> None:
        self._bots = contest.bots
        self._kinds: dict[tuple[int, ...], int] = {}
        self._deals: list[tuple[Counter[int], list[Fraction]]] = []

    def add(self, games: Iterable[tuple[Seats, Played]]) -> None:
        """Count a deal."""
        played: Counter[int] = Counter()
        won = [Fraction()] * len(self._bots)
        for seats, game in games:
            parts = [won_by(seats.get(bot, ()), game) for bot in self._bots]
            if sum(parts) == 1:
                field = tuple(len(seats.get(bot, ())) for bot in self._bots)
                played[self._kinds.setdefault(field, len(self._kinds))] += 1
                won = [sum(both, Fraction()) for both in zip(won, parts, strict=True)]
        self._deals.append((played, won))

    def games(self) -> Games:
        """What was counted, as `ratings` takes it."""
        fields = np.array(list(self._kinds), float).reshape(len(self._kinds), len(self._bots))
        played = [[played[kind] for kind in range(len(self._kinds))] for played, _ in self._deals]
        won = [[float(part) for part in won] for _, won in self._deals]
        return Games(fields, np.array(played, float), np.array(won))


def _pace(bot: str, times: Counter[int]) -> Pace:
    median = quantile(times, Fraction(1, 2))
    return Pace(bot, times.total(), median / 1e6, max(times) / 1e6)


def _seats(contest: Contest, seating: Sequence[str]) -> Seats:
    """The seats of each bot in a seating."""
    seats: Seats = {}
    for seat, bot in zip(contest.seats, seating, strict=True):
        seats.setdefault(bot, []).append(seat)
    return seats
