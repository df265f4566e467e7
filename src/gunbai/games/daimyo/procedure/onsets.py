"""Charges declared, before any move (daimyo 3, 5, R7); `strikes` drives them home."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

from gunbai.core.script import Refused, Script, Tell, Value, tell
from gunbai.games.daimyo.battle import Battle
from gunbai.games.daimyo.pieces.movement import charge_move
from gunbai.games.daimyo.pieces.unit import Unit
from gunbai.games.daimyo.procedure.commands import DONE, Given, ask_order, charge_of, taken
from gunbai.games.daimyo.procedure.moves import hesitates, is_free
from gunbai.games.daimyo.procedure.nerve import act_on, try_nerve
from gunbai.games.daimyo.procedure.strikes import drive_home
from gunbai.games.daimyo.rules.charge import aim, check_may_charge, judge_charge, resolved
from gunbai.games.daimyo.rules.frenzy import rush
from gunbai.games.daimyo.rules.morale import Result, charging_reason
from gunbai.games.daimyo.rules.order import Charge


def charge_all(battle: Battle, side: int, clan: str) -> Script[None]:
    """Frenzied units charge; the others as they are told; then all go home one by one."""
    declared = yield from _declare_frenzied(battle, side, clan)
    while units := chargers(battle, side, clan, {id_ for id_, _ in declared}):
        value = yield ask_order(
            battle.seat(side),
            "daimyo.charge",
            _judge(battle),
            _draw(battle, units),
            units=units,
            clan=battle.clan_name(clan),
            weather=battle.board.weather.word,
        )
        given = taken(value)
        if given.is_done:
            break
        yield from _declare(battle, given, declared)
    for id_, charge in declared:
        yield from drive_home(battle, id_, charge)


def chargers(battle: Battle, side: int, clan: str, declared: set[str]) -> list[str]:
    """The units of a command with an enemy near enough to be worth a charge."""
    return [
        unit.id
        for unit in battle.units_of(side, clan)
        if unit.id not in declared and is_free(battle, unit) and _may(battle, unit)
    ]


def _may(battle: Battle, unit: Unit) -> bool:
    try:
        check_may_charge(battle.board, unit)
    except Refused:
        return False
    reach = charge_move(unit.troops) + 3.0
    return bool(battle.board.near(unit, battle.board.enemies(unit), reach))


def _judge(battle: Battle) -> Callable[[Given], None]:
    def judge(given: Given) -> None:
        unit = battle.board.unit(given.unit)
        judge_charge(battle.board, unit, _charge(battle, unit, given))

    return judge


def _charge(battle: Battle, unit: Unit, given: Given) -> Charge:
    return resolved(battle.board, unit, charge_of(given.order))


def _draw(battle: Battle, units: list[str]) -> Callable[[Random], Value]:
    def draw(rng: Random) -> Value:
        unit = battle.board.unit(rng.choice(units))
        reach = charge_move(unit.troops) + 3.0
        near = battle.board.near(unit, battle.board.enemies(unit), reach)
        charge = aim(battle.board, unit, rng.choice(near)) if rng.random() < 0.8 else None
        return {"unit": unit.id, "order": str(charge)} if charge else dict(DONE)

    return draw


def _declare_frenzied(battle: Battle, side: int, clan: str) -> Script[list[tuple[str, Charge]]]:
    declared = []
    for unit in battle.units_of(side, clan):
        if unit.frenzied and not unit.deeds.charged and not battle.board.in_melee(unit):
            charge = rush(battle.board, unit)
            if isinstance(charge, Charge):
                declared.append((unit.id, charge))
                yield _told(battle, unit, charge)
    return declared


def _declare(battle: Battle, given: Given, declared: list[tuple[str, Charge]]) -> Script[None]:
    """A charge is declared, unless the unit does not obey or its nerve fails (daimyo 3, 5)."""
    unit = battle.board.unit(given.unit)
    charge = _charge(battle, unit, given)
    if (yield from hesitates(battle, unit)):
        return
    yield _told(battle, unit, charge)
    reason = charging_reason(unit.troops)
    if reason is not None:
        result = yield from try_nerve(battle, unit, reason)
        if result is not Result.PASS:
            battle.put(unit.did(activated=True))
            target = battle.board.unit(charge.target)
            yield from act_on(battle, unit.id, result, target)
            return
    declared.append((unit.id, charge))


def _told(battle: Battle, unit: Unit, charge: Charge) -> Tell:
    target = battle.board.unit(charge.target)
    return tell("daimyo.charges", unit=unit.name, id=unit.id, target=target.name)
