"""What a position of a duel is worth at sight, compiled: the ends, and bounds before them.

A worth is side 0's, as one whole number that compares like (who wins, wounds dealt less taken since
the root, dice left). ``hits0`` and ``hits1`` count the strikes that each side dealt since the root,
absorbed ones included.
"""

from __future__ import annotations

from typing import NamedTuple

from gunbai.games.hierarchy.rules.duel import FACE_MOST, UNCONSCIOUS
from gunbai.games.hierarchy.solver.board import (
    BITS,
    FEW,
    HAND_ROW,
    PACKED,
    SIZE,
    TOTAL,
    Numbers,
    Places,
)
from gunbai.games.hierarchy.solver.compile import inner

SPAN = 1 << 7
"""The parts of a worth: more than twice as many as dice in a hand, or wounds."""
BEYOND = SPAN * SPAN * 4
"""More than any worth."""


class Terms(NamedTuple):
    """What a duel's worth rests on beside the dice, as it stands at the root.

    ``salt`` is this root's mark in the memo.
    """

    lead: int
    absorbs0: int
    absorbs1: int
    wounds0: int
    wounds1: int
    fight: int
    limit: int
    salt: int


class Position(NamedTuple):
    """Both hands by number, side 1's from 0 as well; whose bid; strikes dealt since the root."""

    h0: int
    h1: int
    bidder: int
    hits0: int
    hits1: int


@inner
def end(t: Terms, hits0: int, hits1: int, left: int) -> int:
    """The worth if it ended with these strikes dealt, and so many dice left."""
    dealt, taken = max(0, hits0 - t.absorbs1), max(0, hits1 - t.absorbs0)
    if not t.fight:
        return sign(t.lead + dealt - taken) * SPAN * SPAN + left
    dealt, taken = min(dealt, UNCONSCIOUS - t.wounds1), min(taken, UNCONSCIOUS - t.wounds0)
    down = (t.wounds1 + dealt >= UNCONSCIOUS) - (t.wounds0 + taken >= UNCONSCIOUS)
    won = down or sign(t.lead + dealt - taken)
    return (won * SPAN + dealt - taken) * SPAN + left


@inner
def sign(number: int) -> int:
    """-1, 0 or 1."""
    return (number > 0) - (number < 0)


@inner
def is_down(t: Terms, hits0: int, hits1: int) -> bool:
    """Whether a side lies unconscious."""
    if not t.fight:
        return False
    dealt, taken = max(0, hits0 - t.absorbs1), max(0, hits1 - t.absorbs0)
    return t.wounds1 + dealt >= UNCONSCIOUS or t.wounds0 + taken >= UNCONSCIOUS


@inner
def can_fall(t: Terms, rounds: int, hits0: int, hits1: int) -> bool:
    """Whether somebody may be unconscious within so many exchanges."""
    if not t.fight:
        return False
    stands0 = t.absorbs0 - hits1 + UNCONSCIOUS - t.wounds0
    stands1 = t.absorbs1 - hits0 + UNCONSCIOUS - t.wounds1
    return rounds >= stands0 or rounds >= stands1


@inner
def bounds(book: Numbers, at: Places, t: Terms, p: Position) -> tuple[int, int]:
    """Bounds of a position's worth without search; equal where it is over."""
    h0, h1 = HAND_ROW * p.h0, HAND_ROW * (at.side1 + p.h1)
    n0, n1 = book[h0 + SIZE], book[h1 + SIZE]
    if n0 == 0 or n1 == 0 or is_down(t, p.hits0, p.hits1):
        over = end(t, p.hits0, p.hits1, n0 - n1)
        return over, over
    if n0 <= t.limit and n1 <= t.limit:
        return closed(t, p, n0, n1, book[h0 + TOTAL] - book[h1 + TOTAL])
    if t.limit == 1:
        return matched(t, p, n0 - n1, book[h0 + PACKED], book[h1 + PACKED])
    rounds = min(n0, n1)
    low = end(t, p.hits0, p.hits1 + rounds, 1 - n1)
    return low, end(t, p.hits0 + rounds, p.hits1, n0 - 1)


@inner
def closed(t: Terms, p: Position, n0: int, n1: int, margin: int) -> tuple[int, int]:
    """Where no limit binds, who wins and the wounds are certain, and only dice left are open.

    Whoever has the greater total strikes once more, by laying everything against everything; the
    other takes no more than that, in the same way. So both can end it at once with that result.
    """
    even = end(t, p.hits0 + (margin > 0), p.hits1 + (margin < 0), 0)
    absorbs0, absorbs1 = t.absorbs0 - p.hits1, t.absorbs1 - p.hits0
    low = even + spared(absorbs0, margin > 0 and absorbs1 < 1, n0, n1)
    return low, even - spared(absorbs1, margin < 0 and absorbs0 < 1, n1, n0)


@inner
def spared(absorbs: int, lands: bool, mine: int, theirs: int) -> int:
    """The least difference of dice left that a side can be sure of where no limit binds.

    A strike that lands must be dealt at once, or the other ends the duel first. Else single dice
    may be laid while Honor absorbs one more strike than the last, and then everything.
    """
    if lands or absorbs < 1:
        return 1 - theirs
    return mine - theirs if absorbs >= min(mine, theirs) else absorbs - theirs


@inner
def matched(t: Terms, p: Position, left: int, packed0: int, packed1: int) -> tuple[int, int]:
    """With one die against one, no side strikes more often than it has dice to beat others."""
    low = end(t, p.hits0, p.hits1 + strikes(packed1, packed0), left)
    return low, end(t, p.hits0 + strikes(packed0, packed1), p.hits1, left)


@inner
def strikes(mine: int, theirs: int) -> int:
    """How many dice of a packed hand can beat different dice of another, one against one."""
    beaten, below = 0, 0
    for face in range(FACE_MOST):
        more = min(mine >> BITS * face & FEW, below)
        beaten += more
        below += (theirs >> BITS * face & FEW) - more
    return beaten
