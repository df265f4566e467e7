"""Bots for Hierarchy: a decision each by the key of its question, nothing hidden known.

The levels: ``beginner`` makes the mistakes that people make; ``fair`` plays by the temper of the
Talisman it wrote (bold, loyal, sly or patient) and duels by best play; ``strong`` does the same
with a character built for Fights, and gives nothing away.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from random import Random
from typing import Any

from gunbai.core.game import Bot, Reasoned, Sight
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
from gunbai.games.hierarchy.bots.voice import ENGLISH, VOICES

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


def player(plays: Plays) -> Bot:
    """A bot that answers by ``plays`` and speaks with the voice of its seat's language."""

    def answer(sight: Sight, ask: Ask, rng: Random) -> Value | Reasoned:
        play = plays.get(ask.key)
        if play is None:  # a roll of real dice: they fall at random
            return ask.sample(rng)
        found: Value | Reasoned = play(Mind(sight, rng, VOICES.get(sight.language, ENGLISH)), ask)
        return found

    return answer


BOTS: Mapping[str, Bot] = {
    "fair": player(FAIR),
    "beginner": player(BEGINNER),
    "strong": player(STRONG),
}
FORMER = {f"{level}-ru": level for level in BOTS}
"""Ids of older records: once each language had bots of its own."""
BOT_NAMES: Mapping[str, Sequence[str]] = {
    language: voice.names for language, voice in VOICES.items()
}
