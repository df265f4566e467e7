"""Firing at a real table: the distance, the stands and the cover are asked (daimyo 6, 8)."""

from __future__ import annotations

from dataclasses import replace

from gunbai.core.script import Phrase, Refused, Script
from gunbai.games.daimyo.battle import Battle
from gunbai.games.daimyo.companion.asking import count, fact, one_of, ticked, which
from gunbai.games.daimyo.field.cover import Cover
from gunbai.games.daimyo.pieces.terrain import Ground
from gunbai.games.daimyo.pieces.unit import Unit
from gunbai.games.daimyo.procedure.volleys import fire
from gunbai.games.daimyo.rules.firing import Aim, Reach, Shot, check_may_fire, ranges, volley_of


def fire_all(battle: Battle, side: int, clan: str) -> Script[None]:
    """Each unit of the clan that can shoot may, at its nearest enemy."""
    able = [unit for unit in battle.units_of(side, clan) if can_fire(battle, unit)]
    chosen = yield from which(
        battle.seat(side), "daimyo.table.fire", able, rule="daimyo.6", clan=battle.clan_name(clan)
    )
    for unit in chosen:
        if can_fire(battle, unit):
            shot = yield from _aimed(battle, unit)
            if shot is not None:
                yield from fire(battle, shot)


def can_fire(battle: Battle, unit: Unit) -> bool:
    """Whether a unit may shoot, if only it has somebody to shoot at."""
    try:
        check_may_fire(battle.board, unit)
    except Refused:
        return False
    return bool(battle.board.enemies(unit))


def _aimed(battle: Battle, unit: Unit) -> Script[Shot | None]:
    """The volley at the nearest enemy in arc, range and sight."""
    seat, effective = battle.seat(unit.side), ranges(unit)[0]
    most = int(min(ranges(unit)[1], battle.board.weather.effect.most_range))
    target = yield from one_of(
        seat, "daimyo.table.aim", battle.board.enemies(unit), rule="daimyo.6", unit=unit.name
    )
    names = {"unit": unit.name, "id": unit.id, "target": target.name, "target_id": target.id}
    way = yield from count(seat, "daimyo.table.distance", 0, most, rule="daimyo.6", **names)
    reach = Reach.EFFECTIVE if way <= effective else Reach.LONG
    return (yield from shot_of(battle, unit, target, reach))


def shot_of(
    battle: Battle, unit: Unit, target: Unit, reach: Reach, *, charged: bool = False
) -> Script[Shot | None]:
    """A volley at a known range; None where no stand may, can or shall shoot."""
    seat = battle.seat(unit.side)
    names = {"unit": unit.name, "id": unit.id, "target": target.name, "target_id": target.id}
    holds = yield from ticked(
        seat, "daimyo.table.volley", _facts(battle, unit, target), rule="daimyo.6", **names
    )
    aim = Aim(reach, "exposed" in holds, covered(holds), charged)
    best = volley_of(unit, target, unit.stands, aim, battle.board.weather)
    stands = yield from count(
        seat,
        "daimyo.table.shooting" if unit.in_order else "daimyo.table.shooting-disordered",
        0,
        unit.stands,
        rule="daimyo.6",
        about=best,
        modifier=f"{best.modifier:+d}",
        **names,
    )
    return replace(best, stands=stands) if stands else None


def _facts(battle: Battle, unit: Unit, target: Unit) -> dict[str, Phrase]:
    """What of the target only the table shows, and would change this volley."""
    facts = sheltering(battle, target)
    if not unit.troops.gun and not target.troops.seat:
        facts["exposed"] = fact("exposed", {"unit": target.name})
    return facts


def sheltering(battle: Battle, unit: Unit, suffix: str = "") -> dict[str, Phrase]:
    """The covers that a unit may have on this field."""
    facts, named = {}, {"unit": unit.name}
    if battle.roster.has(Ground.WOODS, Ground.VILLAGE, Ground.OBSTACLE):
        facts[f"cover{suffix}"] = fact("cover", named)
    if unit.troops.infantry and battle.roster.has(Ground.BUILDING):
        facts[f"building{suffix}"] = fact("building", named)
    return facts


def covered(holds: frozenset[str], suffix: str = "") -> Cover | None:
    """The cover that was ticked; a building is more than any other."""
    if f"building{suffix}" in holds:
        return Cover.BUILDING
    return Cover.SHELTER if f"cover{suffix}" in holds else None
