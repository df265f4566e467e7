"""The kit catches every mutant: games that leak, or break the contract, each in a way of its own.

The game they are made of has every kind of secret: an oath that is chosen, spears that are sent, a
place that is picked, points that are divided and a wish that is written, each marked as secret;
and a guess that all make together.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field, replace
from random import Random
from typing import Any

import pytest
from msgspec import Struct

from gunbai.core.game import Game, Option, Outcome, Setup
from gunbai.core.script import (
    Choose,
    Divide,
    Number,
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
from gunbai.play import new
from gunbai.testing import check_bots, check_secrets, check_words, conform
from gunbai.testing.words import faults

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


def test_the_camp_keeps_every_promise_though_its_first_step_is_a_roll() -> None:
    for seed in range(5):
        assert conform(CAMP, seed).over
    assert check_secrets(CAMP, 1) >= 2
    check_bots(CAMP, 1)


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


LEAKS = {
    **{f"the view shows {name}": shows(name) for name in SECRETS},
    **{f"the log tells {name}": tells(name) for name in SECRETS},
    **{f"a question betrays {name}": asks_with(name) for name in SECRETS},
    "guesses are seen as they come": looks_at_guesses(),
    "a sum is seen": how_many(),
    "the view is the state": replace(CAMP, view=lambda camp, _seat: camp),
}


def conform_thrice(game: Game) -> None:
    for seed in range(3):
        conform(game, seed)


@pytest.mark.parametrize("game", LEAKS.values(), ids=LEAKS)
def test_a_game_that_leaks_is_caught(game: Game) -> None:
    with pytest.raises(AssertionError, match=r"can tell what seat|the state itself"):
        conform_thrice(game)


# -- mutants that break the contract --------------------------------------------------------------


def returns(result: Any) -> Callable[[Camp], Any]:
    def ends(camp: Camp) -> Any:
        yield from script(camp)
        return result

    return ends


def tells_an_object(camp: Camp) -> Script[Outcome]:
    yield tell("camp.state", camp=camp)
    return (yield from script(camp))


def asks_an_object(camp: Camp) -> Script[Outcome]:
    yield Number(0, "camp.guess", 1, 6, values={"camp": camp})
    return (yield from script(camp))


def bars_in_vain(camp: Camp) -> Script[Outcome]:
    yield Choose(0, "camp.oath", ("pine",), {"moon": Refusal("camp.no-words")})
    return (yield from script(camp))


BROKEN = {
    "no outcome": ({"script": returns(None)}, "returned None"),
    "a list for an outcome": ({"script": returns([0])}, "no Outcome"),
    "too few roles": ({"roles": lambda _count: ["camp.role"]}, "2 seats, and 1 roles"),
    "explains in a text": ({"explain": lambda _s, _a, _h: "because"}, "explained by a str"),
    "explains what is not offered": (
        {"explain": lambda _s, _a, _h: {"jump": [Phrase("camp.why")]}},
        "explained for",
    ),
    "explains by a bare key": ({"explain": lambda _s, _a, _h: {"": ["camp.why"]}}, "no phrases"),
    "an event with an object": ({"script": tells_an_object}, "Camp among its values"),
    "a question with an object": ({"script": asks_an_object}, "Camp among its values"),
    "a reason without words": ({"script": bars_in_vain}, "no words for camp.no-words"),
    "an option beyond its bounds": ({"options": (Option("rounds", 30, low=1, high=9),)}, "rounds"),
    "a preset of nothing": ({"presets": {"quick": {"rounds": 1}}}, "preset quick"),
}


@pytest.mark.parametrize(("broken", "says"), BROKEN.values(), ids=BROKEN)
def test_a_game_that_breaks_the_contract_is_caught(broken: dict[str, Any], says: str) -> None:
    with pytest.raises(Exception, match=says):
        conform(replace(CAMP, **broken), 2, ["Aki", "Bo"])


def nonsense(*_given: Any) -> Any:
    return "nonsense"


def own_chance() -> Callable[..., Any]:
    calls: list[int] = []

    def bot(_sight: Any, ask: Any, rng: Random) -> Any:
        calls.append(1)
        return ask.sample(Random(len(calls))) if isinstance(ask, Number) else ask.sample(rng)

    return bot


@pytest.mark.parametrize(
    ("bot", "says"), [(nonsense, "answers camp.oath"), (own_chance(), "more than its chance")]
)
def test_a_bot_that_breaks_its_promise_is_caught(bot: Any, says: str) -> None:
    with pytest.raises(AssertionError, match=says):
        check_bots(replace(CAMP, bots={"bad": bot}), 1)


def count_anew(camp: Camp, seat: Seat | None, rng: Random) -> None:
    """A seat imagines how many spears the others have."""
    for other in camp.spears:
        if other != seat:
            camp.spears[other] = rng.randint(0, 9)


def spy(sight: Any, ask: Any, rng: Random) -> Any:
    """A bot that looks behind its view."""
    camp = sight.look.args[0]
    return 1 + sum(camp.spears.values()) % 6 if ask.key == "camp.guess" else ask.sample(rng)


def test_a_bot_that_answers_by_what_is_hidden_from_it_is_caught() -> None:
    game = replace(CAMP, imagine=count_anew)
    check_bots(game, 1)
    with pytest.raises(AssertionError, match=r"answers camp\.guess by what is hidden"):
        check_bots(replace(game, bots={"spy": spy}), 1)


def test_an_imagination_that_changes_what_its_seat_sees_is_caught() -> None:
    def forget(camp: Camp, _seat: Seat | None, _rng: Random) -> None:
        camp.spears.clear()

    with pytest.raises(AssertionError, match="sees what it should only imagine"):
        check_bots(replace(CAMP, imagine=forget), 1)


SHORT: dict[str, dict[str, Any]] = {
    "snow": {"rounds": 1},
    "hierarchy": {"rounds_max": 1, "dice": "screened"},
    "daimyo": {"turns": 1},
}


@pytest.mark.parametrize("game", SHORT)
def test_every_level_of_every_game_answers_by_its_view_alone(game: str) -> None:
    check_bots(game, 1, SHORT[game])


def test_words_that_are_missing_are_listed_by_their_keys() -> None:
    found = faults(CAMP, 1)
    for key in ("camp.name", "camp.role", "camp.oath", "camp.oath.pine", "camp.points.left"):
        assert f"en: there are no words for {key}" in found
        assert f"ru: there are no words for {key}" in found
    with pytest.raises(AssertionError, match=r"no words for camp\.fell"):
        check_words(CAMP, 1)


@pytest.mark.parametrize("seats", [["Aki", "Bo"], ["Aki", "Bo", "Chie"]])
def test_the_hidden_answers_of_the_camp_are_looked_at(seats: Sequence[str]) -> None:
    match = new(CAMP, seats, dice=1)
    assert {ask.secret for ask in match.open.values()} == {True}
