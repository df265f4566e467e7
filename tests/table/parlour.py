"""A game that asks every kind of question once, with secrets: what the table's tests play."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from random import Random
from typing import Any

from msgspec import Struct

from gunbai.core.game import WHOLE, Game, Option, Outcome, Setup, Sight
from gunbai.core.script import (
    Ask,
    Chapter,
    Choose,
    Divide,
    Number,
    Order,
    Parallel,
    Phrase,
    Pick,
    Refusal,
    Refused,
    Roll,
    Script,
    Seat,
    Together,
    Value,
    Write,
    tell,
)


@dataclass
class Parlour:
    seats: int
    rounds: int
    wishes: dict[Seat, str] = field(default_factory=dict)
    points: list[int] = field(default_factory=list)


class Board(Struct):
    points: list[int]
    wish: str


def begin(setup: Setup) -> Parlour:
    return Parlour(len(setup.seats), setup.options["rounds"], points=[0] * len(setup.seats))


def wish(parlour: Parlour, seat: Seat) -> Script[None]:
    parlour.wishes[seat] = yield Write(seat, "parlour.wish", lines=3, secret=True)
    yield tell("parlour.wished", to=(seat,), wish=parlour.wishes[seat])


def no_faces(order: Value) -> None:
    if order.get("to") not in (1, 2):
        raise Refused(Refusal("core.not-in-range", "parlour.R1", {"given": "to"}))


def play(parlour: Parlour) -> Script[Outcome]:
    seats = range(parlour.seats)
    yield Parallel([wish(parlour, seat) for seat in seats])
    for number in range(1, parlour.rounds + 1):
        yield tell("parlour.round", chapter=Chapter(1), number=number)
        guesses = yield Together(
            [Number(seat, "parlour.guess", 1, 6, secret=True) for seat in seats]
        )
        yield tell("parlour.guessed", guesses=guesses)
        (face,) = yield Roll(0, "parlour.roll", 1)
        for seat in seats:
            parlour.points[seat] += guesses[seat] == face
    yield Choose(
        0, "parlour.way", ["left", "right"], barred={"up": Refusal("core.blank", "parlour.R2")}
    )
    yield Pick(0, "parlour.pick", [4, 5, 6], least=1, most=2)
    yield Divide(0, "parlour.divide", ["steel", "silk"], total=5, least=1)
    yield Order(0, "parlour.order", no_faces, lambda _rng: {"to": 1}, form={"to": [1, 2]})
    best = max(parlour.points)
    winners = tuple(seat for seat in seats if parlour.points[seat] == best)
    return Outcome(winners, dict(enumerate(parlour.points)))


def view(parlour: Parlour, seat: Seat | None) -> Board:
    return Board(parlour.points, "" if seat is None else parlour.wishes.get(seat, ""))


def plain_bot(sight: Sight, ask: Ask, rng: Random) -> Value:
    assert ask.about is None
    assert sight.seat == ask.seat
    return ask.sample(rng)


def broken_bot(sight: Sight, ask: Ask, rng: Random) -> Value:
    raise RuntimeError("a bot that cannot")


def explain(_parlour: Parlour, ask: Ask, hints: bool) -> dict[str, list[Phrase]]:
    if not hints or not isinstance(ask, Choose | Number):
        return {}
    whole = {WHOLE: [Phrase("core.over")]}
    return whole | ({"left": [Phrase("core.ended")]} if isinstance(ask, Choose) else {})


def roles(count: int) -> list[str]:
    return ["parlour.role"] * count


OPTIONS: tuple[Any, ...] = (
    Option("rounds", 1, low=1, high=200, rule="parlour.R3"),
    Option("fast", False, choices=(False, True)),
    Option("limit", None, low=1, high=9),
)
PARLOUR = Game(
    "parlour", 1, range(1, 5), OPTIONS, begin, play, view, roles, "gunbai",
    bots={"plain": plain_bot, "broken": broken_bot}, explain=explain, whispers=True,
)  # fmt: skip

ANSWERS: Mapping[str, Any] = {
    "parlour.wish": "w", "parlour.guess": 3, "parlour.way": "left", "parlour.pick": [0],
    "parlour.divide": {"steel": 3, "silk": 2}, "parlour.order": {"to": 1},
}  # fmt: skip
"""An answer that each of its questions takes."""
