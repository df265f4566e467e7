"""One character's fortune in the Split: the Talisman, the Precious, a deed of one's own."""

from __future__ import annotations

from collections.abc import Collection
from typing import Any

from gunbai.core.script import Choose, Refusal, Script
from gunbai.games.hierarchy.phases.discovery import discover
from gunbai.games.hierarchy.phases.protection import protect
from gunbai.games.hierarchy.phases.quest import may_turn_back
from gunbai.games.hierarchy.phases.scene import deed
from gunbai.games.hierarchy.rules.sheet import Character
from gunbai.games.hierarchy.state import Realm

TALISMAN, PRECIOUS, DEED, ENOUGH = "talisman", "precious", "deed", "enough"
SCENES = {TALISMAN: discover, PRECIOUS: protect, DEED: deed}

ONCE = Refusal("hierarchy.barred.once", "hierarchy.fortune")
DISCOVERED = Refusal("hierarchy.barred.discovered", "hierarchy.discovery")
DOWN = Refusal("hierarchy.barred.unconscious", "hierarchy.fight")
TRY_FIRST = Refusal("hierarchy.barred.try-first", "hierarchy.fortune")


def seek_fortune(realm: Realm, hero: Character, gm: Character) -> Script[None]:
    """Each thing once: on the quest at least one, at home as many as one likes (hierarchy R18)."""
    done: set[str] = set()
    at_home = not realm.is_on_quest(hero)
    while True:
        barred = _barred(hero, done, at_home)
        options = [what for what in (*SCENES, ENOUGH) if what not in barred]
        if options == [ENOUGH]:
            break
        what = yield _ask(hero, gm, options, barred)
        if what == ENOUGH:
            break
        done.add(what)
        yield from SCENES[what](realm, hero, gm)
    yield from may_turn_back(realm, hero)


def _barred(hero: Character, done: Collection[str], at_home: bool) -> dict[str, Refusal]:
    barred = dict.fromkeys(done, ONCE)
    if hero.discovered:
        barred.setdefault(TALISMAN, DISCOVERED)
    if not hero.is_conscious:
        barred = dict.fromkeys((TALISMAN, PRECIOUS), DOWN) | barred
    if not done and not at_home:
        barred[ENOUGH] = TRY_FIRST
    return barred


def _ask(hero: Character, gm: Character, options: list[str], barred: dict[str, Any]) -> Choose:
    return Choose(
        hero.seat,
        "hierarchy.fortune",
        options,
        barred,
        rule="hierarchy.fortune",
        values={"gm": gm.name, "precious": hero.precious},
        about=hero,
    )
