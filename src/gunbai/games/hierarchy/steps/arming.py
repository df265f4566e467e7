"""Before the roll: which Stat and which Tiles each side brings, and who helps the leader."""

from __future__ import annotations

from collections.abc import Sequence

from gunbai.core.script import Ask, Choose, Phrase, Pick, Script, Together, tell
from gunbai.games.hierarchy.rules.conflict import DUEL, SUBVERSION, TALISMAN, Conflict, Contender
from gunbai.games.hierarchy.rules.duel import Side
from gunbai.games.hierarchy.rules.sheet import (
    ARMS,
    COMBAT,
    STAT_WORDS,
    STATS,
    STEALTH,
    SWORD_NAME,
    Character,
    Tile,
)
from gunbai.games.hierarchy.state import Realm

SIDES: tuple[Side, Side] = (0, 1)


def arm(realm: Realm, conflict: Conflict) -> Script[None]:
    """Let both sides choose their Stat and Tiles, as far as the cause leaves them a choice."""
    yield from _choose_stats(conflict)
    yield from _choose_tiles(conflict)
    if realm.options["tiles"] == "ask" and conflict.cause not in (DUEL, SUBVERSION, TALISMAN):
        yield from _doubt_tiles(conflict)
    for side in SIDES:
        who = conflict.sides[side]
        if who.character is not None or who.npc_stats:
            yield tell(
                "hierarchy.armed",
                who=who.name,
                stat=STAT_WORDS[who.stat],
                count=len(who.tiles),
                tiles=[tile_phrase(tile) for tile in who.tiles],
            )


def tile_phrase(tile: Tile) -> Phrase:
    """A Tile as it is shown: its name and rating."""
    return Phrase("hierarchy.tile", {"name": tile.name, "rating": tile.rating})


def _choose_stats(conflict: Conflict) -> Script[None]:
    """In a Fight Combat; else each side's own choice, once the kind is agreed."""
    if conflict.is_fight:
        for who in conflict.sides:
            who.stat = COMBAT
    elif conflict.cause.stats is None:
        choosing = [who for who in conflict.sides if who.character or who.npc_stats]
        chosen = yield Together([_stat_ask(conflict, who) for who in choosing])
        for who, stat in zip(choosing, chosen, strict=True):
            who.stat = stat


def _stat_ask(conflict: Conflict, who: Contender) -> Choose:
    values = {"cause": conflict.cause.word, "stat": STAT_WORDS[conflict.kind]}
    key, rule = "hierarchy.choose-stat", "hierarchy.terms"
    return Choose(who.seat, key, STATS, rule=rule, values=values, about=conflict)


def fitting(conflict: Conflict, character: Character) -> tuple[list[Tile], bool]:
    """The Tiles that fit a conflict, and whether the player may choose among them.

    In the Daimyo's duel the Sword, in Subversion all stealth, in a discovery none; else any, by
    the player's word (hierarchy R5). In a Fight arms are proposed (hierarchy R26).
    """
    if conflict.cause is TALISMAN:
        return [], False
    if conflict.cause is SUBVERSION:
        return character.tiles_for(STEALTH), False
    if conflict.is_sparring:
        return character.tiles[:1], False
    return list(character.tiles), not conflict.is_fight or len(character.tiles) > 1


def _choose_tiles(conflict: Conflict) -> Script[None]:
    asked: list[tuple[Contender, list[Tile]]] = []
    for who in conflict.sides:
        if who.character is None:
            continue
        tiles, is_free = fitting(conflict, who.character)
        who.tiles = tiles
        if is_free:
            asked.append((who, tiles))
    chosen = yield Together([_tiles_ask(conflict, who, tiles) for who, tiles in asked])
    for (who, tiles), places in zip(asked, chosen, strict=True):
        who.tiles = [tiles[place] for place in places]


def _tiles_ask(conflict: Conflict, who: Contender, tiles: Sequence[Tile]) -> Ask:
    return Pick(
        who.seat,
        "hierarchy.choose-tiles",
        [tile_phrase(tile) for tile in tiles],
        rule="hierarchy.R5",
        values={"cause": conflict.cause.word, "stat": STAT_WORDS[who.stat]},
        about=conflict,
        subject={"proposed": proposed(conflict, tiles)},
    )


def proposed(conflict: Conflict, tiles: Sequence[Tile]) -> list[int]:
    """The places of the Tiles that are proposed: in a Fight the arms (hierarchy R26)."""
    return [place for place, tile in enumerate(tiles) if conflict.is_fight and tile.use == ARMS]


def _doubt_tiles(conflict: Conflict) -> Script[None]:
    """Let the other side refuse Tiles that do not fit (R5); never the Sword in a Fight."""
    doubted = [side for side in SIDES if _doubtful(conflict, side)]
    refused = yield Together([_doubt_ask(conflict, side) for side in doubted])
    for side, places in zip(doubted, refused, strict=True):
        who = conflict.sides[side]
        out = [_doubtful(conflict, side)[place] for place in places]
        who.tiles = [tile for tile in who.tiles if not any(tile is gone for gone in out)]
        if out:
            yield tell(
                "hierarchy.tiles-refused",
                who=conflict.foe(side).name,
                other=who.name,
                tiles=[tile_phrase(tile) for tile in out],
            )


def _doubtful(conflict: Conflict, side: Side) -> list[Tile]:
    tiles = conflict.sides[side].tiles
    return [t for t in tiles if not (conflict.is_fight and t.name == SWORD_NAME)]


def _doubt_ask(conflict: Conflict, side: Side) -> Ask:
    who = conflict.sides[side]
    return Pick(
        conflict.foe(side).seat,
        "hierarchy.doubt-tiles",
        [tile_phrase(tile) for tile in _doubtful(conflict, side)],
        rule="hierarchy.R5",
        values={"who": who.name, "stat": STAT_WORDS[who.stat]},
        about=conflict,
        subject={"seat": who.seat},
    )
