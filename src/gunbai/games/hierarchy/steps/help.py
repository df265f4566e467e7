"""Help in the climax: Shoguns and Samurai of the party lend the leader a die each."""

from __future__ import annotations

from gunbai.core.script import Choose, Script, Together, tell
from gunbai.games.hierarchy.rules.conflict import HELPER_SIDES, Conflict
from gunbai.games.hierarchy.rules.sheet import STAT_WORDS, Character
from gunbai.games.hierarchy.state import Realm


def call_help(realm: Realm, conflict: Conflict) -> Script[None]:
    """Ask everybody in the party who can lay dice; the helpers are told together."""
    able = [c for c in realm.quest.party if c.caste in HELPER_SIDES and c.is_conscious]
    answers = yield Together([_ask(conflict, helper) for helper in able])
    leader = conflict.sides[0]
    leader.helpers = [c for c, answer in zip(able, answers, strict=True) if answer == "help"]
    names = [helper.name for helper in leader.helpers]
    yield tell("hierarchy.helpers", who=leader.name, count=len(names), names=names)


def _ask(conflict: Conflict, helper: Character) -> Choose:
    return Choose(
        helper.seat,
        "hierarchy.help",
        ("help", "stand-by"),
        rule="hierarchy.climax",
        values={
            "who": conflict.sides[0].name,
            "foe": conflict.sides[1].name,
            "stat": STAT_WORDS[conflict.kind],
            "sides": HELPER_SIDES[helper.caste],
        },
        about=conflict,
    )
