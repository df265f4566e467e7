"""Chances to win that are told before a conflict, beside conflicts fought out by plain minimax.

The oracle shares nothing with the program: dice are numbers in lists, hands are rolled here, and a
duel is searched to its end move by move.
"""

from __future__ import annotations

from functools import cache
from itertools import combinations
from random import Random
from typing import TypeAlias

import pytest

from gunbai.games.hierarchy.odds.facing import outlook
from gunbai.games.hierarchy.odds.fights import share_won
from gunbai.games.hierarchy.odds.great_hands import fitted

Hand: TypeAlias = tuple[int, ...]
End: TypeAlias = tuple[int, int, int]
"""Who is ahead (1 for the first side, 0, -1), and how many strikes the Honor of each has left."""


def part(hand: Hand, most: int) -> list[tuple[Hand, Hand]]:
    """Every way to take up to so many dice of a hand: what is taken, and what is left."""
    ways = {}
    for count in range(1, min(most, len(hand)) + 1):
        for places in combinations(range(len(hand)), count):
            taken = tuple(hand[place] for place in places)
            ways[taken] = tuple(die for at, die in enumerate(hand) if at not in places)
    return list(ways.items())


@cache
def fought(
    mine: Hand, theirs: Hand, honor: tuple[int, int], lead: int, limit: int, bid: int
) -> End:
    """The end of a duel by best play: whose ``bid`` it is, who has struck more."""
    if not mine or not theirs:
        return (lead > 0) - (lead < 0), *honor
    own, other = (mine, theirs) if bid == 0 else (theirs, mine)
    best = max if bid == 0 else min
    worst = min if bid == 0 else max
    ends = []
    for laid, kept in part(own, limit):
        answers = []
        for match, left in part(other, limit):
            now, ahead = list(honor), lead
            if sum(laid) != sum(match):
                striker = bid if sum(laid) > sum(match) else 1 - bid
                if now[1 - striker]:
                    now[1 - striker] -= 1
                else:
                    ahead += 1 if striker == 0 else -1
            hands = (kept, left) if bid == 0 else (left, kept)
            answers.append(fought(*hands, (now[0], now[1]), ahead, limit, 1 - bid))
        ends.append(worst(answers, key=lambda end: end[0]))
    return best(ends, key=lambda end: end[0])


def rolled(rng: Random, dice: int, kept: int) -> Hand:
    return tuple(sorted((rng.randint(1, 10) for _ in range(dice)), reverse=True)[:kept])


def won(rng: Random, dice: tuple[int, int], honor: tuple[int, int], limit: int, bid: int) -> int:
    """Who wins a conflict of so many dice; a tie is rolled again, and Honor stays spent."""
    for _ in range(30):
        mine, theirs = (rolled(rng, count, min(dice)) for count in dice)
        winner, *left = fought(mine, theirs, honor, 0, limit, bid)
        if winner:
            return winner
        honor = left[0], left[1]
    return 0


SAMPLES = 600
CONFLICTS = [
    ((3, 3), (0, 0), 2, 0),
    ((3, 4), (0, 0), 2, 1),
    ((5, 4), (0, 0), 2, 0),
    ((4, 4), (0, 0), 3, 0),
    ((3, 3), (1, 0), 2, 1),
    ((4, 3), (0, 2), 2, 0),
    ((3, 3), (1, 1), 2, 0),
]


@pytest.mark.parametrize(("dice", "honor", "limit", "bid"), CONFLICTS)
def test_sampled_chances_are_those_of_conflicts_that_are_fought_out(
    dice: tuple[int, int], honor: tuple[int, int], limit: int, bid: int
) -> None:
    rng = Random(f"{dice}{honor}{limit}{bid}")
    ends = [won(rng, dice, honor, limit, bid) for _ in range(SAMPLES)]
    wins = ends.count(1) / (ends.count(1) + ends.count(-1))
    sampled = share_won(dice, honor, limit, 1 if bid else 0, SAMPLES, seed=2)
    assert sampled == pytest.approx(wins, abs=0.08)
    told = outlook(*dice, honor, limit, bids_first=bid == 0)
    assert told is not None
    assert not told.is_exact
    assert told.win == pytest.approx(wins, abs=0.15)  # of 80 conflicts


def test_the_oracle_knows_what_can_be_counted_by_hand() -> None:
    assert fought((9, 8), (7, 1), (0, 0), 0, 1, 0)[0] == 1  # two strikes
    assert fought((5,), (5,), (0, 0), 0, 2, 0)[0] == 0
    assert fought((5,), (4,), (0, 1), 0, 2, 0) == (0, 0, 0)  # Honor takes it up, and is spent
    assert fought((6, 3), (5, 5), (0, 0), 0, 2, 0)[0] == -1  # both laid at once lose to ten


# -- many dice ------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("dice", "limit", "bids_first"),
    [
        ((7, 7), 3, True),
        ((7, 7), 4, True),
        ((7, 9), 4, False),
        ((8, 8), 5, False),
        ((7, 8), 6, False),
    ],
)
def test_the_fit_for_many_dice_is_near_what_the_solver_finds(
    dice: tuple[int, int], limit: int, bids_first: bool
) -> None:
    sampled = share_won(dice, (0, 0), limit, 0 if bids_first else 1, 150, seed=3)
    told = outlook(*dice, (0, 0), limit, bids_first=bids_first)
    assert told == (fitted(dice, limit, bids_first=bids_first), False)
    assert told.win == pytest.approx(sampled, abs=0.12)


def test_nothing_is_told_of_many_dice_where_honor_takes_up_strikes() -> None:
    assert outlook(7, 8, (0, 2), 6, bids_first=False) is None
    assert outlook(6, 6, (1, 0), 2) is None


def test_both_sides_of_a_great_conflict_are_told_chances_that_fit_together() -> None:
    for dice, limit in (((9, 12), 3), ((14, 14), 2), ((20, 18), 6)):
        mine = fitted(dice, limit, bids_first=True)
        theirs = fitted(dice[::-1], limit, bids_first=False)
        assert mine + theirs == pytest.approx(1)


def test_who_bids_first_matters_where_the_bids_are_even() -> None:
    assert fitted((7, 7), 3, bids_first=True) == 0.5  # three bids
    assert fitted((7, 7), 4, bids_first=True) < 0.2  # two bids
