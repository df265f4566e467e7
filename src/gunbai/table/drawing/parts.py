"""Parts of pages that look the same to many: drawn once, and read by each reader as their own.

A template draws such a part with ``part(TEMPLATE, name=value, …)``. The part sees what it is given
and nothing else, so whoever gives the same is shown the same, and it is drawn once for a table and
a language. What is a reader's own stands in it as a mark (see `gunbai.table.drawing.marks`).

A page is a row of regions, each in pieces: what was drawn by itself stands in what is around it as
a number, so that its text is not copied, searched or compared again as long as it stays.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from collections.abc import Set as AbstractSet
from itertools import chain
from typing import Any, Self, TypeAlias

import msgspec
from markupsafe import Markup

from gunbai.core.script import NOTHING, Ask, Word, Written
from gunbai.core.view import ask_view

Pieces: TypeAlias = tuple[str, ...]
Row: TypeAlias = Mapping[str, Pieces]
"""A page: its regions in their order, each by a name of its own."""
EDGE = "\x1e"
"""Stands around the number of what was drawn by itself."""


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


def filled(slot: Slot, fill: Callable[[Slot], Pieces]) -> Row:
    """What stands in a slot, with all slots in it filled.

    A region is called by its template, and what stands between slots by how many are before it.
    """
    row: dict[str, Pieces] = {}
    used: set[str] = set()

    def add(slot: Slot) -> None:
        name, pieces, begin, slots = str(slot), fill(slot), 0, 0
        while name in used:
            name += "+"
        used.add(name)
        if Slot not in map(type, pieces):
            row[name] = pieces
            return
        for place, piece in enumerate((*pieces, None)):
            if piece is None or type(piece) is Slot:
                row[f"{name} {slots}"] = pieces[begin:place]
                begin, slots = place + 1, slots + 1
            if type(piece) is Slot:
                add(piece)

    add(slot)
    return row


def text_of(row: Row) -> str:
    """A page as one text, not yet read."""
    return "".join(chain.from_iterable(row.values()))


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


News: TypeAlias = list[str | tuple[int, int]]
"""A page out of one that is known: texts that are new, and stretches (from, to) of the old."""


def news_of(
    row: Row,
    known: Row,
    read: Callable[[str], str] = str,
    otherwise: AbstractSet[str] = frozenset(),
) -> News:
    """What is new in a row to whom knows another; ``otherwise`` are pieces that read anew.

    A region is compared with what stood there: mostly it is the same, and so are its pieces.
    """
    places, begin = {}, 0
    for name, old in known.items():
        places[name], begin = begin, begin + len(old)
    news: News = []
    for name, pieces in row.items():
        old, place = known.get(name, ()), places.get(name, 0)
        if pieces == old and (not otherwise or otherwise.isdisjoint(pieces)):
            _add(news, place, place + len(old))
        else:
            _compare(news, pieces, old, place, read, otherwise)
    return news


def _compare(
    news: News,
    pieces: Pieces,
    old: Pieces,
    begin: int,
    read: Callable[[str], str],
    otherwise: AbstractSet[str],
) -> None:
    """Add a region that has changed, ``begin`` being the place of its first old piece.

    What stands there more than once is taken from where it makes a stretch longer, if it can be.
    """
    same = _alike(pieces, old, otherwise)
    _add(news, begin, begin + same)
    places, most, at = dict(zip(old, range(len(old)), strict=True)), len(old), same
    for piece in pieces[same:]:
        # `at` is where the next old piece stands if each new one took the place of one.
        place = at if at < most and old[at] == piece else places.get(piece)
        if place is None or piece in otherwise:
            news.append(read(piece))
            at += 1
        else:
            _add(news, begin + place, begin + place + 1)
            at = place + 1


def _alike(pieces: Pieces, old: Pieces, otherwise: AbstractSet[str]) -> int:
    """How many pieces at the beginning stay: of a log that grows, nearly all."""
    both = enumerate(zip(pieces, old, strict=False))
    ends = (n for n, (new, known) in both if new != known or new in otherwise)
    return next(ends, min(len(pieces), len(old)))


def _add(news: News, begin: int, end: int) -> None:
    last = news[-1] if news else ""
    if isinstance(last, tuple) and last[1] == begin:
        news[-1] = last[0], end
    elif begin < end:
        news.append((begin, end))
