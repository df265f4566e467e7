"""What a bot reckons with: the board of its view, its side, and what a fight would come to."""

from __future__ import annotations

from dataclasses import dataclass, replace
from functools import cached_property

from gunbai.game import Sight
from gunbai.games.daimyo.battle import pair
from gunbai.games.daimyo.block import Point, Side
from gunbai.games.daimyo.board import Board
from gunbai.games.daimyo.charge import Onset
from gunbai.games.daimyo.leader import Leader
from gunbai.games.daimyo.melee import Clash, Fight, fight, higher_of
from gunbai.games.daimyo.reading import board_of, leader_of
from gunbai.games.daimyo.unit import Unit
from gunbai.games.daimyo.view import Board as View
from gunbai.games.daimyo.view import SideView


@dataclass(frozen=True)
class Temper:
    """A General's temperament.

    ``daring`` is how many hits worse than even a charge may look; ``shy`` how far from the enemy,
    in cm, the line waits for its missiles to work; ``reserve`` the part of its allowed losses after
    which the guard goes in.
    """

    daring: float
    shy: float
    reserve: float


@dataclass(frozen=True)
class Outlook:
    """The battle from one seat."""

    view: View
    side: int

    @cached_property
    def board(self) -> Board:
        """The board on which to judge."""
        return board_of(self.view)

    @cached_property
    def leaders(self) -> dict[str, Leader]:
        """The living leaders by id."""
        return {lead.id: leader_of(lead) for lead in self.view.leaders if lead.alive}

    @property
    def mine(self) -> SideView:
        """How the bot's own side stands."""
        return self.view.sides[self.side]

    @cached_property
    def foes(self) -> list[Unit]:
        """The enemy's units that still fight, and his headquarters."""
        return [u for u in self.board.units if u.side != self.side and not u.abandoned]

    @cached_property
    def standing_foes(self) -> list[Unit]:
        """The enemy's units that do not rout; all of them if all rout."""
        return [foe for foe in self.foes if not foe.routing] or self.foes

    def unit(self, id_: str) -> Unit:
        """A unit by its id."""
        return self.board.unit(id_)

    def distance(self, unit: Unit, other: Unit) -> float:
        """The gap of two units."""
        return self.board.distance(unit, other)

    def nearest(self, unit: Unit) -> Unit | None:
        """The nearest enemy that stands."""
        foes = self.standing_foes
        return min(foes, key=lambda foe: (self.distance(unit, foe), foe.id), default=None)

    def led(self, *units: Unit) -> frozenset[str]:
        """Those of the units with a leader."""
        with_leader = {leader.unit for leader in self.leaders.values()}
        return frozenset(unit.id for unit in units if unit.id in with_leader)

    def clash(self, one: Unit, other: Unit, *, charging: tuple[str, ...] = ()) -> Clash:
        """What two units would bring into their next round."""
        first = not self.view.rounds.get(" ".join(pair(one.id, other.id)))
        higher = higher_of(self.board, one, other)
        return Clash(first, frozenset(charging), self.led(one, other), higher)

    def edge_of(self, one: Unit, other: Unit, *, charging: tuple[str, ...] = ()) -> float:
        """By how many hits ``one`` may expect to win the next round where they stand."""
        board = self.board.with_(one, other)
        clash = self.clash(one, other, charging=charging)
        mine, theirs = (fight(board, a, b, clash) for a, b in ((one, other), (other, one)))
        return expected(mine) - expected(theirs)

    def worth_of(self, onset: Onset) -> float:
        """By how many hits a charge may expect to win its first round."""
        charger = self.unit(onset.charger).at(onset.home)
        target = self.unit(onset.target)
        if onset.path.disorders:
            charger = replace(charger, disordered=True)
        if onset.side is not Side.FRONT and not target.inside:
            target = replace(target, disordered=True)
        return self.edge_of(charger, target, charging=(charger.id,))


def expected(part: Fight) -> float:
    """How many hits a part of a melee may expect."""
    return part.stands * float(part.chance)


def outlook(sight: Sight) -> Outlook:
    """The battle from a bot's seat."""
    view: View = sight.board
    side = next(n for n, side in enumerate(view.sides) if side.seat == sight.seat)
    return Outlook(view, side)


def middle_of(units: list[Unit]) -> Point:
    """The middle of some units."""
    centres = [unit.block.centre for unit in units]
    return sum(x for x, _ in centres) / len(units), sum(y for _, y in centres) / len(units)
