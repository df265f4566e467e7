"""Parts of a page that look the same to many: drawn once, and read by each reader as their own.

A template draws such a part with ``part(TEMPLATE, name=value, …)``. The part sees what it is given
and nothing else, so whoever gives the same is shown the same, and it is drawn once for a table and
a language. Where a seat is its reader's own the part says ``me(seat, YES, NO)``, and where an
address of the reader's begins it says ``base``: both stand in it as marks, which are read for one
reader when a page is put together. Marks are control characters, which no text of a player's has.
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from typing import Any

import msgspec
from markupsafe import Markup, escape

from gunbai.core.script import Seat, Word, Written

BASE = Markup("\x01")
EDGE = "\x1e"
"""Stands around whatever is drawn once: there a page falls into pieces."""
_ME = re.compile("\x02([0-9]+)\x03([^\x02-\x04]*)\x03([^\x02-\x04]*)\x04")


def me(seat: Seat, yes: str, no: str = "") -> Markup:
    """What is written where a seat is the reader's own, and where it is not."""
    return Markup(f"\x02{seat}\x03{escape(yes)}\x03{escape(no)}\x04")  # noqa: S704 - escaped


def read(text: str, seat: Seat | None, base: str) -> str:
    """A text with its marks read for one reader."""
    mine = str(seat)
    own = _ME.sub(lambda mark: mark[2] if mark[1] == mine else mark[3], text)
    return own.replace(BASE, base)


def whole(text: str) -> str:
    """A text without the edges in it."""
    return text.replace(EDGE, "")


def edged(drawn: str) -> Markup:
    """What was drawn, as a piece of its own."""
    return Markup(f"{EDGE}{drawn}{EDGE}")  # noqa: S704 - it was drawn by a template


def _as_known(value: Any) -> Any:
    if isinstance(value, Word):
        return "word", str(value)
    if isinstance(value, Written):
        return str(value), value.phrase
    raise TypeError(f"A part is not drawn from {type(value).__name__}.")


_encoder = msgspec.msgpack.Encoder(enc_hook=_as_known)


def key_of(given: Mapping[str, Any]) -> bytes | None:
    """All that a part is drawn from, in little; None where that cannot be told."""
    try:
        return _encoder.encode(given)
    except (TypeError, OverflowError):
        return None


# -- what is new on a page that is open ---------------------------------------------------------


def pieces_of(text: str) -> list[str]:
    """A page in the pieces that it falls into."""
    return [piece for piece in text.split(EDGE) if piece]


def news_of(pieces: Sequence[str], known: Sequence[int]) -> list[str | tuple[int, int]]:
    """A page out of one that is known: texts that are new, and stretches (from, to) of the old.

    ``known`` are the hashes of the old pieces: a page that is open costs little to remember.
    """
    places = {piece: place for place, piece in enumerate(known)}
    news: list[str | tuple[int, int]] = []
    for piece in pieces:
        place = places.get(hash(piece))
        last = news[-1] if news else None
        if place is None:
            news.append(piece)
        elif isinstance(last, tuple) and last[1] == place:
            news[-1] = last[0], place + 1
        else:
            news.append((place, place + 1))
    return news
