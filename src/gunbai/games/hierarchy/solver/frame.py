"""One position of the search at work, compiled: its bids in turn, and the replies to each.

The book holds the frames of the stack; ``f`` is where one begins. A bid *stands* once no reply is
good for the matcher, and is *refuted* by one that is.
"""

from __future__ import annotations

from gunbai.games.hierarchy.solver.board import (
    ALIKE,
    BID,
    BIDDER,
    FAILED,
    FILLED,
    GROUP_END,
    H0,
    H1,
    HAND_ROW,
    HITS0,
    HITS1,
    KILLER,
    LAID,
    LAY_ROW,
    LOOK,
    OPEN,
    REPLY,
    SEEN,
    SIZE,
    SLACK,
    SLOT,
    STOOD,
    SURE,
    TOTAL,
    Numbers,
    Places,
)
from gunbai.games.hierarchy.solver.compile import inner
from gunbai.games.hierarchy.solver.lays import is_wasteful, list_lays
from gunbai.games.hierarchy.solver.worth import BEYOND, Position, Terms, bounds, can_fall, sign


@inner
def enter(book: Numbers, at: Places, f: int, p: Position) -> None:
    """Begin a position in a frame of the stack."""
    list_lays(book, at, 0, p.h0)
    list_lays(book, at, 1, p.h1)
    book[f + H0], book[f + H1], book[f + BIDDER] = p.h0, p.h1, p.bidder
    book[f + HITS0], book[f + HITS1] = p.hits0, p.hits1
    book[f + BID] = book[f + GROUP_END] = book[f + KILLER] = 0
    book[f + FAILED] = worst(p.bidder)


@inner
def position(book: Numbers, f: int) -> Position:
    """The frame's position."""
    return Position(book[f + H0], book[f + H1], book[f + BIDDER], book[f + HITS0], book[f + HITS1])


@inner
def hand_row(book: Numbers, at: Places, f: int, side: int) -> int:
    """The row of a side's hand."""
    return HAND_ROW * (at.side1 + book[f + H1] if side else book[f + H0])


@inner
def lay_row(book: Numbers, at: Places, f: int, side: int, place: int) -> int:
    """The row of a lay in a side's list."""
    return book[hand_row(book, at, f, side) + SLOT] + LAY_ROW * place


@inner
def total_of(book: Numbers, at: Places, side: int, h: int) -> int:
    """The sum of a sub-hand."""
    return book[HAND_ROW * (at.side1 + h if side else h) + TOTAL]


@inner
def after(book: Numbers, at: Places, p: Position, bid: int, match: int) -> Position:
    """The position after a bid and a match."""
    laid0, laid1 = (match, bid) if p.bidder else (bid, match)
    margin = total_of(book, at, 0, laid0) - total_of(book, at, 1, laid1)
    hits0, hits1 = p.hits0 + (margin > 0), p.hits1 + (margin < 0)
    return Position(p.h0 - laid0, p.h1 - laid1, 1 - p.bidder, hits0, hits1)


@inner
def reply(book: Numbers, at: Places, f: int, place: int) -> Position:
    """The position after the frame's bid and the match at a place of the other's list."""
    bidder = book[f + BIDDER]
    bid = book[lay_row(book, at, f, bidder, book[f + BID]) + LAID]
    match = book[lay_row(book, at, f, 1 - bidder, place) + LAID]
    return after(book, at, position(book, f), bid, match)


@inner
def best_for(side: int, one: int, two: int) -> int:
    """The better of two worths."""
    return min(one, two) if side else max(one, two)


@inner
def worst(side: int) -> int:
    """Worse than any worth."""
    return BEYOND if side else -BEYOND


@inner
def refutes(bidder: int, found: int, goal: int) -> bool:
    """Whether a bound found after a reply is good for the matcher."""
    return (found >= goal) == (bidder == 1)


@inner
def sight(book: Numbers, at: Places, t: Terms, p: Position, goal: int) -> int:
    """What decides a position against the goal without search or memory; else `BEYOND`."""
    low, high = bounds(book, at, t, p)
    return low if low >= goal else high if high < goal else BEYOND


@inner
def look_of(book: Numbers, at: Places, p: Position) -> int:
    """Equal for positions after one bid that are worth the same at sight (but for a limit of 1)."""
    h0, h1 = HAND_ROW * p.h0, HAND_ROW * (at.side1 + p.h1)
    margin = 1 + sign(book[h0 + TOTAL] - book[h1 + TOTAL])
    sizes = book[h0 + SIZE] << 5 | book[h1 + SIZE]
    return ((sizes << 5 | p.hits0) << 5 | p.hits1) << 2 | margin


