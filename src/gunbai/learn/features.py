"""A seat's view as a vector of numbers of fixed size, by feature hashing.

A view is a tree of objects, lists, numbers and words. Each leaf is known by its path, such as
``board.houses.2.samurai.facets.steel``, which hashes to one place of the vector and to a sign
there. A number ``x`` adds ``log(1 + |x|)`` with the sign of ``x``; true counts as 1; an id such as
``hakugei`` adds 1 at the place of its path and itself together; other text (what people write) adds
1 at the place of ``path.text``. Zero, false, nothing and empty text add nothing. Where two leaves
meet their numbers add up: the larger the vector, the rarer that is.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from math import log1p
from typing import Any, NamedTuple, TypeAlias

import msgspec
import numpy as np
from msgspec import Struct
from numpy.typing import NDArray

from gunbai.learn.menu import stable_hash

Vector: TypeAlias = NDArray[np.float32]
BOUND = 32.0
"""No number of a vector is beyond this, either way."""

KEPT = 1000
"""Of how many states of a part the numbers are kept; some hundred bytes each."""

_ENCODER = msgspec.msgpack.Encoder(enc_hook=str)
_id = re.compile(r"[a-z][a-z0-9_.-]{0,40}", re.ASCII)
_TEXT = "text"


class _Numbers(NamedTuple):
    """The numbers of a part of a view, and where in the vector each is added."""

    places: NDArray[np.int64]
    numbers: NDArray[np.float64]


class _Path(dict[Any, "_Path"]):
    """A path and what was met below it so far, made on first use.

    ``kept`` are the numbers of what stood there, by what it held.
    """

    __slots__ = ("add", "kept", "name", "place", "size")

    def __init__(self, name: str, size: int) -> None:
        self.name = name
        self.size = size
        self.kept: dict[bytes, _Numbers] = {}
        bits = stable_hash(name)
        self.place = bits % size
        self.add = 1.0 if bits >> 63 else -1.0

    def __missing__(self, key: Any) -> _Path:
        below = self[key] = _Path(f"{self.name}.{key}", self.size)
        return below


class Features:
    """Turns views into vectors of ``size`` numbers.

    From one moment to the next most of a board stays as it was (all houses but one, say), so the
    numbers of its parts are kept, found again by what the part holds.
    """

    def __init__(self, size: int) -> None:
        self.size = size
        self._root = _Path("", size)

    def vector(self, seen: Mapping[str, Any]) -> Vector:
        """The vector of a tree of mappings, structs, lists and plain values."""
        parts: list[_Numbers] = []
        places: list[int] = []
        numbers: list[float] = []
        for key, value in seen.items():
            if isinstance(value, Struct):
                self._look(self._root[key], value, parts, places, numbers)
            elif value:
                plain = msgspec.to_builtins(value, enc_hook=str)
                _walk_into(self._root[key], plain, places, numbers)
        summed = np.bincount(
            np.concatenate([*(part.places for part in parts), np.array(places, np.int64)]),
            np.concatenate([*(part.numbers for part in parts), np.array(numbers, np.float64)]),
            self.size,
        )
        return summed.clip(-BOUND, BOUND).astype(np.float32)

    def _look(
        self,
        path: _Path,
        board: Struct,
        parts: list[_Numbers],
        places: list[int],
        numbers: list[float],
    ) -> None:
        """Take up a board: structs in it, one or several, are parts that change on their own."""
        for field in board.__struct_fields__:
            value = getattr(board, field)
            if not value:
                continue
            if isinstance(value, Struct):
                parts.append(self._part(path[field], value))
            elif type(value) in (list, tuple) and isinstance(value[0], Struct):
                below = path[field]
                parts += [self._part(below[place], part) for place, part in enumerate(value)]
            else:
                plain = msgspec.to_builtins(value, enc_hook=str)
                _walk_into(path[field], plain, places, numbers)

    def _part(self, path: _Path, value: Struct) -> _Numbers:
        encoded = _ENCODER.encode(value)
        found = path.kept.get(encoded)
        if found is None:
            if len(path.kept) >= KEPT:
                path.kept.clear()
            found = path.kept[encoded] = _numbers(path, value)
        return found


def _numbers(path: _Path, value: Any) -> _Numbers:
    places: list[int] = []
    numbers: list[float] = []
    _walk_into(path, msgspec.to_builtins(value, enc_hook=str), places, numbers)
    return _Numbers(np.array(places, np.int64), np.array(numbers, np.float64))


def _walk(
    path: _Path, items: Iterable[tuple[Any, Any]], places: list[int], numbers: list[float]
) -> None:
    for key, value in items:
        if value:
            _walk_into(path[key], value, places, numbers)


def _walk_into(here: _Path, value: Any, places: list[int], numbers: list[float]) -> None:
    kind = type(value)
    if kind is dict:
        _walk(here, value.items(), places, numbers)
    elif kind is list or kind is tuple:
        _walk(here, enumerate(value), places, numbers)
    else:
        if kind is str:
            if value not in here and not _id.fullmatch(value):
                value = _TEXT
            here = here[value]
            size = 1.0
        else:
            size = log1p(value) if value > 0 else -log1p(-value)
        places.append(here.place)
        numbers.append(size * here.add)
