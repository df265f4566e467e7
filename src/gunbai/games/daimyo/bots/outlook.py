"""What a bot reckons with: the board of its view, its side, and what a fight would come to."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property

from gunbai.core.game import Sight
from gunbai.games.daimyo.field.board import Board
from gunbai.games.daimyo.field.leader import Leader
from gunbai.games.daimyo.forecast import next_round
from gunbai.games.daimyo.pieces.block import Point
from gunbai.games.daimyo.pieces.movement import charge_way
from gunbai.games.daimyo.pieces.unit import Unit
from gunbai.games.daimyo.rules.firing import targets
from gunbai.games.daimyo.rules.situation import Situation
from gunbai.games.daimyo.seen.from_view import situation_of
from gunbai.games.daimyo.seen.view import Board as View
from gunbai.games.daimyo.seen.view import SideView

PATIENT = 0.25
"""The part of a battle's turns after which time begins to press."""
IMPATIENCE = 1.5
"""By how many hits the last turn makes a General more daring than the patient turns did."""
RACE = 0.4
"""The same for one who must win before the enemy's reinforcements come."""
HEED = 2.0
"""How much further than its charge, in cm, an enemy is heeded: it wheels and moves too."""
HOME = 0.42
"""The part of the field's depth that is one's own."""
STORM = 0.4
"""The same while weather hinders the enemy's missiles more than his own."""


