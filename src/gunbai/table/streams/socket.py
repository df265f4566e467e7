"""One line for both ways: a WebSocket on which acts go up, and what came of them comes down.

Whoever is connected is sent the view, at once and after every change: of the log only what is new.
It is the cheapest way to sit at a table, for a change costs no request.

Lines are served beside the framework: what it does around a request (routes, dependencies, hooks)
would cost a line as much as all of its answers. A line has one task, which listens. What changes is
sent by whoever changed it, where the server lets a message be posted without waiting (see
`gunbai.table.ops.wire`); else, or where the line is slow, by a task of its own.
"""

from __future__ import annotations

import asyncio
import re
from collections.abc import Mapping
from typing import Any, Protocol

from litestar.enums import ScopeType
from litestar.types import ASGIApp, Receive, Scope, Send
from litestar.types.asgi_types import WebSocketCloseEvent

from gunbai.core.script import Refused
from gunbai.table import errors, security
from gunbai.table.access.links import SEAT, WATCH, Link
from gunbai.table.ops.connections import Crowd
from gunbai.table.ops.wire import WIRE
from gunbai.table.pages.preferences import preferred
from gunbai.table.streams.said import Said, decoded, refusal
from gunbai.table.streams.seen import Seen
from gunbai.table.tables import Hall


class Posting(Protocol):
    """Sends texts at once, where it can."""

    @property
    def can_post(self) -> bool: ...

    def post(self, body: bytes) -> None: ...


_PATH = re.compile(r"/api/([sw])/([^/]+)/socket")
_ROLES = {"s": SEAT, "w": WATCH}
_POLICY, _GOING_AWAY, _BROKEN = 1008, 1001, 1011
"""Codes of a line's end: its link opens nothing, the server stops, something broke."""


def with_lines(hall: Hall, crowd: Crowd, app: ASGIApp) -> ASGIApp:
    """An application that serves lines itself, and leaves all else to another."""

    async def handle(scope: Scope, receive: Receive, send: Send) -> None:
        asked = _PATH.fullmatch(scope["path"]) if scope["type"] == ScopeType.WEBSOCKET else None
        if asked is None:
            await app(scope, receive, send)
            return
        headers = {
            name.decode("latin-1"): said.decode("latin-1") for name, said in scope["headers"]
        }
        await receive()  # that somebody wishes to connect
        try:
            security.must_be_own(headers)
            with crowd.one_more(scope):
                await send({"type": "websocket.accept", "subprotocol": None, "headers": []})
                line = Line(hall, headers, receive, send, _wire_of(scope))
                await line.serve(asked[2], _ROLES[asked[1]])
        except Refused:
            await send(_closed(_POLICY))

    return handle


def _wire_of(scope: Scope) -> Posting | None:
    offered: Any = scope.get("extensions") or {}
    wire: Posting | None = offered.get(WIRE)
    return wire


class _Left(Exception):  # noqa: N818 - not an error: people leave
    """The other side has left."""


class Line:
    """An open line: its other side, and what that has been sent."""

    def __init__(
        self,
        hall: Hall,
        headers: Mapping[str, str],
        receive: Receive,
        send: Send,
        wire: Posting | None,
    ) -> None:
        self._hall = hall
        self._headers = headers
        self._receive = receive
        self._send_out = send
        self._wire = wire
        self._seen = Seen(Link("", ""))
        self._listening: asyncio.Task[Any] | None = None
        self._telling: asyncio.Task[None] | None = None
        self._rang = self._elsewhere = False
        self._ended = False
        self._failure: Exception | None = None

    async def serve(self, token: str, role: str) -> None:
        """Serve it to its end."""
        try:
            await self._serve(token, role)
        except Refused as no:
            await self._refuse(no, None)
            await self._send_out(_closed(_POLICY))
        except _Left:
            pass
        except Exception as broken:
            errors.report(broken, "the line of a table")
            await self._send_out(_closed(_BROKEN))

    async def _serve(self, token: str, role: str) -> None:
        hall = self._hall
        link = await hall.find(token, role)
        self._seen = Seen(link)
        with hall.news.heard_by(link.table, self):
            try:
                news = await hall.look(link.table, self._seen.news)
                await hall.find(token, role)  # the seat may have been given away meanwhile
                await self._send(news)
                await self._listen()
            finally:
                if self._telling is not None:
                    self._telling.cancel()
                    await asyncio.wait([self._telling])

    # -- down: what has changed -----------------------------------------------------------------

    def ring(self, *, here: bool) -> None:
        """Send what has changed: at once if that can be, else as soon as it can."""
        self._hall.presence.sign(self._seen.link)
        if self._listening is not None and here and self._telling is None and self._posted():
            return
        self._rang = True
        self._elsewhere |= not here
        self._tell_later()

    def _posted(self) -> bool:
        """Post what is new; False where that must wait, or must end the line."""
        table, wire = self._hall.at_hand(self._seen.link.table), self._wire
        if wire is None or table is None or not wire.can_post:
            return False
        try:
            news = self._seen.news(table)
        except Exception:  # whoever acts at the table has no part in it: the line's own task has
            return False
        if news is not None:
            wire.post(news)
        return True

    def _tell_later(self) -> None:
        if self._telling is None and self._listening is not None:
            self._telling = asyncio.create_task(self._tell())

    async def _tell(self) -> None:
        """Send what changes until nothing more does."""
        try:
            while self._rang:
                if self._hall.news.closing:
                    self._end(None)
                    return
                see = self._hall.look if self._elsewhere else self._hall.glance
                self._rang = self._elsewhere = False
                await self._send(await see(self._seen.link.table, self._seen.news))
        except Exception as failure:
            self._end(failure)
        finally:
            self._telling = None

    def _end(self, failure: Exception | None) -> None:
        """End the line: its link opens nothing any more, or the server stops."""
        if self._listening is not None:
            self._ended, self._failure = True, failure
            self._listening.cancel()

    # -- up: acts -------------------------------------------------------------------------------

    async def _listen(self) -> None:
        """Do what comes up, one after the other, until the other side leaves or the line ends."""
        self._listening = asyncio.current_task()
        assert self._listening is not None
        if self._rang:
            self._tell_later()
        try:
            while (message := await self._receive())["type"] == "websocket.receive":
                await self._take(message.get("text") or message.get("bytes") or "")
        except asyncio.CancelledError:
            if not self._ended:
                raise
            self._listening.uncancel()
            if self._failure is not None:
                raise self._failure from None
            await self._send_out(_closed(_GOING_AWAY))
        finally:
            self._listening = None

    async def _take(self, message: str | bytes) -> None:
        said = None
        try:
            said = decoded(message)
            act = self._seen.doing(said, self._hall.now())
            await self._hall.act(self._seen.link.table, act)
        except Refused as no:
            self._seen.undone(said)
            await self._refuse(no, said)
        else:
            if self._seen.done:  # else the view went out when the act rang
                self.ring(here=True)

    # -- sending --------------------------------------------------------------------------------

    async def _refuse(self, no: Refused, said: Said | None) -> None:
        await self._send(refusal(no, preferred(self._headers.get("accept-language", "")), said))

    async def _send(self, body: bytes | None) -> None:
        if body is not None:
            text = body.decode()
            try:
                await self._send_out({"type": "websocket.send", "text": text, "bytes": None})
            except OSError:
                raise _Left from None


def _closed(code: int) -> WebSocketCloseEvent:
    return {"type": "websocket.close", "code": code, "reason": ""}
