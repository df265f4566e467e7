"""Every kind of question takes what it offers and refuses the rest with a sentence."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

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
    Tell,
    Write,
    refused,
    shown,
    tell,
)
from gunbai.testing import wrong_answers


def judge(order: Any) -> None:
    if order != {"march": 3}:
        raise refused("core.not-an-order", "toy.R1", given=shown(order))


ASKS: list[Ask] = [
    Choose(0, "toy.choose", ("a", "b"), {"c": Refusal("core.blank", "toy.R2")}, rule="toy.R2"),
    Pick(0, "toy.pick", (4, 4, 6), least=1, most=2),
    Divide(0, "toy.divide", ("x", "y"), 5, 1),
    Write(0, "toy.write", most=40, lines=2),
    Number(0, "toy.number", 2, 4),
    Roll(0, "toy.roll", 2),
    Order(0, "toy.order", judge, lambda _rng: {"march": 3}),
]


@pytest.mark.parametrize("ask", ASKS, ids=lambda ask: type(ask).__name__)
@given(seed=st.integers(0, 10**6))
def test_every_answer_offered_is_taken(ask: Ask, seed: int) -> None:
    ask.check(ask.sample(Random(seed)))


@pytest.mark.parametrize("ask", ASKS, ids=lambda ask: type(ask).__name__)
def test_wrong_answers_are_refused_with_a_sentence(ask: Ask) -> None:
    said = 0
    for value in wrong_answers(ask):
        if isinstance(ask, Write) and value == "no such answer ☠":
            continue
        with pytest.raises(Refused) as no:
            ask.check(value)
        assert str(no.value)
        said += 1
    assert said > 5


@pytest.mark.parametrize(
    ("ask", "value", "sentence"),
    [
        (
            ASKS[0],
            "d",
            "“d” is not among the choices; legal are: toy.choose.a, toy.choose.b. [toy.R2]",
        ),
        (ASKS[0], "c", "An empty text says nothing; write at least a word. [toy.R2]"),
        (ASKS[1], [], "0 picked; between 1 and 2 may be."),
        (
            ASKS[1],
            [3],
            "Name places of the list by number, each once, from 0 to below 3; given was “[3]”.",
        ),
        (
            ASKS[2],
            {"x": 1, "y": 3},
            "4 points were given out; there are 5 to divide, at least 1 in each.",
        ),
        (ASKS[2], {"x": 5, "y": 0}, "At least 1 in each, 5 in all."),
        (ASKS[3], "a\nb\nc", "The text has 3 lines; at most 2 are taken."),
        (ASKS[4], 9, "“9” will not do; a whole number from 2 to 4 is wanted."),
        (ASKS[5], [1, 7], "Enter the faces of 2 dice, each from 1 to 6."),
    ],
)
def test_refusals_say_what_was_wrong_and_what_is_legal(ask: Ask, value: Any, sentence: str) -> None:
    with pytest.raises(Refused) as no:
        ask.check(value)
    assert str(no.value) == sentence


def test_a_whole_number_is_not_a_truth_value() -> None:
    with pytest.raises(Refused):
        Number(0, "toy.number", 0, 1).check(True)


def test_texts_keep_their_line_breaks_and_letters() -> None:
    Write(0, "toy.write", lines=3).check("снег\nи фонарь\n雪")


@given(st.text(max_size=200))
def test_a_quoted_answer_is_one_short_printable_line(text: str) -> None:
    quoted = shown(text)
    assert len(quoted) <= 40
    assert quoted.isprintable()


def test_tell_names_its_values() -> None:
    assert tell("toy.x", to=(1,), reveals=True, face=3) == Tell("toy.x", {"face": 3}, (1,), True)
