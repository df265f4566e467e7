"""Liar's dice for two with a hidden die each; a six counts as any face."""

from __future__ import annotations

from dataclasses import dataclass, field
from random import Random

from msgspec import Struct

from gunbai.core.game import Game, Outcome, Setup
from gunbai.core.script import Choose, Roll, Script, Seat

BIDS = tuple(f"{count}-{face}" for count in (1, 2) for face in range(1, 7))
LIAR = "liar"


@dataclass
class Cups:
    """The dice under the cups, and the last bid (its place among the bids; −1: none yet)."""

    dice: list[int] = field(default_factory=list)
    bid: int = -1


class Board(Struct):
    """One's own die (0: not yet) and the last bid."""

    die: int
    bid: int


def play(cups: Cups) -> Script[Outcome]:
    """Higher and higher bids, until one is called a lie."""
    for seat in (0, 1):
        cups.dice += yield Roll(seat, "liar.roll", 1)
    seat = 0
    while True:
        options = list(BIDS[cups.bid + 1 :])
        if cups.bid >= 0:
            options.append(LIAR)
        choice = yield Choose(seat, "liar.bid", options)
        if choice == LIAR:
            return Outcome((1 - seat if holds(cups) else seat,))
        cups.bid = BIDS.index(choice)
        seat = 1 - seat


def holds(cups: Cups) -> bool:
    """Whether there are as many of the face as the last bid said."""
    count, face = map(int, BIDS[cups.bid].split("-"))
    return sum(die in (face, 6) for die in cups.dice) >= count


def begin(_setup: Setup) -> Cups:
    """Nothing has been rolled."""
    return Cups()


def view(cups: Cups, seat: Seat | None) -> Board:
    """One's own die and the last bid."""
    hidden = seat is None or seat >= len(cups.dice)
    return Board(0 if hidden or seat is None else cups.dice[seat], cups.bid)


def imagine(cups: Cups, seat: Seat | None, rng: Random) -> None:
    """The die under another's cup may be any."""
    for holder in range(len(cups.dice)):
        if holder != seat:
            cups.dice[holder] = rng.randint(1, 6)


LIARS_DICE = Game(
    "liar",
    1,
    range(2, 3),
    (),
    begin,
    play,
    view,
    lambda count: ["liar.role"] * count,
    __name__,
    imagine=imagine,
)
