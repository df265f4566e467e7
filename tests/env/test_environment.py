from __future__ import annotations

import subprocess
import sys
from dataclasses import replace
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from pettingzoo.test import api_test, seed_test  # type: ignore[import-untyped]
from tests.env.every import EVERY, TOWNS
from tests.toy import TOY

import gunbai
from gunbai.core.game import Game
from gunbai.core.script import Refused, Seat
from gunbai.learn import Environment
from gunbai.registry import registered

GAMES = [TOY, EVERY, *registered().values()]
every_game = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)

# PettingZoo's own games with action masks are excused from these by a list of their names.
masked = pytest.mark.filterwarnings(
    "ignore:Observation is not a NumPy array",
    "ignore:Observation space for each agent probably should be",
)


def play(env: Environment, rng: np.random.Generator, seed: int | None = None) -> dict[str, float]:
    """Play one game at random; return what each agent got in all."""
    env.reset(seed=seed)
    total = dict.fromkeys(env.possible_agents, 0.0)
    for agent in env.agent_iter():
        seen, reward, terminated, truncated, _ = env.last()
        total[agent] += reward
        over = terminated or truncated
        env.step(None if over else int(rng.choice(np.flatnonzero(seen["action_mask"]))))
    return total


def first(env: Environment) -> int:
    return int(np.flatnonzero(env.observe(env.agent_selection)["action_mask"])[0])


# -- PettingZoo's own tests, for every game


@masked
@every_game
def test_pettingzoos_api_test(game: Game) -> None:
    api_test(gunbai.env(game, orders=4, render_mode="ansi"), num_cycles=120)


@every_game
def test_pettingzoos_seed_test(game: Game) -> None:
    seed_test(lambda: gunbai.env(game, orders=4), num_cycles=60)


@masked
@pytest.mark.parametrize(
    ("game", "seats", "options"),
    [
        ("snow", 9, {"secrets": "season_end", "scoring": "year", "years": 2}),
        ("hierarchy", 15, {"bid_limit": 1, "dice": "screened", "tiles": "ask", "victory": "honor"}),
        ("daimyo", 2, {"activation": "cards", "scenario": "random", "swap": True}),
    ],
)
def test_pettingzoos_tests_under_other_options(
    game: str, seats: int, options: dict[str, Any]
) -> None:
    def env() -> Environment:
        return gunbai.env(game, seats=seats, options=options, orders=2)

    api_test(env(), num_cycles=60)
    seed_test(env, num_cycles=30)


@every_game
def test_random_agents_play_whole_games(game: Game) -> None:
    env = gunbai.env(game, orders=2, most_steps=3000)  # bounded, should a game be very long
    rng = np.random.default_rng(7)
    for seed in range(2):
        total = play(env, rng, seed)
        assert sum(total.values()) == pytest.approx(0)
        assert env.agents == []


@pytest.mark.parametrize("actions", [14, 512])
def test_questions_of_every_kind_are_answered(actions: int) -> None:
    env = gunbai.env(EVERY, actions=actions, orders=8)
    play(env, np.random.default_rng(1), seed=1)
    board = env.game.view(env.match.state, None)
    assert len(board.answers) == 12
    assert env.match.over
    assert board.answers[5]["to"] in TOWNS


def test_different_orders_are_drawn_once_each() -> None:
    env = gunbai.env(EVERY, orders=30)
    env.reset(seed=2)
    while env.infos[env.agent_selection]["question"] != "toy.march":
        env.step(first(env))
    assert sorted(env.meanings().values(), key=str) == [{"to": "edo"}, {"to": "nara"}]


# -- nothing hidden


@every_game
def test_an_agent_sees_by_its_own_seats_view_only(game: Game) -> None:
    asked: list[Seat | None] = []

    def spy(state: Any, seat: Seat | None) -> Any:
        asked.append(seat)
        return game.view(state, seat)

    env = gunbai.env(replace(game, view=spy), features=64)
    env.reset(seed=3)
    for _ in range(30):
        for agent in env.agents:
            asked.clear()
            env.observe(agent)
            assert asked == [int(agent.removeprefix("seat_"))]
        env.step(first(env))
        if any(env.terminations.values()):
            return


def test_anothers_secret_changes_nothing_that_is_seen() -> None:
    env = gunbai.env(TOY, seats=2)
    env.reset(seed=1)
    before = [env.observe(agent)["observation"] for agent in env.agents]
    env.match.state.wishes[0] = ""
    after = [env.observe(agent)["observation"] for agent in env.agents]
    assert not np.array_equal(before[0], after[0])
    assert np.array_equal(before[1], after[1])


def test_answers_given_together_are_not_seen_before_all_are_in() -> None:
    seen = []
    for guess in range(6):
        env = gunbai.env(TOY, seats=2)
        env.reset(seed=1)
        env.step(guess)
        assert env.agent_selection == "seat_1"
        seen.append(env.observe("seat_1")["observation"].tobytes())
    assert len(set(seen)) == 1


def test_only_who_is_asked_has_a_mask() -> None:
    env = gunbai.env(TOY, seats=3)
    env.reset(seed=1)
    assert [int(env.observe(agent)["action_mask"].sum()) for agent in env.agents] == [6, 0, 0]


# -- seats, options, ends


