"""Where a unit stands poised: in order, and with a legal charge from there next turn."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial, reduce
from math import atan2, degrees, hypot

from gunbai.games.daimyo.bots.outlook import Outlook
from gunbai.games.daimyo.pieces.block import (
    Block,
    advanced,
    bearing,
    formed,
    spread,
    turn_between,
    turned,
    wheeled,
)
from gunbai.games.daimyo.pieces.movement import charge_move, charge_way, line_move, wheel_cost
from gunbai.games.daimyo.pieces.unit import Unit
from gunbai.games.daimyo.rules.approach import Best, aside, facing_wheel, legal, swing
from gunbai.games.daimyo.rules.charge import aims
from gunbai.games.daimyo.rules.maneuver import carried_out
from gunbai.games.daimyo.rules.order import Maneuver, Step, Steps

MARGIN = 1.0
"""How much nearer than a charge goes one must stand, in cm: the enemy moves too."""
WHEELS = (1.0, 0.5, 0.0, 1.4)
"""Which parts of the wheel that faces the enemy are tried."""
STOPS = (0.4, 0.0, 0.8)
"""Which parts of the gap are closed after it."""
FORWARD = (3.0, 6.0)
"""How far, in cm, one goes ahead to wheel clear of friends beside."""
STEPS_ASIDE = (8.0, -8.0, 4.0, -4.0)
"""How far to the right, in cm, one steps out of the lane of friends before."""


def poise(outlook: Outlook, unit: Unit, foes: list[Unit]) -> Steps:
    """The order after which one of these enemies can be charged; no steps where there is none."""
    for foe in foes:
        if outlook.distance(unit, foe) <= charge_move(unit.troops) + line_move(
            unit, outlook.board.weather
        ):
            for steps in orders(outlook, unit, foe):
                if _charges_from(outlook, unit, foe, steps):
                    return steps
    return ()


def orders(outlook: Outlook, unit: Unit, foe: Unit) -> Iterator[Steps]:
    """Wheel and close in, step clear of friends, draw back for room, or turn a flank to a front."""
    board, goal = outlook.board, foe.block.centre
    gap = outlook.distance(unit, foe)
    full = facing_wheel(unit.block, goal)
    best = Best(board, unit, goal)
    for angle in best.within(full * part for part in WHEELS):
        for part in STOPS:
            yield swing(board, unit, goal, angle, part * gap)
    for ahead in FORWARD:
        for angle in best.within(full * part for part in WHEELS):
            yield Step(Maneuver.ADVANCE, ahead), Step(Maneuver.WHEEL, angle)
    for across in STEPS_ASIDE:
        yield aside(board, unit, across)
    for part in (0.6, 0.3):
        yield (Step(Maneuver.RETIRE, round(part * line_move(unit, board.weather), 1)),)
    yield from _turns(unit, foe)


def _turns(unit: Unit, foe: Unit) -> Iterator[Steps]:
    """Turn, form as before, and wheel on towards the enemy."""
    for quarters in (1.0, 3.0, 2.0):
        steps = (Step(Maneuver.TURN, quarters), Step(Maneuver.FORM, float(unit.files)))
        block = turned(unit.block, int(quarters), unit.stands)
        on = facing_wheel(formed(block, unit.files, unit.stands), foe.block.centre)
        yield steps
        for part in (1.0, 0.5):
            yield (*steps, Step(Maneuver.WHEEL, round(part * on, 1)))
        yield steps[:1]


def _charges_from(outlook: Outlook, unit: Unit, foe: Unit, steps: Steps) -> bool:
    board = outlook.board
    if not steps or not might_reach(outlook, unit, end_of(unit, steps), foe):
        return False
    path = legal(board, unit, steps)
    if path is None or path.disorders or path.passed:
        return False
    moved = carried_out(unit, path)
    held = board.with_(moved)
    if held.distance(moved, foe) > charge_move(unit.troops) - MARGIN:
        return False
    return any(True for _ in aims(held, moved, foe, finely=True))


def end_of(unit: Unit, steps: Steps) -> Block:
    """Where an order would bring a unit, were it alone on open ground."""
    return reduce(partial(_after, unit), steps, unit.block)


def _after(unit: Unit, block: Block, step: Step) -> Block:
    match step.maneuver:
        case Maneuver.WHEEL:
            return wheeled(block, step.amount)
        case Maneuver.TURN:
            return turned(block, int(step.amount), unit.stands)
        case Maneuver.FORM:
            return formed(block, int(step.amount), unit.stands)
        case Maneuver.RETIRE:
            return advanced(block, -step.amount)
    return advanced(block, step.amount)


def might_reach(outlook: Outlook, unit: Unit, block: Block, foe: Unit) -> bool:
    """Whether a charge from a place could meet an enemy, were nothing else on the table.

    The wheel that it needs at least, and the way after it, must be within the charge: a plain sum
    that saves following most charges that cannot be.
    """
    return least_way(unit, block, foe) <= charge_way(unit, outlook.board.weather)


def least_way(unit: Unit, block: Block, foe: Unit) -> float:
    """What the wheel towards an enemy and the way straight on cost at least, in cm."""
    middle = block.centre
    far = spread(middle, foe.block.centre)
    reach = hypot(foe.block.width, foe.block.depth) / 2
    off = abs(turn_between(block.facing, bearing(middle, foe.block.centre)))
    needed = max(0.0, off - degrees(atan2(block.width / 2 + reach, max(1.0, far - reach))))
    way = far - reach - hypot(block.width, block.depth) / 2
    return wheel_cost(unit, block.files, needed) + way
