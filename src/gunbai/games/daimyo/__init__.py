"""Daimyo: samurai battles on a table, to scale, 1550 to 1615.

Mechanics live here, a noun a module: frozen values and pure functions without asks. The procedure
that uses them is `script` and the folder `procedure`; scenarios are TOML files in `scenarios`.
Nothing here may know a server, a terminal or another game.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from gunbai.core.game import Game, lazy
from gunbai.games.daimyo.options import OPTIONS

BOT_NAMES = ("fair", "beginner", "strong", "steady", "bold", "careful", "random")
"""The bots of `bots`, the first being the default: levels, then styles, then who draws lots."""

GENERALS = {"en": ("Katsunaga", "Morinobu"), "ru": ("Кацунага", "Моринобу")}
"""What bots that nobody names are called, by language and seat."""


def roles(count: int) -> Sequence[str]:  # noqa: ARG001 - always two
    """The two Generals."""
    return ("daimyo.role.first", "daimyo.role.second")


def _lazy(path: str) -> Callable[..., Any]:
    """Geometry is heavy to load: a command that only lists games need not wait for it."""
    return lazy(f"{__name__}.{path}")


GAME = Game(
    id="daimyo",
    version=2,
    players=range(2, 3),
    options=OPTIONS,
    begin=_lazy("opening:begin"),
    script=_lazy("script:play"),
    view=_lazy("seen.view:view"),
    roles=roles,
    package=__name__,
    bots={name: _lazy(f"bots:{name}") for name in BOT_NAMES},
    bot_names=GENERALS,
    explain=_lazy("seen.explain:explain"),
    check=_lazy("scenarios.read:faults"),
    standing={
        "daimyo.challenge": ("none", "challenge"),
        "daimyo.challenged-answer": ("accept", "refuse"),
        "daimyo.follow": ("stay", "follow"),
        "daimyo.pursue": ("stay", "pursue"),
        "daimyo.rally": ("rally", "flee"),
    },
    round_of=lambda battle: battle.turn,
    page={
        "picture": _lazy("seen.picture.picture:picture"),
        "badge": _lazy("seen.picture.units:badge"),
        "latest": _lazy("seen.picture.events:latest"),
        "awaited": _lazy("seen.look.asked:awaited"),
        "look": _lazy("seen.look.look:look"),
        "ruler": _lazy("seen.picture.overlays:ruler"),
        "overlays": _lazy("seen.picture.overlays:overlays"),
        "forecast": _lazy("seen.chances:forecast"),
        "activates": _lazy("seen.chances:activates"),
        "examples": _lazy("scenarios.library:examples"),
    },
)
