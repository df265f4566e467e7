"""A small game with every kind of secret, and mutants of it that leak, each in a way of its own.

An oath that is chosen, spears that are sent, a place that is picked, points that are divided and a
wish that is written are each marked as secret; and all guess together.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field, replace
from random import Random
from typing import Any

from msgspec import Struct

from gunbai.core.game import Game, Outcome, Setup
from gunbai.core.script import (
    Ask,
    Choose,
    Divide,
    Number,
    Order,
    Parallel,
    Phrase,
    Pick,
    Refusal,
    Roll,
    Script,
    Seat,
    Together,
    Write,
    tell,
)

SECRETS = ("oath", "spears", "place", "points", "wish")


@dataclass
class Camp:
    players: int
    oath: dict[Seat, str] = field(default_factory=dict)
    spears: dict[Seat, int] = field(default_factory=dict)
    place: dict[Seat, list[int]] = field(default_factory=dict)
    points: dict[Seat, dict[str, int]] = field(default_factory=dict)
    wish: dict[Seat, str] = field(default_factory=dict)
    guesses: list[int] = field(default_factory=list)
    guess: dict[Seat, int] = field(default_factory=dict)


class Tent(Struct):
    guesses: list[int]
    mine: list[Any]
    leak: Any = None


def begin(setup: Setup) -> Camp:
    return Camp(len(setup.seats))


def swear(camp: Camp, seat: Seat) -> Script[None]:
    camp.oath[seat] = yield Choose(seat, "camp.oath", ("crane", "pine", "moon"), secret=True)
    camp.spears[seat] = yield Number(seat, "camp.spears", 0, 9, secret=True)
    camp.place[seat] = yield Pick(seat, "camp.place", (1, 2, 3), 1, 1, secret=True)
    camp.points[seat] = yield Divide(seat, "camp.points", ("left", "right"), 4, secret=True)
    camp.wish[seat] = yield Write(seat, "camp.wish", secret=True)
    yield tell("camp.sworn", to=(seat,), reveals=False, oath=camp.oath[seat])


def script(camp: Camp) -> Script[Outcome]:
    seats = range(camp.players)
    yield Roll(0, "camp.omen", 1)
    yield Parallel([swear(camp, seat) for seat in seats])
    for _ in range(3):
        camp.guesses = yield Together([Number(seat, "camp.guess", 1, 6) for seat in seats])
        (face,) = yield Roll(0, "camp.roll", 1)
        yield tell("camp.fell", face=face)
    yield tell("camp.opened", reveals=True, oaths=[camp.oath[seat] for seat in seats])
    return Outcome((0,), dict.fromkeys(seats, 0))


def own(camp: Camp, seat: Seat | None) -> list[Any]:
    return [] if seat is None else [getattr(camp, name).get(seat) for name in SECRETS]


def view(camp: Camp, seat: Seat | None) -> Tent:
    return Tent(camp.guesses, own(camp, seat))


CAMP = Game(
    "camp", 1, range(2, 4), (), begin, script, view, lambda count: ["camp.role"] * count, "gunbai"
)  # fmt: skip


# -- mutants that leak ----------------------------------------------------------------------------


def shows(name: str) -> Game:
    """The view shows everybody's answers of one kind to everybody."""
    return replace(
        CAMP, view=lambda camp, seat: Tent(camp.guesses, own(camp, seat), getattr(camp, name))
    )


def tells(name: str) -> Game:
    """The log tells one kind of answer to everybody as soon as it is given."""

    def swears(camp: Camp, seat: Seat) -> Script[None]:
        yield from swear(camp, seat)
        yield tell("camp.leaked", what=str(getattr(camp, name)[seat]))

    def leaks(camp: Camp) -> Script[Outcome]:
        yield Parallel([swears(camp, seat) for seat in range(camp.players)])
        return (yield from script(Camp(camp.players)))

    return replace(CAMP, script=leaks)


def asks_with(name: str) -> Game:
    """What another seat is asked betrays an answer: by its words, its range or its options."""

    def leaks(camp: Camp) -> Script[Outcome]:
        yield from swear(camp, 0)
        hidden = getattr(camp, name)[0]
        match name:
            case "spears":
                yield Number(1, "camp.guess", 0, 9 + hidden)
            case "oath":
                yield Choose(1, "camp.answer", ("yes", f"no-{hidden}"))
            case _:
                yield Number(1, "camp.guess", 1, 6, values={"what": str(hidden)})
        return (yield from script(camp))

    return replace(CAMP, script=leaks)


