"""Rewards at the end of a game, by its outcome."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from typing import Literal, TypeAlias, get_args

from gunbai.core.game import Outcome
from gunbai.core.script import Seat

Rewards: TypeAlias = Literal["zero-sum", "score"]
KINDS = get_args(Rewards)


def rewards(kind: Rewards, outcome: Outcome, seats: int) -> Mapping[Seat, float]:
    """What each seat gets when the game ends.

    ``zero-sum``: a lone winner gets 1 and the others share −1; several winners share what they
    win; all or none winning gives 0. Seats that cannot win (not scored where others are, such as
    the Emperor of Snow) get 0. ``score``: the score, or 0 without one.
    """
    if kind == "score":
        return {seat: float(outcome.scores.get(seat, 0)) for seat in range(seats)}
    return _zero_sum(outcome.winners, tuple(outcome.scores), seats)


@lru_cache(maxsize=1024)
def _zero_sum(
    won: tuple[Seat, ...], with_scores: tuple[Seat, ...], seats: int
) -> Mapping[Seat, float]:
    scored = {*with_scores, *won} if with_scores else set(range(seats))
    given = dict.fromkeys(range(seats), 0.0)
    winners = set(won)
    if winners and winners < scored:
        full = len(scored) / (len(scored) - 1)
        for seat in scored:
            share = 1 / len(winners) if seat in winners else 0.0
            given[seat] = (share - 1 / len(scored)) * full
    return given
