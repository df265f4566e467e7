"""A real table of which only what changed is told: nobody is asked how a forced move ended."""

from __future__ import annotations

from gunbai.games.daimyo.companion.table import RealTable
from gunbai.games.daimyo.eyes import at_once
from gunbai.games.daimyo.pieces.movement import flight_way, line_move
from gunbai.games.daimyo.pieces.unit import Unit
from gunbai.games.daimyo.rules.forced import Flight


class LightTable(RealTable):
    """The eyes of a light companion: the players move, and tell by themselves whom they lose."""

    @at_once
    def ground_given(self, unit: Unit, enemy: Unit | None) -> Flight:  # noqa: ARG002
        """A full move back (R8)."""
        return Flight(unit.block, line_move(unit, self.battle.board.weather))

    @at_once
    def flight(self, unit: Unit, face: int) -> Flight:
        """A rout move by the die (daimyo 4)."""
        return Flight(unit.block, flight_way(unit, face, self.battle.board.weather))
