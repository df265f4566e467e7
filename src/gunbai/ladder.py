"""How strong a game's bots are, as an arena measured it: read from the game's ``ladder.json``.

`gunbai.arena.ladder` makes these files. What was measured under other rules is not told.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from pathlib import Path

import msgspec
from msgspec import Struct

from gunbai.core.game import Game
from gunbai.registry import find
from gunbai.words.catalogue import bundle

FILE = "ladder.json"


class Rung(Struct, frozen=True):
    """One bot: its rating above the random bot (400 points: ten wins to one).

    The rating has an interval where the games bound it on both sides.

    ``won`` is its part of the ``games`` that were decided against the bot ``against``, half of the
    seats each, from ``low`` to ``high`` (95 %); ``median`` is how many seconds a decision takes.
    """

    bot: str
    points: float
    points_low: float | None
    points_high: float | None
    against: str
    won: float
    low: float
    high: float
    games: int
    undecided: int
    median: float


class Ladder(Struct, frozen=True):
    """What was measured of a game's bots: under which rules, when, in how many games."""

    game: str
    version: int
    release: str
    day: str
    seats: int
    command: str
    games: int
    rungs: Sequence[Rung]

    def rung(self, bot: str) -> Rung | None:
        """The rung of a bot; None where it was not measured."""
        return next((rung for rung in self.rungs if rung.bot == bot), None)


def ladder(game: str | Game) -> Ladder | None:
    """What was measured of a game under its rules of today; None where nothing was."""
    game = find(game)
    found = _read(game.folder)
    return found if found is not None and found.version == game.version else None


@cache
def _read(folder: Path) -> Ladder | None:
    file = folder / FILE
    return msgspec.json.decode(file.read_bytes(), type=Ladder) if file.is_file() else None


def measured(game: str | Game, bot: str, language: str) -> str:
    """How often a bot wins against another, in a few words; empty where nobody measured it."""
    found = ladder(game)
    rung = found.rung(bot) if found else None
    if rung is None:
        return ""
    values = {
        "won": round(100 * rung.won),
        "low": round(100 * rung.low),
        "high": round(100 * rung.high),
        "against": called(find(game), rung.against, language),
    }
    return bundle(language).say("ladder.measured", values)


def called(game: Game, bot: str, language: str) -> str:
    """What a bot is called: its title before the colon, or its id."""
    key, words = f"{game.id}.bot.{bot}", bundle(language)
    return words.say(key).partition(":")[0] if words.has(key) else bot
