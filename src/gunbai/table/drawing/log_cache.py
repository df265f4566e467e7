"""The log of a table in words, said once for each language and remembered."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Sequence
from typing import Any, Protocol, TypeVar

from msgspec import Struct

from gunbai.core.script import Ask, Tell, Values
from gunbai.table.drawing.dice import dice_of
from gunbai.table.drawing.parts import Pieces, key_of
from gunbai.words.account import say
from gunbai.words.catalogue import bundle

REMEMBERED = 10_000
QUESTIONS = 200
"""How many questions are remembered in words: the last of every seat, in every language."""
LOGS = 50
"""How many logs are remembered as the lists of their lines."""
SHOWN = 2000
"""How many parts of the log are remembered as they were shown to one reader."""
DRAWN = 10_000
"""How many drawings of lines, headings and parts of the log are remembered of a table."""
PARTS = 1000
"""How many parts of pages are remembered of a table: those of all its readers' last looks."""


class Drawable(Protocol):
    """What can be drawn once, and found again by its key."""

    @property
    def key(self) -> Hashable:
        """All that it is drawn from; lines stand in it by their `id`."""
        ...


Entry = TypeVar("Entry", bound=Drawable)


class Line(Struct, frozen=True):
    """One event in words: its number in the reader's log; ``level`` is 1… for a heading, else 0.

    ``body`` is what follows a heading; ``fell`` tells whether dice are told with it.
    """

    number: int
    text: str
    level: int
    body: str
    key: str
    values: Values
    fell: bool = False


class Spoken:
    """Remembers the lines of a log, and what pages made of them.

    An event taken back is simply never asked for again.
    """

    def __init__(self) -> None:
        self._lines: dict[tuple[str, int, int], tuple[Tell, Line]] = {}
        self._logs: dict[tuple[str, int, int], tuple[Sequence[Tell], Sequence[Line]]] = {}
        self._drawn: dict[Hashable, tuple[Drawable, Pieces]] = {}
        self._parts: dict[tuple[Hashable, bytes], Pieces] = {}
        self._questions: dict[tuple[str, int], tuple[Ask, str]] = {}
        self._shown: dict[Hashable, tuple[object, dict[Hashable, Any]]] = {}

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
        fell = bool(dice_of(event.values))
        line = Line(number, said.text, said.level, said.body, event.key, event.values, fell)
        self._lines[language, id(event), number] = event, line
        return line

    def question(self, language: str, asked: Ask) -> str:
        """What was asked, in words; it is asked for with every page until its seat acts again."""
        key = (language, id(asked))
        known = self._questions.get(key)
        if known is None:
            if len(self._questions) >= QUESTIONS:
                self._questions.clear()
            # It is kept beside its words: while it lives nothing else has its identity.
            known = asked, bundle(language).say(asked.key, asked.values)
            self._questions[key] = known
        return known[1]

    def around(self, reader: Hashable, entry: Entry, draw: Callable[[Entry], Pieces]) -> Pieces:
        """What is drawn of an entry around what is within it, remembered by its key.

        ``reader`` and the entry's ``key`` must say all that the drawing depends on. The entry is
        kept beside what was drawn: while it lives nothing else has the identity of its lines.
        """
        return self._remembered((reader, entry.key), entry, draw)

    def whole(self, reader: Hashable, entry: Entry, draw: Callable[[Entry], Pieces]) -> Pieces:
        """What is drawn of an entry with all that is within, remembered as long as it stays."""
        return self._remembered((reader, id(entry)), entry, draw)

    def _remembered(self, key: Hashable, entry: Entry, draw: Callable[[Entry], Pieces]) -> Pieces:
        found = self._drawn.get(key)
        if found is None:
            drawn = draw(entry)
            if len(self._drawn) >= DRAWN:
                self._drawn.clear()
            found = self._drawn[key] = entry, drawn
        return found[1]

    def shown(self, reader: Hashable, outline: object) -> dict[Hashable, Any]:
        """What was shown of a log, for the page to remember; begun anew when much.

        ``reader`` must say all that it depends on but the log: the language, the epoch.
        """
        key = reader, id(outline)
        known = self._shown.get(key)
        if known is None or len(known[1]) > SHOWN:
            if len(self._shown) >= PARTS:
                self._shown.clear()
            # It is kept beside: while it lives nothing else has its identity.
            known = self._shown[key] = outline, {}
        return known[1]

    def part(self, name: Hashable, given: Any, draw: Callable[[], Pieces]) -> Pieces:
        """A part of a page, which is drawn from what is ``given`` and from nothing else.

        ``name`` tells it from others: what it is, in which language, and whose where it is one
        seat's own.
        """
        known = key_of(given)
        if known is None:
            return draw()
        key = name, known
        found = self._parts.pop(key, None)
        if found is None:
            found = draw()
        self._parts[key] = found  # what was looked at last stands last
        if len(self._parts) > PARTS:
            del self._parts[next(iter(self._parts))]
        return found