def looks_at_guesses() -> Game:
    """The view shows each guess before all are in: the state is filled as they come."""

    def guessing(camp: Camp, seat: Seat) -> Script[None]:
        camp.guess[seat] = yield Number(seat, "camp.guess", 1, 6, secret=True)

    def leaks(camp: Camp) -> Script[Outcome]:
        yield Parallel([guessing(camp, seat) for seat in range(camp.players)])
        return (yield from script(camp))

    return replace(CAMP, script=leaks, view=lambda c, s: Tent(c.guesses, own(c, s), dict(c.guess)))


def how_many() -> Game:
    """A spectator is told the sum of what is hidden, never the parts."""
    return replace(
        CAMP,
        view=lambda c, s: Tent(c.guesses, own(c, s), sum(c.spears.values()) if s is None else 0),
    )


def asks(question: Callable[[Camp], Ask]) -> Game:
    """What seat 1 is asked is made of what seat 0 answered."""

    def leaks(camp: Camp) -> Script[Outcome]:
        yield from swear(camp, 0)
        yield question(camp)
        return (yield from script(camp))

    return replace(CAMP, script=leaks)


def hints_at_it(*to: Seat) -> Game:
    """Somebody is told what seat 0 swore."""

    def leaks(camp: Camp) -> Script[Outcome]:
        yield from swear(camp, 0)
        yield tell("camp.hint", to=to, reveals=False, oath=camp.oath[0])
        yield Number(1, "camp.guess", 1, 6)
        return (yield from script(camp))

    return replace(CAMP, script=leaks)


def rolls_by_it() -> Game:
    """As many dice fall before everybody as seat 0 has sent spears."""

    def leaks(camp: Camp) -> Script[Outcome]:
        yield from swear(camp, 0)
        faces = yield Roll(1, "camp.roll", 1 + camp.spears[0])
        yield tell("camp.fell", dice=list(faces))
        return (yield from script(camp))

    return replace(CAMP, script=leaks)


def orders_told() -> Game:
    """A secret order is told to all."""

    def draw(rng: Random) -> dict[str, int]:
        return {"march": rng.randint(0, 9)}

    def leaks(camp: Camp) -> Script[Outcome]:
        way = yield Order(0, "camp.order", lambda value: value.get("march", 0), draw, secret=True)
        yield tell("camp.ordered", way=way)
        return (yield from script(camp))

    return replace(CAMP, script=leaks)


def explains_it(camp: Camp, ask: Ask, _hints: bool) -> dict[str, list[Phrase]]:
    """What another swore stands beside one's own question."""
    return {"": [Phrase("camp.why", {"oath": str(camp.oath.get(0))})]} if ask.seat == 1 else {}


LEAKS = {
    "it is explained": replace(CAMP, explain=explains_it),
    "another is told": hints_at_it(1),
    "the dice are as many": rolls_by_it(),
    "an order is told": orders_told(),
    "a question goes by another key": asks(lambda camp: Number(1, f"camp.{camp.oath[0]}", 1, 6)),
    "a question's subject": asks(
        lambda camp: Number(1, "camp.guess", 1, 6, subject={"what": camp.oath[0]})
    ),
    "an option's label": asks(
        lambda camp: Choose(1, "camp.oath", ("pine", "moon"), labels={"pine": camp.oath[0]})
    ),
    "what is barred": asks(
        lambda camp: Choose(1, "camp.oath", ("pine",), {f"x-{camp.oath[0]}": Refusal("core.blank")})
    ),
    "how long a text may be": asks(lambda camp: Write(1, "camp.wish", most=10 + camp.spears[0])),
    **{f"the view shows {name}": shows(name) for name in SECRETS},
    **{f"the log tells {name}": tells(name) for name in SECRETS},
    **{f"a question betrays {name}": asks_with(name) for name in SECRETS},
    "guesses are seen as they come": looks_at_guesses(),
    "a sum is seen": how_many(),
    "the view is the state": replace(CAMP, view=lambda camp, _seat: camp),
}
