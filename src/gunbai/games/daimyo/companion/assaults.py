"""Charges driven home at a real table: nerve, answer, contact (daimyo 5, 6, 7, R7, R13)."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

from gunbai.core.script import Choose, Phrase, Refusal, Refused, Script, tell
from gunbai.games.daimyo.battle import Battle
from gunbai.games.daimyo.companion.asking import count, fact, ticked
from gunbai.games.daimyo.companion.moves import take_guns
from gunbai.games.daimyo.companion.nerve import Assault, act_on, try_nerve
from gunbai.games.daimyo.companion.volleys import sheltering, shot_of
from gunbai.games.daimyo.pieces.block import Side
from gunbai.games.daimyo.pieces.movement import charge_move, weathered
from gunbai.games.daimyo.pieces.troops import Quality
from gunbai.games.daimyo.pieces.unit import Unit
from gunbai.games.daimyo.procedure.losses import lose_stands
from gunbai.games.daimyo.procedure.strikes import GAVE_WAY, SHOOT, answer_asked
from gunbai.games.daimyo.procedure.volleys import fire
from gunbai.games.daimyo.rules.answer import (
    Answer,
    check_countercharge,
    check_may_face,
    turns_in_time,
)
from gunbai.games.daimyo.rules.charge import EFFECTIVE, check_may_charge
from gunbai.games.daimyo.rules.disorder import disorder
from gunbai.games.daimyo.rules.firing import Reach, check_may_fire
from gunbai.games.daimyo.rules.morale import Reason, charged_reason

CAUGHT, SHORT = "caught", "short"


def may_charge(battle: Battle, unit: Unit) -> bool:
    """Whether a unit could charge, if only somebody were near enough."""
    try:
        check_may_charge(battle.board, unit)
    except Refused:
        return False
    return not unit.deeds.charged and bool(battle.board.enemies(unit))


def charge_way(battle: Battle, unit: Unit, bonus: float = 0.0) -> float:
    """How far a unit charges in this weather, in cm."""
    way = weathered(charge_move(unit.troops) + bonus, battle.board.weather.effect)
    return round(way, 1)


def drive_home(battle: Battle, assault: Assault) -> Script[None]:
    """One charge: the target's nerve and answer, then contact, or as far as it goes."""
    unit, target = battle.unit(assault.charger), battle.unit(assault.target)
    if unit is None:
        return
    able = target is not None and may_charge(battle, unit)
    battle.put(unit.did(charged=True, activated=True))
    if not able:
        yield tell("daimyo.charge-spent", unit=unit.name)
    elif (yield from _stand_the_charge(battle, assault)):
        yield from _press_on(battle, assault)
    else:
        yield from _answered(battle, assault)


def _stand_the_charge(battle: Battle, assault: Assault) -> Script[bool]:
    """The target's test where it has one; True if it gave way (daimyo 5)."""
    charger, target = battle.board.unit(assault.charger), battle.board.unit(assault.target)
    reason: Reason | None = charged_reason(target.troops, charger.troops)
    if reason is None or target.frenzied or target.routing:
        return False
    result = yield from try_nerve(battle, target, reason, assault)
    if result not in GAVE_WAY:
        return False
    yield from act_on(battle, target.id, result)
    return True


def _press_on(battle: Battle, assault: Assault) -> Script[None]:
    """The charger follows who gave way: into contact if it can, else as far as it stood (R7)."""
    unit, target = battle.board.unit(assault.charger), battle.unit(assault.target)
    caught = SHORT
    if target is not None:
        caught = yield Choose(
            battle.seat(unit.side),
            "daimyo.table.caught",
            (CAUGHT, SHORT),
            rule="daimyo.R7",
            values={"unit": unit.name, "target": target.name, "way": charge_way(battle, unit)},
        )
    if target is not None and caught == CAUGHT:
        side = Side.REAR if target.routing else Side.FRONT
        yield from _arrive(battle, replace(assault, side=side))
    else:
        yield from _spent(battle, unit)


def _spent(battle: Battle, unit: Unit) -> Script[None]:
    battle.put(battle.board.unit(unit.id).did(moved=True))
    yield tell("daimyo.charge-spent", unit=unit.name)
    yield from take_guns(battle, unit.side, [unit.id])


def _answered(battle: Battle, assault: Assault) -> Script[None]:
    """The target's answer, and the charge as it then strikes."""
    charger, target = battle.board.unit(assault.charger), battle.board.unit(assault.target)
    choice = yield from _choose_answer(battle, assault)
    if choice == SHOOT:
        yield from _shoot(battle, assault)
    elif choice == Answer.COUNTERCHARGE:
        battle.put(target.did(charged=True, moved=True))
        battle.charging.add((target.id, charger.id))
        yield tell("daimyo.countercharges", unit=target.name)
    elif choice == Answer.FACE:
        if turns_in_time(charger, target, assault.way, battle.board.weather):
            battle.put(target.did(moved=True))
            assault = replace(assault, side=Side.FRONT)
            yield tell("daimyo.faces", unit=target.name)
        else:
            yield tell("daimyo.caught-turning", unit=target.name)
    if battle.unit(charger.id) is not None:
        yield from _arrive(battle, assault)


