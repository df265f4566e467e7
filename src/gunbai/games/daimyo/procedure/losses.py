"""Hits and what comes of them: stands, leaders and units lost (daimyo 1, 7, R15)."""

from __future__ import annotations

from dataclasses import replace

from gunbai.core.script import Roll, Script, tell
from gunbai.games.daimyo.battle import Battle
from gunbai.games.daimyo.field.board import Board
from gunbai.games.daimyo.field.leader import Leader, falls
from gunbai.games.daimyo.pieces.block import Point, spread
from gunbai.games.daimyo.pieces.movement import leader_move, weathered
from gunbai.games.daimyo.pieces.unit import Unit

TOUCH = 1.0
"""An enemy so near, in cm, to a leader alone drives him off."""


def suffer(battle: Battle, id_: str, hits: int) -> Script[None]:
    """A unit takes hits; every third takes a stand, and with a stand a leader may fall."""
    before = battle.unit(id_)
    if before is None or not hits:
        return
    yield from lose_stands(battle, before, before.struck(hits), hits)


def lose_stands(battle: Battle, before: Unit, after: Unit, hits: int) -> Script[None]:
    """A unit becomes what its hits or pursuers left of it."""
    lost = before.stands - after.stands
    if not after.stands:
        yield tell("daimyo.destroyed", unit=before.name, hits=hits)
        yield from risk_leaders(battle, before)
        battle.lose(before, "destroyed")
        yield from scatter_leaders(battle)
        return
    battle.put(after)
    yield tell("daimyo.suffers", unit=before.name, hits=hits, lost=lost, left=after.stands)
    if lost:
        yield from risk_leaders(battle, before)


def risk_leaders(battle: Battle, unit: Unit) -> Script[None]:
    """Each leader with a unit that loses a stand dies on a natural 2 (R15)."""
    for leader in battle.leaders_with(unit.id):
        faces = yield Roll(battle.seat(unit.side), "daimyo.roll.leader", 2, rule="daimyo.R15")
        if falls(faces):
            battle.kill(leader)
            yield tell("daimyo.leader-falls", leader=leader.name, unit=unit.name)


def remove(battle: Battle, unit: Unit, how: str) -> Script[None]:
    """A unit is gone: dispersed, or off the table with the leaders who went with it (R9)."""
    gone = battle.leaders_with(unit.id)
    battle.lose(unit, how)
    yield tell(f"daimyo.{how}", unit=unit.name)
    for leader in gone:
        left = battle.leaders[leader.id]
        battle.leaders[leader.id] = replace(left, alive=False)
        yield tell("daimyo.leader-leaves", leader=leader.name)


def scatter_leaders(battle: Battle) -> Script[None]:
    """Leaders alone with an enemy upon them ride to the nearest friends, or home.

    A leader has no base of his own: whoever comes within a centimetre of him drives him off. On a
    real table the players see to it.
    """
    if battle.on_table:
        return
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
