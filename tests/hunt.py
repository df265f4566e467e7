"""Looks for games that end as is wanted: the first by its seed."""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Mapping, Sequence
from random import Random
from typing import Any

from gunbai.dice import Sealed
from gunbai.game import Game
from gunbai.match import Match
from gunbai.play import new, play_bots

Want = Callable[[Match], bool]
MOST = 2000


def sealed(seed: int) -> Sealed:
    """Sealed dice whose secret anybody can make again."""
    return Sealed(hashlib.sha256(f"record {seed}".encode()).digest())


def found(
    game: Game,
    seats: Sequence[str],
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
