"""Charges: all are declared before any move, then driven home one by one (daimyo 3, 5, 6, R7)."""

from __future__ import annotations

from typing import Any

from gunbai.core.script import Choose, Script, scene_of, tell
from gunbai.games.daimyo.battle import Battle
from gunbai.games.daimyo.eyes import Declared
from gunbai.games.daimyo.pieces.unit import Unit
from gunbai.games.daimyo.procedure.firing import fire
from gunbai.games.daimyo.procedure.losses import lose_stands
from gunbai.games.daimyo.procedure.morale import act_on, give_ground, try_morale
from gunbai.games.daimyo.procedure.movement import take_guns
from gunbai.games.daimyo.rules.activation import Command
from gunbai.games.daimyo.rules.answer import Answer, faces_in_time
from gunbai.games.daimyo.rules.charge import Assault, struck
from gunbai.games.daimyo.rules.morale import Result, charged_reason, charging_reason
from gunbai.games.daimyo.rules.order import Charge

GAVE_WAY = frozenset({Result.RETIRE, Result.RETREAT, Result.ROUT})


def charge_all(battle: Battle, command: Command) -> Script[None]:
    """Frenzied units charge; the others as they are told; then all go home one by one."""
    declared: Declared[Any] = []
    for unit in battle.units_of(command):
        if unit.frenzied and not unit.deeds.charged and not battle.board.in_melee(unit):
            charge = yield from battle.eyes.rush_charge(unit)
            if charge:
                yield from declare(battle, unit, charge, declared)
    yield from battle.eyes.charge_orders(command, declared)
    for id_, charge in declared:
        yield from drive_home(battle, id_, charge)


def declare(battle: Battle, unit: Unit, charge: Charge, declared: Declared[Any]) -> Script[None]:
    """A charge is declared, unless the unit's nerve fails (daimyo 5)."""
    target = battle.board.unit(charge.target)
    yield tell("daimyo.charges", chapter=scene_of(), unit=unit.name, id=unit.id, target=target.name)
    reason = charging_reason(unit.troops)
    result = (yield from try_morale(battle, unit, reason)) if reason else Result.PASS
    if result is Result.PASS:
        declared.append((unit.id, (yield from battle.eyes.measured(unit, charge))))
        return
    battle.put(battle.board.unit(unit.id).did(activated=True))
    yield from act_on(battle, unit.id, result, target)


# Driven home


def drive_home(battle: Battle, id_: str, declared: Any) -> Script[None]:
    """One charge: the target's nerve and answer, then contact, or as far as it goes."""
    unit = battle.unit(id_)
    if unit is None:
        return
    onset = battle.eyes.set_out(unit, declared)
    battle.put(unit.did(charged=True, activated=True))
    if onset is None:
        yield tell("daimyo.charge-spent", unit=unit.name)
        return
    result = yield from _test_of_target(battle, onset)
    if result in GAVE_WAY:
        yield from act_on(battle, onset.target, result, battle.board.unit(onset.charger))
        yield from _press_on(battle, onset)
    else:
        yield from _answered(battle, onset, tested=result is not None)


def _test_of_target(battle: Battle, onset: Assault) -> Script[Result | None]:
    """The target's test; None where it need not make one (daimyo 5)."""
    charger, target = battle.board.unit(onset.charger), battle.board.unit(onset.target)
    reason = charged_reason(target, charger.troops)
    return (yield from try_morale(battle, target, reason, onset)) if reason else None


def _press_on(battle: Battle, onset: Assault) -> Script[None]:
    """The charger follows a target that gave way: into contact, or as far as it goes (R7)."""
    caught = None
    if battle.unit(onset.target) is not None:
        caught = yield from battle.eyes.pressed_home(onset)
    yield from _arrive(battle, caught) if caught else _spent(battle, onset)


