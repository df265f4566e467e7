"""What a contest came to, as tables in words."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import groupby

from gunbai.arena.rating import Rating
from gunbai.arena.results import Pace, Pair, Standing, Tested
from gunbai.arena.sequential import BOUND
from gunbai.ladder import called
from gunbai.registry import find
from gunbai.study.estimate import widening
from gunbai.study.names import NONE, Figures
from gunbai.study.tables import Sheet


class Words(Figures):
    """Says the standing of a contest in a language."""

    def __init__(self, language: str, standing: Standing) -> None:
        super().__init__(language)
        self._standing = standing

    def heading(self) -> str:
        """What was played."""
        standing = self._standing
        values = {"deals": standing.deals, "games": standing.games, "seed": str(standing.seed)}
        return self.say("arena.heading", **values)

    def sheets(self) -> Iterator[Sheet]:
        """All tables: ratings, pairs, endings, pace."""
        standing = self._standing
        if standing.ratings:
            title = self.say("arena.ratings", anchor=standing.anchor)
            rows = [self._rating(rating) for rating in standing.ratings]
            yield Sheet("ratings", title, self._head("bot", "points", "interval"), rows)
        for kind, pairs in groupby(standing.pairs, key=lambda pair: pair.lineup):
            yield from self._pairs(kind, [pair for pair in pairs if pair.games])
        if any(len(pair.endings) > 1 for pair in standing.pairs):
            yield self._endings()
        if standing.pace:
            rows = [self._pace(pace) for pace in standing.pace]
            head = self._head("bot", "decisions", "median", "most")
            yield Sheet("pace", self.say("arena.pace"), head, rows)

    def verdict(self) -> str:
        """How the test stands, where there is one."""
        tested = self._standing.tested
        return self._tested(tested) if tested else ""

    def _called(self, bot: str) -> str:
        return called(find(self._standing.game), bot, self.language)

    def answers(self, pairs: Sequence[Pair]) -> Iterator[str]:
        """Of each two bots which wins more than its part of the seats, where that is seen.

        The intervals are widened, since several are looked at (Bonferroni).
        """
        wider = widening(len(pairs))
        for pair in pairs:
            if pair.share is None:
                continue
            share = pair.share.share
            low = max(0.0, share - (share - pair.share.low) * wider)
            high = min(1.0, share + (pair.share.high - share) * wider)
            better = "first" if low > pair.equal else "second" if high < pair.equal else "alike"
            values = {
                "first": self._called(pair.first),
                "second": self._called(pair.second),
                "share": self.percent(share),
                "equal": self.percent(pair.equal),
                "low": self.percent(low),
                "high": self.percent(high),
            }
            yield self.say(f"arena.answer-{better}", **values)

    def _tested(self, tested: Tested) -> str:
        values = {
            "first": self._standing.pairs[0].first,
            "low": self.percent(tested.low, 0),
            "high": self.percent(tested.high, 0),
            "part": self.percent(min(1.0, abs(tested.evidence) / BOUND), 0),
        }
        return self.say(f"arena.test-{tested.verdict or 'open'}", **values)

    def _head(self, *columns: str) -> list[str]:
        return [self.say(f"arena.column-{column}") for column in columns]

    def _rating(self, rating: Rating) -> list[str]:
        points = self.number(rating.points, 0, signed=True)
        if rating.low is None:
            return [rating.bot, points, NONE]
        low, high = (self.number(end, 0, signed=True) for end in (rating.low, rating.high))
        return [rating.bot, points, f"{low} … {high}"]

    def _pairs(self, kind: str, pairs: Sequence[Pair]) -> Iterator[Sheet]:
        """Who wins how often against whom, and how far scores are apart."""
        title = self.say("arena.pairs", lineup=self.say(f"arena.lineup-{kind}"))
        head = self._head("pair", "share", "interval", "equal", "sure", "games", "undecided")
        yield Sheet(f"wins-{kind}", title, head, [self._shares(pair) for pair in pairs])
        rows = [[versus(pair), *self.mean(pair.score, signed=True)] for pair in pairs]
        head = self._head("pair", "score", "interval")
        yield Sheet(f"scores-{kind}", self.say("arena.scores"), head, rows)

    def _shares(self, pair: Pair) -> list[str]:
        share = self.share(pair.share) if pair.share else (NONE, NONE)
        sure = NONE if pair.sure is None else self.percent(pair.sure)
        counts = str(pair.games), str(pair.undecided)
        return [versus(pair), *share, self.percent(pair.equal), sure, *counts]

    def _endings(self) -> Sheet:
        keys = sorted({key for pair in self._standing.pairs for key in pair.endings})
        head = [self.say("arena.column-pair"), *map(self.ending, keys)]
        rows = [
            [versus(pair), *(str(pair.endings.get(key, 0)) for key in keys)]
            for pair in self._standing.pairs
        ]
        return Sheet("endings", self.say("arena.endings"), head, rows)

    def _pace(self, pace: Pace) -> list[str]:
        return [pace.bot, str(pace.decisions), self._seconds(pace.median), self._seconds(pace.most)]

    def _seconds(self, seconds: float) -> str:
        """A time in milliseconds, to two digits where it is short."""
        milliseconds = 1000 * seconds
        return f"{self.number(milliseconds, 0 if milliseconds >= 10 else 2)} ms"


def versus(pair: Pair) -> str:
    """Two bots that meet."""
    return f"{pair.first} – {pair.second}"
