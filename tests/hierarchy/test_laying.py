"""What the page says of dice that are laid: as the exchange itself has it, for every sum."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from gunbai.games.hierarchy.page.laying import meanings, reach
from gunbai.games.hierarchy.rules.duel import Duel, Duelist, exchange, lay, lays, sums
from gunbai.games.hierarchy.view import SideView

dice = st.lists(st.integers(1, 10), min_size=1, max_size=5)
limits = st.sampled_from([0, 1, 2, 3])


def side(faces: list[int], count: int | None = None) -> SideView:
    held = len(faces) if count is None else count
    return SideView(0, "x", False, "combat", (), sorted(faces, reverse=True), (), held, 0, 0, 0)


@given(dice, limits)
def test_sums_are_those_of_all_lays(faces: list[int], limit: int) -> None:
    ways = lays(tuple(sorted(faces, reverse=True)), limit or None)
    assert sums(faces, limit or None) == sorted({sum(laid) for laid in ways})


@given(dice, dice, limits)
def test_a_match_means_what_the_exchange_makes_of_it(
    mine: list[int], theirs: list[int], limit: int
) -> None:
    before = Duel((Duelist(tuple(mine)), Duelist(tuple(theirs))), 1, bid_limit=limit or None)
    bid = next(lays(before.duelists[1].dice, limit or None))
    duel = lay(before, bid)
    means = meanings(side(mine), side(theirs), bid, limit)
    for laid in lays(duel.duelists[0].dice, limit or None):
        striker = exchange(duel, laid).striker
        assert means[sum(laid)] == {None: "parry", 0: "strike", 1: "struck"}[striker]


@given(dice, dice, limits)
def test_a_bid_means_what_its_answers_can_make_of_it(
    mine: list[int], theirs: list[int], limit: int
) -> None:
    before = Duel((Duelist(tuple(mine)), Duelist(tuple(theirs))), 0, bid_limit=limit or None)
    means = meanings(side(mine), side(theirs), (), limit)
    for laid in lays(before.duelists[0].dice, limit or None):
        duel = lay(before, laid)
        answers = lays(duel.duelists[1].dice, limit or None)
        struck = {exchange(duel, answer).striker for answer in answers}
        said = means[sum(laid)]
        assert (1 in struck, None in struck) == {
            "strike": (False, False),
            "parry": (False, True),
            "struck": (True, False),
            "either": (True, True),
        }[said]


def test_behind_a_screen_a_bid_means_nothing_that_can_be_told() -> None:
    assert reach(side([], 3), 1) == ()
    assert set(meanings(side([5, 3]), side([], 3), (), 1).values()) == {"screen"}
    assert meanings(side([5]), side([], 0), (), 1) == {5: "strike"}
