"""One line for both ways: a WebSocket on which acts go up, and what came of them comes down.

Whoever is connected is sent the view, at once and after every change: of the log only what is new.
It is the cheapest way to sit at a table, for a change costs no request.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Any

import msgspec
from litestar import Router, WebSocket, websocket
from msgspec import Struct

from gunbai.core.match import Match
from gunbai.core.script import Refused, Seat, refused, shown
from gunbai.core.view import to_json
from gunbai.table import errors, seats
from gunbai.table.access.links import SEAT, WATCH, Link
from gunbai.table.changes import Bell
from gunbai.table.open_table import OpenTable
from gunbai.table.pages import forms
from gunbai.table.pages.dependencies import GivenHall, Token
from gunbai.table.pages.preferences import preferred
from gunbai.table.tables import Hall

Line = WebSocket[Any, Any, Any]
_POLICY = 1008
"""The code of a line that is closed because its link opens nothing."""
_GOING_AWAY = 1001


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


class _Seen:
    """What one line has been sent: up to which version, which epoch, how many events of the log.

    ``done`` are the ids of its own acts that no view has brought back yet. Whether its link still
    opens the seat is told by the table itself: every change of links is an entry of its record.
    """

    def __init__(self, link: Link) -> None:
        self.link = link
        self._holder: tuple[int, bool] | None = None
        self._version = self._epoch = -1
        self._events = 0
        self.done: list[int | str] = []

    def news(self, table: OpenTable) -> bytes | None:
        """The view with what is new, if anything is."""
        match = table.match
        self.must_hold(match)
        if match.version == self._version and not self.done:
            return None
        since = self._events if match.epoch == self._epoch else 0
        view = match.view(self.link.seat, since)
        self._version, self._epoch = view.version, view.epoch
        self._events = view.first + len(view.log)
        done, self.done = self.done, []
        return b'{"view":%b,"done":%b}' % (to_json(view), msgspec.json.encode(done))

    def must_hold(self, match: Match) -> None:
        """Raise `Refused` where the seat has been claimed or given away since the line began."""
        seat, company = self.link.seat, match.company
        if seat is None:
            return
        holder = company.given.get(seat, 0), seat in company.claimed
        if self._holder is None:
            self._holder = holder
        if holder != self._holder:
            raise refused("table.unknown-link")


@websocket("/s/{token:str}/socket")
async def seat_socket(socket: Line, token: Token, hall: GivenHall) -> None:
    """The line of a seat."""
    await _serve(socket, hall, token, SEAT)


@websocket("/w/{token:str}/socket")
async def watch_socket(socket: Line, token: Token, hall: GivenHall) -> None:
    """The line of those who look on; nothing that they send is taken."""
    await _serve(socket, hall, token, WATCH)


async def _serve(socket: Line, hall: Hall, token: str, role: str) -> None:
    await socket.accept()
    try:
        link = await hall.find(token, role)
        seen = _Seen(link)
        with hall.news.bell(link.table) as bell:
            news = await hall.look(link.table, seen.news)
            await hall.find(token, role)  # the seat may have been given away meanwhile
            await _send(socket, news)
            telling = asyncio.create_task(_tell(socket, hall, seen, bell))
            listening = asyncio.create_task(_listen(socket, hall, seen, bell))
            both = (telling, listening)
            try:
                done, _ = await asyncio.wait(both, return_when=asyncio.FIRST_COMPLETED)
                for task in done:
                    task.result()
            finally:
                telling.cancel()
                listening.cancel()
                await asyncio.gather(telling, listening, return_exceptions=True)
    except Refused as no:
        await _refuse(socket, no, None)
        await socket.close(_POLICY)
        return
    if socket.connection_state != "disconnect":
        await socket.close(_GOING_AWAY)


async def _tell(socket: Line, hall: Hall, seen: _Seen, bell: Bell) -> None:
    """Send what changes, until the server stops or the database is away: then come back."""
    while not hall.news.closing:
        elsewhere = await bell.next()
        hall.presence.sign(seen.link)
        see = hall.look if elsewhere else hall.glance
        await _send(socket, await see(seen.link.table, seen.news))


async def _listen(socket: Line, hall: Hall, seen: _Seen, bell: Bell) -> None:
    """Do what comes up, one after the other, until the other side leaves."""
    while (message := await socket.receive())["type"] == "websocket.receive":
        said = None
        try:
            said = _decoded(message.get("text") or message.get("bytes") or "")
            await hall.act(seen.link.table, _act(seen, said, hall.now()))
        except Refused as no:
            await _refuse(socket, no, said)
        else:
            if said.id is not None:
                seen.done.append(said.id)
                bell.set()


def _decoded(text: str | bytes) -> Said:
    try:
        return _decoder.decode(text)
    except (msgspec.MsgspecError, RecursionError):
        raise refused("table.no-json") from None


def _act(seen: _Seen, said: Said, now: int) -> Callable[[Match], object]:
    seat, act = seen.link.seat, _ACTS.get(said.do)
    if seat is None:
        raise refused("table.other-link")
    if act is None:
        raise refused("table.unknown-act", given=shown(said.do), legal=list(_ACTS))

    def give(match: Match) -> None:
        seen.must_hold(match)
        act(match, seat, said, now)

    return give


async def _refuse(socket: Line, no: Refused, said: Said | None) -> None:
    language = preferred(socket.headers.get("accept-language", ""))
    error = errors.error(no.refusal, language)
    body = {"error": error, "id": said.id if said else None}
    await _send(socket, msgspec.json.encode(body))


async def _send(socket: Line, body: bytes | None) -> None:
    if body is not None:
        await socket.send({"type": "websocket.send", "text": body.decode(), "bytes": None})


ROUTES = Router("/api", route_handlers=[seat_socket, watch_socket])
