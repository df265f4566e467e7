"""A General who plays by judgement: charges that pay, volleys first, reserves when needed."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from random import Random
from typing import Any

from gunbai.game import Sight
from gunbai.games.daimyo.answer import Answer
from gunbai.games.daimyo.block import bearing, spread, turn_between
from gunbai.games.daimyo.bots.outlook import Outlook, Temper, outlook
from gunbai.games.daimyo.bots.plans import plan, post_of
from gunbai.games.daimyo.charge import Onset, aim, judge_charge
from gunbai.games.daimyo.movement import charge_move, leader_move, weathered
from gunbai.games.daimyo.order import spell
from gunbai.games.daimyo.troops import Kind, Weapon
from gunbai.games.daimyo.unit import Unit
from gunbai.script import Ask, Choose, Pick, Value

STEADY = Temper(daring=0.0, shy=9.0, reserve=0.5)
BOLD = Temper(daring=0.6, shy=0.0, reserve=0.2)
CAREFUL = Temper(daring=-0.4, shy=12.0, reserve=0.7)

DONE: Mapping[str, Any] = {"done": True}
PREY = 3.0
"""What it is worth, in hits, to ride down routers, guns or a headquarters."""

Choice = Callable[["Commander", Outlook, Any], Value]


@dataclass(frozen=True)
class Commander:
    """A bot with a temperament."""

    temper: Temper

    def __call__(self, sight: Sight, ask: Ask, rng: Random) -> Value:
        """Answer a question; what no judgement is needed for is drawn."""
        choice = CHOICES.get(ask.key)
        if choice is None or (isinstance(ask, Choose) and len(ask.options) == 1):
            return ask.sample(rng)
        return choice(self, outlook(sight), ask)


# Whose turn


def first(commander: Commander, battle: Outlook, ask: Choose) -> Value:
    """The bold begin; others look first."""
    del battle
    return ask.options[0] if commander.temper.daring > 0 else ask.options[1]


def activate(commander: Commander, battle: Outlook, ask: Pick) -> Value:
    """The command nearest to the enemy first; the General's own last."""
    del commander
    ids = [item.values["id"] for item in ask.items]
    order = sorted(range(len(ids)), key=lambda place: (_urgency(battle, ids[place]), place))
    return [order[0]]


def _urgency(battle: Outlook, command: str) -> float:
    clan = "" if command == "general" else command
    units = [u for u in battle.board.units if u.side == battle.side and u.clan == clan]
    gaps = [battle.distance(u, foe) for u in units if (foe := battle.nearest(u))]
    return min(gaps, default=500.0) + (100.0 if not clan else 0.0)


# Charges


def charge(commander: Commander, battle: Outlook, ask: Any) -> Value:
    """The charge that pays best, if any pays."""
    found = [
        (worth, unit.id, order)
        for unit in map(battle.unit, ask.form["units"])
        for worth, order in _charges(battle, unit)
    ]
    worth, id_, order = max(found, default=(-9.0, "", ""))
    if not id_ or worth < -commander.temper.daring:
        return dict(DONE)
    return {"unit": id_, "order": order}


def _charges(battle: Outlook, unit: Unit) -> list[tuple[float, str]]:
    if unit.troops.missiles and unit.troops.kind is Kind.ASHIGARU:
        return []
    reach = charge_move(unit.troops) + 1.0
    found = []
    for foe in battle.board.near(unit, battle.foes, reach):
        aimed = aim(battle.board, unit, foe)
        if aimed is not None:
            onset = judge_charge(battle.board, unit, aimed)
            found.append((_worth(battle, unit, foe, onset), str(aimed)))
    return found


def _worth(battle: Outlook, unit: Unit, foe: Unit, onset: Onset) -> float:
    """What a charge may win, in hits, with what its terror and its targets' fire may do."""
    worth = battle.worth_of(onset)
    if foe.routing or foe.troops.gun or foe.troops.seat:
        return worth + PREY
    if unit.troops.mounted and foe.troops.infantry and foe.troops.weapon is not Weapon.LONG_SPEAR:
        worth += 0.5
    if foe.troops.missiles:
        worth += 0.4 if foe.deeds.fired else -0.3
    return worth


def answer(commander: Commander, battle: Outlook, ask: Choose) -> Value:
    """Face a charge in the flank; shoot at one in front; else countercharge where that pays."""
    del commander
    for best in (str(Answer.FACE), "shoot"):
        if best in ask.options:
            return best
    mine, theirs = battle.unit(ask.values["id"]), battle.unit(ask.values["charger_id"])
    if str(Answer.COUNTERCHARGE) not in ask.options:
        return str(Answer.STAND)
    braced = mine.troops.weapon is Weapon.LONG_SPEAR and theirs.troops.mounted
    return str(Answer.STAND) if braced else str(Answer.COUNTERCHARGE)


# Moves


