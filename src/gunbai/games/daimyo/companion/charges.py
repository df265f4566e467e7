"""Charges declared at a real table: whom, how far and on which side is asked (daimyo 3, R7)."""

from __future__ import annotations

from math import ceil

from gunbai.core.script import Choose, Phrase, Script, Tell, tell
from gunbai.games.daimyo.battle import Battle
from gunbai.games.daimyo.companion.asking import count, one_of, which
from gunbai.games.daimyo.companion.assaults import charge_way, drive_home, may_charge
from gunbai.games.daimyo.companion.nerve import Assault, act_on, try_nerve
from gunbai.games.daimyo.pieces.block import Side
from gunbai.games.daimyo.pieces.movement import COLUMN_BONUS
from gunbai.games.daimyo.pieces.unit import Unit
from gunbai.games.daimyo.procedure.moves import disobeys, is_free
from gunbai.games.daimyo.rules.morale import Result, charging_reason


def charge_all(battle: Battle, side: int, clan: str, lost: frozenset[str]) -> Script[None]:
    """All charges of a command are declared, then driven home one by one."""
    declared = yield from _declare_frenzied(battle, side, clan)
    declared += yield from _declare(battle, side, clan, lost)
    for assault in declared:
        yield from drive_home(battle, assault)


def _declare_frenzied(battle: Battle, side: int, clan: str) -> Script[list[Assault]]:
    """The frenzied must charge the nearest enemy they can reach, if there is any (R10)."""
    declared = []
    for unit in battle.units_of(side, clan):
        if unit.frenzied and may_charge(battle, unit):
            found = yield from which(
                battle.seat(side),
                "daimyo.table.rush",
                battle.board.enemies(unit),
                rule="daimyo.R10",
                most=1,
                unit=unit.name,
                way=charge_way(battle, unit),
            )
            if found:
                yield _told(unit, found[0])
                declared.append((yield from _measured(battle, unit, found[0])))
    return declared


def _declare(battle: Battle, side: int, clan: str, lost: frozenset[str]) -> Script[list[Assault]]:
    able = [unit for unit in battle.units_of(side, clan) if _may_declare(battle, unit)]
    chosen = yield from which(
        battle.seat(side),
        "daimyo.table.charge",
        able,
        rule="daimyo.3",
        named={unit.id: _reach(battle, unit) for unit in able},
        clan=battle.clan_name(clan),
        weather=battle.board.weather.word,
    )
    declared = []
    for unit in chosen:
        if unit.id in lost and (yield from disobeys(battle, unit)):
            continue
        target = yield from one_of(
            battle.seat(side),
            "daimyo.table.target",
            battle.board.enemies(unit),
            rule="daimyo.3",
            unit=unit.name,
            id=unit.id,
        )
        yield _told(unit, target)
        if (yield from _dares(battle, unit)):
            declared.append((yield from _measured(battle, unit, target)))
    return declared


def _may_declare(battle: Battle, unit: Unit) -> bool:
    return not unit.frenzied and is_free(battle, unit) and may_charge(battle, unit)


def _reach(battle: Battle, unit: Unit) -> Phrase:
    values = {"id": unit.id, "unit": unit.name, "way": charge_way(battle, unit)}
    return Phrase("daimyo.table.charger", values)


def _told(unit: Unit, target: Unit) -> Tell:
    return tell("daimyo.charges", unit=unit.name, id=unit.id, target=target.name)


def _dares(battle: Battle, unit: Unit) -> Script[bool]:
    """Missile ashigaru and peasants need heart to start a charge (daimyo 5)."""
    reason = charging_reason(unit.troops)
    if reason is None:
        return True
    result = yield from try_nerve(battle, unit, reason)
    if result is not Result.PASS:
        battle.put(battle.board.unit(unit.id).did(activated=True))
        yield from act_on(battle, unit.id, result)
    return result is Result.PASS


def _measured(battle: Battle, unit: Unit, target: Unit) -> Script[Assault]:
    """How far the charge goes, in whole cm rounded up, and which side of the target it strikes."""
    seat = battle.seat(unit.side)
    names = {"unit": unit.name, "id": unit.id, "target": target.name, "target_id": target.id}
    most = ceil(charge_way(battle, unit, COLUMN_BONUS))
    way = yield from count(seat, "daimyo.table.way", 0, most, rule="daimyo.3", **names)
    side = str(Side.FRONT)
    if not target.troops.seat:
        sides = [str(each) for each in Side]
        side = yield Choose(seat, "daimyo.table.side", sides, rule="daimyo.R7", values=names)
    return Assault(unit.id, target.id, Side(side), way)
