"""Boast Before the Castle: promise much, keep your word, and mock whoever could not."""

from __future__ import annotations

from dataclasses import dataclass, replace
from random import Random
from typing import Any

from msgspec import Struct

from gunbai.core.game import WHOLE, Game, Option, Outcome, Reasoned, Setup, Sight
from gunbai.core.script import (
    Ask,
    Chapter,
    Choose,
    Number,
    Phrase,
    Roll,
    Script,
    Seat,
    Together,
    tell,
    whom,
)


@dataclass
class Castle:
    """The state: all that the rules need to know."""

    names: list[str]
    rounds: int
    points: list[int]
    boasts: list[int]


def begin(setup: Setup) -> Castle:
    """The state of a new game."""
    names = [sitting.name for sitting in setup.seats]
    nothing = [0] * len(names)
    return Castle(names, setup.options["rounds"], nothing.copy(), nothing.copy())


def play(castle: Castle) -> Script[Outcome]:
    """The whole game: some rounds, and the most points win."""
    seats = range(len(castle.names))
    for number in range(1, castle.rounds + 1):
        yield tell("boast.round", chapter=Chapter(1), number=number)
        castle.boasts = yield Together(
            [Number(seat, "boast.boast", 1, 6, rule="boast.boasting") for seat in seats]
        )
        for seat in seats:
            yield from keep_word(castle, seat)
    most = max(castle.points)
    winners = tuple(seat for seat in seats if castle.points[seat] == most)
    return Outcome(winners, dict(enumerate(castle.points)))


def keep_word(castle: Castle, seat: Seat) -> Script[None]:
    """One die: whoever rolls a boast or more scores it, and may mock a rival."""
    boast = castle.boasts[seat]
    (face,) = yield Roll(seat, "boast.roll", 1, rule="boast.word")
    if face < boast:
        yield tell("boast.broken", seat=seat, who=castle.names[seat], boast=boast, dice=[face])
        return
    castle.points[seat] += boast
    yield tell("boast.kept", seat=seat, who=castle.names[seat], boast=boast, dice=[face])
    rivals = {s: name for s, name in enumerate(castle.names) if s != seat and castle.points[s]}
    if rivals:
        rival = yield whom(seat, "boast.mock", rivals, nobody="pass", rule="boast.mocking")
        if rival is not None:
            castle.points[rival] -= 1
            yield tell("boast.mocked", seat=seat, who=castle.names[seat], whom=castle.names[rival])


class House(Struct):
    """What everybody sees of a player."""

    name: str
    boast: int
    points: int


class Board(Struct):
    """What a seat sees: here everybody sees the same."""

    houses: list[House]


def view(castle: Castle, _seat: Seat | None) -> Board:
    """What one seat (None: a spectator) may see."""
    rows = zip(castle.names, castle.boasts, castle.points, strict=True)
    return Board([House(*row) for row in rows])


GAME = Game(
    id="boast",
    version=1,
    players=range(2, 7),
    options=[Option("rounds", 3, low=1, high=9, rule="boast.boasting")],
    begin=begin,
    script=play,
    view=view,
    roles=lambda count: ["boast.role"] * count,
    package=__name__,
)


def explain(castle: Castle, ask: Ask, hints: bool) -> dict[Any, list[Phrase]]:
    """What each answer comes to; chances only at tables that show them."""
    if ask.key == "boast.mock" and isinstance(ask, Choose):
        return {
            option: [Phrase("boast.has", {"points": castle.points[int(option)]})]
            for option in ask.options
            if option != "pass"
        }
    if ask.key == "boast.boast" and hints:
        return {boast: [Phrase("boast.chance", {"ways": 7 - boast})] for boast in range(1, 7)}
    return {WHOLE: []}


GAME = replace(GAME, explain=explain)


def worth(boast: int) -> float:
    """What a boast brings on average: its points, times the chance of six that it is kept."""
    return boast * (7 - boast) / 6


def braggart(sight: Sight, ask: Ask, rng: Random) -> Any:
    """Boast what brings most on average, and mock whoever leads."""
    if ask.key == "boast.boast":
        best = max(range(1, 7), key=lambda boast: (worth(boast), rng.random()))
        reason = Phrase("boast.why", {"boast": best, "worth": round(worth(best), 1)})
        values = {str(boast): worth(boast) for boast in range(1, 7)}
        return Reasoned(best, [reason], values, unit="boast.points", open=True)
    assert isinstance(ask, Choose)
    rivals = [option for option in ask.options if option != "pass"]
    return max(rivals, key=lambda option: sight.board.houses[int(option)].points)


GAME = replace(GAME, bots={"braggart": braggart})
