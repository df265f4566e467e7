"""What a unit may do with its move, judged maneuver by maneuver (daimyo 3, 8, R4, R5)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from gunbai.games.daimyo.field.board import Board
from gunbai.games.daimyo.field.building import enter, leave
from gunbai.games.daimyo.field.path import (
    Path,
    allowed,
    back,
    check_end,
    shift,
    start,
    straight,
    wheel,
)
from gunbai.games.daimyo.pieces.block import faced, formed, turned, wheeled
from gunbai.games.daimyo.pieces.movement import Going, marching, normal_move, turn_cost, wheel_cost
from gunbai.games.daimyo.pieces.refusals import no
from gunbai.games.daimyo.pieces.unit import Unit
from gunbai.games.daimyo.rules.order import SWUNG, Maneuver, Step

TURN_MOST = 180.0
"""No single wheel or rotation goes further round than this, in degrees."""


def march(board: Board, unit: Unit, steps: Sequence[Step]) -> Path:
    """Follow an order to its end without changing anything; no steps mean to stand.

    Raises:
        Refused: the order is illegal; the refusal says which rule bars what.

    """
    if not steps:
        return start(unit)
    check_free(board, unit)
    if unit.troops.gun:
        check_gun(board, steps)
    path = start(unit)
    for step in steps:
        check_step(unit, path, step, steps)
        path = _further(board, unit, path, step)
    allowed(path, allowance(board, unit, path))
    check_end(board, unit, path)
    return path


def allowance(board: Board, unit: Unit, path: Path) -> float:
    """How many cm of move the unit has for a way like this (daimyo 3, 9).

    A column has its bonus only if it was in column from the first pose to the last.
    """
    marched = all(pose.files == unit.files for pose in path.poses)
    going = path.going if marched else Going.ROUGH
    return marching(unit, normal_move(unit.troops), board.weather, going)


def carried_out(unit: Unit, path: Path) -> Unit:
    """The unit at the end of its way, moved and, where the ground did so, disordered."""
    if len(path.poses) == 1:
        return unit
    moved = replace(unit.at(path.end), inside=path.inside).did(moved=True)
    return replace(moved, disordered=unit.disordered or path.disorders)


def check_free(board: Board, unit: Unit) -> None:
    """Accept a unit that may choose its move.

    Raises:
        Refused: it never moves, was halted, routs, is frenzied or is in melee (daimyo 3, 4, 7).

    """
    if unit.troops.seat:
        raise no("seat-stays", "1", unit=unit.name)
    if unit.routing:
        raise no("routing", "4", unit=unit.name)
    if unit.frenzied:
        raise no("frenzied", "R10", unit=unit.name)
    if unit.halted:
        raise no("halted", "4", unit=unit.name)
    if board.in_melee(unit):
        raise no("in-melee", "7", unit=unit.name)


def check_gun(board: Board, steps: Sequence[Step]) -> None:
    """Accept the order of a gun: straight ahead on clear ground, or rotate instead (daimyo 8).

    Raises:
        Refused: it is anything else, or the weather lets guns only rotate (daimyo 9).

    """
    kinds = {step.maneuver for step in steps}
    if kinds == {Maneuver.ROTATE}:
        return
    if kinds != {Maneuver.ADVANCE}:
        raise no("gun-straight", "8")
    if board.weather.effect.guns_rotate_only:
        raise no("gun-weather", "9", weather=board.weather.word)


def check_step(unit: Unit, path: Path, step: Step, steps: Sequence[Step]) -> None:
    """Accept a maneuver's form, given the whole order it stands in.

    Raises:
        Refused: a retirement is not alone, an angle, a distance or a width is out of bounds, a
            unit in a building does not leave it first, or one rotates that is no gun.

    """
    if step.maneuver is Maneuver.RETIRE and len(steps) > 1:
        raise no("retire-alone", "3")
    if abs(step.amount) > TURN_MOST and step.maneuver in SWUNG:
        raise no("angle", "3", given=abs(step.amount), most=TURN_MOST)
    if step.maneuver is Maneuver.ADVANCE and step.amount < 0:
        raise no("backwards", "3")
    if path.inside and step.maneuver is not Maneuver.LEAVE:
        raise no("leave-first", "3")
    if step.maneuver is Maneuver.FORM and step.amount not in range(1, unit.stands + 1):
        raise no("files", "3", given=step.amount, most=unit.stands)
    if step.maneuver is Maneuver.ROTATE and not unit.troops.gun:
        raise no("only-guns-rotate", "8")


def _further(board: Board, unit: Unit, path: Path, step: Step) -> Path:
    """A way with one more maneuver, whose form `check_step` has accepted.

    Raises:
        Refused: somebody or the ground is in the way.

    """
    end, amount, turn = path.end, step.amount, turn_cost(unit, board.weather)
    match step.maneuver:
        case Maneuver.ADVANCE:
            further = straight(board, unit, path, amount)
            if unit.troops.gun and further.disorders:
                raise no("gun-ground", "8")
            return further
        case Maneuver.RETIRE:
            return back(board, unit, path, amount)
        case Maneuver.WHEEL:
            cost = wheel_cost(unit, end.files, amount)
            return wheel(board, unit, path, wheeled(end, amount), amount, cost)
        case Maneuver.TURN:
            return shift(board, unit, path, turned(end, int(amount), unit.stands), turn)
        case Maneuver.FORM:
            return shift(board, unit, path, formed(end, int(amount), unit.stands), turn)
        case Maneuver.ROTATE:
            return shift(board, unit, path, faced(end, end.facing + amount), 0.0)
        case Maneuver.ENTER:
            return enter(board, unit, path, step.target)
        case Maneuver.LEAVE:
            return leave(board, unit, path, int(amount))
