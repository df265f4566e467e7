"""A whole conflict, step by step (hierarchy: conflicts)."""

from __future__ import annotations

from gunbai.core.script import Choose, Script, Together, scene_of, tell
from gunbai.games.hierarchy.rules.conflict import BOSS, Conflict, Verdict
from gunbai.games.hierarchy.rules.duel import Side, other
from gunbai.games.hierarchy.state import Realm
from gunbai.games.hierarchy.steps.arming import SIDES, arm
from gunbai.games.hierarchy.steps.bidding import SURRENDER, bid_and_match
from gunbai.games.hierarchy.steps.help import call_help
from gunbai.games.hierarchy.steps.mercy import show_mercy
from gunbai.games.hierarchy.steps.rolling import roll
from gunbai.games.hierarchy.steps.terms import agree_terms, set_stakes


def resolve(realm: Realm, conflict: Conflict) -> Script[Verdict]:
    """Play a conflict to its end; the caller hands out the stakes."""
    first, second = conflict.sides
    realm.conflicts.append(conflict)
    cause = conflict.cause.word
    yield tell(
        "hierarchy.conflict",
        chapter=scene_of(first.seat, second.seat),
        who=first.name,
        other=second.name,
        cause=cause,
    )
    verdict = yield from _decide(realm, conflict)
    yield from _announce(conflict, verdict)
    verdict = yield from show_mercy(conflict, verdict)
    realm.conflicts.remove(conflict)
    yield from _heal(conflict, verdict)
    return verdict


def _decide(realm: Realm, conflict: Conflict) -> Script[Verdict]:
    if conflict.fallen is not None:
        return Verdict(other(conflict.fallen), "unconscious")
    if conflict.cause.answered and (yield _challenge(conflict)) == SURRENDER:
        return Verdict(0, SURRENDER)
    if not (yield from agree_terms(conflict)):
        return Verdict(1, "given-up")
    while True:
        yield from set_stakes(conflict)
        escalated = yield from _escalate(conflict)
        if escalated or not conflict.ties:
            yield from _prepare(realm, conflict)
        yield from roll(realm, conflict)
        verdict = yield from bid_and_match(realm, conflict)
        if verdict is not None:
            return verdict
        if (yield from _leave(realm, conflict)):
            return Verdict(None, "left")


def _challenge(conflict: Conflict) -> Choose:
    """The one who is challenged may yield before a die is rolled (hierarchy: surrender)."""
    first, second = conflict.sides
    return Choose(
        second.seat,
        "hierarchy.challenged",
        ("stand", SURRENDER),
        rule="hierarchy.surrender",
        values={"who": first.name, "cause": conflict.cause.word},
        about=conflict,
    )


def _prepare(realm: Realm, conflict: Conflict) -> Script[None]:
    if conflict.cause is BOSS:
        yield from call_help(realm, conflict)
    yield from arm(realm, conflict)


def _escalate(conflict: Conflict) -> Script[bool]:
    """Either Daimyo may make the duel a true Fight, before it begins and after each tie."""
    if not conflict.is_sparring:
        return False
    answers = yield Together([_escalate_ask(conflict, side) for side in SIDES])
    if "escalate" not in answers:
        return False
    conflict.is_sparring = False
    yield tell("hierarchy.escalated", who=conflict.sides[answers.index("escalate")].name)
    return True


def _escalate_ask(conflict: Conflict, side: Side) -> Choose:
    return Choose(
        conflict.sides[side].seat,
        "hierarchy.escalate",
        ("spar", "escalate"),
        rule="hierarchy.daimyo-duel",
        values={"other": conflict.foe(side).name},
        about=conflict,
    )


def _leave(realm: Realm, conflict: Conflict) -> Script[bool]:
    """After a tie: done again, unless both leave it or it was tied too often (hierarchy R24)."""
    conflict.ties += 1
    first, second = (side.name for side in conflict.sides)
    cause = conflict.cause.word
    yield tell("hierarchy.tied", who=first, other=second, ties=conflict.ties, cause=cause)
    if conflict.ties == realm.options["ties_max"]:
        return True
    answers: list[str] = yield Together([_leave_ask(conflict, side) for side in SIDES])
    return answers == ["leave", "leave"]


def _leave_ask(conflict: Conflict, side: Side) -> Choose:
    return Choose(
        conflict.sides[side].seat,
        "hierarchy.tie",
        ("again", "leave"),
        rule="hierarchy.R24",
        values={
            "other": conflict.foe(side).name,
            "cause": conflict.cause.word,
            "ties": conflict.ties,
        },
        about=conflict,
    )


def _announce(conflict: Conflict, verdict: Verdict) -> Script[None]:
    cause = conflict.cause.word
    if verdict.winner is None:
        yield tell("hierarchy.left", cause=cause, who=conflict.sides[0].name)
        return
    who, loser = conflict.sides[verdict.winner], conflict.foe(verdict.winner)
    yield tell(f"hierarchy.won.{verdict.how}", who=who.name, other=loser.name, cause=cause)


def _heal(conflict: Conflict, verdict: Verdict) -> Script[None]:
    """Whoever has a healing Tile is healed wholly when the conflict is over (hierarchy R12)."""
    for side, who in enumerate(conflict.sides):
        character = who.character
        is_dead = verdict.killed and side != verdict.winner
        if character is not None and character.wounds and character.heals and not is_dead:
            character.heal()
            yield tell("hierarchy.healed", who=character.name)
