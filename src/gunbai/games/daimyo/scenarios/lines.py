"""In which line of a TOML text something stands, so that a checker can name it."""

from __future__ import annotations

import re
from collections import Counter
from typing import TypeAlias

Place: TypeAlias = tuple[str | int, ...]
"""A way into the parsed text: ``("unit", 3, "stands")``."""

_TABLE = re.compile(r"^\s*(\[\[?)\s*([A-Za-z0-9_.-]+)\s*\]\]?")
_KEY = re.compile(r"^\s*([A-Za-z0-9_-]+)\s*=")


class Lines:
    """Finds the lines of tables and keys; counts from 1."""

    def __init__(self, text: str) -> None:
        self._lines: dict[Place, int] = {}
        self._counts: Counter[str] = Counter()
        self._table: Place = ()
        self._open = ""
        for number, line in enumerate(text.splitlines(), 1):
            self._read(number, line)

    def of(self, place: Place) -> int:
        """The line of a key or table, or of the nearest thing around it; 1 if there is none."""
        while place and place not in self._lines:
            place = place[:-1]
        return self._lines.get(place, 1)

    def _read(self, number: int, line: str) -> None:
        if self._open:
            self._close(line)
        elif table := _TABLE.match(line):
            self._enter(number, table[2], many=table[1] == "[[")
        elif key := _KEY.match(line):
            self._lines.setdefault((*self._table, key[1]), number)
            self._open = _opened(line[key.end() :])

    def _enter(self, number: int, name: str, *, many: bool) -> None:
        self._table = (name, self._counts[name]) if many else (name,)
        self._counts[name] += many
        self._lines.setdefault(self._table, number)

    def _close(self, line: str) -> None:
        """Leave a value of several lines: text up to its quotes, a list up to its last bracket."""
        if self._open in line if self._open != "[" else line.rstrip().endswith("]"):
            self._open = ""


def _opened(value: str) -> str:
    """What a value leaves open at its line's end: three quotes, a bracket, or nothing."""
    for quotes in ('"""', "'''"):
        if value.count(quotes) == 1:
            return quotes
    value = re.sub(r"#.*$", "", value)
    return "[" if value.count("[") > value.count("]") else ""
