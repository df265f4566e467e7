"""What the solver searches on: every sub-hand of both hands by number, and room to work in.

A sub-hand is numbered in the mixed radix of its faces' counts, so that taking laid dice out of a
hand is one subtraction. Side 1's numbers follow side 0's. All of it stands in one array of whole
numbers, the *book*: Numba counts the references of every array that a function hands on, which
would cost more than the search itself.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from functools import lru_cache
from itertools import accumulate
from math import prod
from typing import NamedTuple, Protocol, TypeAlias

import numpy as np
from numpy.typing import NDArray

from gunbai.games.hierarchy.rules.duel import FACE_MOST, Dice

Ints: TypeAlias = NDArray[np.int64]


class Numbers(Protocol):
    """An array of whole numbers as compiled functions see it."""

    def __getitem__(self, place: int, /) -> int:
        """The number at a place."""
        ...

    def __setitem__(self, place: int, number: int, /) -> None:
        """Put a number at a place."""
        ...


BITS = 6
"""Bits of a packed hand for the count of each face; the highest of them is a guard."""
FEW = (1 << (BITS - 1)) - 1
"""The mask of one count, and the most dice a hand may have."""
HANDS_MOST = 1 << 17
"""The most sub-hands of both sides: hands of up to 19 dice, or more where faces repeat."""
LAYS_MOST = 1 << 23
"""The most lays of all sub-hands together that a book has room for (200 MB, used as needed)."""
TOTAL, SIZE, PACKED, SLOT, FILLED, HAND_ROW = range(6)
"""A sub-hand's row: its sum, its dice, its counts packed, where its lays stand, and how many."""
LAID, ALIKE, SLACK, LAY_ROW = range(4)
"""A lay's row: its sub-hand's number from its side's empty hand; how many lays of its sum and size
begin here (0 but for the first); and the least by which its sum falls if a lower die takes the
place of one."""
(
    H0,
    H1,
    BIDDER,
    HITS0,
    HITS1,
    BID,
    GROUP_END,
    OPEN,
    REPLY,
    KILLER,
    SURE,
    STOOD,
    FAILED,
    LOOK,
    SEEN,
    FRAME_ROW,
) = range(16)
"""A frame of the search's stack: the position; the bid tried, where those like it end, how many
replies are open and which is tried, the last reply to refute a bid; bounds by sight, by all replies
so far and by refuted bids; and how the last reply looked, and what was seen of it."""


class TooManyDiceError(ValueError):
    """Raised where hands have more sub-hands than can be searched."""


class Places(NamedTuple):
    """Where things stand in the book.

    The number of side 1's empty hand; both sides' lays in the order of trial; the stack's frames,
    their lists of open replies, and how long such a list is.
    """

    side1: int
    lays0: int
    lays1: int
    frames: int
    opens: int
    opens_row: int


class Half(NamedTuple):
    """One side's sub-hands, their lays in the order of trial, and how many each may have."""

    rows: Ints
    lays: Ints
    room: Ints


def open_book(hands: tuple[Dice, Dice], limit: int) -> tuple[Ints, Places]:
    """Open a book on two hands of which at most ``limit`` dice are laid at once.

    Lays of a sub-hand are only listed when the search comes to it (FILLED -1: not yet).

    Raises:
        TooManyDiceError: where there is no room for the sub-hands.

    """
    _check(hands)
    first, second = (half(hand, limit) for hand in hands)
    room = np.concatenate((first.room, second.room))
    if (lays := int(room.sum())) > LAYS_MOST:
        raise TooManyDiceError("These hands can be laid in too many ways to search them all.")
    depth, widest = min(map(len, hands)) + 2, max(len(first.lays), len(second.lays))
    sizes = (len(room) * HAND_ROW, len(first.lays), len(second.lays))
    lays0, lays1, frames, opens, lists = accumulate((*sizes, depth * FRAME_ROW, depth * widest))
    book = np.empty(lists + lays * LAY_ROW, np.int64)
    book[:frames] = np.concatenate((first.rows.flat, second.rows.flat, first.lays, second.lays))
    book[SLOT:lays0:HAND_ROW] = lists + LAY_ROW * (np.cumsum(room) - room)
    return book, Places(len(first.rows), lays0, lays1, frames, opens, widest)


def _check(hands: tuple[Dice, Dice]) -> None:
    """Refuse hands that have no room, before any is made."""
    sizes = [prod(count + 1 for count in Counter(hand).values()) for hand in hands]
    if sum(sizes) > HANDS_MOST or max(map(len, hands)) > FEW:
        raise TooManyDiceError(f"Hands of {len(hands[0])} and {len(hands[1])} dice are too large.")


@lru_cache(64)
def half(hand: Dice, limit: int) -> Half:
    """Work out one side's sub-hands: the empty one first, the whole one last."""
    held = Counter(hand)
    shape = [held[face] + 1 for face in range(1, FACE_MOST + 1)]
    counts = np.indices(shape).reshape(FACE_MOST, -1)
    rows = np.full((counts.shape[1], HAND_ROW), -1)
    rows[:, TOTAL] = np.arange(1, FACE_MOST + 1) @ counts
    rows[:, SIZE] = counts.sum(axis=0)
    rows[:, PACKED] = (np.int64(1) << BITS * np.arange(FACE_MOST)) @ counts
    lays = _lays(rows[:, SIZE], rows[:, TOTAL], limit)
    return Half(rows, lays, np.minimum((counts + 1).prod(axis=0) - 1, len(lays)))


def _lays(sizes: Ints, totals: Ints, limit: int) -> Ints:
    """The sub-hands of 1 to ``limit`` dice, those of the fewest and lowest dice first."""
    order = np.lexsort((totals, sizes))
    tried: Ints = order[(sizes[order] > 0) & (sizes[order] <= limit)]
    return tried


def number_of(hand: Dice, dice: Dice) -> int:
    """The number of a sub-hand of a hand, counted from the empty one."""
    held, some = Counter(hand), Counter(dice)
    number = 0
    for face in range(1, FACE_MOST + 1):
        number = number * (held[face] + 1) + some[face]
    return number


def dice_of(book: Ints, places: Places, side: int, number: int) -> Dice:
    """The dice of a side's sub-hand, highest first."""
    packed = int(book[HAND_ROW * (places.side1 * side + number) + PACKED])
    faces = range(FACE_MOST, 0, -1)
    return tuple(face for face in faces for _ in range(packed >> BITS * (face - 1) & FEW))


def integers(numbers: Iterable[int]) -> Ints:
    """Numbers as the compiled search takes them."""
    return np.array(tuple(numbers), np.int64)
