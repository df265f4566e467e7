"""What holds after every answer of a reign, however it is played; the conformance kit asks it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from typing import Final

from gunbai.core.match import Match
from gunbai.games.hierarchy.rules.castes import PLACES
from gunbai.games.hierarchy.state import Realm

SHORT: Final[Mapping[str, range]] = {"rounds_max": range(1, 3)}
"""Values of options by which a random game soon ends."""


def check(match: Match) -> None:
    """Raise `AssertionError` where a reign has come to what cannot be.

    Honor is never negative; there are one Emperor, two Daimyo and three Shoguns once the bowl is
    drawn.
    """
    realm: Realm = match.state
    for who in realm.characters:
        assert who.honor >= 0, f"{who.name} has {who.honor} Honor"
    if realm.drawn and not _is_vacant(match):
        held = Counter(who.caste for who in realm.characters)
        assert {caste: held[caste] for caste in PLACES} == PLACES, held


def _is_vacant(match: Match) -> bool:
    """A death's vacancies are open only while the Emperor is asked to fill them."""
    return any(ask.key == "hierarchy.vacancy" for ask in match.open.values())
