"""What a turn of battle has come to, side by side, as both Generals look at it (daimyo 2, 10)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from gunbai.core.script import Chapter, Phrase, Script, tell
from gunbai.games.daimyo.battle import Battle
from gunbai.games.daimyo.scenarios.scenario import SIDES


def nightfall(battle: Battle) -> Script[None]:
    """The turn's end begins: all that is told until the next turn belongs to it."""
    chapter = Chapter(2, is_turning_point=True)
    yield tell("daimyo.nightfall", chapter=chapter, turn=battle.turn)


def reckon(battle: Battle) -> Script[None]:
    """Both sides' losses by weight, what changed of each in this turn, and the weather."""
    changed: dict[str, Any] = {f"changes{side}": list(changes(battle, side)) for side in SIDES}
    yield tell("daimyo.toll", **toll(battle), **changed, weather=battle.board.weather.word)


def toll(battle: Battle) -> dict[str, Any]:
    """Who has lost how much of what it brought, by weight (daimyo 10)."""
    told: dict[str, Any] = {}
    for side in SIDES:
        held = battle.losses(side)
        told |= {f"side{side}": battle.side_name(side), f"lost{side}": held.lost}
        told |= {f"brought{side}": held.brought, f"left{side}": held.left}
    return told


def changes(battle: Battle, side: int) -> Iterator[Phrase]:
    """What this turn took from a side: units, stands, leaders; who breaks and who is shaken."""
    for lost in battle.lost:
        if (lost.side, lost.turn) == (side, battle.turn):
            yield Phrase(f"daimyo.night.{lost.how}", {"unit": lost.unit.name})
    own = [unit for unit in battle.board.units if unit.side == side]
    for unit in own:
        if lost_stands := unit.deeds.stands_lost:
            values = {"unit": unit.name, "lost": lost_stands, "left": unit.stands}
            yield Phrase("daimyo.night.stands", values)
    fallen = {clan for of, clan, _ in battle.fallen if of == side}
    for leader in battle.leaders.values():
        if leader.side == side and leader.clan in fallen and not leader.alive:
            yield Phrase("daimyo.night.leader", {"leader": leader.name})
    for state in ("routing", "frenzied", "disordered"):
        for unit in own:
            if getattr(unit, state) and not (state == "disordered" and unit.routing):
                yield Phrase(f"daimyo.night.{state}", {"unit": unit.name})
