"""The solver's search, compiled: null-window minimax over exchanges with a memo.

As worths are always side 0's, one ``goal`` holds at every depth. A probe tells whether the root
reaches it, with a bound; the root's worth is closed in on by probes from both sides.
"""

from __future__ import annotations

from collections.abc import Callable

import numpy as np

from gunbai.games.hierarchy.solver.board import (
    BID,
    BIDDER,
    FAILED,
    FILLED,
    FRAME_ROW,
    GROUP_END,
    HAND_ROW,
    LAID,
    LAY_ROW,
    OPEN,
    REPLY,
    SLOT,
    STOOD,
    SURE,
    Ints,
    Numbers,
    Places,
)
from gunbai.games.hierarchy.solver.compile import entry, fingerprint, inner
from gunbai.games.hierarchy.solver.frame import (
    after,
    enter,
    fold,
    hand_row,
    position,
    refute,
    refutes,
    reply,
    survey,
)
from gunbai.games.hierarchy.solver.lays import list_lays
from gunbai.games.hierarchy.solver.memo import key_of, recall, remember
from gunbai.games.hierarchy.solver.worth import BEYOND, SPAN, Position, Terms, bounds

NONE = -1
"""In place of a lay: none is laid."""
WORTH, PATIENCE, SOURCES, LAYS = range(4)
"""An answer: the worth, how much patience is left (below 0: it ran out), what it was compiled from,
and the best lays."""


@inner
def known(book: Numbers, memo: Numbers, at: Places, t: Terms, p: Position, goal: int) -> int:
    """What the memo has of a position against the goal; else `BEYOND`."""
    return recall(memo, key_of(book, at, t, p), goal)


@inner
def forgotten(
    book: Numbers, memo: Numbers, at: Places, t: Terms, f: int, opens: int, goal: int
) -> bool:
    """Begin the open replies to a bid; False if the memo has one that refutes it."""
    for turn in range(book[f + OPEN]):
        found = known(book, memo, at, t, reply(book, at, f, book[opens + turn]), goal)
        if found != BEYOND and refutes(book[f + BIDDER], found, goal):
            book[f + REPLY] = turn
            refute(book, f, opens, found)
            return False
    book[f + REPLY], book[f + STOOD] = 0, book[f + SURE]
    return True


@inner
def advance(
    book: Numbers, memo: Numbers, at: Places, t: Terms, f: int, opens: int, last: int, goal: int
) -> int:
    """Go on in a frame until it is decided, or a reply must be searched first (`BEYOND`)."""
    while book[f + BID] < last:
        if book[f + BID] >= book[f + GROUP_END] and survey(book, at, t, f, opens, goal):
            continue
        if book[f + REPLY] < 0 and not forgotten(book, memo, at, t, f, opens, goal):
            continue
        if book[f + REPLY] >= book[f + OPEN]:
            return book[f + STOOD]
        p = reply(book, at, f, book[opens + book[f + REPLY]])
        found = known(book, memo, at, t, p, goal)
        if found == BEYOND:
            return BEYOND
        fold(book, f, opens, found, goal)
    return book[f + FAILED]


@inner
def probe(
    book: Numbers,
    memo: Numbers,
    at: Places,
    t: Terms,
    answer: Numbers,
    root: Position,
    only: int,
    goal: int,
) -> int:
    """Find whether the root reaches the goal: a bound from below if so, else from above.

    ``only`` is the place of the one bid that the root may make, or `NONE`. What comes back is
    `BEYOND` once the answer's patience has run out.
    """
    f, opens = at.frames, at.opens
    enter(book, at, f, root)
    book[f + BID] = max(0, only)
    while True:
        last = book[hand_row(book, at, f, book[f + BIDDER]) + FILLED]
        if only != NONE and f == at.frames:
            last = only + 1
        found = advance(book, memo, at, t, f, opens, last, goal)
        if found == BEYOND:
            answer[PATIENCE] -= 1
            if answer[PATIENCE] < 0:
                return BEYOND
            p = reply(book, at, f, book[opens + book[f + REPLY]])
            f, opens = f + FRAME_ROW, opens + at.opens_row
            enter(book, at, f, p)
        elif f == at.frames:
            return found
        else:
            remember(memo, key_of(book, at, t, position(book, f)), found, goal)
            f, opens = f - FRAME_ROW, opens - at.opens_row
            fold(book, f, opens, found, goal)


