"""Best play of a duel, exactly: what it is worth, and every lay that keeps that worth.

Compared first by who wins, then by wounds dealt less taken from here on (in a Fight), then by dice
left in hand, mine less theirs. Surrender is no lay: whoever would rather give up can see from the
worth that the duel is lost.

The search itself is compiled (`search`, with `frame`, `lays`, `memo`,
`worth` on the tables of `board`) and loaded when first asked for.
"""

from __future__ import annotations

from dataclasses import dataclass
from threading import Lock
from typing import TYPE_CHECKING, NamedTuple

from gunbai.games.hierarchy.rules.duel import Dice, Duel, Duelist, hand, struck

if TYPE_CHECKING:
    from gunbai.games.hierarchy.solver.board import Ints

FOREVER = 1 << 60
NO_LIMIT = 1 << 20
"""More dice than any hand has."""


class OutOfPatienceError(Exception):
    """Raised when a duel is not solved within the positions that the caller would wait for."""


class Worth(NamedTuple):
    """What a duel is worth to one side; compares as the sides compare it.

    ``won`` is 1, 0 for a tie or -1; ``wounds`` counts those dealt less those taken from here on, 0
    where strikes do not wound; ``left`` the dice in hand at the end, own less the other's.
    """

    won: int
    wounds: int
    left: int

    def __neg__(self) -> Worth:
        """The same seen from the other side."""
        return Worth(-self.won, -self.wounds, -self.left)


@dataclass(frozen=True, slots=True)
class Solution:
    """Best play from here: the worth to side 0, and the actor's best lays (none once it is over).

    ``best`` holds every lay that keeps the worth, fewest dice first, then the lowest sum.
    """

    worth: Worth
    best: tuple[Dice, ...]


def solve(duel: Duel, patience: int | None = None) -> Solution:
    """Solve a duel, also in the middle of an exchange.

    ``patience`` is how many positions may be searched (None: as many as it takes), about 200,000
    a second.

    Raises:
        OutOfPatienceError: when that did not do.
        TooManyDiceError: a `ValueError`, for hands that no room is made for; up to 16 dice a side
            always have room, with a limit up to 20.

    """
    if duel.is_over:
        left = [len(duelist.dice) for duelist in duel.duelists]
        return Solution(Worth(_winner(duel), 0, left[0] - left[1]), ())
    worth, best = _ask(duel, patience, only_winner=False)
    return Solution(_unpacked(worth), best)


def prepare() -> None:
    """Load the search, or compile it where that was never done: seconds that nobody need wait."""
    solve(Duel((Duelist((2,)), Duelist((1,)))))


def verdict(duel: Duel, patience: int | None = None) -> int:
    """Who wins under best play: 1 for side 0, -1 for side 1, 0 for a tie; quicker than `solve`.

    Without a limit, and with no bid on the table, the totals tell it, however many dice there are.
    Raises as `solve` does.
    """
    if duel.is_over:
        return _winner(duel)
    if duel.bid_limit is None and not duel.bid:
        return _by_totals(duel)
    return _ask(duel, patience, only_winner=True)[0]


def _by_totals(duel: Duel) -> int:
    """Who wins where no limit binds: the greater total lays everything, and strikes once more."""
    first, second = (sum(duelist.dice) for duelist in duel.duelists)
    if first == second:
        return _winner(duel)
    return _winner(struck(duel, 0 if first > second else 1))


def _winner(duel: Duel) -> int:
    """Who has won a duel that is over."""
    return 0 if duel.winner is None else 1 - 2 * duel.winner


class _Memory:
    """The memo shared by all calls, one at a time, and how many roots have used it."""

    def __init__(self) -> None:
        self.lock = Lock()
        self.memo: Ints | None = None
        self.roots = 0

    def next_root(self) -> tuple[Ints, int]:
        """The memo, and a salt that no entry in it has."""
        from gunbai.games.hierarchy.solver.memo import SALTS, new_memo

        self.roots = (self.roots + 1) % SALTS
        if self.memo is None or self.roots == 0:
            self.memo = new_memo()
        return self.memo, self.roots


_memory = _Memory()


def _ask(duel: Duel, patience: int | None, *, only_winner: bool) -> tuple[int, tuple[Dice, ...]]:
    """Put the question to the compiled search, and read its answer: a packed worth, and lays."""
    from gunbai.games.hierarchy.solver import board as tables
    from gunbai.games.hierarchy.solver.search import LAYS, NONE, PATIENCE, WORTH, search

    hands = _hands(duel)
    book, places = tables.open_book(hands, duel.bid_limit or NO_LIMIT)
    wholes = [tables.number_of(hand, hand) for hand in hands]
    bid = tables.number_of(hands[duel.bidder], duel.bid) if duel.bid else NONE
    wait = FOREVER if patience is None else patience
    with _memory.lock:
        memo, salt = _memory.next_root()
        question = (*places, *_terms(duel), salt, *wholes, duel.bidder, bid, wait, only_winner)
        answer = search(book, memo, tables.integers(question)).tolist()
    if answer[PATIENCE] < 0:
        raise OutOfPatienceError(f"{patience} positions were not enough to solve this duel.")
    lays = answer[LAYS : answer.index(NONE, LAYS)]
    return answer[WORTH], tuple(tables.dice_of(book, places, duel.actor, laid) for laid in lays)


def _hands(duel: Duel) -> tuple[Dice, Dice]:
    """Both hands, with the bid on the table back in the bidder's."""
    first, second = (duelist.dice for duelist in duel.duelists)
    return (first, hand(second + duel.bid)) if duel.bidder else (hand(first + duel.bid), second)


def _terms(duel: Duel) -> tuple[int, ...]:
    """What the search needs to know beside the hands, in its order."""
    first, second = duel.duelists
    absorbs, wounds = (first.absorbs, second.absorbs), (first.wounds, second.wounds)
    return (duel.lead, *absorbs, *wounds, int(duel.fight), duel.bid_limit or NO_LIMIT)


def _unpacked(number: int) -> Worth:
    """The parts of a worth that the search has packed in one number."""
    from gunbai.games.hierarchy.solver.worth import SPAN

    rest, left = _nearest(number, SPAN)
    won, wounds = _nearest(rest, SPAN)
    return Worth(won, wounds, left)


def _nearest(number: int, span: int) -> tuple[int, int]:
    """The nearest whole multiple of a span, and what is missing or over."""
    over = (number + span // 2) % span - span // 2
    return (number - over) // span, over
