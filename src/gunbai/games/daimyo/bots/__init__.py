"""Bots of Daimyo: Generals of three temperaments, and one who draws lots.

They see the table as everybody does, and judge by the same mechanics as the rules.
"""

from __future__ import annotations

from collections.abc import Mapping
from random import Random

from gunbai.core.game import Bot, Sight
from gunbai.core.script import Ask, Value
from gunbai.games.daimyo.bots.general import BOLD, CAREFUL, STEADY, Commander


def draw(sight: Sight, ask: Ask, rng: Random) -> Value:  # noqa: ARG001
    """Answer at random."""
    return ask.sample(rng)


BOTS: Mapping[str, Bot] = {
    "steady": Commander(STEADY),
    "bold": Commander(BOLD),
    "careful": Commander(CAREFUL),
    "random": draw,
}
"""Every bot by its id; the first is the default."""
