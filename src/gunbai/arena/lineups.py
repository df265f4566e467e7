"""Who sits where in an arena: line-ups of bots, each in all its seatings.

Bots contend for the seats of the commonest role. Two kinds of line-up set two bots against each
other: ``half`` of the seats each, and ``one`` of the first among the second. A ``mixed`` line-up
has all bots at one table.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from itertools import combinations, cycle, islice, permutations
from math import comb

from msgspec import Struct

from gunbai.core.game import Game

KINDS = ("half", "one", "mixed")
ARRANGED_MOST = 12
"""So many ways to share out the seats are all played; of more, those that alternate."""

Seating = tuple[str, ...]


class Lineup(Struct, frozen=True):
    """Bots that meet, and every seating in which they do."""

    kind: str
    bots: tuple[str, ...]
    seatings: tuple[Seating, ...]


def contested(game: Game, seats: int) -> list[int]:
    """The seats to contend for: those of the commonest role, or all where each has its own."""
    roles = list(game.roles(seats))
    commonest, many = Counter(roles).most_common(1)[0]
    return [seat for seat, role in enumerate(roles) if many == 1 or role == commonest]


def lineups(
    kinds: Sequence[str], bots: Sequence[str], seats: int, against: str = ""
) -> Iterator[Lineup]:
    """All line-ups of some kinds, for so many contested seats.

    Two by two each bot meets every other one, or only the bot ``against``.
    """
    for kind in kinds:
        if kind == "half":
            yield from (half(pair, seats) for pair in _pairs(bots, against))
        elif kind == "one":
            pairs = [both for pair in _pairs(bots, against) for both in permutations(pair)]
            yield from (one(pair, seats) for pair in pairs)
        else:
            yield mixed(bots, seats)


def _pairs(bots: Sequence[str], against: str) -> list[tuple[str, str]]:
    if not against:
        return list(combinations(bots, 2))
    return [(bot, against) for bot in bots if bot != against]


def half(pair: Sequence[str], seats: int) -> Lineup:
    """Half of the seats for each of two bots, in every arrangement (of many: turn by turn).

    >>> half("ab", 2).seatings
    (('a', 'b'), ('b', 'a'))
    """
    first, second = pair
    sizes = {seats // 2, seats - seats // 2}
    if sum(comb(seats, size) for size in sizes) > ARRANGED_MOST:
        turns = [tuple(islice(cycle(order), seats)) for order in ((first, second), (second, first))]
        return Lineup("half", (first, second), tuple(turns))
    taken = [set(some) for size in sorted(sizes) for some in combinations(range(seats), size)]
    seatings = [tuple(first if s in some else second for s in range(seats)) for some in taken]
    return Lineup("half", (first, second), tuple(seatings))


def one(pair: Sequence[str], seats: int) -> Lineup:
    """One seat for the first of two bots and all others for the second, in every rotation.

    >>> one("ab", 3).seatings
    (('a', 'b', 'b'), ('b', 'a', 'b'), ('b', 'b', 'a'))
    """
    first, second = pair
    seatings = [
        tuple(first if s == seat else second for s in range(seats)) for seat in range(seats)
    ]
    return Lineup("one", (first, second), tuple(seatings))


def mixed(bots: Sequence[str], seats: int) -> Lineup:
    """All bots at one table, in every rotation; as many at a time as there are seats.

    >>> mixed("abc", 4).seatings[:2]
    (('a', 'b', 'c', 'a'), ('a', 'a', 'b', 'c'))
    """
    tables = combinations(bots, seats) if len(bots) > seats else [bots]
    seated = [tuple(islice(cycle(table), seats)) for table in tables]
    turned = [
        table[seats - turn :] + table[: seats - turn] for table in seated for turn in range(seats)
    ]
    return Lineup("mixed", tuple(bots), tuple(dict.fromkeys(turned)))
