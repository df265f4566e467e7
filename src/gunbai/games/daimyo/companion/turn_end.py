"""The end of a turn at a real table: flight, morale, pursuit, order regained (daimyo 2, 4, 5)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field, replace

from gunbai.core.script import Phrase, Pick, Roll, Script, tell
from gunbai.games.daimyo.battle import Battle
from gunbai.games.daimyo.companion.asking import one_of, which
from gunbai.games.daimyo.companion.assaults import cut_down
from gunbai.games.daimyo.companion.moves import place_leader
from gunbai.games.daimyo.companion.nerve import act_on, flee, try_nerve
from gunbai.games.daimyo.pieces.movement import flight_move, weathered
from gunbai.games.daimyo.pieces.unit import Unit
from gunbai.games.daimyo.procedure.turn_end import idle_leaders, part, pursues
from gunbai.games.daimyo.rules.disorder import reforms
from gunbai.games.daimyo.rules.morale import Reason, Result, heeds
from gunbai.games.daimyo.rules.morale_modifiers import highest, tests_at_all
from gunbai.games.daimyo.scenarios.scenario import SIDES


@dataclass
class Witnesses:
    """Who saw what at the turn's end, by unit ids; ``tested`` have had their test."""

    routs: set[str] = field(default_factory=set)
    losses: set[str] = field(default_factory=set)
    tested: set[str] = field(default_factory=set)

    def reason(self, unit: Unit) -> Reason | None:
        """Why a unit has still to test, if it has."""
        if unit.id in self.tested:
            return None
        routs, lost = unit.id in self.routs, unit.id in self.losses
        return highest(unit, friend_routs=routs, leader_lost=lost)


def end_turn(battle: Battle) -> Script[None]:
    """Everything between the last activation and the question who has won."""
    battle.phase = "end"
    for id_ in [unit.id for unit in battle.board.units if unit.routing]:
        unit = battle.unit(id_)
        if unit is not None and unit.routing and not unit.deeds.moved:
            yield from flee(battle, id_)
    yield from _test_all(battle)
    part(battle)


def after_victory(battle: Battle) -> Script[None]:
    """What follows while the battle goes on: order regained, leaders who were not activated."""
    for unit in battle.board.units:
        if reforms(battle.board, unit):
            battle.put(replace(unit, disordered=False))
            yield tell("daimyo.reforms", unit=unit.name)
    for side in SIDES:
        yield from _leaders_of(battle, side)


def _test_all(battle: Battle) -> Script[None]:
    """Each unit with a reason tests once, from the flank that the initiative chooses."""
    seen = Witnesses()
    for side in SIDES:
        routing = [u for u in battle.board.units if u.side == side and u.routing]
        yield from _see_routs(battle, side, routing, seen)
        yield from _see_losses(battle, side, seen)
    while waiting := [unit for unit in battle.board.units if seen.reason(unit)]:
        unit = yield from one_of(
            battle.seat(battle.first), "daimyo.table.next", waiting, rule="daimyo.5"
        )
        reason = seen.reason(unit)
        assert reason is not None
        seen.tested.add(unit.id)
        result = yield from try_nerve(battle, unit, reason)
        yield from _act(battle, unit, result, seen)


def _see_routs(battle: Battle, side: int, routing: Sequence[Unit], seen: Witnesses) -> Script[None]:
    """Who has a routing friend near whom it heeds (daimyo 5)."""
    able = [
        unit
        for unit in _untouched(battle, side, seen)
        if any(heeds(unit.troops, friend.troops) for friend in routing)
    ]
    found = yield from which(
        battle.seat(side),
        "daimyo.table.sees-rout",
        able,
        rule="daimyo.5",
        routers=[friend.name for friend in routing],
    )
    seen.routs |= {unit.id for unit in found}


def _see_losses(battle: Battle, side: int, seen: Witnesses) -> Script[None]:
    """Who is near the place where General or own daimyo fell or broke (daimyo 5)."""
    able = [unit for unit in _untouched(battle, side, seen) if battle.shocks(unit)]
    found = yield from which(battle.seat(side), "daimyo.table.sees-loss", able, rule="daimyo.5")
    seen.losses |= {unit.id for unit in found}


def _untouched(battle: Battle, side: int, seen: Witnesses) -> list[Unit]:
    """The units of a side for whom one more reason would matter."""
    known = seen.tested | seen.routs | seen.losses
    return [
        unit
        for unit in battle.board.units
        if unit.side == side
        and unit.id not in known
        and tests_at_all(unit)
        and not unit.deeds.run_through
    ]


def _act(battle: Battle, unit: Unit, result: Result, seen: Witnesses) -> Script[None]:
    """The result; a rout is pursued, and others see it (R13)."""
    facing = [foe.id for foe in battle.board.touching(unit) if not foe.routing]
    broken = len(battle.broken)
    yield from act_on(battle, unit.id, result)
    if result is not Result.ROUT:
        return
    yield from _see_routs(battle, unit.side, [unit], seen)
    if len(battle.broken) > broken:
        yield from _see_losses(battle, unit.side, seen)
    for id_ in facing:
        yield from _pursuit(battle, id_, unit.id)


def _pursuit(battle: Battle, id_: str, quarry: str) -> Script[None]:
    unit, prey = battle.unit(id_), battle.unit(quarry)
    if unit is None or prey is None or not (yield from pursues(battle, unit, prey)):
        return
    (face,) = yield Roll(battle.seat(unit.side), "daimyo.roll.pursuit", 1, rule="daimyo.R13")
    way = weathered(flight_move(unit.troops, face), battle.board.weather.effect)
    battle.put(unit.did(pursuing=True, moved=True))
    yield tell("daimyo.pursues", unit=unit.name, target=prey.name, way=round(way, 1))
    yield from cut_down(battle, id_, quarry)


def _leaders_of(battle: Battle, side: int) -> Script[None]:
    """Leaders of commands without an activation may change their place (daimyo 2)."""
    leaders = [battle.leaders[id_] for id_ in idle_leaders(battle, side)]
    if not leaders:
        return
    items = [Phrase("daimyo.table.who", {"leader": leader.name}) for leader in leaders]
    places = yield Pick(battle.seat(side), "daimyo.table.leaders", items, rule="daimyo.2")
    for place in places:
        yield from place_leader(battle, leaders[place])
