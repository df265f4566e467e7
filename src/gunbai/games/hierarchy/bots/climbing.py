"""How bots climb: gifts, Training towards the throne, challenges, mercy."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from gunbai.core.game import Reasoned
from gunbai.core.script import Ask, Choose, Pick, Value
from gunbai.games.hierarchy.bots.chances import fight_chance, fight_dice
from gunbai.games.hierarchy.bots.mind import Mind
from gunbai.games.hierarchy.bots.reasons import (
    for_arms,
    for_challenge,
    for_points,
    for_standing,
)
from gunbai.games.hierarchy.bots.temper import LOYAL
from gunbai.games.hierarchy.rules.prices import POINT, PRICES, STAT, TILE
from gunbai.games.hierarchy.rules.sheet import ARMS, COMBAT, SPIRIT
from gunbai.games.hierarchy.view import SheetView

DONE = "done"
WORTHIER = 3
"""Victory Points by which a challenger must lead for an Emperor to make way."""


def gift(mind: Mind, ask: Pick) -> list[int]:
    """The loyal reward whoever has least Honor; the others give nothing to rivals."""
    if mind.board.victory == "honor" and mind.me.caste == "emperor":
        return []
    if mind.temper is not LOYAL and not mind.chance(mind.temper.faith / 2):
        return []
    weak = min(range(len(ask.items)), key=lambda place: mind.at(ask.ids[place]).honor)
    return [weak]


def train(mind: Mind, ask: Choose) -> Value | Reasoned:
    """Towards the throne: Spirit to discover, Victory Points to lead, dice to win the place."""
    wanted = _wanted(mind, mind.me.honor - _reserve(mind))
    if wanted not in ask.options:
        return DONE
    if wanted == POINT and _wins_by_points(mind):
        return for_points(mind, _affordable(mind), wanted)
    return for_arms(mind, wanted) if wanted == TILE and _must_arm(mind) else wanted


def _wanted(mind: Mind, spare: int) -> str:
    me = mind.me
    if _wins_by_points(mind):
        return POINT
    if spare >= PRICES[STAT] and not me.discovered and me.stats[SPIRIT] < 2:
        return STAT
    if spare >= PRICES[TILE] and (_must_arm(mind) or mind.chance(_liking_for_arms(mind))):
        return TILE
    return POINT if spare >= PRICES[POINT] else DONE


def _liking_for_arms(mind: Mind) -> float:
    """An Emperor who falls behind cannot win by sitting still: he arms, and risks it."""
    return 0.5 if _falls_behind(mind) else mind.temper.edge / 2


def _falls_behind(mind: Mind) -> bool:
    return mind.me.caste == "emperor" and mind.me.points <= mind.best_other


def _must_arm(mind: Mind) -> bool:
    """Whether the throne is all that is missing, and the Emperor is stronger."""
    return _is_ready(mind) and fight_dice(mind.me) < fight_dice(mind.emperor) + 2


def _is_ready(mind: Mind) -> bool:
    """Whether the throne would win the game: Talisman discovered, and nobody has more points."""
    return mind.me.discovered and mind.me.points >= mind.best_other


def _reserve(mind: Mind) -> int:
    """The Honor that is not spent: an Emperor who falls behind can spare none."""
    return 0 if _falls_behind(mind) else mind.temper.reserve


def _wins_by_points(mind: Mind) -> bool:
    """Whether the Honor at hand can buy the lead, Talisman discovered."""
    leads = mind.me.points + _affordable(mind) > mind.best_other >= mind.me.points
    return mind.me.discovered and leads


def _affordable(mind: Mind) -> int:
    """The Victory Points that all the Honor at hand buys."""
    return mind.me.honor // PRICES[POINT]


def raise_stat(mind: Mind, _ask: Choose) -> str:
    """Spirit until the Talisman is discovered, then Combat."""
    return COMBAT if mind.me.discovered else SPIRIT


def raise_tile(_mind: Mind, _ask: Ask) -> list[int]:
    """The Sword: it counts in every Fight, the Daimyo's duel too."""
    return [0]


def challenge(mind: Mind, ask: Pick) -> Reasoned:
    """Whoever can be beaten; the throne only for whoever can hold it, or dares all."""
    foes = {place: mind.at(seat) for place, seat in enumerate(ask.ids)}
    beatable = [place for place, foe in foes.items() if _dares(mind, foe)]
    best = max(beatable or foes, key=lambda place: _chance(mind, foes[place]))
    value, foe = [best] if beatable else [], foes[best]
    return for_challenge(mind, foe, _chance(mind, foe), value, _least(mind, foe))


def _chance(mind: Mind, foe: SheetView) -> float:
    return fight_chance(mind.me, foe, mind.board.bid_limit)


def _dares(mind: Mind, foe: SheetView) -> bool:
    return _chance(mind, foe) >= _least(mind, foe)


def _least(mind: Mind, foe: SheetView) -> float:
    """The least chance that is dared: for the throne that wins the game half of it is enough."""
    wins_the_game = foe.caste == "emperor" and _is_ready(mind)
    return mind.temper.daring / (2 if wins_the_game else 1)


def stand(mind: Mind, ask: Choose) -> Value | Reasoned:
    """Stand, unless it is hopeless; and an Emperor of good faith may make way for the worthier."""
    foe = mind.at(ask.subject["seat"])
    hopeless = mind.me.honor == 0 and fight_dice(foe) >= 2 * fight_dice(mind.me)
    if not mind.conflict.is_fight:
        return "stand"
    makes_way = mind.me.caste == "emperor" and foe.points > mind.me.points + WORTHIER
    yields = 0.5 if hopeless else mind.temper.faith / 4 if makes_way else 0
    value = "surrender" if mind.chance(yields) else "stand"
    return for_standing(mind, foe, _chance(mind, foe), value)


def mercy(mind: Mind, ask: Choose) -> str:
    """The cruel finish a rival who could win; whoever has begun goes on to the end."""
    foe = mind.at(ask.subject["seat"])
    has_begun = mind.conflict.is_merciless
    wants = mind.is_rival(foe) and foe.discovered and mind.chance(mind.temper.cruelty)
    return "strike" if has_begun or wants else "spare"


def use(_mind: Mind, _ask: Ask) -> str:
    """New Tiles are arms."""
    return ARMS


PLAYS: Mapping[str, Any] = {
    "hierarchy.gift": gift,
    "hierarchy.training": train,
    "hierarchy.raise-stat": raise_stat,
    "hierarchy.raise-tile": raise_tile,
    "hierarchy.uprising": challenge,
    "hierarchy.challenged": stand,
    "hierarchy.mercy": mercy,
    "hierarchy.use": use,
    "hierarchy.new-tile": lambda mind, _ask: mind.rng.choice(mind.voice.tiles[ARMS]),
}
