"""Bots: each plays every seat to the end, legally, and the same way where it sees the same."""

from __future__ import annotations

from collections.abc import Mapping
from random import Random
from typing import Any

from gunbai.core.game import Game
from gunbai.core.match import Match
from gunbai.core.script import NOTHING, Refused
from gunbai.play import bot_act, new, thought
from gunbai.registry import find
from gunbai.testing.random_play import DECISIONS_MOST


def check_bots(
    game: str | Game, seed: int, options: Mapping[str, Any] = NOTHING, most: int = DECISIONS_MOST
) -> None:
    """Let every bot play a game in all seats; raise `AssertionError` where one breaks a promise."""
    game = find(game)
    seats = game.players.start
    for bot in game.bots:
        match = new(game, [bot] * seats, options, dice=seed)
        rng = Random(f"{game.id}/{bot}/{seed}")
        for _ in range(most):
            if not match.open:
                break
            _act(match, bot, rng)
        assert match.over, f"the bot {bot} did not end a game within {most} answers"


def _act(match: Match, bot: str, rng: Random) -> None:
    number, ask = next(iter(match.open.items()))
    state = rng.getstate()
    answer = thought(match, number).answer(rng)
    after = rng.getstate()
    rng.setstate(state)
    again = thought(match, number).answer(rng)
    assert again.value == answer.value, f"the bot {bot} answers {ask.key} by more than its chance"
    rng.setstate(after)
    try:
        bot_act(match, ask.seat, number, answer)
    except Refused as no:
        raise AssertionError(f"the bot {bot} answers {ask.key} with {answer.value!r}: {no}") from no