@dataclass(frozen=True)
class Outlook:
    """The battle from one seat; the ``wary`` heed more: how a charge is met, and friends."""

    view: View
    side: int
    wary: bool = False

    @cached_property
    def now(self) -> Situation:
        """The battle as it stands."""
        return situation_of(self.view)

    @property
    def board(self) -> Board:
        """The board on which to judge."""
        return self.now.board

    @cached_property
    def leaders(self) -> dict[str, Leader]:
        """The living leaders by id."""
        return {leader.id: leader for leader in self.now.leaders}

    @property
    def mine(self) -> SideView:
        """How the bot's own side stands."""
        return self.view.sides[self.side]

    @cached_property
    def own(self) -> list[Unit]:
        """The bot's own units."""
        return [unit for unit in self.board.units if unit.side == self.side]

    @cached_property
    def foes(self) -> list[Unit]:
        """The enemy's units that still fight, and his headquarters."""
        return [u for u in self.board.units if u.side != self.side and not u.abandoned]

    @cached_property
    def standing_foes(self) -> list[Unit]:
        """The enemy's units that do not rout; all of them if all rout."""
        return [foe for foe in self.foes if not foe.routing] or self.foes

    # -- how the battle goes ------------------------------------------------------------------

    @cached_property
    def zeal(self) -> float:
        """How many hits worse than at leisure a charge may look now.

        Time presses towards the last turn, and where the enemy's reinforcements are on the march;
        weather that spoils the enemy's missiles invites.
        """
        turns = self.view.turns
        late = max(0.0, self.view.turn / turns - PATIENT) if turns and not self.defends else 0.0
        return IMPATIENCE * late + RACE * self.races + STORM * self.sheltered

    @property
    def attacks(self) -> bool:
        """Whether one's own side must take the objective (R40)."""
        aim = self.view.objective
        return aim is not None and aim.attacker == self.side

    @property
    def defends(self) -> bool:
        """Whether the enemy must take it, and does not hold it yet: time is on one's own side."""
        aim = self.view.objective
        return aim is not None and aim.attacker != self.side and not aim.held

    @cached_property
    def races(self) -> bool:
        """Whether the enemy's reinforcements are on the march, and none of one's own."""
        coming = {unit.side for unit in self.view.coming}
        return coming == {1 - self.side}

    @cached_property
    def holds(self) -> bool:
        """Whether one's own reinforcements are on the march, and none of the enemy's."""
        coming = {unit.side for unit in self.view.coming}
        return coming == {self.side}

    @cached_property
    def sheltered(self) -> bool:
        """Whether the weather takes more from the enemy's missiles than from one's own."""
        return self._wet(self.standing_foes) > self._wet(self.own)

    def _wet(self, units: list[Unit]) -> int:
        """How many stands of shooters the weather silences, or nearly."""
        effect = self.board.weather.effect
        shooters = [unit for unit in units if unit.troops.missiles]
        worth = [(u.stands, effect.firing(u.troops.weapon)) for u in shooters]
        return sum(stands for stands, change in worth if change is None or change <= -2)

    def is_dreaded(self, foe: Unit) -> bool:
        """Whether an enemy has its first volley still to fire (daimyo 6)."""
        fresh = foe.in_order and not foe.volleyed and not foe.troops.gun
        return fresh and self.can_shoot(foe)

    def is_hunted(self, unit: Unit) -> bool:
        """Whether an enemy who strikes stands so near that he could charge a unit next."""
        hunters = [foe for foe in self.standing_foes if foe.in_order and not foe.troops.missiles]
        return any(
            self.distance(unit, foe) <= charge_way(foe, self.board.weather) + HEED
            for foe in hunters
            if not self.board.in_melee(foe)
        )

    @cached_property
    def is_at_home(self) -> bool:
        """Whether one's own host stands on its own part of the field: it has not gone over yet."""
        fighters = [unit for unit in self.own if not unit.routing]
        deep = self.board.field.height
        y = middle_of(fighters)[1] if fighters else 0.0
        return (y if self.side == 0 else deep - y) <= HOME * deep

    @property
    def is_beaten(self) -> bool:
        """Whether the bot's side has lost all that it can bear."""
        return self.mine.left == 0 and self.mine.lost > 0

    # -- units --------------------------------------------------------------------------------

    def unit(self, id_: str) -> Unit:
        """A unit by its id."""
        return self.board.unit(id_)

    def mates(self, unit: Unit) -> list[Unit]:
        """The units of its clan, itself included, that do not rout."""
        return [u for u in self.own if u.clan == unit.clan and not u.routing]

    def distance(self, unit: Unit, other: Unit) -> float:
        """The gap of two units."""
        return self.board.distance(unit, other)

    def nearest(self, unit: Unit) -> Unit | None:
        """The nearest enemy that stands."""
        foes = self.standing_foes
        return min(foes, key=lambda foe: (self.distance(unit, foe), foe.id), default=None)

    def can_shoot(self, unit: Unit) -> bool:
        """Whether a unit has missiles that the weather lets it use."""
        if not unit.troops.missiles or unit.routing:
            return False
        return self.board.weather.effect.firing(unit.troops.weapon) is not None

    def aims(self, unit: Unit) -> list[Unit]:
        """The enemies that a unit could shoot at now, nearest first."""
        if unit.id not in self._aims:
            able = self.can_shoot(unit) and not (unit.deeds.fired or self.board.in_melee(unit))
            self._aims[unit.id] = targets(self.board, unit) if able else []
        return self._aims[unit.id]

    @cached_property
    def targets(self) -> dict[str, str]:
        """Whom each clan makes for, once that is decided (`targets`)."""
        return {}

    @cached_property
    def _aims(self) -> dict[str, list[Unit]]:
        return {}

    # -- what a fight would come to -----------------------------------------------------------

    def edge_of(self, one: Unit, other: Unit) -> float:
        """By how many hits ``one`` may expect to win the next round where they stand."""
        return next_round(self.now, one, other).edge


def outlook(sight: Sight, *, wary: bool = False) -> Outlook:
    """The battle from a bot's seat."""
    view: View = sight.board
    side = next(n for n, side in enumerate(view.sides) if side.seat == sight.seat)
    return Outlook(view, side, wary)


def middle_of(units: list[Unit]) -> Point:
    """The middle of some units."""
    centres = [unit.block.centre for unit in units]
    return sum(x for x, _ in centres) / len(units), sum(y for _, y in centres) / len(units)
