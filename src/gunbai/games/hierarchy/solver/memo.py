"""What the search remembers, compiled: bounds of positions met, in a table that forgets.

A position has one place by its hash, where a later one overwrites an earlier one. The *salt* marks
whose root an entry belongs to, so that the table need not be cleared between duels.
"""

from __future__ import annotations

import numpy as np

from gunbai.games.hierarchy.solver.board import HAND_ROW, SIZE, Ints, Numbers, Places
from gunbai.games.hierarchy.solver.compile import inner
from gunbai.games.hierarchy.solver.worth import BEYOND, Position, Terms, can_fall

KEY, LOW, HIGH, MEMO_ROW = range(4)
MEMO_ROWS = 1 << 18
SALTS = 1 << 10


def new_memo() -> Ints:
    """An empty table."""
    return np.full(MEMO_ROWS * MEMO_ROW, -1, np.int64)


@inner
def key_of(book: Numbers, at: Places, t: Terms, p: Position) -> int:
    """A number for a position of this root; strikes that made up for each other are left off."""
    spare = max(0, min(p.hits0 - t.absorbs1, p.hits1 - t.absorbs0))
    if spare:
        rounds = min(book[HAND_ROW * p.h0 + SIZE], book[HAND_ROW * (at.side1 + p.h1) + SIZE])
        if can_fall(t, rounds, p.hits0, p.hits1):
            spare = 0
    hands = (p.h0 << 20 | p.h1) << 1 | p.bidder
    return ((hands << 5 | p.hits0 - spare) << 5 | p.hits1 - spare) * SALTS + t.salt


@inner
def place_of(key: int) -> int:
    """Where the table keeps a key."""
    mixed = np.uint64(key) * np.uint64(0x9E3779B97F4A7C15)
    return MEMO_ROW * int(mixed >> np.uint64(46))


@inner
def recall(memo: Numbers, key: int, goal: int) -> int:
    """A remembered bound that decides a position against the goal; else `BEYOND`."""
    place = place_of(key)
    if memo[place + KEY] == key:
        if memo[place + LOW] >= goal:
            return memo[place + LOW]
        if memo[place + HIGH] < goal:
            return memo[place + HIGH]
    return BEYOND


@inner
def remember(memo: Numbers, key: int, found: int, goal: int) -> None:
    """Keep a bound: from below if it reaches the goal, else from above."""
    place = place_of(key)
    if memo[place + KEY] != key:
        memo[place + KEY] = key
        memo[place + LOW], memo[place + HIGH] = -BEYOND, BEYOND
    if found >= goal:
        memo[place + LOW] = max(found, memo[place + LOW])
    else:
        memo[place + HIGH] = min(found, memo[place + HIGH])
