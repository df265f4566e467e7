"""What goes over a line: acts come up, views go down, of the log only what is new."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import msgspec
from msgspec import Struct

from gunbai.core.match import Match
from gunbai.core.script import Refused, Seat, refused, shown
from gunbai.core.view import to_json
from gunbai.table import errors, seats
from gunbai.table.access.links import Link
from gunbai.table.open_table import OpenTable
from gunbai.table.pages import forms
from gunbai.table.streams.hold import Hold


class Said(Struct, frozen=True):
    """What comes up: ``do`` is an act's name; ``id`` comes back with what came of it."""

    do: str
    id: int | str | None = None
    ask: int = -1
    value: Any = None
    epoch: int | None = None
    text: str = ""


_decoder = msgspec.json.Decoder(Said)
_ACTS: dict[str, Callable[[Match, Seat, Said, int], object]] = {
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


def refusal(no: Refused, language: str, said: Said | None) -> bytes:
    """The message by which a line is told why something was not done."""
    body = {"error": errors.error(no.refusal, language), "id": said.id if said else None}
    return msgspec.json.encode(body)


class Seen:
    """What one line has been sent: up to which version, which epoch, how many events of the log.

    ``done`` are the ids of its own acts that no view has brought back yet.
    """

    def __init__(self, link: Link) -> None:
        self.link = link
        self._hold = Hold(link)
        self._version = self._epoch = -1
        self._events = 0
        self.done: list[int | str] = []

    def news(self, table: OpenTable) -> bytes | None:
        """The view with what is new, if anything is."""
        match = table.match
        self._hold.must_last(match)
        if match.version == self._version and not self.done:
            return None
        since = self._events if match.epoch == self._epoch else 0
        view = match.view(self.link.seat, since)
        self._version, self._epoch = view.version, view.epoch
        self._events = view.first + len(view.log)
        done, self.done = self.done, []
        return b'{"view":%b,"done":%b}' % (to_json(view), msgspec.json.encode(done))

    def doing(self, said: Said, now: int) -> Callable[[Match], object]:
        """What an act does at the table; its id comes back with the first view after it."""
        seat, act = self.link.seat, _ACTS.get(said.do)
        if seat is None:
            raise refused("table.other-link")
        if act is None:
            raise refused("table.unknown-act", given=shown(said.do), legal=list(_ACTS))

        def give(match: Match) -> None:
            self._hold.must_last(match)
            act(match, seat, said, now)
            # Nobody is shown the table before this is stored. Where somebody else was first it is
            # done once more.
            if said.id is not None and said.id not in self.done:
                self.done.append(said.id)

        return give

    def undone(self, said: Said | None) -> None:
        """Forget an act that was refused after all."""
        if said is not None and said.id in self.done:
            self.done.remove(said.id)
