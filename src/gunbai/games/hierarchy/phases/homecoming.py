"""Phase 6, the Return: home and healed, gifts of Honor; victory is checked after it."""

from __future__ import annotations

from gunbai.core.script import Pick, Script, Together, tell
from gunbai.games.hierarchy.rules.gifts import give, receivers
from gunbai.games.hierarchy.rules.sheet import Character
from gunbai.games.hierarchy.state import Quest, Realm, names, seats


def come_home(realm: Realm) -> Script[None]:
    """The party leaves the quest, which heals; then higher castes may give 1 Honor (R20)."""
    for character in realm.characters:
        character.heal()
    quest = realm.quest
    if quest.is_won:
        yield from _reward(realm, quest)
    quest.leader, quest.rival, quest.party, quest.is_subverted = None, None, [], False
    givers = [c for c in realm.ladder if receivers(c, realm.ladder)]
    answers = yield Together([_ask(realm, giver) for giver in givers])
    for giver, places in zip(givers, answers, strict=True):
        for place in places:
            receiver = receivers(giver, realm.ladder)[place]
            give(giver, receiver)
            yield tell("hierarchy.gift.given", who=giver.name, other=receiver.name)


def _reward(realm: Realm, quest: Quest) -> Script[None]:
    """Everybody on a quest that was won gets 1 Victory Point and 1 Honor."""
    for member in quest.party:
        member.gain(honor=1, points=1)
    boss = quest.boss.name if quest.boss else ""
    yield tell("hierarchy.quest.rewarded", boss=boss, names=names(realm.quest.party))


def _ask(realm: Realm, giver: Character) -> Pick:
    able = receivers(giver, realm.ladder)
    return Pick(
        giver.seat, "hierarchy.gift", names(able), most=1, ids=seats(able), rule="hierarchy.R20"
    )
