"""The battle as it lies on the table: the field, the units on it and the weather."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, replace
from functools import cached_property

import numpy as np
import shapely
from numpy.typing import NDArray

from gunbai.games.daimyo.pieces.block import TOLERANCE, Block, Point, core, gap
from gunbai.games.daimyo.pieces.terrain import Field
from gunbai.games.daimyo.pieces.unit import Unit
from gunbai.games.daimyo.pieces.weather import Weather

CONTACT = 2 * TOLERANCE
"""Outlines no further apart than this, in cm, are in base contact."""


@dataclass(frozen=True, eq=False)
class Board:
    """Everything that a maneuver, a shot or a melee has to look at; never changed in place."""

    field: Field
    units: tuple[Unit, ...] = ()
    weather: Weather = Weather.FINE

    @cached_property
    def by_id(self) -> dict[str, Unit]:
        """The units by their ids."""
        return {unit.id: unit for unit in self.units}

    def unit(self, id_: str) -> Unit:
        """The unit of that id.

        Raises:
            KeyError: it is not on the table.

        """
        return self.by_id[id_]

    def with_(self, *changed: Unit) -> Board:
        """The board with some units replaced; those with no stand left are gone."""
        held = self.by_id | {unit.id: unit for unit in changed}
        return replace(self, units=tuple(unit for unit in held.values() if unit.stands))

    def without(self, *ids: str) -> Board:
        """The board with some units taken off."""
        return replace(self, units=tuple(unit for unit in self.units if unit.id not in ids))

    def footprint(self, unit: Unit) -> shapely.Polygon:
        """The ground a unit covers: its block, or the building it holds."""
        house = self.field.building(unit.inside) if unit.inside else None
        return house.area if house else unit.outline

    def friends(self, unit: Unit) -> list[Unit]:
        """The other units of its side."""
        return [other for other in self.units if other.side == unit.side and other.id != unit.id]

    def enemies(self, unit: Unit) -> list[Unit]:
        """The units of the other side; guns that their crews abandoned are nobody's (daimyo 8)."""
        return [o for o in self.units if o.side != unit.side and not o.abandoned]

    def shapes(self, units: Iterable[Unit]) -> NDArray[np.object_]:
        """The outlines of some units."""
        return np.array([self.footprint(unit) for unit in units], dtype=object)

    def cores(self, units: Iterable[Unit]) -> NDArray[np.object_]:
        """The outlines of some units drawn in by the tolerance: what of them can be overlapped."""
        shapes = [self.footprint(unit) if unit.inside else unit.core for unit in units]
        return np.array(shapes, dtype=object)

    def distance(self, first: Unit, second: Unit) -> float:
        """The gap of two units, in cm."""
        return gap(self.footprint(first), self.footprint(second))

    def is_within(self, unit: Unit, point: Point, reach: float) -> bool:
        """Whether a point lies no further than ``reach`` from a unit."""
        return gap(self.footprint(unit), shapely.Point(point)) <= reach + TOLERANCE

    def near(self, unit: Unit, others: list[Unit], reach: float) -> list[Unit]:
        """Those of the others no further than ``reach`` from the unit, in their order."""
        if not others:
            return []
        close = shapely.dwithin(self.footprint(unit), self.shapes(others), reach + TOLERANCE)
        return [other for other, is_near in zip(others, close, strict=True) if is_near]

    def by_distance(self, unit: Unit, others: Iterable[Unit]) -> list[Unit]:
        """The others from the nearest to the furthest; of equally near ones the lower id first."""
        return sorted(others, key=lambda other: (self.distance(unit, other), other.id))

    def touching(self, unit: Unit) -> list[Unit]:
        """The enemies in base contact with a unit, in the board's order."""
        return self.near(unit, self.enemies(unit), CONTACT - TOLERANCE)

    def opponents(self, unit: Unit) -> list[Unit]:
        """The enemies in base contact whom a unit fights; routers fight nobody."""
        return [] if unit.routing else [foe for foe in self.touching(unit) if not foe.routing]

    def in_melee(self, unit: Unit) -> bool:
        """Whether a unit fights any enemy."""
        return bool(self.opponents(unit))

    def crowding(self, unit: Unit, block: Block) -> list[Unit]:
        """The other units that a unit formed as ``block`` would overlap."""
        return self.overlapped(unit, core(block))

    def overlapped(self, unit: Unit, area: shapely.Geometry) -> list[Unit]:
        """The other units that an area (already drawn in) overlaps."""
        others = [other for other in self.units if other.id != unit.id]
        if not others:
            return []
        hit = shapely.intersects(area, self.cores(others))
        return [other for other, is_hit in zip(others, hit, strict=True) if is_hit]
