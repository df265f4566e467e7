"""Bots of Daimyo: Generals of three levels and three styles, and one who draws lots.

They see the table as everybody does, and judge by the same mechanics as the rules.
"""

from __future__ import annotations

from random import Random

from gunbai.core.game import Sight
from gunbai.core.script import Ask, Value
from gunbai.games.daimyo.bots.general import Commander
from gunbai.games.daimyo.bots.temper import BEGINNER, BOLD, CAREFUL, FAIR, STEADY, STRONG

fair = Commander(FAIR)
beginner = Commander(BEGINNER)
strong = Commander(STRONG)
steady = Commander(STEADY)
bold = Commander(BOLD)
careful = Commander(CAREFUL)


def random(sight: Sight, ask: Ask, rng: Random) -> Value:  # noqa: ARG001
    """Answer at random."""
    return ask.sample(rng)
