"""Which dice a bot lays: by the exact solver where it is quick, else by a rule of thumb."""

from __future__ import annotations

from gunbai.games.hierarchy.rules.duel import Dice, Duel, other
from gunbai.games.hierarchy.solver.solve import OutOfPatienceError, Solution, solve

DICE_MOST = 9
"""Hands up to this size are solved; greater ones seldom could be in time."""
PATIENCE = 2_000
"""Positions that a bot searches at most for a lay: about a hundredth of a second."""


def foresee(duel: Duel) -> Solution | None:
    """Best play from here, or None where it would take too long to find."""
    if max(len(duelist.dice) for duelist in duel.duelists) > DICE_MOST:
        return None
    try:
        return solve(duel, PATIENCE)
    except OutOfPatienceError:
        return None


def is_lost(duel: Duel, seen: Solution) -> bool:
    """Whether the actor of a Fight can only lose it, and be wounded twice or more on the way."""
    worth = -seen.worth if duel.actor else seen.worth
    return duel.fight and worth.won < 0 and worth.wounds <= -2


def by_thumb(duel: Duel) -> Dice:
    """A good lay without search.

    Without a limit the greater total is laid at once, and the smaller one gives its least die.
    With one, a match is the least that strikes, else the least of all; a bid is the highest if it
    cannot be beaten, else the lowest.
    """
    mine, theirs = duel.duelists[duel.actor].dice, duel.duelists[other(duel.actor)].dice
    if duel.most >= len(mine):
        return mine if sum(mine) > sum(theirs) + sum(duel.bid) else mine[-1:]
    if duel.bid:
        return least_over(mine, sum(duel.bid), duel.most)
    return mine[: duel.most] if sum(mine[: duel.most]) > sum(theirs[: duel.most]) else mine[-1:]


def least_over(dice: Dice, bid: int, most: int) -> Dice:
    """The least sum of at most ``most`` dice that is greater than a bid; else the lowest die."""
    laid: dict[int, Dice] = {0: ()}
    for die in dice:
        for total, few in list(laid.items()):
            more = laid.get(total + die)
            if len(few) < most and (more is None or len(few) + 1 < len(more)):
                laid[total + die] = (*few, die)
    over = [total for total in laid if total > bid]
    return laid[min(over)] if over else dice[-1:]
