"""Initiative and the clans' activations, by dice or by cards (daimyo 2, R3)."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

from gunbai.core.script import Choose, Phrase, Pick, Refused, Roll, Script, tell
from gunbai.games.daimyo.battle import GENERAL, Battle, command_key
from gunbai.games.daimyo.pieces.modifier import total
from gunbai.games.daimyo.pieces.unit import Unit
from gunbai.games.daimyo.procedure.fights import fight_all
from gunbai.games.daimyo.procedure.losses import remove
from gunbai.games.daimyo.procedure.moves import move_all
from gunbai.games.daimyo.procedure.nerve import flee, try_nerve
from gunbai.games.daimyo.procedure.onsets import charge_all
from gunbai.games.daimyo.procedure.volleys import fire_all
from gunbai.games.daimyo.rules.activation import (
    ACTIVE,
    END_CARD,
    activates,
    activation_modifiers,
    deck,
    initiative_modifiers,
)
from gunbai.games.daimyo.rules.disorder import check_rally, rallied
from gunbai.games.daimyo.rules.frenzy import calmed, calms
from gunbai.games.daimyo.rules.morale import Reason, Result
from gunbai.games.daimyo.scenarios.scenario import SIDES

FIRST, SECOND = "first", "second"
RALLY, FLEE = "rally", "flee"
Act = Callable[[Battle, int, str], Script[None]]
"""What the command of a side does once it is active."""
Rally = Callable[[Battle, Unit], Script[None]]
"""How one routing unit flees on, or tries to rally."""


def initiative(battle: Battle) -> Script[int]:
    """The side with the initiative; ties are rolled again (daimyo 2)."""
    while True:
        scores = []
        for side in SIDES:
            gone = sum(lost.side == side for lost in battle.lost)
            modifiers = initiative_modifiers(battle.command(side), gone, battle.routing(side))
            (face,) = yield Roll(battle.seat(side), "daimyo.roll.initiative", 1, rule="daimyo.2")
            scores.append(face + total(modifiers))
        if scores[0] != scores[1]:
            winner = 0 if scores[0] > scores[1] else 1
            yield tell(
                "daimyo.initiative",
                side=battle.side_name(winner),
                score=max(scores),
                other=min(scores),
            )
            return winner


def activate_all(battle: Battle, act: Act) -> Script[None]:
    """All activations of the turn; ``act`` is what an active command does."""
    battle.phase = "activations"
    if battle.by_cards:
        yield from _by_cards(battle, act)
    else:
        yield from _by_dice(battle, act)
    battle.acting, battle.clan = None, ""


# By dice


def _by_dice(battle: Battle, act: Act) -> Script[None]:
    side = yield from _who_begins(battle)
    while any(commands(battle, each) for each in SIDES):
        if commands(battle, side):
            yield from _one_by_dice(battle, side, act)
        side = 1 - side


def _who_begins(battle: Battle) -> Script[int]:
    """The side with the initiative dices first or second, as it likes (daimyo 2)."""
    if not commands(battle, battle.first):
        return 1 - battle.first
    choice = yield Choose(
        battle.seat(battle.first), "daimyo.first", (FIRST, SECOND), rule="daimyo.2"
    )
    return battle.first if choice == FIRST else 1 - battle.first


def commands(battle: Battle, side: int) -> list[str]:
    """The commands of a side that may still be activated: clans' ids, and the General's own."""
    if side in battle.stopped:
        return []
    clans = [clan.id for clan in battle.scenario.clans if clan.side == side]
    able = [clan for clan in clans if _can_act(battle, side, clan)]
    return [*able, *([GENERAL] if _can_act(battle, side, "") else [])]


def _can_act(battle: Battle, side: int, clan: str) -> bool:
    if command_key(side, clan) in battle.tried:
        return False
    if not clan and battle.general(side) is None:
        return False
    moving = [unit for unit in battle.units_of(side, clan) if not unit.troops.seat]
    leader = battle.daimyo(side, clan)
    return bool(moving) or (leader is not None and not leader.moved and bool(clan))


def _one_by_dice(battle: Battle, side: int, act: Act) -> Script[None]:
    choice = yield from _pick(battle, side, "daimyo.activate", least=0)
    if choice is None:
        battle.stopped.add(side)
        yield tell("daimyo.stops", side=battle.side_name(side))
        return
    clan = "" if choice == GENERAL else choice
    battle.tried.add(command_key(side, clan))
    if not clan or (yield from _rolls_active(battle, side, clan)):
        yield from act(battle, side, clan)


def _pick(battle: Battle, side: int, key: str, *, least: int) -> Script[str | None]:
    """One of a side's commands that may still be activated; None where nothing was picked."""
    able = commands(battle, side)
    items = [_item(battle, side, command) for command in able]
    rule = "daimyo.2" if key == "daimyo.activate" else "daimyo.R3"
    places = yield Pick(battle.seat(side), key, items, least, 1, rule=rule, about=side)
    return able[places[0]] if places else None


def _item(battle: Battle, side: int, command: str) -> Phrase:
    """A command as it is listed: its name, and what it needs on two dice."""
    clan = "" if command == GENERAL else command
    values = {"id": command, "clan": battle.clan_name(clan)}
    if not clan:
        return Phrase("daimyo.command-general", values)
    return Phrase("daimyo.command", {**values, "needs": ACTIVE - _bonus(battle, side, clan)})


def _bonus(battle: Battle, side: int, clan: str) -> int:
    daimyo = battle.daimyo(side, clan)
    return total(
        activation_modifiers(daimyo.command if daimyo else None, seated=battle.seated(side))
    )


