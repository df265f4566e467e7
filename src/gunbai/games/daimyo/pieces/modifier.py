"""Modifiers of a roll, each with the reason that a screen can show."""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple

from gunbai.core.script import Phrase, signed


class Modifier(NamedTuple):
    """So much on the dice, and why: ``reason`` is an id of the catalogue, ``rule`` its source."""

    reason: str
    value: int
    rule: str

    @property
    def phrase(self) -> Phrase:
        """The reason in words, with its value."""
        return Phrase(f"daimyo.modifier.{self.reason}", {"value": signed(self.value)})


class Modified:
    """Something whose dice have modifiers."""

    modifiers: tuple[Modifier, ...]

    @property
    def modifier(self) -> int:
        """The sum of the modifiers."""
        return total(self.modifiers)

    @property
    def why(self) -> list[Phrase]:
        """The modifiers in words."""
        return [modifier.phrase for modifier in self.modifiers]


def total(modifiers: Iterable[Modifier]) -> int:
    """What the modifiers add up to."""
    return sum(modifier.value for modifier in modifiers)


def applying(rows: Iterable[tuple[bool, str, int]], rule: str) -> tuple[Modifier, ...]:
    """The modifiers of a table whose condition holds; a value of 0 changes nothing."""
    return tuple(Modifier(reason, value, rule) for holds, reason, value in rows if holds and value)
