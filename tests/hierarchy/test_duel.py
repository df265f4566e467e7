"""The exchange of bids and matches, rule by rule (hierarchy: Conflicts 8-10, the Fight)."""

from collections import Counter

import pytest
from benchmarks.minimax import legal_lays
from hypothesis import given
from hypothesis import strategies as st

from gunbai.core.script import Refused
from gunbai.games.hierarchy.rules.duel import (
    Dice,
    Duel,
    Duelist,
    Side,
    best_of,
    exchange,
    hand,
    lay,
    lays,
    refusal,
    without,
)

DICE = st.lists(st.integers(1, 10), min_size=1, max_size=5).map(hand)


@st.composite
def duels(draw: st.DrawFn) -> Duel:
    sides = [
        Duelist(
            draw(DICE), draw(st.integers(0, 2)), draw(st.integers(0, 1)), draw(st.integers(0, 3))
        )
        for _ in range(2)
    ]
    limit = draw(st.sampled_from([None, 1, 2, 3]))
    bidder: Side = 1 if draw(st.booleans()) else 0
    return Duel((sides[0], sides[1]), bidder, draw(st.booleans()), limit)


def played(duel: Duel, *laid: tuple[int, ...]) -> Duel:
    for dice in laid:
        duel = lay(duel, dice)
    return duel


def versus(
    mine: Dice, theirs: Dice, bidder: Side = 0, fight: bool = False, bid_limit: int | None = None
) -> Duel:
    return Duel((Duelist(mine), Duelist(theirs)), bidder, fight, bid_limit)


def test_equal_sums_are_parried_and_the_dice_are_gone() -> None:
    duel = played(versus((9, 7, 3), (10, 6, 5)), (9, 7), (10, 6))
    assert [d.dice for d in duel.duelists] == [(3,), (5,)]
    assert [d.strikes for d in duel.duelists] == [0, 0]
    assert duel.bidder == 1
    assert not duel.bid


def test_a_greater_match_strikes_for_the_matcher() -> None:
    duel = played(versus((9, 7, 3), (10, 6, 5)), (9,), (10,))
    assert [d.strikes for d in duel.duelists] == [0, 1]


def test_a_lower_match_strikes_for_the_bidder() -> None:
    duel = played(versus((9, 7, 3), (10, 6, 5)), (9,), (5,))
    assert [d.strikes for d in duel.duelists] == [1, 0]


def test_an_exchange_is_told_with_who_strikes() -> None:
    duel = lay(versus((9, 7), (8, 2)), (9,))
    assert exchange(duel, (8,)).striker == 0
    assert exchange(duel, (8, 2)).striker == 1
    assert not exchange(duel, (8, 2)).absorbed


def test_it_ends_when_a_side_has_no_dice_and_more_strikes_win() -> None:
    duel = played(versus((9, 7), (8, 2)), (9, 7), (2,))
    assert duel.is_over
    assert duel.winner == 0
    assert legal_lays(duel) == []


def test_equal_strikes_tie() -> None:
    duel = played(versus((9, 2), (8, 3)), (9,), (8,), (3,), (2,))
    assert duel.is_over
    assert duel.winner is None


def test_r8_dice_left_in_hand_are_kept() -> None:
    duel = played(versus((9, 7), (8, 2, 1)), (9, 7), (1,))
    assert duel.duelists[1].dice == (8, 2)


def test_a_bid_of_everything_still_waits_for_its_match() -> None:
    duel = lay(versus((9,), (8, 2)), (9,))
    assert not duel.is_over
    assert duel.actor == 1


def test_r9_honor_absorbs_the_first_strikes_without_wound_or_count() -> None:
    duel = Duel((Duelist((9, 8, 7)), Duelist((3, 2, 1), absorbs=1)), fight=True)
    duel = played(duel, (9,), (1,))
    assert duel.duelists[1] == Duelist((3, 2), absorbs=0, wounds=0)
    assert duel.duelists[0].strikes == 0
    duel = played(duel, (2,), (8,))
    assert duel.duelists[1] == Duelist((3,), absorbs=0, wounds=1)
    assert duel.duelists[0].strikes == 1


def test_r9_the_exchange_tells_that_honor_absorbs() -> None:
    duel = Duel((Duelist((9,)), Duelist((3,), absorbs=1)), fight=True)
    assert exchange(lay(duel, (9,)), (3,)).absorbed


