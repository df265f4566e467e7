"""Facets: what a confrontation tests, and the source whose force flows into it (snow R5)."""

from __future__ import annotations

from typing import Final

AWARE: Final = "aware"
STEEL: Final = "steel"
TANKA: Final = "tanka"
FACETS: Final = (AWARE, STEEL, TANKA)
"""The three types of confrontation; Steel is Kenjutsu for a samurai, Houjutsu for a samurai-ko."""

SOURCE: Final = {AWARE: TANKA, STEEL: AWARE, TANKA: STEEL}
"""The Facet that feeds the tested one (snow R5)."""

_OPEN: Final = {
    (one, other): tuple(facet for facet in FACETS if facet not in (one, other))
    for one in (None, *FACETS)
    for other in (None, *FACETS)
}
"""Every answer of `open_types`, made once: it is asked before every confrontation."""


def open_types(last: str | None, other: str | None = None) -> tuple[str, ...]:
    """The types that may be tested where one character's last type and another's are barred.

    Nobody takes part in two successive confrontations of the same type (snow, No repeats); one of
    three stays open at least (snow R29).
    """
    return _OPEN[last, other]


def others(facet: str) -> tuple[str, ...]:
    """The two other Facets."""
    return open_types(facet)
