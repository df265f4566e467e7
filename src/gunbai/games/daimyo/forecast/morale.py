"""A test of morale before its dice fall (daimyo 5)."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from fractions import Fraction

from gunbai.games.daimyo.pieces.modifier import Modified, Modifier, total
from gunbai.games.daimyo.pieces.troops import Quality
from gunbai.games.daimyo.pieces.unit import Unit
from gunbai.games.daimyo.rules.morale import Reason, Result, judge, naturals
from gunbai.games.daimyo.rules.morale_modifiers import morale_modifiers
from gunbai.games.daimyo.rules.situation import Situation

NEVER = Fraction(0)


@dataclass(frozen=True)
class MoraleTest(Modified):
    """A test with every modifier and its reason, and the chance of each result."""

    modifiers: tuple[Modifier, ...]
    results: Mapping[Result, Fraction]

    def chance(self, result: Result) -> Fraction:
        """The chance of one result."""
        return self.results.get(result, NEVER)

    @property
    def passes(self) -> Fraction:
        """The chance that it is passed."""
        return self.chance(Result.PASS)


def results(quality: Quality, modifier: int, reason: Reason) -> Mapping[Result, Fraction]:
    """The chance of every result that a test for this reason can have."""
    return naturals().group(lambda natural: judge(quality, natural, modifier, reason))


def morale_test(
    now: Situation, unit: Unit, reason: Reason, charger: Unit | None = None
) -> MoraleTest:
    """A unit's test as things stand."""
    return weighed(unit, reason, morale_modifiers(now.board, unit, now.heart(unit, charger)))


def weighed(unit: Unit, reason: Reason, modifiers: tuple[Modifier, ...]) -> MoraleTest:
    """A test whose modifiers are known."""
    return MoraleTest(modifiers, results(unit.quality, total(modifiers), reason))
