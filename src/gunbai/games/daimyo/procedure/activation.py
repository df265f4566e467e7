"""Initiative and the clans' activations, by dice or by cards (daimyo 2, R3)."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from gunbai.core.script import Chapter, Phrase, Pick, Roll, Script, scene_of, signed, tell
from gunbai.games.daimyo.battle import Battle
from gunbai.games.daimyo.pieces.modifier import total
from gunbai.games.daimyo.pieces.refusals import passes
from gunbai.games.daimyo.pieces.unit import Unit
from gunbai.games.daimyo.procedure.asking import choose, one, roll
from gunbai.games.daimyo.procedure.charge import charge_all
from gunbai.games.daimyo.procedure.melee import fight_all
from gunbai.games.daimyo.procedure.morale import flee, morale_roll_of, rally, routers_to_flee
from gunbai.games.daimyo.procedure.movement import move_all
from gunbai.games.daimyo.rules.activation import (
    ACTIVE,
    Command,
    activates,
    activation_modifiers,
    deck,
    initiative_modifiers,
)
from gunbai.games.daimyo.rules.disorder import check_rally
from gunbai.games.daimyo.rules.frenzy import calmed, calms
from gunbai.games.daimyo.scenarios.scenario import SIDES

FIRST, SECOND = "first", "second"
RALLY, FLEE = "rally", "flee"


def initiative(battle: Battle) -> Script[int]:
    """The side with the initiative; ties are rolled again (daimyo 2)."""
    while True:
        scores, dice = [], []
        for side in SIDES:
            (face,) = yield roll(battle, side, "daimyo.roll.initiative", rule="daimyo.2")
            dice.append(face)
            scores.append(face + _initiative(battle, side))
        if scores[0] != scores[1]:
            winner = 0 if scores[0] > scores[1] else 1
            yield tell(
                "daimyo.initiative",
                chapter=scene_of(),
                side=battle.side_name(winner),
                dice=dice,
                score=max(scores),
                other=min(scores),
            )
            return winner


def _initiative(battle: Battle, side: int) -> int:
    gone = sum(lost.side == side for lost in battle.lost)
    rating, seated = _rating(battle, Command(side)), battle.now.seated(side)
    return total(initiative_modifiers(rating, gone, battle.routing(side), seated=seated))


def activate_all(battle: Battle) -> Script[None]:
    """All activations of the turn."""
    battle.phase = "activations"
    yield from _by_cards(battle) if battle.by_cards else _by_dice(battle)
    battle.acting, battle.clan = None, ""


# By dice


def _by_dice(battle: Battle) -> Script[None]:
    side = yield from _who_begins(battle)
    while any(commands(battle, each) for each in SIDES):
        if commands(battle, side):
            yield from _one_by_dice(battle, side)
        side = 1 - side


def _who_begins(battle: Battle) -> Script[int]:
    """The side with the initiative dices first or second, as it likes (daimyo 2)."""
    if not commands(battle, battle.first):
        return 1 - battle.first
    choice = yield choose(battle, battle.first, "daimyo.first", (FIRST, SECOND), rule="daimyo.2")
    return battle.first if choice == FIRST else 1 - battle.first


def commands(battle: Battle, side: int) -> list[Command]:
    """The commands of a side that may still be activated: its clans, and the General's own."""
    if side in battle.stopped:
        return []
    return [command for command in battle.commands(side) if _can_act(battle, command)]


def _can_act(battle: Battle, command: Command) -> bool:
    if command in battle.tried:
        return False
    moving = [unit for unit in battle.units_of(command) if not unit.troops.seat]
    leader = battle.now.leader(command)
    return bool(moving) or (leader is not None and not leader.moved and bool(command.clan))


def _one_by_dice(battle: Battle, side: int) -> Script[None]:
    command = yield from _pick(battle, side, "daimyo.activate", least=0)
    if command is None:
        battle.stopped.add(side)
        yield tell("daimyo.stops", side=battle.side_name(side))
        return
    battle.tried.add(command)
    if _needs_no_roll(battle, command) or (yield from rolls_active(battle, command)):
        yield from act(battle, command)


def _pick(battle: Battle, side: int, key: str, *, least: int) -> Script[Command | None]:
    """One of a side's commands that may still be activated; None where nothing was picked."""
    able = commands(battle, side)
    items = [_item(battle, command) for command in able]
    rule = "daimyo.2" if key == "daimyo.activate" else "daimyo.R3"
    places = yield Pick(battle.seat(side), key, items, least, 1, rule=rule, about=side)
    return able[places[0]] if places else None


def _item(battle: Battle, command: Command) -> Phrase:
    """A command as it is listed: its name, and what it needs on two dice."""
    values = {"id": command.id, "clan": battle.clan_name(command.clan)}
    if _needs_no_roll(battle, command):
        return Phrase("daimyo.command-general", values)
    return Phrase("daimyo.command", {**values, "needs": ACTIVE - _bonus(battle, command)})


