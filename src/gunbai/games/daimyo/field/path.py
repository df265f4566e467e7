"""One way over the table: what it costs, whom it passes, what bars it (daimyo 3, 4)."""

from __future__ import annotations

from dataclasses import dataclass, replace

import shapely

from gunbai.games.daimyo.field.board import Board
from gunbai.games.daimyo.field.corridor import length_over, stretches, swept_ahead, swept_wheel
from gunbai.games.daimyo.pieces.block import TOLERANCE, Block, advanced, core, faced
from gunbai.games.daimyo.pieces.movement import ROUGH_COST, Going
from gunbai.games.daimyo.pieces.refusals import no
from gunbai.games.daimyo.pieces.unit import Unit


@dataclass(frozen=True)
class Path:
    """A way so far.

    ``poses`` are the block's positions, first to last; ``cost`` is in cm of the move; ``going`` is
    the worst ground under it; ``passed`` are the friends it went through, who are disordered by
    it; ``disorders`` tells whether the mover is.
    """

    poses: tuple[Block, ...]
    inside: str = ""
    cost: float = 0.0
    going: Going = Going.ROAD
    disorders: bool = False
    passed: tuple[str, ...] = ()

    @property
    def end(self) -> Block:
        """Where the way ends."""
        return self.poses[-1]

    def to(self, end: Block, cost: float, going: Going) -> Path:
        """The way with one more stretch."""
        worst = going if _WORST.index(going) < _WORST.index(self.going) else self.going
        return replace(self, poses=(*self.poses, end), cost=self.cost + cost, going=worst)

    def disordering(self, disorders: bool) -> Path:
        """The way, which disorders the mover if it has done so yet or does now."""
        return replace(self, disorders=self.disorders or disorders)


_WORST = (Going.ROUGH, Going.GOOD, Going.ROAD)


def start(unit: Unit) -> Path:
    """The way of a unit that has not moved yet."""
    return Path((unit.block,), unit.inside)


def straight(board: Board, unit: Unit, path: Path, distance: float) -> Path:
    """Go straight ahead; friends are passed through, enemies and closed ground are not.

    Raises:
        Refused: an enemy or closed ground is in the way.

    """
    block = path.end
    area = swept_ahead(block, distance)
    _check_open(board, area)
    if enemies := _met_ahead(board, board.enemies(unit), block, distance):
        raise no("enemy-in-way", "3", unit=enemies[0].name)
    end = advanced(block, distance)
    rough = length_over(block, distance, board.field.difficult)
    further = path.to(end, distance + (ROUGH_COST - 1) * rough, _going(board, block, end, rough))
    met = passed_ahead(board, unit, block, distance)
    passed = (*path.passed, *(friend for friend in met if friend not in path.passed))
    further = further.disordering(bool(rough) or _crosses(board, area))
    return replace(further, passed=passed)


def back(board: Board, unit: Unit, path: Path, distance: float) -> Path:
    """Go straight back, facing as before.

    Raises:
        Refused: an enemy or closed ground is in the way.

    """
    front = path.end
    about = Path((faced(front, front.facing + 180.0),), going=path.going)
    gone = straight(board, unit, about, distance)
    kept = tuple(faced(pose, front.facing) for pose in gone.poses[1:])
    joined = replace(gone, poses=(*path.poses, *kept), cost=path.cost + gone.cost)
    return replace(joined, inside=path.inside).disordering(path.disorders)


def wheel(board: Board, unit: Unit, path: Path, end: Block, angle: float, cost: float) -> Path:
    """Wheel to ``end`` at ``cost`` on good ground; a wheel over difficult ground costs double.

    Raises:
        Refused: a unit or closed ground is in the way.

    """
    area = swept_wheel(path.end, angle)
    _check_open(board, area)
    _check_room(board, unit, area)
    rough = board.field.rough(area)
    going = _going(board, path.end, end, rough)
    further = path.to(end, cost * (ROUGH_COST if rough else 1.0), going)
    return further.disordering(rough or _crosses(board, area))


def shift(board: Board, unit: Unit, path: Path, end: Block, cost: float) -> Path:
    """Turn or change formation on the spot, into ``end``.

    Raises:
        Refused: there is no room, or closed ground is in the way.

    """
    area = core(end)
    _check_open(board, area)
    _check_room(board, unit, area)
    rough = board.field.rough(area)
    going = _going(board, path.end, end, rough)
    return path.to(end, cost, going).disordering(rough)


def disorders_ahead(board: Board, block: Block, distance: float) -> bool:
    """Whether a straight way ahead leads over difficult ground or an obstacle (daimyo 4)."""
    rough = length_over(block, distance, board.field.difficult)
    return bool(rough) or _crosses(board, swept_ahead(block, distance))


def check_end(board: Board, unit: Unit, path: Path) -> None:
    """Accept a march's end: on the table, clear of friends, in contact with no enemy.

    Raises:
        Refused: one of these does not hold.

    """
    if path.inside:
        return
    moved = unit.at(path.end)
    if not board.field.holds(path.end):
        raise no("off-table", "3", width=board.field.width, height=board.field.height)
    if crowd := board.crowding(unit, path.end):
        raise no("crowded", "3", unit=crowd[0].name)
    if touched := board.touching(replace(moved, inside="")):
        raise no("only-charges", "3", unit=touched[0].name)


def allowed(path: Path, most: float) -> None:
    """Accept what a way costs.

    Raises:
        Refused: it costs more than the move has.

    """
    if path.cost > most + TOLERANCE:
        raise no("too-far", "3", given=round(path.cost, 1), most=round(most, 1))


def passed_ahead(board: Board, unit: Unit, block: Block, distance: float) -> tuple[str, ...]:
    """The friends that a straight way goes through."""
    return tuple(friend.id for friend in _met_ahead(board, board.friends(unit), block, distance))


def _met_ahead(board: Board, units: list[Unit], block: Block, distance: float) -> list[Unit]:
    met = stretches(block, distance, board.shapes(units))
    return [
        unit
        for unit, stretch in zip(units, met, strict=True)
        if stretch and stretch[0] < distance - TOLERANCE and stretch[1] > TOLERANCE
    ]


def _going(board: Board, begin: Block, end: Block, rough: float) -> Going:
    if board.field.on_road(begin) and board.field.on_road(end):
        return Going.ROAD
    return Going.ROUGH if rough else Going.GOOD


def _check_open(board: Board, area: shapely.Geometry) -> None:
    if board.field.bars(area):
        raise no("closed-ground", "3")


def _check_room(board: Board, unit: Unit, area: shapely.Geometry) -> None:
    if crowd := board.overlapped(unit, area):
        raise no("no-room", "3", unit=crowd[0].name)


def _crosses(board: Board, area: shapely.Geometry) -> bool:
    return bool(shapely.intersects(board.field.works, area))


def fits(board: Board, unit: Unit, block: Block) -> bool:
    """Whether a unit formed as a block has room there: on the table, nothing overlapped."""
    field = board.field
    on_table = field.holds(block) and not field.bars(core(block))
    return on_table and not board.crowding(unit, block)
