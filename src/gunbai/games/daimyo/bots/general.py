"""A General who plays by judgement: charges that pay, volleys first, reserves when needed."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from random import Random
from typing import Any
from zlib import crc32

from gunbai.core.game import Reasoned, Sight
from gunbai.core.script import Ask, Choose, Pick, Value
from gunbai.games.daimyo.bots.charges import charges
from gunbai.games.daimyo.bots.duels import accepts, challenges, leaders_of
from gunbai.games.daimyo.bots.leaders import lead
from gunbai.games.daimyo.bots.line import front_of
from gunbai.games.daimyo.bots.outlook import Outlook, outlook
from gunbai.games.daimyo.bots.plans import plan
from gunbai.games.daimyo.bots.rallies import tries
from gunbai.games.daimyo.bots.reasons import for_charge, for_duel, for_fire, for_rally
from gunbai.games.daimyo.bots.temper import Temper
from gunbai.games.daimyo.pieces.block import bearing, turn_between
from gunbai.games.daimyo.pieces.movement import charge_move
from gunbai.games.daimyo.pieces.troops import Kind, Weapon
from gunbai.games.daimyo.rules.answer import Answer
from gunbai.games.daimyo.rules.firing import aimed
from gunbai.games.daimyo.rules.order import words_of

DONE: Mapping[str, Any] = {"done": True}
REFORM_AT = 12.0
"""The disordered shoot, well or not, at an enemy nearer than this, in cm."""

Choice = Callable[["Commander", Outlook, Any], Value | Reasoned]


@dataclass(frozen=True)
class Commander:
    """A bot with a temperament."""

    temper: Temper

    def __call__(self, sight: Sight, ask: Ask, rng: Random) -> Value | Reasoned:
        """Answer a question; what no judgement is needed for is drawn."""
        choice = CHOICES.get(ask.key)
        if choice is None or (isinstance(ask, Choose) and len(ask.options) == 1):
            return ask.sample(rng)
        return choice(self, outlook(sight, wary=self.temper.veteran), ask)


def _seen(commander: Commander, battle: Outlook, ids: Sequence[str]) -> list[str]:
    """The units that he thinks of this turn: people overlook some, and not the same ones always."""
    least = commander.temper.overlooks * 2**32
    return [id_ for id_ in ids if crc32(f"{id_} {battle.view.turn}".encode()) >= least]


# Whose turn


def first(commander: Commander, battle: Outlook, ask: Choose) -> Value:
    """The bold begin, and whoever has an enemy within a charge; others look first."""
    near = any(
        battle.board.near(unit, battle.standing_foes, charge_move(unit.troops))
        for unit in battle.own
        if unit.in_order and charge_move(unit.troops)
    )
    return ask.options[0] if near or commander.temper.daring > 0 else ask.options[1]


def activate(commander: Commander, battle: Outlook, ask: Pick) -> Value:
    """The command nearest to the enemy first; the General's own last."""
    del commander
    ids = [item.values["id"] for item in ask.items]
    order = sorted(range(len(ids)), key=lambda place: (_urgency(battle, ids[place]), place))
    return [order[0]]


def _urgency(battle: Outlook, command: str) -> float:
    clan = "" if command == "general" else command
    units = [unit for unit in battle.own if unit.clan == clan]
    gaps = [battle.distance(u, foe) for u in units if (foe := battle.nearest(u))]
    return min(gaps, default=500.0) + (100.0 if not clan else 0.0)


# Charges


def charge(commander: Commander, battle: Outlook, ask: Any) -> Reasoned:
    """The charge that pays best, if any pays."""
    ids = _seen(commander, battle, ask.form["units"])
    found = [one for unit in map(battle.unit, ids) for one in charges(battle, unit)]
    worth, id_, order = max(found, default=(-9.0, "", ""))
    pays = commander.temper.overlooks > 0 or worth >= -commander.temper.daring - battle.zeal
    value = {"unit": id_, "order": order} if id_ and pays else dict(DONE)
    return for_charge(battle, found, value)


