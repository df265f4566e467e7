"""Routers: when to try the one rally they have, and who may help them (daimyo 4, 5)."""

from __future__ import annotations

from gunbai.core.script import Refused
from gunbai.games.daimyo.bots.outlook import Outlook
from gunbai.games.daimyo.bots.temper import Temper
from gunbai.games.daimyo.forecast import morale_test, results
from gunbai.games.daimyo.pieces.movement import flight_move
from gunbai.games.daimyo.pieces.unit import Unit
from gunbai.games.daimyo.rules.disorder import check_rally
from gunbai.games.daimyo.rules.morale import Reason, Result

EVEN = 0.45
"""The chance from which routers try at once."""


def tries(outlook: Outlook, temper: Temper, unit: Unit) -> bool:
    """Whether routers try to rally now: at a fair chance, or before they are off the table."""
    least = temper.hope if _way_home(outlook, unit) <= flight_move(unit.troops, 6) else EVEN
    return float(morale_test(outlook.now, unit, Reason.RALLY).passes) >= least


def helped(outlook: Outlook, unit: Unit, rating: int) -> float:
    """The chance of routers to rally next turn with a leader of that rating; 0 where they may not.

    Whoever has not fled yet will have by then.
    """
    try:
        check_rally(unit)
    except Refused:
        if unit.rout_moves or not unit.routing:
            return 0.0
    modifier = morale_test(outlook.now, unit, Reason.RALLY).modifier + rating
    return float(results(unit.quality, modifier, Reason.RALLY).get(Result.PASS, 0))


def _way_home(outlook: Outlook, unit: Unit) -> float:
    """How far a unit is from its own edge of the table, in cm."""
    return unit.y if unit.side == 0 else outlook.board.field.height - unit.y
