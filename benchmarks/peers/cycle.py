"""One random game through PettingZoo's cycle of agents, the same for every environment."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import numpy as np

from benchmarks.timing import CHANCE


def play(env: Any, seed: int) -> Mapping[str, int]:
    """Play one random game; count the decisions."""
    env.reset(seed=seed)
    decisions = 0
    for _ in env.agent_iter():
        seen, _, terminated, truncated, _ = env.last()
        if terminated or truncated:
            env.step(None)
        else:
            env.step(CHANCE.choice(np.flatnonzero(seen["action_mask"])))
            decisions += 1
    return {"decisions": decisions}
