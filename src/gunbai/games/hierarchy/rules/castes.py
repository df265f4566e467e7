"""The four castes of Fhen: how many places each has, and what each starts with."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from enum import IntEnum

from gunbai.core.script import Word


class Caste(IntEnum):
    """A rung of the ladder; the smaller the number, the higher the caste."""

    EMPEROR = 0
    DAIMYO = 1
    SHOGUN = 2
    SAMURAI = 3

    @property
    def id(self) -> str:
        """The caste's name in records and words."""
        return CASTE_IDS[self]

    @property
    def word(self) -> Word:
        """The catalogue's key of the caste."""
        return CASTE_WORDS[self]

    def is_above(self, other: Caste) -> bool:
        """Whether this caste stands higher on the ladder."""
        return self < other


CASTE_IDS = {caste: caste.name.lower() for caste in Caste}
CASTE_WORDS = {caste: Word(f"hierarchy.caste.{caste.name.lower()}") for caste in Caste}


@dataclass(frozen=True, slots=True)
class Birth:
    """What a character of a caste is born with (hierarchy: castes)."""

    stats: int
    tiles: int
    honor: int


BIRTH: Mapping[Caste, Birth] = {
    Caste.EMPEROR: Birth(stats=10, tiles=2, honor=2),
    Caste.DAIMYO: Birth(stats=6, tiles=4, honor=1),
    Caste.SHOGUN: Birth(stats=4, tiles=6, honor=1),
    Caste.SAMURAI: Birth(stats=2, tiles=10, honor=1),
}
PLACES: Mapping[Caste, int] = {Caste.EMPEROR: 1, Caste.DAIMYO: 2, Caste.SHOGUN: 3}
"""How many places a caste has; everybody else is a Samurai."""
PLAYERS = range(8, 16)


def caste_of_draw(number: int) -> Caste:
    """The caste of the slip drawn as number 0, 1, 2… from the bowl."""
    for caste, places in PLACES.items():
        if number < places:
            return caste
        number -= places
    return Caste.SAMURAI
