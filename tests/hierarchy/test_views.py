"""What a seat may see (hierarchy R1, R7), and that it is plain data."""

from __future__ import annotations

from random import Random
from typing import Any

import msgspec
import pytest
from tests.hierarchy.realm import DAIMYO, EMPEROR, RIVAL, SAMURAI, in_a_duel, realm

from gunbai.games.hierarchy.state import Realm
from gunbai.games.hierarchy.view import Board, ConflictView, view
from gunbai.play import new


def seen(made: Realm, seat: int | None) -> ConflictView:
    (conflict,) = view(made, seat).conflicts
    return conflict


def test_open_dice_are_seen_by_everybody() -> None:
    made = in_a_duel()
    for seat in (SAMURAI, EMPEROR, DAIMYO, None):
        assert [side.dice for side in seen(made, seat).sides] == [(9, 4), (7, 7)]


@pytest.mark.parametrize(
    ("seat", "dice"),
    [(SAMURAI, [(9, 4), ()]), (EMPEROR, [(), (7, 7)]), (DAIMYO, [(), ()]), (None, [(), ()])],
)
def test_r7_screened_dice_are_seen_by_their_own_side_only(seat: int | None, dice: Any) -> None:
    conflict = seen(in_a_duel(dice="screened"), seat)
    assert [side.dice for side in conflict.sides] == dice
    assert [side.count for side in conflict.sides] == [2, 2]


@pytest.mark.parametrize("key", ["hierarchy.select", "hierarchy.bid", "hierarchy.match"])
def test_r34_others_learn_nothing_of_a_thought_of_surrender(key: str) -> None:
    """Whoever lays or keeps nothing is asked once more; the others see the same awaited."""
    match, rng = new("hierarchy", [f"x{n}" for n in range(8)], {"rounds_max": 2}, 3), Random(3)
    number, ask = next(iter(match.open.items()))
    while ask.key != key:
        match.answer(ask.seat, number, ask.sample(rng))
        number, ask = next(
            (item for item in match.open.items() if item[1].key == key),
            rng.choice(list(match.open.items())),
        )
    others = [seat for seat in (*range(8), None) if seat != ask.seat]
    before = [match.view(seat).waiting for seat in others]
    match.answer(ask.seat, number, [])
    assert "hierarchy.give-in" in {asked.key for asked in match.asks(ask.seat).values()}
    assert [sorted(match.view(seat).waiting) for seat in others] == [*map(sorted, before)]


def test_the_duel_shows_honor_ready_whose_bid_it_is_and_wounds() -> None:
    made = in_a_duel()
    made.characters[SAMURAI].wounds = 2
    conflict = seen(made, None)
    assert (conflict.bidder, conflict.actor, conflict.bid) == (0, 0, ())
    assert [side.absorbs for side in conflict.sides] == [1, 1]
    assert conflict.is_wounding


def test_the_ladder_stands_from_the_throne_down_and_says_who_i_am() -> None:
    made = realm()
    board = view(made, RIVAL)
    assert [sheet.caste for sheet in board.ladder] == (
        ["emperor"] + ["daimyo"] * 2 + ["shogun"] * 3 + ["samurai"] * 3
    )
    assert board.ladder[board.me].seat == RIVAL
    assert view(made, None).me == -1


def test_before_the_bowl_is_drawn_nobody_has_a_caste() -> None:
    made = realm()
    made.drawn.clear()
    board = view(made, 0)
    assert {sheet.caste for sheet in board.ladder} == {""}
    assert board.slips == 9


def test_a_view_is_plain_data() -> None:
    data = msgspec.json.encode(view(in_a_duel(), 0), enc_hook=str)
    assert msgspec.json.decode(data, type=Board).ladder[0].talisman == "T0"
