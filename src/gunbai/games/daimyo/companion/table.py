"""A real table as the eyes of a battle: whatever only its players see is asked of them."""

from __future__ import annotations

from gunbai.games.daimyo.companion.charge import Charging
from gunbai.games.daimyo.companion.melee import Fighting
from gunbai.games.daimyo.companion.morale import MoraleTests
from gunbai.games.daimyo.companion.movement import Moving
from gunbai.games.daimyo.companion.turn_end import Witnesses
from gunbai.games.daimyo.eyes import Eyes, at_once
from gunbai.games.daimyo.pieces.movement import flight_way, line_move
from gunbai.games.daimyo.pieces.unit import Unit
from gunbai.games.daimyo.rules.charge import Assault
from gunbai.games.daimyo.rules.forced import Flight


class RealTable(Moving, Charging, Fighting, MoraleTests, Witnesses, Eyes[Assault, Assault]):
    """The eyes of a battle with miniatures (`eyes.Eyes`), section by section of the rules."""


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
