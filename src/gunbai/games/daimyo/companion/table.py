"""A real table as the eyes of a battle: whatever only its players see is asked of them."""

from __future__ import annotations

from gunbai.games.daimyo.companion.charge import Charging
from gunbai.games.daimyo.companion.melee import Fighting
from gunbai.games.daimyo.companion.morale import Nerves
from gunbai.games.daimyo.companion.movement import Moving
from gunbai.games.daimyo.companion.turn_end import Witnesses


class RealTable(Moving, Charging, Fighting, Nerves, Witnesses):
    """The eyes of a battle with miniatures (`eyes.Eyes`), section by section of the rules."""
