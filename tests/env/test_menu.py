from __future__ import annotations

from random import Random

import pytest
from hypothesis import assume, given, settings
from hypothesis import strategies as st
from tests.env.menus import in_order, legal, reached

from gunbai.core.script import Choose, Divide, Number, Order, Pick, Refusal, Roll
from gunbai.learn.menu import START, Part, Whole, compositions, fresh, menu, stable_hash

SIZES = st.integers(12, 70)


def test_a_hash_is_the_same_today_and_tomorrow() -> None:
    assert stable_hash("hakugei") == 1217763420948449506


@given(st.sets(st.text("abcdefgh", min_size=1, max_size=3), min_size=1, max_size=12), SIZES)
def test_every_option_has_one_action(options: set[str], size: int) -> None:
    ask = Choose(0, "toy.way", sorted(options), {"barred": Refusal("core.over")})
    assert in_order(list(reached(ask, size))) == in_order(sorted(options))


def test_an_option_keeps_its_action_whatever_stands_beside_it() -> None:
    small = menu(Choose(0, "toy.way", ["left", "right"]), START, 512)
    large = menu(Choose(0, "toy.other", ["up", "right", "down"]), START, 512)
    assert [n for n, m in small.items() if m == Whole("right")] == [
        n for n, m in large.items() if m == Whole("right")
    ]


def test_options_that_meet_go_to_the_next_free_action() -> None:
    options = [f"way-{number}" for number in range(8)]
    assert set(menu(Choose(0, "toy.way", options), START, 8)) == set(range(8))


@given(st.integers(-5, 5), st.integers(0, 300), SIZES)
def test_numbers_come_out_exactly(low: int, more: int, size: int) -> None:
    ask = Number(0, "toy.guess", low, low + more)
    assert list(reached(ask, size)) == list(range(low, low + more + 1))
    assert list(reached(ask, size)) == legal(ask)


def test_a_small_number_is_its_distance_from_the_lowest() -> None:
    assert menu(Number(0, "toy.guess", 3, 5), START, 512) == {0: Whole(3), 1: Whole(4), 2: Whole(5)}


@settings(deadline=None)
@given(st.integers(0, 7), st.integers(0, 7), st.integers(0, 7), SIZES)
def test_picks_come_out_exactly(count: int, least: int, most: int, size: int) -> None:
    assume(least <= most <= count)
    ask = Pick(0, "toy.dice", list(range(count)), least, most)
    assert in_order(list(reached(ask, size))) == in_order(legal(ask))


def test_a_small_pick_is_its_subset_in_binary() -> None:
    assert menu(Pick(0, "toy.dice", [6, 6, 1], 2), START, 8) == {
        0b011: Whole([0, 1]),
        0b101: Whole([0, 2]),
        0b110: Whole([1, 2]),
        0b111: Whole([0, 1, 2]),
    }


def test_a_large_pick_goes_item_by_item() -> None:
    ask = Pick(0, "toy.dice", list(range(20)), 1, 2)
    assert menu(ask, START, 64) == {
        **{place: Part((place,)) for place in range(19)},
        19: Whole([19]),
    }
    assert menu(ask, Part((18,)), 64) == {19: Whole([18, 19]), 20: Whole([18])}


@settings(deadline=None)
@given(st.integers(1, 4), st.integers(0, 1), st.integers(0, 4), st.integers(5, 30))
def test_divisions_come_out_exactly(count: int, least: int, free: int, size: int) -> None:
    ask = Divide(0, "toy.points", "abcd"[:count], free + least * count, least)
    assert in_order(list(reached(ask, size))) == in_order(legal(ask))


def test_a_large_division_goes_field_by_field() -> None:
    ask = Divide(0, "toy.points", "abc", 33, 1)
    assert menu(ask, START, 100)[7] == Part((7,))
    assert menu(ask, START, 100)[30] == Whole({"a": 31, "b": 1, "c": 1})
    assert menu(ask, Part((7,)), 100)[3] == Whole({"a": 8, "b": 4, "c": 21})


def test_the_points_of_snow_are_one_action() -> None:
    assert len(menu(Divide(0, "snow.facets", "abcd", 15, 1), START, 512)) == 364


@given(st.integers(0, 8), st.integers(1, 4))
def test_compositions_are_all_there_and_in_order(total: int, parts: int) -> None:
    found = list(compositions(total, parts))
    assert found == sorted(set(found))
    assert {sum(points) for points in found} == {total}
    assert len(found) == len(legal(Divide(0, "toy.points", "abcd"[:parts], total)))


def test_orders_are_those_that_were_drawn() -> None:
    ask = Order(0, "toy.march", lambda _: None, lambda rng: {"to": rng.random()})
    drawn = [ask.sample(Random(0)), ask.sample(Random(1))]
    assert menu(ask, START, 512, drawn) == {0: Whole(drawn[0]), 1: Whole(drawn[1])}


def test_what_does_not_fit_is_said() -> None:
    for ask in (
        Choose(0, "toy.way", [str(n) for n in range(9)]),
        Pick(0, "toy.dice", list(range(9))),
        Divide(0, "toy.points", "ab", 9),
    ):
        with pytest.raises(ValueError, match="the environment has 8: open it with more"):
            menu(ask, START, 8)
    with pytest.raises(ValueError, match="kind Roll"):
        menu(Roll(0, "toy.roll", 1), START, 8)


def test_an_answer_may_be_changed_without_changing_the_menu() -> None:
    ask = Divide(0, "toy.points", "ab", 2)
    (meaning, *_) = menu(ask, START, 8).values()
    assert isinstance(meaning, Whole)
    fresh(meaning.value)["a"] = 99
    assert list(reached(ask, 8)) == legal(ask)
