"""Best play of a duel by plain minimax: slow, obvious, and what the solver is measured against."""

from __future__ import annotations

from functools import cache
from typing import NamedTuple, TypeAlias

from gunbai.games.hierarchy.rules.duel import UNCONSCIOUS, Dice, Duel, lays, without

Worth: TypeAlias = tuple[int, int, int]
"""Won 1, tied 0 or lost -1; wounds dealt less taken from here on; dice left, mine less theirs."""


def legal_lays(duel: Duel) -> list[Dice]:
    """Every bid or match that the actor may lay now; none once the duel is over."""
    if duel.is_over:
        return []
    return list(lays(duel.duelists[duel.actor].dice, duel.bid_limit))


class Standing(NamedTuple):
    """How one side stands: its dice, what it absorbs, its wounds."""

    dice: Dice
    absorbs: int
    wounds: int


def oracle(duel: Duel) -> Worth:
    """The worth of a duel under best play for side 0, wherever it stands."""
    sides = [Standing(d.dice, d.absorbs, d.wounds) for d in duel.duelists]
    bidder, matcher = sides[duel.bidder], sides[1 - duel.bidder]
    lead = -duel.lead if duel.bidder else duel.lead
    if duel.bid and not duel.is_over:
        worth = _matched(bidder, matcher, lead, duel.fight, duel.bid_limit, sum(duel.bid))
    else:
        worth = best(bidder, matcher, lead, duel.fight, duel.bid_limit)
    return negative(worth) if duel.bidder else worth


@cache
def best(mine: Standing, theirs: Standing, lead: int, fight: bool, limit: int | None) -> Worth:
    """The worth for the bidder who is about to bid, with ``lead`` strikes more than the other."""
    if mine.wounds >= UNCONSCIOUS or theirs.wounds >= UNCONSCIOUS:
        won = (theirs.wounds >= UNCONSCIOUS) - (mine.wounds >= UNCONSCIOUS)
        return won or _sign(lead), 0, len(mine.dice) - len(theirs.dice)
    if not mine.dice or not theirs.dice:
        return _sign(lead), 0, len(mine.dice) - len(theirs.dice)
    return max(
        _matched(mine._replace(dice=kept), theirs, lead, fight, limit, total)
        for total, kept in _ways(mine.dice, limit)
    )


def _matched(
    mine: Standing, theirs: Standing, lead: int, fight: bool, limit: int | None, bid: int
) -> Worth:
    """The worth for the bidder once the bid is laid: the other takes the match worst for him."""
    return min(
        _after(mine, theirs._replace(dice=kept), lead, fight, limit, bid - total)
        for total, kept in _ways(theirs.dice, limit)
    )


def _after(
    mine: Standing, theirs: Standing, lead: int, fight: bool, limit: int | None, margin: int
) -> Worth:
    """The worth for the bidder after an exchange that he won by so much; the other bids next."""
    dealt = _landed(margin, theirs.absorbs)
    taken = _landed(-margin, mine.absorbs)
    mine = Standing(
        mine.dice, mine.absorbs - (margin < 0 < mine.absorbs), mine.wounds + taken * fight
    )
    theirs = Standing(
        theirs.dice, theirs.absorbs - (margin > 0 < theirs.absorbs), theirs.wounds + dealt * fight
    )
    worth = negative(best(theirs, mine, taken - dealt - lead, fight, limit))
    return worth[0], worth[1] + fight * (dealt - taken), worth[2]


def _landed(margin: int, absorbs: int) -> int:
    return int(margin > 0 and not absorbs)


@cache
def _ways(dice: Dice, limit: int | None) -> tuple[tuple[int, Dice], ...]:
    """Every way to lay some of the dice: the sum laid, and what is kept."""
    return tuple((sum(laid), without(dice, laid)) for laid in lays(dice, limit))


def forget() -> None:
    """Forget what was worked out, as a program that has just started."""
    best.cache_clear()


def negative(worth: Worth) -> Worth:
    """The same worth seen from the other side."""
    return -worth[0], -worth[1], -worth[2]


def _sign(number: int) -> int:
    return (number > 0) - (number < 0)
