"""How bots fight conflicts out: terms, Stats and Tiles, Selection, bids and matches, ties."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from gunbai.core.game import Reasoned
from gunbai.core.script import Ask, Choose, Pick, Value
from gunbai.games.hierarchy.bots.chances import TRIES, fight_dice
from gunbai.games.hierarchy.bots.lays import by_thumb, foresee, is_lost
from gunbai.games.hierarchy.bots.mind import Mind
from gunbai.games.hierarchy.bots.reasons import for_lay
from gunbai.games.hierarchy.bots.temper import BOLD, SLY
from gunbai.games.hierarchy.rules.duel import Dice, Duel, Duelist, Side
from gunbai.games.hierarchy.rules.sheet import COMBAT, CRAFT, STEALTH, SUBTERFUGE
from gunbai.games.hierarchy.view import ConflictView, SideView


def escalate(mind: Mind, ask: Choose) -> str:
    """Only the bold draw in earnest, when they are stronger."""
    foe = mind.at(ask.subject["seat"])
    stronger = fight_dice(mind.me) > fight_dice(foe) + 1
    draws = mind.temper is BOLD and stronger and mind.chance(0.3)
    return "escalate" if draws else ask.options[0]


def terms(mind: Mind, ask: Choose) -> str:
    """Name a Fight where arms and Honor are good, else what one is best at; accept the rest."""
    if "accept" in ask.options and (COMBAT not in ask.options or not _likes_fights(mind)):
        return "accept"
    if COMBAT in ask.options and _likes_fights(mind):
        return COMBAT
    stats = mind.me.stats
    return max((o for o in ask.options if o in stats and o != COMBAT), key=stats.__getitem__)


def _likes_fights(mind: Mind) -> bool:
    """A character with Honor cannot lose a Fight by one strike; an NPC has none."""
    conflict = mind.conflict
    if conflict.sides[_side(mind, conflict)].is_npc:
        return False
    return mind.me.honor > 0 and fight_dice(mind.me) >= 3


def choose_stat(mind: Mind, _ask: Ask) -> str:
    """The highest: mine, or where I lead the Boss, his."""
    conflict = mind.conflict
    is_mine = not conflict.sides[_side(mind, conflict)].is_npc
    boss = mind.board.boss
    stats = mind.me.stats if is_mine or boss is None else boss.stats
    return max(stats, key=stats.__getitem__)


def choose_tiles(mind: Mind, ask: Pick) -> list[int]:
    """All arms in a Fight; else the crafts, and stealth for those who use Subterfuge."""
    conflict = mind.conflict
    if conflict.is_fight:
        return list(ask.subject["proposed"])
    uses = {CRAFT, STEALTH} if conflict.kind == SUBTERFUGE else {CRAFT}
    return [place for place, tile in enumerate(mind.me.tiles) if tile.use in uses]


def doubt_tiles(mind: Mind, ask: Pick) -> list[int]:
    """The sly doubt; the others let everything pass."""
    if mind.temper is not SLY or mind.keeps_faith():
        return []
    return [mind.rng.randrange(len(ask.items))]


def select(_mind: Mind, ask: Pick) -> list[int]:
    """The highest dice: a higher one is never worse."""
    dice: Sequence[int] = ask.items
    return sorted(sorted(range(len(dice)), key=lambda place: -dice[place])[: ask.most])


def lay(mind: Mind, ask: Pick) -> Value | Reasoned:
    """The bid or match of best play; nothing, that is surrender, in a Fight that is lost."""
    duel = position(mind)
    seen = foresee(duel)
    if seen is None:
        return _places(ask, by_thumb(duel))
    gives_up = is_lost(duel, seen) and _despairs(mind)
    return for_lay(mind, duel, seen, [] if gives_up else _places(ask, seen.best[0]))


def _places(ask: Pick, dice: Dice) -> list[int]:
    """Where in the hand the dice of a lay are."""
    wanted, places = list(dice), []
    for place, face in enumerate(ask.items):
        if face in wanted:
            wanted.remove(face)
            places.append(place)
    return places


def _despairs(mind: Mind) -> bool:
    return mind.temper is not BOLD and mind.chance(0.3)


def tie(_mind: Mind, ask: Ask) -> str:
    """Again while Honor takes up strikes yet, which ends; else not for ever."""
    ends = any(ask.subject["absorbs"])
    return "again" if ends or ask.values["ties"] < TRIES else "leave"


def position(mind: Mind) -> Duel:
    """The duel as the bot knows it; dice behind a screen are taken to be as dice mostly are."""
    conflict = mind.conflict
    first, second = (_duelist(side) for side in conflict.sides)
    return Duel(
        (first, second),
        bidder=1 if conflict.bidder else 0,
        fight=conflict.is_wounding,
        bid_limit=mind.board.bid_limit or None,
        bid=tuple(conflict.bid),
    )


def _duelist(side: SideView) -> Duelist:
    dice = side.dice if len(side.dice) == side.count else typical(side.count)
    return Duelist(tuple(dice), side.absorbs, side.strikes, side.wounds)


def typical(count: int) -> Dice:
    """Dice as they mostly fall: spread evenly over the faces."""
    return tuple(round(10.5 - 10 * (place + 1) / (count + 1)) for place in range(count))


def _side(mind: Mind, conflict: ConflictView) -> Side:
    return 0 if conflict.sides[0].seat == mind.sight.seat else 1


PLAYS: Mapping[str, Any] = {
    "hierarchy.escalate": escalate,
    "hierarchy.draw": escalate,
    "hierarchy.terms": terms,
    "hierarchy.terms.answer": terms,
    "hierarchy.choose-stat": choose_stat,
    "hierarchy.choose-tiles": choose_tiles,
    "hierarchy.doubt-tiles": doubt_tiles,
    "hierarchy.select": select,
    "hierarchy.bid": lay,
    "hierarchy.match": lay,
    "hierarchy.give-in": lambda _mind, _ask: "surrender",
    "hierarchy.tie": tie,
}
