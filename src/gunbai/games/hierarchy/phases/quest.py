"""Phase 5a, the Quest: the party sets out; who stays at home is healed."""

from __future__ import annotations

from gunbai.core.script import Choose, Script, tell
from gunbai.games.hierarchy.rules.sheet import Character
from gunbai.games.hierarchy.state import Realm, names


def set_out(realm: Realm) -> Script[None]:
    """Name the party; whoever does not belong to it heals wholly (hierarchy R12)."""
    home = [c for c in realm.ladder if not realm.is_on_quest(c)]
    for character in home:
        character.heal()
    yield tell("hierarchy.sets-out", names=names(realm.quest.party), home=names(home))


def may_turn_back(realm: Realm, character: Character) -> Script[None]:
    """A wounded follower may leave the party: healed wholly, but without its rewards."""
    quest = realm.quest
    if not character.wounds or not realm.is_on_quest(character) or character is quest.leader:
        return
    answer = yield Choose(
        character.seat,
        "hierarchy.turn-back",
        ("stay", "turn-back"),
        rule="hierarchy.R12",
        values={"wounds": character.state.word},
        about=character,
    )
    if answer == "turn-back":
        quest.party.remove(character)
        character.heal()
        yield tell("hierarchy.turned-back", who=character.name)
