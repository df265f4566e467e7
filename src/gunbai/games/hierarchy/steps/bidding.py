"""Steps 8 and 9: bid and match until a side has no dice, lies unconscious, or surrenders."""

from __future__ import annotations

from typing import Any

from gunbai.core.script import SCENE, Chapter, Choose, Pick, Script, Word, tell
from gunbai.games.hierarchy.rules.conflict import Conflict, Verdict, face_off
from gunbai.games.hierarchy.rules.duel import Dice, Duel, Exchange, Side, exchange, lay, other
from gunbai.games.hierarchy.state import Realm
from gunbai.games.hierarchy.steps.arming import SIDES

GO_ON, SURRENDER, DRAW = "go-on", "surrender", "draw"
SCREEN = Word("hierarchy.behind-screen")


def bid_and_match(realm: Realm, conflict: Conflict) -> Script[Verdict | None]:
    """Lay dice against dice; return how it was decided, or None for a tie.

    Dice left in hand are kept for their owner's next conflict (hierarchy R8).
    """
    conflict.duel = face_off(conflict, realm.options["bid_limit"])
    verdict = yield from _exchanges(realm, conflict)
    for side in SIDES:
        who, stands = conflict.sides[side], conflict.duel.duelists[side]
        if who.character is not None:
            who.character.carried = stands.dice
        if conflict.is_fight:
            who.absorbs = stands.absorbs
    return verdict or _outcome(conflict.duel)


def _exchanges(realm: Realm, conflict: Conflict) -> Script[Verdict | None]:
    """Bid after bid, each with its match; return the verdict if somebody surrenders."""
    duel, was_parried = conflict.duel, False
    assert duel is not None
    while not duel.is_over:
        laid = yield from _lay_dice(realm, conflict, may_draw=not duel.bid and not was_parried)
        duel = conflict.duel  # blades may have been drawn
        assert duel is not None
        if not laid:
            return Verdict(other(duel.actor), SURRENDER)
        was_parried = bool(duel.bid) and exchange(duel, laid).striker is None
        duel = conflict.duel = yield from _laid(conflict, duel, laid)
    return None


def _outcome(duel: Duel) -> Verdict | None:
    winner = duel.winner
    if winner is None:
        return None
    down = duel.duelists[other(winner)].is_down
    return Verdict(winner, "unconscious" if down else "strikes")


def _lay_dice(realm: Realm, conflict: Conflict, *, may_draw: bool) -> Script[Dice]:
    """Ask for a bid or a match; laying nothing is surrendering, once it is confirmed.

    Whoever has the bid, before the first or after a strike, may draw instead (hierarchy R29).
    """
    while True:
        duel = conflict.duel
        assert duel is not None
        who = conflict.sides[duel.actor]
        who.choice = list(duel.duelists[duel.actor].dice)
        may_draw = may_draw and conflict.may_grow
        places = yield _lay_ask(realm, conflict, duel, may_draw)
        if places:
            return tuple(who.choice[place] for place in places)
        answer = yield give_in(conflict, duel.actor, (DRAW,) if may_draw else ())
        if answer == SURRENDER:
            return ()
        if answer == DRAW:
            yield from draw(conflict, duel.actor)


def _lay_ask(realm: Realm, conflict: Conflict, duel: Duel, may_draw: bool) -> Pick:
    who = conflict.sides[duel.actor]
    return Pick(
        who.seat,
        "hierarchy.match" if duel.bid else "hierarchy.bid",
        who.choice,
        most=duel.most,
        rule="hierarchy.bid" if duel.bid_limit is None else "hierarchy.R25",
        values=_values(realm, conflict, duel) | ({} if duel.bid else {"draw": int(may_draw)}),
        about=conflict,
    )


def give_in(conflict: Conflict, side: Side, more: tuple[str, ...] = ()) -> Choose:
    """Ask whoever laid or kept nothing whether that is to surrender."""
    foe = conflict.foe(side)
    return Choose(
        conflict.sides[side].seat,
        "hierarchy.give-in",
        (GO_ON, SURRENDER, *more),
        rule="hierarchy.surrender",
        values={"other": foe.name, "cause": conflict.cause.word},
        about=conflict,
        subject={"seat": foe.seat},
    )


def draw(conflict: Conflict, side: Side) -> Script[None]:
    """Somebody draws: the conflict is a true Fight from now on."""
    conflict.draw()
    yield tell("hierarchy.escalated", who=conflict.sides[side].name)


def _values(realm: Realm, conflict: Conflict, duel: Duel) -> dict[str, Any]:
    theirs = duel.duelists[other(duel.actor)].dice
    values: dict[str, Any] = {
        "other": conflict.foe(duel.actor).name,
        "most": duel.most,
        "count": len(theirs),
        "theirs": list(theirs) if realm.options["dice"] == "open" else SCREEN,
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
