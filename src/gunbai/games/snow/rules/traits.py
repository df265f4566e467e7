"""Traits that a point may be exchanged for: Cultures (snow R3) and Inheritances (snow R4)."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import Final, NamedTuple

from gunbai.games.snow.rules.facets import AWARE, STEEL, TANKA

NONE = "none"


class Culture(NamedTuple):
    """A training: one die more on one Facet in encounters, on another in challenges."""

    id: str
    encounters: str
    challenges: str

    def die(self, facet: str, *, challenge: bool) -> int:
        """The die it adds where ``facet`` is tested: 1 or 0."""
        return int(facet == (self.challenges if challenge else self.encounters))


CULTURES: Mapping[str, Culture] = MappingProxyType(
    {
        culture.id: culture
        for culture in (
            Culture("falcon-garden", AWARE, STEEL),
            Culture("moon-viewing", AWARE, TANKA),
            Culture("border-march", STEEL, AWARE),
            Culture("warrior-monastery", STEEL, TANKA),
            Culture("pilgrim-road", TANKA, AWARE),
            Culture("mountain-temple", TANKA, STEEL),
        )
    }
)

TWIN_RIVERS: Final = "twin-rivers"
UNBOUND_SASH: Final = "unbound-sash"
DAWN_LAMP: Final = "dawn-lamp"
INHERITANCES = (TWIN_RIVERS, UNBOUND_SASH, DAWN_LAMP)
