"""A battle read back from its view: what a bot, a page or a report may reckon with."""

from __future__ import annotations

from dataclasses import fields
from functools import lru_cache
from typing import Any

import shapely
from msgspec import Struct, convert

from gunbai.games.daimyo.field import board as boards
from gunbai.games.daimyo.field.leader import Leader
from gunbai.games.daimyo.pieces.terrain import LINES, Field, Ground, Piece
from gunbai.games.daimyo.pieces.troops import Troops
from gunbai.games.daimyo.pieces.unit import Deeds, Unit
from gunbai.games.daimyo.pieces.weather import Weather
from gunbai.games.daimyo.rules.situation import Situation, pair
from gunbai.games.daimyo.seen.view import Board, LeaderView, PieceView, UnitView


def situation_of(view: Board) -> Situation:
    """The battle of a view, for whoever reckons with what its dice may bring."""
    return Situation(
        board=board_of(view),
        leaders=[leader_of(leader) for leader in view.leaders if leader.alive],
        rounds={pair(*key.split(" ")): count for key, count in view.rounds.items()},
        charging=view.charging,
        fallen=[(side, (x, y)) for side, x, y in view.fallen],
    )


def board_of(view: Board) -> boards.Board:
    """The board of a view, on which maneuvers and shots can be judged."""
    field = field_of(view.width, view.height, tuple(view.terrain))
    units = tuple(unit_of(unit) for unit in view.units)
    return boards.Board(field, units, Weather(view.weather))


@lru_cache(maxsize=16)
def field_of(width: float, height: float, pieces: tuple[PieceView, ...]) -> Field:
    """The field of a view's terrain; the same terrain gives the same field."""
    return Field(width, height, tuple(piece_of(piece) for piece in pieces))


def piece_of(view: PieceView) -> Piece:
    """A piece of terrain."""
    ground = Ground(view.ground)
    shape = shapely.LineString if ground in LINES else shapely.Polygon
    return Piece(view.id, ground, shape(view.course), view.width, view.level)


def unit_of(view: UnitView) -> Unit:
    """A unit."""
    told = {name: getattr(view, name) for name in UNIT}
    return Unit(
        **told, troops=convert(view, Troops, from_attributes=True), deeds=Deeds(**view.deeds)
    )


def leader_of(view: LeaderView) -> Leader:
    """A leader with his rating as it is; one who is with a unit keeps his unit's place."""
    told = {name: getattr(view, name) for name in LEADER}
    return Leader(**told | {"rating": view.command})


def _both(kind: type[Any], view: type[Struct]) -> tuple[str, ...]:
    """The fields of a value that its view tells as they are."""
    named = {field.name for field in fields(kind)} - {"deeds"}
    return tuple(name for name in view.__struct_fields__ if name in named)


UNIT, LEADER = _both(Unit, UnitView), _both(Leader, LeaderView)
"""What units and leaders have of what their views tell."""
