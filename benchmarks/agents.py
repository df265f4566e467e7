"""A random policy through `gunbai.env`: its steps a second in every game.

    python -m benchmarks.agents [--game NAME] [--rounds N] [--json]
    python -m benchmarks.agents --game daimyo --games 1000

A step is an observation with its mask, a legal action drawn from the mask, and all that follows of
it up to the next question. Every seat is an agent's, and everything at its default but what a line
names. With ``--games`` so many whole games are played, one after the other, and counted instead.
"""

from __future__ import annotations

import argparse
from collections.abc import Mapping
from functools import partial
from time import process_time
from typing import Any

from benchmarks.machine import machine
from benchmarks.peers.cycle import play
from benchmarks.timing import ROUNDS, Line, as_json, as_text, rates
from gunbai.learn import Environment

SETTINGS: Mapping[str, Mapping[str, Any]] = {
    "snow": {"seats": 4},
    "hierarchy": {"seats": 8},
    "daimyo": {"seats": 2, "orders": 4},
}
"""How each game is opened for agents."""


def opened(game: str) -> Environment:
    """The environment of a game."""
    return Environment(game, **SETTINGS[game])


def named(game: str) -> str:
    """A game and how it is opened, for the table."""
    settings = (f"{name} {value}" for name, value in SETTINGS[game].items())
    return f"{game.capitalize()}, {', '.join(settings)}"


def speed(game: str, rounds: int) -> Line:
    """How many steps of a game a second of processor time holds."""
    found = rates(partial(play, opened(game)), rounds)["decisions"]
    return Line(f"{named(game)}: steps", "a second", found)


def counted(game: str, games: int) -> str:
    """Play so many games, seeded by their numbers; what they came to, in a line."""
    env, start = opened(game), process_time()
    steps = sum(play(env, seed)["decisions"] for seed in range(games))
    taken = process_time() - start
    return (
        f"{named(game)}: {games:,} games, {steps:,} steps, {taken:,.0f} s of processor time,"
        f" {steps / taken:,.0f} steps a second"
    )


def main() -> None:
    """Measure or count, and print."""
    parser = argparse.ArgumentParser(description="A random policy through gunbai.env.")
    parser.add_argument("--game", choices=SETTINGS, help="one game only")
    parser.add_argument("--games", type=int, metavar="N", help="play N whole games and count")
    parser.add_argument("--rounds", type=int, default=ROUNDS, help="rounds of half a second")
    parser.add_argument("--json", action="store_true", help="print figures as JSON")
    asked = parser.parse_args()
    games = [asked.game] if asked.game else list(SETTINGS)
    if asked.games:
        for game in games:
            print(counted(game, asked.games), flush=True)
        return
    lines = [speed(game, asked.rounds) for game in games]
    print(as_json(lines, **machine()) if asked.json else as_text(lines))


if __name__ == "__main__":
    main()
