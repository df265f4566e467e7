"""What a game declares to be observed: named, numbered, complete, and nothing that is hidden."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import Any

import numpy as np
import pytest
from benchmarks.games.leduc import LEDUC
from benchmarks.games.leduc import observation as leduc
from benchmarks.games.liars_dice import LIARS_DICE
from benchmarks.games.liars_dice import observation as liars_dice
from benchmarks.games.tictactoe import TIC_TAC_TOE
from tests.env.every import EVERY

import gunbai
from gunbai.core.game import Game, nothing_hidden
from gunbai.core.script import Ask, Seat
from gunbai.games.snow import observation as snow
from gunbai.learn import Environment
from gunbai.registry import find
from gunbai.testing import check_observation, conform

SMALL = [TIC_TAC_TOE, LEDUC, LIARS_DICE]
SECRET = {"desire": "secret"}


def named(env: Environment, agent: str) -> dict[str, float]:
    """What an agent observes, without what is 0."""
    vector = env.observe(agent)["observation"]
    return {n: float(x) for n, x in zip(env.feature_names, vector, strict=True) if x}


def acting(env: Environment, *options: Any) -> Environment:
    """Answer with these, one after the other."""
    for option in options:
        (action,) = (n for n, value in env.meanings().items() if value == option)
        env.step(action)
    return env


def opened(game: str | Game, **more: Any) -> Environment:
    env = gunbai.env(game, **more)
    env.reset(seed=3)
    return env


# -- nothing hidden -------------------------------------------------------------------------------


@pytest.mark.parametrize("game", SMALL, ids=lambda game: game.id)
def test_of_equal_boards_agents_of_the_small_games_observe_the_same(game: Game) -> None:
    assert check_observation(game, 60) > 100
    for seed in range(3):
        conform(game, seed)


@pytest.mark.parametrize("seats", [3, 9])
def test_of_equal_boards_agents_of_snow_observe_the_same(seats: int) -> None:
    names = [f"seat{number}" for number in range(seats)]
    assert check_observation("snow", 2, names, {"rounds": 2, **SECRET}) > 10


def leaking(own: Any, leak: Callable[[Any, Seat], float]) -> Callable[..., Sequence[float]]:
    """What a game declares, with one number in it that is none of the seat's business."""
    honest = own.numbers

    def numbers(state: Any, seat: Seat, ask: Ask | None) -> Sequence[float]:
        first, *rest = honest(state, seat, ask)
        return [first + leak(state, seat), *rest]

    return numbers


def a_card(table: Any, seat: Seat) -> float:
    return float(table.cards[1 - seat])


def the_next_card(table: Any, _seat: Seat) -> float:
    return float(table.deck[0])


def a_die(cups: Any, seat: Seat) -> float:
    return float(cups.dice[1 - seat])


def a_wish(year: Any, seat: Seat) -> float:
    hidden = [h.desire for h in year.houses if h.seat != seat and not h.desire_known]
    return float(sum(map(len, hidden)))


def conform_often(game: Game, *table: Any) -> None:
    for seed in range(9):
        conform(game, seed, *table)


LEAKS = {
    "the other's card": (LEDUC, leduc, a_card),
    "the cards that are left": (LEDUC, leduc, the_next_card),
    "the other's die": (LIARS_DICE, liars_dice, a_die),
}


