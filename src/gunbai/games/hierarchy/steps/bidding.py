"""Steps 8 and 9: bid and match until a side has no dice, lies unconscious, or surrenders."""

from __future__ import annotations

from typing import Any

from gunbai.core.script import SCENE, Chapter, Choose, Pick, Script, Word, tell
from gunbai.games.hierarchy.rules.conflict import Conflict, Verdict, face_off
from gunbai.games.hierarchy.rules.duel import Dice, Duel, Exchange, Side, exchange, lay, other
from gunbai.games.hierarchy.state import Realm
from gunbai.games.hierarchy.steps.arming import SIDES

SURRENDER = "surrender"
SCREEN, NO_DICE = Word("hierarchy.behind-screen"), Word("hierarchy.nothing")


def bid_and_match(realm: Realm, conflict: Conflict) -> Script[Verdict | None]:
    """Lay dice against dice; return how it was decided, or None for a tie.

    Dice left in hand are kept for their owner's next conflict (hierarchy R8).
    """
    duel = conflict.duel = face_off(conflict, realm.options["bid_limit"])
    verdict = None
    while not duel.is_over and verdict is None:
        laid = yield from _lay_dice(realm, conflict, duel)
        if laid:
            duel = conflict.duel = yield from _laid(conflict, duel, laid)
        else:
            verdict = Verdict(other(duel.actor), SURRENDER)
    for side in SIDES:
        character = conflict.sides[side].character
        if character is not None:
            character.carried = duel.duelists[side].dice
    return verdict or _outcome(duel)


def _outcome(duel: Duel) -> Verdict | None:
    winner = duel.winner
    if winner is None:
        return None
    down = duel.duelists[other(winner)].is_down
    return Verdict(winner, "unconscious" if down else "strikes")


def _lay_dice(realm: Realm, conflict: Conflict, duel: Duel) -> Script[Dice]:
    """Ask for a bid or a match; laying nothing is surrendering, once it is confirmed."""
    side = duel.actor
    who, dice = conflict.sides[side], duel.duelists[side].dice
    key = "hierarchy.match" if duel.bid else "hierarchy.bid"
    values = _values(realm, conflict, duel)
    rule = "hierarchy.bid" if duel.bid_limit is None else "hierarchy.R25"
    ask = Pick(who.seat, key, list(dice), most=duel.most, rule=rule, values=values, about=conflict)
    while not (places := (yield ask)):
        sure = yield Choose(
            who.seat,
            "hierarchy.give-in",
            ("go-on", SURRENDER),
            rule="hierarchy.surrender",
            values={"other": conflict.foe(side).name, "cause": conflict.cause.word},
            about=conflict,
        )
        if sure == SURRENDER:
            return ()
    return tuple(dice[place] for place in places)


def _values(realm: Realm, conflict: Conflict, duel: Duel) -> dict[str, Any]:
    theirs = duel.duelists[other(duel.actor)].dice
    values: dict[str, Any] = {
        "other": conflict.foe(duel.actor).name,
        "most": duel.most,
        "count": len(theirs),
        "theirs": SCREEN if realm.options["dice"] != "open" else list(theirs) or NO_DICE,
    }
    return values | ({"bid": list(duel.bid), "sum": sum(duel.bid)} if duel.bid else {})


def _laid(conflict: Conflict, duel: Duel, laid: Dice) -> Script[Duel]:
    side = duel.actor
    after = lay(duel, laid)
    who = conflict.sides[side]
    yield tell(
        "hierarchy.laid.match" if duel.bid else "hierarchy.laid.bid",
        chapter=None if duel.bid else Chapter(SCENE + 1),
        seat=who.seat,
        who=who.name,
        dice=list(laid),
        sides=list(who.sides_of(laid, held=after.duelists[side].dice)),
        sum=sum(laid),
    )
    if duel.bid:
        yield from _struck(conflict, side, exchange(duel, laid), after)
    return after


def _struck(conflict: Conflict, side: Side, done: Exchange, after: Duel) -> Script[None]:
    """Tell what the match of a side came to, and mark wounds on the sheet as they are taken."""
    by, bidder = conflict.sides[side], conflict.foe(side)
    if done.striker is None:
        yield tell("hierarchy.parried", who=by.name, other=bidder.name)
        return
    victim: Side = other(done.striker)
    key = "hierarchy.absorbed" if done.absorbed else "hierarchy.strike"
    who, suffers = conflict.sides[done.striker], conflict.sides[victim]
    if conflict.is_wounding:
        suffers.take_wounds(after.duelists[victim].wounds)
    yield tell(key, who=who.name, other=suffers.name)