def _choose_answer(battle: Battle, assault: Assault) -> Script[str]:
    target = battle.board.unit(assault.target)
    if target.routing or target.abandoned:
        return str(Answer.STAND)
    options, barred = _answers(battle, assault)
    if target.frenzied and Answer.COUNTERCHARGE in options:
        return str(Answer.COUNTERCHARGE)
    if len(options) == 1:
        return options[0]
    choice: str = yield answer_asked(battle, assault, options, barred)
    return choice


def _answers(battle: Battle, assault: Assault) -> tuple[list[str], dict[str, Refusal]]:
    """The answers that the target may give, and the barred ones with the reason why."""
    board, target = battle.board, battle.board.unit(assault.target)
    legal, barred = [str(Answer.STAND)], {}
    checks: dict[str, Callable[[], None]] = {
        str(Answer.COUNTERCHARGE): lambda: check_countercharge(board, assault),
        str(Answer.FACE): lambda: check_may_face(board, assault),
    }
    if target.troops.missiles:
        checks = {SHOOT: lambda: check_may_fire(board, target), **checks}
    for answer, check in checks.items():
        try:
            check()
        except Refused as refused:
            barred[answer] = refused.refusal
        else:
            legal.append(answer)
    return legal, barred


def _shoot(battle: Battle, assault: Assault) -> Script[None]:
    """The target's volley: at long range if the charge began beyond effective (daimyo 6)."""
    charger, target = battle.board.unit(assault.charger), battle.board.unit(assault.target)
    far = assault.way > EFFECTIVE and not (yield from _is_steady(battle, target))
    reach = Reach.LONG if far else Reach.EFFECTIVE
    shot = yield from shot_of(battle, target, charger, reach, charged=True)
    if shot is not None:
        yield from fire(battle, shot)


def _is_steady(battle: Battle, target: Unit) -> Script[bool]:
    """Whether shooters hold their fire until the charge is close (daimyo 6)."""
    if target.quality.rank >= Quality.VETERAN.rank:
        return True
    holds = yield from ticked(
        battle.seat(target.side),
        "daimyo.table.steady",
        sheltering(battle, target),
        rule="daimyo.6",
        unit=target.name,
        id=target.id,
    )
    return bool(holds)


def _arrive(battle: Battle, assault: Assault) -> Script[None]:
    """Contact: who is struck in flank or rear is disordered, and routers are cut down (R13)."""
    unit, target = battle.board.unit(assault.charger), battle.board.unit(assault.target)
    others = [e for e in battle.board.enemies(unit) if e.id != target.id and not e.routing]
    holds = yield from ticked(
        battle.seat(unit.side),
        "daimyo.table.home",
        _at_home(unit, others),
        rule="daimyo.R7",
        unit=unit.name,
        id=unit.id,
        target=target.name,
        target_id=target.id,
    )
    if "rough" in holds:
        battle.put(disorder(unit))
    if "short" in holds:
        yield from _spent(battle, unit)
        return
    battle.put(battle.board.unit(unit.id).did(moved=True))
    battle.charging.add((unit.id, target.id))
    yield tell("daimyo.strikes-home", unit=unit.name, target=target.name, side=assault.side.word)
    if target.routing:
        yield from cut_down(battle, unit.id, target.id)
        return
    battle.board = battle.roster.meeting(unit.id, target.id, assault.side)
    for other in others:
        if other.id in holds:
            battle.board = battle.roster.meeting(unit.id, other.id, Side.FRONT)
    if assault.side is not Side.FRONT and not target.disordered:
        battle.put(disorder(target))
        yield tell("daimyo.disordered", unit=target.name)


def _at_home(unit: Unit, others: list[Unit]) -> dict[str, Phrase]:
    facts = {"short": fact("short")}
    if unit.in_order:
        facts["rough"] = fact("rough")
    return facts | {other.id: fact("touches", {"unit": other.name}) for other in others}


def cut_down(battle: Battle, by: str, id_: str) -> Script[None]:
    """Routers lose a stand for each stand that has caught them (R13)."""
    unit, quarry = battle.board.unit(by), battle.board.unit(id_)
    stands = yield from count(
        battle.seat(unit.side),
        "daimyo.table.cut-down",
        0,
        min(unit.stands, quarry.stands),
        rule="daimyo.R13",
        unit=unit.name,
        target=quarry.name,
    )
    if stands:
        yield tell("daimyo.caught", unit=unit.name, target=quarry.name, stands=stands)
        yield from lose_stands(battle, quarry, quarry.without(stands), 0)
