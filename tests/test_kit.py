"""The kit catches every mutant: games that leak or break the contract, each in its own way."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from random import Random
from typing import Any

import pytest
from tests.camp import CAMP, LEAKS, Camp, script

from gunbai.core.game import Game, Option, Outcome
from gunbai.core.script import (
    Choose,
    Number,
    Phrase,
    Refusal,
    Script,
    Seat,
    tell,
)
from gunbai.play import new
from gunbai.testing import check_bots, check_secrets, check_words, conform
from gunbai.testing.words import faults


def test_the_camp_keeps_every_promise_though_its_first_step_is_a_roll() -> None:
    for seed in range(5):
        assert conform(CAMP, seed).over
    assert check_secrets(CAMP, 1) >= 2
    check_bots(CAMP, 1)


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