def _needs_no_roll(battle: Battle, command: Command) -> bool:
    """The General acts at will; his hatamoto without him are a clan like any other (R36)."""
    return not command.clan and battle.now.leader(command) is not None


def _bonus(battle: Battle, command: Command) -> int:
    seated = battle.now.seated(command.side)
    return total(activation_modifiers(_rating(battle, command), seated=seated))


def _rating(battle: Battle, command: Command) -> int | None:
    leader = battle.now.leader(command)
    return leader.command if leader else None


def rolls_active(battle: Battle, command: Command) -> Script[bool]:
    """Whether a clan becomes active on two dice (daimyo 2)."""
    clan, modifier = battle.clan_name(command.clan), _bonus(battle, command)
    named = {"clan": clan, "modifier": signed(modifier)}
    faces = yield roll(battle, command.side, "daimyo.roll.activation", 2, rule="daimyo.2", **named)
    able = activates(list(faces), modifier)
    key = "daimyo.activated" if able else "daimyo.not-activated"
    yield tell(key, chapter=scene_of(), clan=clan, dice=list(faces), score=sum(faces) + modifier)
    return able


# By cards


def _by_cards(battle: Battle) -> Script[None]:
    """One clan is picked, then cards are drawn until the end card comes (R3)."""
    if commands(battle, battle.first):
        command = yield from _pick(battle, battle.first, "daimyo.pick", least=1)
        if command is not None:
            yield from _drawn(battle, command)
    battle.cards = deck(command for side in SIDES for command in commands(battle, side))
    while (command := (yield from _draw(battle))) is not None:
        yield from _drawn(battle, command)
    yield tell("daimyo.end-card")


def _draw(battle: Battle) -> Script[Command | None]:
    seat, cards = battle.seat(battle.first), len(battle.cards)
    (place,) = yield Roll(seat, "daimyo.roll.card", 1, cards, rule="daimyo.R3")
    return battle.cards.pop(place - 1)


def _drawn(battle: Battle, command: Command) -> Script[None]:
    if not _can_act(battle, command):
        return
    battle.tried.add(command)
    yield tell("daimyo.card", **_named(battle, command))
    yield from act(battle, command)


def _named(battle: Battle, command: Command) -> dict[str, Any]:
    return {"side": battle.side_name(command.side), "clan": battle.clan_name(command.clan)}


# An active command


def act(battle: Battle, command: Command) -> Script[None]:
    """Rally, charge and move, fire, fight (daimyo 2)."""
    battle.acting, battle.clan = command.side, command.clan
    battle.acted.add(command)
    bound = {unit.id for unit in battle.units_of(command) if unit.halted}
    yield tell("daimyo.acts", chapter=Chapter(2), **_named(battle, command))
    yield from _rally_all(battle, command)
    yield from _calm_all(battle, command)
    yield from battle.eyes.muster(command)
    yield from charge_all(battle, command)
    yield from move_all(battle, command)
    yield from battle.eyes.fire_orders(command)
    yield from fight_all(battle, command)
    for unit in battle.units_of(command):
        # A halt that came in this activation holds through the next one (daimyo 4).
        still = unit.halted and unit.id not in bound
        battle.put(replace(unit, halted=still).did(activated=True))
    battle.hesitant.clear()


def _rally_all(battle: Battle, command: Command) -> Script[None]:
    """Routers flee on, or try to rally, once a battle (daimyo 4)."""
    for unit in routers_to_flee(battle, battle.units_of(command)):
        yield from _rally_or_flee(battle, unit)


def _rally_or_flee(battle: Battle, unit: Unit) -> Script[None]:
    if not passes(check_rally, unit):
        yield from flee(battle, unit.id)
        return
    test = yield from morale_roll_of(battle, unit)
    side, options = unit.side, (RALLY, FLEE)
    choice = yield choose(
        battle, side, "daimyo.rally", options, rule="daimyo.4", about=test, **one(unit)
    )
    if choice == FLEE:
        yield from flee(battle, unit.id)
    else:
        yield from rally(battle, test)


def _calm_all(battle: Battle, command: Command) -> Script[None]:
    """The frenzied who are in no melee calm, or do not (R10)."""
    for unit in battle.units_of(command):
        if not unit.frenzied or battle.board.in_melee(unit):
            continue
        rating = battle.now.rating_with(unit.id) or 0
        faces = yield roll(battle, unit.side, "daimyo.roll.calm", 2, rule="daimyo.R10")
        if calms(unit, faces, rating):
            battle.put(calmed(unit))
            yield tell("daimyo.calms", unit=unit.name)
