"""Bots for Hierarchy: a decision each by the key of its question, nothing hidden known.

``retainer`` plays by the temper of the Talisman it wrote (bold, loyal, sly or patient), duels by
best play and writes in the language of the table's option `language`; ``random`` answers anything
legal.
"""

from __future__ import annotations

from collections.abc import Mapping
from random import Random
from typing import Any

from gunbai.game import Bot, Sight
from gunbai.games.hierarchy.bots import birth, climbing, court, duelling, questing
from gunbai.games.hierarchy.bots.mind import Mind
from gunbai.script import Ask, Value

PLAYS: Mapping[str, Any] = {
    **birth.PLAYS,
    **questing.PLAYS,
    **duelling.PLAYS,
    **climbing.PLAYS,
    **court.PLAYS,
}


def retainer(sight: Sight, ask: Ask, rng: Random) -> Value:
    """Answer as the temper has it; dice that are typed in fall at random."""
    play = PLAYS.get(ask.key)
    return ask.sample(rng) if play is None else play(Mind(sight, rng), ask)


def leaf(sight: Sight, ask: Ask, rng: Random) -> Value:  # noqa: ARG001
    """Answer anything legal."""
    return ask.sample(rng)


BOTS: Mapping[str, Bot] = {"retainer": retainer, "random": leaf}
