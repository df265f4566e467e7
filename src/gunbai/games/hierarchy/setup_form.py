"""Setting up at one form: the Stats of one's caste, the Tiles by what they are for, the Precious.

The Tiles are one step, though the script asks four questions about them: their names, then which
are arms, stealth, healing. The form has a field for each use, ``tiles/USE``: names that were taken
up, and a line with more.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any, Final

from gunbai.core.questions import Ask
from gunbai.games.hierarchy.phases.naming import parted
from gunbai.games.hierarchy.rules.sheet import USES

TILES = "hierarchy.name-tiles"
MARK = "hierarchy.mark."
GROUPS: Mapping[str, Sequence[str]] = {
    "": ("hierarchy.talisman", "hierarchy.stats", TILES, "hierarchy.precious"),
}
DRAWN_WITH: Mapping[str, str] = {
    f"{TILES}.2": TILES,
    **{MARK + use: TILES for use in USES},
}
"""What stands in the fields of another step; ``.2`` is asked where Tiles are left to name."""
NOT_MINE: Final = object()


def answered(step: str, ask: Ask, fields: Mapping[str, Sequence[str]]) -> Any:
    """The answer that stands in the fields of the Tiles; `NOT_MINE` for any other step."""
    if DRAWN_WITH.get(step, step) != TILES:
        return NOT_MINE
    named = list(_named(fields))
    if step == TILES:
        return "\n".join(name for name, _ in named) or None
    if not named or not step.startswith(MARK):
        return None
    uses = {name.casefold(): use for name, use in reversed(named)}
    use = step.removeprefix(MARK)
    items = getattr(ask, "items", ())
    return [place for place, item in enumerate(items) if uses.get(plain_name(item)) == use]


def plain_name(item: Any) -> str:
    """A Tile's name as it was written, without the numeral that tells it from another."""
    return str(item).rstrip("0123456789").rstrip().casefold() or str(item)


def _named(fields: Mapping[str, Sequence[str]]) -> Iterator[tuple[str, str]]:
    for use in USES:
        for text in fields.get(f"tiles/{use}", ()):
            yield from ((name, use) for name in parted(text))