@inner
def settle(
    book: Numbers, memo: Numbers, at: Places, t: Terms, answer: Numbers, root: Position, only: int
) -> int:
    """The root's worth, closed in on from both sides."""
    low, high = (-BEYOND, BEYOND) if only != NONE else bounds(book, at, t, root)
    found = high if root.bidder else low
    while low < high:
        goal = found + 1 if found == low else found
        found = probe(book, memo, at, t, answer, root, only, goal)
        if found == BEYOND:
            return BEYOND
        if found >= goal:
            low = found
        else:
            high = found
    return low


@inner
def winner(
    book: Numbers, memo: Numbers, at: Places, t: Terms, answer: Numbers, root: Position, only: int
) -> int:
    """Who wins the root, 1, 0 or -1, without regard to wounds and dice left."""
    for won in (1, 0):
        if reaches(book, memo, at, t, answer, root, only, (2 * won - 1) * SPAN * SPAN // 2):
            return won
    return -1


@inner
def reaches(
    book: Numbers,
    memo: Numbers,
    at: Places,
    t: Terms,
    answer: Numbers,
    p: Position,
    only: int,
    goal: int,
) -> bool:
    """Whether a position, or one bid in it, reaches the goal."""
    if only == NONE:
        low, high = bounds(book, at, t, p)
        if low >= goal or high < goal:
            return low >= goal
    return probe(book, memo, at, t, answer, p, only, goal) >= goal


@inner
def place_of_lay(book: Numbers, row: int, bid: int) -> int:
    """Where a lay stands in the list of a sub-hand; `NONE` for none."""
    for place in range(book[row + FILLED] if bid != NONE else 0):
        if book[book[row + SLOT] + LAY_ROW * place + LAID] == bid:
            return place
    return NONE


@inner
def keep_best(
    book: Numbers, memo: Numbers, at: Places, t: Terms, answer: Numbers, root: Position, only: int
) -> None:
    """Write down the actor's lays that keep the worth: bids, or replies to the only one."""
    actor = root.bidder if only == NONE else 1 - root.bidder
    row = HAND_ROW * (at.side1 + root.h1 if actor else root.h0)
    own = HAND_ROW * (at.side1 + root.h1 if root.bidder else root.h0)
    count, goal = LAYS, answer[WORTH] + actor
    for place in range(book[row + FILLED]):
        lay = book[book[row + SLOT] + LAY_ROW * place + LAID]
        p, bid = root, place
        if only != NONE:
            p, bid = (
                after(book, at, root, book[book[own + SLOT] + LAY_ROW * only + LAID], lay),
                NONE,
            )
        if reaches(book, memo, at, t, answer, p, bid, goal) == (actor == 0):
            answer[count] = lay
            count += 1
    answer[count] = NONE


def compile_search(sources: int) -> Callable[[Numbers, Numbers, Numbers], Ints]:
    """Compile the search from these sources.

    Numba looks for changes in this file alone, and at the values of a closure: hence the closure.
    """

    @entry
    def search(book: Numbers, memo: Numbers, question: Numbers) -> Ints:
        """Solve a duel that is not over.

        ``question`` holds the `Places`, the `Terms`, both whole hands and the bidder as in
        `Position`, the bid on the table (its dice still in hand) or `NONE`, the patience, and
        whether only the winner is asked for. Returns `WORTH` or the winner, the patience left, the
        sources, and the actor's best lays, closed by `NONE` (none with the winner only).
        """
        q = question
        at = Places(q[0], q[1], q[2], q[3], q[4], q[5])
        t = Terms(q[6], q[7], q[8], q[9], q[10], q[11], q[12], q[13])
        root = Position(q[14], q[15], q[16], 0, 0)
        list_lays(book, at, 0, root.h0)
        list_lays(book, at, 1, root.h1)
        own = HAND_ROW * (at.side1 + root.h1 if root.bidder else root.h0)
        only = place_of_lay(book, own, q[17])
        answer = np.full(LAYS + at.opens_row + 1, NONE)
        answer[PATIENCE], answer[SOURCES] = q[18], sources
        if q[19]:
            answer[WORTH] = winner(book, memo, at, t, answer, root, only)
            return answer
        answer[WORTH] = settle(book, memo, at, t, answer, root, only)
        if answer[PATIENCE] >= 0:
            keep_best(book, memo, at, t, answer, root, only)
        return answer

    return search


search = compile_search(fingerprint())
"""The search, compiled when it is first called."""
