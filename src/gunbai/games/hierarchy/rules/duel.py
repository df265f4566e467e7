"""The duel of bids and matches as frozen values, with no asks in it (hierarchy: Conflicts 8-10).

A `Duel` is what lies on the table after Selection: two hands of open dice (hierarchy R7), whose bid
it is, what is laid, and how the blows stand. Everything here is a pure function of it, so that the
script, the solver, the odds, the bots and the tests call the same rules.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, replace
from itertools import product
from typing import Literal, TypeAlias

from gunbai.core.script import Refusal, Refused

Side: TypeAlias = Literal[0, 1]
"""One of the two who duel."""
Dice: TypeAlias = tuple[int, ...]
"""Faces from 1 to 10, highest first: a set of dice in which faces may repeat."""

FACE_MOST = 10
UNCONSCIOUS = 4
"""Wounds at which a character can neither bid nor match, and loses at once (hierarchy, Fight)."""
DEAD = 5


@dataclass(frozen=True, slots=True)
class Duelist:
    """One side of a duel.

    ``dice`` are those in hand; ``absorbs`` says how many more strikes Honor takes up in this Fight
    (hierarchy R9; 0 for an NPC and outside Fights); ``strikes`` are those dealt that count, and
    ``wounds`` those carried, also from earlier fights of the quest.
    """

    dice: Dice
    absorbs: int = 0
    strikes: int = 0
    wounds: int = 0

    def __post_init__(self) -> None:
        object.__setattr__(self, "dice", hand(self.dice))
        if min(self.absorbs, self.strikes, self.wounds) < 0:
            raise ValueError("Strikes, wounds and what is absorbed are 0 or more.")

    @property
    def is_down(self) -> bool:
        """Whether this side is unconscious, or dead."""
        return self.wounds >= UNCONSCIOUS


@dataclass(frozen=True, slots=True)
class Duel:
    """A duel at a moment: ``bidder`` has the bid, and ``bid`` is what is laid of it so far.

    ``fight`` says that strikes wound (in the Daimyo's duel they do not, and Honor absorbs all the
    same); ``bid_limit`` is the most dice that one bid or one match may use (hierarchy R25).
    """

    duelists: tuple[Duelist, Duelist]
    bidder: Side = 0
    fight: bool = False
    bid_limit: int | None = None
    bid: Dice = ()

    def __post_init__(self) -> None:
        object.__setattr__(self, "bid", hand(self.bid))
        if self.bid_limit is not None and self.bid_limit < 1:
            raise ValueError("A bid of no dice is none: bid_limit is 1 or more, or None.")

    @property
    def actor(self) -> Side:
        """Who must lay dice next: the bidder, or the other where a bid lies on the table."""
        return other(self.bidder) if self.bid else self.bidder

    @property
    def is_over(self) -> bool:
        """Whether a side has no dice when the next bid is due, or lies unconscious."""
        if any(duelist.is_down for duelist in self.duelists):
            return True
        return not self.bid and not all(duelist.dice for duelist in self.duelists)

    @property
    def lead(self) -> int:
        """Strikes that count: those of side 0 less those of side 1."""
        return self.duelists[0].strikes - self.duelists[1].strikes

    @property
    def winner(self) -> Side | None:
        """Who wins if it ends now: who is not unconscious, else who has more strikes; None ties."""
        down = [duelist.is_down for duelist in self.duelists]
        if down[0] != down[1]:
            return 1 if down[0] else 0
        return None if self.lead == 0 else 0 if self.lead > 0 else 1

    @property
    def most(self) -> int:
        """How many dice the actor may lay at most."""
        held = len(self.duelists[self.actor].dice)
        return held if self.bid_limit is None else min(held, self.bid_limit)


@dataclass(frozen=True, slots=True)
class Exchange:
    """A bid and its match: who strikes (None: parried), and whether Honor absorbs the strike."""

    bidder: Side
    bid: Dice
    match: Dice
    striker: Side | None
    absorbed: bool


def other(side: Side) -> Side:
    """The opposite side."""
    return 0 if side else 1


def hand(dice: Iterable[int]) -> Dice:
    """Sort dice highest first.

    Raises:
        ValueError: for a face that is not 1 to 10.

    """
    held = tuple(sorted(dice, reverse=True))
    if held and not 1 <= held[-1] <= held[0] <= FACE_MOST:
        raise ValueError(f"A die shows 1 to {FACE_MOST}, which not all of {list(held)} do.")
    return held


def without(dice: Dice, laid: Dice) -> Dice:
    """What stays in hand when some of its dice are laid."""
    kept = Counter(dice)
    kept.subtract(laid)
    return hand(kept.elements())


def best_of(dice: Iterable[int], count: int) -> Dice:
    """Selection by best play: the ``count`` highest dice stay.

    A higher die is never worse than a lower one for who wins and for wounds: whatever the lower
    die was laid for, the higher one does at least as well (hierarchy, Conflicts 6).
    """
    return hand(dice)[:count]


def lays(dice: Dice, most: int | None = None) -> Iterator[Dice]:
    """Every different set of 1 to ``most`` of these dice, highest first within each."""
    faces = Counter(dice)
    ranges = [range(count + 1) for count in faces.values()]
    for counts in product(*ranges):
        if 0 < sum(counts) <= (len(dice) if most is None else most):
            yield hand(Counter(dict(zip(faces, counts, strict=True))).elements())


def sums(dice: Dice | Sequence[int], most: int | None = None) -> Sequence[int]:
    """Every sum that 1 to ``most`` of these dice can make, least first."""
    made: list[set[int]] = [{0}, *(set() for _ in dice)]
    for die in dice:
        for count in range(len(dice), 0, -1):
            made[count] |= {total + die for total in made[count - 1]}
    return sorted(set().union(*made[1 : (len(dice) if most is None else most) + 1]))


def refusal(duel: Duel, dice: Iterable[int]) -> Refusal | None:
    """Why the actor may not lay these dice; None if they are legal."""
    laid = sorted(dice, reverse=True)
    held = duel.duelists[duel.actor].dice
    if duel.is_over:
        return Refusal("hierarchy.duel.over", "hierarchy.bid")
    if not laid:
        return Refusal("hierarchy.duel.empty", "hierarchy.bid", {"most": duel.most})
    if Counter(laid) - Counter(held):
        named = {"given": laid, "held": list(held)}
        return Refusal("hierarchy.duel.not-held", "hierarchy.bid", named)
    if len(laid) > duel.most:
        values = {"given": len(laid), "most": duel.most}
        return Refusal("hierarchy.duel.over-limit", "hierarchy.R25", values)
    return None


def lay(duel: Duel, dice: Iterable[int]) -> Duel:
    """The duel after the actor laid these dice: a bid awaits its match, a match settles it.

    Raises:
        Refused: if the dice are not held, none, too many, or the duel is over.

    """
    laid = tuple(dice)
    if why := refusal(duel, laid):
        raise Refused(why)
    if duel.bid:
        return _settled(duel, exchange(duel, laid))
    return replace(_spent(duel, duel.bidder, hand(laid)), bid=hand(laid))


def exchange(duel: Duel, match: Iterable[int]) -> Exchange:
    """What the bid on the table and this match come to, before anybody marks it down."""
    laid = hand(match)
    difference = sum(laid) - sum(duel.bid)
    if not difference:
        return Exchange(duel.bidder, duel.bid, laid, None, absorbed=False)
    striker = duel.bidder if difference < 0 else other(duel.bidder)
    absorbed = duel.duelists[other(striker)].absorbs > 0
    return Exchange(duel.bidder, duel.bid, laid, striker, absorbed)


def _spent(duel: Duel, side: Side, laid: Dice) -> Duel:
    """Take the laid dice out of a hand."""
    duelist = duel.duelists[side]
    return _with(duel, side, replace(duelist, dice=without(duelist.dice, laid)))


def _settled(duel: Duel, done: Exchange) -> Duel:
    """Mark an exchange down, and let the roles change."""
    duel = _spent(duel, other(done.bidder), done.match)
    if done.striker is not None:
        duel = struck(duel, done.striker)
    return replace(duel, bid=(), bidder=other(done.bidder))


def struck(duel: Duel, striker: Side) -> Duel:
    """Mark a strike: Honor takes it up, or it counts and, in a Fight, wounds (hierarchy R9)."""
    victim = duel.duelists[other(striker)]
    if victim.absorbs > 0:
        return _with(duel, other(striker), replace(victim, absorbs=victim.absorbs - 1))
    hit = replace(victim, wounds=victim.wounds + duel.fight)
    duel = _with(duel, other(striker), hit)
    winner = duel.duelists[striker]
    return _with(duel, striker, replace(winner, strikes=winner.strikes + 1))


def drawn(duel: Duel, absorbs: tuple[int, int]) -> Duel:
    """The duel when blades are drawn in it: strikes now wound, and Honor absorbs so many."""
    first, second = (
        replace(duelist, absorbs=count)
        for duelist, count in zip(duel.duelists, absorbs, strict=True)
    )
    return replace(duel, duelists=(first, second), fight=True)


def _with(duel: Duel, side: Side, duelist: Duelist) -> Duel:
    """The duel with one side changed."""
    pair = (duelist, duel.duelists[1]) if side == 0 else (duel.duelists[0], duelist)
    return replace(duel, duelists=pair)
