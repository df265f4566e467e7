"""Steps 4 to 7: the bow, the roll, Selection, and Subversion where it was won."""

from __future__ import annotations

from gunbai.core.script import Roll, Script, Seat, Tell, Values, tell
from gunbai.games.hierarchy.rules.conflict import (
    DIE,
    HELPER_SIDES,
    Conflict,
    Contender,
    Verdict,
    bare,
    pool,
)
from gunbai.games.hierarchy.rules.duel import Dice, Side, hand, other
from gunbai.games.hierarchy.state import Realm
from gunbai.games.hierarchy.steps.arming import SIDES
from gunbai.games.hierarchy.steps.bidding import SURRENDER, give_in
from gunbai.games.hierarchy.steps.keep import Keep


def roll(realm: Realm, conflict: Conflict) -> Script[Verdict | None]:
    """Bow and roll; afterwards both hands are ready for the first bid.

    Returns how it ended, if somebody surrendered at Selection.
    """
    first, second = conflict.sides
    conflict.duel = None
    yield tell("hierarchy.bow", who=first.name, other=second.name)
    for side in SIDES:
        yield from _roll_side(realm, conflict, side)
    if (verdict := (yield from _select(realm, conflict))) is None:
        yield from _subvert(realm, conflict)
    return verdict


def _roll_side(realm: Realm, conflict: Conflict, side: Side) -> Script[None]:
    """Stat, Tiles, Talismans; helpers' dice; and what is carried over (hierarchy R8)."""
    who = conflict.sides[side]
    carry = realm.options["carry"]
    count = pool(conflict, side, carry)
    values = {"who": who.name, "cause": conflict.cause.word}
    faces: list[int] = []
    if count:
        ask = Roll(who.seat, "hierarchy.roll", count, DIE, rule="hierarchy.roll", values=values)
        faces += yield ask
    who.lent = yield from _lent(who, values)
    faces += [face for face, _ in who.lent]
    if who.character is not None:
        faces += who.character.carried if carry == "faces" else ()
        who.character.carried = ()
    who.hand = hand(faces)
    yield _rolled(realm, who, "hierarchy.rolled")


def _lent(who: Contender, values: Values) -> Script[list[tuple[int, int]]]:
    """The helpers' dice, each with its sides: a Shogun's has eight, a Samurai's six."""
    lent = []
    for helper in who.helpers:
        sides = HELPER_SIDES[helper.caste]
        (face,) = yield Roll(
            helper.seat, "hierarchy.roll.help", 1, sides, rule="hierarchy.climax", values=values
        )
        lent.append((face, sides))
    return lent


def witnesses(realm: Realm, seat: Seat) -> tuple[Seat, ...] | None:
    """Who sees dice before they are laid: everybody, or their own player (hierarchy R7)."""
    return None if realm.options["dice"] == "open" else (seat,)


def _rolled(realm: Realm, who: Contender, key: str) -> Tell:
    sides = who.sides_of(who.hand)
    return tell(
        key,
        to=witnesses(realm, who.seat),
        seat=who.seat,
        who=who.name,
        dice=list(who.hand),
        sides=list(sides),
    )


def _select(realm: Realm, conflict: Conflict) -> Script[Verdict | None]:
    """The side with more dice discards down to the other's number, of its own choice.

    Whoever keeps none surrenders, once that is confirmed.
    """
    count = min(len(who.hand) for who in conflict.sides)
    for side in SIDES:
        who = conflict.sides[side]
        if len(who.hand) > count:
            kept = yield from _keep(realm, conflict, side, count)
            if not kept:
                return Verdict(other(side), SURRENDER)
            who.hand = kept
            yield _rolled(realm, who, "hierarchy.selected")
    return None


def _keep(realm: Realm, conflict: Conflict, side: Side, count: int) -> Script[Dice]:
    """Which dice a side keeps. Behind a screen it is asked although all are alike (R7).

    Else the others would know by that they are.
    """
    who = conflict.sides[side]
    if len(set(who.hand)) == 1 and realm.options["dice"] == "open":
        return who.hand[:count]
    who.choice = list(who.hand)
    ask = Keep(
        who.seat,
        "hierarchy.select",
        who.choice,
        most=count,
        rule="hierarchy.selection",
        values={"count": count, "cause": conflict.cause.word},
        about=conflict,
    )
    while not (places := (yield ask)):
        if (yield give_in(conflict, side)) == SURRENDER:
            return ()
    return hand(who.choice[place] for place in places)


def _subvert(realm: Realm, conflict: Conflict) -> Script[None]:
    """Every character of a subverted party puts away the highest dice (hierarchy R16)."""
    for who in conflict.sides:
        if who.character is not None and who.is_subverted:
            who.hand = bare(who.hand)
            yield _rolled(realm, who, "hierarchy.subverted")
