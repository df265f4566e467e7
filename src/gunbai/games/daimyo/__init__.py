"""Daimyo: samurai battles on a table, to scale, 1550 to 1615.

Mechanics live here, a noun a module: frozen values and pure functions without asks. The procedure
that uses them is `script` and the folder `procedure`; scenarios are TOML files in `scenarios`.
Nothing here may know a server, a terminal or another game.
"""

from __future__ import annotations

from collections.abc import Sequence

from gunbai.game import Game
from gunbai.games.daimyo.battle import begin
from gunbai.games.daimyo.bots import BOTS
from gunbai.games.daimyo.options import OPTIONS
from gunbai.games.daimyo.script import play
from gunbai.games.daimyo.view import view


def roles(count: int) -> Sequence[str]:  # noqa: ARG001 - always two
    """The two Generals."""
    return ("daimyo.role.first", "daimyo.role.second")


GAME = Game(
    id="daimyo",
    version=1,
    players=range(2, 3),
    options=OPTIONS,
    begin=begin,
    script=play,
    view=view,
    roles=roles,
    words=__name__,
    bots=BOTS,
)
