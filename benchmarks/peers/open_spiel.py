"""OpenSpiel: Python's loop over games in C++."""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial
from importlib.metadata import version
from typing import Any

import pyspiel  # type: ignore[import-not-found]

from benchmarks.timing import CHANCE, rates, report

GAMES = ("liars_dice", "leduc_poker", "backgammon")


def play(game: Any, _seed: int) -> Mapping[str, int]:
    """Play one random game; chance is drawn from its given chances."""
    state = game.new_initial_state()
    decisions = entries = 0
    while not state.is_terminal():
        if state.is_chance_node():
            outcomes, chances = zip(*state.chance_outcomes(), strict=True)
            action = CHANCE.choices(outcomes, chances)[0]
        else:
            action = CHANCE.choice(state.legal_actions())
            decisions += 1
        state.apply_action(action)
        entries += 1
    return {"decisions": decisions, "entries": entries}


if __name__ == "__main__":
    loaded = {name: pyspiel.load_game(name) for name in GAMES}
    report(
        version("open_spiel"),
        {name: rates(partial(play, game)) for name, game in loaded.items()},
    )