def _rolls_active(battle: Battle, side: int, clan: str) -> Script[bool]:
    modifier = _bonus(battle, side, clan)
    faces = yield Roll(
        battle.seat(side),
        "daimyo.roll.activation",
        2,
        rule="daimyo.2",
        values={"clan": battle.clan_name(clan), "modifier": f"{modifier:+d}"},
    )
    able = activates(list(faces), modifier)
    yield tell(
        "daimyo.activated" if able else "daimyo.not-activated",
        clan=battle.clan_name(clan),
        score=sum(faces) + modifier,
    )
    return able


# By cards


def _by_cards(battle: Battle, act: Act) -> Script[None]:
    """One clan is picked, then cards are drawn until the end card comes (R3)."""
    yield from _picked_first(battle, act)
    battle.cards = deck(
        (
            side,
            [c for c in commands(battle, side) if c != GENERAL],
            GENERAL in commands(battle, side),
        )
        for side in SIDES
    )
    while True:
        (place,) = yield Roll(
            battle.seat(battle.first), "daimyo.roll.card", 1, len(battle.cards), rule="daimyo.R3"
        )
        card = battle.cards.pop(place - 1)
        if card == END_CARD:
            yield tell("daimyo.end-card")
            return
        yield from _drawn(battle, card, act)


def _picked_first(battle: Battle, act: Act) -> Script[None]:
    if not commands(battle, battle.first):
        return
    choice = yield from _pick(battle, battle.first, "daimyo.pick", least=1)
    yield from _drawn(battle, f"{battle.first}:{choice}", act)


def _drawn(battle: Battle, card: str, act: Act) -> Script[None]:
    number, _, clan = card.partition(":")
    side, clan = int(number), "" if clan == GENERAL else clan
    if not _can_act(battle, side, clan):
        return
    battle.tried.add(command_key(side, clan))
    yield tell("daimyo.card", side=battle.side_name(side), clan=battle.clan_name(clan))
    yield from act(battle, side, clan)


# An active command


def activated(battle: Battle, side: int, clan: str) -> Script[None]:
    """A command becomes active."""
    battle.acting, battle.clan = side, clan
    battle.acted.add(command_key(side, clan))
    yield tell("daimyo.acts", clan=battle.clan_name(clan), side=battle.side_name(side))


def act(battle: Battle, side: int, clan: str) -> Script[None]:
    """Rally, charge and move, fire, fight (daimyo 2)."""
    yield from activated(battle, side, clan)
    yield from rally_all(battle, side, clan, _rally_or_flee)
    yield from calm_all(battle, side, clan)
    yield from charge_all(battle, side, clan)
    yield from move_all(battle, side, clan)
    yield from fire_all(battle, side, clan)
    yield from fight_all(battle, side, clan)
    acted(battle, side, clan)


def acted(battle: Battle, side: int, clan: str) -> None:
    """The command has acted."""
    for unit in battle.units_of(side, clan):
        battle.put(_acted(unit))
    battle.hesitant.clear()


def _acted(unit: Unit) -> Unit:
    """The unit after its activation: a halt is over (daimyo 4)."""
    return replace(unit, halted=False).did(activated=True)


def rally_all(battle: Battle, side: int, clan: str, rally: Rally) -> Script[None]:
    """Routers flee on, or try to rally, once a battle (daimyo 4)."""
    for id_ in [unit.id for unit in battle.units_of(side, clan) if unit.routing]:
        unit = battle.unit(id_)
        if unit is not None and not unit.deeds.moved:
            yield from rally(battle, unit)


def may_rally(unit: Unit) -> bool:
    """Whether a routing unit may still try to rally (daimyo 4)."""
    try:
        check_rally(unit)
    except Refused:
        return False
    return True


def chooses_to_rally(battle: Battle, unit: Unit, about: object) -> Script[bool]:
    """Whether its side tries to rally a unit that may, or lets it flee (daimyo 4)."""
    choice = yield Choose(
        battle.seat(unit.side),
        "daimyo.rally",
        (RALLY, FLEE),
        rule="daimyo.4",
        values={"unit": unit.name, "id": unit.id},
        about=about,
    )
    return bool(choice == RALLY)


def rally_ends(battle: Battle, unit: Unit, result: Result) -> Script[None]:
    """Whoever fails to rally disperses (daimyo 4)."""
    if result is Result.PASS:
        battle.put(rallied(unit))
        yield tell("daimyo.rallies", unit=unit.name)
    else:
        yield from remove(battle, unit, "dispersed")


def _rally_or_flee(battle: Battle, unit: Unit) -> Script[None]:
    if may_rally(unit) and (yield from chooses_to_rally(battle, unit, unit)):
        yield from rally_ends(battle, unit, (yield from try_nerve(battle, unit, Reason.RALLY)))
    else:
        yield from flee(battle, unit.id)


def calm_all(battle: Battle, side: int, clan: str) -> Script[None]:
    """The frenzied who are in no melee calm, or do not (R10)."""
    for unit in battle.units_of(side, clan):
        if not unit.frenzied or battle.board.in_melee(unit):
            continue
        command = max((leader.command for leader in battle.leaders_with(unit.id)), default=0)
        faces = yield Roll(battle.seat(side), "daimyo.roll.calm", 2, rule="daimyo.R10")
        if calms(unit, faces, command):
            battle.put(calmed(unit))
            yield tell("daimyo.calms", unit=unit.name)
