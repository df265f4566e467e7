"""The plainest order that brings a unit nearer to a place (R10, and for bots)."""

from __future__ import annotations

from collections.abc import Iterator
from math import degrees

from gunbai.core.script import Refused
from gunbai.games.daimyo.field.board import CONTACT, Board
from gunbai.games.daimyo.field.corridor import first_met, reach
from gunbai.games.daimyo.field.path import Path
from gunbai.games.daimyo.pieces.block import (
    STAND_WIDTH,
    TOLERANCE,
    Block,
    Point,
    bearing,
    spread,
    turn_between,
    wheeled,
)
from gunbai.games.daimyo.pieces.movement import (
    ROUGH_COST,
    Going,
    marching,
    normal_move,
    wheel_cost,
)
from gunbai.games.daimyo.pieces.unit import Unit
from gunbai.games.daimyo.rules.maneuver import march
from gunbai.games.daimyo.rules.order import Maneuver, Step

SPACE = 10 * CONTACT
"""How far from other units an approach stops, in cm."""
LEAST = 0.1
"""A shorter advance is not worth an order, in cm."""


def approach(board: Board, unit: Unit, goal: Point, most: float | None = None) -> tuple[Step, ...]:
    """Wheel towards a goal and advance, at most ``most`` cm; no steps where nothing is legal."""
    best: tuple[float, tuple[Step, ...]] | None = None
    for angle in swings(board, unit, goal):
        steps = swing(board, unit, goal, angle, most)
        path = legal(board, unit, steps)
        if path is None or not steps:
            continue
        left = _left(path, goal)
        if best is None or left < best[0] - TOLERANCE:
            best = left, steps
    return best[1] if best else ()


def legal(board: Board, unit: Unit, steps: tuple[Step, ...]) -> Path | None:
    """The way of an order, or None where it is refused."""
    try:
        return march(board, unit, steps)
    except Refused:
        return None


def swings(board: Board, unit: Unit, goal: Point) -> Iterator[float]:
    """The wheel that faces the goal, as far as the move lets it, half of it, and none."""
    most = widest(board, unit)
    full = max(-most, min(most, facing_wheel(unit.block, goal)))
    if abs(full) * unit.files * STAND_WIDTH > 1.0:
        yield round(full * 0.999, 2)
        yield round(full / 2, 2)
    yield 0.0


def facing_wheel(block: Block, goal: Point) -> float:
    """The wheel after which a block faces a goal, in degrees."""
    angle = 0.0
    for _ in range(3):
        end = wheeled(block, angle)
        angle = turn_between(0.0, angle + turn_between(end.facing, bearing((end.x, end.y), goal)))
    return angle


def widest(board: Board, unit: Unit) -> float:
    """How far a unit's whole move lets it wheel on good ground, in degrees."""
    budget = marching(unit, normal_move(unit.troops), board.weather, Going.ROUGH)
    dearest = wheel_cost(unit, unit.files, degrees(1.0))
    return degrees(budget / dearest) if dearest else 0.0


def swing(
    board: Board, unit: Unit, goal: Point, angle: float, most: float | None
) -> tuple[Step, ...]:
    """A wheel through an angle, then straight on: up to a goal, or as the move and others let."""
    block = wheeled(unit.block, angle) if angle else unit.block
    spent = wheel_cost(unit, unit.files, angle) if angle else 0.0
    budget = marching(unit, normal_move(unit.troops), board.weather, Going.ROUGH) - spent
    way = reach(block, max(0.0, budget), board.field.difficult, ROUGH_COST)
    others = [board.footprint(other) for other in board.units if other.id != unit.id]
    way = min(way, first_met(block, way + SPACE, [*others, board.field.closed]) - SPACE)
    ahead = block.local(goal)[1]
    way = min(way, ahead, most if most is not None else way)
    wheel = (Step(Maneuver.WHEEL, angle),) if angle else ()
    advance = (Step(Maneuver.ADVANCE, int(way * 100) / 100),) if way >= LEAST else ()
    return (*wheel, *advance)


def _left(path: Path, goal: Point) -> float:
    """How good an end is: its distance from the goal, and a little for looking away from it."""
    end = path.end
    away = abs(turn_between(end.facing, bearing((end.x, end.y), goal)))
    return spread((end.x, end.y), goal) + away / 30.0