def test_every_strike_in_a_fight_wounds_and_outside_none_does() -> None:
    for fight in (True, False):
        duel = played(versus((9, 7), (8, 2), fight=fight), (9,), (8,))
        assert duel.duelists[1].wounds == int(fight)


def test_wounds_add_up_and_unconscious_loses_at_once_whatever_the_strikes() -> None:
    duel = Duel((Duelist((9, 1)), Duelist((8, 8), strikes=3, wounds=3)), fight=True)
    duel = played(duel, (9,), (8,))
    assert duel.duelists[1].is_down
    assert duel.is_over
    assert duel.winner == 0
    assert duel.duelists[0].dice == (1,)


def test_r25_a_bid_and_a_match_use_no_more_dice_than_the_limit() -> None:
    duel = versus((9, 7, 3), (10, 6, 5), bid_limit=2)
    assert refusal(duel, (9, 7)) is None
    refused = refusal(duel, (9, 7, 3))
    assert refused is not None
    assert refused.key == "hierarchy.duel.over-limit"
    assert refused.rule == "hierarchy.R25"
    with pytest.raises(Refused):
        lay(lay(duel, (9, 7)), (10, 6, 5))


@pytest.mark.parametrize(
    ("laid", "key"),
    [
        ((), "hierarchy.duel.empty"),
        ((8,), "hierarchy.duel.not-held"),
        ((9, 9), "hierarchy.duel.not-held"),
        ((11,), "hierarchy.duel.not-held"),
    ],
)
def test_r7_only_dice_that_lie_in_hand_may_be_laid(laid: tuple[int, ...], key: str) -> None:
    with pytest.raises(Refused) as refused:
        lay(versus((9, 7, 3), (10, 6, 5)), laid)
    assert refused.value.refusal.key == key


def test_nothing_is_laid_once_it_is_over() -> None:
    refused = refusal(versus((), (5,)), (5,))
    assert refused is not None
    assert refused.key == "hierarchy.duel.over"


def test_values_that_no_table_shows_are_not_made() -> None:
    with pytest.raises(ValueError, match="1 to 10"):
        Duelist((11,))
    with pytest.raises(ValueError, match="0 or more"):
        Duelist((5,), absorbs=-1)
    with pytest.raises(ValueError, match="bid_limit"):
        Duel((Duelist((5,)), Duelist((5,))), bid_limit=0)


def test_lays_are_every_different_set_of_the_dice() -> None:
    assert sorted(lays((5, 5, 2))) == [(2,), (5,), (5, 2), (5, 5), (5, 5, 2)]
    assert sorted(lays((5, 5, 2), 1)) == [(2,), (5,)]


def test_selection_keeps_the_highest() -> None:
    assert best_of((3, 9, 1, 9), 2) == (9, 9)


@given(DICE, st.data())
def test_laid_and_kept_are_what_was_held(dice: tuple[int, ...], data: st.DataObject) -> None:
    laid = data.draw(st.sampled_from(list(lays(dice))))
    assert Counter(laid) + Counter(without(dice, laid)) == Counter(dice)


@given(duels(), st.randoms())
def test_dice_in_are_dice_out_and_every_duel_ends(duel: Duel, chance: object) -> None:
    dice = sum(len(d.dice) for d in duel.duelists)
    while choices := legal_lays(duel):
        assert all(refusal(duel, laid) is None for laid in choices)
        laid = choices[getattr(chance, "randrange")(len(choices))]  # noqa: B009
        before, duel = duel, lay(duel, laid)
        assert sum(len(d.dice) for d in before.duelists) - len(laid) == sum(
            len(d.dice) for d in duel.duelists
        )
        assert sum(len(d.dice) for d in duel.duelists) < dice
    assert duel.is_over


@given(duels(), st.data())
def test_a_strike_is_absorbed_or_counts_and_wounds_in_a_fight(
    duel: Duel, data: st.DataObject
) -> None:
    bid = lay(duel, data.draw(st.sampled_from(legal_lays(duel))))
    match = data.draw(st.sampled_from(legal_lays(bid)))
    done, after = exchange(bid, match), lay(bid, match)
    for side in (0, 1):
        struck = done.striker == 1 - side
        was, now = duel.duelists[side], after.duelists[side]
        assert was.absorbs - now.absorbs == (struck and done.absorbed)
        assert now.wounds - was.wounds == (struck and not done.absorbed and duel.fight)
        strikes = after.duelists[1 - side].strikes - duel.duelists[1 - side].strikes
        assert strikes == (struck and not done.absorbed)
