"""The line of battle: how units face and form, leave the lane of friends, and keep in reserve."""

from __future__ import annotations

from dataclasses import replace
from math import ceil

import shapely

from gunbai.games.daimyo.bots.outlook import Outlook
from gunbai.games.daimyo.bots.temper import Temper
from gunbai.games.daimyo.field.corridor import swept_ahead
from gunbai.games.daimyo.pieces.block import Block, Point, bearing, turn_between
from gunbai.games.daimyo.pieces.movement import line_move
from gunbai.games.daimyo.pieces.troops import Weapon
from gunbai.games.daimyo.pieces.unit import Unit
from gunbai.games.daimyo.rules.approach import aside, legal, way
from gunbai.games.daimyo.rules.order import Maneuver, Step, Steps

LANE = 20.0
"""A unit is in the line if no friend stands so far ahead of it, in cm."""
STRIDE, WIDEST = 2, 30
"""In what steps, and how far to either side, in cm, a place in the line is sought."""
WHEELS_UP_TO = 60.0
"""An enemy further round than this, in degrees, is turned to and not wheeled to."""
APART = 24.0
"""So far from every enemy, in cm, a reserve stays: no charge goes further than 22."""
MUSTER = 22.0
"""A unit in column forms line while an enemy is nearer than this, in cm."""


def into_line(outlook: Outlook, unit: Unit) -> Steps:
    """A step towards the nearest place beside with a free lane; no steps where one is in line."""
    if not unit.troops.infantry or _is_open(outlook, unit, unit.block):
        return ()
    ways = (far * side for far in range(STRIDE, WIDEST + STRIDE, STRIDE) for side in (1, -1))
    across = next((far for far in ways if _is_open(outlook, unit, _beside(unit, far))), 0)
    steps = aside(outlook.board, unit, across)
    path = legal(outlook.board, unit, steps) if steps else None
    return () if path is None or path.passed or path.disorders else steps


def _beside(unit: Unit, across: float) -> Block:
    """Where a unit stood that went so far to the right."""
    x, y = unit.block.spot(across, 0.0)
    return replace(unit.block, x=x, y=y)


def _is_open(outlook: Outlook, unit: Unit, place: Block) -> bool:
    """Whether a place is on good ground, and no friend in it or in the lane ahead of it."""
    field, lane = outlook.board.field, swept_ahead(place, LANE)
    friends = [friend for friend in outlook.board.friends(unit) if not friend.routing]
    free = not shapely.intersects(lane, outlook.board.cores(friends)).any()
    return field.holds(place) and not field.rough(lane) and free


# Facing and forming


def turn_to(outlook: Outlook, unit: Unit, goal: Point) -> Steps:
    """Turn towards a place that is well outside the front; less is done by wheeling."""
    turn = turn_between(unit.facing, bearing(unit.block.centre, goal))
    if abs(turn) < WHEELS_UP_TO:
        return ()
    quarters = 2.0 if abs(turn) > 135.0 else 1.0 if turn > 0 else 3.0
    steps: Steps = (Step(Maneuver.TURN, quarters),)
    if quarters != 2.0:
        steps = (*steps, Step(Maneuver.FORM, float(unit.files)))
        if legal(outlook.board, unit, steps) is None:
            steps = steps[:1]
    return steps if legal(outlook.board, unit, steps) else ()


def deploy(outlook: Outlook, temper: Temper, unit: Unit, away: float) -> Steps:
    """From column into line before the enemy is upon it."""
    if not unit.in_column or away > MUSTER:
        return ()
    steps = (Step(Maneuver.FORM, float(front_of(unit, temper))),)
    return steps if legal(outlook.board, unit, steps) else ()


def front_of(unit: Unit, temper: Temper) -> int:
    """How many files a unit forms to fight: long spears two deep, others in one rank.

    A veteran's shooters stand two deep as well: both ranks shoot, they wheel more easily, and fewer
    enemies get at them.
    """
    deep = unit.troops.missiles and unit.troops.infantry and temper.veteran
    if unit.troops.weapon is Weapon.LONG_SPEAR or deep:
        return ceil(unit.stands / 2)
    return min(unit.stands, 4)


def close_up(outlook: Outlook, temper: Temper, unit: Unit, away: float) -> Steps:
    """A veteran's shooters form two deep before an enemy is near."""
    files = front_of(unit, temper)
    if not temper.veteran or unit.in_column or unit.files == files or away <= MUSTER:
        return ()
    steps = (Step(Maneuver.FORM, float(files)),)
    return steps if legal(outlook.board, unit, steps) else ()


# Giving ground


def fall_back(outlook: Outlook, unit: Unit) -> Steps:
    """Back, facing the enemy, as far as one may."""
    most = line_move(unit, outlook.board.weather)
    ways = ((Step(Maneuver.RETIRE, round(part * most - 0.1, 1)),) for part in (1.0, 0.6))
    return next((steps for steps in ways if _is_clear(outlook, unit, steps)), ())


def _is_clear(outlook: Outlook, unit: Unit, steps: Steps) -> bool:
    """Whether an order is legal; the wary shake no friends by going through them."""
    path = legal(outlook.board, unit, steps)
    return path is not None and not (outlook.wary and path.passed)


def in_reserve(outlook: Outlook, unit: Unit, goal: Unit, away: float) -> Steps:
    """After the others, but not into reach or out of order; from who is too near, fall back.

    ``away`` is how far, in cm, the nearest enemy is. Whom an enemy could charge on the way stands
    fast, unless one move brings him out of reach.
    """
    if away > APART + 1.0:
        steps = way(outlook.board, unit, goal.block.centre, away - APART)
        path = legal(outlook.board, unit, steps) if steps else None
        return () if path is None or path.disorders else steps
    if away > APART - line_move(unit, outlook.board.weather) or not outlook.is_hunted(unit):
        return fall_back(outlook, unit)
    return ()
