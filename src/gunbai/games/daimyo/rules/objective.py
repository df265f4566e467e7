"""Attack and defence: what one side must take in time, beside the third (daimyo 10, R40)."""

from __future__ import annotations

from dataclasses import dataclass

import shapely

from gunbai.core.script import Phrase
from gunbai.games.daimyo.field.board import Board
from gunbai.games.daimyo.pieces.unit import Unit

HELD = 2
"""The attacker must hold the ground alone at the ends of so many turns in succession."""


@dataclass(frozen=True)
class Objective:
    """What the attacker must take by the end of a turn: ``ground``, or else the ``camp``.

    ``camp`` is the id of the defender's headquarters, ``name`` how the ground or camp is called.
    """

    attacker: int
    name: Phrase
    turns: int
    ground: shapely.Polygon | None = None
    camp: str = ""

    @property
    def defender(self) -> int:
        """The other side."""
        return 1 - self.attacker

    @property
    def goal(self) -> str:
        """What kind of goal it is."""
        return "camp" if self.ground is None else "ground"


def counts(unit: Unit) -> bool:
    """Whether a unit can hold ground: no router, gun or headquarters does."""
    return not (unit.routing or unit.troops.gun or unit.troops.seat)


def is_on(board: Board, unit: Unit, ground: shapely.Polygon) -> bool:
    """Whether a unit's middle is on the ground."""
    return bool(shapely.intersects(ground, shapely.centroid(board.footprint(unit))))


def holder(board: Board, ground: shapely.Polygon) -> int | None:
    """The side that alone has units on the ground which can hold it; None where none has."""
    sides = {unit.side for unit in board.units if counts(unit) and is_on(board, unit, ground)}
    return sides.pop() if len(sides) == 1 else None


def winner(aim: Objective, *, held: int, camp_taken: bool, last: bool) -> int | None:
    """Who has won at a turn's end by the objective; None while it is open.

    ``held`` is at how many turns' ends in succession the attacker has held the ground alone.
    """
    taken = camp_taken if aim.ground is None else held >= HELD
    if taken:
        return aim.attacker
    return aim.defender if last else None
