"""``gunbai study``: many games between bots, and what they show."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import click

from gunbai.odds_queries import integer, whole
from gunbai.terminal.command import AS_JSON, GAME, OPTION, PRESET, Command, in_language, option
from gunbai.terminal.errors import INTERRUPTED

GAMES_MOST, WORKERS_MOST = 10**8, 256
SEED = option("seed", "terminal.help.study.seed", "N", integer, default=1, shown="1")
WORKERS = option("workers", "terminal.help.study.workers", "N", whole(1, WORKERS_MOST), shown="1")
CLUSTER = option("cluster", "terminal.help.study.cluster", "ADDRESS")


def points(text: str) -> float:
    """So many percentage points, as a share."""
    found = float(text) / 100
    if not 0 < found < 1:
        raise ValueError(text)
    return found


@click.command(cls=Command, about="terminal.help.study")
@GAME
@option("games", "terminal.help.study.games", "N", whole(1, GAMES_MOST))
@option("until", "terminal.help.study.until", "POINTS", points)
@SEED
@option("bots", "terminal.help.study.bots", "BOT,BOT,…")
@OPTION
@PRESET
@option("vary", "terminal.help.study.vary", "NAME=VALUE,…", many=True)
@option("metrics", "terminal.help.study.metrics", "FILE.py", many=True)
@WORKERS
@CLUSTER
@AS_JSON
@option("csv", "terminal.help.study.csv")
@option("rows", "terminal.help.study.rows", "FILE", Path)
@option("report", "terminal.help.study.report", "DIR", Path)
@in_language
def study(**asked: Any) -> int:
    """Play the games and print what they came to."""
    from gunbai.terminal.simulation.study import run

    return INTERRUPTED if run(**asked) else 0
