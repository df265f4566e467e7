"""Bots for Hierarchy: a decision each by the key of its question, nothing hidden known.

The levels, each also as one who writes in Russian: ``beginner`` makes the mistakes that people
make; ``fair`` plays by the temper of the Talisman it wrote (bold, loyal, sly or patient) and duels
by best play; ``strong`` does the same with a character built for Fights, and gives nothing away.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from random import Random
from typing import Any

from gunbai.core.game import Bot, Sight
from gunbai.core.script import Ask, Value
from gunbai.games.hierarchy.bots import (
    beginner,
    birth,
    climbing,
    court,
    duelling,
    questing,
    strong,
)
from gunbai.games.hierarchy.bots.mind import Mind
from gunbai.games.hierarchy.bots.voice import VOICES, Voice

Plays = Mapping[str, Any]

FAIR: Plays = {
    **birth.PLAYS,
    **questing.PLAYS,
    **duelling.PLAYS,
    **climbing.PLAYS,
    **court.PLAYS,
}
STRONG: Plays = {**FAIR, **strong.PLAYS}
BEGINNER: Plays = {**FAIR, **beginner.PLAYS}


def player(voice: Voice, plays: Plays) -> Bot:
    """A bot that answers by ``plays`` and speaks with a voice."""

    def answer(sight: Sight, ask: Ask, rng: Random) -> Value:
        play = plays.get(ask.key)
        # what is not in the table is a roll of real dice: they fall at random
        return ask.sample(rng) if play is None else play(Mind(sight, rng, voice), ask)

    return answer


def _both(name: str, plays: Plays) -> dict[str, Bot]:
    return {name: player(VOICES["en"], plays), f"{name}-ru": player(VOICES["ru"], plays)}


BOTS: Mapping[str, Bot] = {
    **_both("fair", FAIR),
    **_both("beginner", BEGINNER),
    **_both("strong", STRONG),
}
BOT_NAMES: Mapping[str, Sequence[str]] = {
    bot: VOICES["ru" if bot.endswith("-ru") else "en"].names for bot in BOTS
}
