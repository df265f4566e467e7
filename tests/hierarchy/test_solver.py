"""The solver beside plain minimax, its closed form, and what it says at the table."""

from collections.abc import Callable
from dataclasses import replace
from functools import cache
from itertools import combinations_with_replacement, cycle, islice, product
from random import Random

import pytest
from benchmarks.minimax import forget, legal_lays, oracle
from hypothesis import given
from hypothesis import strategies as st

from gunbai.games.hierarchy.rules.duel import Dice, Duel, Duelist, Side, hand, lay
from gunbai.games.hierarchy.solver.board import TooManyDiceError
from gunbai.games.hierarchy.solver.compile import entry
from gunbai.games.hierarchy.solver.solve import OutOfPatienceError, Solution, Worth, solve, verdict

SMALL = [
    hand(dice) for count in (1, 2, 3) for dice in combinations_with_replacement(range(1, 11), count)
]
"""All hands of up to 3 dice."""
TERMS = [
    (fight, limit, absorbs, wounds)
    for limit in (None, 1, 2)
    for fight, absorbs, wounds in [
        (False, (0, 0), (0, 0)),
        (True, (0, 0), (0, 0)),
        (True, (1, 0), (0, 3)),
        (True, (1, 2), (2, 1)),
        (False, (0, 1), (0, 0)),
    ]
]
"""Fights and not, no limit and two, with and without absorption and wounds."""
SIDES: tuple[Side, Side] = (0, 1)
FEW = st.lists(st.integers(1, 10), min_size=1, max_size=4).map(hand)
MANY = st.lists(st.integers(1, 10), min_size=1, max_size=7).map(hand)


def random_duel(chance: Random, most: int) -> Duel:
    sides = [
        Duelist(
            tuple(chance.randint(1, 10) for _ in range(chance.randint(1, most))),
            absorbs=chance.choice((0, 0, 1, 2)),
            strikes=chance.choice((0, 0, 0, 1)),
            wounds=chance.choice((0, 0, 1, 2, 3)),
        )
        for _ in range(2)
    ]
    bidder: Side = 1 if chance.random() < 0.5 else 0
    limit = chance.choice((None, None, 1, 1, 2, 2, 3))
    return Duel((sides[0], sides[1]), bidder, chance.random() < 0.7, limit)


def versus(
    mine: Dice, theirs: Dice, bidder: Side = 0, fight: bool = False, bid_limit: int | None = None
) -> Duel:
    return Duel((Duelist(mine), Duelist(theirs)), bidder, fight, bid_limit)


@cache
def by_the_rules(duel: Duel) -> Worth:
    """Minimax on the mechanics themselves, slow enough for two dice a side only."""
    if duel.is_over:
        return solve(duel).worth
    wounds = duel.duelists[1].wounds - duel.duelists[0].wounds
    best = max if duel.actor == 0 else min
    return best(later(lay(duel, laid), wounds) for laid in legal_lays(duel))


def later(duel: Duel, wounds: int) -> Worth:
    worth = by_the_rules(duel)
    gained = duel.duelists[1].wounds - duel.duelists[0].wounds - wounds
    return worth._replace(wounds=worth.wounds + gained)


def test_the_oracle_plays_by_the_rules() -> None:
    chance = Random(7)
    for _ in range(400):
        duel = random_duel(chance, 2)
        assert oracle(duel) == by_the_rules(duel)


def test_equal_to_the_oracle_for_all_hands_up_to_three_dice() -> None:
    """Every pair of hands, with the terms and the first bidder in turn; sides are alike."""
    terms = cycle(product(TERMS, SIDES))
    pairs = combinations_with_replacement(SMALL, 2)
    for (mine, theirs), (term, bidder) in zip(pairs, terms, strict=False):
        fight, limit, absorbs, wounds = term
        first = Duelist(mine, absorbs[0], wounds=wounds[0])
        second = Duelist(theirs, absorbs[1], wounds=wounds[1])
        duel = Duel((first, second), bidder, fight, limit)
        assert solve(duel).worth == oracle(duel), duel


