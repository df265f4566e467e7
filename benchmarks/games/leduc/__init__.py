"""Leduc poker for two: six cards, a card each, a common one, two rounds of betting."""

from __future__ import annotations

from dataclasses import dataclass, field
from random import Random

from msgspec import Struct

from gunbai.core.game import Game, Outcome, Setup
from gunbai.core.script import Choose, Roll, Script, Seat

RAISES_MOST = 2
NOBODY = -1
OPTIONS = {
    (False, False): ("call",),
    (False, True): ("call", "raise"),
    (True, False): ("fold", "call"),
    (True, True): ("fold", "call", "raise"),
}
"""What one may do, by whether one owes something and whether a raise is left."""


@dataclass
class Table:
    """Cards (0 to 5, two of each rank; the last is common) and what each put into the pot."""

    deck: list[int] = field(default_factory=lambda: list(range(6)))
    cards: list[int] = field(default_factory=list)
    pot: list[int] = field(default_factory=lambda: [1, 1])


class Board(Struct):
    """One's own card, the common one (−1: not yet), the pot."""

    card: int
    common: int
    pot: list[int]


def deal(table: Table) -> Script[None]:
    """Turn over a card of those left."""
    (place,) = yield Roll(0, "leduc.deal", 1, len(table.deck))
    table.cards.append(table.deck.pop(place - 1))


def betting(table: Table, bet: int) -> Script[Seat]:
    """A round of betting; who folded, or nobody."""
    seat, raises, spoken = 0, 0, 0
    pot = table.pot
    while spoken < 2 or pot[0] != pot[1]:
        owes = pot[1 - seat] > pot[seat]
        choice = yield Choose(seat, "leduc.bet", OPTIONS[owes, raises < RAISES_MOST])
        if choice == "fold":
            return seat
        pot[seat] = pot[1 - seat]
        if choice == "raise":
            pot[seat] += bet
            raises += 1
        spoken += 1
        seat = 1 - seat
    return NOBODY


def play(table: Table) -> Script[Outcome]:
    """A hand."""
    yield from deal(table)
    yield from deal(table)
    folded = yield from betting(table, 2)
    if folded == NOBODY:
        yield from deal(table)
        folded = yield from betting(table, 4)
    return settle(table, folded)


def settle(table: Table, folded: Seat) -> Outcome:
    """Who did not fold wins; else a pair, else the higher card; equal hands split."""
    won = 1 - folded if folded != NOBODY else best(table.cards)
    if won == NOBODY:
        return Outcome((), {0: 0, 1: 0})
    lost = table.pot[1 - won]
    return Outcome((won,), {won: lost, 1 - won: -lost})


def best(cards: list[int]) -> Seat:
    """The seat with the better hand, or nobody."""
    first, second, common = (card // 2 for card in cards)
    if first == second:
        return NOBODY
    if common in (first, second):
        return 0 if common == first else 1
    return 0 if first > second else 1


def begin(_setup: Setup) -> Table:
    """A fresh deck, and antes of 1."""
    return Table()


def view(table: Table, seat: Seat | None) -> Board:
    """One's own card and what lies open."""
    cards = table.cards
    mine = NOBODY if seat is None or seat >= len(cards) else cards[seat] // 2
    return Board(mine, cards[2] // 2 if len(cards) > 2 else NOBODY, list(table.pot))


def imagine(table: Table, seat: Seat | None, rng: Random) -> None:
    """The cards that a seat does not see lie as they may."""
    hidden = [holder for holder in range(len(table.cards[:2])) if holder != seat]
    unseen = table.deck + [table.cards[holder] for holder in hidden]
    rng.shuffle(unseen)
    for holder in hidden:
        table.cards[holder] = unseen.pop()
    table.deck = sorted(unseen)


LEDUC = Game(
    "leduc",
    1,
    range(2, 3),
    (),
    begin,
    play,
    view,
    lambda count: ["leduc.role"] * count,
    __name__,
    imagine=imagine,
)
