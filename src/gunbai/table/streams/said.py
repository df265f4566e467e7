"""What comes up a line: acts, each with the id by which its sender knows it again."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeAlias

import msgspec
from msgspec import Struct

from gunbai.core.match import Match
from gunbai.core.script import Refused, Seat, refused, shown
from gunbai.table import errors, seats
from gunbai.table.pages import forms

Act: TypeAlias = Callable[[Match, Seat, "Said", int], object]
"""What is done at a table for a seat, by what was said, at a time (seconds since 1970)."""


class Said(Struct, frozen=True):
    """What comes up: ``do`` is an act's name; ``id`` comes back with what came of it."""

    do: str
    id: int | str | None = None
    ask: int = -1
    value: Any = None
    epoch: int | None = None
    text: str = ""


_decoder = msgspec.json.Decoder(Said)
_ACTS: dict[str, Act] = {
    "answer": lambda match, seat, said, now: seats.answer(
        match, seat, said.ask, forms.shallow(said.value), said.epoch, now
    ),
    "undo": lambda match, seat, _said, _now: match.undo(seat),
    "agree": lambda match, seat, _said, _now: match.agree(seat),
    "object": lambda match, seat, _said, _now: match.object(seat),
    "note": lambda match, seat, said, _now: match.note(seat, said.text),
    "salt": lambda match, seat, said, _now: match.salt(seat, said.text),
}


def decoded(text: str | bytes) -> Said:
    """Read what came up; raise `Refused` where it is nothing of the kind."""
    try:
        return _decoder.decode(text)
    except (msgspec.MsgspecError, RecursionError):
        raise refused("table.no-json") from None


def act_of(said: Said) -> Act:
    """What is done by what was said; raise `Refused` where there is no such act."""
    act = _ACTS.get(said.do)
    if act is None:
        raise refused("table.unknown-act", given=shown(said.do), legal=list(_ACTS))
    return act


def refusal(no: Refused, language: str, said: Said | None) -> bytes:
    """The message by which a line is told why something was not done."""
    body = {"error": errors.error(no.refusal, language), "id": said.id if said else None}
    return msgspec.json.encode(body)
