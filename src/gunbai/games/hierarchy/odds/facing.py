"""How likely a conflict is won before its roll, quickly enough to be said at the table.

Exact where no limit of bids binds: then totals decide. With bids of one die it is a fit to 15 139
conflicts of up to 8 dice against 15, up to 20 rolls each, judged by the solver: on the average it
is 4 % off, in one case of twenty more than 13 %. With bids of two dice and more it is a sample of
conflicts that the solver judges, as near as that, or with many dice a fit of its own
(`great_hands`). Good for one digit, and no more is said.
"""

from __future__ import annotations

from functools import cache
from math import exp, sqrt
from typing import NamedTuple

from gunbai.games.hierarchy.odds import great_hands
from gunbai.games.hierarchy.odds.chances import Face, exact
from gunbai.games.hierarchy.odds.rolls import Pool
from gunbai.games.hierarchy.rules.duel import Side

EXACT_MOST = 24
"""Up to so many dice on a side totals are counted exactly."""
DIE, STRIKE, STRIKES_FEWER, BIDDER = 0.485, 3.32, -0.44, 0.21
"""The fit, in logits: a die more; a strike more that Honor takes up, by the root of the dice that
are kept, and without it; not having to bid first."""

SAMPLES = 80
"""Conflicts in a sample: on the average it is 4 % off. That takes about a tenth of a second."""
KEPT_MOST, KEPT_MOST_IN_A_FIGHT = 6, 5
"""With more dice kept a sample takes too long for the table; Honor makes each duel longer."""


class Outlook(NamedTuple):
    """The chance to win a conflict if every tie is done again; whether it is exact."""

    win: float
    is_exact: bool


@cache
def race(once: float, mine: int, theirs: int) -> float:
    """How likely I have won ``mine`` rolls before the other has won ``theirs``."""
    if not mine or not theirs:
        return float(not mine)
    return once * race(once, mine - 1, theirs) + (1 - once) * race(once, mine, theirs - 1)


@cache
def outlook(
    mine: int,
    theirs: int,
    absorbs: tuple[int, int] = (0, 0),
    bid_limit: int | None = None,
    *,
    bids_first: bool = True,
) -> Outlook | None:
    """My chance with so many d10 against theirs; None where it cannot be told.

    ``absorbs`` are the strikes that Honor takes up, mine first. Without a limit each roll is one
    strike, and what Honor took up stays spent (R9): a race for one strike more than the other
    absorbs. ``bids_first`` matters under a limit alone. Under a limit of two dice and more nothing
    is told of many dice where Honor takes up strikes: it would take too long to find.
    """
    face = Face((Pool(mine), Pool(theirs)), bid_limit=bid_limit)
    if face.is_free or bid_limit is None:
        return _exact(mine, theirs, absorbs)
    if bid_limit == 1:
        return Outlook(_fitted(mine, theirs, absorbs, bids_first), False)
    if any(absorbs) and face.keep > KEPT_MOST_IN_A_FIGHT:
        return None
    if face.keep > KEPT_MOST:
        great = great_hands.fitted((mine, theirs), bid_limit, bids_first=bids_first)
        return Outlook(great, False)
    return _sampled((mine, theirs), absorbs, bid_limit, 0 if bids_first else 1)


def _exact(mine: int, theirs: int, absorbs: tuple[int, int]) -> Outlook | None:
    once = exact(Face((Pool(mine), Pool(theirs)))) if max(mine, theirs) <= EXACT_MOST else None
    if once is None or once.decided is None:
        return None
    return Outlook(race(float(once.decided), absorbs[1] + 1, absorbs[0] + 1), True)


def _fitted(mine: int, theirs: int, absorbs: tuple[int, int], bids_first: bool) -> float:
    strike = STRIKE / sqrt(min(mine, theirs)) + STRIKES_FEWER
    lead = DIE * (mine - theirs) + strike * (absorbs[0] - absorbs[1])
    return 1 / (1 + exp(-lead + (BIDDER if bids_first else -BIDDER)))


def _sampled(
    dice: tuple[int, int], absorbs: tuple[int, int], bid_limit: int, bidder: Side
) -> Outlook | None:
    from gunbai.games.hierarchy.odds.fights import share_won  # loads all that searches

    win = share_won(dice, absorbs, bid_limit, bidder, SAMPLES, seed=1)
    return None if win is None else Outlook(win, False)
