"""Steps 2 and 3: the Terms (which kind of contest) and the Stakes (what the winner gets)."""

from __future__ import annotations

from typing import Any

from gunbai.core.script import Choose, Script, Write, tell
from gunbai.games.hierarchy.rules.conflict import Conflict, Verdict
from gunbai.games.hierarchy.rules.duel import Side, other
from gunbai.games.hierarchy.rules.sheet import STAT_WORDS

ACCEPT, GIVE_UP = "accept", "give-up"


def agree_terms(conflict: Conflict) -> Script[Verdict | None]:
    """Talk over the kind of contest; return how it ended if somebody gave up over it, else None.

    Each kind may be named once, so the talk ends (hierarchy R27).
    """
    turn: Side = 0
    offer = ""
    while not conflict.kind:
        answer = yield _ask(conflict, turn, offer)
        if answer == GIVE_UP:
            return Verdict(other(turn), "given-up")
        if answer == ACCEPT:
            conflict.kind = offer
            yield tell("hierarchy.terms.agreed", **_values(conflict, turn, offer))
        else:
            offer = answer
            conflict.named.append(offer)
            yield tell("hierarchy.terms.named", **_values(conflict, turn, offer))
            turn = other(turn)
    return None


def _ask(conflict: Conflict, turn: Side, offer: str) -> Choose:
    options = [kind for kind in conflict.cause.kinds if kind not in conflict.named]
    key = "hierarchy.terms"
    if offer:
        key = "hierarchy.terms.answer"
        options = [ACCEPT, *options]
    options.append(GIVE_UP)  # surrender at any of her decisions
    return Choose(
        conflict.sides[turn].seat,
        key,
        options,
        rule="hierarchy.terms",
        values=_values(conflict, turn, offer),
        about=conflict,
        subject={"seat": conflict.foe(turn).seat},
    )


def _values(conflict: Conflict, turn: Side, offer: str) -> dict[str, Any]:
    values: dict[str, Any] = {
        "who": conflict.sides[turn].name,
        "other": conflict.foe(turn).name,
        "cause": conflict.cause.word,
    }
    return values | ({"stat": STAT_WORDS[offer]} if offer else {})


def set_stakes(conflict: Conflict) -> Script[None]:
    """Let the aggressor say what the winner gets, where the rules do not fix it."""
    if not conflict.cause.stakes:
        return
    first, second = conflict.sides
    conflict.stakes = yield Write(
        first.seat,
        "hierarchy.stakes",
        rule="hierarchy.stakes",
        values={"who": first.name, "other": second.name, "cause": conflict.cause.word},
        lines=5,
        blank=True,
        about=conflict,
    )
    if conflict.stakes:
        yield tell("hierarchy.stakes.told", who=first.name, text=conflict.stakes)
