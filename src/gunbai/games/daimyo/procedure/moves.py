"""Movement of the active clan: frenzied units run, the others go as they are told (daimyo 3)."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from random import Random

from gunbai.core.script import Phrase, Refused, Roll, Script, Value, tell
from gunbai.games.daimyo.battle import Battle
from gunbai.games.daimyo.field.board import Board
from gunbai.games.daimyo.field.leader import in_command, obeys
from gunbai.games.daimyo.field.path import Path
from gunbai.games.daimyo.pieces.unit import Unit
from gunbai.games.daimyo.procedure.commands import (
    DONE,
    Given,
    ask_order,
    draw_ride,
    leaders_to_order,
    led,
    steps_of,
    taken,
)
from gunbai.games.daimyo.procedure.losses import TOUCH, scatter_leaders
from gunbai.games.daimyo.rules.approach import legal, swing, swings
from gunbai.games.daimyo.rules.disorder import disorder
from gunbai.games.daimyo.rules.frenzy import calmed, rush
from gunbai.games.daimyo.rules.maneuver import carried_out, march
from gunbai.games.daimyo.rules.order import Charge, Maneuver, Step, spell, step_phrase


def move_all(battle: Battle, side: int, clan: str) -> Script[None]:
    """Frenzied units that could not charge run at the enemy; then orders until the player is done.

    A unit moves once; a leader too.
    """
    yield from _rush_all(battle, side, clan)
    while True:
        units = movable(battle, side, clan)
        leaders = leaders_to_order(battle, side, clan)
        if not (units or leaders):
            return
        value = yield ask_order(
            battle.seat(side),
            "daimyo.move",
            _judge(battle),
            _draw(battle, units, leaders),
            units=units,
            leaders=leaders,
            clan=battle.clan_name(clan),
            weather=battle.board.weather.word,
        )
        given = taken(value)
        if given.is_done:
            return
        if given.leader:
            yield from lead(battle, given)
        else:
            yield from _order(battle, given)


def movable(battle: Battle, side: int, clan: str) -> list[str]:
    """The units of a command that may still be given a move."""
    return [
        unit.id
        for unit in battle.units_of(side, clan)
        if is_free(battle, unit) and not battle.board.in_melee(unit)
    ]


def is_free(battle: Battle, unit: Unit) -> bool:
    """Whether a unit is free to move by its own state."""
    bound = unit.routing or unit.halted or unit.frenzied or unit.troops.seat or unit.abandoned
    done = unit.deeds.moved or unit.deeds.charged or unit.deeds.rallied or unit.deeds.activated
    return not (bound or done or unit.id in battle.hesitant)


def hesitates(battle: Battle, unit: Unit) -> Script[bool]:
    """A unit out of command tests whether it obeys; if not it stands this turn (daimyo 3)."""
    commander = battle.commander(unit)
    if in_command(battle.board, unit, commander):
        return False
    return (yield from disobeys(battle, unit))


def disobeys(battle: Battle, unit: Unit) -> Script[bool]:
    """The die of a unit out of command (daimyo 3)."""
    commander = battle.commander(unit)
    (face,) = yield Roll(battle.seat(unit.side), "daimyo.roll.obedience", 1, rule="daimyo.3")
    if obeys(face, commander):
        yield tell("daimyo.obeys", unit=unit.name, face=face)
        return False
    battle.hesitant.add(unit.id)
    yield tell("daimyo.hesitates", unit=unit.name, face=face)
    return True


def _judge(battle: Battle) -> Callable[[Given], None]:
    def judge(given: Given) -> None:
        if given.leader:
            led(battle.board, battle.leaders[given.leader], given.order)
        else:
            march(battle.board, battle.board.unit(given.unit), steps_of(given.order))

    return judge


def lead(battle: Battle, given: Given) -> Script[None]:
    """A leader rides where he was told, alone or to a unit."""
    leader = battle.leaders[given.leader]
    moved = led(battle.board, leader, given.order)
    battle.leaders[leader.id] = moved
    if moved.unit:
        unit = battle.board.unit(moved.unit)
        yield tell("daimyo.leader-joins", leader=leader.name, unit=unit.name)
    else:
        yield tell("daimyo.leader-rides", leader=leader.name, x=moved.x, y=moved.y)


def _order(battle: Battle, given: Given) -> Script[None]:
    unit = battle.board.unit(given.unit)
    if (yield from hesitates(battle, unit)):
        return
    steps = steps_of(given.order)
    yield from walk(battle, unit, march(battle.board, unit, steps), steps)


def walk(battle: Battle, unit: Unit, path: Path, steps: tuple[Step, ...]) -> Script[None]:
    """A unit goes its way; friends it passes through are disordered (daimyo 4)."""
    moved = carried_out(unit, path).did(activated=True)
    battle.put(moved)
    yield tell("daimyo.moves", unit=unit.name, id=unit.id, order=_said(steps))
    if moved.disordered and not unit.disordered:
        yield tell("daimyo.disordered", unit=unit.name)
    for passed in path.passed:
        friend = battle.board.unit(passed)
        if not friend.disordered:
            battle.put(disorder(friend))
            yield tell("daimyo.disordered", unit=friend.name)
    yield from take_guns(battle, unit.id)
    yield from scatter_leaders(battle)


def _said(steps: tuple[Step, ...]) -> list[Phrase]:
    return [step_phrase(step) for step in steps] or [Phrase("daimyo.page.step-stand")]


def take_guns(battle: Battle, id_: str) -> Script[None]:
    """Abandoned guns that a unit comes up to are its own, from next turn (daimyo 8)."""
    unit = battle.unit(id_)
    if unit is None:
        return
    guns = [gun for gun in battle.board.units if gun.abandoned]
    for gun in battle.board.near(unit, guns, TOUCH):
        battle.put(captured(gun, unit))
        yield tell("daimyo.gun-taken", unit=unit.name, gun=gun.name)


def captured(gun: Unit, by: Unit) -> Unit:
    """The gun in new hands; it does nothing more this turn (daimyo 8)."""
    taken_over = replace(gun, side=by.side, clan=by.clan, abandoned=False, disordered=False)
    return taken_over.did(activated=True, fired=True, moved=True)


def _rush_all(battle: Battle, side: int, clan: str) -> Script[None]:
    """Frenzied units go as far as they can towards the nearest enemy (R10)."""
    for unit in battle.units_of(side, clan):
        mad = battle.unit(unit.id)
        if mad is None or not mad.frenzied or mad.deeds.charged or battle.board.in_melee(mad):
            continue
        steps = rush(battle.board, mad)
        if steps and not isinstance(steps, Charge):
            path = march(_calm_board(battle.board, mad), calmed(mad), steps)
            yield from walk(battle, mad, path, steps)


def _calm_board(board: Board, mad: Unit) -> Board:
    """The board on which the rules for free units judge a frenzied one."""
    return board.with_(calmed(mad))


def _draw(battle: Battle, units: list[str], leaders: list[str]) -> Callable[[Random], Value]:
    def draw(rng: Random) -> Value:
        if leaders and rng.random() < 0.2:
            ride = draw_ride(battle, battle.leaders[leaders[0]], rng)
            if _is_legal(battle, ride):
                return ride
        if not units or rng.random() < 0.25:
            return dict(DONE)
        id_ = rng.choice(units)
        return {"unit": id_, "order": spell(_any_order(battle.board, battle.board.unit(id_), rng))}

    return draw


def _is_legal(battle: Battle, ride: Value) -> bool:
    try:
        led(battle.board, battle.leaders[ride["leader"]], ride["order"])
    except Refused:
        return False
    return True


def _any_order(board: Board, unit: Unit, rng: Random) -> tuple[Step, ...]:
    """Some legal order: a turn, a change of formation, a march to an enemy or anywhere."""
    tries = (
        (Step(Maneuver.TURN, rng.choice((1.0, 2.0, 3.0))),),
        (Step(Maneuver.FORM, float(rng.randint(1, unit.stands))),),
        (Step(Maneuver.RETIRE, rng.choice((2.0, 4.0))),),
        (Step(Maneuver.ROTATE, rng.choice((30.0, -30.0))),),
    )
    steps = rng.choice(tries)
    if rng.random() < 0.2 and legal(board, unit, steps):
        return steps
    enemies = board.enemies(unit)
    if enemies and rng.random() < 0.8:
        goal = rng.choice(enemies).block.centre
    else:
        goal = (rng.uniform(0, board.field.width), rng.uniform(0, board.field.height))
    angle = rng.choice(tuple(swings(board, unit, goal)))
    on = swing(board, unit, goal, angle, None)
    return on if legal(board, unit, on) else ()