def move(commander: Commander, battle: Outlook, ask: Any) -> Value:
    """The first unit that has somewhere to go; then the leaders."""
    for id_ in _front_first(battle, ask.form["units"]):
        if steps := plan(battle, commander.temper, battle.unit(id_)):
            return {"unit": id_, "order": spell(steps)}
    return leaders(commander, battle, ask)


def _front_first(battle: Outlook, ids: list[str]) -> list[str]:
    """The units nearest to the enemy first, so that they do not stand in one another's way."""

    def gap(id_: str) -> float:
        unit = battle.unit(id_)
        foe = battle.nearest(unit)
        return battle.distance(unit, foe) if foe else 0.0

    return sorted(ids, key=lambda id_: (gap(id_), id_))


def leaders(commander: Commander, battle: Outlook, ask: Any) -> Value:
    """Leaders alone ride after their clans; a beaten side's General makes for home."""
    del commander
    for id_ in ask.form["leaders"]:
        leader = battle.leaders[id_]
        if leader.is_general and _is_beaten(battle) and not leader.unit:
            goal = (leader.x, 0.5 if battle.side == 0 else battle.board.field.height - 0.5)
        elif not leader.unit and (post := post_of(battle, leader.clan)):
            goal = post
        else:
            continue
        most = weathered(leader_move(leader.mounted), battle.board.weather.effect) - 0.1
        way = spread((leader.x, leader.y), goal)
        if way < 3.0 or most <= 0:
            continue
        part = min(1.0, most / way)
        x, y = leader.x + (goal[0] - leader.x) * part, leader.y + (goal[1] - leader.y) * part
        if _is_safe(battle, x, y):
            return {"leader": id_, "order": f"ride {x:.1f} {y:.1f}"}
    return dict(DONE)


def _is_beaten(battle: Outlook) -> bool:
    return battle.mine.left == 0 and battle.mine.lost > 0


def _is_safe(battle: Outlook, x: float, y: float) -> bool:
    field = battle.board.field
    if not (0 < x < field.width and 0 < y < field.height):
        return False
    return not any(battle.board.is_within(foe, (x, y), 2.1) for foe in battle.foes)


# Fights


def challenge(commander: Commander, battle: Outlook, ask: Choose) -> Value:
    """Challenge whom one is better than; the bold also an equal."""
    mine, theirs = _ratings(battle, ask)
    return ask.options[0 if mine > theirs - (commander.temper.daring > 0) else 1]


def challenged(commander: Commander, battle: Outlook, ask: Choose) -> Value:
    """Accept unless the other is much better."""
    mine, theirs = _ratings(battle, ask)
    return ask.options[0 if mine >= theirs - (commander.temper.daring > 0) else 1]


def _ratings(battle: Outlook, ask: Choose) -> tuple[int, int]:
    named = {repr(leader.name): leader.command for leader in battle.leaders.values()}
    return named.get(repr(ask.values["leader"]), 0), named.get(repr(ask.values["rival"]), 0)


def follow(commander: Commander, battle: Outlook, ask: Choose) -> Value:
    """Follow where the next round pays."""
    mine, theirs = battle.unit(ask.values["id"]), battle.unit(ask.values["target_id"])
    pays = battle.edge_of(mine, theirs) >= -commander.temper.daring
    return ask.options[0 if pays and not mine.troops.missiles else 1]


def pursue(commander: Commander, battle: Outlook, ask: Choose) -> Value:
    """Pursue, but for the General's guard and shooters, who keep their place."""
    del commander
    unit = battle.unit(ask.values["id"])
    keeps = unit.troops.missiles or unit.troops.kind is Kind.HATAMOTO
    return ask.options[1 if keeps else 0]


def take_first(commander: Commander, battle: Outlook, ask: Choose) -> Value:
    """Fire, rally, and what else is always right."""
    del commander, battle
    return ask.options[0]


def reform(commander: Commander, battle: Outlook, ask: Any) -> Value:
    """Face the nearest enemy, if it stands far off the front."""
    del commander
    unit = battle.unit(ask.form["unit"])
    foe = battle.nearest(unit)
    if foe is None:
        return {}
    wanted = bearing(unit.block.centre, foe.block.centre)
    if abs(turn_between(unit.facing, wanted)) < 30:
        return {}
    order = {"facing": round(wanted) % 360, "files": unit.files}
    try:
        ask.check(order)
    except ValueError:
        return {}
    return order


CHOICES: Mapping[str, Choice] = {
    "daimyo.first": first,
    "daimyo.activate": activate,
    "daimyo.pick": activate,
    "daimyo.charge": charge,
    "daimyo.answer": answer,
    "daimyo.move": move,
    "daimyo.leaders": leaders,
    "daimyo.fire": take_first,
    "daimyo.rally": take_first,
    "daimyo.challenge": challenge,
    "daimyo.challenged-answer": challenged,
    "daimyo.follow": follow,
    "daimyo.pursue": pursue,
    "daimyo.reform": reform,
}
"""What the General decides by judgement, by the question's key."""
