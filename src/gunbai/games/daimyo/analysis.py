"""What a decision of Daimyo was worth, in hits: charges, and at whom a volley is fired.

A charge is reckoned by every roll that it leads to in its turn, and by what may break by them; a
volley by its hits and by what may break. How much it is worth that a unit breaks is an estimate,
and so are both. What moves, rallies and duels are worth nobody can tell well enough.
"""

from __future__ import annotations

from collections.abc import Mapping

from gunbai.core.judged import Judged, Weighed
from gunbai.core.match import Match
from gunbai.core.script import Choose, Order, Phrase, Value
from gunbai.games.daimyo.bots.charges import charges, worth
from gunbai.games.daimyo.bots.outlook import Outlook
from gunbai.games.daimyo.bots.reasons import UNIT
from gunbai.games.daimyo.bots.stakes import broken_by, worth_of
from gunbai.games.daimyo.forecast import hits_of, mean
from gunbai.games.daimyo.pieces.unit import Unit
from gunbai.games.daimyo.procedure.commands import DONE, charge_of
from gunbai.games.daimyo.rules.charge import judge_charge
from gunbai.games.daimyo.rules.firing import aimed
from gunbai.games.daimyo.seen.view import view

CHARGE, FIRE_AT, NONE = "daimyo.charge", "daimyo.fire-at", "none"


def judge(match: Match, number: int, value: Value) -> Judged | None:
    """What an answer to an open question was worth; None where nobody can tell."""
    weighed, ask = weigh(match, number), match.open[number]
    if weighed is None:
        return None
    if isinstance(ask, Order):
        return _of_charge(_outlook(match, number), ask, weighed, value)
    return weighed.judged(str(value))


def weigh(match: Match, number: int) -> Weighed | None:
    """What the answers to an open question are worth; None where nobody can tell."""
    ask = match.open[number]
    if ask.key == FIRE_AT and isinstance(ask, Choose):
        return _volleys(_outlook(match, number), ask)
    if ask.key == CHARGE and isinstance(ask, Order):
        return _charges(_outlook(match, number), ask)
    return None


def _outlook(match: Match, number: int) -> Outlook:
    """The battle as whoever is asked sees it."""
    seat = match.open[number].seat
    board = view(match.state, seat)
    side = next(n for n, one in enumerate(board.sides) if one.seat == seat)
    return Outlook(board, side)


# Charges


def _charges(outlook: Outlook, ask: Order) -> Weighed | None:
    """The best charge at each enemy that can be charged, and none, which is worth nothing."""
    units = map(outlook.unit, ask.form["units"])
    found = [one for unit in units for one in charges(outlook, unit)]
    if not found:
        return None
    gains: Mapping[str, float] = {f"{id_}: {order}": gain for gain, id_, order in found}
    named = {
        f"{id_}: {order}": _charge(outlook, id_, charge_of(order).target) for _, id_, order in found
    }
    none = Phrase("daimyo.judged-no-charge")
    return Weighed({**gains, NONE: 0.0}, {**named, NONE: none}, UNIT, exact=False)


def _of_charge(outlook: Outlook, ask: Order, weighed: Weighed, value: Value) -> Judged:
    """A charge as it was declared, or none, beside the best."""
    chosen, given, ordered = 0.0, weighed.named[NONE], ask.read(value)
    if ordered != DONE:
        unit, charge = ordered[0].id, ordered[1]
        onset = judge_charge(outlook.board, outlook.unit(unit), charge)
        chosen = worth(outlook, outlook.unit(unit), outlook.unit(onset.target), onset)
        given = _charge(outlook, unit, charge.target)
    best = weighed.best
    return Judged(chosen, weighed.worth[best], given, weighed.named[best], UNIT, exact=False)


def _charge(outlook: Outlook, unit: str, target: str) -> Phrase:
    names = {"unit": outlook.unit(unit).name, "target": outlook.unit(target).name}
    return Phrase("daimyo.judged-charge", names)


# Volleys


def _volleys(outlook: Outlook, ask: Choose) -> Weighed:
    """Each of the enemies that are equally near; to hold fire is not weighed."""
    shooter = outlook.unit(ask.values["id"])
    *near, _hold = ask.options
    targets = {id_: outlook.unit(id_) for id_ in near}
    return Weighed(
        {id_: _volley(outlook, shooter, target) for id_, target in targets.items()},
        {id_: Phrase("daimyo.judged-volley", {"target": t.name}) for id_, t in targets.items()},
        UNIT,
        exact=False,
    )


def _volley(outlook: Outlook, shooter: Unit, target: Unit) -> float:
    shot = aimed(outlook.board, shooter, target)
    broken = broken_by(outlook.now, target, hits_of(shot))
    return mean(shot) + worth_of(target) * broken
