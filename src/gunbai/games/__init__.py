"""The games, one folder each; nothing here knows the web table or the terminal.

The package itself can be called: ``gunbai.games()`` lists what is installed. (A function of that
name beside it would be lost as soon as one of the games is imported.)
"""

from __future__ import annotations

import sys
from types import ModuleType

from gunbai.core.game import Game
from gunbai.registry import registered


class Games(ModuleType):
    """The package, which answers a call with all installed games by id."""

    def __call__(self) -> dict[str, Game]:
        """All installed games, by id."""
        return registered()


sys.modules[__name__].__class__ = Games
