"""Whole Fights under best play: run after run, what Honor took up staying spent (R9).

Sampled: hands are rolled and played out by the solver. What is asked is how often nobody has won
yet after so many runs (hierarchy R9).
"""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from gunbai.games.hierarchy.odds.rolls import Pool, roll
from gunbai.games.hierarchy.rules.duel import Duel, Duelist, lay
from gunbai.games.hierarchy.solver.solve import solve


def played_out(duel: Duel) -> Duel:
    """The end of a duel when both sides lay best."""
    while not duel.is_over:
        duel = lay(duel, solve(duel).best[0])
    return duel


def still_tied(
    dice: int, absorbs: tuple[int, int], limit: int | None, runs: int, samples: int, seed: int
) -> Sequence[float]:
    """The shares of Fights that nobody has won after 1, 2, … ``runs`` runs, of ``samples``.

    Both sides roll ``dice`` dice in every run; who bids first takes turns by the sample.
    """
    tied = [0] * runs
    for number in range(samples):
        for run in range(_runs(Random(f"{seed}/{number}"), dice, absorbs, limit, runs, number % 2)):
            tied[run] += 1
    return [count / samples for count in tied]


def _runs(
    chance: Random, dice: int, absorbs: tuple[int, int], limit: int | None, most: int, bidder: int
) -> int:
    """How many runs of one Fight were tied, one after the other."""
    for run in range(most):
        hands = [roll(Pool(dice), dice, chance) for _ in range(2)]
        sides = Duelist(hands[0], absorbs[0]), Duelist(hands[1], absorbs[1])
        end = played_out(Duel(sides, 1 if bidder else 0, any(absorbs), bid_limit=limit))
        if end.winner is not None:
            return run
        absorbs = end.duelists[0].absorbs, end.duelists[1].absorbs
    return most
