"""Every kind of question takes what it offers and refuses the rest with a sentence."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec import to_builtins

from gunbai.core.script import (
    Ask,
    Choose,
    Divide,
    Number,
    Order,
    Phrase,
    Pick,
    Refusal,
    Refused,
    Roll,
    Tell,
    Word,
    Write,
    refused,
    shown,
    tell,
    whom,
)
from gunbai.core.view import ask_view
from gunbai.testing import wrong_answers


def judge(order: Any) -> None:
    if order != {"march": 3}:
        raise refused("core.not-an-order", "toy.R1", given=shown(order))


ASKS: list[Ask] = [
    Choose(0, "toy.choose", ("a", "b"), {"c": Refusal("core.blank", "toy.R2")}, rule="toy.R2"),
    Pick(0, "toy.pick", (4, 4, 6), least=1, most=2, ids=("d4", "d5", "d6")),
    whom(0, "toy.rival", {1: "Aki", 2: "Bo", 3: "Chie"}, {3: Refusal("core.blank")}, nobody="pass"),
    Divide(0, "toy.divide", ("x", "y"), 5, 1),
    Write(0, "toy.write", most=40, lines=2),
    Number(0, "toy.number", 2, 4),
    Roll(0, "toy.roll", 2),
    Order(0, "toy.order", judge, lambda _rng: {"march": 3}),
]


@pytest.mark.parametrize("ask", ASKS, ids=lambda ask: type(ask).__name__)
@given(seed=st.integers(0, 10**6))
def test_every_answer_offered_is_taken(ask: Ask, seed: int) -> None:
    ask.read(ask.sample(Random(seed)))


@pytest.mark.parametrize("ask", ASKS, ids=lambda ask: type(ask).__name__)
def test_wrong_answers_are_refused_with_a_sentence(ask: Ask) -> None:
    said = 0
    for value in wrong_answers(ask):
        if isinstance(ask, Write) and value == "no such answer ☠":
            continue
        with pytest.raises(Refused) as no:
            ask.read(value)
        assert str(no.value)
        said += 1
    assert said > 5


@pytest.mark.parametrize(
    ("ask", "value", "sentence"),
    [
        (
            ASKS[0],
            "d",
            "“d” is not one of the choices. Legal: toy.choose.a, toy.choose.b. [toy.R2]",
        ),
        (ASKS[0], "c", "The text is empty; write at least a word. [toy.R2]"),
        (
            ASKS[2],
            "0",
            "“0” is not one of the choices. Legal: Aki, Bo, toy.rival.pass.",
        ),
        (ASKS[2], "3", "The text is empty; write at least a word."),
        (ASKS[1], [], "0 picked; pick 1 to 2."),
        (
            ASKS[1],
            [3],
            "Give positions from 0 to 2, each at most once; got “[3]”.",
        ),
        (
            ASKS[3],
            {"x": 1, "y": 3},
            "4 points were given out; there are 5 to divide, at least 1 in each.",
        ),
        (ASKS[3], {"x": 5, "y": 0}, "At least 1 in each, 5 in all."),
        (ASKS[4], "a\nb\nc", "The text has 3 lines; the limit is 2."),
        (ASKS[5], 9, "“9” is not valid; enter a whole number from 2 to 4."),
        (ASKS[6], [1, 7], "Enter the faces of 2 dice, each from 1 to 6."),
    ],
)
def test_refusals_say_what_was_wrong_and_what_is_legal(ask: Ask, value: Any, sentence: str) -> None:
    with pytest.raises(Refused) as no:
        ask.read(value)
    assert str(no.value) == sentence


def test_a_whole_number_is_not_a_truth_value() -> None:
    with pytest.raises(Refused):
        Number(0, "toy.number", 0, 1).read(True)


def test_texts_keep_their_line_breaks_and_letters() -> None:
    Write(0, "toy.write", lines=3).read("снег\nи фонарь\n雪")


@given(st.text(max_size=200))
def test_a_quoted_answer_is_one_short_printable_line(text: str) -> None:
    quoted = shown(text)
    assert len(quoted) <= 40
    assert quoted.isprintable()


def test_tell_names_its_values() -> None:
    assert tell("toy.x", to=(1,), reveals=True, face=3) == Tell("toy.x", {"face": 3}, (1,), True)


def test_the_script_goes_on_with_what_was_read_and_the_record_keeps_the_answer() -> None:
    rival = ASKS[2]
    assert rival.read("2") == 2
    assert rival.read("pass") is None
    picked, divided = [0, 2], {"x": 2, "y": 3}
    assert ASKS[1].read(picked) == picked
    assert ASKS[1].read(picked) is not picked
    assert ASKS[3].read(divided) == divided
    assert ASKS[3].read(divided) is not divided
    march = Order(0, "toy.order", lambda order: tuple(order.items()), lambda _rng: {"march": 3})
    assert march.read({"march": 3}) == (("march", 3),)
    assert ASKS[7].read({"march": 3}) == {"march": 3}, "a judge that only judges"


def test_an_option_is_called_by_its_label_or_by_its_words_with_the_values_of_the_question() -> None:
    ask = Choose(0, "toy.choose", ("a", "b"), labels={"a": Word("toy.name")}, values={"n": 1})
    assert ask.label("a") == Word("toy.name")
    assert ask.label("b") == Phrase("toy.choose.b", {"n": 1})


def test_whom_and_what_a_question_concerns_leaves_by_ids() -> None:
    ask = whom(0, "toy.rival", {1: "Aki", 2: "Aki"}, subject={"seat": 3, "who": "samurai-ko"})
    shown = to_builtins(ask_view(7, ask, {}))
    assert shown["subject"] == {"seat": 3, "who": "samurai-ko"}
    assert shown["options"] == ({"id": "1", "label": "Aki"}, {"id": "2", "label": "Aki"})
    assert to_builtins(ask_view(8, ASKS[1], {}))["ids"] == ("d4", "d5", "d6")


@pytest.mark.parametrize("ask", ASKS, ids=lambda ask: type(ask).__name__)
def test_a_bot_is_shown_all_of_a_question_but_the_object_it_is_about(ask: Ask) -> None:
    ask.about, view = object(), ask_view(0, ask, {})
    shown = ask.without_about()
    ask.about = None
    assert type(shown) is type(ask)
    assert shown.about is None
    assert ask_view(0, shown, {}) == view
    assert shown.read(ask.sample(Random(1))) == ask.read(ask.sample(Random(1)))
