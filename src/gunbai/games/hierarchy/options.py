"""The table options of Hierarchy, each with the ruling behind it, and the two presets."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from gunbai.core.game import Option

OPTIONS = (
    Option("bid_limit", None, low=1, high=6, rule="hierarchy.R25"),
    Option("ties_max", None, low=1, high=9, rule="hierarchy.R24"),
    Option("dice", "open", ("open", "screened"), rule="hierarchy.R7"),
    Option("carry", "count", ("count", "faces"), rule="hierarchy.R8"),
    Option("tiles", "trust", ("trust", "ask"), rule="hierarchy.R5"),
    Option("court", "blades", ("blades", "words"), rule="hierarchy.R29"),
    Option("scene_conflicts", 1, low=1, high=3, rule="hierarchy.R31"),
    Option("creation_tiles", "distinct", ("distinct", "stack"), rule="hierarchy.R2"),
    Option("ladder", "any", ("any", "next"), rule="hierarchy.R21"),
    Option("victory", "talisman", ("talisman", "honor"), rule="hierarchy.victory"),
    Option("undisputed", True, (True, False), rule="hierarchy.R23"),
    Option("rounds_max", None, low=1, high=99, rule="hierarchy.R23"),
)

PRESETS: Mapping[str, Mapping[str, Any]] = {
    "lively": {"bid_limit": 1, "ties_max": 3},
    "source": {},
}
"""Sets of options to start a table from; what a preset does not name keeps its default."""
