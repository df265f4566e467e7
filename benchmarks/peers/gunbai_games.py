"""Gunbai in the same run: Snow and small games, through a match, and as environments for agents."""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial
from importlib.metadata import version

from benchmarks.core import HOUSES, play_at_random, random_year
from benchmarks.games.leduc import LEDUC
from benchmarks.games.liars_dice import LIARS_DICE
from benchmarks.games.tictactoe import TIC_TAC_TOE
from benchmarks.peers.cycle import play
from benchmarks.timing import CHANCE, rates, report
from gunbai.learn import Environment
from gunbai.play import Opening

SMALL = {"tic-tac-toe": TIC_TAC_TOE, "leduc": LEDUC, "liar's dice": LIARS_DICE}


def small_game(table: Opening, _seed: int) -> Mapping[str, int]:
    """Play one random game at a table that is laid; count its decisions and entries."""
    match = table.match(CHANCE)
    decisions = play_at_random(match, CHANCE)
    return {"decisions": decisions, "entries": len(match.record.entries)}


def by_steps(env: Environment, _seed: int) -> Mapping[str, int]:
    """Play one random game step by step, as RLCard's environments are played."""
    env.reset()
    env.observe(env.agent_selection)
    decisions = 0
    while env.legal:
        env.step(CHANCE.choice(env.legal))
        env.observe(env.agent_selection)
        decisions += 1
    return {"decisions": decisions}


if __name__ == "__main__":
    tables = {name: Opening(game, ("first", "second")) for name, game in SMALL.items()}
    envs = {name: Environment(game) for name, game in SMALL.items()}
    envs["Snow"] = Environment("snow", seats=HOUSES + 1)
    report(
        version("gunbai"),
        {
            "Snow": rates(random_year),
            **{name: rates(partial(small_game, table)) for name, table in tables.items()},
            **{f"{name} as an environment": rates(partial(play, e)) for name, e in envs.items()},
            **{f"{name} by steps": rates(partial(by_steps, e)) for name, e in envs.items()},
        },
    )
