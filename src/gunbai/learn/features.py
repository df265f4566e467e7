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
from typing import Any, TypeAlias

import msgspec
import numpy as np
from numpy.typing import NDArray

from gunbai.learn.menu import stable_hash

Vector: TypeAlias = NDArray[np.float32]
BOUND = 32.0
"""No number of a vector is beyond this, either way."""

_id = re.compile(r"[a-z][a-z0-9_.-]{0,40}", re.ASCII)
_TEXT = "text"


class _Path(dict[Any, "_Path"]):
    """A path and what was met below it so far; made on first use."""

    __slots__ = ("add", "name", "place", "size")

    def __init__(self, name: str, size: int) -> None:
        self.name = name
        self.size = size
        bits = stable_hash(name)
        self.place = bits % size
        self.add = 1.0 if bits >> 63 else -1.0

    def __missing__(self, key: Any) -> _Path:
        below = self[key] = _Path(f"{self.name}.{key}", self.size)
        return below


class Features:
    """Turns views into vectors of ``size`` numbers."""

    def __init__(self, size: int) -> None:
        self.size = size
        self._root = _Path("", size)

    def vector(self, seen: Mapping[str, Any]) -> Vector:
        """The vector of a tree of mappings, structs, lists and plain values."""
        places: list[int] = []
        numbers: list[float] = []
        _walk(self._root, msgspec.to_builtins(seen, enc_hook=str).items(), places, numbers)
        summed = np.bincount(places, numbers, self.size)
        return summed.clip(-BOUND, BOUND).astype(np.float32)


def _walk(
    path: _Path, items: Iterable[tuple[Any, Any]], places: list[int], numbers: list[float]
) -> None:
    for key, value in items:
        kind = type(value)
        if kind is dict:
            _walk(path[key], value.items(), places, numbers)
        elif kind is list or kind is tuple:
            _walk(path[key], enumerate(value), places, numbers)
        elif value:
            here = path[key]
            if kind is str:
                if value not in here and not _id.fullmatch(value):
                    value = _TEXT
                here = here[value]
                size = 1.0
            else:
                size = log1p(value) if value > 0 else -log1p(-value)
            places.append(here.place)
            numbers.append(size * here.add)
