"""A ruler: how far it is between units, leaders and places, from edge to edge (daimyo 3, 6)."""

from __future__ import annotations

from collections.abc import Mapping
from math import isfinite
from typing import Any

import shapely
from msgspec import Struct

from gunbai.core.script import Phrase
from gunbai.games.daimyo.seen.from_view import board_of
from gunbai.games.daimyo.seen.view import Board

FROM, TO = "from", "to"


class Measure(Struct, frozen=True):
    """A measured way in cm, in words, and its ends on the table in cm."""

    told: Phrase
    way: float
    here: tuple[float, float]
    there: tuple[float, float]


def measured(view: Board, query: Mapping[str, Any]) -> Measure | None:
    """What lies between ``from`` and ``to``: each a unit's or leader's id, or ``X,Y`` in cm.

    None where one of them is missing or nonsense.
    """
    ends = [_end(view, str(query.get(name, ""))) for name in (FROM, TO)]
    if None in ends:
        return None
    (first, one), (second, other) = (end for end in ends if end)
    line = shapely.shortest_line(one, other)
    here, there = ((float(x), float(y)) for x, y in shapely.get_coordinates(line))
    way = round(float(line.length), 1)
    told = Phrase("daimyo.page.measured", {"from": first, "to": second, "way": way})
    return Measure(told, way, here, there)


def _end(view: Board, said: str) -> tuple[str | Phrase, shapely.Geometry] | None:
    """Something's name and the ground that it covers."""
    for unit in view.units:
        if unit.id == said:
            board = board_of(view)
            return unit.name, board.footprint(board.unit(said))
    for leader in view.leaders:
        if leader.id == said:
            return leader.name, shapely.Point(leader.x, leader.y)
    return _place(said)


def _place(said: str) -> tuple[Phrase, shapely.Geometry] | None:
    try:
        x, y = (round(float(part), 1) for part in said.split(","))
    except ValueError:
        return None
    if not (isfinite(x) and isfinite(y)):
        return None
    return Phrase("daimyo.page.place", {"x": x, "y": y}), shapely.Point(x, y)
