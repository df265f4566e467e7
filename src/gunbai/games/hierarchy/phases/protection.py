"""Protecting one's Precious: a conflict as the GM frames it."""

from __future__ import annotations

from gunbai.core.script import Script, tell
from gunbai.games.hierarchy.phases.scene import frame, npc, obstacles
from gunbai.games.hierarchy.rules.conflict import PRECIOUS, Conflict
from gunbai.games.hierarchy.rules.sheet import Character
from gunbai.games.hierarchy.state import Realm
from gunbai.games.hierarchy.steps.initiation import contender
from gunbai.games.hierarchy.steps.resolve import resolve


def protect(realm: Realm, hero: Character, gm: Character) -> Script[None]:
    """The GM's NPC is the aggressor. Won: +1 Honor; lost: 1 Honor less."""
    yield from frame(hero, gm, PRECIOUS)
    yield from obstacles(realm, hero, gm)
    foe = yield from npc(realm, hero, gm, PRECIOUS)
    verdict = yield from resolve(realm, Conflict(PRECIOUS, (foe, contender(realm, hero))))
    if verdict.winner == 1:
        hero.gain(honor=1)
        yield tell("hierarchy.precious.safe", who=hero.name, precious=hero.precious)
    elif verdict.winner == 0:
        hero.lose_honor()
        yield tell("hierarchy.precious.lost", who=hero.name, precious=hero.precious)
