"""What bots write: texts grown from a game's catalogue by chance, kept as keyed phrases.

A game's messages ``GAME-prose-SYMBOL-NUMBER`` are what a symbol may become; a value in them is a
symbol again, unless it is given. Every language has the same messages with the same values, so a
text is kept by the messages that chance picked (`Written`) and told in its reader's language.
``GAME-prose-ACCENT-SYMBOL-NUMBER`` is what only some would say.
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from functools import cache
from pathlib import Path
from random import Random
from typing import Any, NamedTuple

from gunbai.core.phrase import Written
from gunbai.words.languages import NO_BREAK, messages

WHOLE = slice(None)
SLOT = re.compile(r"\{ (CAP\()?\$(\w+)\)? \}")


class Line(NamedTuple):
    """One of the texts that a symbol may become: its key, and the symbols in it."""

    key: str
    slots: tuple[str, ...]


Said = Mapping[str, Any]
"""A line that was picked, as JSON: ``key`` and ``values``, each a text or again a line."""


class Prose:
    """A game's prose in one language: the language of the plain text beside the phrase."""

    def __init__(self, game: str, home: Path, language: str) -> None:
        found = messages(language, home)
        self._texts = {key: text.replace(NO_BREAK, " ") for key, text in found.items()}
        self._lines: dict[str, list[Line]] = {}
        for name, text in self._texts.items():
            symbol = re.fullmatch(rf"{game}-prose-(.+)-\d+", name)
            if symbol:
                slots = dict.fromkeys(slot for _, slot in SLOT.findall(text))
                key = ".".join((game, "prose", symbol[1], name.rpartition("-")[2]))
                self._lines.setdefault(symbol[1], []).append(Line(key, tuple(slots)))

    def __contains__(self, symbol: str) -> bool:
        return symbol in self._lines

    def texts(self, symbol: str) -> list[str]:
        """All that a symbol may become, as it stands (names, nouns)."""
        return [self._texts[line.key.replace(".", "-")] for line in self._lines[symbol]]

    def write(
        self,
        symbol: str,
        rng: Random,
        given: Mapping[str, Any],
        share: slice = WHOLE,
        accent: str = "",
    ) -> dict[str, Any]:
        """An answer to a `Write`: something that a symbol may become, and what it says here.

        ``share`` is the part of the symbol's lines that is drawn from, so that several who speak
        of the same thing do not all say the same; a list of one is not shared out, its first words
        are.
        With an ``accent`` every other line is one of its own, where it has some.
        """
        lines = self._own(symbol, rng, accent)
        words = share if len(lines) == 1 else WHOLE
        return self.answer(
            self._become(rng.choice(lines[share] or lines), rng, given, words, accent)
        )

    def answer(self, said: Said) -> dict[str, Any]:
        """A line that was picked as the answer to a `Write`."""
        return {"text": self.text(said), **said}

    def name(self, symbol: str, rng: Random, share: slice = WHOLE) -> str:
        """A text that is the same to all readers, such as a name."""
        name: str = self.write(symbol, rng, {}, share)["text"]
        return name

    def line(self, symbol: str, place: int, **given: Any) -> Said:
        """The line of a symbol in a place, with what its slots say."""
        line = self._lines[symbol][place]
        values = {slot: _kept(given[slot]) for slot in line.slots}
        return {"key": line.key, "values": values} if values else {"key": line.key}

    def _own(self, symbol: str, rng: Random, accent: str) -> Sequence[Line]:
        own = self._lines.get(f"{accent}-{symbol}") if accent else None
        return own if own and rng.random() < 0.5 else self._lines[symbol]

    def _become(
        self, line: Line, rng: Random, given: Mapping[str, Any], share: slice, accent: str
    ) -> Said:
        values: dict[str, Any] = {}
        for slot in line.slots:
            if slot in given:
                values[slot] = _kept(given[slot])
                continue
            lines = self._own(slot, rng, accent)
            drawn = lines[nearest(len(lines), rng.randrange(len(lines)), share)]
            values[slot] = self._become(drawn, rng, given, share, accent)
            share = WHOLE  # the first word tells it from all others': the rest may be anybody's
        return {"key": line.key, "values": values} if values else {"key": line.key}

    def text(self, said: Any) -> str:
        """What a picked line, or a value in one, says in this language."""
        if not isinstance(said, Mapping):
            return str(said)
        values = said.get("values", {})

        def fill(slot: re.Match[str]) -> str:
            text = self.text(values[slot[2]])
            return text[:1].upper() + text[1:] if slot[1] else text

        return SLOT.sub(fill, self._texts[said["key"].replace(".", "-")])


def nearest(count: int, drawn: int, share: slice) -> int:
    """The place of a share that stands for the one drawn of all: nobody's share moves the dice."""
    mine = range(count)[share] or range(count)
    return min(mine, key=lambda place: (drawn - place) % count)


def _kept(value: Any) -> Any:
    """A given value as it is kept: a written text or a line as its lines, else as plain text."""
    if isinstance(value, Mapping):
        return value
    return value.as_json if isinstance(value, Written) else str(value)


@cache
def prose(game: str, home: Path, language: str) -> Prose:
    """The prose of a game, whose catalogues lie in the folder ``home``, in a language."""
    return Prose(game, home, language)
