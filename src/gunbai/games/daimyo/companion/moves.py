"""Movement at a real table: who is out of command, who moves, what the ground did (daimyo 3, 4)."""

from __future__ import annotations

from dataclasses import replace

from gunbai.core.script import Phrase, Pick, Script, tell
from gunbai.games.daimyo.battle import Battle
from gunbai.games.daimyo.companion.asking import called, one_of, which
from gunbai.games.daimyo.field.leader import Leader, command_radius
from gunbai.games.daimyo.pieces.movement import line_move, turn_cost
from gunbai.games.daimyo.pieces.unit import Unit
from gunbai.games.daimyo.procedure.moves import captured, disobeys, movable
from gunbai.games.daimyo.rules.disorder import disorder


def adrift(battle: Battle, side: int, clan: str) -> Script[frozenset[str]]:
    """The units of an active command whom orders do not reach; all where nobody gives any."""
    units = [battle.board.unit(id_) for id_ in movable(battle, side, clan)]
    commander = battle.daimyo(side, clan)
    if commander is None or not units:
        return frozenset(unit.id for unit in units)
    apart = [unit for unit in units if commander.unit != unit.id]
    found = yield from which(
        battle.seat(side),
        "daimyo.table.adrift",
        apart,
        rule="daimyo.3",
        leader=commander.name,
        radius=round(command_radius(units[0], battle.board.weather)),
    )
    return frozenset(unit.id for unit in found)


def move_all(battle: Battle, side: int, clan: str, lost: frozenset[str]) -> Script[None]:
    """The frenzied run; then whoever is to move does; ``lost`` are those out of command."""
    moved = yield from _rush_all(battle, side, clan)
    able = [battle.board.unit(id_) for id_ in movable(battle, side, clan)]
    chosen = yield from which(
        battle.seat(side),
        "daimyo.table.move",
        able,
        rule="daimyo.3",
        named={unit.id: _reach(battle, unit) for unit in able},
        clan=battle.clan_name(clan),
        weather=battle.board.weather.word,
    )
    for unit in chosen:
        if unit.id in lost and (yield from disobeys(battle, unit)):
            continue
        battle.put(unit.did(moved=True, activated=True))
        yield tell("daimyo.table.moves", unit=unit.name)
        moved.append(unit.id)
    if moved:
        yield from _roughened(battle, side, moved)
        yield from take_guns(battle, side, moved)
    leader = battle.daimyo(side, clan)
    if leader is not None and not leader.moved:
        yield from place_leader(battle, leader)


def _reach(battle: Battle, unit: Unit) -> Phrase:
    """A unit with what it may go, and what a turn takes of that, under the weather."""
    way = line_move(unit, battle.board.weather)
    turn = turn_cost(unit, battle.board.weather)
    values = {"id": unit.id, "unit": unit.name, "way": round(way, 2), "turn": round(turn, 2)}
    return Phrase("daimyo.table.gun" if unit.troops.gun else "daimyo.table.mover", values)


def _rush_all(battle: Battle, side: int, clan: str) -> Script[list[str]]:
    """Frenzied units that charged nobody go their full move at the nearest enemy (R10)."""
    gone = []
    for unit in battle.units_of(side, clan):
        if unit.frenzied and not unit.deeds.charged and not battle.board.in_melee(unit):
            battle.put(unit.did(moved=True, activated=True))
            way = line_move(unit, battle.board.weather)
            yield tell("daimyo.table.rushes", unit=unit.name, way=round(way, 2))
            gone.append(unit.id)
    return gone


def _roughened(battle: Battle, side: int, moved: list[str]) -> Script[None]:
    """Whom the ground or passing friends have disordered (daimyo 4)."""
    own = [
        unit
        for unit in battle.board.units
        if unit.side == side and unit.in_order and not unit.troops.seat
    ]
    listed = sorted(own, key=lambda unit: unit.id not in moved)
    for unit in (
        yield from which(battle.seat(side), "daimyo.table.rough", listed, rule="daimyo.R5")
    ):
        battle.put(disorder(battle.board.unit(unit.id)))
        yield tell("daimyo.disordered", unit=unit.name)


def take_guns(battle: Battle, side: int, moved: list[str]) -> Script[None]:
    """Abandoned guns that some unit has come up to are its own, from next turn (daimyo 8)."""
    guns = [gun for gun in battle.board.units if gun.abandoned]
    seat = battle.seat(side)
    for gun in (yield from which(seat, "daimyo.table.guns", guns, rule="daimyo.8")):
        takers = [battle.board.unit(id_) for id_ in moved]
        unit = yield from one_of(seat, "daimyo.table.taker", takers, rule="daimyo.8", gun=gun.name)
        battle.put(captured(gun, unit))
        yield tell("daimyo.gun-taken", unit=unit.name, gun=gun.name)


def place_leader(battle: Battle, leader: Leader) -> Script[None]:
    """A leader stays where he is, joins a unit of his own, or rides alone (daimyo 3)."""
    units = [unit for unit in battle.board.units if _joins(leader, unit)]
    items = [called(unit) for unit in units]
    if leader.unit:
        items.append(Phrase("daimyo.table.alone"))
    if not items:
        return
    places = yield Pick(
        battle.seat(leader.side),
        "daimyo.table.leader",
        items,
        0,
        1,
        rule="daimyo.3",
        values={"leader": leader.name},
    )
    for place in places:
        unit = units[place] if place < len(units) else None
        battle.leaders[leader.id] = replace(leader, unit=unit.id if unit else "", moved=True)
        if unit:
            yield tell("daimyo.leader-joins", leader=leader.name, unit=unit.name)
        else:
            yield tell("daimyo.table.rides-alone", leader=leader.name)


def _joins(leader: Leader, unit: Unit) -> bool:
    own = unit.side == leader.side and leader.clan in ("", unit.clan)
    return own and unit.id != leader.unit and not unit.routing and not unit.abandoned
