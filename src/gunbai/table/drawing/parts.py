"""Parts of a page that look the same to many: drawn once, and read by each reader as their own.

A template draws such a part with ``part(TEMPLATE, name=value, …)``. The part sees what it is given
and nothing else, so whoever gives the same is shown the same, and it is drawn once for a table and
a language. What is a reader's own stands in it as a mark, which is read for one reader when a page
is put together: ``me(seat, YES, NO)`` for a seat that may be theirs, ``base`` where an address of
theirs begins, ``when(at, how)`` for a time as it is while they look. Marks are control characters,
which no text of a player's has.

A page is a row of pieces: what was drawn by itself stands in what is around it as a number, so that
its text is not copied, searched or compared again as long as it stays.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any, Self, TypeAlias

import msgspec
from markupsafe import Markup, escape
from msgspec import Struct

from gunbai.core.script import NOTHING, Ask, Seat, Word, Written
from gunbai.core.view import ask_view
from gunbai.words.spans import span

Pieces: TypeAlias = tuple[str, ...]
BASE = Markup("\x01")
EDGE = "\x1e"
"""Stands around the number of what was drawn by itself."""
_MARK = re.compile(
    "\x01|\x02([0-9]+)\x03([^\x02-\x05]*)\x03([^\x02-\x05]*)\x04|\x05([0-9]+)\x03([a-z]+)\x04"
)


class Reading(Struct, frozen=True):
    """Who reads, where their addresses begin, in which language, and when (seconds since 1970)."""

    seat: Seat | None
    base: str
    language: str
    now: int = 0


def me(seat: Seat, yes: str, no: str = "") -> Markup:
    """What is written where a seat is the reader's own, and where it is not."""
    return Markup(f"\x02{seat}\x03{escape(yes)}\x03{escape(no)}\x04")  # noqa: S704 - escaped


def when(at: int, how: str) -> Markup:
    """A time, said as how long ago it was, or how long it is until then.

    ``how`` is how a browser says it: ``at`` and ``until`` by the clock, ``left`` as what is left.
    """
    said = f"\x05{int(at)}\x03{how}\x04"
    return Markup(f'<time data-at="{int(at)}" data-as="{how}">{said}</time>')  # noqa: S704 - ours


def read(text: str, reading: Reading) -> str:
    """A text with its marks read for one reader."""
    mine = str(reading.seat)

    def said(mark: re.Match[str]) -> str:
        seat, yes, no, at, how = mark.groups()
        if seat is not None:
            return (yes if seat == mine else no).replace(BASE, reading.base)
        if at is None:
            return reading.base
        gone = reading.now - int(at)
        return span(reading.language, -gone if how == "left" else gone)

    return _MARK.sub(said, text)


# -- a page in pieces ---------------------------------------------------------------------------


class Slot(str):
    """Where a part of its own stands in a page: its template, and what it is ``given``.

    It is filled when the page is put together, so that what is around it can stay as it is.
    """

    given: Mapping[str, Any]
    __slots__ = ("given",)

    def __new__(cls, name: str, given: Mapping[str, Any] = NOTHING) -> Self:
        made = super().__new__(cls, name)
        made.given = given
        return made


def filled(pieces: Iterable[str], fill: Callable[[Slot], Iterable[str]]) -> list[str]:
    """Pieces with all slots among them filled."""
    found: list[str] = []
    for piece in pieces:
        if type(piece) is Slot:
            found += filled(fill(piece), fill)
        else:
            found.append(piece)
    return found


class Drawing:
    """What is put together while a template is drawn: the pieces of what was drawn by itself."""

    def __init__(self) -> None:
        self._drawn: list[Pieces] = []

    def place(self, pieces: Pieces) -> Markup:
        """Let pieces stand in the text that is being drawn."""
        self._drawn.append(pieces)
        return Markup(f"{EDGE}{len(self._drawn) - 1}{EDGE}")  # noqa: S704 - a number

    def slot(self, name: str, /, **given: Any) -> Markup:
        """Leave a place in the text that is being drawn (see `Slot`)."""
        return self.place((Slot(name, given),))

    def pieces(self, text: str) -> Pieces:
        """The pieces that a text falls into which was drawn with this."""
        found: list[str] = []
        for place, piece in enumerate(text.split(EDGE)):
            if place % 2:
                found += self._drawn[int(piece)]
            elif piece:
                found.append(piece)
        return tuple(found)


def _as_known(value: Any) -> Any:
    if isinstance(value, Word):
        return "word", str(value)
    if isinstance(value, Written):
        return str(value), value.phrase
    if isinstance(value, Ask):
        return ask_view(0, value, {})
    raise TypeError(f"A part is not drawn from {type(value).__name__}.")


_encoder = msgspec.msgpack.Encoder(enc_hook=_as_known)


def key_of(given: Mapping[str, Any] | Sequence[Any]) -> bytes | None:
    """All that a part is drawn from, in little; None where that cannot be told."""
    try:
        return _encoder.encode(given)
    except (TypeError, OverflowError):
        return None


# -- what is new on a page that is open ---------------------------------------------------------


def news_of(
    pieces: Iterable[str], known: Sequence[int], read: Callable[[str], str] = str
) -> list[str | tuple[int, int]]:
    """A page out of one that is known: texts that are new, and stretches (from, to) of the old.

    ``known`` are the hashes of the old pieces: a page that is open costs little to remember. What
    stands there more than once is taken from where it makes a stretch longer, if it can be.
    """
    places, most = dict(zip(known, range(len(known)), strict=True)), len(known)
    news: list[str | tuple[int, int]] = []
    begin = end = 0  # of a stretch of the old pieces
    at = 0  # where the next old piece stands if each new one took the place of one
    for piece in pieces:
        found = hash(piece)
        place = at if at < most and known[at] == found else places.get(found)
        if begin < end and place != end:
            news.append((begin, end))
            begin = end = 0
        if place is None:
            news.append(read(piece))
            at += 1
            continue
        begin = begin if begin < end else place
        end = at = place + 1
    if begin < end:
        news.append((begin, end))
    return news
