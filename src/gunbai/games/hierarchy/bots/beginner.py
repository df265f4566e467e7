"""How somebody plays Hierarchy for the first time: with the mistakes that people make.

A beginner spreads points and powers over everything, spends Honor as soon as it is there, lays the
highest dice first, challenges by the look of it, and is kind to everybody.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from gunbai.core.script import Ask, Choose, Divide, Pick
from gunbai.games.hierarchy.bots.chances import fight_dice
from gunbai.games.hierarchy.bots.mind import Mind
from gunbai.games.hierarchy.rules.sheet import STATS

DONE = "done"
BOLDLY = 0.3
"""How often a beginner challenges somebody who does not look stronger."""


def stats(mind: Mind, ask: Divide) -> dict[str, int]:
    """Something of everything."""
    points = dict.fromkeys(STATS, ask.total // len(STATS))
    for stat in mind.rng.sample(STATS, ask.total % len(STATS)):
        points[stat] += 1
    return points


def tiles(mind: Mind, ask: Ask) -> str:
    """Whatever sounds good, of every use alike."""
    known = [name for names in mind.voice.tiles.values() for name in names]
    return "\n".join(mind.rng.sample(known, ask.values["count"]))


def fortune(mind: Mind, ask: Choose) -> str:
    """What comes to mind."""
    return mind.rng.choice(ask.options)


def gift(mind: Mind, ask: Pick) -> list[int]:
    """Somebody is always glad of it."""
    return [mind.rng.randrange(len(ask.items))]


def train(mind: Mind, ask: Choose) -> str:
    """Something new at once, whatever Honor it costs."""
    return mind.rng.choice([what for what in ask.options if what != DONE])


def challenge(mind: Mind, ask: Pick) -> list[int]:
    """Somebody who does not look stronger; Honor is not counted."""
    weaker = [
        place
        for place, seat in enumerate(ask.ids)
        if fight_dice(mind.at(seat)) <= fight_dice(mind.me)
    ]
    return [mind.rng.choice(weaker)] if weaker and mind.chance(BOLDLY) else []


def lay(mind: Mind, ask: Pick) -> list[int]:
    """The highest dice first, one or as many as look enough."""
    places = sorted(range(len(ask.items)), key=lambda place: -ask.items[place])
    most = len(places) if ask.most is None else ask.most
    return sorted(places[: mind.rng.randint(1, most)])


PLAYS: Mapping[str, Any] = {
    "hierarchy.stats": stats,
    "hierarchy.name-tiles": tiles,
    "hierarchy.scene-dice": lambda mind, ask: mind.rng.choice(ask.options),
    "hierarchy.fortune": fortune,
    "hierarchy.gift": gift,
    "hierarchy.training": train,
    "hierarchy.uprising": challenge,
    "hierarchy.challenged": lambda _mind, _ask: "stand",
    "hierarchy.mercy": lambda _mind, _ask: "spare",
    "hierarchy.escalate": lambda _mind, ask: ask.options[0],
    "hierarchy.draw": lambda _mind, ask: ask.options[0],
    "hierarchy.bid": lay,
    "hierarchy.match": lay,
    "hierarchy.raise-stat": lambda mind, ask: mind.rng.choice(ask.options),
    "hierarchy.raise-tile": lambda mind, ask: [mind.rng.randrange(len(ask.items))],
}
"""What a beginner does otherwise than a fair player."""