@pytest.mark.parametrize(("game", "own", "leak"), LEAKS.values(), ids=LEAKS)
def test_an_observation_that_leaks_what_fell_is_caught(
    game: Game, own: Any, leak: Callable[[Any, Seat], float], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(own, "numbers", leaking(own, leak))
    with pytest.raises(AssertionError, match="observes what its board does not show"):
        check_observation(game)
    with pytest.raises(AssertionError, match="observes what its board does not show"):
        conform_often(game)


def test_an_observation_that_leaks_a_secret_answer_is_caught(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(snow, "numbers", leaking(snow, a_wish))
    with pytest.raises(AssertionError, match=r"can tell what seat \d answered to snow.desire"):
        conform_often(find("snow"), ["a", "b", "c"], {"rounds": 1, **SECRET})


def test_an_observation_that_leaks_without_imagination_is_caught_by_equal_boards(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(leduc, "numbers", leaking(leduc, a_card))
    with pytest.raises(AssertionError, match="observes what its board does not show"):
        check_observation(replace(LEDUC, imagine=nothing_hidden))


@pytest.mark.parametrize("wrong", [[1, 2], [float("nan")] * 18, ["x"] * 18])
def test_numbers_that_are_not_as_declared_are_caught(
    wrong: list[Any], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(TIC_TAC_TOE.part("observation"), "numbers", lambda *_: wrong)
    with pytest.raises(AssertionError):
        check_observation(TIC_TAC_TOE, 1)


# -- what is observed -----------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("game", "size", "actions"), [(TIC_TAC_TOE, 18, 9), (LEDUC, 8, 3), (LIARS_DICE, 18, 13)]
)
def test_the_small_games_are_as_long_as_they_need(game: Game, size: int, actions: int) -> None:
    env = gunbai.env(game)
    assert env.observation_space("seat_0")["observation"].shape == (size,)
    assert env.action_space("seat_0").n == actions


def test_tic_tac_toe_is_seen_from_both_sides() -> None:
    env = acting(opened(TIC_TAC_TOE), "c4", "c0")
    assert named(env, "seat_0") == {"mine.c4": 1, "theirs.c0": 1}
    assert named(env, "seat_1") == {"mine.c0": 1, "theirs.c4": 1}
    assert np.flatnonzero(env.observe("seat_0")["action_mask"]).tolist() == [1, 2, 3, 5, 6, 7, 8]


def test_a_hand_of_leduc_shows_ones_own_card_and_the_pot() -> None:
    env = acting(opened(LEDUC), "raise")
    env.match.state.cards = [5, 0]  # a king and a jack
    assert named(env, "seat_0") == {"mine.king": 1, "put-in.mine": 3, "put-in.theirs": 1}
    assert named(env, "seat_1") == {"mine.jack": 1, "put-in.mine": 1, "put-in.theirs": 3}
    acting(env, "call")
    env.match.state.cards[2] = 2
    assert named(env, "seat_0")["common.queen"] == 1
    assert env.meanings() == {1: "call", 2: "raise"}


def test_snow_is_seen_from_ones_own_house_on() -> None:
    env = opened("snow", seats=4)
    while env.match.state.season == "":
        env.step(next(iter(env.meanings())))
    houses = env.match.state.houses
    houses[1].honor, houses[2].honor = 5, 7
    assert named(env, "seat_2")["house.0.honor"] == 5
    assert named(env, "seat_2")["house.1.honor"] == 7
    assert named(env, "seat_3")["house.0.honor"] == 7
    assert named(env, "seat_0")["house.2.honor"] == 7
    facets = houses[1].samurai.facets
    seen = named(env, "seat_2")
    assert {f: seen.get(f"house.0.samurai.now.{f}", 0) for f in facets} == facets
    assert "emperor" in named(env, "seat_0")


def test_every_number_of_snow_that_is_named_is_used() -> None:
    env = gunbai.env("snow", seats=3, options={**SECRET, "years": 2})
    unused = set(env.feature_names) - {"chosen.0", "chosen.1"}  # 512 actions are enough
    rng = np.random.default_rng(5)
    for seed in range(40):
        env.reset(seed=seed)
        while unused and not any(env.terminations.values()):
            unused.difference_update(named(env, env.agent_selection))
            env.step(int(rng.choice(list(env.meanings()))))
    assert not unused


def test_what_is_chosen_of_an_answer_is_observed() -> None:
    env = opened("snow", actions=20)
    while env.infos[env.agent_selection]["question"] != "snow.facets-samurai":
        env.step(next(iter(env.meanings())))
    agent = env.agent_selection
    assert "chosen.0" not in named(env, agent)
    env.step(7)
    assert named(env, agent)["chosen.0"] == pytest.approx(np.log1p(7))


def test_a_number_beyond_its_range_stands_at_the_end() -> None:
    env = opened("snow")
    env.match.state.houses[0].honor = 10**6
    seen = env.observe("seat_1")
    assert named(env, "seat_1")["house.0.honor"] == 200
    assert env.observation_space("seat_1").contains(seen)


def test_a_length_that_is_given_flattens_the_view() -> None:
    env = opened("snow", features=300)
    assert env.feature_names == ()
    assert env.observe("seat_0")["observation"].shape == (300,)
    assert gunbai.env("hierarchy").feature_names == ()


# -- what does not fit is said --------------------------------------------------------------------


class Bare:
    """A part that declares one number, and no room for orders or parts of answers."""

    ACTIONS = ("left", "right")

    @staticmethod
    def features(_setup: Any) -> dict[str, tuple[float, float]]:
        return {"here": (0, 1)}

    @staticmethod
    def numbers(_state: Any, _seat: Seat, _ask: Ask | None) -> list[float]:
        return [1]


def go_on(env: Environment) -> None:
    while env.agents:
        env.step(np.flatnonzero(env.observe(env.agent_selection)["action_mask"])[-1])


@pytest.mark.parametrize(
    ("actions", "question"), [(2000, "toy.march"), (100, "toy.count")], ids=["orders", "parts"]
)
def test_what_has_no_room_in_an_observation_is_said(
    actions: int, question: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(Game, "part", lambda _game, name: Bare if name == "observation" else None)
    env = opened(EVERY, actions=actions)
    with pytest.raises(ValueError, match=f"no room .* {question}: .* a number of `features`"):
        go_on(env)


def test_an_option_without_a_number_of_its_own_is_said(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(leduc, "ACTIONS", ("fold", "call"))
    with pytest.raises(ValueError, match=r"'raise'.* give a number of `actions`"):
        opened(LEDUC)
    assert opened(LEDUC, actions=8).action_space("seat_0").n == 8
