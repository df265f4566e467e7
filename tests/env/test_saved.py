"""A running environment is copied, saved and restored exactly, its random streams too."""

from __future__ import annotations

import pickle
from collections.abc import Callable
from copy import deepcopy
from typing import Any

import numpy as np
import pytest
from tests.env.every import EVERY

import gunbai
from gunbai.learn.environment import Environment

GAMES: dict[str, tuple[Any, dict[str, Any]]] = {
    "snow": ("snow", {"seats": ["agent", "agent", "bot"], "options": {"rounds": 1}}),
    "daimyo": ("daimyo", {"options": {"turns": 2}, "orders": 3}),
    "every": (EVERY, {"actions": 16}),
}


def opened(game: str) -> Environment:
    what, more = GAMES[game]
    return gunbai.env(what, **more)


def step(env: Environment) -> None:
    """Act as the agent's own action space draws: with a chance that is the environment's."""
    seen, _, terminated, truncated, _ = env.last()
    space = env.action_space(env.agent_selection)
    env.step(None if terminated or truncated else space.sample(seen["action_mask"]))


def trace(env: Environment, most: int = 400) -> list[Any]:
    """All that happens from here on, and in the next game of the row."""
    told: list[Any] = []
    for _ in range(most):
        if not env.agents:
            break
        seen, reward, terminated, _, info = env.last()
        told.append((env.agent_selection, seen["observation"].tobytes(), reward, terminated, info))
        step(env)
    env.reset()
    return [*told, env.match.dice.roll(0, 5, 6), env.last()[0]["observation"].tobytes()]


def by_state(env: Environment) -> Environment:
    saved = pickle.loads(pickle.dumps(env.state()))
    twin = opened(env.game.id)
    twin.restore(saved)
    return twin


def by_pickle(env: Environment) -> Environment:
    copied: Environment = pickle.loads(pickle.dumps(env))
    return copied


@pytest.mark.parametrize("made", [deepcopy, by_pickle, by_state], ids=lambda made: made.__name__)
@pytest.mark.parametrize("game", GAMES)
def test_a_copy_goes_on_as_the_environment_does(
    game: str, made: Callable[[Environment], Environment]
) -> None:
    env = opened(game)
    env.reset(seed=4)
    for number, agent in enumerate(env.possible_agents):
        env.action_space(agent).seed(number)
    for _ in range(5 if game == "every" else 25):
        step(env)
    if game == "every" and made is by_pickle:
        with pytest.raises((AttributeError, pickle.PicklingError, TypeError)):
            made(env)  # a game of one's own that is nowhere to be imported
        return
    twin = made(env)
    before = env.match.record.dump()
    expected = trace(twin)
    assert env.match.record.dump() == before, "the first did not move"
    assert trace(env) == expected


def test_a_state_is_restored_again_and_again() -> None:
    """What a tree search does: try an action, come back, try another."""
    env = opened("snow")
    env.reset(seed=5)
    for _ in range(10):
        step(env)
    saved = env.state()
    legal = np.flatnonzero(env.last()[0]["action_mask"])[:3]
    after = []
    for _ in range(2):
        seen = []
        for action in legal:
            env.step(action)
            seen.append(env.match.record.dump())
            env.restore(saved)
        after.append(seen)
    assert after[0] == after[1]
    assert len({*after[0]}) == len(legal)


def test_an_environment_that_is_not_running_is_copied_unopened_and_has_no_state() -> None:
    env = opened("snow")
    with pytest.raises(ValueError, match="reset the environment"):
        env.state()
    twin = deepcopy(env)
    env.reset(seed=1)
    twin.reset(seed=1)
    assert twin.match.record.dump() == env.match.record.dump()
