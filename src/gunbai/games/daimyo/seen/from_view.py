"""A battle read back from its view: what a bot, a page or a report may reckon with."""

from __future__ import annotations

from functools import lru_cache

import shapely

from gunbai.games.daimyo.field import board as boards
from gunbai.games.daimyo.field.leader import Leader
from gunbai.games.daimyo.pieces.terrain import LINES, Field, Ground, Piece
from gunbai.games.daimyo.pieces.troops import Arm, Armour, Kind, Quality, Troops, Weapon
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
    troops = Troops(
        Kind(view.kind),
        Arm(view.arm),
        Quality(view.quality),
        Armour(view.armour),
        Weapon(view.weapon),
    )
    return Unit(
        id=view.id,
        side=view.side,
        clan=view.clan,
        troops=troops,
        stands=view.stands,
        x=view.x,
        y=view.y,
        facing=view.facing,
        files=view.files,
        name=view.name,
        hits=view.hits,
        losses=view.losses,
        disordered=view.disordered,
        routing=view.routing,
        routs=view.routs,
        rout_moves=view.rout_moves,
        tried=view.tried,
        frenzied=view.frenzied,
        halted=view.halted,
        volleyed=view.volleyed,
        abandoned=view.abandoned,
        inside=view.inside,
        deeds=Deeds(**view.deeds),
    )


def leader_of(view: LeaderView) -> Leader:
    """A leader; one who is with a unit keeps his unit's place."""
    return Leader(
        id=view.id,
        side=view.side,
        clan=view.clan,
        name=view.name,
        rating=view.command,
        x=view.x,
        y=view.y,
        mounted=view.mounted,
        unit=view.unit,
        alive=view.alive,
        moved=view.moved,
    )
