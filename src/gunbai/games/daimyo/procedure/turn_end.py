"""The end of a turn: flights, morale, pursuits, reforming, leaders (daimyo 2, 4, 5, R13)."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from random import Random
from typing import Any

from gunbai.core.script import Choose, Order, Refused, Roll, Script, Value, shown, tell
from gunbai.games.daimyo.battle import Battle, command_key
from gunbai.games.daimyo.pieces.refusals import no
from gunbai.games.daimyo.pieces.unit import Unit
from gunbai.games.daimyo.procedure.commands import (
    DONE,
    Given,
    ask_order,
    draw_ride,
    leaders_to_order,
    led,
    taken,
)
from gunbai.games.daimyo.procedure.losses import scatter_leaders
from gunbai.games.daimyo.procedure.moves import lead
from gunbai.games.daimyo.procedure.nerve import act_on, flee, try_nerve
from gunbai.games.daimyo.procedure.strikes import cut_down
from gunbai.games.daimyo.rules.disorder import disorder, reformed, reforms
from gunbai.games.daimyo.rules.forced import pursue
from gunbai.games.daimyo.rules.morale import Result
from gunbai.games.daimyo.rules.morale_modifiers import end_of_turn_reason
from gunbai.games.daimyo.scenarios.scenario import SIDES

LEFT, RIGHT = "left", "right"
PURSUE, STAY = "pursue", "stay"


def end_turn(battle: Battle) -> Script[None]:
    """Everything between the last activation and the question who has won."""
    battle.phase = "end"
    yield from _flee_on(battle)
    yield from _test_all(battle)
    part(battle)


def after_victory(battle: Battle) -> Script[None]:
    """What follows while the battle goes on: order regained, leaders who were not activated."""
    yield from _reform_all(battle)
    for side in SIDES:
        yield from _leaders_of(battle, side)


def _flee_on(battle: Battle) -> Script[None]:
    """Routers whose clan did not act flee all the same."""
    for id_ in [unit.id for unit in battle.board.units if unit.routing]:
        unit = battle.unit(id_)
        if unit is not None and unit.routing and not unit.deeds.moved:
            yield from flee(battle, id_)


# Morale


def _test_all(battle: Battle) -> Script[None]:
    """Each unit with a reason tests once, from the flank that the initiative chooses."""
    waiting = [unit for unit in battle.board.units if _reason(battle, unit) is not None]
    if not waiting:
        return
    flank = LEFT
    if len(waiting) > 1:
        flank = yield Choose(
            battle.seat(battle.first), "daimyo.flank", (LEFT, RIGHT), rule="daimyo.5"
        )
    ids = [unit.id for unit in sorted(battle.board.units, key=lambda u: (u.x, u.id))]
    for id_ in ids if flank == LEFT else reversed(ids):
        unit = battle.unit(id_)
        reason = _reason(battle, unit) if unit else None
        if unit is not None and reason is not None:
            result = yield from try_nerve(battle, unit, reason)
            yield from _act(battle, unit, result)


def _reason(battle: Battle, unit: Unit) -> Any:
    return end_of_turn_reason(battle.board, unit, battle.shocks(unit))


def _act(battle: Battle, unit: Unit, result: Result) -> Script[None]:
    """The result; whoever was in contact with a unit that routs may pursue it (R13)."""
    facing = [foe.id for foe in battle.board.touching(unit) if not foe.routing]
    enemies = battle.board.enemies(unit)
    enemy = min(enemies, key=lambda foe: battle.board.distance(unit, foe), default=None)
    yield from act_on(battle, unit.id, result, enemy)
    if result is Result.ROUT:
        for id_ in facing:
            yield from _pursuit(battle, id_, unit.id)


def _pursuit(battle: Battle, id_: str, quarry: str) -> Script[None]:
    unit, prey = battle.unit(id_), battle.unit(quarry)
    if unit is None or prey is None or not (yield from pursues(battle, unit, prey)):
        return
    (face,) = yield Roll(battle.seat(unit.side), "daimyo.roll.pursuit", 1, rule="daimyo.R13")
    gone = pursue(battle.board, unit, prey, face)
    moved = unit.at(gone.end).did(pursuing=True, moved=True)
    battle.put(replace(moved, disordered=unit.disordered or gone.disorders))
    yield tell("daimyo.pursues", unit=unit.name, target=prey.name, way=round(gone.length, 1))
    yield from cut_down(battle, id_, quarry)
    yield from scatter_leaders(battle)


def pursues(battle: Battle, unit: Unit, prey: Unit) -> Script[bool]:
    """Whether a unit pursues routers, as the frenzied must if they can (R13)."""
    if not prey.routing or not _is_free(battle, unit):
        return False
    choice = PURSUE
    if not unit.frenzied:
        choice = yield Choose(
            battle.seat(unit.side),
            "daimyo.pursue",
            (PURSUE, STAY),
            rule="daimyo.R13",
            values={"unit": unit.name, "id": unit.id, "target": prey.name, "target_id": prey.id},
            about=(unit, prey),
        )
    return bool(choice == PURSUE)


def _is_free(battle: Battle, unit: Unit) -> bool:
    """Whether a unit may pursue: it can move, routs not, and no other enemy holds it."""
    bound = unit.routing or unit.troops.seat or unit.troops.gun or unit.inside
    return not bound and not battle.board.in_melee(unit)


def part(battle: Battle) -> None:
    """Melees of more than one turn that have ended leave both disordered (daimyo 4)."""
    for (one, other), rounds in list(battle.rounds.items()):
        first, second = battle.unit(one), battle.unit(other)
        touching = first and second and second in battle.board.touching(first)
        if touching:
            continue
        del battle.rounds[one, other]
        battle.charging -= {(one, other), (other, one)}
        for unit in (first, second):
            if unit is not None and rounds > 1:
                battle.put(disorder(battle.board.unit(unit.id)))


# Reforming


def _reform_all(battle: Battle) -> Script[None]:
    """Units that stood a whole turn are in order again, faced and formed as wished (daimyo 4)."""
    for id_ in [unit.id for unit in battle.board.units if reforms(battle.board, unit)]:
        unit = battle.board.unit(id_)
        value = yield Order(
            battle.seat(unit.side),
            "daimyo.reform",
            _judge_reform(battle, unit),
            _draw_reform(battle, unit),
            {"unit": id_, "facing": unit.facing, "files": unit.files, "stands": unit.stands},
            rule="daimyo.4",
            values={"unit": unit.name, "id": id_},
        )
        battle.put(_reformed(battle, unit, value))
        yield tell("daimyo.reforms", unit=unit.name)


def _judge_reform(battle: Battle, unit: Unit) -> Callable[[Value], None]:
    def judge(value: Value) -> None:
        _reformed(battle, unit, value)

    return judge


def _reformed(battle: Battle, unit: Unit, value: Value) -> Unit:
    """The unit as the answer has it: ``{}`` as it stands, else ``facing`` and ``files``."""
    if not value:
        return replace(unit, disordered=False)
    wanted = {"facing": round(unit.facing), "files": unit.files} | value
    if len(wanted) > 2 or not all(type(number) is int for number in wanted.values()):
        raise no("not-a-reform", "4", given=shown(value))
    return reformed(battle.board, unit, float(wanted["facing"] % 360), wanted["files"])


def _draw_reform(battle: Battle, unit: Unit) -> Callable[[Random], Value]:
    def draw(rng: Random) -> Value:
        wish = {"facing": rng.randrange(0, 360, 45), "files": rng.randint(1, unit.stands)}
        try:
            _reformed(battle, unit, wish)
        except Refused:
            return {}
        return wish

    return draw


# Leaders who were not activated


def _leaders_of(battle: Battle, side: int) -> Script[None]:
    while leaders := idle_leaders(battle, side):
        value = yield ask_order(
            battle.seat(side),
            "daimyo.leaders",
            _judge_leader(battle),
            _draw_leader(battle, leaders),
            units=(),
            leaders=leaders,
        )
        given = taken(value)
        if given.is_done:
            return
        yield from lead(battle, given)


def idle_leaders(battle: Battle, side: int) -> list[str]:
    """Leaders of commands without an activation who have not moved (daimyo 2)."""
    clans = ["", *(clan.id for clan in battle.scenario.clans if clan.side == side)]
    return [
        id_
        for clan in clans
        if command_key(side, clan) not in battle.acted
        for id_ in leaders_to_order(battle, side, clan)
    ]


def _judge_leader(battle: Battle) -> Callable[[Given], None]:
    def judge(given: Given) -> None:
        led(battle.board, battle.leaders[given.leader], given.order)

    return judge


def _draw_leader(battle: Battle, leaders: list[str]) -> Callable[[Random], Value]:
    def draw(rng: Random) -> Value:
        ride = draw_ride(battle, battle.leaders[leaders[0]], rng)
        try:
            led(battle.board, battle.leaders[leaders[0]], ride["order"])
        except Refused:
            return dict(DONE)
        return ride if rng.random() < 0.3 else dict(DONE)

    return draw
