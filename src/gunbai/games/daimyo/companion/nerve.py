"""Morale at a real table: what a tester sees is asked, the rest is known (daimyo 4, 5, R8)."""

from __future__ import annotations

from dataclasses import dataclass, replace

from gunbai.core.script import Phrase, Roll, Script, tell
from gunbai.games.daimyo.battle import Battle
from gunbai.games.daimyo.companion.asking import fact, ticked
from gunbai.games.daimyo.pieces.block import Side
from gunbai.games.daimyo.pieces.modifier import Modifier, total
from gunbai.games.daimyo.pieces.movement import flight_move, normal_move, weathered
from gunbai.games.daimyo.pieces.terrain import Ground
from gunbai.games.daimyo.pieces.unit import Unit
from gunbai.games.daimyo.procedure.losses import remove
from gunbai.games.daimyo.procedure.nerve import breaks, roll_nerve
from gunbai.games.daimyo.rules.disorder import after, disorder, is_last_rout
from gunbai.games.daimyo.rules.morale import Reason, Result
from gunbai.games.daimyo.rules.morale_modifiers import (
    Surroundings,
    awareness,
    levels_spears,
    weighed,
)

THREATS_MOST = 3
"""So many enemies on a unit's flanks and rear can be told apart."""


@dataclass(frozen=True)
class Assault:
    """A charge as it was measured on the table: ``way`` in cm, and the target's side struck."""

    charger: str
    target: str
    side: Side
    way: int


@dataclass(frozen=True)
class Nerve:
    """A test before its dice fall: who tests, and every modifier."""

    unit: Unit
    modifiers: tuple[Modifier, ...]

    @property
    def modifier(self) -> int:
        """The sum of the modifiers."""
        return total(self.modifiers)


def try_nerve(
    battle: Battle, unit: Unit, reason: Reason, charge: Assault | None = None
) -> Script[Result]:
    """Ask what the tester sees, and roll; it does not act on the result yet."""
    nerve = yield from nerve_of(battle, unit, charge)
    return (yield from roll_nerve(battle, unit, reason, nerve.modifiers))


def nerve_of(battle: Battle, unit: Unit, charge: Assault | None = None) -> Script[Nerve]:
    """The modifiers of a test, from the facts of the table."""
    leaders = [leader.command for leader in battle.leaders_with(unit.id)]
    seen = yield from _surroundings(battle, unit, charge)
    return Nerve(unit, weighed(unit, max(leaders, default=None), seen))


def _surroundings(battle: Battle, unit: Unit, charge: Assault | None) -> Script[Surroundings]:
    holds = yield from ticked(
        battle.seat(unit.side),
        "daimyo.table.morale",
        _facts(battle, unit),
        rule="daimyo.5",
        unit=unit.name,
        id=unit.id,
        reach=round(awareness(battle.board, unit)),
    )
    general, commander = battle.general(unit.side), battle.commander(unit)
    horse = charge is not None and battle.board.unit(charge.charger).troops.mounted
    return Surroundings(
        favoured="favoured" in holds,
        general_near="general" in holds or (general is not None and general.unit == unit.id),
        enemy_routing="enemy-routing" in holds,
        in_command=commander is not None and "adrift" not in holds,
        horse=horse,
        spears=horse and levels_spears(unit) and charge is not None and charge.side is Side.FRONT,
        fleeing=_many("friend:", holds),
        threats=_many("threat:", holds),
        fallen=_many("fallen:", holds),
    )


def _many(kind: str, holds: frozenset[str]) -> int:
    return sum(name.startswith(kind) for name in holds)


