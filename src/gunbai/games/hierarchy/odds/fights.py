"""Whole conflicts under best play: run after run, what Honor took up staying spent (R9).

Sampled: hands are rolled and judged by the solver. What is asked is how often nobody has won yet
after so many runs (hierarchy R9), and who wins in the end.
"""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from gunbai.games.hierarchy.odds.rolls import Pool, roll
from gunbai.games.hierarchy.rules.duel import Duel, Duelist, Side, lay
from gunbai.games.hierarchy.solver.solve import solve, verdict

RUNS_MOST = 20
"""How often a tied conflict is rolled anew, before nobody is said to win it."""


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
        end = played_out(_rolled(chance, (dice, dice), absorbs, limit, 1 if bidder else 0))
        if end.winner is not None:
            return run
        absorbs = end.duelists[0].absorbs, end.duelists[1].absorbs
    return most


def _rolled(
    chance: Random,
    dice: tuple[int, int],
    absorbs: tuple[int, int],
    limit: int | None,
    bidder: Side,
) -> Duel:
    """A duel with the dice that are kept of a roll."""
    first, second = (roll(Pool(count), min(dice), chance) for count in dice)
    sides = Duelist(first, absorbs[0]), Duelist(second, absorbs[1])
    return Duel(sides, bidder, any(absorbs), bid_limit=limit)


def share_won(
    dice: tuple[int, int],
    absorbs: tuple[int, int],
    limit: int | None,
    bidder: Side,
    samples: int,
    seed: int,
) -> float | None:
    """The share of conflicts that side 0 wins, of a sample; None if it decides none.

    Ties are done again, `RUNS_MOST` times at most; whom that decides nothing for is left out.
    """
    ends = [
        _won(Random(f"{seed}/{number}"), dice, absorbs, limit, bidder) for number in range(samples)
    ]
    decided = [end for end in ends if end]
    return decided.count(1) / len(decided) if decided else None


def _won(
    chance: Random, dice: tuple[int, int], absorbs: tuple[int, int], limit: int | None, bidder: Side
) -> int:
    """Who wins one conflict: 1 for side 0, -1; 0 where it is tied again and again."""
    for _ in range(RUNS_MOST):
        duel = _rolled(chance, dice, absorbs, limit, bidder)
        if won := verdict(duel):
            return won
        if any(absorbs):
            end = played_out(duel)
            absorbs = end.duelists[0].absorbs, end.duelists[1].absorbs
    return 0
