"""Gifts of Honor at the Return: from a higher caste to a lower, from nothing (hierarchy R20)."""

from __future__ import annotations

from collections.abc import Iterable

from gunbai.core.script import refused
from gunbai.games.hierarchy.rules.sheet import Character


def receivers(giver: Character, characters: Iterable[Character]) -> list[Character]:
    """Everybody whom a character may give Honor: all of lower castes."""
    return [c for c in characters if giver.caste.is_above(c.caste)]


def give(giver: Character, receiver: Character) -> None:
    """Give 1 Honor downward.

    Raises:
        Refused: where the receiver's caste is not lower than the giver's.

    """
    if not giver.caste.is_above(receiver.caste):
        raise refused("hierarchy.gift.upward", "hierarchy.R20", other=receiver.name)
    receiver.gain(honor=1)
