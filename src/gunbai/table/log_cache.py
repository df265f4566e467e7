"""The log of a table in words, said once for each language and remembered."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from msgspec import Struct

from gunbai.core.script import Tell, Values
from gunbai.words.account import Said, say
from gunbai.words.catalogue import bundle

REMEMBERED = 10_000


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
    """Remembers what was said of events; an event taken back is simply never asked for again."""

    def __init__(self) -> None:
        self._said: dict[tuple[str, int], tuple[Tell, Said]] = {}

    def lines(self, language: str, log: Sequence[Tell], first: int = 0) -> list[Line]:
        """The events of a log from number ``first`` on, in words."""
        return list(self._lines(language, log, first))

    def _lines(self, language: str, log: Sequence[Tell], first: int) -> Iterator[Line]:
        for number in range(first, len(log)):
            event = log[number]
            said = self._say(language, event)
            yield Line(number, said.text, said.level, said.body, event.key, event.values)

    def _say(self, language: str, event: Tell) -> Said:
        # The event is kept beside its words: while it lives nothing else has its identity.
        known = self._said.get((language, id(event)))
        if known is not None:
            return known[1]
        if len(self._said) >= REMEMBERED:
            self._said.clear()
        said = say(bundle(language), event)
        self._said[language, id(event)] = event, said
        return said
