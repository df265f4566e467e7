"""Games worth recording: the first that ends as is wanted, and those with real dice."""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Mapping, Sequence
from random import Random
from typing import Any

from gunbai.core.dice import Sealed
from gunbai.core.game import Game, Sitting
from gunbai.core.match import Match
from gunbai.core.script import Roll
from gunbai.play import ask_bot, new, play_bots

Want = Callable[[Match], bool]
MOST = 2000


def sealed(seed: int) -> Sealed:
    """Sealed dice whose secret anybody can make again."""
    return Sealed(hashlib.sha256(f"record {seed}".encode()).digest())


def found(
    game: Game,
    seats: Sequence[str | Sitting],
    want: Want,
    options: Mapping[str, Any],
    begin: Callable[[Match], None] = lambda match: None,
) -> Match:
    """The first game between bots that ends as is wanted; ``begin`` answers before them.

    Raises:
        LookupError: none of many ends so.

    """
    for seed in range(MOST):
        match = new(game, seats, options, sealed(seed))
        begin(match)
        play_bots(match, Random(seed))
        if want(match):
            return match
    raise LookupError("no seed ends so")


def play_with_real_dice(match: Match, twin: Match, rng: Random) -> None:
    """Let persons roll real dice, answer as the bots of the twin's seats, and now and then undo."""
    while match.open:
        number, ask = next(iter(match.open.items()))
        match.answer(ask.seat, number, _answer(match, twin, number, rng))
        if not isinstance(ask, Roll) and rng.random() < 0.05 and match.undoable(ask.seat) == "free":
            match.undo(ask.seat)


def _answer(match: Match, twin: Match, number: int, rng: Random) -> Any:
    """What the bots of the twin's seats would answer at this table."""
    ask = match.open[number]
    if isinstance(ask, Roll):
        return ask.sample(rng)
    bot = twin.game.bots[twin.company.seats[ask.seat].player]
    return ask_bot(match, number, rng, bot)
