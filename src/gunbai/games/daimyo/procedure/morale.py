"""A test of morale and what the unit then does: halt, give ground, flee, rage (daimyo 4, 5, R8)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import replace

from gunbai.core.script import Script, Word, signed, tell
from gunbai.games.daimyo.battle import Battle
from gunbai.games.daimyo.field.leader import place_of
from gunbai.games.daimyo.pieces.unit import Unit
from gunbai.games.daimyo.procedure.asking import roll
from gunbai.games.daimyo.procedure.losses import remove
from gunbai.games.daimyo.rules.charge import Assault
from gunbai.games.daimyo.rules.disorder import after, disorder, is_last_rout, rallied
from gunbai.games.daimyo.rules.forced import holds_its_place
from gunbai.games.daimyo.rules.frenzy import enraged
from gunbai.games.daimyo.rules.morale import Reason, Result, goes_frenzied, judge
from gunbai.games.daimyo.rules.morale_modifiers import MoraleRoll, modifiers_of


def try_morale(
    battle: Battle, unit: Unit, reason: Reason, charge: Assault | None = None
) -> Script[Result]:
    """Roll a unit's test, of a charge that it must stand; it does not act on the result yet."""
    test = yield from morale_roll_of(battle, unit, charge)
    return (yield from roll_morale(battle, test, reason))


def morale_roll_of(battle: Battle, unit: Unit, charge: Assault | None = None) -> Script[MoraleRoll]:
    """A test before its dice fall."""
    seen = yield from battle.eyes.surroundings(unit, charge)
    return MoraleRoll(unit, modifiers_of(unit, battle.now.rating_with(unit.id), seen))


def roll_morale(battle: Battle, test: MoraleRoll, reason: Reason) -> Script[Result]:
    """Roll a test whose modifiers are known."""
    unit, modifier = test.unit, test.modifier
    word = Word(f"daimyo.reason.{reason.id}")
    named = {"unit": unit.name, "modifier": modifier, "reason": word}
    faces = yield roll(battle, unit.side, "daimyo.roll.morale", 2, rule="daimyo.5", **named)
    natural = sum(faces)
    result = judge(unit.quality, natural, modifier, reason)
    yield tell(
        "daimyo.morale",
        unit=unit.name,
        reason=word,
        dice=list(faces),
        natural=natural,
        modifier=signed(modifier),
        why=test.why,
        result=result.word,
    )
    if goes_frenzied(unit.troops, natural, reason):
        battle.put(enraged(unit))
        yield tell("daimyo.frenzy", unit=unit.name)
    return result


def rally(battle: Battle, test: MoraleRoll) -> Script[None]:
    """Routers try to stand again; if they fail they are dispersed (daimyo 4)."""
    unit = test.unit
    if (yield from roll_morale(battle, test, Reason.RALLY)) is Result.PASS:
        battle.put(rallied(unit))
        yield tell("daimyo.rallies", unit=unit.name)
    else:
        yield from remove(battle, unit, "dispersed")


def act_on(battle: Battle, id_: str, result: Result, enemy: Unit | None = None) -> Script[None]:
    """A unit does what its test came to; it retires from ``enemy``, or from the nearest."""
    unit = battle.unit(id_)
    if unit is None:
        return
    if result is Result.REMOVED:
        yield from remove(battle, unit, "dispersed")
        return
    battle.put(after(unit, result))
    if result is Result.ROUT:
        if (yield from _breaks(battle, id_)):
            yield from flee(battle, id_)
    elif result in (Result.RETIRE, Result.RETREAT):
        yield from give_ground(battle, id_, enemy)


def give_ground(battle: Battle, id_: str, enemy: Unit | None) -> Script[None]:
    """Retire or retreat; some never give ground (R8)."""
    unit = battle.board.unit(id_)
    if holds_its_place(battle.board, unit):
        return
    gone = yield from battle.eyes.ground_given(unit, enemy)
    if gone is None:
        return
    battle.put(gone.moved(unit))
    yield tell("daimyo.gives-ground", unit=unit.name, way=round(gone.length, 1))
    if gone.left:
        yield from remove(battle, battle.board.unit(id_), "left")
    yield from battle.eyes.scatter_leaders()


def _breaks(battle: Battle, id_: str) -> Script[bool]:
    """Leaders routed with a unit shake their own; a gun is abandoned (daimyo 4, 8).

    True if the unit flees.
    """
    unit = battle.board.unit(id_)
    if unit.abandoned:
        battle.lose(unit, "abandoned")
        battle.board = battle.board.with_(unit)
        yield tell("daimyo.abandoned", unit=unit.name)
        return False
    for leader in battle.now.leaders_with(id_):
        battle.broken.append((leader.side, leader.clan, place_of(battle.board, leader)))
    return True


def routers_to_flee(battle: Battle, units: Iterable[Unit]) -> Iterator[Unit]:
    """The routers among some units that have not moved this turn, each as its turn comes."""
    for id_ in [unit.id for unit in units if unit.routing]:
        unit = battle.unit(id_)
        if unit is not None and unit.routing and not unit.deeds.moved:
            yield unit


def flee(battle: Battle, id_: str) -> Script[None]:
    """One rout move by the die; a unit that cannot get away, or breaks again, is dispersed."""
    unit = battle.board.unit(id_)
    (face,) = yield roll(battle, unit.side, "daimyo.roll.rout", rule="daimyo.4")
    gone = yield from battle.eyes.flight(unit, face)
    battle.put(gone.moved(replace(unit, rout_moves=unit.rout_moves + 1)))
    yield tell("daimyo.flees", unit=unit.name, dice=[face], way=round(gone.length, 1))
    for passed in gone.passed:
        friend = battle.board.unit(passed)
        battle.put(disorder(friend).did(run_through=True))
        yield tell("daimyo.run-through", unit=friend.name)
    fled = battle.board.unit(id_)
    if gone.left:
        yield from remove(battle, fled, "left")
    elif is_last_rout(fled) or not gone.length:
        yield from remove(battle, fled, "dispersed")
    yield from battle.eyes.scatter_leaders()
