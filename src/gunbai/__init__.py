"""Gunbai: the referee for three samurai tabletop games.

>>> import gunbai
>>> match = gunbai.new("snow", seats=["bot", "bot", "bot"], dice=7)

Heavy parts are imported when they are first used.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

__version__ = "0.1.0"
__all__ = ["__version__", "env", "games", "new", "odds", "play_bots", "replay", "verify"]

if TYPE_CHECKING:
    from gunbai import odds
    from gunbai.game import Game
    from gunbai.learn import Environment as env  # noqa: N813 - called as a function is
    from gunbai.play import new, play_bots, replay, verify


def games() -> dict[str, Game]:
    """All installed games, by id."""
    from gunbai.game import registered

    return registered()


def __getattr__(name: str) -> Any:
    from importlib import import_module

    if name in {"new", "play_bots", "replay", "verify"}:
        return getattr(import_module("gunbai.play"), name)
    if name == "env":
        return import_module("gunbai.learn").Environment
    if name == "odds":
        return import_module("gunbai.odds")
    raise AttributeError(f"module 'gunbai' has no attribute {name!r}")
