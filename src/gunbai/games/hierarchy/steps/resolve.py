"""A whole conflict, step by step (hierarchy: conflicts)."""

from __future__ import annotations

from gunbai.core.script import Choose, Script, Together, scene_of, tell
from gunbai.games.hierarchy.rules.conflict import BOSS, Conflict, Verdict
from gunbai.games.hierarchy.rules.duel import Side, other
from gunbai.games.hierarchy.state import Realm
from gunbai.games.hierarchy.steps.arming import SIDES, arm
from gunbai.games.hierarchy.steps.bidding import SURRENDER, bid_and_match, draw
from gunbai.games.hierarchy.steps.help import call_help
from gunbai.games.hierarchy.steps.mercy import show_mercy
from gunbai.games.hierarchy.steps.rolling import roll
from gunbai.games.hierarchy.steps.terms import agree_terms, set_stakes

ESCALATE, LEFT = "escalate", "left"


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
    """Steps 2 to 9; after a tie the whole is done again from Step 3, the Stakes."""
    if conflict.fallen is not None:
        return Verdict(other(conflict.fallen), "unconscious")
    if conflict.cause.answered and (yield _challenge(conflict)) == SURRENDER:
        return Verdict(0, SURRENDER)
    if (verdict := (yield from agree_terms(conflict))) is not None:
        return verdict
    while True:
        verdict = (yield from _from_the_stakes(realm, conflict)) or (
            yield from _tied(realm, conflict)
        )
        if verdict is not None:
            return verdict


def _from_the_stakes(realm: Realm, conflict: Conflict) -> Script[Verdict | None]:
    """Steps 3 to 9, once; None for a tie."""
    yield from set_stakes(conflict)
    yield from _may_draw(conflict)
    if not conflict.is_armed:
        conflict.is_armed = True
        yield from _prepare(realm, conflict)
    return (yield from roll(realm, conflict)) or (yield from bid_and_match(realm, conflict))


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
        subject={"seat": first.seat},
    )


def _prepare(realm: Realm, conflict: Conflict) -> Script[None]:
    if conflict.cause is BOSS:
        yield from call_help(realm, conflict)
    yield from arm(realm, conflict)


def _may_draw(conflict: Conflict) -> Script[None]:
    """Either side may make it a true Fight, before it begins and after each tie."""
    if not conflict.may_grow:
        return
    answers = yield Together([_draw_ask(conflict, side) for side in SIDES])
    drawn = [side for side, answer in zip(SIDES, answers, strict=True) if answer == ESCALATE]
    if drawn:
        yield from draw(conflict, drawn[0])


def _draw_ask(conflict: Conflict, side: Side) -> Choose:
    sparring = conflict.is_sparring
    foe = conflict.foe(side)
    return Choose(
        conflict.sides[side].seat,
        "hierarchy.escalate" if sparring else "hierarchy.draw",
        ("spar" if sparring else "hold", ESCALATE),
        rule="hierarchy.daimyo-duel" if sparring else "hierarchy.R29",
        values={"other": foe.name, "cause": conflict.cause.word},
        about=conflict,
        subject={"seat": foe.seat},
    )


def _tied(realm: Realm, conflict: Conflict) -> Script[Verdict | None]:
    """After a tie: again, unless one surrenders, both leave it or it was tied too often (R24)."""
    conflict.ties += 1
    first, second = (side.name for side in conflict.sides)
    cause = conflict.cause.word
    yield tell("hierarchy.tied", who=first, other=second, ties=conflict.ties, cause=cause)
    if conflict.ties == realm.options["ties_max"]:
        return Verdict(None, LEFT)
    answers: list[str] = yield Together([_tie_ask(conflict, side) for side in SIDES])
    yielding = [side for side, answer in zip(SIDES, answers, strict=True) if answer == SURRENDER]
    if len(yielding) == 1:
        return Verdict(other(yielding[0]), SURRENDER)
    return None if "again" in answers else Verdict(None, LEFT)


def _tie_ask(conflict: Conflict, side: Side) -> Choose:
    foe = conflict.foe(side)
    absorbs = [conflict.sides[side].unspent, foe.unspent] if conflict.is_fight else [0, 0]
    return Choose(
        conflict.sides[side].seat,
        "hierarchy.tie",
        ("again", "leave", SURRENDER),
        rule="hierarchy.R24",
        values={"other": foe.name, "cause": conflict.cause.word, "ties": conflict.ties},
        about=conflict,
        subject={"seat": foe.seat, "absorbs": absorbs},
    )


def _announce(conflict: Conflict, verdict: Verdict) -> Script[None]:
    cause = conflict.cause.word
    if verdict.winner is None:
        yield tell("hierarchy.left", cause=cause)
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
