"""A game that asks one question of every kind, some of them larger than a small action space."""

from __future__ import annotations

from dataclasses import dataclass, field
from random import Random
from typing import Any

from msgspec import Struct

from gunbai.core.game import Game, Outcome, Setup, Sight
from gunbai.core.script import (
    Ask,
    Choose,
    Divide,
    Number,
    Order,
    Pick,
    Script,
    Seat,
    Value,
    Word,
    Write,
    refused,
)

TOWNS = ("edo", "nara")


@dataclass
class Road:
    answers: list[Any] = field(default_factory=list)


class Board(Struct):
    answers: list[Any]


def begin(_setup: Setup) -> Road:
    return Road()


def judge(order: Value) -> None:
    if set(order) != {"to"} or order["to"] not in TOWNS:
        raise refused("core.not-an-order", given=str(order))


def draw(rng: Random) -> Value:
    return {"to": rng.choice(TOWNS)}


def questions(seat: Seat) -> list[Ask]:
    return [
        Write(seat, "toy.name"),
        Choose(seat, "toy.way", ("left", "right")),
        Number(seat, "toy.count", 1, 1000),
        Pick(seat, "toy.dice", [6, 5, 4, 3, 2, 1, 6], 2, 4, values={"of": Word("toy.role")}),
        Divide(seat, "toy.points", ("a", "b", "c"), 12, 1),
        Order(seat, "toy.march", judge, draw),
    ]


def travel(road: Road) -> Script[Outcome]:
    for seat in (0, 1):
        for ask in questions(seat):
            road.answers.append((yield ask))
    return Outcome((0,), {0: 1, 1: 0})


def view(road: Road, _seat: Seat | None) -> Board:
    return Board(road.answers)


def bot(sight: Sight, ask: Ask, rng: Random) -> Value:
    assert ask.about is None
    assert sight.seat == ask.seat
    return "A bot was here." if isinstance(ask, Write) else ask.sample(rng)


EVERY = Game("every", 1, range(2, 3), (), begin, travel, view, lambda count: ["toy.role"] * count,
             "gunbai", {"traveller": bot})  # fmt: skip
