"""How bots make their characters, and as Emperor the Boss."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from gunbai.core.script import Ask, Divide, Number, Pick
from gunbai.games.hierarchy.bots.mind import Mind
from gunbai.games.hierarchy.bots.temper import BOLD, LOYAL, SLY
from gunbai.games.hierarchy.rules.sheet import COMBAT, NOBILITY, SPEECH, SPIRIT, STATS, SUBTERFUGE

LIKINGS: Mapping[str, Mapping[str, int]] = {
    "bold": {COMBAT: 5, SPIRIT: 3, NOBILITY: 1, SPEECH: 1},
    "loyal": {COMBAT: 3, SPIRIT: 3, NOBILITY: 3, SPEECH: 1},
    "sly": {COMBAT: 3, SPIRIT: 2, SUBTERFUGE: 4, SPEECH: 1},
    "patient": {COMBAT: 3, SPIRIT: 4, NOBILITY: 1, SPEECH: 2},
}
"""How the tempers weigh their Stats."""


def talisman(mind: Mind, _ask: Ask) -> str:
    """A noun of the prose; it decides the temper."""
    return mind.voice.talisman(mind.rng)


def stats(mind: Mind, ask: Divide) -> dict[str, int]:
    """Points by liking, the first of them always on Spirit: it is what discovers."""
    liking = LIKINGS[mind.temper.id]
    points = dict.fromkeys(STATS, 0)
    for stat in _drawn(mind, liking, ask.total):
        points[stat] += 1
    return points


def _drawn(mind: Mind, liking: Mapping[str, int], count: int) -> list[str]:
    rest = mind.rng.choices(list(liking), list(liking.values()), k=max(0, count - 1))
    return [SPIRIT, *rest] if count else []


def tiles(mind: Mind, ask: Ask) -> str:
    """As many different Tiles as are wanted: mostly arms, a few of the other uses."""
    count, known = ask.values["count"], mind.voice.tiles
    weights = {"arms": 5, "stealth": 3 if mind.temper is SLY else 1, "healing": 1, "craft": 2}
    uses = mind.rng.choices(list(weights), list(weights.values()), k=count)
    picked: list[str] = []
    for use in dict.fromkeys(uses):
        wanted = min(uses.count(use), len(known[use]))
        picked += mind.rng.sample(list(known[use]), wanted)
    return "\n".join(picked)


def mark(mind: Mind, ask: Pick) -> list[int]:
    """Those Tiles that the prose has for that use."""
    use = ask.key.rpartition(".")[2]
    return [place for place, name in enumerate(ask.items) if mind.voice.use(name) == use]


def boss_strength(mind: Mind, ask: Number) -> int:
    """As strong as may be, or moderate where the Emperor is loyal to the realm."""
    return ask.high * 3 // 5 if mind.temper is LOYAL else ask.high


def boss_stats(mind: Mind, ask: Divide) -> dict[str, int]:
    """One great Stat, which the Boss may bring to any contest; half as much in Combat."""
    great = mind.rng.choice((NOBILITY, SPIRIT, SPEECH))
    points = dict.fromkeys(STATS, 0)
    points[COMBAT] = ask.total // 2
    points[great] = ask.total - points[COMBAT]
    return points


def servants(mind: Mind, ask: Number) -> int:
    """Bold and sly Emperors like servants."""
    return mind.rng.randint(0, ask.high if mind.temper in (BOLD, SLY) else 1)


PLAYS: Mapping[str, Any] = {
    "hierarchy.talisman": talisman,
    "hierarchy.stats": stats,
    "hierarchy.name-tiles": tiles,
    "hierarchy.mark.arms": mark,
    "hierarchy.mark.stealth": mark,
    "hierarchy.mark.healing": mark,
    "hierarchy.precious": lambda mind, _ask: mind.say("precious"),
    "hierarchy.decree": lambda mind, _ask: mind.say("decree"),
    "hierarchy.boss": lambda mind, _ask: mind.say("boss"),
    "hierarchy.boss.stats": boss_strength,
    "hierarchy.boss.divide": boss_stats,
    "hierarchy.boss.tiles": boss_strength,
    "hierarchy.boss.servants": servants,
}
