"""Leaders without a unit, whom any enemy that comes upon them drives off (R27)."""

from __future__ import annotations

from gunbai.core.script import Script, Tell, tell
from gunbai.games.daimyo.battle import Battle
from gunbai.games.daimyo.field.leader import Leader, driven_off


def scatter_leaders(battle: Battle) -> Script[None]:
    """Leaders alone with an enemy upon them ride to the nearest friends, or home."""
    for leader in list(battle.leaders.values()):
        if (then := driven_off(battle.board, leader)) is not None:
            battle.leaders[leader.id] = then
            yield _told(battle, then)


def _told(battle: Battle, leader: Leader) -> Tell:
    if leader.unit:
        refuge = battle.board.unit(leader.unit)
        return tell("daimyo.leader-takes-refuge", leader=leader.name, unit=refuge.name)
    key = "daimyo.leader-flees" if leader.alive else "daimyo.leader-leaves"
    return tell(key, leader=leader.name)
