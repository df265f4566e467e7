"""Duel puzzles: positions in which one lay wins and every other does not, proven by the solver.

A puzzle is drawn from a seed, so that the puzzle of a day is the same for everybody. Bids and
matches are of few dice (`bid_limit` 1 to 3): without a limit the totals tell who wins, and there is
nothing to find.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from enum import StrEnum
from functools import cached_property
from random import Random

from msgspec import Struct

from gunbai.core.script import Phrase, Refused
from gunbai.games.hierarchy.rules.duel import (
    Dice,
    Duel,
    Duelist,
    Exchange,
    exchange,
    hand,
    lay,
    lays,
    refusal,
)
from gunbai.games.hierarchy.solver.solve import OutOfPatienceError, solve, verdict

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


THEMES = tuple(Theme)


class Puzzle(Struct, frozen=True, dict=True):
    """A duel in which the actor, side 0, has one winning lay (a `gunbai.analysis.puzzle.Puzzle`).

    ``mine`` and ``theirs`` are the dice in hand, ``bid`` what lies on the table against the actor
    (empty: it is the actor's bid); each side's Honor takes up ``absorbs`` strikes yet.
    ``solution`` is the winning lay. The id of a lay is its faces, highest first: ``9-4``.
    """

    seed: str
    theme: str
    bid_limit: int
    mine: Dice
    theirs: Dice
    bid: Dice
    absorbs: tuple[int, int]
    solution: Dice
    listed: bool = False

    @property
    def duel(self) -> Duel:
        """The position; the solver is side 0."""
        sides = Duelist(self.mine, self.absorbs[0]), Duelist(self.theirs, self.absorbs[1])
        return Duel(sides, 1 if self.bid else 0, fight=True, bid_limit=self.bid_limit, bid=self.bid)

    @cached_property
    def options(self) -> Sequence[str]:
        """Every lay, by its id."""
        return [id_of(laid) for laid in sorted(lays(self.mine, self.bid_limit), reverse=True)]

    @property
    def answer(self) -> str:
        """The id of the winning lay."""
        return id_of(self.solution)

    def meant(self, text: str) -> str:
        """The lay of these faces in any order; raise `Refused` where it is not legal."""
        dice = [int(face) for face in re.findall(r"\d{1,3}", text)]
        if why := refusal(self.duel, dice):
            raise Refused(why)
        return id_of(hand(dice))

    def position(self) -> Sequence[Phrase]:
        """Both hands, the limit, what Honor takes up, and what lies on the table."""
        honor = [
            Phrase("hierarchy.puzzle.honor", {"side": side})
            for side, absorbs in zip(("mine", "theirs"), self.absorbs, strict=True)
            if absorbs
        ]
        return [
            Phrase("hierarchy.puzzle.rules", {"limit": self.bid_limit}),
            Phrase("hierarchy.puzzle.hands", {"mine": self.mine, "theirs": self.theirs}),
            *honor,
        ]

    def question(self) -> Phrase:
        """The bid, or the match of a bid."""
        if self.bid:
            return Phrase("hierarchy.puzzle.match", {"bid": named(self.bid)})
        return Phrase("hierarchy.puzzle.bid")

    def how(self) -> Phrase:
        """By faces."""
        return Phrase("hierarchy.puzzle.how", {"limit": self.bid_limit})

    def named(self, option: str) -> Phrase:
        """A lay by its sum and dice."""
        return named(dice_of(option))

    def reasons(self, given: str) -> Sequence[Phrase]:
        """How the duel goes on from the answer, and from another; what all others come to."""
        others = [dice_of(option) for option in self.options if option != self.answer]
        ties = sum(verdict(lay(self.duel, laid)) == 0 for laid in others)
        counted = {"others": len(others), "ties": ties, "losses": len(others) - ties}
        told = [
            Phrase("hierarchy.puzzle.proof", {"answer": named(self.solution)}),
            *played(self.duel, self.solution),
            Phrase("hierarchy.puzzle.others", counted),
        ]
        if given == self.answer:
            return told
        laid = dice_of(given)
        refuted = Phrase("hierarchy.puzzle.refuted", {"given": named(laid)})
        return [refuted, *played(self.duel, laid), *told]


def id_of(dice: Dice) -> str:
    """The id of a lay."""
    return "-".join(map(str, dice))


def dice_of(option: str) -> Dice:
    """The lay of an id."""
    return tuple(map(int, option.split("-")))


def named(dice: Dice) -> Phrase:
    """A lay in words: its sum, and its dice where they are several."""
    key = "hierarchy.puzzle.die" if len(dice) == 1 else "hierarchy.puzzle.dice"
    return Phrase(key, {"sum": sum(dice), "dice": dice})


def played(duel: Duel, laid: Dice) -> Sequence[Phrase]:
    """The duel from a lay to its end under best play of both, an exchange a phrase."""
    told = []
    while True:
        if duel.bid:
            told.append(_exchanged(exchange(duel, laid)))
        duel = lay(duel, laid)
        if duel.is_over:
            return [*told, _ended(duel)]
        laid = solve(duel).best[0]


def _exchanged(done: Exchange) -> Phrase:
    """What a bid and its match came to, from the solver's side."""
    comes = "parried" if done.striker is None else ("you", "they")[done.striker]
    values = {
        "bid": named(done.bid),
        "match": named(done.match),
        "comes": f"{comes}-absorbed" if done.absorbed else comes,
    }
    return Phrase(f"hierarchy.puzzle.{('you', 'they')[done.bidder]}-bid", values)


def _ended(duel: Duel) -> Phrase:
    """Who won in the end, by how many strikes."""
    mine, theirs = (duelist.strikes for duelist in duel.duelists)
    won = {None: "tie", 0: "win", 1: "loss"}[duel.winner]
    return Phrase("hierarchy.puzzle.end", {"won": won, "mine": mine, "theirs": theirs})


def puzzle(seed: str, theme: str) -> Puzzle:
    """The puzzle of a seed: the first position drawn from it with one winning lay, of the theme."""
    rng = Random(f"hierarchy/puzzle/{seed}/{theme}")
    while True:
        duel = position(rng, is_match=theme == Theme.PARRY or rng.random() < 0.5)
        found = only_winning_lay(duel)
        if found is not None and theme == theme_of(duel, found):
            mine, theirs = duel.duelists
            return Puzzle(
                seed=seed,
                theme=theme,
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
