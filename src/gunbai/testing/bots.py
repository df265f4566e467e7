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

IMAGINED = 5
"""Once in so many answers a bot is asked again where what it cannot know is otherwise."""


def check_bots(
    game: str | Game, seed: int, options: Mapping[str, Any] = NOTHING, most: int = DECISIONS_MOST
) -> None:
    """Let every bot play a game in all seats; raise `AssertionError` where one breaks a promise.

    A bot answers legally, by its view and its chance alone: the same where what is hidden from it
    is drawn anew (`Match.fork`), and its seat sees the same.
    """
    game = find(game)
    seats = game.players.start
    for bot in game.bots:
        match = new(game, [bot] * seats, options, dice=seed)
        rng = Random(f"{game.id}/{bot}/{seed}")
        for count in range(most):
            if not match.open:
                break
            if count % IMAGINED == 0:
                _same_where_imagined(match, bot, f"{seed}/{count}")
            _act(match, bot, rng)
        assert match.over, f"the bot {bot} did not end a game within {most} answers"


def _same_where_imagined(match: Match, bot: str, seed: str) -> None:
    """The bot answers alike where others' secrets differ, and its seat sees no difference."""
    number, ask = list(match.open.items())[-1]
    twin = match.fork(seed, ask.seat)
    same = [n for n, open_ in twin.open.items() if (open_.seat, open_.key) == (ask.seat, ask.key)]
    assert same, f"{ask.key} is not asked where it is imagined"
    seen, imagined = (one.game.view(one.state, ask.seat) for one in (match, twin))
    assert seen == imagined, f"{ask.key}: seat {ask.seat} sees what it should only imagine"
    place = [n for n, open_ in match.open.items() if (open_.seat, open_.key) == (ask.seat, ask.key)]
    other = same[place.index(number)]
    answer, again = (
        thought(one, asked).answer(Random(seed)) for one, asked in ((match, number), (twin, other))
    )
    assert answer == again, f"the bot {bot} answers {ask.key} by what is hidden from it"


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
