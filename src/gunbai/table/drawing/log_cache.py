"""The log of a table in words, said once for each language and remembered."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Sequence
from typing import Any, Protocol

from markupsafe import Markup
from msgspec import Struct

from gunbai.core.script import Tell, Values
from gunbai.words.account import say
from gunbai.words.catalogue import bundle

REMEMBERED = 10_000
LOGS = 50
"""How many logs are remembered as the lists of their lines."""
SHOWN = 2000
"""How many parts of the log are remembered as they were shown to one reader."""
DRAWN = 10_000
"""How many drawings are remembered of a table; they lie in one another."""
PARTS = 200
"""How many parts of pages are remembered of a table: those of a few readers' last looks."""


class Drawable(Protocol):
    """What can be drawn once, and found again by its key."""

    @property
    def key(self) -> Hashable:
        """All that it is drawn from; lines stand in it by their `id`."""
        ...

    @property
    def opens_new(self) -> bool:
        """Whether a divider stands before it."""
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
        self._logs: dict[tuple[str, int, int], tuple[Sequence[Tell], Sequence[Line]]] = {}
        self._drawn: dict[Hashable, tuple[Drawable, str]] = {}
        self._parts: dict[Hashable, Markup] = {}
        self._shown: dict[Hashable, dict[Hashable, Any]] = {}

    def lines(self, language: str, log: Sequence[Tell], first: int = 0) -> Sequence[Line]:
        """The events of a log from number ``first`` on, in words; the same line each time.

        Many are told the same, and it is one log then: its list is kept for them, beside the log.
        """
        key = (language, id(log), first)
        known = self._logs.get(key)
        if known is not None:
            return known[1]
        if len(self._logs) >= LOGS:
            self._logs.clear()
        lines = [self._line(language, log[number], number) for number in range(first, len(log))]
        self._logs[key] = log, lines
        return lines

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

    def drawn(
        self,
        reader: Hashable,
        around: str,
        entries: Sequence[Drawable],
        draw: Callable[[Drawable], Markup],
        divider: Callable[[], Markup],
    ) -> Markup:
        """What a template draws of each entry, where new ones begin after a divider.

        What looks as it did to the same reader is not drawn again: ``reader`` and the entry's
        ``key`` must say all that the drawing depends on. What was drawn is kept beside it: while it
        lives nothing else has the identity of the lines in its key. ``around`` is put around each.
        """
        texts: list[str] = []
        for entry in entries:
            if entry.opens_new:
                texts.append(divider())
            found = self._drawn.get((reader, entry.key))
            if found is None:
                if len(self._drawn) >= DRAWN:
                    self._drawn.clear()
                text = f"{around}{draw(entry)}{around}"
                found = self._drawn[reader, entry.key] = entry, text
            texts.append(found[1])
        return Markup("".join(texts))  # noqa: S704 - drawn by a template

    def shown(self, reader: Hashable) -> dict[Hashable, Any]:
        """What a reader was shown of the log, for the page to remember; begun anew when much.

        ``reader`` must say all that it depends on: the seat, the language, the epoch.
        """
        known = self._shown.get(reader)
        if known is None or len(known) > SHOWN:
            if len(self._shown) >= PARTS:
                self._shown.clear()
            known = self._shown[reader] = {}
        return known

    def part(self, key: Hashable, draw: Callable[[], Markup]) -> Markup:
        """A part of a page; ``key`` says all that it is drawn from."""
        found = self._parts.pop(key, None)
        if found is None:
            found = draw()
        self._parts[key] = found  # what was looked at last stands last
        if len(self._parts) > PARTS:
            del self._parts[next(iter(self._parts))]
        return found