def test_equal_to_the_oracle_for_random_hands_up_to_five_dice() -> None:
    chance = Random(20)
    for _ in range(2000):
        duel = random_duel(chance, 5)
        assert solve(duel).worth == oracle(duel), duel
        forget()


def test_equal_to_the_oracle_with_a_bid_on_the_table() -> None:
    chance = Random(21)
    for _ in range(800):
        duel = random_duel(chance, 4)
        duel = lay(duel, chance.choice(legal_lays(duel)))
        assert solve(duel).worth == oracle(duel), duel


def test_best_lays_are_those_that_keep_the_worth_and_no_others() -> None:
    chance = Random(22)
    for _ in range(250):
        duel = random_duel(chance, 4)
        if chance.random() < 0.5:
            duel = lay(duel, chance.choice(legal_lays(duel)))
        solution = solve(duel)
        wounds = duel.duelists[1].wounds - duel.duelists[0].wounds
        kept = []
        for laid in legal_lays(duel):
            after = lay(duel, laid)
            gained = after.duelists[1].wounds - after.duelists[0].wounds - wounds
            worth = Worth(*oracle(after))
            if worth._replace(wounds=worth.wounds + gained) == solution.worth:
                kept.append(laid)
        assert sorted(solution.best) == sorted(kept), duel


def closed_form(duel: Duel) -> int:
    """Who wins without a limit: the greater total, if the other absorbs nothing; else a tie."""
    totals = [sum(duelist.dice) for duelist in duel.duelists]
    if totals[0] == totals[1]:
        return 0
    winner, loser = (0, 1) if totals[0] > totals[1] else (1, 0)
    return 0 if duel.duelists[loser].absorbs else 1 - 2 * winner


@given(MANY, MANY, st.integers(0, 2), st.integers(0, 2), st.booleans(), st.sampled_from((0, 1)))
def test_without_a_limit_the_totals_decide_unless_honor_absorbs(
    mine: Dice, theirs: Dice, absorbs: int, foe: int, fight: bool, bidder: Side
) -> None:
    duel = Duel((Duelist(mine, absorbs), Duelist(theirs, foe)), bidder, fight)
    won, wounds, _ = solve(duel).worth
    assert won == closed_form(duel)
    assert wounds == (won if fight else 0)


@given(FEW, FEW, st.integers(1, 3), st.integers(0, 2), st.booleans())
def test_the_sides_are_alike(
    mine: Dice, theirs: Dice, limit: int, absorbs: int, fight: bool
) -> None:
    first, second = Duelist(mine, absorbs), Duelist(theirs, wounds=2)
    there = solve(Duel((first, second), 0, fight, limit))
    back = solve(Duel((second, first), 1, fight, limit))
    assert back.worth == -there.worth
    assert back.best == there.best


@given(MANY, st.data(), st.integers(1, 3), st.integers(0, 2), st.booleans())
def test_a_higher_die_is_never_worse_for_who_wins_and_wounds(
    mine: Dice, data: st.DataObject, limit: int, absorbs: int, fight: bool
) -> None:
    theirs = data.draw(st.lists(st.integers(1, 10), min_size=1, max_size=6).map(hand))
    place = data.draw(st.integers(0, len(mine) - 1))
    higher = (*mine[:place], min(10, mine[place] + 1), *mine[place + 1 :])
    worse, better = (
        solve(Duel((Duelist(dice, absorbs), Duelist(theirs, 1)), 0, fight, limit)).worth
        for dice in (mine, higher)
    )
    assert better[:2] >= worse[:2]


@given(MANY, MANY, st.integers(0, 2), st.sampled_from((0, 1)))
def test_r25_with_a_limit_above_both_hands_nothing_changes(
    mine: Dice, theirs: Dice, absorbs: int, bidder: Side
) -> None:
    duel = Duel((Duelist(mine, absorbs), Duelist(theirs, 1)), bidder, fight=True)
    assert solve(replace(duel, bid_limit=7)) == solve(duel)


def test_a_worked_duel_without_a_limit() -> None:
    """9 7 3 has one point less than 10 5 5; its owner loses, but bids one die against three."""
    solution = solve(versus((9, 7, 3), (10, 5, 5)))
    assert solution == Solution(Worth(-1, 0, 2), ((3,), (7,)))