def _facts(battle: Battle, unit: Unit) -> dict[str, Phrase]:
    """What would change this unit's test if it held, and only the table shows (daimyo 5)."""
    general, commander = battle.general(unit.side), battle.commander(unit)
    enemies = battle.board.enemies(unit)
    facts = {"favoured": fact("favoured")}
    if general is not None and general.unit != unit.id:
        facts["general"] = fact("general", {"leader": general.name})
    if any(enemy.routing for enemy in enemies):
        facts["enemy-routing"] = fact("enemy-routing")
    if commander is not None and commander.unit != unit.id:
        facts["adrift"] = fact("adrift", {"leader": commander.name})
    for friend in battle.board.friends(unit):
        if friend.routing and friend.quality.rank >= unit.quality.rank:
            facts[f"friend:{friend.id}"] = fact("friend", {"unit": friend.name})
    if not unit.troops.seat:
        steady = sum(not enemy.routing for enemy in enemies)
        for number in range(1, min(THREATS_MOST, steady) + 1):
            facts[f"threat:{number}"] = fact("threat", {"number": number})
    fallen = sum(side == unit.side for side, _, _ in battle.fallen)
    for number in range(1, fallen + 1):
        facts[f"fallen:{number}"] = fact("fallen", {"number": number})
    return facts


# What comes of it


def act_on(battle: Battle, id_: str, result: Result) -> Script[None]:
    """A unit does what its test came to."""
    unit = battle.unit(id_)
    if unit is None:
        return
    if result is Result.REMOVED:
        yield from remove(battle, unit, "dispersed")
        return
    battle.put(after(unit, result))
    if result is Result.ROUT:
        if (yield from breaks(battle, id_)):
            yield from flee(battle, id_)
    elif result in (Result.RETIRE, Result.RETREAT):
        yield from give_ground(battle, id_)


def give_ground(battle: Battle, id_: str) -> Script[None]:
    """Retire or retreat a full move; whoever holds a building stays in it (R8)."""
    unit = battle.board.unit(id_)
    way = weathered(normal_move(unit.troops), battle.board.weather.effect)
    if not way:
        return
    facts = {"left": fact("left")}
    if unit.in_order:
        facts["rough"] = fact("rough")
    if unit.troops.infantry and battle.roster.has(Ground.BUILDING):
        facts["stays"] = fact("stays")
    holds = yield from ticked(
        battle.seat(unit.side),
        "daimyo.table.back",
        facts,
        rule="daimyo.R8",
        unit=unit.name,
        id=id_,
        way=round(way, 1),
    )
    if "stays" in holds:
        return
    part_from_all(battle, id_)
    gone = replace(unit, disordered=unit.disordered or "rough" in holds)
    battle.put(gone.did(moved=True))
    yield tell("daimyo.gives-ground", unit=unit.name, way=round(way, 1))
    if "left" in holds:
        yield from remove(battle, gone, "left")


def flee(battle: Battle, id_: str) -> Script[None]:
    """One rout move by the die; who cannot get away, or breaks again, is dispersed."""
    unit = battle.board.unit(id_)
    (face,) = yield Roll(battle.seat(unit.side), "daimyo.roll.rout", 1, rule="daimyo.4")
    way = weathered(flight_move(unit.troops, face), battle.board.weather.effect)
    friends = [friend for friend in battle.board.friends(unit) if not friend.routing]
    facts = {"left": fact("left"), "stuck": fact("stuck")}
    facts |= {friend.id: fact("through", {"unit": friend.name}) for friend in friends}
    holds = yield from ticked(
        battle.seat(unit.side),
        "daimyo.table.flight",
        facts,
        rule="daimyo.4",
        unit=unit.name,
        id=id_,
        way=round(way, 1),
    )
    part_from_all(battle, id_)
    fled = replace(unit, rout_moves=unit.rout_moves + 1).did(moved=True)
    battle.put(fled)
    yield tell("daimyo.flees", unit=unit.name, way=round(way, 1))
    for friend in friends:
        if friend.id in holds:
            battle.put(disorder(friend).did(run_through=True))
            yield tell("daimyo.run-through", unit=friend.name)
    if "left" in holds:
        yield from remove(battle, fled, "left")
    elif is_last_rout(fled) or "stuck" in holds:
        yield from remove(battle, fled, "dispersed")


def part_from_all(battle: Battle, id_: str) -> None:
    """A unit is out of contact with all enemies."""
    battle.board = battle.roster.parted(id_)
