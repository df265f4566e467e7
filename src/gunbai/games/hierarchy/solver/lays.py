"""The lays of each sub-hand, listed in the book when the search first comes there, compiled."""

from __future__ import annotations

from gunbai.games.hierarchy.rules.duel import FACE_MOST
from gunbai.games.hierarchy.solver.board import (
    ALIKE,
    BITS,
    FEW,
    FILLED,
    HAND_ROW,
    LAID,
    LAY_ROW,
    PACKED,
    SIZE,
    SLACK,
    SLOT,
    TOTAL,
    Numbers,
    Places,
)
from gunbai.games.hierarchy.solver.compile import inner
from gunbai.games.hierarchy.solver.worth import BEYOND

GUARD = sum(FEW + 1 << BITS * face for face in range(FACE_MOST))


@inner
def list_lays(book: Numbers, at: Places, side: int, h: int) -> None:
    """List the lays of a sub-hand: those of its side that it holds."""
    empty = HAND_ROW * at.side1 if side else 0
    row = empty + HAND_ROW * h
    if book[row + FILLED] >= 0:
        return
    first = place = head = book[row + SLOT]
    for lay in range(at.lays1 if side else at.lays0, at.frames if side else at.lays1):
        laid = empty + HAND_ROW * book[lay]
        if holds(book[row + PACKED], book[laid + PACKED]):
            book[place + LAID], book[place + ALIKE] = book[lay], 0
            book[place + SLACK] = slack(book[row + PACKED], book[laid + PACKED])
            if not alike(book, laid, empty + HAND_ROW * book[head + LAID]):
                head = place
            book[head + ALIKE] += 1
            place += LAY_ROW
    book[row + FILLED] = (place - first) // LAY_ROW


@inner
def holds(held: int, laid: int) -> bool:
    """Whether a packed hand holds another: no count borrows its guard."""
    return (held | GUARD) - laid & GUARD == GUARD


@inner
def alike(book: Numbers, one: int, two: int) -> bool:
    """Whether two sub-hands have the same sum and as many dice."""
    return book[one + TOTAL] == book[two + TOTAL] and book[one + SIZE] == book[two + SIZE]


@inner
def slack(held: int, laid: int) -> int:
    """The least by which a lay's sum falls if one of its dice is changed for one kept in hand."""
    least, lower = BEYOND, -BEYOND
    for face in range(FACE_MOST):
        out = laid >> BITS * face & FEW
        if out:
            least = min(least, face - lower)
        if held >> BITS * face & FEW > out:
            lower = face
    return least


@inner
def is_wasteful(margin: int, slack: int) -> bool:
    """Whether a match less than the bid by a margin would come to the same with a lower die.

    The higher die is better kept, unless somebody may fall unconscious: then an earlier end may
    leave other dice.
    """
    if margin > 0:
        return slack < BEYOND
    return margin < 0 and slack < -margin