def _answered(battle: Battle, onset: Assault, *, tested: bool) -> Script[None]:
    """The target's answer, and the charge as it then strikes."""
    choice = yield from _choose_answer(battle, onset, tested=tested)
    target = battle.board.unit(onset.target)
    match choice:
        case Answer.RETIRE:
            yield from give_ground(battle, target.id, battle.board.unit(onset.charger))
            yield from _press_on(battle, onset)
            return
        case Answer.SHOOT:
            onset = yield from _shot_at(battle, onset)
        case Answer.COUNTERCHARGE:
            moved, onset = battle.eyes.met(onset)
            battle.put(moved.did(charged=True, moved=True))
            battle.charging.add((onset.target, onset.charger))
            yield tell("daimyo.countercharges", unit=target.name)
        case Answer.FACE if faces_in_time(battle.board, onset):
            faced, onset = battle.eyes.faced(onset)
            battle.put(faced.did(moved=True))
            yield tell("daimyo.faces", unit=target.name)
        case Answer.FACE:
            yield tell("daimyo.caught-turning", unit=target.name)
    if battle.unit(onset.charger) is not None:
        yield from _arrive(battle, onset)


def _shot_at(battle: Battle, onset: Assault) -> Script[Assault]:
    shot = yield from battle.eyes.shot_at_charger(onset)
    if shot is not None:
        yield from fire(battle, shot)
    gone = battle.unit(onset.charger) is None
    after: Assault = onset if gone else battle.eyes.after_volley(onset)
    return after


def _choose_answer(battle: Battle, onset: Assault, *, tested: bool) -> Script[str]:
    charger, target = battle.board.unit(onset.charger), battle.board.unit(onset.target)
    if target.routing or target.abandoned:
        return Answer.STAND
    legal, barred = battle.eyes.answers(onset, tested=tested)
    if target.frenzied and Answer.COUNTERCHARGE in legal:
        return Answer.COUNTERCHARGE
    if len(legal) == 1:
        return legal[0]
    named = {"charger": charger.name, "charger_id": charger.id, "side": onset.side.word}
    choice: str = yield Choose(
        battle.seat(target.side),
        "daimyo.answer",
        [str(answer) for answer in legal],
        barred,
        rule="daimyo.R7",
        values={"unit": target.name, "id": target.id, **named},
        about=onset,
    )
    return choice


def _arrive(battle: Battle, onset: Assault) -> Script[None]:
    """Contact: who is struck in flank or rear is disordered, and routers are cut down (R13)."""
    unit, target = battle.board.unit(onset.charger), battle.board.unit(onset.target)
    if not (yield from battle.eyes.arrives(onset)):
        yield from _spent(battle, onset)
        return
    battle.charging.add((unit.id, target.id))
    yield tell("daimyo.strikes-home", unit=unit.name, target=target.name, side=onset.side.word)
    if not target.disordered and (after := struck(target, onset.side)).disordered:
        battle.put(after)
        yield tell("daimyo.disordered", unit=target.name)
    if target.routing:
        yield from cut_down(battle, unit.id, target.id)
    yield from battle.eyes.scatter_leaders()


def _spent(battle: Battle, onset: Assault) -> Script[None]:
    """A charge that comes to stand short: nobody has charged the other."""
    battle.charging -= {(onset.charger, onset.target), (onset.target, onset.charger)}
    battle.eyes.falls_short(onset)
    yield tell("daimyo.charge-spent", unit=battle.board.unit(onset.charger).name)
    yield from take_guns(battle, [onset.charger])
    yield from battle.eyes.scatter_leaders()


def cut_down(battle: Battle, by: str, id_: str) -> Script[None]:
    """Routers lose a stand for each stand that has caught them (R13)."""
    unit, quarry = battle.board.unit(by), battle.board.unit(id_)
    stands = yield from battle.eyes.caught_stands(unit, quarry)
    if stands:
        yield tell("daimyo.caught", unit=unit.name, target=quarry.name, stands=stands)
        yield from lose_stands(battle, quarry, quarry.without(stands), 0)
