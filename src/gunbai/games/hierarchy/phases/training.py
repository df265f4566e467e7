"""Phase 7, Training: everybody at the same time turns Honor into Tiles, Stats, Victory Points."""

from __future__ import annotations

from gunbai.core.script import Choose, Parallel, Script, tell
from gunbai.games.hierarchy.phases.naming import new_tile, raise_tile
from gunbai.games.hierarchy.rules.prices import NEW_TILE, POINT, PRICES, STAT, affordable, too_dear
from gunbai.games.hierarchy.rules.sheet import STAT_WORDS, STATS, Character
from gunbai.games.hierarchy.state import Realm

DONE = "done"


def training(realm: Realm) -> Script[None]:
    """Nobody waits for another's training."""
    yield Parallel([_train(character) for character in realm.ladder])


def _train(character: Character) -> Script[None]:
    while affordable(character):
        what = yield Choose(
            character.seat,
            "hierarchy.training",
            (DONE, *affordable(character)),
            too_dear(character),
            rule="hierarchy.training",
            values={"honor": character.honor},
            about=character,
        )
        if what == DONE:
            return
        character.lose_honor(PRICES[what])
        yield from _buy(character, what)


def _buy(character: Character, what: str) -> Script[None]:
    if what == POINT:
        character.gain(points=1)
        yield tell("hierarchy.trained.point", who=character.name)
    elif what == STAT:
        stat = yield Choose(
            character.seat,
            "hierarchy.raise-stat",
            STATS,
            rule="hierarchy.training",
            about=character,
        )
        character.stats[stat] += 1
        yield tell("hierarchy.trained.stat", who=character.name, stat=STAT_WORDS[stat])
    else:
        tile = yield from (
            new_tile(character)
            if what == NEW_TILE
            else raise_tile(character, "hierarchy.raise-tile", "hierarchy.training")
        )
        yield tell("hierarchy.trained.tile", who=character.name, tile=tile.name)
