"""Vacancies: who may be raised to a place that a death left empty, and the chain it opens.

The Emperor decides, from below; the place of whoever is raised is filled the same way, down to
the Samurai (hierarchy R13).
"""

from __future__ import annotations

from collections.abc import Iterable

from gunbai.games.hierarchy.rules.castes import PLACES, Caste
from gunbai.games.hierarchy.rules.sheet import Character


def vacancy(characters: Iterable[Character]) -> Caste | None:
    """The highest caste that has fewer characters than places; None where all are filled."""
    castes = [character.caste for character in characters]
    for caste, places in PLACES.items():
        if castes.count(caste) < places:
            return caste
    return None


def candidates(characters: Iterable[Character], caste: Caste, reborn: Character) -> list[Character]:
    """Whom the Emperor may raise to ``caste``: all of lower castes but the one just reborn."""
    return [c for c in characters if caste.is_above(c.caste) and c is not reborn]


def raise_to(character: Character, caste: Caste) -> None:
    """Raise a character to a higher place: a Victory Point, as for every higher place taken."""
    character.caste = caste
    character.gain(points=1)
