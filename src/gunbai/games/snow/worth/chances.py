"""The chances of one confrontation: two stands, their throws, and every way the dice may fall.

Facets and kamae as values: no houses, no state. What bots, hints and `odds` reckon with.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator
from fractions import Fraction
from functools import lru_cache
from math import lcm
from typing import NamedTuple

from gunbai.games.snow.rules.clash import MAY_WIN
from gunbai.games.snow.rules.kamae import Kamae
from gunbai.games.snow.rules.schools import (
    MIRROR,
    NOTHING,
    SCHOOL_DIE,
    School,
    Throw,
    mirrored,
    plain,
    throw,
)
from gunbai.odds import Distribution, opposed, successes


class Table(NamedTuple):
    """What a table has agreed that changes chances: ``full_dice`` (snow R15), ``no_dice`` (R38)."""

    full_dice: int = 1
    no_dice: str = MAY_WIN


AGREED = Table()
"""A table that has agreed on nothing particular."""

FATES = dict(Counter(SCHOOL_DIE))
SILENT = {NOTHING: 1}


class Stand(NamedTuple):
    """How one side stands before any die falls.

    ``facet`` is the Facet tested; without a ``kamae`` it is the Emperor, who rolls it unmodified.
    ``culture`` is the die of her Culture, ``school`` the School she calls on.
    """

    facet: int
    kamae: Kamae | None = None
    culture: int = 0
    school: School | None = None

    @property
    def fates(self) -> dict[str, int]:
        """What her School die may bring, with weights."""
        return FATES if self.school else SILENT

    @property
    def times(self) -> int:
        """How many confrontations her kamae makes of one."""
        return self.kamae.times if self.kamae else 1

    def throw(self, base: int, fate: str) -> Throw:
        """How she rolls from a base Facet when the School die brought ``fate``."""
        if self.kamae is None:
            return plain(base)
        dice = base + self.kamae.dice + self.culture
        return throw(self.school, fate, dice) if self.school else plain(dice)


class Chances(NamedTuple):
    """One side's chances in one confrontation, as ways out of ``total``.

    ``wins`` ways win; in ``full`` ways every die of enough is a success (snow R15), and in
    ``wins_full`` both come true.
    """

    total: int
    wins: int
    full: int
    wins_full: int

    @property
    def win(self) -> Fraction:
        """The chance that she wins."""
        return Fraction(self.wins, self.total)

    def outcomes(self) -> tuple[tuple[bool, bool, int], ...]:
        """Whether she wins, whether every die is a success, and in how many ways both come."""
        lost_full = self.full - self.wins_full
        return (
            (True, False, self.wins - self.wins_full),
            (True, True, self.wins_full),
            (False, False, self.total - self.wins - lost_full),
            (False, True, lost_full),
        )


@lru_cache(maxsize=4096)
def showing(how: Throw) -> Distribution:
    """The successes that a throw may show."""
    rolled = successes(how.dice, len(SCHOOL_DIE), how.counting)
    if how.keep:
        return rolled.higher() if how.keep > 0 else rolled.lower()
    return rolled


@lru_cache(maxsize=1 << 14)
def met(first: Throw, second: Throw, table: Table = AGREED) -> tuple[Chances, Chances]:
    """Both sides' chances with such throws; the first wins with at least as many successes."""
    mine, theirs = showing(first), showing(second)
    total = mine.total * theirs.total
    full, full_there = _full(first, table), _full(second, table)
    if table.no_dice != MAY_WIN and not first.dice:  # snow R38
        wins = total if second.dice else 0
        return (
            Chances(total, 0, 0, 0),
            Chances(total, wins, full_there * mine.total, full_there * mine.total),
        )
    wins = int(total * opposed(mine, theirs, ties="first").win)
    return (
        Chances(total, wins, full * theirs.total, full * _up_to(theirs, first.dice)),
        Chances(
            total, total - wins, full_there * mine.total, full_there * _up_to(mine, second.dice - 1)
        ),
    )


