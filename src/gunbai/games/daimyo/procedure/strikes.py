"""A charge driven home: the target's nerve and answer, then contact (daimyo 3, 5, 6, R7)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Protocol

from gunbai.core.script import Choose, Refusal, Refused, Script, tell
from gunbai.games.daimyo.battle import Battle
from gunbai.games.daimyo.field.corridor import first_met
from gunbai.games.daimyo.field.path import fits
from gunbai.games.daimyo.pieces.block import Side, advanced
from gunbai.games.daimyo.pieces.movement import charge_move, marching
from gunbai.games.daimyo.pieces.unit import Unit
from gunbai.games.daimyo.procedure.losses import lose_stands, scatter_leaders
from gunbai.games.daimyo.procedure.moves import take_guns
from gunbai.games.daimyo.procedure.nerve import act_on, try_nerve
from gunbai.games.daimyo.procedure.volleys import fire
from gunbai.games.daimyo.rules.answer import (
    Answer,
    again,
    answers,
    faces_in_time,
    meet,
    struck_facing,
)
from gunbai.games.daimyo.rules.charge import Onset, in_contact, judge_charge
from gunbai.games.daimyo.rules.firing import Shot, at_chargers
from gunbai.games.daimyo.rules.forced import CLEARANCE
from gunbai.games.daimyo.rules.melee import pursuing_stands
from gunbai.games.daimyo.rules.morale import Reason, Result, charged_reason
from gunbai.games.daimyo.rules.order import Charge

SHOOT = "shoot"
GAVE_WAY = frozenset({Result.RETIRE, Result.RETREAT, Result.ROUT})


class Charged(Protocol):
    """A charge, judged by the program or measured on a real table: who, at whom, at which side."""

    @property
    def charger(self) -> str: ...
    @property
    def target(self) -> str: ...
    @property
    def side(self) -> Side: ...


def drive_home(battle: Battle, id_: str, charge: Charge) -> Script[None]:
    """One charge: the target's nerve and answer, then contact, or as far as it goes."""
    unit, target = battle.unit(id_), battle.unit(charge.target)
    if unit is None:
        return
    battle.put(unit.did(charged=True, activated=True))
    if target is None:
        yield tell("daimyo.charge-spent", unit=unit.name)
        return
    try:
        onset = judge_charge(battle.board, battle.board.unit(id_), charge)
    except Refused:
        yield tell("daimyo.charge-spent", unit=unit.name)
        return
    gave_way = yield from _stand_the_charge(battle, onset)
    if gave_way:
        yield from _press_on(battle, onset)
    else:
        yield from _answered(battle, onset)


def _stand_the_charge(battle: Battle, onset: Onset) -> Script[bool]:
    """The target's test where it has one; True if it gave way (daimyo 5)."""
    charger, target = battle.board.unit(onset.charger), battle.board.unit(onset.target)
    if target.frenzied or target.routing:
        return False
    reason: Reason | None = charged_reason(target.troops, charger.troops)
    if reason is None:
        return False
    result = yield from try_nerve(battle, target, reason, charger)
    if result not in GAVE_WAY:
        return False
    yield from act_on(battle, onset.target, result, charger)
    return True


def _press_on(battle: Battle, onset: Onset) -> Script[None]:
    """The charger follows who gave way: into contact if it can, else as far as it stood (R7)."""
    unit, target = battle.unit(onset.charger), battle.unit(onset.target)
    if unit is None:
        return
    if target is not None:
        try:
            caught = again(battle.board, onset)
        except Refused:
            caught = None
        if caught and _within_reach(battle, unit, onset, caught):
            yield from arrive(battle, caught)
            return
    begin = advanced(onset.path.end, -onset.straight)
    foes = [battle.board.footprint(foe) for foe in battle.board.enemies(unit)]
    way = min(onset.straight, first_met(begin, onset.straight + CLEARANCE, foes) - CLEARANCE)
    end = advanced(begin, max(0.0, way))
    if fits(battle.board, unit, end):
        moved = unit.at(end).did(moved=True)
        battle.put(replace(moved, disordered=unit.disordered or onset.path.disorders))
    yield tell("daimyo.charge-spent", unit=unit.name)
    yield from take_guns(battle, unit.id)
    yield from scatter_leaders(battle)


def _within_reach(battle: Battle, unit: Unit, onset: Onset, caught: Onset) -> bool:
    most = marching(unit, charge_move(unit.troops), battle.board.weather, onset.path.going)
    return onset.path.cost - onset.straight + caught.straight <= most


