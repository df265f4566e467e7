"""Gunbai: the referee for three samurai tabletop games.

>>> import gunbai
>>> match = gunbai.new("snow", seats=["bot", "bot", "bot"], dice=7)

Heavy parts are imported when they are first used.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

__version__ = "0.1.0"
__all__ = [
    "Clock",
    "Game",
    "Match",
    "Opening",
    "Record",
    "Refused",
    "__version__",
    "branch",
    "env",
    "games",
    "load",
    "new",
    "odds",
    "play_bots",
    "replay",
    "verify",
]

if TYPE_CHECKING:
    from gunbai import odds
    from gunbai.branching import branch
    from gunbai.core.clock import Clock
    from gunbai.core.game import Game
    from gunbai.core.match import Match
    from gunbai.core.phrase import Refused
    from gunbai.core.record import Record, load
    from gunbai.learn import Environment as env  # noqa: N813 - called as a function is
    from gunbai.play import Opening, new, play_bots, replay, verify
    from gunbai.registry import registered as games

HOMES = {
    "Clock": ("gunbai.core.clock", "Clock"),
    "Game": ("gunbai.core.game", "Game"),
    "Match": ("gunbai.core.match", "Match"),
    "Opening": ("gunbai.play", "Opening"),
    "Record": ("gunbai.core.record", "Record"),
    "Refused": ("gunbai.core.phrase", "Refused"),
    "branch": ("gunbai.branching", "branch"),
    "load": ("gunbai.core.record", "load"),
    "env": ("gunbai.learn", "Environment"),
    "new": ("gunbai.play", "new"),
    "play_bots": ("gunbai.play", "play_bots"),
    "replay": ("gunbai.play", "replay"),
    "verify": ("gunbai.play", "verify"),
}
"""Where the names that are offered here live, until somebody first asks for them."""


def __getattr__(name: str) -> Any:
    from importlib import import_module

    if name in {"games", "odds"}:
        return import_module(f"gunbai.{name}")
    if name not in HOMES:
        raise AttributeError(f"module 'gunbai' has no attribute {name!r}")
    module, attribute = HOMES[name]
    globals()[name] = getattr(import_module(module), attribute)
    return globals()[name]


def __dir__() -> list[str]:
    return sorted(__all__)