def test_a_worked_duel_with_one_die_a_bid() -> None:
    """The matcher has the choice: against 6 4 with 5 5, who bids first is struck or ties.

    With 8 3 against 7 5: a bid of 8 is met by the 5, of 3 by the 5, and the 7 takes the other.
    """
    assert solve(versus((8, 3), (7, 5), bid_limit=1)).worth == Worth(0, 0, 0)
    assert solve(versus((6, 3), (7, 5), bid_limit=1)).worth == Worth(-1, 0, 0)
    assert solve(versus((7, 3), (7, 4), bid_limit=1)).worth == Worth(-1, 0, 0)
    assert solve(versus((7, 3), (7, 4), bid_limit=1, bidder=1)).worth == Worth(0, 0, 0)


def test_r9_a_point_of_honor_turns_a_tie_into_a_win_with_one_die_a_bid() -> None:
    even = versus((6, 4), (5, 5), fight=True, bid_limit=1)
    first, second = even.duelists
    assert solve(even).worth == Worth(0, 0, 0)
    helped = replace(even, duelists=(replace(first, absorbs=1), second))
    assert solve(helped).worth == Worth(1, 1, 0)


def test_a_third_wound_makes_one_strike_enough() -> None:
    """Behind by two strikes, whoever wounds a maimed foe still wins."""
    duel = versus((9,), (5,), fight=True)
    maimed = replace(duel, duelists=(Duelist((9,)), Duelist((5,), strikes=2, wounds=3)))
    fresh = replace(duel, duelists=(Duelist((9,)), Duelist((5,), strikes=2)))
    assert solve(maimed).worth == Worth(1, 1, 0)
    assert solve(fresh).worth == Worth(-1, 1, 0)


def test_an_unconscious_side_has_lost() -> None:
    duel = Duel((Duelist((9, 3)), Duelist((8,), wounds=4)), fight=True)
    assert solve(duel).worth == Worth(1, 0, 1)
    assert solve(duel).best == ()


def test_a_side_without_dice_ends_it() -> None:
    duel = Duel((Duelist((), strikes=1), Duelist((8, 5))))
    assert solve(duel).worth == Worth(1, 0, -2)


def test_it_says_when_patience_runs_out() -> None:
    chance = Random(3)
    dice = [tuple(chance.randint(1, 10) for _ in range(9)) for _ in range(2)]
    duel = Duel((Duelist(dice[0], 2), Duelist(dice[1], 2)), fight=True, bid_limit=1)
    with pytest.raises(OutOfPatienceError):
        solve(duel, patience=5)
    assert solve(duel, patience=10**7).best


def test_hands_without_room_are_refused() -> None:
    dice = tuple(islice(cycle(range(1, 11)), 30))
    with pytest.raises(TooManyDiceError, match="30"):
        solve(Duel((Duelist(dice), Duelist(dice))))


def test_the_verdict_is_who_wins() -> None:
    chance = Random(23)
    for _ in range(1500):
        duel = random_duel(chance, 5)
        if chance.random() < 0.3:
            duel = lay(duel, chance.choice(legal_lays(duel)))
        assert verdict(duel) == solve(duel).worth.won, duel


def test_without_a_limit_the_verdict_needs_no_room() -> None:
    chance = Random(4)
    for _ in range(500):
        duel = replace(random_duel(chance, 6), bid_limit=None)
        assert verdict(duel) == solve(duel).worth.won, duel
    many = Duel((Duelist((9,) * 40), Duelist((10,) * 30 + (7,) * 10)), fight=True)
    assert verdict(many) == -1
    assert (
        verdict(replace(many, duelists=(replace(many.duelists[0], absorbs=1), many.duelists[1])))
        == 0
    )


def test_it_compiles_where_no_folder_can_be_written() -> None:
    """Numba finds no place for what stands in no file."""
    names: dict[str, Callable[[int], int]] = {}
    exec("def double(number): return 2 * number", {}, names)
    assert entry(names["double"])(21) == 42
