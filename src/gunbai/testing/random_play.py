"""Random play of any game: tables, and answers to open questions."""

from __future__ import annotations

from collections.abc import Mapping
from random import Random
from typing import Any

from gunbai.core.game import Game
from gunbai.core.match import Match
from gunbai.core.script import NOTHING, Refused, Value

DECISIONS_MOST = 200_000


def random_options(game: Game, rng: Random) -> dict[str, Any]:
    """Random legal values for a random half of the game's options."""
    return {o.id: o.sample(rng) for o in game.options if rng.random() < 0.5}


def short_options(game: Game, rng: Random) -> dict[str, Any]:
    """Random options by which a random game soon ends, as its part ``invariants`` says."""
    short: Mapping[str, range] = getattr(game.part("invariants"), "SHORT", NOTHING)
    return random_options(game, rng) | {name: rng.choice(of) for name, of in short.items()}


def random_seats(game: Game, rng: Random) -> list[str]:
    """Names for a random number of persons that the game takes."""
    return [f"seat{number}" for number in range(rng.choice(game.players))]


def play_random(match: Match, rng: Random, most: int = DECISIONS_MOST) -> int:
    """Answer open questions at random until the game ends; return how many decisions it took."""
    decisions = 0
    while match.open:
        number = rng.choice(list(match.open))
        answer_random(match, number, rng)
        decisions += 1
        assert decisions < most, f"{match.game.id} did not end within {most} decisions"
    return decisions


def answer_random(match: Match, number: int, rng: Random) -> Value:
    """Answer one open question with some legal answer, which must be taken, and return it."""
    ask = match.open[number]
    value = ask.sample(rng)
    try:
        match.answer(ask.seat, number, value)
    except Refused as no:
        raise AssertionError(f"{ask.key} refused {value!r}, which it offered: {no}") from no
    return value
