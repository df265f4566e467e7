"""The conformance kit holds for a toy game, and finds what is wrong with broken ones."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from random import Random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from tests.toy import TOY, Board, Table

from gunbai.core.game import Outcome
from gunbai.core.script import (
    Choose,
    Number,
    Order,
    Roll,
    Script,
    Seat,
    Together,
    Value,
    refused,
    tell,
)
from gunbai.play import new
from gunbai.testing import check_secrets, conform, play_random


@settings(max_examples=30, deadline=None)
@given(st.integers(0, 10**6))
def test_the_toy_game_keeps_every_promise(seed: int) -> None:
    match = conform(TOY, seed)
    assert match.over


def test_planted_secrets_stay_with_their_seats() -> None:
    assert check_secrets(TOY, 1, ["a", "b", "c"]) == 3


def test_random_play_counts_its_decisions() -> None:
    match = new(TOY, ["a", "b"], {"rounds": 4}, dice=1)
    assert play_random(match, Random(0)) == 2 + 2 * 4


def leaky_view(table: Table, seat: Seat | None) -> Board:
    del seat
    return Board(table.points, " ".join(table.wishes))


def leaky_tell(table: Table) -> Script[Outcome]:
    (guess,) = yield Together([Number(0, "toy.guess", 1, 6)])
    wish = yield Choose(1, "toy.wish", ("a",), secret=True)
    yield tell("toy.leak", guess=guess, wish=wish)
    yield from TOY.script(table)
    return Outcome(())


def endless(table: Table) -> Script[Outcome]:
    while table.players:
        yield Number(0, "toy.guess", 1, 6)
    return Outcome(())


def picky(_table: Table) -> Script[Outcome]:
    def judge(_order: Value) -> None:
        raise refused("core.not-an-order", given="anything")

    yield Order(0, "toy.guess", judge, lambda _rng: {})
    return Outcome(())


def restless() -> Callable[[Table], Script[Outcome]]:
    games: list[int] = []

    def script(_table: Table) -> Script[Outcome]:
        games.append(1)
        yield Number(0, "toy.guess", 1, 6)
        yield Roll(0, "toy.roll", len(games))
        return Outcome(())

    return script


@pytest.mark.parametrize(
    ("broken", "says"),
    [
        ({"script": endless}, "did not end|no end"),
        ({"script": picky}, "which it offered"),
    ],
)
def test_the_kit_finds_what_is_broken(broken: dict[str, Any], says: str) -> None:
    with pytest.raises(AssertionError, match=says):
        conform(replace(TOY, **broken), 3, ["a", "b"], most=500)


def test_the_kit_finds_a_view_that_shows_another_seats_secret() -> None:
    with pytest.raises(AssertionError, match="sees the secret"):
        check_secrets(replace(TOY, view=leaky_view), 1, ["a", "b"])


def test_the_kit_finds_a_script_that_is_not_the_same_twice() -> None:
    with pytest.raises((AssertionError, ValueError)):
        conform(replace(TOY, script=restless()), 3, ["a", "b"])
