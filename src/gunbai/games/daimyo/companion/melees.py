"""Melee at a real table: stands, height and cover are asked (daimyo 7, R11, R12)."""

from __future__ import annotations

from dataclasses import replace

from gunbai.core.script import Choose, Phrase, Script, tell
from gunbai.games.daimyo.battle import Battle
from gunbai.games.daimyo.companion.asking import count, fact, ticked
from gunbai.games.daimyo.companion.volleys import covered, sheltering
from gunbai.games.daimyo.field.cover import Cover
from gunbai.games.daimyo.pieces.block import Side
from gunbai.games.daimyo.pieces.terrain import Ground
from gunbai.games.daimyo.pieces.troops import Weapon
from gunbai.games.daimyo.pieces.unit import Unit
from gunbai.games.daimyo.procedure.fights import challenges, exchange, follows, gun_lost
from gunbai.games.daimyo.rules.disorder import disorder
from gunbai.games.daimyo.rules.melee import (
    STANDS_AT_BUILDING,
    STANDS_AT_SEAT,
    Clash,
    Fight,
    Footing,
    Round,
    blows,
    result,
)

PUSHED, HELD = "pushed", "held"


def melee(battle: Battle, one: str, other: str) -> Script[None]:
    """A challenge, a round, and who gives way."""
    yield from challenges(battle, one, other)
    first, second = battle.board.unit(one), battle.board.unit(other)
    holds = yield from ticked(
        battle.seat(first.side),
        "daimyo.table.melee",
        _facts(battle, first) | _facts(battle, second),
        rule="daimyo.R11",
        unit=first.name,
        id=one,
        target=second.name,
        target_id=other,
    )
    clash = battle.clash(first, second, _higher(holds, one, other))
    fights = (
        (yield from _part(battle, first, second, clash, holds)),
        (yield from _part(battle, second, first, clash, holds)),
    )
    scores = yield from exchange(battle, *fights)
    yield from _outcome(battle, one, other, result(*scores), holds)


def _facts(battle: Battle, unit: Unit) -> dict[str, Phrase]:
    """What of a fighter only the table shows."""
    facts = {}
    if battle.roster.has(Ground.HILL, Ground.STEEP):
        facts[f"higher:{unit.id}"] = fact("higher", {"unit": unit.name})
    return facts | sheltering(battle, unit, f":{unit.id}")


def _higher(holds: frozenset[str], one: str, other: str) -> str:
    up = [id_ for id_ in (one, other) if f"higher:{id_}" in holds]
    return up[0] if len(up) == 1 else ""


def _part(
    battle: Battle, unit: Unit, enemy: Unit, clash: Clash, holds: frozenset[str]
) -> Script[Fight]:
    """One unit's part of the round; who is struck in flank or rear has none (daimyo 7)."""
    footing = Footing(
        side=battle.roster.struck(unit, enemy),
        in_front=battle.roster.struck(enemy, unit) is Side.FRONT,
        cover=covered(holds, f":{enemy.id}"),
    )
    house = Cover.BUILDING in (footing.cover, covered(holds, f":{unit.id}"))
    most = min(unit.stands, STANDS_AT_BUILDING) if house else unit.stands
    modifiers = blows(unit, enemy, clash, footing, battle.board.weather)
    best = Fight(unit.id, enemy.id, most, modifiers)
    if unit.routing or unit.abandoned or not footing.in_front:
        return replace(best, stands=0)
    if enemy.troops.seat or unit.troops.seat:
        return replace(best, stands=STANDS_AT_SEAT)
    stands = yield from count(
        battle.seat(unit.side),
        f"daimyo.table.fighting-{_ranks(unit, clash, house=house)}",
        0,
        most,
        rule="daimyo.7",
        about=best,
        unit=unit.name,
        id=unit.id,
        target=enemy.name,
        target_id=enemy.id,
        modifier=f"{best.modifier:+d}",
    )
    return replace(best, stands=stands)


def _ranks(unit: Unit, clash: Clash, *, house: bool) -> str:
    """Which stands count besides those whose front touches, as the question says it (daimyo 7)."""
    if house:
        return "building"
    spears = unit.troops.melee_weapon is Weapon.LONG_SPEAR
    deep = unit.in_order and (not clash.first or spears)
    if clash.first:
        return "deep" if deep else "front"
    return "deep-wide" if deep else "wide"


def _outcome(
    battle: Battle, one: str, other: str, first: Round, holds: frozenset[str]
) -> Script[None]:
    """Who scored fewer is pushed back, and the winner may follow (R12)."""
    if first is Round.EVEN:
        return
    winner, loser = (one, other) if first is Round.WON else (other, one)
    won, lost = battle.unit(winner), battle.unit(loser)
    if won is None or lost is None:
        return
    if lost.troops.gun:
        battle.board = battle.roster.parted(loser)
        yield from gun_lost(battle, lost, won)
    elif (yield from _gives_way(battle, lost, rooted=f"building:{loser}" in holds)):
        yield tell("daimyo.pushed-back", unit=lost.name)
        yield from _follow(battle, won, lost, rooted=f"building:{winner}" in holds)
    else:
        battle.put(disorder(lost))
        yield tell("daimyo.cannot-give-way", unit=lost.name)


def _gives_way(battle: Battle, lost: Unit, *, rooted: bool) -> Script[bool]:
    """Whether the loser can be pushed back; nobody is out of a building or headquarters."""
    if rooted or lost.troops.seat:
        return False
    choice = yield Choose(
        battle.seat(lost.side),
        "daimyo.table.push",
        (PUSHED, HELD),
        rule="daimyo.R12",
        values={"unit": lost.name, "id": lost.id},
    )
    return bool(choice == PUSHED)


def _follow(battle: Battle, won: Unit, lost: Unit, *, rooted: bool) -> Script[None]:
    """The loser is out of contact, but with a winner who follows."""
    stuck = rooted or won.troops.seat or won.troops.gun
    stays_on = not stuck and (yield from follows(battle, won, lost))
    for enemy in battle.board.touching(lost):
        if not (stays_on and enemy.id == won.id):
            battle.board = battle.roster.parted(lost.id, enemy.id)