def _answered(battle: Battle, onset: Onset) -> Script[None]:
    """The target's answer, and the charge as it then strikes."""
    choice = yield from _choose_answer(battle, onset)
    target = battle.board.unit(onset.target)
    if choice == SHOOT:
        shot = shot_at(battle, onset)
        assert shot is not None
        yield from fire(battle, shot)
        if battle.unit(onset.charger) is None:
            return
        onset = _still_home(battle, onset)
    elif choice == Answer.COUNTERCHARGE:
        moved, onset = meet(battle.board, onset)
        battle.put(moved.did(charged=True, moved=True))
        battle.charging.add((onset.target, onset.charger))
        yield tell("daimyo.countercharges", unit=target.name)
    elif choice == Answer.FACE:
        if faces_in_time(battle.board, onset):
            faced, onset = struck_facing(battle.board, onset)
            battle.put(faced.did(moved=True))
            yield tell("daimyo.faces", unit=target.name)
        else:
            yield tell("daimyo.caught-turning", unit=target.name)
    yield from arrive(battle, onset)


def _choose_answer(battle: Battle, onset: Onset) -> Script[str]:
    target = battle.board.unit(onset.target)
    if target.routing or target.abandoned:
        return str(Answer.STAND)
    legal, barred = answers(battle.board, onset)
    if target.frenzied and Answer.COUNTERCHARGE in legal:
        return str(Answer.COUNTERCHARGE)
    options, closed = [str(answer) for answer in legal], dict(barred)
    shot, why = _shot_or_reason(battle, onset)
    if shot:
        options.insert(1, SHOOT)
    elif target.troops.missiles and why:
        closed[SHOOT] = why
    if len(options) == 1:
        return options[0]
    choice: str = yield answer_asked(battle, onset, options, closed)
    return choice


def answer_asked(
    battle: Battle, charge: Charged, options: Sequence[str], barred: Mapping[str, Refusal]
) -> Choose:
    """What the target of a charge does (R7)."""
    charger, target = battle.board.unit(charge.charger), battle.board.unit(charge.target)
    return Choose(
        battle.seat(target.side),
        "daimyo.answer",
        options,
        barred,
        rule="daimyo.R7",
        values={
            "unit": target.name,
            "id": target.id,
            "charger": charger.name,
            "charger_id": charger.id,
            "side": charge.side.word,
        },
        about=charge,
    )


def shot_at(battle: Battle, onset: Onset) -> Shot | None:
    """The volley that the target could fire at its chargers."""
    return _shot_or_reason(battle, onset)[0]


def _shot_or_reason(battle: Battle, onset: Onset) -> tuple[Shot | None, Refusal | None]:
    charger, target = battle.board.unit(onset.charger), battle.board.unit(onset.target)
    try:
        return at_chargers(battle.board, target, charger, far=onset.far), None
    except Refused as refused:
        return None, refused.refusal


def _still_home(battle: Battle, onset: Onset) -> Onset:
    """The charge after losses: a narrower unit squares up anew on the same line."""
    unit = battle.board.unit(onset.charger)
    if unit.files == onset.home.files and unit.block.ranks == onset.home.ranks:
        return onset
    block = unit.block
    end = replace(onset.path.end, files=block.files, ranks=block.ranks)
    narrower = replace(onset, path=replace(onset.path, poses=(*onset.path.poses[:-1], end)))
    try:
        return again(battle.board, narrower)
    except Refused:
        return replace(narrower, home=replace(onset.home, files=block.files, ranks=block.ranks))


def arrive(battle: Battle, onset: Onset) -> Script[None]:
    """Contact: who is struck in flank or rear is disordered, and routers are cut down (R13)."""
    unit, target = battle.board.unit(onset.charger), battle.board.unit(onset.target)
    if battle.board.crowding(unit, onset.home):
        yield tell("daimyo.charge-spent", unit=unit.name)
        return
    charger, struck = in_contact(battle.board, onset)
    battle.put(charger.did(moved=True))
    battle.charging.add((onset.charger, onset.target))
    yield tell("daimyo.strikes-home", unit=unit.name, target=target.name, side=onset.side.word)
    if struck.disordered and not target.disordered:
        battle.put(struck)
        yield tell("daimyo.disordered", unit=target.name)
    if target.routing:
        yield from cut_down(battle, onset.charger, onset.target)
    yield from scatter_leaders(battle)


def cut_down(battle: Battle, by: str, id_: str) -> Script[None]:
    """Routers lose a stand for each stand that has caught them (R13)."""
    unit, quarry = battle.board.unit(by), battle.board.unit(id_)
    stands = min(quarry.stands, pursuing_stands(battle.board, unit, quarry))
    if stands:
        yield tell("daimyo.caught", unit=unit.name, target=quarry.name, stands=stands)
        yield from lose_stands(battle, quarry, quarry.without(stands), 0)
