"""What a seat was asked before, read from the record: for whoever prepares the next answer."""

from __future__ import annotations

from random import Random

import pytest

import gunbai
from gunbai.play import asked_before


@pytest.mark.parametrize(("game", "seats", "dice"), [
    ("snow", ["Aki", "Bo", "Chie"], "sealed"), ("snow", ["Aki", "Bo", "Chie"], "typed"),
    ("hierarchy", ["Aki", *["bot"] * 7], "sealed"), ("daimyo", ["Aki", "Bo"], "sealed"),
])  # fmt: skip
def test_it_is_what_was_answered_the_latest_of_each_kind(
    game: str, seats: list[str], dice: str
) -> None:
    match, rng = gunbai.new(game, seats, dice=dice), Random(4)
    last: dict[int, dict[str, object]] = {}
    for _ in range(120):
        number, ask = next(iter(match.open.items()))
        if ask.kind != "roll":
            last.setdefault(ask.seat, {})[ask.key] = (ask.values, ask.kind)
        match.answer(ask.seat, number, ask.sample(rng))
    before = match.record.dump()
    for seat in range(len(seats)):
        told = {key: (ask.values, ask.kind) for key, ask in asked_before(match, seat).items()}
        assert told == last.get(seat, {})
    assert match.record.dump() == before


def test_what_was_taken_back_was_not_asked() -> None:
    match = gunbai.new("snow", ["Aki", "Bo", "Chie"], dice=1)
    number, ask = next(iter(match.open.items()))
    match.answer(ask.seat, number, ask.sample(Random(1)))
    assert list(asked_before(match, ask.seat)) == [ask.key]
    match.undo(ask.seat)
    assert asked_before(match, ask.seat) == {}