def answer(commander: Commander, battle: Outlook, ask: Choose) -> Value:
    """Face a charge in the flank; shoot at one in front; else countercharge where that pays."""
    if not _seen(commander, battle, [ask.values["id"]]):
        return str(Answer.STAND)
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
    for id_ in _front_first(battle, _seen(commander, battle, ask.form["units"])):
        if steps := plan(battle, commander.temper, battle.unit(id_)):
            return {"unit": id_, "order": words_of(steps)}
    return leaders(commander, battle, ask)


def _front_first(battle: Outlook, ids: list[str]) -> list[str]:
    """The units nearest to the enemy first, so that they do not stand in one another's way."""

    def gap(id_: str) -> float:
        unit = battle.unit(id_)
        foe = battle.nearest(unit)
        return battle.distance(unit, foe) if foe else 0.0

    return sorted(ids, key=lambda id_: (gap(id_), id_))


def leaders(commander: Commander, battle: Outlook, ask: Any) -> Value:
    """The first leader who has somewhere to go."""
    if commander.temper.overlooks:
        return dict(DONE)
    for id_ in ask.form["leaders"]:
        if order := lead(battle, commander.temper, battle.leaders[id_]):
            return {"leader": id_, "order": order}
    return dict(DONE)


# Fights


def challenge(commander: Commander, battle: Outlook, ask: Choose) -> Reasoned:
    """Challenge whom one is as good as."""
    fights = challenges(battle, commander.temper, ask)
    return for_duel(*leaders_of(battle, ask), ask.options[0 if fights else 1], fights=fights)


def challenged(commander: Commander, battle: Outlook, ask: Choose) -> Reasoned:
    """Accept unless the other is much better."""
    fights = accepts(battle, commander.temper, ask)
    return for_duel(*leaders_of(battle, ask), ask.options[0 if fights else 1], fights=fights)


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


def fire(commander: Commander, battle: Outlook, ask: Choose) -> Reasoned:
    """Fire, but for the disordered with a poor shot, who had better reform."""
    unit, target = battle.unit(ask.values["id"]), battle.unit(ask.values["target_id"])
    shot = aimed(battle.board, unit, target)
    poor = unit.disordered and shot.modifier < 0
    fires = not poor or battle.distance(unit, target) <= REFORM_AT
    fires = fires and bool(_seen(commander, battle, [unit.id]))
    return for_fire(battle, shot, ask.options[0 if fires else 1], fires=fires)


def fire_at(commander: Commander, battle: Outlook, ask: Choose) -> Value:
    """Of those equally near, at whom the men break by it most likely: the most worn."""
    del commander
    *near, _hold = ask.options
    worn = {id_: battle.unit(id_).hits - 3 * battle.unit(id_).stands for id_ in near}
    return max(near, key=lambda id_: worn[id_])


def rally(commander: Commander, battle: Outlook, ask: Choose) -> Reasoned:
    """Rally at a fair chance; who weighs no chances, at once."""
    unit = battle.unit(ask.values["id"])
    able = commander.temper.overlooks > 0 or tries(battle, commander.temper, unit)
    return for_rally(battle, unit, ask, tries=able)


def reform(commander: Commander, battle: Outlook, ask: Any) -> Value:
    """Form to fight, facing the nearest enemy if it stands far off the front."""
    unit = battle.unit(ask.form["unit"])
    foe = battle.nearest(unit)
    if foe is None:
        return {}
    wanted = bearing(unit.block.centre, foe.block.centre)
    off = abs(turn_between(unit.facing, wanted)) >= 30
    facing = round(wanted if off else unit.facing) % 360
    for files in (front_of(unit, commander.temper), unit.files):
        order = {"facing": facing, "files": files}
        if (off or files != unit.files) and ask.takes(order):
            return order
    return {}


CHOICES: Mapping[str, Choice] = {
    "daimyo.first": first,
    "daimyo.activate": activate,
    "daimyo.pick": activate,
    "daimyo.charge": charge,
    "daimyo.answer": answer,
    "daimyo.move": move,
    "daimyo.leaders": leaders,
    "daimyo.fire": fire,
    "daimyo.fire-at": fire_at,
    "daimyo.rally": rally,
    "daimyo.challenge": challenge,
    "daimyo.challenged-answer": challenged,
    "daimyo.follow": follow,
    "daimyo.pursue": pursue,
    "daimyo.reform": reform,
}
"""What the General decides by judgement, by the question's key."""
