"""Naming Tiles and marking what they are for, at creation and in Training."""

from __future__ import annotations

import re

from msgspec.structs import replace

from gunbai.core.script import Choose, Pick, Script, Write
from gunbai.games.hierarchy.rules.sheet import (
    ARMS,
    CRAFT,
    HEALING,
    STEALTH,
    USES,
    Character,
    Tile,
)
from gunbai.games.hierarchy.steps.arming import tile_phrase

TILE_MOST = 40
SWORDS = frozenset({"sword", "меч"})


def name_tiles(character: Character, count: int, stacked: bool) -> Script[None]:
    """Name so many Tiles, a line each; what is not named yet is asked for again (hierarchy R2).

    ``stacked``: a name that is on the sheet already raises that Tile by 1; else it becomes
    another Tile of that name with a numeral.
    """
    while count:
        text = yield Write(
            character.seat,
            "hierarchy.name-tiles",
            rule="hierarchy.R2",
            values={"count": count},
            most=min(500, count * TILE_MOST),
            lines=count,
            about=character,
        )
        for name in parted(text)[:count]:
            take_up(character, name, stacked)
            count -= 1


def parted(text: str) -> list[str]:
    """The names in a text: one a line, or with commas between them."""
    return [name for name in map(str.strip, re.split(r"[\n,;]", text)) if name]


def take_up(character: Character, name: str, stacked: bool) -> None:
    """Write one more named Tile on the sheet."""
    place = _place(character, name)
    if place is None:
        character.add_tile(Tile(name, CRAFT))
    elif stacked:
        character.raise_tile(place)
    else:
        character.add_tile(Tile(unlike(character, name), CRAFT))


def unlike(character: Character, name: str) -> str:
    """The name, with a numeral where the sheet has a Tile of that name already."""
    number, fresh = 1, name
    while _place(character, fresh) is not None:
        number += 1
        fresh = f"{name} {number}"
    return fresh


def _place(character: Character, name: str) -> int | None:
    folded = name.casefold()
    if folded in SWORDS:
        return 0
    names = [tile.name.casefold() for tile in character.tiles]
    return names.index(folded) if folded in names else None


def mark_tiles(character: Character) -> Script[None]:
    """Mark which Tiles are arms, which stealth, which heal (hierarchy R11); the rest are crafts."""
    for use in (ARMS, STEALTH, HEALING):
        open_ = [place for place, tile in enumerate(character.tiles) if tile.use == CRAFT]
        if not open_:
            return
        places = yield Pick(
            character.seat,
            f"hierarchy.mark.{use}",
            [character.tiles[place].name for place in open_],
            rule="hierarchy.R11",
            about=character,
        )
        for place in places:
            at = open_[place]
            character.tiles[at] = replace(character.tiles[at], use=use)


def new_tile(character: Character) -> Script[Tile]:
    """Name a new Tile and mark what it is for."""
    key, rule = "hierarchy.new-tile", "hierarchy.tiles"
    name: str = yield Write(character.seat, key, rule=rule, most=TILE_MOST)
    use = yield Choose(character.seat, "hierarchy.use", USES, rule="hierarchy.R11")
    tile = Tile(unlike(character, name.strip()), use)
    character.add_tile(tile)
    return tile


def raise_tile(character: Character, key: str, rule: str) -> Script[Tile]:
    """Choose the Tile that is raised by 1."""
    items = [tile_phrase(tile) for tile in character.tiles]
    (place,) = yield Pick(character.seat, key, items, least=1, most=1, rule=rule, about=character)
    character.raise_tile(place)
    raised: Tile = character.tiles[place]
    return raised
