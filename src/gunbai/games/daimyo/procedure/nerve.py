"""A test of morale and what the unit then does: halt, give ground, flee, rage (daimyo 4, 5, R8)."""

from __future__ import annotations

from dataclasses import replace

from gunbai.core.script import Roll, Script, Word, tell
from gunbai.games.daimyo.battle import Battle
from gunbai.games.daimyo.field.leader import place_of
from gunbai.games.daimyo.pieces.modifier import Modifier, total
from gunbai.games.daimyo.pieces.unit import Unit
from gunbai.games.daimyo.procedure.losses import remove, scatter_leaders
from gunbai.games.daimyo.rules.disorder import after, disorder, is_last_rout
from gunbai.games.daimyo.rules.forced import Flight, retire, rout
from gunbai.games.daimyo.rules.frenzy import maddened
from gunbai.games.daimyo.rules.morale import Reason, Result, goes_frenzied, judge
from gunbai.games.daimyo.rules.morale_modifiers import morale_modifiers


def try_nerve(
    battle: Battle, unit: Unit, reason: Reason, charger: Unit | None = None
) -> Script[Result]:
    """Roll a unit's test; it does not act on the result yet."""
    modifiers = morale_modifiers(battle.board, unit, battle.heart(unit, charger))
    return (yield from roll_nerve(battle, unit, reason, modifiers))


def roll_nerve(
    battle: Battle, unit: Unit, reason: Reason, modifiers: tuple[Modifier, ...]
) -> Script[Result]:
    """Roll a test whose modifiers are known."""
    modifier = total(modifiers)
    faces = yield Roll(
        battle.seat(unit.side),
        "daimyo.roll.morale",
        2,
        rule="daimyo.5",
        values={"unit": unit.name, "modifier": modifier, "reason": reason_word(reason)},
    )
    natural = sum(faces)
    result = judge(unit.quality, natural, modifier, reason)
    yield tell(
        "daimyo.morale",
        unit=unit.name,
        reason=reason_word(reason),
        natural=natural,
        modifier=f"{modifier:+d}",
        why=[modifier.phrase for modifier in modifiers],
        result=result.word,
    )
    if goes_frenzied(unit.troops, natural, reason):
        battle.put(maddened(unit))
        yield tell("daimyo.frenzy", unit=unit.name)
    return result


def reason_word(reason: Reason) -> Word:
    """The catalogue's word for a reason."""
    return Word(f"daimyo.reason.{reason.id}")


def act_on(battle: Battle, id_: str, result: Result, enemy: Unit | None) -> Script[None]:
    """A unit does what its test came to."""
    unit = battle.unit(id_)
    if unit is None:
        return
    if result is Result.REMOVED:
        yield from remove(battle, unit, "dispersed")
        return
    battle.put(after(unit, result))
    if result is Result.ROUT:
        yield from break_and_flee(battle, id_)
    elif result in (Result.RETIRE, Result.RETREAT):
        yield from give_ground(battle, id_, enemy)


def give_ground(battle: Battle, id_: str, enemy: Unit | None) -> Script[None]:
    """Retire or retreat; whoever holds a building stays in it (R8)."""
    unit = battle.board.unit(id_)
    if unit.inside or unit.troops.seat:
        return
    gone = retire(battle.board, unit, enemy)
    _placed(battle, unit, gone)
    yield tell("daimyo.gives-ground", unit=unit.name, way=round(gone.length, 1))
    if gone.left:
        yield from remove(battle, battle.board.unit(id_), "left")
    yield from scatter_leaders(battle)


def break_and_flee(battle: Battle, id_: str) -> Script[None]:
    """A unit breaks, and flees unless it is a gun."""
    if (yield from breaks(battle, id_)):
        yield from flee(battle, id_)


def breaks(battle: Battle, id_: str) -> Script[bool]:
    """Leaders routed with a unit shake their own; a gun is abandoned (daimyo 4, 8).

    True if the unit flees.
    """
    unit = battle.board.unit(id_)
    if unit.abandoned:
        battle.lose(unit, "abandoned")
        battle.board = battle.board.with_(unit)
        yield tell("daimyo.abandoned", unit=unit.name)
        return False
    for leader in battle.leaders_with(id_):
        battle.broken.append((leader.side, leader.clan, place_of(battle.board, leader)))
    return True


def flee(battle: Battle, id_: str) -> Script[None]:
    """One rout move by the die; who cannot get away, or breaks again, is dispersed."""
    unit = battle.board.unit(id_)
    (face,) = yield Roll(battle.seat(unit.side), "daimyo.roll.rout", 1, rule="daimyo.4")
    gone = rout(battle.board, unit, face)
    fled = replace(unit, rout_moves=unit.rout_moves + 1)
    _placed(battle, fled, gone)
    yield tell("daimyo.flees", unit=unit.name, way=round(gone.length, 1))
    for passed in gone.passed:
        friend = battle.board.unit(passed)
        battle.put(disorder(friend).did(run_through=True))
        yield tell("daimyo.run-through", unit=friend.name)
    fled = battle.board.unit(id_)
    if gone.left:
        yield from remove(battle, fled, "left")
    elif is_last_rout(fled) or not gone.length:
        yield from remove(battle, fled, "dispersed")
    yield from scatter_leaders(battle)


def _placed(battle: Battle, unit: Unit, gone: Flight) -> None:
    moved = unit.at(gone.end).did(moved=True)
    battle.put(replace(moved, disordered=unit.disordered or gone.disorders))
