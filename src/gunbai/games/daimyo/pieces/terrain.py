"""The table's ground: woods, hills, water, roads and works, and what they do (daimyo 3, 6, R5)."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from functools import cached_property

import shapely

from gunbai.games.daimyo.pieces.block import TOLERANCE, Block, Point, core
from gunbai.games.daimyo.pieces.naming import Named

RIVER_WIDTH = 4.0
ROAD_WIDTH = 4.0
"""How wide, in cm, rivers and roads are where a scenario does not say."""
COVER_REACH = 1.0
"""Troops so close behind an obstacle, in cm, have it as cover."""


class Ground(Named):
    """The kinds of terrain that a scenario may lay down."""

    WOODS = "woods"
    HILL = "hill"
    STEEP = "steep"
    VILLAGE = "village"
    MARSH = "marsh"
    RIVER = "river"
    FORD = "ford"
    BRIDGE = "bridge"
    ROAD = "road"
    BUILDING = "building"
    OBSTACLE = "obstacle"


DIFFICULT = frozenset({Ground.WOODS, Ground.STEEP, Ground.VILLAGE, Ground.MARSH, Ground.FORD})
"""Ground that halves a move and disorders (daimyo 3, R5); fords are ours among them."""
RISING = frozenset({Ground.HILL, Ground.STEEP})
BLINDING = frozenset({Ground.HILL, Ground.STEEP, Ground.VILLAGE, Ground.BUILDING})
"""What nobody sees across from outside; woods let a sight through for 3 cm."""
LINES = frozenset({Ground.RIVER, Ground.ROAD, Ground.OBSTACLE})
"""Kinds drawn as lines; all others are areas."""


@dataclass(frozen=True, eq=False)
class Piece:
    """One piece of terrain; ``course`` is the line or the area as the scenario draws it.

    ``width`` widens rivers and roads, ``level`` is the height of a hill, in steps.
    """

    id: str
    ground: Ground
    course: shapely.Geometry
    width: float = 0.0
    level: int = 1

    @cached_property
    def area(self) -> shapely.Geometry:
        """The ground covered; an obstacle covers none and stays a line."""
        if self.ground in LINES and self.width:
            return shapely.buffer(self.course, self.width / 2, cap_style="flat")
        return self.course


@dataclass(frozen=True, eq=False)
class Field:
    """A table of so many centimetres and the terrain on it."""

    width: float
    height: float
    pieces: tuple[Piece, ...] = ()

    def of(self, grounds: Iterable[Ground]) -> list[Piece]:
        """The pieces of these kinds."""
        wanted = frozenset(grounds)
        return [piece for piece in self.pieces if piece.ground in wanted]

    @cached_property
    def edge(self) -> shapely.Polygon:
        """The table, widened by the tolerance."""
        grown = shapely.box(-TOLERANCE, -TOLERANCE, self.width + TOLERANCE, self.height + TOLERANCE)
        shapely.prepare(grown)
        return grown

    @cached_property
    def difficult(self) -> shapely.Geometry:
        """All difficult ground; roads and bridges through it are good going."""
        return _ready(shapely.difference(self._area(*DIFFICULT), self.paved))

    @cached_property
    def paved(self) -> shapely.Geometry:
        """All roads and bridges."""
        return _ready(self._area(Ground.ROAD, Ground.BRIDGE))

    @cached_property
    def closed(self) -> shapely.Geometry:
        """Ground nobody enters: water away from fords and bridges, and buildings."""
        water, open_ = self._area(Ground.RIVER), self._area(Ground.FORD, Ground.BRIDGE)
        return _ready(shapely.union(shapely.difference(water, open_), self._area(Ground.BUILDING)))

    @cached_property
    def works(self) -> shapely.Geometry:
        """All obstacles, as lines."""
        return _ready(shapely.union_all([piece.course for piece in self.of((Ground.OBSTACLE,))]))

    @cached_property
    def woods(self) -> shapely.Geometry:
        """All woods."""
        return _ready(self._area(Ground.WOODS))

    @cached_property
    def shelter(self) -> shapely.Geometry:
        """Ground that is cover in itself: woods and villages."""
        return _ready(self._area(Ground.WOODS, Ground.VILLAGE))

    @cached_property
    def blinds(self) -> list[Piece]:
        """The pieces that stop sight."""
        return self.of(BLINDING)

    def _area(self, *grounds: Ground) -> shapely.Geometry:
        return shapely.union_all([piece.area for piece in self.of(grounds)])

    def building(self, id_: str) -> Piece | None:
        """The building of that id, if there is one."""
        found = [piece for piece in self.of((Ground.BUILDING,)) if piece.id == id_]
        return found[0] if found else None

    def holds(self, block: Block) -> bool:
        """Whether the block stands wholly on the table."""
        return bool(shapely.covers(self.edge, core(block)))

    def bars(self, area: shapely.Geometry) -> bool:
        """Whether ground that nobody enters lies in an area (already drawn in)."""
        return bool(shapely.intersects(self.closed, area))

    def height_at(self, point: Point) -> int:
        """How high the ground is there: the sum of the hills' levels under the point."""
        spot = shapely.Point(point)
        return sum(p.level for p in self.of(RISING) if shapely.covers(p.area, spot))

    def rough(self, area: shapely.Geometry) -> bool:
        """Whether an area (already drawn in) touches difficult ground."""
        return bool(shapely.intersects(self.difficult, area))

    def on_road(self, block: Block) -> bool:
        """Whether the middle of a block, from front to rear, lies on a road or bridge."""
        spine = shapely.LineString([block.spot(0.0, 0.0), block.spot(0.0, -block.depth)])
        near = shapely.intersection(self.paved, spine)
        return bool(spine.length - near.length <= TOLERANCE)


def _ready(area: shapely.Geometry) -> shapely.Geometry:
    shapely.prepare(area)
    return area
