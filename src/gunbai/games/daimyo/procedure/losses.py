"""Hits and what comes of them: stands, leaders and units lost (daimyo 1, 7, R15)."""

from __future__ import annotations

from dataclasses import replace

from gunbai.core.script import Script, tell
from gunbai.games.daimyo.battle import Battle
from gunbai.games.daimyo.field.leader import falls
from gunbai.games.daimyo.pieces.unit import Unit
from gunbai.games.daimyo.procedure.asking import roll


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
        yield from battle.eyes.scatter_leaders()
        return
    battle.put(after)
    yield tell("daimyo.suffers", unit=before.name, hits=hits, lost=lost, left=after.stands)
    if lost:
        yield from risk_leaders(battle, before)


def risk_leaders(battle: Battle, unit: Unit) -> Script[None]:
    """Each leader with a unit that loses a stand dies on a natural 2 (R15)."""
    for leader in battle.now.leaders_with(unit.id):
        faces = yield roll(battle, unit.side, "daimyo.roll.leader", 2, rule="daimyo.R15")
        if falls(faces):
            battle.kill(leader)
            yield tell("daimyo.leader-falls", leader=leader.name, unit=unit.name)


def remove(battle: Battle, unit: Unit, how: str) -> Script[None]:
    """A unit is gone: dispersed, or off the table with the leaders who went with it (R9)."""
    gone = battle.now.leaders_with(unit.id)
    battle.lose(unit, how)
    yield tell(f"daimyo.{how}", unit=unit.name)
    for leader in gone:
        left = battle.leaders[leader.id]
        battle.leaders[leader.id] = replace(left, alive=False)
        yield tell("daimyo.leader-leaves", leader=leader.name)