def _full(how: Throw, table: Table) -> int:
    """In how many ways every die of a throw is a success; 0 where it has too few dice."""
    return showing(how).weight(how.dice) if how.dice >= table.full_dice else 0


def _up_to(shown: Distribution, most: int) -> int:
    """How many ways show at most so many successes."""
    return sum(shown.weights[: max(0, most + 1 - shown.low)])


def throws(first: Stand, second: Stand) -> Iterator[tuple[int, Throw, Throw]]:
    """Every way the School dice may fall, with its weight: how both sides then roll."""
    for fate, weight in first.fates.items():
        for against, other_weight in second.fates.items():
            mine, theirs = _bases(first, second, fate, against)
            yield weight * other_weight, first.throw(mine, fate), second.throw(theirs, against)


def _bases(first: Stand, second: Stand, fate: str, against: str) -> tuple[int, int]:
    """The Facets that pools are reckoned from; two mirrors work first side first (snow R11)."""
    mine, theirs = first.facet, second.facet
    if first.school is MIRROR:
        mine, theirs = mirrored(mine, theirs, fate)
    if second.school is MIRROR:
        theirs, mine = mirrored(theirs, mine, against)
    return mine, theirs


@lru_cache(maxsize=1 << 16)
def fought(first: Stand, second: Stand, table: Table = AGREED) -> tuple[Chances, Chances]:
    """Both sides' chances in one confrontation; the first wins with at least as many successes."""
    ways = [(weight, met(mine, theirs, table)) for weight, mine, theirs in throws(first, second)]
    if len(ways) == 1:
        return ways[0][1]
    return (
        mixed((weight, sides[0]) for weight, sides in ways),
        mixed((weight, sides[1]) for weight, sides in ways),
    )


def mixed(parts: Iterable[tuple[int, Chances]]) -> Chances:
    """The chances where first one of several parts comes about, each by its weight."""
    parts = list(parts)
    common = lcm(*[chances.total for _, chances in parts])
    scaled = [(weight * (common // chances.total), chances) for weight, chances in parts]
    sums = [sum(scale * part[place] for scale, part in scaled) for place in range(4)]
    return Chances(*sums)


class Lying(NamedTuple):
    """Dice that lie on the table: what the School die brought, successes, and of how many dice."""

    fate: str
    successes: int
    dice: int = 1


def reasserted(
    mine: Stand, other: Stand, lying: Lying, *, first: bool, table: Table = AGREED
) -> Chances:
    """The chances of a fresh roll against the other's dice, as they are ``lying`` (snow R16).

    ``first`` tells whether the one who rolls anew is the first side, who wins ties.
    """
    parts = []
    fate, needed = lying.fate, lying.successes + (not first)
    if table.no_dice != MAY_WIN and not first and not lying.dice:
        needed = 0  # a pool without dice does not win (snow R38)
    for drawn, weight in mine.fates.items():
        base = _bases(mine, other, drawn, fate)[0] if first else _bases(other, mine, fate, drawn)[1]
        parts.append((weight, _again(mine.throw(base, drawn), needed, table)))
    return mixed(parts)


def _again(how: Throw, needed: int, table: Table) -> Chances:
    """The chances to roll as many successes as are needed."""
    shown, full = showing(how), _full(how, table)
    if table.no_dice != MAY_WIN and not how.dice:
        return Chances(shown.total, 0, 0, 0)
    wins = shown.total - _up_to(shown, needed - 1)
    return Chances(shown.total, wins, full, full if how.dice >= needed else 0)


def expected_successes(first: Stand, second: Stand) -> tuple[Fraction, Fraction]:
    """How many successes each side may expect."""
    ways = list(throws(first, second))
    total = sum(weight for weight, _, _ in ways)
    mine = sum((weight * showing(throw).mean for weight, throw, _ in ways), Fraction(0))
    theirs = sum((weight * showing(throw).mean for weight, _, throw in ways), Fraction(0))
    return mine / total, theirs / total
