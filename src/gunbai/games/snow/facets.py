"""Facets: what a confrontation tests, and the source whose force flows into it (snow R5)."""

from __future__ import annotations

from types import MappingProxyType

AWARE, STEEL, TANKA = "aware", "steel", "tanka"
FACETS = (AWARE, STEEL, TANKA)
"""The three types of confrontation; Steel is Kenjutsu for a samurai, Houjutsu for a samurai-ko."""

SOURCE = MappingProxyType({AWARE: TANKA, STEEL: AWARE, TANKA: STEEL})
"""The Facet that feeds the tested one (snow R5)."""

OPEN = MappingProxyType(
    {
        None: FACETS,
        AWARE: (STEEL, TANKA),
        STEEL: (AWARE, TANKA),
        TANKA: (AWARE, STEEL),
    }
)
"""What may be tested after a confrontation of a type: nobody repeats it (snow, No repeats)."""


def open_types(*barred: str | None) -> tuple[str, ...]:
    """The types open to characters whose last types were ``barred``; at least one of three."""
    return tuple(facet for facet in FACETS if facet not in barred)
