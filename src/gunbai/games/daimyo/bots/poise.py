"""Where a unit stands poised: in order, and with a legal charge from there next turn."""

from __future__ import annotations

from collections.abc import Iterator

from gunbai.games.daimyo.bots.outlook import Outlook
from gunbai.games.daimyo.pieces.movement import charge_move, line_move
from gunbai.games.daimyo.pieces.unit import Unit
from gunbai.games.daimyo.rules.approach import Best, facing_wheel, legal, swing
from gunbai.games.daimyo.rules.charge import aim
from gunbai.games.daimyo.rules.maneuver import carried_out
from gunbai.games.daimyo.rules.order import Maneuver, Step, Steps

MARGIN = 1.0
"""How much nearer than a charge goes one must stand, in cm: the enemy moves too."""
WHEELS = (1.0, 0.5, 0.0, 1.4)
"""Which parts of the wheel that faces the enemy are tried."""
STOPS = (0.4, 0.0, 0.8)
"""Which parts of the gap are closed after it."""


def poise(outlook: Outlook, unit: Unit, foes: list[Unit]) -> Steps:
    """The order after which one of these enemies can be charged; no steps where there is none."""
    for foe in foes:
        if outlook.distance(unit, foe) <= charge_move(unit.troops) + line_move(
            unit, outlook.board.weather
        ):
            for steps in _orders(outlook, unit, foe):
                if _charges_from(outlook, unit, foe, steps):
                    return steps
    return ()


def _orders(outlook: Outlook, unit: Unit, foe: Unit) -> Iterator[Steps]:
    """Wheel and close in, draw back to gain room, or turn a flank into a front."""
    board, goal = outlook.board, foe.block.centre
    gap = outlook.distance(unit, foe)
    full = facing_wheel(unit.block, goal)
    for angle in Best(board, unit, goal).within(full * part for part in WHEELS):
        for part in STOPS:
            yield swing(board, unit, goal, angle, part * gap)
    for part in (0.6, 0.3):
        yield (Step(Maneuver.RETIRE, round(part * line_move(unit, board.weather), 1)),)
    for quarters in (1.0, 3.0, 2.0):
        yield (Step(Maneuver.TURN, quarters), Step(Maneuver.FORM, float(unit.files)))
        yield (Step(Maneuver.TURN, quarters),)


def _charges_from(outlook: Outlook, unit: Unit, foe: Unit, steps: Steps) -> bool:
    board = outlook.board
    path = legal(board, unit, steps)
    if not steps or path is None or path.disorders:
        return False
    moved = carried_out(unit, path)
    held = board.with_(moved)
    if held.distance(moved, foe) > charge_move(unit.troops) - MARGIN:
        return False
    return aim(held, moved, foe, finely=True) is not None
