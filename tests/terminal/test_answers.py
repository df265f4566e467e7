"""Answers as they are typed, by the kind of the question."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from gunbai.core.game import Game
from gunbai.core.script import (
    Ask,
    Choose,
    Divide,
    Number,
    Order,
    Pick,
    Refusal,
    Refused,
    Roll,
    Word,
    Write,
)
from gunbai.core.view import AskView, ask_view
from gunbai.registry import find
from gunbai.terminal.language import use
from gunbai.terminal.screen.answers import answer, labels

TURN = Choose(
    1,
    "snow.turn",
    ("samurai", "samurai-ko", "commune"),
    {"reveal": Refusal("core.over")},
    values={"samurai": "Aki", "samurai_ko": "Beni"},
)
DICE = Pick(0, "toy.dice", [Word("snow.facet.aware"), 5, 9], least=1)
FACETS = Divide(1, "snow.facets-samurai", ("aware", "steel", "tanka"), 15, 1)
POOL = Roll(1, "snow.pool", 3)


def read(ask: Ask, typed: str, game: Game | None = None) -> Any:
    return answer(game or find("snow"), ask_view(0, ask, {}), typed)


@pytest.mark.parametrize(
    ("typed", "option"),
    [
        ("1", "samurai"),
        ("3", "commune"),
        ("4", "reveal"),
        ("samurai-ko", "samurai-ko"),
        ("The samurai", "samurai"),
        ("the samurai-ko", "samurai-ko"),
        ("comm", "commune"),
        ("REVEAL HER", "reveal"),
    ],
)
def test_an_option_by_number_id_or_name(typed: str, option: str) -> None:
    assert read(TURN, typed) == option


@pytest.mark.parametrize("typed", ["0", "5", "the", "x", "²", "1 2"])
def test_what_is_no_option_is_left_for_the_match_to_refuse(typed: str) -> None:
    assert read(TURN, typed) == typed
    with pytest.raises(Refused):
        TURN.read(read(TURN, typed))


def test_options_are_called_by_what_stands_in_the_question() -> None:
    asked = Choose(0, "hierarchy.fortune", ("precious",), values={"precious": "the mill"})
    assert labels(ask_view(1, asked, {})) == ["Protect your Precious: the mill"]


def test_an_option_by_its_russian_name() -> None:
    use("ru")
    assert read(TURN, "Самурай-ко") == "samurai-ko"


@pytest.mark.parametrize(
    ("typed", "places"),
    [("1 3", [0, 2]), ("3,1", [0, 2]), ("2", [1]), ("all", [0, 1, 2]), ("none", []), ("", [])],
)
def test_items_by_their_numbers(typed: str, places: list[int]) -> None:
    assert read(DICE, typed) == places


@pytest.mark.parametrize("typed", ["0", "4", "1 1", "-1", "one", "1 2 3 4"])
def test_items_that_are_not_there(typed: str) -> None:
    with pytest.raises(Refused):
        read(DICE, typed)


@pytest.mark.parametrize("typed", ["5 4 6", "5,4,6", " 5  4 6 ", "5/4/6"])
def test_points_in_the_order_shown(typed: str) -> None:
    assert read(FACETS, typed) == {"aware": 5, "steel": 4, "tanka": 6}


@pytest.mark.parametrize("typed", ["5 4", "5 4 6 0", "five 4 6", "1.5 1.5 12"])
def test_points_that_cannot_be_read(typed: str) -> None:
    with pytest.raises(Refused):
        read(FACETS, typed)


@pytest.mark.parametrize("typed", ["1 3 6", "136", "1,3,6"])
def test_faces(typed: str) -> None:
    assert read(POOL, typed) == [1, 3, 6]


@pytest.mark.parametrize("typed", ["13", "1 3", "137", "1 3 7", ""])
def test_faces_that_cannot_have_fallen(typed: str) -> None:
    with pytest.raises(Refused):
        POOL.read(read(POOL, typed))


def test_many_sided_dice_are_told_apart_by_spaces() -> None:
    assert read(Roll(0, "toy.roll", 2, 10), "10") == [10]
    assert read(Roll(0, "toy.roll", 2, 10), "1 0") == [1, 0]


def test_no_dice_at_all() -> None:
    assert read(Roll(0, "toy.roll", 0), "") == []


def test_numbers_and_texts() -> None:
    assert read(Number(0, "toy.guess", 1, 6), "5") == 5
    assert read(Number(0, "toy.guess", 1, 6), "five") == "five"
    assert read(Write(0, "toy.wish"), "12") == "12"


def nobody_judges(_order: Any) -> None:
    """Every order is legal here."""


def test_orders_are_json_where_the_game_has_no_words_for_them(toy: Game) -> None:
    ask = Order(0, "toy.order", nobody_judges, lambda _rng: {})
    assert read(ask, '{"move": [1, 2]}', toy) == {"move": [1, 2]}
    assert read(ask, "advance 8", toy) == "advance 8"
    assert read(ask, "[" * 100_000, toy) == "[" * 100_000


@given(st.randoms(use_true_random=False), st.sampled_from([TURN, DICE, FACETS, POOL]))
def test_every_legal_answer_can_be_typed(rng: Random, ask: Ask) -> None:
    value = ask.sample(rng)
    assert read(ask, typed(ask_view(0, ask, {}), value)) == value


def typed(ask: AskView, value: Any) -> str:
    """How somebody would type an answer."""
    match ask.kind:
        case "pick":
            return " ".join(str(place + 1) for place in value)
        case "divide":
            return " ".join(str(value[field]) for field in ask.fields)
        case "roll":
            return "".join(map(str, value))
        case _:
            return str(value)


BID = Pick(0, "hierarchy.bid", [9, 8, 7, 7, 1], values={"most": 5})


@pytest.mark.parametrize(
    ("typed", "places"),
    [
        ("9", [0]),
        ("9 7", [0, 2]),
        ("7 7", [2, 3]),
        ("1", [4]),
        ("2 3", [1, 2]),
        ("all", [0, 1, 2, 3, 4]),
    ],
)
def test_dice_are_picked_by_their_faces_or_else_by_their_places(
    typed: str, places: list[int]
) -> None:
    assert read(BID, typed, find("hierarchy")) == places
