"""The answer to what a study was asked, in sentences, and how many games a question needs."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from math import ceil
from typing import NamedTuple

from gunbai.study.estimate import Mean, Rate, widening
from gunbai.study.figures import Apart, Difference, SeatFigures, SettingFigures
from gunbai.study.names import Names
from gunbai.study.tables import SHARES, contenders, ranked

NARROW = 0.02
"""A share is known well enough to within so much, where somebody asks how many games it takes."""
GAMES_FEWEST = 30
"""Before so many games nobody knows how far they differ, and nothing is said of them."""
ALSO_MOST = 4
"""So many of the other figures that changed are named in a sentence."""


class Row(NamedTuple):
    """One figure that two settings are compared by: its name, and the difference, widened."""

    name: str
    difference: Mean

    @property
    def is_sure(self) -> bool:
        """Whether the difference is none of chance."""
        low, high = self.difference.low, self.difference.high
        return low is not None and high is not None and not low <= 0 <= high


class Answers:
    """What a study says of its question."""

    def __init__(self, names: Names) -> None:
        self._names = names
        self._say = names.say
        self._study = names.study

    # -- settings that are compared --------------------------------------------------------------

    def wins(self, difference: Difference) -> list[Row]:
        """How much more often each seat wins, in intervals that hold all at once."""
        setting = self._study.settings[difference.first]
        told = [a for a in difference.of("wins") if self._names.is_told(a, setting)]
        wider = widening(len(told) * len(self._study.differences))
        return [
            Row(self._seat(difference, apart), _widened(apart.difference, wider)) for apart in told
        ]

    def _seat(self, difference: Difference, apart: Apart) -> str:
        """A seat, and who sits there: one bot, or both where that is what differs."""
        seats = [
            self._study.settings[n].seats[int(apart.row)]
            for n in (difference.first, difference.other)
        ]
        players = list(dict.fromkeys(seat.player for seat in seats))
        return f"{self._names.seat(seats[0])} ({' → '.join(players)})"

    def pair(self, difference: Difference) -> str:
        """The two settings that are compared, the later one first."""
        first, other = (self._study.settings[n] for n in (difference.first, difference.other))
        return self._say(
            "study.answer.pair", first=self._names.brief(first), other=self._names.brief(other)
        )

    def sentences(self, difference: Difference) -> Iterator[str]:
        """Whether it changes who wins; what else it changes."""
        pair, rows = self.pair(difference), self.wins(difference)
        if self._study.games < GAMES_FEWEST:
            yield self._say("study.answer.few", pair=pair, games=self._study.games)
            return
        changed = [row for row in rows if row.is_sure]
        if changed:
            said = "; ".join(self._changed(row) for row in changed)
            yield self._say("study.answer.changed", pair=pair, what=said)
        elif rows:
            yield self._unchanged(pair, rows)
        also = list(self._also(difference))
        if also:
            yield self._say("study.answer.also", what="; ".join(also))

    def _changed(self, row: Row) -> str:
        points, interval = self._names.points(row.difference)
        return self._say("study.answer.seat", seat=row.name, points=points, interval=interval)

    def _unchanged(self, pair: str, rows: Sequence[Row]) -> str:
        """Nothing is seen; how far apart it could still be, and how many games would tell."""
        reach = max(_beyond(row.difference) for row in rows)
        widest = max(_half(row.difference) for row in rows)
        games = self._study.games
        return self._say(
            "study.answer.unchanged",
            pair=pair,
            games=games,
            reach=self._names.number(100 * reach, 1),
            within=self._names.number(100 * NARROW, 0),
            needed=needed(games, widest, NARROW),
            enough="yes" if widest <= NARROW else "no",
        )

    def _also(self, difference: Difference) -> Iterator[str]:
        """The other figures that clearly changed, the clearest first."""
        setting = self._study.settings[difference.first]
        others = [
            a for a in difference.figures if a.table in ("score", "number", "decisions", "ending")
        ]
        told = [apart for apart in others if self._names.is_told(apart, setting)]
        wider = widening(len(told) * len(self._study.differences))
        rows = [(apart, _widened(apart.difference, wider)) for apart in told]
        sure = [(apart, mean) for apart, mean in rows if Row("", mean).is_sure]
        for apart, mean in sorted(sure, key=lambda both: -_clearness(both[1]))[:ALSO_MOST]:
            said = (
                self._names.points(mean)
                if apart.table in SHARES
                else self._names.mean(mean, signed=True)
            )
            name = self._names.figure(apart, setting)
            yield self._say("study.answer.figure", name=name, number=said[0], interval=said[1])

    # -- one setting -----------------------------------------------------------------------------

    def seats(self, setting: SettingFigures) -> str:
        """Whether any seat is better than another; nothing where different bots sit in them."""
        seats = contenders(setting)
        if len(seats) < 2 or not setting.games:
            return ""
        if len({seat.player for seat in seats}) > 1:
            return self._say("study.verdict.seats-mixed")
        shares: Mapping[str, Rate] = {self._names.seat(seat): seat.share for seat in seats}
        return self._verdict("study.verdict.seats", shares)

    def labels(self, labels: Mapping[str, Rate]) -> str:
        """Whether the best and the worst of some rivals can be told apart by so many games."""
        named = {self._names.label(label): rate for label, rate in labels.items()}
        return self._verdict("study.verdict", named) if len(named) > 1 else ""

    def _verdict(self, key: str, shares: Mapping[str, Rate]) -> str:
        """The best and the worst, which are picked out of all labels of all settings.

        The more there are, the further apart the two ends will be by chance: intervals are widened
        for it.
        """
        order = list(ranked(shares, lambda rate: rate.share))
        (best, first), (worst, last) = order[0], order[-1]
        wider = widening(len(order) * len(self._study.settings))
        below, above = first.share - first.low, last.high - last.share
        apart = first.share - wider * below > last.share + wider * above
        if not apart and self._study.differences:
            return ""  # another question was asked: only what is sure is worth a sentence
        return self._say(
            f"{key}-{'apart' if apart else 'alike'}",
            best=best,
            worst=worst,
            most=self._names.percent(first.share),
            least=self._names.percent(last.share),
        )

    def needed(self, setting: SettingFigures) -> str:
        """How many games it takes to know every share of wins well enough."""
        seats: Sequence[SeatFigures] = contenders(setting)
        reach = max((seat.share.high - seat.share.low) / 2 for seat in seats)
        return self._say(
            "study.answer.needed",
            reach=self._names.number(100 * reach, 1),
            within=self._names.number(100 * NARROW, 0),
            needed=needed(setting.games, reach, NARROW),
            enough="yes" if reach <= NARROW else "no",
        )


def needed(games: int, reach: float, within: float) -> int:
    """How many games make an interval that reaches so far either way as narrow as wished.

    Rounded up to two digits: it is an estimate.

    >>> needed(300, 0.07, 0.02)
    3700
    """
    exact = ceil(games * (reach / within) ** 2)
    step: int = 10 ** max(0, len(str(exact)) - 2)
    return -(-exact // step) * step


def _widened(mean: Mean, wider: float) -> Mean:
    if mean.low is None or mean.high is None:
        return mean
    low = mean.mean - wider * (mean.mean - mean.low)
    return Mean(mean.mean, low, mean.mean + wider * (mean.high - mean.mean), mean.count)


def _half(mean: Mean) -> float:
    return 0.0 if mean.low is None or mean.high is None else (mean.high - mean.low) / 2


def _beyond(mean: Mean) -> float:
    """How far from nought the truth may still be."""
    return 0.0 if mean.low is None or mean.high is None else min(1.0, max(-mean.low, mean.high))


def _clearness(mean: Mean) -> float:
    return abs(mean.mean) / max(_half(mean), 1e-12)
