"""The games that are installed, by id (entry points ``gunbai.games``)."""

from __future__ import annotations

from functools import cache
from importlib.metadata import entry_points

from gunbai.core.game import Game
from gunbai.core.script import refused, shown


@cache
def registered() -> dict[str, Game]:
    """All games that are installed (entry points ``gunbai.games``), by id."""
    found: list[Game] = [entry.load() for entry in entry_points(group="gunbai.games")]
    return {game.id: game for game in sorted(found, key=lambda game: game.id)}


def find(game: str | Game) -> Game:
    """The game of an id, or raise `Refused` with those there are."""
    if isinstance(game, Game):
        return game
    if game not in registered():
        raise refused("core.unknown-game", given=shown(game), legal=sorted(registered()))
    return registered()[game]
