"""Moves that nobody chooses: retire, retreat, rout, pursuit (daimyo 4, R8).

Forced movers never end on another unit. A unit that retires or retreats goes no further than the
first unit in the way; routers run through friends if that brings them clear, else stop short. All
stop a centimetre short of an enemy. A unit that reaches the edge of the table leaves it (R9).
"""

from __future__ import annotations

from dataclasses import dataclass, replace

import shapely

from gunbai.games.daimyo.field.board import Board
from gunbai.games.daimyo.field.corridor import first_met, reach, stretches
from gunbai.games.daimyo.field.path import disorders_ahead, fits, passed_ahead
from gunbai.games.daimyo.pieces.block import (
    TOLERANCE,
    Block,
    Side,
    advanced,
    bearing,
    faced,
    side_towards,
)
from gunbai.games.daimyo.pieces.movement import ROUGH_COST, Going, flight_way, marching, normal_move
from gunbai.games.daimyo.pieces.terrain import Ground
from gunbai.games.daimyo.pieces.unit import Unit

CLEARANCE = 1.0
"""How far from a fresh enemy a forced move stops, in cm."""
SWERVES = (0.0, 15.0, -15.0, 30.0, -30.0, 45.0, -45.0, 60.0, -60.0, 75.0, -75.0, 90.0, -90.0)
"""By how much routers may swerve, in degrees, to get away at all; the least swerve is taken."""
HOME: dict[int, float] = {0: 180.0, 1: 0.0}
"""Which way each side flees: side 0 has the lower edge as its own, side 1 the upper."""


@dataclass(frozen=True)
class Flight:
    """A forced move: where the block ends, its length in cm, and what it did on the way.

    ``left`` tells that it left the table, ``passed`` the friends it ran through, ``disorders``
    that the ground or an obstacle disordered it.
    """

    end: Block
    length: float
    passed: tuple[str, ...] = ()
    disorders: bool = False
    left: bool = False

    def moved(self, unit: Unit) -> Unit:
        """The unit at the end of it."""
        gone = unit.at(self.end).did(moved=True)
        return replace(gone, disordered=unit.disordered or self.disorders)


def retire(board: Board, unit: Unit, enemy: Unit | None) -> Flight:
    """A full normal move back, facing the enemy (daimyo 4, R8).

    A unit with the enemy on a flank or behind first turns to face it, where there is room.
    """
    front = _facing(board, unit, enemy)
    about = faced(front, front.facing + 180.0)
    budget = marching(unit, normal_move(unit.troops), board.weather, Going.ROUGH)
    gone = _run(board, unit, about, budget, through=False)
    return replace(gone, end=faced(gone.end, front.facing))


def rout(board: Board, unit: Unit, face: int) -> Flight:
    """Flight towards the unit's own edge of the table, by the die (daimyo 3, 4, R8)."""
    budget = flight_way(unit, face, board.weather)
    outdoors = _out_of_doors(board, unit)
    best: Flight | None = None
    for swerve in SWERVES:
        heading = faced(unit.block, HOME[unit.side] + swerve)
        gone = _run(outdoors, unit, heading, budget, through=True)
        if not (gone.left or fits(board, unit, gone.end)):
            gone = Flight(unit.block, 0.0)
        if gone.left or gone.length >= budget / 2:
            return gone
        if best is None or gone.length > best.length + TOLERANCE:
            best = gone
    assert best is not None
    return best


def pursue(board: Board, unit: Unit, quarry: Unit, face: int) -> Flight:
    """Straight after a router by the die, until caught or out of breath (R13).

    The pursuer turns towards it freely. Friends and other enemies stop it, and the table's edge.
    """
    heading = faced(unit.block, bearing(unit.block.centre, quarry.block.centre))
    budget = flight_way(unit, face, board.weather)
    most = reach(heading, budget, board.field.difficult, ROUGH_COST)
    caught = first_met(heading, most, [board.footprint(quarry)])
    rest = board.without(quarry.id)
    friends = first_met(heading, most, board.shapes(board.friends(unit)))
    way = min(most, caught, friends, _stop(rest, unit, heading, most), _edge(board, heading))
    if way <= TOLERANCE or not fits(rest, unit, advanced(heading, way)):
        return Flight(unit.block, 0.0)
    return _gone(board, heading, way)


