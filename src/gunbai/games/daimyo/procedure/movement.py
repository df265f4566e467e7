"""Movement of the active command: the frenzied run, the others go as they are told (daimyo 3)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from gunbai.core.script import Script, tell
from gunbai.games.daimyo.battle import Battle
from gunbai.games.daimyo.field.leader import obeys
from gunbai.games.daimyo.pieces.unit import Unit
from gunbai.games.daimyo.procedure.asking import roll
from gunbai.games.daimyo.rules.activation import Command


def move_all(battle: Battle, command: Command) -> Script[None]:
    """Frenzied units that could not charge run at the enemy (R10); then the player's orders."""
    rushed = []
    for id_ in [unit.id for unit in battle.units_of(command)]:
        unit = battle.unit(id_)
        if unit is None or not unit.frenzied or unit.deeds.charged or battle.board.in_melee(unit):
            continue
        if (yield from battle.eyes.rush(unit)):
            rushed.append(id_)
    yield from battle.eyes.move_orders(command, rushed)


def movable(battle: Battle, command: Command) -> list[str]:
    """The units of a command that may still be given a move."""
    return [
        unit.id
        for unit in battle.units_of(command)
        if is_free(battle, unit) and not battle.board.in_melee(unit)
    ]


def is_free(battle: Battle, unit: Unit) -> bool:
    """Whether a unit is free to move by its own state."""
    bound = unit.routing or unit.halted or unit.frenzied or unit.troops.seat or unit.abandoned
    done = unit.deeds.moved or unit.deeds.charged or unit.deeds.rallied or unit.deeds.activated
    return not (bound or done or unit.id in battle.hesitant)


def hesitates(battle: Battle, unit: Unit) -> Script[bool]:
    """A unit out of command tests whether it obeys; if not it stands this turn (daimyo 3)."""
    if battle.eyes.hears(unit):
        return False
    (face,) = yield roll(battle, unit.side, "daimyo.roll.obedience", rule="daimyo.3")
    if obeys(face, battle.now.commander(unit)):
        yield tell("daimyo.obeys", unit=unit.name, face=face)
        return False
    battle.hesitant.add(unit.id)
    yield tell("daimyo.hesitates", unit=unit.name, face=face)
    return True


def take_guns(battle: Battle, by: Sequence[str]) -> Script[None]:
    """Abandoned guns that some units come up to are their own, from next turn (daimyo 8)."""
    for gun, unit in (yield from battle.eyes.guns_reached(by)):
        battle.put(captured(gun, unit))
        yield tell("daimyo.gun-taken", unit=unit.name, gun=gun.name)


def captured(gun: Unit, by: Unit) -> Unit:
    """The gun in new hands; it does nothing more this turn (daimyo 8)."""
    taken_over = replace(gun, side=by.side, clan=by.clan, abandoned=False, disordered=False)
    return taken_over.did(activated=True, fired=True, moved=True)
