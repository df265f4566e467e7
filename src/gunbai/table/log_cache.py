"""The log of a table in words, said once for each language and remembered."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Sequence
from typing import Protocol

from markupsafe import Markup
from msgspec import Struct

from gunbai.core.script import Tell, Values
from gunbai.words.account import say
from gunbai.words.catalogue import bundle

REMEMBERED = 10_000
DRAWN = 10_000
"""How many drawings are remembered of a table; they lie in one another."""


class Drawable(Protocol):
    """What can be drawn once, and found again by its key."""

    @property
    def key(self) -> Hashable:
        """All that it is drawn from; lines stand in it by their `id`."""
        ...


class Line(Struct, frozen=True):
    """One event in words: its number in the reader's log; ``level`` is 1… for a heading, else 0.

    ``body`` is what follows a heading.
    """

    number: int
    text: str
    level: int
    body: str
    key: str
    values: Values


class Spoken:
    """Remembers the lines of a log, and what pages made of them.

    An event taken back is simply never asked for again.
    """

    def __init__(self) -> None:
        self._lines: dict[tuple[str, int, int], tuple[Tell, Line]] = {}
        self._drawn: dict[Hashable, tuple[Drawable, Markup]] = {}

    def lines(self, language: str, log: Sequence[Tell], first: int = 0) -> list[Line]:
        """The events of a log from number ``first`` on, in words; the same line each time."""
        return [self._line(language, log[number], number) for number in range(first, len(log))]

    def _line(self, language: str, event: Tell, number: int) -> Line:
        # The event is kept beside its line: while it lives nothing else has its identity.
        known = self._lines.get((language, id(event), number))
        if known is not None:
            return known[1]
        if len(self._lines) >= REMEMBERED:
            self._lines.clear()
        said = say(bundle(language), event)
        line = Line(number, said.text, said.level, said.body, event.key, event.values)
        self._lines[language, id(event), number] = event, line
        return line

    def drawn(self, reader: Hashable, shown: Drawable, caller: Callable[[], Markup]) -> Markup:
        """What a template draws of ``shown`` between ``call`` and ``endcall``: once for a reader.

        ``reader`` and ``shown.key`` must say all that the drawing depends on. What was drawn is
        kept beside it: while it lives nothing else has the identity of the lines in its key.
        """
        found = self._drawn.get((reader, shown.key))
        if found is None:
            if len(self._drawn) >= DRAWN:
                self._drawn.clear()
            found = self._drawn[reader, shown.key] = shown, caller()
        return found[1]
