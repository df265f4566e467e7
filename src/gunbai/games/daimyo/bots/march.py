"""The march: in column while no enemy is near and a line would be held up by the ground or friends.

A column goes further and wheels on the spot, nearly; but it is shot to pieces and fights badly.
"""

from __future__ import annotations

import shapely

from gunbai.games.daimyo.bots.outlook import Outlook
from gunbai.games.daimyo.pieces.block import STAND_WIDTH, Point
from gunbai.games.daimyo.pieces.movement import line_move, turn_cost
from gunbai.games.daimyo.pieces.unit import Unit
from gunbai.games.daimyo.rules.approach import WORTH, legal, search, way
from gunbai.games.daimyo.rules.order import Maneuver, Step, Steps

UNSEEN = 27.0
"""Nobody forms column while an enemy is nearer than this, in cm."""


def march(outlook: Outlook, unit: Unit, goal: Point, most: float, away: float) -> Steps:
    """The order that brings a unit best towards a goal, ``away`` cm from the nearest enemy."""
    if unit.in_column or away <= UNSEEN:
        return way(outlook.board, unit, goal, most)
    best = search(outlook.board, unit, goal, most)
    if (best.is_slow or _brushes(outlook, unit, best.first)) and (
        formed := _in_column(outlook, unit)
    ):
        return formed
    return best.steps if best.gain > WORTH else ()


def _brushes(outlook: Outlook, unit: Unit, goal: Point) -> bool:
    """Whether a line would touch bad ground on its way, which a column would pass."""
    line = shapely.LineString([(unit.x, unit.y), goal])
    rough = outlook.board.field.difficult
    wide, thin = (
        bool(shapely.dwithin(line, rough, width / 2)) for width in (unit.block.width, STAND_WIDTH)
    )
    return wide and not thin


def _in_column(outlook: Outlook, unit: Unit) -> Steps:
    """Into column, and on with what is left of the move."""
    form = Step(Maneuver.FORM, 1.0)
    left = line_move(unit, outlook.board.weather) - turn_cost(unit, outlook.board.weather)
    ways: tuple[Steps, ...] = ((form, Step(Maneuver.ADVANCE, round(left - 0.1, 1))), (form,))
    for steps in ways:
        path = legal(outlook.board, unit, steps)
        if path is not None and not (path.disorders or path.passed):
            return steps
    return ()
