"""``gunbai arena``: bots against each other, and who is better."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import click

from gunbai.odds_queries import whole
from gunbai.terminal.command import GAME, OPTION, PRESET, Command, in_language, option
from gunbai.terminal.commands.study import CLUSTER, GAMES_MOST, SEED, WORKERS, points
from gunbai.terminal.errors import INTERRUPTED


def _shares(text: str) -> tuple[float, float]:
    low, _, high = text.partition(":")
    found = float(low) / 100, float(high) / 100
    if not 0 < found[0] < found[1] < 1:
        raise ValueError(text)
    return found


@click.command(cls=Command, about="terminal.help.arena")
@GAME
@option("bots", "terminal.help.arena.bots", "BOT,BOT,…", required=True)
@option("games", "terminal.help.arena.games", "N", whole(1, GAMES_MOST))
@option("until", "terminal.help.arena.until", "POINTS", points)
@option("test", "terminal.help.arena.test", "LOW:HIGH", _shares)
@option("lineups", "terminal.help.arena.lineups", "half,one,mixed", default="half", shown="half")
@option("against", "terminal.help.arena.against", "BOT")
@option("seats", "terminal.help.arena.seats", "N", whole(1, 99))
@SEED
@OPTION
@PRESET
@WORKERS
@CLUSTER
@option("json", "terminal.help.arena.json", "FILE", Path)
@option("report", "terminal.help.arena.report", "FOLDER", Path)
@in_language
def arena(**asked: Any) -> int:
    """Play the games and print who is better."""
    from gunbai.terminal.simulation.arena import run

    return INTERRUPTED if run(**asked) else 0
