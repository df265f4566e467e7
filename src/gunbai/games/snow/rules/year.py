"""The state of a game: the houses, the season, the confrontation in progress."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any, Final

from gunbai.core.game import Setup
from gunbai.core.script import Seat, Word
from gunbai.games.snow.rules.clash import Clash
from gunbai.games.snow.rules.house import House

EMPEROR: Final = 0
SPRING: Final = "spring"
SUMMER: Final = "summer"
AUTUMN: Final = "autumn"
SEASONS = (SPRING, SUMMER, AUTUMN)
SEASON_WORDS = {season: Word(f"snow.season-name.{season}") for season in SEASONS}


@dataclass(slots=True)
class Year:
    """A game of one or more years: everything that the script changes.

    ``season`` is empty while the houses are set up; ``number`` and ``round`` count from 1;
    ``turn`` is the seat whose turn it is. ``met`` counts the encounters of the year by their type.
    ``asks_for_desires`` tells whether houses are asked as the year ends what became of desires that
    are still hidden (snow R13), which they are since version 3 of the rules.
    """

    houses: list[House]
    options: Mapping[str, Any]
    number: int = 1
    season: str = ""
    round: int = 0
    turn: Seat = EMPEROR
    clash: Clash | None = None
    met: Counter[str] = field(default_factory=Counter)
    asks_for_desires: bool = True

    @property
    def moment(self) -> int:
        """A number that no two rounds of a game share."""
        season = SEASONS.index(self.season) if self.season else -1
        return 1000 * self.number + 100 * season + self.round

    def house(self, seat: Seat) -> House:
        """The house in a seat (1 and up)."""
        return self.houses[seat - 1]

    def rightward(self, house: House) -> list[House]:
        """The other houses in the order in which they may challenge: from the right on."""
        place = house.seat - 1
        return [*self.houses[place + 1 :], *self.houses[:place]][::-1]


def begin(setup: Setup) -> Year:
    """A game before its first spring."""
    return Year([House(seat) for seat in range(1, len(setup.seats))], setup.options)


def begin_by_version_2(setup: Setup) -> Year:
    """The same by rules of version 2, under which hidden desires were opened without a question."""
    year = begin(setup)
    year.asks_for_desires = False
    return year
