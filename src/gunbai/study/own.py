"""Bots and metrics of one's own, from Python files.

``my.py:bold`` is the bot that the file calls ``bold``. A file of metrics has a class ``Watch``, in
the shape that `gunbai.study.observer` tells.
"""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterable
from dataclasses import replace
from functools import cache
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from types import ModuleType
from typing import Any

from gunbai.core.game import Game
from gunbai.core.script import refused, shown
from gunbai.registry import find


def is_own(bot: str) -> bool:
    """Whether a bot's id names a file and something in it.

    >>> is_own("my.py:bold"), is_own("courtier")
    (True, False)
    """
    return bot.rpartition(":")[0].endswith(".py")


def game_of(game: str | Game, bots: Iterable[str] = ()) -> Game:
    """A game, with those of the named bots that are files' added to its own.

    Raises:
        Refused: where there is no such game, no such file, or nothing of that name in it.

    """
    found = find(game)
    own = {bot: _named(bot) for bot in bots if is_own(bot)}
    return replace(found, bots={**found.bots, **own}) if own else found


def _named(bot: str) -> Any:
    file, _, name = bot.rpartition(":")
    found = getattr(load(file), name, None)
    if not callable(found):
        raise refused("study.own-name", file=file, given=shown(name))
    return found


def watch_of(file: str) -> Callable[[Any], Any]:
    """The class ``Watch`` of a file of metrics, or `Refused`."""
    found: Callable[[Any], Any] = _named(f"{file}:Watch")
    return found


@cache
def load(file: str) -> ModuleType:
    """The module that a Python file holds; it is run once.

    Raises:
        Refused: where there is no such file, or it fails.

    """
    path = Path(file).resolve()
    spec = spec_from_file_location(f"own_{path.stem}", path)
    if spec is None or spec.loader is None or not path.is_file():
        raise refused("study.own-file", file=shown(file))
    module = module_from_spec(spec)
    sys.modules[spec.name] = module  # so that its own dataclasses and pickles find it
    try:
        spec.loader.exec_module(module)
    except Exception as no:
        raise refused("study.own-fails", file=file, why=f"{type(no).__name__}: {no}") from no
    return module
