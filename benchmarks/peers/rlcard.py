"""RLCard: card games in Python."""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial
from importlib.metadata import version
from typing import Any

import rlcard  # type: ignore[import-not-found]

from benchmarks.timing import CHANCE, rates, report

GAMES = ("leduc-holdem", "limit-holdem", "uno")


def play(env: Any, _seed: int) -> Mapping[str, int]:
    """Play one random game."""
    state, _ = env.reset()
    decisions = 0
    while not env.is_over():
        state, _ = env.step(CHANCE.choice(list(state["legal_actions"])))
        decisions += 1
    return {"decisions": decisions}


if __name__ == "__main__":
    envs = {name: rlcard.make(name, config={"seed": 1}) for name in GAMES}
    report(
        version("rlcard"),
        {name: rates(partial(play, env)) for name, env in envs.items()},
    )
