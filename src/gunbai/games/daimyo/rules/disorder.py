"""Order and its loss: halts, routs, rallies, reforming (daimyo 4, 5, R8)."""

from __future__ import annotations

from dataclasses import replace

from gunbai.games.daimyo.field.board import Board
from gunbai.games.daimyo.field.path import fits
from gunbai.games.daimyo.pieces.block import GRID, about
from gunbai.games.daimyo.pieces.refusals import no
from gunbai.games.daimyo.pieces.unit import FRESH, Unit
from gunbai.games.daimyo.rules.morale import Result
from gunbai.games.daimyo.rules.order import Formation

ROUTS_MOST = 2
"""A unit that breaks so often makes one rout move and is gone (daimyo 4)."""


def disorder(unit: Unit) -> Unit:
    """The unit, disordered."""
    return replace(unit, disordered=True)


def broken(unit: Unit) -> Unit:
    """The unit in rout: disordered, no longer frenzied; a gun is abandoned (daimyo 4, 8)."""
    if unit.troops.gun:
        return replace(unit, abandoned=True)
    return replace(
        unit,
        routing=True,
        disordered=True,
        frenzied=False,
        halted=False,
        inside="",
        routs=unit.routs + 1,
        rout_moves=0,
    )


def after(unit: Unit, result: Result) -> Unit:
    """The unit's order after a test; moves back are made apart (daimyo 4, 5)."""
    match result:
        case Result.HALT:
            return replace(unit, halted=True)
        case Result.RETREAT:
            return disorder(unit)
        case Result.ROUT:
            return broken(unit)
        case Result.REMOVED:
            return unit.without(unit.stands)
    return unit


def is_last_rout(unit: Unit) -> bool:
    """Whether the unit leaves the battle after its next rout move (daimyo 4)."""
    return unit.routing and unit.routs >= ROUTS_MOST


def check_rally(unit: Unit) -> None:
    """Accept an attempt to rally from rout.

    Raises:
        Refused: it does not rout, has not fled yet, has tried before, broke twice, or was shot at
            this turn (daimyo 4).

    """
    if not unit.routing:
        raise no("not-routing", "4", unit=unit.name)
    if not unit.rout_moves:
        raise no("flees-first", "4", unit=unit.name)
    if unit.tried or is_last_rout(unit):
        raise no("rallied-once", "4", unit=unit.name)
    if unit.deeds.shot_at:
        raise no("shot-at", "4", unit=unit.name)


def rallied(unit: Unit) -> Unit:
    """The unit after a rally: it stands, disordered until the turn's end (daimyo 4)."""
    return replace(unit, routing=False, tried=True, rout_moves=0).did(rallied=True)


def reforms(board: Board, unit: Unit) -> bool:
    """Whether a unit is in order again at the turn's end (daimyo 4).

    It is if it rallied this turn, unless it was forced to move since; else if it stood a full turn
    without firing, melee or hits, and is not in contact.
    """
    if not unit.disordered or unit.routing:
        return False
    if unit.deeds.rallied:
        return not unit.deeds.moved
    return unit.deeds.still and not board.touching(unit)


def in_order_again(unit: Unit) -> Unit:
    """The unit in order where it stands."""
    return replace(unit, disordered=False)


def reformed(board: Board, unit: Unit, wanted: Formation) -> Unit:
    """The unit in order, faced and formed as its player wishes (daimyo 4).

    Raises:
        Refused: so many files it does not have, or there is no room to stand so.

    """
    files = unit.files if wanted.files is None else wanted.files
    facing = round(unit.facing) if wanted.facing is None else wanted.facing
    if not 1 <= files <= unit.stands:
        raise no("files", "4", given=files, most=unit.stands)
    turned = replace(unit, files=files, facing=facing % 360.0)
    block = about(turned.block, unit.block.centre)
    placed = replace(turned, x=round(block.x, GRID), y=round(block.y, GRID), disordered=False)
    if not fits(board, unit, placed.block):
        raise no("no-room", "4", unit=unit.name)
    return placed


def fresh(unit: Unit, *, forgets: bool) -> Unit:
    """The unit as a new turn begins; ``forgets`` where stands lost weigh for their turn (R25)."""
    return replace(unit, deeds=FRESH, losses=0 if forgets else unit.losses)