def test_bots_play_their_seats_and_write_the_texts() -> None:
    env = gunbai.env(EVERY, seats=["bot", "agent"])
    assert env.possible_agents == ["seat_1"]
    play(env, np.random.default_rng(0), seed=5)
    answers = env.match.state.answers
    assert (answers[0], answers[6]) == ("A bot was here.", "A bot was here.")


def test_a_table_has_four_seats_where_it_may() -> None:
    assert len(gunbai.env(TOY).possible_agents) == 4
    assert len(gunbai.env(EVERY).possible_agents) == 2


def test_scores_and_options() -> None:
    env = gunbai.env(TOY, seats=1, options={"rounds": 9}, reward="score")
    total = play(env, np.random.default_rng(0), seed=1)
    assert total == {"seat_0": env.match.state.points[0]}
    assert env.match.setup.options["rounds"] == 9


def test_a_game_is_truncated_when_it_was_long_enough() -> None:
    env = gunbai.env(TOY, seats=2, most_steps=3)
    env.reset(seed=1)
    for _ in range(3):
        assert not any(env.truncations.values())
        env.step(first(env))
    assert all(env.truncations.values())
    assert not any(env.terminations.values())


def test_a_seed_gives_a_row_of_games() -> None:
    def games(env: Environment) -> list[bytes]:
        played = []
        for seed in (4, None, None):
            env.reset(seed=seed)
            while env.legal:
                env.step(first(env))
            played.append(env.match.record.dump())
        return played

    assert games(gunbai.env(TOY)) == games(gunbai.env(TOY))
    assert len(set(games(gunbai.env(TOY)))) == 3


def test_the_record_of_a_game_plays_again_and_proves_nothing() -> None:
    env = gunbai.env("snow", seats=3)
    env.reset(seed=4)
    while env.legal:
        env.step(first(env))
    verdict = gunbai.verify(env.match.record)
    assert verdict.passed
    assert verdict.rolls > 0
    assert not verdict.proved


# -- refusals


def test_an_action_outside_the_mask_changes_nothing() -> None:
    env = gunbai.env(TOY, seats=2)
    env.reset(seed=1)
    before = env.observe("seat_0")["observation"]
    for action in (6, -1, 10**9, None):
        with pytest.raises(ValueError, match="not among the 6 in the mask"):
            env.step(action)
    assert np.array_equal(env.observe("seat_0")["observation"], before)
    env.step(np.int64(2))
    assert env.agent_selection == "seat_1"


def test_there_is_no_step_before_a_reset() -> None:
    with pytest.raises(ValueError, match="reset the environment first"):
        gunbai.env(TOY).step(0)


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        ({"reward": "glory"}, "reward is 'glory'"),
        ({"render_mode": "human"}, "render_mode is 'human'"),
        ({"actions": 0}, "actions is 0"),
        ({"features": 0}, "features is 0"),
        ({"most_steps": 0}, "most_steps is 0"),
        ({"seats": ["Aki"]}, "played by an agent"),
    ],
)
def test_wrong_arguments_are_told(arguments: dict[str, Any], said: str) -> None:
    with pytest.raises(ValueError, match=said):
        gunbai.env(TOY, **arguments)


def test_the_game_refuses_seats_and_options_itself() -> None:
    with pytest.raises(Refused, match="1"):
        gunbai.env(TOY, seats=9)
    with pytest.raises(Refused, match="rounds"):
        gunbai.env(TOY, options={"rounds": 10})
    with pytest.raises(Refused, match="go"):
        gunbai.env("go")


def test_without_the_extra_it_is_said_what_to_install() -> None:
    code = "import sys; sys.modules['pettingzoo'] = None; import gunbai; gunbai.env"
    run = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=False)
    assert run.returncode == 1
    assert run.stderr.splitlines()[-1].endswith("install gunbai[learn].")


# -- what is shown to people


def test_what_was_told_can_be_read() -> None:
    env = gunbai.env(TOY, seats=1, render_mode="ansi")
    env.reset(seed=1)
    env.step(0)
    assert env.render() == "toy.fell"
    silent = gunbai.env(TOY)
    silent.reset()
    assert silent.render() is None


def test_actions_can_be_read() -> None:
    env = gunbai.env(TOY)
    env.reset()
    assert env.meanings() == {place: place + 1 for place in range(6)}
    assert env.infos[env.agent_selection] == {"question": "toy.guess"}


def test_the_example_of_the_page_runs() -> None:
    text = (Path(__file__).parents[2] / "docs" / "learning.md").read_text(encoding="utf-8")
    example = text.split("```python\n")[1].split("```")[0]
    names: dict[str, Any] = {}
    exec(compile(example, "learning.md", "exec"), names)
    assert names["env"].match.over


def test_legal_actions_are_those_of_the_mask() -> None:
    env = gunbai.env(TOY, seats=2, most_steps=3)
    assert env.legal == ()
    env.reset(seed=1)
    while env.legal:
        seen = env.observe(env.agent_selection)
        assert list(env.legal) == np.flatnonzero(seen["action_mask"]).tolist()
        env.step(env.legal[-1])
    assert all(env.truncations.values())


def test_texts_stay_blank_where_they_may() -> None:
    env = gunbai.env("snow", seats=3, options={"rounds": 1})
    play(env, np.random.default_rng(2), seed=2)
    assert any(getattr(entry, "value", None) == "" for entry in env.match.record.entries)
    assert all(house.clan for house in env.match.state.houses)
