"""Setting up at one form: the couple in numbers first, then in words, then their house."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

GROUPS: Mapping[str, Sequence[str]] = {
    "snow.setup.samurai": (
        "snow.facets-samurai",
        "snow.culture",
        "snow.inheritance",
        "snow.name-samurai",
        "snow.haiku-samurai",
    ),
    "snow.setup.samurai-ko": (
        "snow.facets-samurai-ko",
        "snow.culture.2",
        "snow.inheritance.2",
        "snow.name-samurai-ko",
        "snow.haiku-samurai-ko",
    ),
    "snow.setup.house": ("snow.school", "snow.clan", "snow.principality"),
}
DRAWN_WITH: Mapping[str, str] = {}
NOT_MINE: Final = object()


def answered(_step: str, _ask: Any, _fields: Any) -> Any:
    """Every field is the house's own."""
    return NOT_MINE
