"""Two dice a stand and 8 to hit: the one roll of volleys and melees (daimyo 6, 7)."""

from __future__ import annotations

from dataclasses import dataclass
from fractions import Fraction

from gunbai.games.daimyo.pieces.modifier import Modified, Modifier
from gunbai.odds import threshold

HIT = 8
"""What two dice and the modifiers must reach."""


@dataclass(frozen=True)
class Strike(Modified):
    """So many stands that strike alike, and every modifier of their dice with its reason."""

    stands: int
    modifiers: tuple[Modifier, ...]

    @property
    def chance(self) -> Fraction:
        """The exact chance that one stand hits."""
        return hit_chance(self.modifier)


def hit_chance(modifier: int) -> Fraction:
    """The exact chance that two dice and a modifier hit."""
    return threshold(HIT, modifier=modifier)


def hits_shown(faces: list[int], modifier: int) -> int:
    """How many hits the dice show, two a stand in the order they fell."""
    pairs = zip(faces[::2], faces[1::2], strict=True)
    return sum(first + second + modifier >= HIT for first, second in pairs)
