"""The games that can be played: those installed, and those of one's own that were named.

Games are installed as entry points of the group ``gunbai.games``, each under its id. A game of
one's own is added by `add`, or named in the environment: ``GUNBAI_GAMES`` lists files and packages
(parted like a search path), which every process of a command then loads.

A game that cannot be loaded is left out, with one line on standard error; asked for by its id it is
refused with the same reason.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Callable, Iterator
from functools import cache, partial
from importlib import import_module
from importlib.metadata import entry_points
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from types import ModuleType
from typing import Any

from gunbai.core.game import Game
from gunbai.core.script import Refused, refused, shown

NAMED = "GUNBAI_GAMES"
"""The variable of the environment that names games of one's own."""
OURS = "gunbai.games."


class _Registry:
    """Games by id: loaded ones, those that are still to load, and why some cannot be."""

    def __init__(self) -> None:
        self.loaded: dict[str, Game] = {}
        self.broken: dict[str, str] = {}
        self.waiting: dict[str, Callable[[], Any]] = {
            entry.name: entry.load for entry in entry_points(group="gunbai.games")
        }
        for place in filter(None, os.environ.get(NAMED, "").split(os.pathsep)):
            self.waiting[place] = partial(game_at, place)

    def load(self, name: str) -> None:
        """Load a game that waits under a name, or note why it cannot be."""
        make = self.waiting.pop(name)
        try:
            game = make()
            if not isinstance(game, Game):
                raise TypeError(f"its type is {type(game).__name__}, not gunbai.Game")  # noqa: TRY301
        except Refused as no:
            self._left_out(name, no.refusal.values.get("why") or str(no))
        except Exception as fault:
            self._left_out(name, f"{type(fault).__name__}: {fault}")
        else:
            self.put(game)

    def put(self, game: Game) -> None:
        """Take a game in; those of the house come first, whichever was loaded first."""
        games = [*(self.loaded | {game.id: game}).values()]
        games.sort(key=lambda g: (not g.package.startswith(OURS), g.id))
        self.loaded = {game.id: game for game in games}

    def _left_out(self, name: str, why: str) -> None:
        self.broken[name] = " ".join(str(why).split())
        print(f"gunbai: the game {name} is left out: {self.broken[name]}", file=sys.stderr)

    def load_all(self) -> None:
        for name in list(self.waiting):
            self.load(name)


@cache
def _registry() -> _Registry:
    return _Registry()


def registered() -> dict[str, Game]:
    """All games that can be played, by id: those of the house first."""
    found = _registry()
    found.load_all()
    return found.loaded


def find(game: str | Game) -> Game:
    """The game of an id, or raise `Refused` with those there are."""
    if isinstance(game, Game):
        return game
    found = known(game)
    if found is not None:
        return found
    if game in _registry().broken:
        raise refused("core.broken-game", given=game, why=_registry().broken[game])
    raise refused("core.unknown-game", given=shown(game), legal=sorted(registered()))


def known(id_: str) -> Game | None:
    """The game of an id, if there is one that can be loaded; no other game need be."""
    found = _registry()
    if id_ in found.waiting:
        found.load(id_)
    if id_ not in found.loaded:
        for place in [name for name in found.waiting if name in _places()]:
            found.load(place)
    return found.loaded.get(id_)


def _places() -> list[str]:
    return os.environ.get(NAMED, "").split(os.pathsep)


def add(game: Game) -> Game:
    """Let a game be played from now on in this process, as if it were installed; return it."""
    _registry().put(game)
    return game


def name(place: str) -> Game:
    """Load a game of one's own and let this process and those it starts play it.

    ``place`` is a file, a folder with an ``__init__.py``, or a package that can be imported.

    Raises:
        Refused: where no game can be loaded from there.

    """
    place = str(Path(place).resolve()) if Path(place).exists() else place
    game = add(game_at(place))
    if place not in _places():
        os.environ[NAMED] = os.pathsep.join(filter(None, [*_places(), place]))
    return game


def game_at(place: str) -> Game:
    """The game in a file, a folder or a package: the `Game` among the names of its module."""
    try:
        module = _module(place)
    except Exception as fault:
        why = f"{type(fault).__name__}: {fault}"
        raise refused("core.broken-game", given=place, why=" ".join(why.split())) from fault
    games = list(_games(module))
    if len(games) != 1:
        sys.modules.pop(module.__name__, None)
        raise refused("core.no-game", given=place, count=len(games))
    return games[0]


def _games(module: ModuleType) -> Iterator[Game]:
    seen: list[Game] = []
    for value in vars(module).values():
        if isinstance(value, Game) and not any(value is game for game in seen):
            seen.append(value)
            yield value


def _module(place: str) -> ModuleType:
    """The module at a place; one from a file is the package of the folder in which it lies.

    So its other modules can be imported from it, and its words and page lie beside it, whether it
    is one file or a package.
    """
    path = Path(place)
    if not path.exists():
        return import_module(place)
    path = path.resolve()
    file = path / "__init__.py" if path.is_dir() else path
    called = path.name.partition(".")[0]
    there = sys.modules.get(called)
    if there is not None:
        if there.__file__ == str(file):
            return there
        raise ImportError(f"a module called {called} is loaded already; give the file another name")
    spec = spec_from_file_location(called, file, submodule_search_locations=[str(file.parent)])
    if spec is None or spec.loader is None:
        raise ImportError("it is no Python file")
    module = sys.modules[called] = module_from_spec(spec)
    try:
        spec.loader.exec_module(module)
    except BaseException:
        del sys.modules[called]
        raise
    return module
