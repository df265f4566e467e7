"""PettingZoo classic: agents that see an observation and a mask at every step."""

from __future__ import annotations

from functools import partial
from importlib.metadata import version

from pettingzoo.classic import (  # type: ignore[import-untyped]
    connect_four_v3,
    leduc_holdem_v4,
    tictactoe_v3,
)

from benchmarks.peers.cycle import play
from benchmarks.timing import rates, report

GAMES = {
    "tictactoe_v3": tictactoe_v3,
    "connect_four_v3": connect_four_v3,
    "leduc_holdem_v4": leduc_holdem_v4,
}

if __name__ == "__main__":
    envs = {name: module.env() for name, module in GAMES.items()}
    report(
        version("pettingzoo"),
        {name: rates(partial(play, env)) for name, env in envs.items()},
    )
