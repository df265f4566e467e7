"""How somebody plays Hierarchy to win: a build for Fights, and nothing given away.

All that does not discover the Talisman goes into Combat and arms, for places are won in Fights. As
GM a strong player makes it as hard as may be for everybody; no Honor is given away, help is lent to
every quest that pays, and whoever leads is shown no mercy. When to challenge, to train and to save
goes by the temper, as a fair player's does: nothing tried beside it gained anything.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from gunbai.core.script import Ask, Choose, Divide, Pick
from gunbai.games.hierarchy.bots.mind import Mind
from gunbai.games.hierarchy.rules.sheet import ARMS, COMBAT, SPIRIT, STATS

CRUELTY = 0.5
"""How often the one who leads is shown no mercy."""
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


def scene_dice(_mind: Mind, ask: Choose) -> str:
    """As hard as may be, for everybody: each Honor of another's takes up a strike of mine."""
    return ask.options[-1]


def give_nothing(_mind: Mind, _ask: Pick) -> list[int]:
    """Honor takes up strikes; nobody is given any."""
    return []


def stand(_mind: Mind, _ask: Choose) -> str:
    """Stand: dice may always fall well, and one may still surrender later."""
    return "stand"


def mercy(mind: Mind, ask: Choose) -> str:
    """None for whoever is nearest to winning the game: reborn, the Talisman is undiscovered."""
    foe = mind.at(ask.subject["seat"])
    leads = all(foe.points >= sheet.points for sheet in mind.board.ladder)
    wants = foe.discovered and leads and mind.chance(CRUELTY)
    return "strike" if mind.conflict.is_merciless or wants else "spare"


PLAYS: Mapping[str, Any] = {
    "hierarchy.stats": stats,
    "hierarchy.name-tiles": tiles,
    "hierarchy.mark.arms": mark,
    "hierarchy.mark.stealth": mark,
    "hierarchy.mark.healing": mark,
    "hierarchy.scene-dice": scene_dice,
    "hierarchy.help": lambda _mind, _ask: "help",
    "hierarchy.follow": lambda _mind, _ask: "go",
    "hierarchy.gift": give_nothing,
    "hierarchy.challenged": stand,
    "hierarchy.mercy": mercy,
}
"""What a strong player does otherwise than a fair one."""
