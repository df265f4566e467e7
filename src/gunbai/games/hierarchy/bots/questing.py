"""How bots quest: who goes, Subversion, the scenes of the Split as hero and as GM, the climax."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from gunbai.core.game import Reasoned
from gunbai.core.script import Ask, Choose, Pick, Value
from gunbai.games.hierarchy.bots.chances import outrolls
from gunbai.games.hierarchy.bots.mind import Mind
from gunbai.games.hierarchy.bots.reasons import for_discovery, for_subversion
from gunbai.games.hierarchy.bots.temper import BOLD, SLY
from gunbai.games.hierarchy.rules.sheet import NOBILITY, SPIRIT, STEALTH, SUBTERFUGE
from gunbai.games.hierarchy.view import SheetView

FAIR = 3
HOPE = 0.2
"""The least chance at which a discovery is tried."""


def fewest_points(mind: Mind, ask: Pick) -> list[int]:
    """Those with the fewest Victory Points: the least dangerous company."""
    places = sorted(range(len(ask.items)), key=lambda place: mind.at(ask.ids[place]).points)
    return sorted(places[: ask.least])


def follow(mind: Mind, _ask: Ask) -> str:
    """The quest pays, so one goes; the sly sometimes have reasons of their own."""
    return "refuse" if mind.temper is SLY and mind.chance(0.1) else "go"


def subvert(mind: Mind, ask: Choose) -> Reasoned:
    """Where faith is not kept and the dice are good enough."""
    leader = mind.at(ask.subject["seat"])
    chance = outrolls(max(1, _sneak(mind.me, SUBTERFUGE)), max(1, _sneak(leader, NOBILITY)))
    is_worth_it = chance >= 0.4 and not mind.keeps_faith()
    return for_subversion(mind, leader, chance, "subvert" if is_worth_it else "abstain")


def _sneak(sheet: SheetView, stat: str) -> int:
    tiles = sum(tile.rating for tile in sheet.tiles if tile.use == STEALTH)
    return sheet.stats[stat] + tiles + 2 * (sheet.caste == "emperor") + sheet.carried


def fortune(mind: Mind, ask: Choose) -> Value | Reasoned:
    """The Talisman while there is hope, then the Precious, seldom a deed for its own sake."""
    if "talisman" in ask.options and mind.chance(_hope(mind)):
        return for_discovery(mind, _discovers(mind), "talisman")
    if "precious" in ask.options:
        return "precious"
    if "enough" in ask.options:
        return "deed" if "deed" in ask.options and mind.chance(0.08) else "enough"
    return "deed" if "deed" in ask.options else mind.rng.choice(ask.options)


def _hope(mind: Mind) -> float:
    """How gladly the discovery is tried: surely on the quest, where nothing is lost by it."""
    if mind.me.is_on_quest:
        return 1.0
    return 0.8 if _discovers(mind) >= HOPE else 0.2


def _discovers(mind: Mind) -> float:
    """About how likely the Talisman is discovered in a fair scene."""
    dice = mind.me.stats[SPIRIT] + mind.me.carried + 2 * (mind.me.caste == "emperor")
    return outrolls(max(1, dice), FAIR)


def scene_dice(mind: Mind, ask: Choose) -> str:
    """Hard for rivals where faith is not kept; else fair, or easy for the weak."""
    hero = mind.at(ask.subject["seat"])
    if mind.is_rival(hero) and not mind.keeps_faith():
        return "dire" if mind.temper is SLY else "hard"
    return "easy" if hero.honor == 0 and mind.chance(mind.temper.faith) else "fair"


def obstacle(mind: Mind, _ask: Ask) -> str:
    """The sly put something in the way first, where they do not keep faith."""
    return "smaller" if mind.temper is SLY and not mind.keeps_faith() else "central"


def confront(mind: Mind, _ask: Ask) -> str:
    """Servants first, where the Emperor likes to see the leader wearied."""
    return "servant" if mind.temper in (BOLD, SLY) and mind.chance(0.6) else "boss"


def lend_help(mind: Mind, _ask: Ask) -> str:
    """The reward is for all; but faith may fail."""
    return "help" if mind.chance(0.5 + mind.temper.faith / 2) else "stand-by"


def theme(mind: Mind, ask: Ask) -> Value:
    """What the bot's scene is about."""
    return _about(mind, "theme", ask)


def scene(mind: Mind, ask: Ask) -> Value:
    """What the bot as GM sets before another."""
    return _about(mind, "scene", ask)


def _about(mind: Mind, what: str, ask: Ask) -> Value:
    kind = ask.values["cause"].rpartition(".")[2]
    facts = {fact: ask.values[fact] for fact in ("who", "precious") if fact in ask.values}
    return mind.say(f"{what}_{kind}", **facts)


PLAYS: Mapping[str, Any] = {
    "hierarchy.name-leader": fewest_points,
    "hierarchy.shoguns": fewest_points,
    "hierarchy.vacancy": fewest_points,
    "hierarchy.follow": follow,
    "hierarchy.subversion": subvert,
    "hierarchy.turn-back": lambda _mind, _ask: "stay",
    "hierarchy.fortune": fortune,
    "hierarchy.theme": theme,
    "hierarchy.scene": scene,
    "hierarchy.scene-dice": scene_dice,
    "hierarchy.obstacle": obstacle,
    "hierarchy.deed": lambda mind, _ask: "contest" if mind.chance(0.3) else "story",
    "hierarchy.call": lambda _mind, _ask: "call",
    "hierarchy.plan": lambda mind, _ask: mind.say("plan"),
    "hierarchy.lair": lambda mind, _ask: mind.say("lair"),
    "hierarchy.confront": confront,
    "hierarchy.help": lend_help,
}
