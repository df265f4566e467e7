"""Who sits where: every line-up in all its seatings, so that no seat is anybody's."""

from __future__ import annotations

from collections import Counter

import pytest

from gunbai.arena.lineups import contested, half, lineups, mixed, one
from gunbai.registry import find


@pytest.mark.parametrize(
    ("game", "seats", "found"),
    [("snow", 5, [1, 2, 3, 4]), ("hierarchy", 8, list(range(8))), ("daimyo", 2, [0, 1])],
)
def test_bots_contend_for_the_seats_of_the_commonest_role(
    game: str, seats: int, found: list[int]
) -> None:
    assert contested(find(game), seats) == found


@pytest.mark.parametrize("seats", [2, 3, 4, 5, 8, 9, 15])
def test_halves_give_each_bot_every_seat_equally_often(seats: int) -> None:
    seatings = half("ab", seats).seatings
    assert len(set(seatings)) == len(seatings)
    for column in zip(*seatings, strict=True):
        assert Counter(column)["a"] == Counter(column)["b"]


def test_halves_of_four_are_arranged_in_all_six_ways_and_of_eight_turn_by_turn() -> None:
    assert len(half("ab", 4).seatings) == 6
    assert half("ab", 8).seatings == (("a", "b") * 4, ("b", "a") * 4)


def test_one_among_the_others_sits_in_every_seat() -> None:
    assert one("ab", 3).seatings == (("a", "b", "b"), ("b", "a", "b"), ("b", "b", "a"))


def test_all_at_one_table_turn_about() -> None:
    assert set(mixed("ab", 4).seatings) == {tuple("abab"), tuple("baba")}
    seatings = mixed("abc", 3).seatings
    assert len(seatings) == 3
    assert all(set(column) == set("abc") for column in zip(*seatings, strict=True))


def test_more_bots_than_seats_meet_at_several_tables() -> None:
    met = Counter(bot for seating in mixed("abc", 2).seatings for bot in seating)
    assert met == {"a": 4, "b": 4, "c": 4}


def test_every_two_bots_meet() -> None:
    pairs = [lineup.bots for lineup in lineups(["half", "one"], ["a", "b", "c"], 2)]
    assert pairs[:3] == [("a", "b"), ("a", "c"), ("b", "c")]
    assert len(pairs) == 3 + 6
