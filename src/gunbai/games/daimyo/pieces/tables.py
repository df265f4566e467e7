"""Tables kept as data: `rules` holds those of the rulebook, other files what is drawn or shown."""

from __future__ import annotations

import tomllib
from functools import cache
from importlib.resources import files
from typing import Any, TypeVar

from msgspec import convert

T = TypeVar("T")


def table(file: str, name: str, kind: type[T]) -> T:
    """A table of a file in the folder ``tables``, as values of a type.

    Raises:
        ValidationError: the file does not hold such values.

    """
    return convert(_read(file)[name], kind)


@cache
def _read(file: str) -> dict[str, Any]:
    text = files("gunbai.games.daimyo") / "tables" / f"{file}.toml"
    return tomllib.loads(text.read_text(encoding="utf-8"))
