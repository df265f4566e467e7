"""Leaders: the General and the daimyo, their command, wounds and deaths (daimyo 1, 3, 7, R15)."""

from __future__ import annotations

from dataclasses import dataclass, replace

from gunbai.core.script import Phrase
from gunbai.games.daimyo.field.board import Board
from gunbai.games.daimyo.pieces.block import Point, spread
from gunbai.games.daimyo.pieces.movement import leader_move, weathered
from gunbai.games.daimyo.pieces.unit import Unit

OBEYS = 6
"""What one die and the Command Rating must reach out of command (daimyo 3)."""
TOUCH = 1.0
"""An enemy so near, in cm, to a leader alone drives him off: he has no base of his own (R27)."""
DEADLY = 2
"""The natural sum of two dice on which a leader falls with a stand of his unit (R15)."""


@dataclass(frozen=True, slots=True)
class Leader:
    """A General (no ``clan``) or the daimyo of a clan.

    ``unit`` is the id of the unit he is with, a headquarters when he is seated; alone he stands at
    (x, y), which is also where he fell. ``wounds`` are taken off his rating.
    """

    id: str
    side: int
    clan: str
    name: str | Phrase
    rating: int
    x: float = 0.0
    y: float = 0.0
    mounted: bool = True
    unit: str = ""
    alive: bool = True
    wounds: int = 0
    moved: bool = False

    @property
    def command(self) -> int:
        """His Command Rating as it is now; the dead add nothing (daimyo 2, R14)."""
        return max(0, self.rating - self.wounds) if self.alive else 0

    @property
    def is_general(self) -> bool:
        """Whether he commands the whole side."""
        return not self.clan

    def leads(self, unit: Unit) -> bool:
        """Whether a unit is of his own clan, or of his own side if he is its General."""
        return unit.side == self.side and self.clan in ("", unit.clan)


def place_of(board: Board, leader: Leader) -> Point:
    """Where a leader is: in the middle of his unit, or alone."""
    unit = board.by_id.get(leader.unit)
    return unit.block.centre if unit else (leader.x, leader.y)


def is_seated(board: Board, leader: Leader) -> bool:
    """Whether a General sits in his headquarters, which helps initiative and activation."""
    unit = board.by_id.get(leader.unit)
    return leader.alive and unit is not None and unit.troops.seat


def in_command(board: Board, unit: Unit, commander: Leader | None) -> bool:
    """Whether orders reach a unit; nobody's do when its commander is dead or gone (daimyo 3)."""
    if commander is None or not commander.alive:
        return False
    if commander.unit == unit.id:
        return True
    reach = board.weather.effect.command_radius
    return board.is_within(unit, place_of(board, commander), reach)


def obeys(face: int, commander: Leader | None) -> bool:
    """Whether a unit out of command moves all the same, on one die (daimyo 3)."""
    return face + (commander.command if commander else 0) >= OBEYS


def falls(faces: list[int]) -> bool:
    """Whether a leader dies with a stand of his unit, on two dice (R15)."""
    return sum(faces) == DEADLY


def wounded(leader: Leader) -> Leader:
    """The leader driven back wounded: his rating is 1 less, never below 0 (R14)."""
    return replace(leader, wounds=leader.wounds + 1) if leader.command else leader


def killed(board: Board, leader: Leader) -> Leader:
    """The leader dead, where he fell."""
    x, y = place_of(board, leader)
    return replace(leader, alive=False, unit="", x=x, y=y)


def driven_off(board: Board, leader: Leader) -> Leader | None:
    """A leader alone with an enemy upon him: with the nearest friends, or nearer home (R27).

    Off the table he is gone. None where nobody threatens him.
    """
    spot = (leader.x, leader.y)
    foes = (unit for unit in board.units if unit.side != leader.side and not unit.abandoned)
    alone = leader.alive and not leader.unit
    if not alone or not any(board.is_within(foe, spot, TOUCH) for foe in foes):
        return None
    way = weathered(leader_move(leader.mounted), board.weather.effect)
    friends = (unit for unit in board.units if unit.side == leader.side)
    near = [unit for unit in friends if board.is_within(unit, spot, way)]
    if near:
        refuge = min(
            near, key=lambda unit: (unit.routing, spread(unit.block.centre, spot), unit.id)
        )
        return replace(leader, unit=refuge.id)
    y = leader.y - way if leader.side == 0 else leader.y + way
    return replace(leader, y=y, alive=0 <= y <= board.field.height)
