"""Step 1: who is the aggressor where neither side plainly is."""

from __future__ import annotations

from gunbai.core.script import Roll, Script, tell
from gunbai.games.hierarchy.rules.conflict import Contender
from gunbai.games.hierarchy.rules.sheet import Character
from gunbai.games.hierarchy.state import Realm


def aggressor(first: Character, second: Character) -> Script[tuple[Character, Character]]:
    """Aggressor and other: more Honor, else a die each until they differ (hierarchy R4)."""
    if first.honor == second.honor:
        return (yield from _by_die(first, second))
    pair = (first, second) if first.honor > second.honor else (second, first)
    yield tell("hierarchy.initiative.honor", who=pair[0].name)
    return pair


def _by_die(first: Character, second: Character) -> Script[tuple[Character, Character]]:
    while True:
        (one,) = yield Roll(first.seat, "hierarchy.roll.initiative", 1, 10, rule="hierarchy.R4")
        (two,) = yield Roll(second.seat, "hierarchy.roll.initiative", 1, 10, rule="hierarchy.R4")
        if one != two:
            pair = (first, second) if one > two else (second, first)
            yield tell("hierarchy.initiative.die", who=pair[0].name, face=max(one, two))
            return pair


def contender(realm: Realm, character: Character) -> Contender:
    """A character as one side of a conflict."""
    return Contender(
        character.seat,
        character.name,
        character,
        is_subverted=realm.quest.is_subverted and realm.is_on_quest(character),
    )
