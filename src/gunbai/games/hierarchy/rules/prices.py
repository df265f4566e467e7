"""What Training costs in Honor, and what may be afforded (hierarchy: training)."""

from __future__ import annotations

from collections.abc import Mapping

from gunbai.core.script import Refusal
from gunbai.games.hierarchy.rules.sheet import Character

NEW_TILE, TILE, STAT, POINT = "new-tile", "tile", "stat", "point"
PRICES: Mapping[str, int] = {NEW_TILE: 1, TILE: 1, STAT: 2, POINT: 3}
"""Honor for a new Tile, a Tile +1, a Stat +1, a Victory Point."""


def affordable(character: Character) -> tuple[str, ...]:
    """What a character can pay for."""
    return tuple(what for what, price in PRICES.items() if price <= character.honor)


def too_dear(character: Character) -> dict[str, Refusal]:
    """What a character cannot pay for, each with the reason."""
    return {
        what: Refusal(
            "hierarchy.too-dear", "hierarchy.training", {"price": price, "honor": character.honor}
        )
        for what, price in PRICES.items()
        if price > character.honor
    }
