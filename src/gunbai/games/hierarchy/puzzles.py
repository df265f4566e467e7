"""Duel puzzles: positions in which one lay wins and every other does not, proven by the solver.

A puzzle is drawn from a seed, so that the puzzle of a day is the same for everybody, and a row of
them never ends. Bids and matches are of few dice (`bid_limit` 1 to 3): without a limit the totals
tell who wins, and there is nothing to find.
"""

from __future__ import annotations

from collections.abc import Iterator
from datetime import date
from enum import StrEnum
from random import Random

from msgspec import Struct

from gunbai.games.hierarchy.rules.duel import Dice, Duel, Duelist, hand, lay, lays
from gunbai.games.hierarchy.solver.solve import OutOfPatienceError, verdict

LIMITS = (1, 2, 3)
DICE = range(3, 7)
"""So many dice has a side of a puzzle."""
LAYS_LEAST = 4
"""At least so many different lays must be open, or there is nothing to choose."""
PATIENCE = 20_000
"""A position that takes longer to prove is passed over."""


class Theme(StrEnum):
    """What the one winning lay is like."""

    PARRY = "parry"
    SPEND_HIGH = "spend-high"
    KEEP_LOW = "keep-low"
    GIVE_LOW = "give-low"


class Puzzle(Struct, frozen=True):
    """A duel in which the actor has one winning lay.

    ``mine`` and ``theirs`` are the dice in hand, ``bid`` what lies on the table against the actor
    (empty: it is the actor's bid); each side's Honor takes up ``absorbs`` strikes yet.
    ``solution`` is the winning lay. ``seed`` makes the same puzzle again.
    """

    seed: str
    theme: str
    bid_limit: int
    mine: Dice
    theirs: Dice
    bid: Dice
    absorbs: tuple[int, int]
    solution: Dice

    @property
    def duel(self) -> Duel:
        """The position; the solver is side 0."""
        sides = Duelist(self.mine, self.absorbs[0]), Duelist(self.theirs, self.absorbs[1])
        return Duel(sides, 1 if self.bid else 0, fight=True, bid_limit=self.bid_limit, bid=self.bid)

    def solves(self, dice: Dice) -> bool:
        """Whether these dice, in any order, are the winning lay."""
        return hand(dice) == self.solution


def daily(day: date) -> Puzzle:
    """The puzzle of a day, the same for everybody; the themes take turns."""
    theme = list(Theme)[day.toordinal() % len(Theme)]
    return puzzle(day.isoformat(), theme)


def endless(seed: str, theme: Theme | None = None) -> Iterator[Puzzle]:
    """Puzzle after puzzle, of one theme or of all."""
    number = 0
    while True:
        yield puzzle(f"{seed}/{number}", theme)
        number += 1


def puzzle(seed: str, theme: Theme | None = None) -> Puzzle:
    """The puzzle of a seed: the first position drawn from it that has one winning lay."""
    rng = Random(f"hierarchy/puzzle/{seed}/{theme or ''}")
    while True:
        duel = position(rng, is_match=theme is Theme.PARRY or rng.random() < 0.5)
        found = only_winning_lay(duel)
        if found is not None and theme in (None, theme_of(duel, found)):
            mine, theirs = duel.duelists
            return Puzzle(
                seed=seed,
                theme=theme_of(duel, found),
                bid_limit=duel.bid_limit or 0,
                mine=mine.dice,
                theirs=theirs.dice,
                bid=duel.bid,
                absorbs=(mine.absorbs, theirs.absorbs),
                solution=found,
            )


def position(rng: Random, *, is_match: bool) -> Duel:
    """Some duel at a moment at which side 0 must bid, or match a bid."""
    limit, count = rng.choice(LIMITS), rng.choice(DICE)
    hands = [hand(rng.choices(range(1, 11), k=count)) for _ in range(2)]
    absorbs = rng.choice(((0, 0), (0, 0), (1, 0), (0, 1), (1, 1)))
    sides = Duelist(hands[0], absorbs[0]), Duelist(hands[1], absorbs[1])
    duel = Duel(sides, 1 if is_match else 0, fight=True, bid_limit=limit)
    if is_match:
        duel = lay(duel, rng.choice(list(lays(hands[1], limit))))
    return duel


def only_winning_lay(duel: Duel) -> Dice | None:
    """The lay that alone wins for the actor, side 0; None where none or several do."""
    ways = list(lays(duel.duelists[0].dice, duel.bid_limit))
    if len(ways) < LAYS_LEAST:
        return None
    winning: list[Dice] = []
    for laid in ways:
        try:
            won = verdict(lay(duel, laid), PATIENCE) > 0
        except OutOfPatienceError:
            return None
        if won:
            winning.append(laid)
        if len(winning) > 1:
            return None
    return winning[0] if winning else None


def theme_of(duel: Duel, laid: Dice) -> Theme:
    """What a lay is like: a parry, or by which of the dice in hand it uses."""
    held = duel.duelists[0].dice
    if duel.bid and sum(laid) == sum(duel.bid):
        return Theme.PARRY
    if held[0] in laid:
        return Theme.SPEND_HIGH
    return Theme.GIVE_LOW if held[-1] in laid else Theme.KEEP_LOW