def holds_its_place(board: Board, unit: Unit) -> bool:
    """Whether a unit never gives ground (R8).

    A headquarters, whoever is in a building, and a gun where the weather lets it only rotate.
    """
    stuck = unit.troops.gun and board.weather.effect.guns_rotate_only
    return bool(unit.inside) or unit.troops.seat or stuck


def _out_of_doors(board: Board, unit: Unit) -> Board:
    """The board without the building in which the unit stands: it may run out of it."""
    houses = board.field.of((Ground.BUILDING,))
    around = [house for house in houses if shapely.intersects(house.area, unit.core)]
    if not around:
        return board
    pieces = tuple(piece for piece in board.field.pieces if piece not in around)
    return replace(board, field=replace(board.field, pieces=pieces))


def _facing(board: Board, unit: Unit, enemy: Unit | None) -> Block:
    if enemy is None or side_towards(unit.block, enemy.block.centre) is Side.FRONT:
        return unit.block
    turned = faced(unit.block, bearing(unit.block.centre, enemy.block.centre))
    return turned if fits(board, unit, turned) else unit.block


def _run(board: Board, unit: Unit, heading: Block, budget: float, *, through: bool) -> Flight:
    """Go straight ahead as far as the budget, the ground and the others let it."""
    most = reach(heading, budget, board.field.difficult, ROUGH_COST)
    way = min(most, _stop(board, unit, heading, most))
    if not through:
        friends = first_met(heading, most, board.shapes(board.friends(unit)))
        way = min(way, max(0.0, friends))
    edge = _edge(board, heading)
    if edge <= way and edge <= _clear(board, unit, heading, edge) + TOLERANCE:
        return replace(_gone(board, heading, edge), left=True)
    way = _clear(board, unit, heading, min(way, edge))
    if way <= TOLERANCE or not fits(board, unit, advanced(heading, way)):
        return Flight(unit.block, 0.0)
    gone = _gone(board, heading, way)
    return replace(gone, passed=passed_ahead(board, unit, heading, way)) if through else gone


def _gone(board: Board, heading: Block, way: float) -> Flight:
    rough = disorders_ahead(board, heading, way)
    return Flight(advanced(heading, way), way, disorders=rough)


def _stop(board: Board, unit: Unit, heading: Block, most: float) -> float:
    """How far ahead an enemy or closed ground stops the block, in cm; inf if none does.

    An enemy that it touches or overlaps as it turns to go stops it only from before its middle.
    """
    water = first_met(heading, most, [board.field.closed])
    areas = board.shapes(board.enemies(unit))
    stop = max(0.0, water)
    for area, met in zip(areas, stretches(heading, most + CLEARANCE, areas), strict=True):
        if met and (met[0] > TOLERANCE or _before(heading, area)):
            stop = min(stop, max(0.0, met[0] - CLEARANCE))
    return stop


def _before(heading: Block, area: shapely.Polygon) -> bool:
    middle = shapely.centroid(area)
    return heading.local((float(middle.x), float(middle.y)))[1] > -heading.depth / 2


def _edge(board: Board, heading: Block) -> float:
    """How far ahead the front's middle reaches the edge of the table, in cm."""
    line = shapely.LineString([heading.spot(0.0, 0.0), heading.spot(0.0, 1000.0)])
    inside = shapely.intersection(line, shapely.box(0, 0, board.field.width, board.field.height))
    return float(inside.length)


def _clear(board: Board, unit: Unit, heading: Block, way: float) -> float:
    """The furthest way up to ``way`` that ends clear of all friends."""
    taken = [met for met in stretches(heading, way, board.shapes(board.friends(unit))) if met]
    for enter, leave in sorted(taken, key=lambda met: met[1], reverse=True):
        if enter + TOLERANCE < way < leave - TOLERANCE:
            way = enter
    return max(0.0, way)
