"""A scenario: the table, both armies and the terms on which they fight (daimyo 1, 9, 10)."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from gunbai.core.script import Phrase
from gunbai.games.daimyo.field.board import Board
from gunbai.games.daimyo.field.leader import Leader
from gunbai.games.daimyo.pieces.terrain import Field
from gunbai.games.daimyo.pieces.unit import Unit
from gunbai.games.daimyo.pieces.weather import Season, Weather
from gunbai.games.daimyo.rules.objective import Objective

SIDES = range(2)
CLANS_MOST = 8
"""An army has 1 to 8 clans (daimyo 1)."""
UNITS_MOST = 6
"""A clan has 1 to 6 units (daimyo 1)."""


@dataclass(frozen=True)
class Clan:
    """A clan: its id, its side and how it is called."""

    id: str
    side: int
    name: Phrase


@dataclass(frozen=True)
class Scenario:
    """A battle before its first turn.

    ``season`` is None where a die gives it. ``weather`` holds for ``weather_turns`` turns before it
    is tested. ``arrivals`` are reinforcements by unit id: the turn
    at whose start they come on. ``turns_max`` is None where nothing but victory ends the battle.
    ``activation`` is how commands are activated where the scenario demands it;
    ``objective`` what its attacker must take, where the players fight for it.
    """

    id: str
    name: Phrase
    about: Phrase
    field: Field
    sides: tuple[Phrase, Phrase]
    clans: tuple[Clan, ...]
    leaders: tuple[Leader, ...]
    units: tuple[Unit, ...]
    arrivals: Mapping[str, int]
    season: Season | None = None
    weather: Weather = Weather.FINE
    weather_turns: int = 0
    turns_max: int | None = None
    activation: str = ""
    objective: Objective | None = None
    placeless: bool = False
    begins: int | None = None

    @property
    def opening(self) -> Board:
        """The board as the first turn begins: all who do not arrive later."""
        present = tuple(unit for unit in self.units if self.arrivals.get(unit.id, 1) <= 1)
        return Board(self.field, present, self.weather)
