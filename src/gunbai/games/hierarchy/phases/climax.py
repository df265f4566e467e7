"""Phase 5c, the Climax: the leader against the Boss, with the Emperor as GM."""

from __future__ import annotations

from gunbai.core.script import Choose, Script, Write, tell
from gunbai.games.hierarchy.phases.scene import npc
from gunbai.games.hierarchy.rules.conflict import BOSS, SERVANT, Conflict, Contender
from gunbai.games.hierarchy.rules.sheet import Character
from gunbai.games.hierarchy.state import Boss, Realm, names
from gunbai.games.hierarchy.steps.initiation import contender
from gunbai.games.hierarchy.steps.resolve import resolve

CALL, GO_HOME = "call", "go-home"
"""The leader's choice; to call is what makes the Boss known."""


def climax(realm: Realm) -> Script[None]:
    """The search, servants in the way, at last the Boss; rewards are given at the Return."""
    leader, boss = realm.quest.leader, realm.quest.boss
    assert leader is not None
    assert boss is not None
    if not (yield from _call(realm, leader)):
        return
    yield from _search(realm, leader)
    yield from _servants(realm, leader, boss)
    boss.is_known = True
    yield tell("hierarchy.boss.known", boss=boss.name, reveals=True)
    verdict = yield from resolve(realm, _last_conflict(realm, leader, boss))
    if verdict.winner == 0:
        realm.quest.is_won = True
        yield tell("hierarchy.quest.won", boss=boss.name, who=leader.name)
    else:
        yield tell("hierarchy.quest.lost", boss=boss.name, who=leader.name)


def _call(realm: Realm, leader: Character) -> Script[bool]:
    """The leader may call the party to order, or give the quest up; unconscious he cannot."""
    answer = GO_HOME
    if leader.is_conscious:
        values = {"names": names(realm.quest.party[1:])}
        answer = yield Choose(
            leader.seat,
            "hierarchy.call",
            (CALL, GO_HOME),
            rule="hierarchy.climax",
            values=values,
            about=leader,
        )
    if answer == GO_HOME:
        yield tell("hierarchy.quest.given-up", who=leader.name)
        return False
    yield tell("hierarchy.called", who=leader.name)
    return True


def _search(realm: Realm, leader: Character) -> Script[None]:
    """What the leader means to do, and what the Emperor answers to it: free text."""
    emperor = realm.emperor
    values = {"who": leader.name, "text": realm.quest.decree}
    plan = yield Write(
        leader.seat, "hierarchy.plan", rule="hierarchy.climax", values=values, lines=9, blank=True
    )
    if plan:
        yield tell("hierarchy.plan.told", who=leader.name, text=plan)
    values["text"] = plan
    scene = yield Write(
        emperor.seat, "hierarchy.lair", rule="hierarchy.climax", values=values, lines=9, blank=True
    )
    if scene:
        yield tell("hierarchy.scene.told", who=emperor.name, other=leader.name, text=scene)


def _servants(realm: Realm, leader: Character, boss: Boss) -> Script[None]:
    """The Emperor may set the Boss's servants in the leader's way first, one by one."""
    emperor = realm.emperor
    while boss.servants and leader.is_conscious:
        who = yield Choose(
            emperor.seat,
            "hierarchy.confront",
            ("boss", "servant"),
            rule="hierarchy.climax",
            values={"who": leader.name, "count": boss.servants},
            about=leader,
        )
        if who == "boss":
            return
        boss.servants, boss.met = boss.servants - 1, boss.met + 1
        foe = yield from npc(realm, leader, emperor, SERVANT)
        yield from resolve(realm, Conflict(SERVANT, (contender(realm, leader), foe)))


def _last_conflict(realm: Realm, leader: Character, boss: Boss) -> Conflict:
    foe = Contender(
        realm.emperor.seat,
        boss.name,
        npc_dice=boss.tiles,
        npc_stats=boss.stats,
        is_subverted=realm.quest.is_subverted,
    )
    return Conflict(BOSS, (contender(realm, leader), foe))
