"""A battle as its exact chances need it: the board, the leaders, and what went before.

The battle in play, and whoever reads it back from a view, look the same things up in the same way.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping
from dataclasses import dataclass, replace
from typing import TypeAlias

from gunbai.games.daimyo.field.board import Board
from gunbai.games.daimyo.field.leader import Leader, driven_off, in_command, is_seated
from gunbai.games.daimyo.pieces.block import Point
from gunbai.games.daimyo.pieces.unit import Unit
from gunbai.games.daimyo.rules.activation import Command
from gunbai.games.daimyo.rules.melee import Clash, higher_of

Pair: TypeAlias = tuple[str, str]


def pair(one: str, other: str) -> Pair:
    """Two units in contact, whoever is named first."""
    return (one, other) if one < other else (other, one)


@dataclass(frozen=True, eq=False)
class Situation:
    """Where a battle stands between two rolls.

    ``leaders`` are the living, ``rounds`` counts the rounds of each pair in contact, ``charging``
    are who charged whom, ``fallen`` the places where leaders were killed this turn, by side.
    """

    board: Board
    leaders: Collection[Leader] = ()
    rounds: Mapping[Pair, int] | None = None
    charging: Collection[Pair] = ()
    fallen: Collection[tuple[int, Point]] = ()

    def on(self, board: Board) -> Situation:
        """The same on another board."""
        return replace(self, board=board)

    def without_strays(self) -> Situation:
        """The same once leaders alone with an enemy upon them have ridden off (R27)."""
        leaders = (driven_off(self.board, leader) or leader for leader in self.leaders)
        return replace(self, leaders=[leader for leader in leaders if leader.alive])

    # -- leaders ------------------------------------------------------------------------------

    def leader(self, command: Command) -> Leader | None:
        """The daimyo or General of a command while he lives."""
        side, clan = command.side, command.clan
        found = (lead for lead in self.leaders if (lead.side, lead.clan) == (side, clan))
        return next(found, None)

    def general(self, side: int) -> Leader | None:
        """A side's General while he lives."""
        return self.leader(Command(side))

    def commander(self, unit: Unit) -> Leader | None:
        """Whose orders a unit waits for."""
        return self.leader(Command(unit.side, unit.clan))

    def leaders_with(self, unit: str) -> list[Leader]:
        """The leaders with a unit."""
        return [leader for leader in self.leaders if leader.unit == unit]

    def seated(self, side: int) -> bool:
        """Whether a side's General sits in his headquarters."""
        general = self.general(side)
        return general is not None and is_seated(self.board, general)

    def rating_with(self, unit: str) -> int | None:
        """The best Command Rating of the leaders with a unit; None where nobody is."""
        return max((leader.command for leader in self.leaders_with(unit)), default=None)

    def in_command(self, unit: Unit) -> bool:
        """Whether the orders of its commander reach a unit (daimyo 3)."""
        return in_command(self.board, unit, self.commander(unit))

    def clash(self, one: Unit, other: Unit, higher: str | None = None) -> Clash:
        """What two units in contact bring into their next round (daimyo 7).

        ``higher`` is the id of the one uphill, where a player told it; else the board shows it.
        """
        both = {one.id, other.id}
        if higher is None:
            higher = higher_of(self.board, one, other)
        led = frozenset(leader.unit for leader in self.leaders if leader.unit in both)
        charging = frozenset(one for one, at in self.charging if {one, at} == both)
        first = not (self.rounds or {}).get(pair(one.id, other.id))
        return Clash(first, charging, led, higher)
