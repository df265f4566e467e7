"""Phase 4, Subversion: the Daimyo who stays may work against the quest."""

from __future__ import annotations

from gunbai.core.script import Choose, Script, tell
from gunbai.games.hierarchy.rules.conflict import SUBVERSION, Conflict
from gunbai.games.hierarchy.state import Realm
from gunbai.games.hierarchy.steps.initiation import contender
from gunbai.games.hierarchy.steps.resolve import resolve


def subversion(realm: Realm) -> Script[None]:
    """Subterfuge against Nobility; won, it hampers the whole party; failed, it costs 1 Honor."""
    quest = realm.quest
    leader, rival = quest.leader, quest.rival
    if leader is None or rival is None or not rival.is_conscious:
        return
    answer = yield Choose(
        rival.seat,
        "hierarchy.subversion",
        ("abstain", "subvert"),
        rule="hierarchy.subversion",
        values={"who": leader.name},
        subject={"seat": leader.seat},
    )
    if answer == "abstain":
        return
    sides = (contender(realm, rival), contender(realm, leader))
    verdict = yield from resolve(realm, Conflict(SUBVERSION, sides))
    quest.is_subverted = verdict.winner == 0
    if verdict.winner == 1:
        rival.lose_honor()
        yield tell("hierarchy.subversion.failed", who=rival.name)
    elif quest.is_subverted:
        yield tell("hierarchy.subversion.won", who=rival.name)
