"""Small scripts as games, for tests of the core."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from gunbai.core.dice import Dice
from gunbai.core.game import Game, Outcome, Setup
from gunbai.core.match import Match
from gunbai.core.script import Script
from gunbai.play import new


def game_of(script: Callable[[list[Any]], Script[Any]], players: int = 3) -> Game:
    """A game whose state is a list that the script may fill; it is shown to everybody."""

    def begin(_setup: Setup) -> list[Any]:
        return []

    def play(state: list[Any]) -> Script[Outcome]:
        result = yield from script(state)
        return result if isinstance(result, Outcome) else Outcome(())

    return Game(
        "small",
        1,
        range(1, players + 1),
        (),
        begin,
        play,
        lambda state, seat: list(state),
        lambda count: ["small.role"] * count,
        "gunbai",
    )


def match_of(
    script: Callable[[list[Any]], Script[Any]],
    players: int = 3,
    dice: Dice | str | int | None = 1,
) -> Match:
    """A match of a small script between persons."""
    return new(game_of(script, players), [f"seat{n}" for n in range(players)], dice=dice)


def only(match: Match) -> int:
    """The number of the only open question."""
    (number,) = match.open
    return number
