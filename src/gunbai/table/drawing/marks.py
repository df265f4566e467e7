"""What is a reader's own in a text that is drawn for many: marks, read when a page is put together.

``me(seat, YES, NO)`` stands for a seat that may be the reader's, ``among(seats, YES, NO)`` for what
concerns some seats, ``fresh(first, last, YES, NO)`` for what is new to those who knew less,
``base`` where an address of theirs begins, ``when(at, how)`` for a time as it is while they look.
Marks are control characters, which no text of a player's has.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping, Sequence

from markupsafe import Markup, escape
from msgspec import Struct

from gunbai.core.script import Seat
from gunbai.words.spans import span

BASE = Markup("\x01")
_BEGIN = "\x02"
_FRESH = "\x02n"
_MARK = re.compile("\x02([a-z])([^\x02-\x04]*)\x03([^\x02-\x04]*)\x03([^\x02-\x04]*)\x04")
"""Its kind, whom or what it is about, what is written if that is so, and if not."""


class Reading(Struct, frozen=True):
    """Who reads, where their addresses begin, in which language, and when (seconds since 1970).

    ``since`` is the number of the first event of their log that is new to them.
    """

    seat: Seat | None
    base: str
    language: str
    now: int = 0
    since: int = 0


def me(seat: Seat, yes: str, no: str = "") -> Markup:
    """What is written where a seat is the reader's own, and where it is not."""
    return _mark("m", str(seat), yes, no)


def among(seats: Sequence[Seat] | None, yes: str, no: str = "") -> Markup:
    """What is written for some seats and those who look on, and for the others; None: for all."""
    return escape(yes) if seats is None else _mark("a", _listed(seats), yes, no)


def fresh(
    first: int, last: int, yes: str, no: str = "", seats: Sequence[Seat] | None = None
) -> Markup:
    """What is written for those to whom something is new, from the event after ``first`` on.

    That is: for whom what they know ends after ``first`` and not after ``last``; with ``seats``
    for these alone and those who look on.
    """
    whom = "" if seats is None else f":{_listed(seats)}"
    return _mark("n", f"{first}:{last}{whom}", yes, no)


def when(at: int, how: str) -> Markup:
    """A time, said as how long ago it was, or how long it is until then.

    ``how`` is how a browser says it: ``at`` and ``until`` by the clock, ``left`` as what is left.
    """
    said = _mark("t", str(int(at)), how, "")
    return Markup(f'<time data-at="{int(at)}" data-as="{how}">{said}</time>')  # noqa: S704 - ours


def _mark(kind: str, about: str, yes: str, no: str) -> Markup:
    return Markup(f"{_BEGIN}{kind}{about}\x03{escape(yes)}\x03{escape(no)}\x04")  # noqa: S704


def _listed(seats: Sequence[Seat]) -> str:
    return ",".join(map(str, seats))


def read(text: str, reading: Reading) -> str:
    """A text with its marks read for one reader."""
    if _BEGIN in text:

        def said(mark: re.Match[str]) -> str:
            kind, about, yes, no = mark.groups()
            if kind == "t":
                return _time(int(about), yes, reading)
            return yes if _HOLDS[kind](about, reading) else no

        text = _MARK.sub(said, text)
    return text.replace(BASE, reading.base)


def reads_otherwise(text: str, one: Reading, other: Reading) -> bool:
    """Whether a text says something else to whom other things are new."""
    return _FRESH in text and any(
        _is_fresh(mark[2], one) != _is_fresh(mark[2], other)
        for mark in _MARK.finditer(text)
        if mark[1] == "n"
    )


def _time(at: int, how: str, reading: Reading) -> str:
    gone = reading.now - at
    return span(reading.language, -gone if how == "left" else gone)


def _is_me(about: str, reading: Reading) -> bool:
    return about == str(reading.seat)


def _is_among(about: str, reading: Reading) -> bool:
    return reading.seat is None or str(reading.seat) in about.split(",")


def _is_fresh(about: str, reading: Reading) -> bool:
    first, last, *whom = about.split(":")
    is_new = int(first) < reading.since <= int(last)
    return is_new and all(_is_among(seats, reading) for seats in whom)


_HOLDS: Mapping[str, Callable[[str, Reading], bool]] = {
    "m": _is_me, "a": _is_among, "n": _is_fresh,
}  # fmt: skip
