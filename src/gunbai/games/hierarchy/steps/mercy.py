"""No mercy: a character may go on against one who has surrendered or lies unconscious."""

from __future__ import annotations

from dataclasses import replace

from gunbai.core.script import Choose, Script, tell
from gunbai.games.hierarchy.rules.conflict import Conflict, Verdict
from gunbai.games.hierarchy.rules.duel import DEAD, other
from gunbai.games.hierarchy.rules.sheet import Character, Wounds

SPARE, STRIKE = "spare", "strike"


def is_at_mercy(conflict: Conflict, verdict: Verdict) -> bool:
    """Whether the winner may go on: a character over a character, in a true Fight.

    Against an NPC there is nothing to be had by it, so it is not asked.
    """
    return (
        conflict.is_wounding
        and verdict.how in ("surrender", "unconscious")
        and not any(side.is_npc for side in conflict.sides)
    )


def show_mercy(conflict: Conflict, verdict: Verdict) -> Script[Verdict]:
    """Ask for mercy or further blows; return the verdict with what came of it."""
    if verdict.winner is None or not is_at_mercy(conflict, verdict):
        return verdict
    winner, loser = (conflict.sides[s].character for s in (verdict.winner, other(verdict.winner)))
    assert winner is not None
    assert loser is not None
    if (yield _ask(conflict, winner, loser)) == SPARE:
        return verdict
    conflict.is_merciless = True
    winner.lose_honor()
    yield tell("hierarchy.merciless", who=winner.name, other=loser.name)
    absorbs = conflict.sides[other(verdict.winner)].unspent
    killed = yield from _blows(conflict, winner, loser, absorbs)
    return replace(verdict, merciless=True, killed=killed)


def _ask(conflict: Conflict, winner: Character, loser: Character) -> Choose:
    return Choose(
        winner.seat,
        "hierarchy.mercy",
        (SPARE, STRIKE),
        rule="hierarchy.R10",
        values={"other": loser.name, "wounds": loser.state.word, "cause": conflict.cause.word},
        about=conflict,
        subject={"seat": loser.seat},
    )


def _blows(conflict: Conflict, winner: Character, loser: Character, absorbs: int) -> Script[bool]:
    """Blow after blow, each one strike (hierarchy R10); return whether the loser died."""
    while True:
        if absorbs:
            absorbs -= 1
            yield tell("hierarchy.absorbed", who=winner.name, other=loser.name)
        else:
            loser.wounds += 1
            yield tell("hierarchy.blow", who=winner.name, other=loser.name, wounds=_word(loser))
        if loser.wounds >= DEAD:
            return True
        if (yield _ask(conflict, winner, loser)) == SPARE:
            return False


def _word(character: Character) -> str:
    return Wounds(min(character.wounds, DEAD)).word
