"""Discovering one's Talisman: Spirit alone against what the GM sets."""

from __future__ import annotations

from gunbai.core.script import Choose, Script, tell
from gunbai.games.hierarchy.phases.naming import raise_tile
from gunbai.games.hierarchy.phases.scene import frame, npc, obstacles
from gunbai.games.hierarchy.rules.conflict import TALISMAN, Conflict
from gunbai.games.hierarchy.rules.sheet import STAT_WORDS, STATS, Character
from gunbai.games.hierarchy.state import Realm
from gunbai.games.hierarchy.steps.initiation import contender
from gunbai.games.hierarchy.steps.resolve import resolve


def discover(realm: Realm, hero: Character, gm: Character) -> Script[None]:
    """Won: the Talisman is known to all, +1 to a Stat, a Tile and Honor."""
    yield from frame(hero, gm, TALISMAN)
    yield from obstacles(realm, hero, gm)
    foe = yield from npc(realm, hero, gm, TALISMAN)
    verdict = yield from resolve(realm, Conflict(TALISMAN, (contender(realm, hero), foe)))
    if verdict.winner == 0:
        yield from _reward(hero)


def _reward(hero: Character) -> Script[None]:
    hero.discovered = True
    hero.gain(honor=1)
    yield tell("hierarchy.discovered", who=hero.name, talisman=hero.talisman, reveals=True)
    rule = "hierarchy.discovery"
    stat = yield Choose(hero.seat, "hierarchy.raise-stat", STATS, rule=rule, about=hero)
    hero.stats[stat] += 1
    tile = yield from raise_tile(hero, "hierarchy.raise-tile", rule)
    yield tell("hierarchy.grown", who=hero.name, stat=STAT_WORDS[stat], tile=tile.name)
