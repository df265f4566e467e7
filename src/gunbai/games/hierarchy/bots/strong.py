"""How somebody plays Hierarchy to win: a build for the duel at hand, and every favour weighed.

All that does not discover the Talisman goes into arms, for places are won in Fights. As GM a strong
player makes it as hard as may be, as Emperor too; nobody above is left in peace who can be beaten,
and no Honor is given away.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from gunbai.core.script import Ask, Choose, Divide, Number, Pick
from gunbai.games.hierarchy.bots.chances import fight_chance, fight_dice, outrolls, race
from gunbai.games.hierarchy.bots.mind import Mind
from gunbai.games.hierarchy.bots.temper import Temper
from gunbai.games.hierarchy.rules.prices import POINT, PRICES, STAT, TILE
from gunbai.games.hierarchy.rules.sheet import ARMS, COMBAT, SPIRIT, STATS

DONE = "done"
STRONG = Temper("strong", faith=0.3, daring=0.45, reserve=1, edge=1.0, cruelty=0.5)
"""Keeps faith where it does not pay to break it; dares a Fight for a place a little below even."""
SPIRIT_ENOUGH = 3
"""With so much Spirit a discovery is likely enough against whatever the GM sets."""


def stats(_mind: Mind, ask: Divide) -> dict[str, int]:
    """Half for the Talisman, half for the Fights that it helps in."""
    points = dict.fromkeys(STATS, 0)
    points[SPIRIT] = min(SPIRIT_ENOUGH, (ask.total + 1) // 2)
    points[COMBAT] = ask.total - points[SPIRIT]
    return points


def tiles(mind: Mind, ask: Ask) -> str:
    """Arms, and nothing else."""
    known = list(mind.voice.tiles[ARMS])
    return "\n".join(mind.rng.sample(known, min(ask.values["count"], len(known))))


def mark(_mind: Mind, ask: Pick) -> list[int]:
    """All are arms."""
    return list(range(len(ask.items))) if ask.key.endswith(ARMS) else []


def boss_strength(_mind: Mind, ask: Number) -> int:
    """As strong as may be: whoever comes home rewarded wants the throne next."""
    return ask.high


def scene_dice(_mind: Mind, ask: Choose) -> str:
    """As hard as may be, for everybody: each Honor of another's takes up a strike of mine."""
    return ask.options[-1]


def fortune(mind: Mind, ask: Choose) -> str:
    """The Talisman first; the Precious where it is more likely kept than lost, or costs nothing."""
    if "talisman" in ask.options:
        return "talisman"
    if "precious" in ask.options and (mind.me.honor == 0 or _keeps_precious(mind) >= 0.5):
        return "precious"
    return "enough" if "enough" in ask.options else "deed" if "deed" in ask.options else "precious"


def _keeps_precious(mind: Mind) -> float:
    """How likely the Precious is kept in a Fight against a hard scene, by Honor's help."""
    me = mind.me
    pool = max(me.stats.values()) + sum(tile.rating for tile in me.tiles) + me.carried
    mine = me.stats[COMBAT] + sum(tile.rating for tile in me.tiles if tile.use == ARMS)
    return race(outrolls(max(1, mine + me.carried), pool + 2), 1, me.honor + 1)


def give_nothing(_mind: Mind, _ask: Pick) -> list[int]:
    """Honor takes up strikes; nobody is given any."""
    return []


def train(mind: Mind, ask: Choose) -> str:
    """The Victory Point that wins, Spirit until the Talisman is discovered, then arms."""
    wanted = _wanted(mind, mind.me.honor - _reserve(mind))
    return wanted if wanted in ask.options else DONE


def _reserve(mind: Mind) -> int:
    """Honor that is kept: one strike's worth, or two for whoever sits on the throne."""
    return 2 if mind.me.caste == "emperor" else STRONG.reserve


def _wanted(mind: Mind, spare: int) -> str:
    me, best = mind.me, mind.best_other
    if me.discovered and me.points <= best < me.points + me.honor // PRICES[POINT]:
        return POINT
    if not me.discovered and me.stats[SPIRIT] < SPIRIT_ENOUGH:
        return STAT if spare >= PRICES[STAT] else DONE
    strongest = max(fight_dice(sheet) for sheet in mind.others)
    if fight_dice(me) < strongest + 4:
        return TILE if spare >= PRICES[TILE] else DONE
    return POINT if spare >= PRICES[POINT] else DONE


def challenge(mind: Mind, ask: Pick) -> list[int]:
    """The highest place that is more likely won than lost; a lost challenge costs 1 Honor."""
    foes = {place: mind.at(seat) for place, seat in enumerate(ask.ids)}
    chances = {p: fight_chance(mind.me, foe, mind.board.bid_limit) for p, foe in foes.items()}
    able = [place for place, chance in chances.items() if chance >= STRONG.daring]
    if not able:
        return []
    rank = {"emperor": 0, "daimyo": 1, "shogun": 2, "samurai": 3}
    return [min(able, key=lambda place: (-chances[place] // 0.1, rank[foes[place].caste]))]


def stand(_mind: Mind, _ask: Choose) -> str:
    """Stand: dice may always fall well, and one may still surrender later."""
    return "stand"


def mercy(mind: Mind, ask: Choose) -> str:
    """None for whoever is nearest to winning the game: reborn, the Talisman is undiscovered."""
    foe = mind.at(ask.subject["seat"])
    leads = all(foe.points >= sheet.points for sheet in mind.board.ladder)
    wants = foe.discovered and leads and mind.chance(STRONG.cruelty)
    return "strike" if mind.conflict.is_merciless or wants else "spare"


PLAYS: Mapping[str, Any] = {
    "hierarchy.stats": stats,
    "hierarchy.name-tiles": tiles,
    "hierarchy.mark.arms": mark,
    "hierarchy.mark.stealth": mark,
    "hierarchy.mark.healing": mark,
    "hierarchy.boss.stats": boss_strength,
    "hierarchy.boss.tiles": boss_strength,
    "hierarchy.boss.servants": boss_strength,
    "hierarchy.scene-dice": scene_dice,
    "hierarchy.obstacle": lambda _mind, _ask: "central",
    "hierarchy.fortune": fortune,
    "hierarchy.confront": lambda _mind, _ask: "servant",
    "hierarchy.help": lambda _mind, _ask: "help",
    "hierarchy.follow": lambda _mind, _ask: "go",
    "hierarchy.gift": give_nothing,
    "hierarchy.training": train,
    "hierarchy.uprising": challenge,
    "hierarchy.challenged": stand,
    "hierarchy.mercy": mercy,
}
"""What a strong player does otherwise than a fair one."""
