"""What a round of melee moves: the loser pushed back, and a winner who follows (R12)."""

from __future__ import annotations

from dataclasses import replace
from math import cos, inf, radians, sin

import shapely

from gunbai.games.daimyo.field.board import Board
from gunbai.games.daimyo.field.contact import contact_side
from gunbai.games.daimyo.field.corridor import first_met
from gunbai.games.daimyo.field.path import disorders_ahead, fits
from gunbai.games.daimyo.pieces.block import Block, Side, advanced, bearing, core, faced, snap
from gunbai.games.daimyo.pieces.unit import Unit
from gunbai.games.daimyo.rules.melee import struck_side

PUSH = 2.0
"""How far the loser of a round of melee is pushed back, in cm (R12)."""


def push_back(board: Board, loser: Unit, winner: Unit) -> Unit | None:
    """The loser pushed back 2 cm from the winner; None where something is behind it.

    Struck in flank or rear it ends facing the winner, if no other enemy touches it and there is
    room to turn. That, and bad ground, disorder it.
    """
    if loser.inside or loser.troops.seat or loser.troops.gun:
        return None
    way = _away(winner, loser)
    pushed = _shoved(loser.block, way, PUSH)
    swept = shapely.convex_hull(shapely.union(core(loser.block), core(pushed)))
    if board.field.bars(swept) or not fits(board, loser, pushed):
        return None
    flanked = struck_side(winner.block, loser) is not Side.FRONT
    if flanked and turns_to_face(board, loser, winner):
        about = _about(pushed, winner, way)
        pushed = about if fits(board, loser, about) else pushed
    rough = board.field.rough(swept) or bool(shapely.intersects(board.field.works, swept))
    return replace(loser.at(pushed), disordered=loser.disordered or flanked or rough)


def turns_to_face(board: Board, loser: Unit, winner: Unit) -> bool:
    """Whether a loser struck in flank or rear may turn: no other enemy holds it."""
    others = [foe for foe in board.touching(loser) if foe.id != winner.id]
    return all(foe.routing for foe in others)


def follow_up(board: Board, winner: Unit, loser: Unit) -> Unit | None:
    """The winner advanced into contact with a loser pushed back; None if it cannot be.

    A loser who has turned about its middle may stand further off by half of its width. Bad ground
    disorders the winner (daimyo 4).
    """
    if winner.inside or winner.troops.gun or winner.troops.seat:
        return None
    most = 2 * PUSH + loser.block.width / 2
    way = max(0.0, first_met(winner.block, most, [board.footprint(loser)]))
    if way == inf:
        return None
    followed = advanced(winner.block, way)
    if not fits(board, winner, followed):
        return None
    rough = disorders_ahead(board, winner.block, way)
    return replace(winner.at(followed), disordered=winner.disordered or rough)


def _away(winner: Unit, loser: Unit) -> float:
    """The direction directly away from the winner: the way it fights, if that is its front."""
    if contact_side(loser.block, winner.block) is Side.FRONT:
        return winner.facing
    return bearing(winner.block.centre, loser.block.centre)


def _shoved(block: Block, facing: float, way: float) -> Block:
    """The block moved so many cm in a direction, looking as before."""
    angle = radians(facing)
    return snap(replace(block, x=block.x + way * sin(angle), y=block.y + way * cos(angle)))


def _about(block: Block, winner: Unit, way: float) -> Block:
    """The block turned about its middle to face the winner, its front 2 cm off or more."""
    about = faced(block, way + 180.0)
    ahead = winner.block.local((about.x, about.y))[1]
    return about if ahead >= PUSH else _shoved(about, way, PUSH - ahead)