@inner
def glance(book: Numbers, at: Places, t: Terms, f: int, place: int, goal: int) -> int:
    """`sight` of a reply, which is only taken anew where it looks unlike the one before."""
    p = reply(book, at, f, place)
    look = look_of(book, at, p)
    if t.limit == 1 or look != book[f + LOOK]:
        book[f + LOOK], book[f + SEEN] = look, sight(book, at, t, p, goal)
    return book[f + SEEN]


@inner
def begin(book: Numbers, at: Places, f: int) -> None:
    """Begin with the frame's bid, and those of its sum and size after it."""
    bidder = book[f + BIDDER]
    alike = book[lay_row(book, at, f, bidder, book[f + BID]) + ALIKE]
    book[f + GROUP_END] = book[f + BID] + max(1, alike)
    book[f + SURE], book[f + OPEN], book[f + REPLY], book[f + LOOK] = worst(1 - bidder), 0, -1, -1


@inner
def survey(book: Numbers, at: Places, t: Terms, f: int, opens: int, goal: int) -> bool:
    """Judge bids of one sum and size at sight, and list the replies that leave them open.

    Returns whether some reply, the last killer first, refutes them all.
    """
    begin(book, at, f)
    bidder = book[f + BIDDER]
    if give_up(book, f, book[f + KILLER], glance(book, at, t, f, book[f + KILLER], goal), goal):
        return True
    place, replies = 0, book[hand_row(book, at, f, 1 - bidder) + FILLED]
    while place < replies:
        found = glance(book, at, t, f, place, goal)
        if found == BEYOND:
            list_open(book, at, t, f, opens, place)
        elif give_up(book, f, place, found, goal):
            return True
        else:
            book[f + SURE] = best_for(1 - bidder, book[f + SURE], found)
        place += book[lay_row(book, at, f, 1 - bidder, place) + ALIKE]
    return False


@inner
def give_up(book: Numbers, f: int, place: int, found: int, goal: int) -> bool:
    """Whether what was found refutes the frame's bids; then they are done with."""
    bidder = book[f + BIDDER]
    if found == BEYOND or not refutes(bidder, found, goal):
        return False
    book[f + FAILED] = best_for(bidder, book[f + FAILED], found)
    book[f + KILLER], book[f + BID] = place, book[f + GROUP_END]
    return True


@inner
def list_open(book: Numbers, at: Places, t: Terms, f: int, opens: int, place: int) -> None:
    """List the replies like the one at a place, but for wasteful ones."""
    bidder = book[f + BIDDER]
    row = lay_row(book, at, f, 1 - bidder, place)
    bid = book[lay_row(book, at, f, bidder, book[f + BID]) + LAID]
    margin = total_of(book, at, bidder, bid) - total_of(book, at, 1 - bidder, book[row + LAID])
    thrifty = is_thrift_safe(book, at, t, position(book, f))
    for member in range(book[row + ALIKE]):
        if not (thrifty and is_wasteful(margin, book[row + LAY_ROW * member + SLACK])):
            book[opens + book[f + OPEN]] = place + member
            book[f + OPEN] += 1


@inner
def is_thrift_safe(book: Numbers, at: Places, t: Terms, p: Position) -> bool:
    """Whether a higher die kept is never worse here: see `is_wasteful`."""
    rounds = min(book[HAND_ROW * p.h0 + SIZE], book[HAND_ROW * (at.side1 + p.h1) + SIZE])
    return t.limit == 1 or not can_fall(t, rounds, p.hits0, p.hits1)


@inner
def fold(book: Numbers, f: int, opens: int, found: int, goal: int) -> None:
    """Take what was found after the frame's bid and reply, and go on to the next."""
    bidder = book[f + BIDDER]
    if refutes(bidder, found, goal):
        refute(book, f, opens, found)
    else:
        book[f + STOOD] = best_for(1 - bidder, book[f + STOOD], found)
        book[f + REPLY] += 1


@inner
def refute(book: Numbers, f: int, opens: int, found: int) -> None:
    """The frame's reply refutes its bid: go on to the next bid, and try that reply first."""
    bidder, turn = book[f + BIDDER], opens + book[f + REPLY]
    book[f + FAILED] = best_for(bidder, book[f + FAILED], found)
    book[f + KILLER] = book[turn]
    book[turn], book[opens] = book[opens], book[turn]
    book[f + BID] += 1
    book[f + REPLY] = -1
