"""How bots behave at court, and what they say at Sunset."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from gunbai.core.script import Ask, Pick, Value
from gunbai.games.hierarchy.bots.mind import Mind
from gunbai.games.hierarchy.bots.temper import SLY


def court(mind: Mind, _ask: Ask) -> str:
    """Mostly nothing; now and then a scene, and seldom a quarrel."""
    if mind.chance(0.02 if mind.temper is SLY else 0.005):
        return "call-out"
    return "tale" if mind.chance(0.05) else "quiet"


def call_out(mind: Mind, ask: Pick) -> list[int]:
    """A rival, if there is one."""
    rivals = [place for place, seat in enumerate(ask.ids) if mind.is_rival(mind.at(seat))]
    return [mind.rng.choice(rivals or range(len(ask.items)))]


def sunset(mind: Mind, _ask: Ask) -> Value:
    """A last word, not every time."""
    return mind.say("sunset") if mind.chance(0.25) else ""


PLAYS: Mapping[str, Any] = {
    "hierarchy.court": court,
    "hierarchy.tale": lambda mind, _ask: mind.say("tale"),
    "hierarchy.call-out": call_out,
    "hierarchy.stakes": lambda mind, _ask: mind.say("stakes"),
    "hierarchy.sunset": sunset,
}
