"""What the target of a charge may do before it strikes (daimyo 3, 4, R7).

It may stand, shoot, countercharge, or turn to face a charge into its flank or rear; if it had to
test its morale and passed, it may also retire. Other giving way is a result of morale. Charger and
countercharger meet half way, unless the latter cannot go so far. A turn is done in time if the
charger's way is at least the part of its charge move that the turn takes of the target's own move;
a target caught turning is struck where it stood.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import replace
from typing import TypeAlias, TypeVar

from gunbai.core.script import Refusal, Refused
from gunbai.games.daimyo.field.board import Board
from gunbai.games.daimyo.field.contact import contact_side, square_up
from gunbai.games.daimyo.field.corridor import first_met, reach
from gunbai.games.daimyo.field.path import disorders_ahead, fits
from gunbai.games.daimyo.pieces.block import TOLERANCE, Block, Side, advanced, turned
from gunbai.games.daimyo.pieces.movement import ROUGH_COST, TURNING, charge_move, charge_way
from gunbai.games.daimyo.pieces.naming import Named
from gunbai.games.daimyo.pieces.refusals import no, passes, unless_refused
from gunbai.games.daimyo.pieces.unit import Unit
from gunbai.games.daimyo.rules.charge import Assault, Onset, way_to
from gunbai.games.daimyo.rules.firing import Shot, at_chargers
from gunbai.games.daimyo.rules.forced import holds_its_place

A = TypeVar("A", bound=Assault)
Check: TypeAlias = Callable[[Board, A], object]
"""Passes, or raises the refusal."""


class Answer(Named):
    """The answers to a charge that a player may choose (daimyo 3)."""

    STAND = "stand"
    SHOOT = "shoot"
    COUNTERCHARGE = "countercharge"
    FACE = "face"
    RETIRE = "retire"


def answers(
    board: Board, onset: A, *, tested: bool, shoot: Check[A], face: Check[A]
) -> tuple[list[Answer], Mapping[str, Refusal]]:
    """The answers that the target may choose, and the barred ones with the reason why.

    ``tested`` tells that it had to test whether it stands the charge, and passed (daimyo 5).
    ``shoot`` and ``face`` check what depends on where things stand. Anybody may stand; troops
    without missiles are not told that they cannot shoot.
    """
    checks: dict[Answer, Check[A]] = {
        Answer.SHOOT: shoot,
        Answer.COUNTERCHARGE: check_countercharge,
        Answer.FACE: face,
    }
    if tested:
        checks[Answer.RETIRE] = check_retire
    legal, barred = [Answer.STAND], {}
    for answer, check in checks.items():
        try:
            check(board, onset)
        except Refused as refused:
            if answer is not Answer.SHOOT or board.unit(onset.target).troops.missiles:
                barred[str(answer)] = refused.refusal
        else:
            legal.append(answer)
    return legal, barred


def check_retire(board: Board, onset: Assault) -> None:
    """Accept retiring from a charge by choice (daimyo 5).

    Raises:
        Refused: the target is in melee, or never gives ground.

    """
    target = board.unit(onset.target)
    if board.in_melee(target):
        raise no("in-melee", "7", unit=target.name)
    if holds_its_place(board, target):
        raise no("holds-its-place", "R8", unit=target.name)


def shot_at(board: Board, onset: Onset) -> Shot:
    """The volley that the target could fire at its chargers (daimyo 6).

    Raises:
        Refused: it may not fire, or the chargers are out of its arc or sight.

    """
    charger, target = board.unit(onset.charger), board.unit(onset.target)
    return at_chargers(board, target, charger, far=onset.far)


def check_countercharge(board: Board, onset: Assault) -> None:
    """Accept a countercharge.

    Raises:
        Refused: the target cannot charge, is disordered or busy, or is not struck in front.

    """
    target = board.unit(onset.target)
    if not charge_move(target.troops):
        raise no("never-charges", "8", unit=target.name)
    if not target.in_order:
        raise no("disordered-charge", "3", unit=target.name)
    if target.inside:
        raise no("leave-first", "3")
    if board.in_melee(target):
        raise no("in-melee", "7", unit=target.name)
    if onset.side is not Side.FRONT:
        raise no("not-in-front", "R7", unit=target.name)


def check_face(board: Board, onset: Onset) -> None:
    """Accept turning to face the charge.

    Raises:
        Refused: the target may not turn, or turning would take it out of the charge's way.

    """
    check_may_face(board, onset)
    target = board.unit(onset.target)
    if not fits(board, target, _turned_to(target, onset.side)):
        raise no("no-room", "R7", unit=target.name)
    if not passes(struck_facing, board, onset):
        raise no("no-dodging", "R7", unit=target.name)


def check_may_face(board: Board, onset: Assault) -> None:
    """Accept a target that could turn to face the charge, if it has the room.

    Raises:
        Refused: the charge comes from the front, or the target is busy or never turns.

    """
    target = board.unit(onset.target)
    if onset.side is Side.FRONT or target.inside:
        raise no("faces-already", "R7", unit=target.name)
    if target.troops.seat or target.routing:
        raise no("cannot-face", "R7", unit=target.name)
    if board.in_melee(target):
        raise no("in-melee", "7", unit=target.name)


def faces_in_time(board: Board, onset: Assault) -> bool:
    """Whether the target has turned before the charge arrives (daimyo 4, R7)."""
    charger, target = board.unit(onset.charger), board.unit(onset.target)
    part = TURNING[target.quality] * (1.0 if target.in_order else 2.0)
    most = charge_way(charger, board.weather)
    return onset.way >= part * most - TOLERANCE


def struck_facing(board: Board, onset: Onset) -> tuple[Unit, Onset]:
    """The target turned to face in time, and the charge as it then goes."""
    target = board.unit(onset.target)
    faced = target.at(_turned_to(target, onset.side))
    return faced, again(board.with_(faced), onset)


def meet(board: Board, onset: Onset) -> tuple[Unit, Onset]:
    """The countercharging target half way, and the charge as it then goes (R7).

    Where the two lines would miss each other the target receives the charge where it stands, but
    as one who charges.
    """
    charger, target = board.unit(onset.charger), board.unit(onset.target)
    budget = min(charge_way(target, board.weather), onset.straight / 2)
    way = min(
        reach(target.block, budget, board.field.difficult, ROUGH_COST),
        _room(board, charger, target, budget),
    )
    rough = disorders_ahead(board, target.block, way)
    moved = target.at(advanced(target.block, way))
    moved = replace(moved, disordered=target.disordered or rough)
    met = unless_refused(again, board.with_(moved), onset)
    return (moved, met) if met else (target, onset)


def again(board: Board, onset: Onset) -> Onset:
    """The charge against a target that has moved, along the line it took.

    Raises:
        Refused: the line now misses it, or contact would be off the table.

    """
    charger, target = board.unit(onset.charger), board.unit(onset.target)
    begin = advanced(onset.path.end, -onset.straight)  # after its wheel, if it made one
    way = way_to(board, charger, begin, target)
    end = advanced(begin, way)
    home = square_up(board, charger, end, target)
    if not board.field.holds(home):
        raise no("charge-off-table", "R38", unit=target.name)
    path = replace(onset.path, poses=(*onset.path.poses[:-1], end))
    side = contact_side(home, target.block)
    return replace(onset, path=path, home=home, straight=way, side=side)


def pressed_home(board: Board, onset: Onset) -> Onset | None:
    """The charge on along its line at a target that gave way; None if it no longer reaches (R7)."""
    charger = board.unit(onset.charger)
    caught = unless_refused(again, board, onset)
    gone = onset.path.cost - onset.straight + (caught.straight if caught else 0.0)
    return caught if gone <= charge_way(charger, board.weather) else None


def _turned_to(target: Unit, side: Side) -> Block:
    return turned(target.block, list(Side).index(side), target.stands)


def _room(board: Board, charger: Unit, target: Unit, budget: float) -> float:
    """How far the target may come forward before anything but the charger stops it."""
    others = [unit for unit in board.units if unit.id not in (charger.id, target.id)]
    areas = [board.footprint(unit) for unit in others]
    stop = first_met(target.block, budget, [*areas, board.field.closed])
    return max(0.0, min(budget, stop))
