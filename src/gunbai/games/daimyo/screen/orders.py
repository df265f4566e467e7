"""Orders given on the screen: each is judged by the rules before it is carried out (daimyo 3, 6).

``_draw…`` find some legal order for answers at random.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from random import Random

from gunbai.core.script import SCENE, Chapter, Choose, Order, Phrase, Script, Value, tell
from gunbai.games.daimyo.battle import Battle
from gunbai.games.daimyo.eyes import Declared
from gunbai.games.daimyo.field.board import Board
from gunbai.games.daimyo.field.leader import Leader
from gunbai.games.daimyo.field.path import Path
from gunbai.games.daimyo.pieces.refusals import passes
from gunbai.games.daimyo.pieces.unit import Unit
from gunbai.games.daimyo.procedure.charge import declare
from gunbai.games.daimyo.procedure.commands import (
    DONE,
    Given,
    after_ride,
    ask_order,
    charge_of,
    draw_ride,
    idle_leaders,
    leaders_to_order,
    steps_of,
)
from gunbai.games.daimyo.procedure.firing import fire, values_of
from gunbai.games.daimyo.procedure.movement import hesitates, is_free, movable, take_guns
from gunbai.games.daimyo.rules.activation import Command
from gunbai.games.daimyo.rules.approach import legal, swing, swings
from gunbai.games.daimyo.rules.charge import (
    aim,
    check_may_charge,
    judge_charge,
    resolved,
    within_charge,
)
from gunbai.games.daimyo.rules.disorder import disorder, in_order_again, reformed
from gunbai.games.daimyo.rules.firing import Shot, aimed, nearest_targets
from gunbai.games.daimyo.rules.maneuver import carried_out, march
from gunbai.games.daimyo.rules.order import (
    Charge,
    Maneuver,
    Step,
    Steps,
    read_formation,
    read_ride,
    step_phrase,
    words_of,
)

FIRE, HOLD = "fire", "hold"


class Orders:
    """How a player's orders come in on the screen."""

    def __init__(self, battle: Battle) -> None:
        self.battle = battle

    # -- charges

    def charge_orders(self, command: Command, declared: Declared[Charge]) -> Script[None]:
        """One charge after another, until the player is done or nobody is left."""
        battle = self.battle
        while units := self._chargers(command, {id_ for id_, _ in declared}):
            found = yield ask_order(
                battle.seat(command.side),
                "daimyo.charge",
                self._charge,
                partial(self._draw_charge, units),
                units=units,
                clan=battle.clan_name(command.clan),
                weather=battle.board.weather.word,
            )
            if found == DONE:
                return
            unit, charge = found
            if not (yield from hesitates(battle, unit)):
                yield from declare(battle, unit, charge, declared)

    def _charge(self, given: Given) -> tuple[Unit, Charge]:
        board = self.battle.board
        unit = board.unit(given.unit)
        charge = resolved(board, unit, charge_of(given.order))
        judge_charge(board, unit, charge)
        return unit, charge

    def _chargers(self, command: Command, declared: set[str]) -> list[str]:
        """The units of a command with an enemy near enough to be worth a charge."""
        return [
            unit.id
            for unit in self.battle.units_of(command)
            if unit.id not in declared and is_free(self.battle, unit) and self._may_charge(unit)
        ]

    def _may_charge(self, unit: Unit) -> bool:
        board = self.battle.board
        return passes(check_may_charge, board, unit) and bool(within_charge(board, unit))

    def _draw_charge(self, units: list[str], rng: Random) -> Value:
        unit = self.battle.board.unit(rng.choice(units))
        near = within_charge(self.battle.board, unit)
        found = aim(self.battle.board, unit, rng.choice(near)) if rng.random() < 0.8 else None
        return {"unit": unit.id, "order": str(found)} if found else dict(DONE)

    # -- moves

    def move_orders(self, command: Command, rushed: Sequence[str]) -> Script[None]:
        """One order after another, until the player is done; a unit moves once, a leader too."""
        del rushed  # their way was walked at once
        battle = self.battle
        while True:
            units, leaders = movable(battle, command), leaders_to_order(battle, command)
            if not (units or leaders):
                return
            found = yield ask_order(
                battle.seat(command.side),
                "daimyo.move",
                self._move,
                partial(self._draw_move, units, leaders),
                units=units,
                leaders=leaders,
                clan=battle.clan_name(command.clan),
                weather=battle.board.weather.word,
            )
            if found == DONE:
                return
            if isinstance(found, Leader):
                yield from self._lead(found)
            elif not (yield from hesitates(battle, found[0])):
                yield from self.walk(*found)

    def _move(self, given: Given) -> Leader | tuple[Unit, Path, Steps]:
        """A leader who has gone where he was told, or a unit and its way."""
        board = self.battle.board
        if given.leader:
            return after_ride(board, self.battle.leaders[given.leader], read_ride(given.order))
        unit, steps = board.unit(given.unit), steps_of(given.order)
        return unit, march(board, unit, steps), steps

    def walk(self, unit: Unit, path: Path, steps: Steps) -> Script[None]:
        """A unit goes its way; friends it passes through are disordered (daimyo 4)."""
        battle = self.battle
        moved = carried_out(unit, path).did(activated=True)
        battle.put(moved)
        said = [step_phrase(step) for step in steps] or [Phrase("daimyo.page.step-stand")]
        yield tell("daimyo.moves", chapter=Chapter(SCENE), unit=unit.name, id=unit.id, order=said)
        if moved.disordered and not unit.disordered:
            yield tell("daimyo.disordered", unit=unit.name)
        for passed in path.passed:
            friend = battle.board.unit(passed)
            if not friend.disordered:
                battle.put(disorder(friend))
                yield tell("daimyo.disordered", unit=friend.name)
        yield from take_guns(battle, [unit.id])
        yield from battle.eyes.scatter_leaders()

    def _draw_move(self, units: list[str], leaders: list[str], rng: Random) -> Value:
        board = self.battle.board
        rides = leaders and rng.random() < 0.2
        if rides and (ride := draw_ride(board, self.battle.leaders[leaders[0]], rng)):
            return ride
        if not units or rng.random() < 0.25:
            return dict(DONE)
        unit = board.unit(rng.choice(units))
        return {"unit": unit.id, "order": words_of(_any_order(board, unit, rng))}

    # -- leaders

    def leader_orders(self, side: int) -> Script[None]:
        """One order after another to leaders whose commands were not active this turn."""
        while leaders := idle_leaders(self.battle, side):
            moved = yield ask_order(
                self.battle.seat(side),
                "daimyo.leaders",
                self._move,
                partial(self._draw_leader, leaders),
                units=(),
                leaders=leaders,
            )
            if moved == DONE:
                return
            yield from self._lead(moved)

    def _lead(self, moved: Leader) -> Script[None]:
        """A leader rides where he was told, alone or to a unit."""
        self.battle.leaders[moved.id] = moved
        if moved.unit:
            unit = self.battle.board.unit(moved.unit)
            yield tell("daimyo.leader-joins", leader=moved.name, unit=unit.name)
        else:
            yield tell("daimyo.leader-rides", leader=moved.name, x=moved.x, y=moved.y)

    def _draw_leader(self, leaders: list[str], rng: Random) -> Value:
        ride = draw_ride(self.battle.board, self.battle.leaders[leaders[0]], rng)
        return ride if ride and rng.random() < 0.3 else dict(DONE)

    # -- volleys

    def fire_orders(self, command: Command) -> Script[None]:
        """Each unit of the command that can shoot may, at its nearest enemy."""
        for id_ in [unit.id for unit in self.battle.units_of(command) if unit.troops.missiles]:
            shots = self._shots_of(id_)
            if shots:
                shot = yield self._one_target(*shots) if len(shots) == 1 else self._which(shots)
                if shot is not None:
                    yield from fire(self.battle, shot)

    def _shots_of(self, id_: str) -> list[Shot]:
        board, unit = self.battle.board, self.battle.unit(id_)
        near = nearest_targets(board, unit) if unit else []
        return [aimed(board, unit, target) for target in near if unit]

    def _one_target(self, shot: Shot) -> Choose:
        return Choose(
            self.battle.seat(self.battle.board.unit(shot.shooter).side),
            "daimyo.fire",
            (FIRE, HOLD),
            meanings={FIRE: shot, HOLD: None},
            rule="daimyo.6",
            values=values_of(self.battle, shot),
            about=shot,
        )

    def _which(self, shots: list[Shot]) -> Choose:
        """Of equally near enemies the shooter chooses (R39)."""
        board = self.battle.board
        unit = board.unit(shots[0].shooter)
        by_target = {shot.target: shot for shot in shots}
        return Choose(
            self.battle.seat(unit.side),
            "daimyo.fire-at",
            (*by_target, HOLD),
            labels={id_: board.unit(id_).name for id_ in by_target},
            meanings={**by_target, HOLD: None},
            rule="daimyo.R39",
            values={"unit": unit.name, "id": unit.id},
            about=by_target,
        )

    # -- reforming

    def reform(self, unit: Unit) -> Script[Unit]:
        """The unit in order again; the answer is ``{}``, or ``facing`` and ``files``.

        Nobody faces and forms anew with the enemy upon him.
        """
        if self.battle.board.touching(unit):
            return in_order_again(unit)
        reformed_unit: Unit = yield Order(
            self.battle.seat(unit.side),
            "daimyo.reform",
            partial(_reformed, self.battle.board, unit),
            partial(_draw_reform, self.battle.board, unit),
            {"unit": unit.id, "facing": unit.facing, "files": unit.files, "stands": unit.stands},
            rule="daimyo.4",
            values={"unit": unit.name, "id": unit.id},
        )
        return reformed_unit


def _reformed(board: Board, unit: Unit, value: Value) -> Unit:
    wanted = read_formation(value)
    return reformed(board, unit, wanted) if value else in_order_again(unit)


def _draw_reform(board: Board, unit: Unit, rng: Random) -> Value:
    wish = {"facing": rng.randrange(0, 360, 45), "files": rng.randint(1, unit.stands)}
    return wish if passes(_reformed, board, unit, wish) else {}


def _any_order(board: Board, unit: Unit, rng: Random) -> Steps:
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
    on = swing(board, unit, goal, angle)
    return on if legal(board, unit, on) else ()
