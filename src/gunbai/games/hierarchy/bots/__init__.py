"""Bots for Hierarchy: a decision each by the key of its question, nothing hidden known.

``retainer`` plays by the temper of the Talisman it wrote (bold, loyal, sly or patient) and duels
by best play; ``retainer-ru`` does so in Russian. ``random`` answers anything legal.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from random import Random
from typing import Any

from gunbai.core.game import Bot, Sight
from gunbai.core.script import Ask, Value
from gunbai.games.hierarchy.bots import birth, climbing, court, duelling, questing
from gunbai.games.hierarchy.bots.mind import Mind
from gunbai.games.hierarchy.bots.voice import VOICES, Voice

PLAYS: Mapping[str, Any] = {
    **birth.PLAYS,
    **questing.PLAYS,
    **duelling.PLAYS,
    **climbing.PLAYS,
    **court.PLAYS,
}


def retainer(voice: Voice) -> Bot:
    """The bot that plays as the temper of its Talisman has it, and speaks with a voice."""

    def answer(sight: Sight, ask: Ask, rng: Random) -> Value:
        play = PLAYS.get(ask.key)
        # what is not in the table is a roll of real dice: they fall at random
        return ask.sample(rng) if play is None else play(Mind(sight, rng, voice), ask)

    return answer


def leaf(sight: Sight, ask: Ask, rng: Random) -> Value:  # noqa: ARG001
    """Answer anything legal."""
    return ask.sample(rng)


BOTS: Mapping[str, Bot] = {
    "retainer": retainer(VOICES["en"]),
    "retainer-ru": retainer(VOICES["ru"]),
    "random": leaf,
}
BOT_NAMES: Mapping[str, Sequence[str]] = {
    bot: VOICES["ru" if bot.endswith("-ru") else "en"].names for bot in BOTS
}
