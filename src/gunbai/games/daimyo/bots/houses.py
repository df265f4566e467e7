"""Buildings: shooters and the weak take up in one that the enemy comes to, and leave it after."""

from __future__ import annotations

from collections.abc import Iterator

import shapely

from gunbai.games.daimyo.bots.outlook import Outlook
from gunbai.games.daimyo.field.building import holder
from gunbai.games.daimyo.pieces.block import bearing, spread, turn_between
from gunbai.games.daimyo.pieces.terrain import Ground, Piece
from gunbai.games.daimyo.pieces.troops import Kind
from gunbai.games.daimyo.pieces.unit import Unit
from gunbai.games.daimyo.rules.approach import facing_wheel, legal
from gunbai.games.daimyo.rules.order import Maneuver, Step, Steps

AT_HAND = 16.0
"""How far off, in cm, a building may be to think of it."""
IN_TIME = 36.0
"""A building is taken up once an enemy is nearer than this, in cm; then it is worth the room."""
GONE = 44.0
"""It is left when no enemy is nearer than this, in cm."""


def shelter(outlook: Outlook, unit: Unit, away: float) -> Steps:
    """The order to take up in a building near at hand; no steps where there is none to take."""
    if away > IN_TIME or not _wants(unit):
        return ()
    for house in _free(outlook, unit):
        for steps in _ways_in(unit, house):
            if legal(outlook.board, unit, steps):
                return steps
    return ()


def indoors(outlook: Outlook, unit: Unit, foe: Unit, away: float) -> Steps:
    """Hold the building while an enemy is about; then leave it on his side."""
    if away <= GONE:
        return ()
    turn = turn_between(unit.facing, bearing(unit.block.centre, foe.block.centre))
    first = round(turn / 90.0) % 4
    sides = sorted(range(4), key=lambda side: (side != first, side == (first + 2) % 4))
    for side in sides:
        steps = (Step(Maneuver.LEAVE, float(side)),)
        if legal(outlook.board, unit, steps):
            return steps
    return ()


def _wants(unit: Unit) -> bool:
    """Whether a unit is better off inside: two stands shoot or fight there, however many it has."""
    if not unit.troops.infantry:
        return False
    return unit.troops.missiles or unit.troops.kind is Kind.PEASANTS or unit.stands <= 2


def _free(outlook: Outlook, unit: Unit) -> list[Piece]:
    """The buildings near at hand that nobody holds, the nearest first."""
    houses = outlook.board.field.of((Ground.BUILDING,))

    def gap(house: Piece) -> float:
        return float(shapely.distance(house.area, unit.outline))

    near = [h for h in houses if gap(h) <= AT_HAND and holder(outlook.board, h.id) is None]
    return sorted(near, key=gap)


def _ways_in(unit: Unit, house: Piece) -> Iterator[Steps]:
    """Straight in, or after a wheel towards it."""
    enter = Step(Maneuver.ENTER, target=house.id)
    yield (enter,)
    middle = shapely.centroid(house.area)
    goal = float(middle.x), float(middle.y)
    if spread((unit.x, unit.y), goal) > 1.0:
        yield Step(Maneuver.WHEEL, round(facing_wheel(unit.block, goal), 1)), enter
