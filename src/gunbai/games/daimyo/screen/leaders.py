"""Leaders without a unit, whom any enemy that comes upon them drives off (R27)."""

from __future__ import annotations

from dataclasses import replace

from gunbai.core.script import Script, tell
from gunbai.games.daimyo.battle import Battle
from gunbai.games.daimyo.field.board import Board
from gunbai.games.daimyo.field.leader import Leader
from gunbai.games.daimyo.pieces.block import Point, spread
from gunbai.games.daimyo.pieces.movement import leader_move, weathered
from gunbai.games.daimyo.pieces.unit import Unit

TOUCH = 1.0
"""An enemy so near, in cm, to a leader alone drives him off."""


def scatter_leaders(battle: Battle) -> Script[None]:
    """Leaders alone with an enemy upon them ride to the nearest friends, or home.

    A leader has no base of his own: whoever comes within a centimetre of him drives him off.
    """
    for leader in list(battle.leaders.values()):
        alone = leader.alive and not leader.unit
        if alone and _is_threatened(battle.board, leader):
            yield from _escape(battle, leader)


def _is_threatened(board: Board, leader: Leader) -> bool:
    foes = (unit for unit in board.units if unit.side != leader.side and not unit.abandoned)
    return any(board.is_within(foe, (leader.x, leader.y), TOUCH) for foe in foes)


def _escape(battle: Battle, leader: Leader) -> Script[None]:
    way = weathered(leader_move(leader.mounted), battle.board.weather.effect)
    spot = (leader.x, leader.y)
    friends = [
        unit
        for unit in battle.board.units
        if unit.side == leader.side and battle.board.is_within(unit, spot, way)
    ]
    if refuge := min(friends, key=lambda unit: (unit.routing, *_order(unit, spot)), default=None):
        battle.leaders[leader.id] = replace(leader, unit=refuge.id)
        yield tell("daimyo.leader-takes-refuge", leader=leader.name, unit=refuge.name)
        return
    y = leader.y - way if leader.side == 0 else leader.y + way
    off = not 0 <= y <= battle.board.field.height
    battle.leaders[leader.id] = replace(leader, y=y, alive=not off)
    yield tell("daimyo.leader-leaves" if off else "daimyo.leader-flees", leader=leader.name)


def _order(unit: Unit, spot: Point) -> tuple[float, str]:
    return spread(unit.block.centre, spot), unit.id
