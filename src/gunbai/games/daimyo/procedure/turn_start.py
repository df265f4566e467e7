"""Before the first turn, and the start of each: season, reinforcements, weather (daimyo 2, 9)."""

from __future__ import annotations

from dataclasses import replace
from functools import partial
from random import Random

from gunbai.core.script import (
    Chapter,
    Choose,
    Order,
    Roll,
    Script,
    Together,
    Value,
    scene_of,
    shown,
    tell,
)
from gunbai.games.daimyo.battle import Battle
from gunbai.games.daimyo.options import OWN, TURN
from gunbai.games.daimyo.pieces.refusals import no
from gunbai.games.daimyo.pieces.weather import Weather, after_test, dice_for, season_of
from gunbai.games.daimyo.procedure.objective import announce
from gunbai.games.daimyo.rules.disorder import fresh
from gunbai.games.daimyo.scenarios.library import text_of_shipped
from gunbai.games.daimyo.scenarios.read import read
from gunbai.games.daimyo.scenarios.scenario import SIDES

READY = "ready"
"""Both look at the field before the first die falls."""


def set_up(battle: Battle) -> Script[None]:
    """The scenario, if a player brings it, and the season, if a die gives it (daimyo 9)."""
    if battle.options["scenario"] == OWN:
        value = yield Order(
            0,
            "daimyo.scenario",
            partial(_judge, battle),
            _draw,
            {"toml": ""},
            rule="daimyo.scenario",
        )
        battle.lay_out(read(value["toml"]))
    yield tell("daimyo.begins", scenario=battle.scenario.name, about=battle.scenario.about)
    yield from announce(battle)
    seats = sorted({battle.seat(side) for side in SIDES})
    yield Together([Choose(seat, "daimyo.ready", (READY,), rule="daimyo.2") for seat in seats])
    if battle.season is not None:
        return
    (face,) = yield Roll(0, "daimyo.roll.season", 1, rule="daimyo.9")
    battle.season = season_of(face)
    yield tell("daimyo.season-rolled", dice=[face], season=battle.season.word)


def _judge(battle: Battle, value: Value) -> None:
    if set(value) != {"toml"} or not isinstance(value["toml"], str):
        raise no("not-a-scenario", "scenario", given=shown(value))
    if read(value["toml"]).placeless and not battle.on_table:
        raise no("list-needs-table", "scenario")


def _draw(rng: Random) -> Value:  # noqa: ARG001 - any scenario will do
    return {"toml": text_of_shipped("quick")}


def start_turn(battle: Battle) -> Script[None]:
    """A new turn: deeds wiped, reinforcements, and the test of the weather."""
    battle.turn += 1
    battle.phase = "start"
    forgets = battle.options["losses_weigh"] == TURN
    rested = (fresh(unit, forgets=forgets) for unit in battle.board.units)
    battle.board = battle.board.with_(*rested)
    for held in (battle.tried, battle.acted, battle.stopped, battle.fought, battle.hesitant):
        held.clear()
    battle.fallen.clear()
    battle.broken.clear()
    battle.leaders = {id_: replace(one, moved=False) for id_, one in battle.leaders.items()}
    yield tell("daimyo.turn", chapter=Chapter(1), turn=battle.turn)
    yield from _arrivals(battle)
    yield from _weather(battle)


def _arrivals(battle: Battle) -> Script[None]:
    """Reinforcements come on when their turn has come and their place is free."""
    units = {unit.id: unit for unit in battle.scenario.units}
    for id_, turn in list(battle.pending.items()):
        unit = units[id_]
        if turn <= battle.turn and battle.eyes.has_room(unit):
            del battle.pending[id_]
            battle.put(unit)
            yield tell("daimyo.arrives", unit=unit.name)


def _weather(battle: Battle) -> Script[None]:
    """The test; a scenario's own weather holds for so many turns before it (daimyo 9, R29)."""
    now = battle.board.weather
    if battle.turn <= battle.scenario.weather_turns:
        if now is not Weather.FINE:
            yield tell("daimyo.weather", weather=now.word)
        return
    faces = yield Roll(0, "daimyo.roll.weather", dice_for(now), rule="daimyo.9")
    assert battle.season is not None  # given by the scenario or a die before the first turn
    then = after_test(now, battle.season, list(faces))
    battle.board = replace(battle.board, weather=then)
    if then is not now:
        key = "daimyo.weather-clears" if then is Weather.FINE else "daimyo.weather-changes"
        yield tell(key, chapter=scene_of(), dice=list(faces), before=now.word, weather=then.word)
    elif then is not Weather.FINE:
        yield tell("daimyo.weather", chapter=scene_of(), dice=list(faces), weather=then.word)
