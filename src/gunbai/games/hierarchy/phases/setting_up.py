"""Setting up: the bowl of Talismans, then everybody's sheet at the same time."""

from __future__ import annotations

from gunbai.core.script import Divide, Parallel, Roll, Script, Seat, Together, Write, tell
from gunbai.games.hierarchy.phases.naming import mark_tiles, name_tiles
from gunbai.games.hierarchy.rules.castes import BIRTH, PLACES, caste_of_draw
from gunbai.games.hierarchy.rules.sheet import STATS, Character
from gunbai.games.hierarchy.state import Realm

NAME_MOST = 40
DRAWER: Seat = 0
"""Whoever sits first draws from the bowl."""


def setting_up(realm: Realm) -> Script[None]:
    """Write the slips, draw the castes, make the characters."""
    yield from bowl(realm)
    yield Parallel([birth(realm, character) for character in realm.ladder])


def bowl(realm: Realm) -> Script[None]:
    """Everybody writes a Talisman; the slips are drawn one by one (hierarchy: the bowl)."""
    slips = yield Together([_slip(character) for character in realm.characters])
    for character, slip in zip(realm.characters, slips, strict=True):
        character.talisman = slip.strip()
    yield from _draw(realm)


def _slip(character: Character) -> Write:
    return Write(
        character.seat, "hierarchy.talisman", rule="hierarchy.R1", most=NAME_MOST, secret=True
    )


def _draw(realm: Realm) -> Script[None]:
    """Draw the Emperor, the Daimyo, the Shoguns; the slips that are left are the Samurai."""
    left = [character.seat for character in realm.characters]
    for number in range(sum(PLACES.values())):
        (slip,) = yield Roll(DRAWER, "hierarchy.roll.slip", 1, len(left), rule="hierarchy.bowl")
        character = realm.characters[left.pop(slip - 1)]
        realm.drawn.append(character.seat)
        character.caste = caste_of_draw(number)
        yield tell("hierarchy.drawn", who=character.name, caste=character.caste.word)
    realm.drawn.extend(left)
    yield tell("hierarchy.drawn.rest", names=[realm.characters[seat].name for seat in left])


def birth(realm: Realm, character: Character) -> Script[None]:
    """A sheet: Stats, Tiles and what they are for, the Precious."""
    born = BIRTH[character.caste]
    character.gain(honor=born.honor)
    points = yield Divide(
        character.seat,
        "hierarchy.stats",
        STATS,
        born.stats,
        rule="hierarchy.stats",
        values={"caste": character.caste.word},
        about=character,
    )
    character.stats = {stat: points[stat] for stat in STATS}  # not in the order of the answer
    stacked = realm.options["creation_tiles"] == "stack"
    yield from name_tiles(character, born.tiles, stacked)
    yield from mark_tiles(character)
    character.precious = yield Write(
        character.seat, "hierarchy.precious", rule="hierarchy.precious", most=120
    )
    yield tell("hierarchy.born", who=character.name, caste=character.caste.word)
