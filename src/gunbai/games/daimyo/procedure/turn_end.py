"""The end of a turn: flights, morale, pursuits, reforming, leaders (daimyo 2, 4, 5, R13)."""

from __future__ import annotations

from gunbai.core.script import Script, scene_of, tell
from gunbai.games.daimyo.battle import Battle
from gunbai.games.daimyo.pieces.unit import Unit
from gunbai.games.daimyo.procedure.asking import goes_after, roll
from gunbai.games.daimyo.procedure.charge import cut_down
from gunbai.games.daimyo.procedure.morale import act_on, flee, routers_to_flee, try_morale
from gunbai.games.daimyo.rules.disorder import reforms
from gunbai.games.daimyo.rules.morale import Result
from gunbai.games.daimyo.scenarios.scenario import SIDES

PURSUE, STAY = "pursue", "stay"


def end_turn(battle: Battle) -> Script[None]:
    """Everything between the last activation and the question who has won."""
    battle.phase = "end"
    yield from _flee_on(battle)
    yield from _test_all(battle)
    for met in list(battle.rounds):
        battle.part(met)


def after_victory(battle: Battle) -> Script[None]:
    """What follows while the battle goes on: order regained, leaders who were not activated."""
    for id_ in [unit.id for unit in battle.board.units if reforms(battle.board, unit)]:
        unit = yield from battle.eyes.reform(battle.board.unit(id_))
        battle.put(unit)
        yield tell("daimyo.reforms", unit=unit.name)
    for side in SIDES:
        yield from battle.eyes.leader_orders(side)


def _flee_on(battle: Battle) -> Script[None]:
    """Routers whose clan did not act flee all the same."""
    for unit in routers_to_flee(battle, battle.board.units):
        yield from flee(battle, unit.id)


def _test_all(battle: Battle) -> Script[None]:
    """Each unit with a reason tests once."""
    yield from battle.eyes.open_tests()
    while (found := (yield from battle.eyes.next_test())) is not None:
        unit, reason = found
        result = yield from try_morale(battle, unit, reason)
        yield from _tested(battle, unit, result)


def _tested(battle: Battle, unit: Unit, result: Result) -> Script[None]:
    """The result; others see a rout, and enemies in contact may pursue (R13)."""
    facing = [foe.id for foe in battle.board.opponents(unit)]
    broken = len(battle.broken)
    yield from act_on(battle, unit.id, result)
    if result is not Result.ROUT:
        return
    yield from battle.eyes.saw_rout(unit, led=len(battle.broken) > broken)
    for id_ in facing:
        yield from _pursuit(battle, id_, unit.id)


def _pursuit(battle: Battle, id_: str, quarry: str) -> Script[None]:
    unit, prey = battle.unit(id_), battle.unit(quarry)
    if unit is None or prey is None or not (yield from _pursues(battle, unit, prey)):
        return
    (face,) = yield roll(battle, unit.side, "daimyo.roll.pursuit", rule="daimyo.R13")
    gone = yield from battle.eyes.pursuit(unit, prey, face)
    battle.put(gone.moved(unit).did(pursuing=True))
    yield tell(
        "daimyo.pursues",
        chapter=scene_of(),
        dice=[face],
        unit=unit.name,
        target=prey.name,
        way=round(gone.length, 1),
    )
    yield from cut_down(battle, id_, quarry)
    yield from battle.eyes.scatter_leaders()


def _pursues(battle: Battle, unit: Unit, prey: Unit) -> Script[bool]:
    """Whether a unit pursues routers, as the frenzied must if they can (R13)."""
    if not prey.routing or not _is_free(battle, unit):
        return False
    options = (PURSUE, STAY)
    return (yield from goes_after(battle, unit, prey, "daimyo.pursue", options, rule="daimyo.R13"))


def _is_free(battle: Battle, unit: Unit) -> bool:
    """Whether a unit may pursue: it can move, routs not, and no other enemy holds it."""
    bound = unit.routing or unit.troops.seat or unit.troops.gun or unit.inside
    return not bound and not battle.board.in_melee(unit)
