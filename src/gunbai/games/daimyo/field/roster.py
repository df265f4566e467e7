"""The board of a battle whose positions the program does not know: who is there, and who touches.

Contact can be kept without positions, for only a charge or a winner who follows makes it, and
giving ground or fleeing ends it (daimyo 3, 4, 7, R22).
"""

from __future__ import annotations

from dataclasses import dataclass, replace

import shapely

from gunbai.games.daimyo.field.board import Board
from gunbai.games.daimyo.pieces.block import Side
from gunbai.games.daimyo.pieces.terrain import Ground
from gunbai.games.daimyo.pieces.unit import Unit


@dataclass(frozen=True, eq=False)
class Roster(Board):
    """A board that answers who is in contact, and refuses to guess any distance.

    ``contacts`` holds for each attacker and enemy it struck the enemy's side against its front;
    of the scenario's field only the kinds of terrain count, and its units' places mean nothing.
    """

    contacts: tuple[tuple[str, str, Side], ...] = ()

    def touching(self, unit: Unit) -> list[Unit]:
        """The enemies in base contact with a unit, in the board's order."""
        met = {other for one, other, _ in self.contacts if one == unit.id}
        met |= {one for one, other, _ in self.contacts if other == unit.id}
        return [enemy for enemy in self.enemies(unit) if enemy.id in met]

    def struck(self, unit: Unit, enemy: Unit) -> Side:
        """Which side of the enemy a unit in contact strikes."""
        sides = [side for one, other, side in self.contacts if (one, other) == (unit.id, enemy.id)]
        return sides[0] if sides else Side.FRONT

    def meeting(self, unit: str, enemy: str, side: Side) -> Roster:
        """The board with a unit in contact with an enemy's side."""
        apart = self.parted(unit, enemy)
        return replace(apart, contacts=(*apart.contacts, (unit, enemy, side)))

    def parted(self, unit: str, *enemies: str) -> Roster:
        """The board with a unit out of contact with some enemies, or with all if none is named."""
        left = tuple(
            (one, other, side)
            for one, other, side in self.contacts
            if not _is_between(unit, enemies, one, other)
        )
        return replace(self, contacts=left)

    def without(self, *ids: str) -> Roster:
        """The board with some units taken off, and out of all contact."""
        left = tuple(met for met in self.contacts if not {met[0], met[1]} & set(ids))
        units = tuple(unit for unit in self.units if unit.id not in ids)
        return replace(self, units=units, contacts=left)

    def has(self, *grounds: Ground) -> bool:
        """Whether the field has any such terrain, so that it may matter."""
        return bool(self.field.of(grounds))

    def footprint(self, unit: Unit) -> shapely.Polygon:
        """Nothing the program knows: no distance, arc or room is ever reckoned from it."""
        raise LookupError(f"{unit.id} stands on the real table")


def _is_between(unit: str, enemies: tuple[str, ...], one: str, other: str) -> bool:
    if unit not in (one, other):
        return False
    return not enemies or (other if unit == one else one) in enemies
