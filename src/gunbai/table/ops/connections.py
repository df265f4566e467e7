"""Connections: how many are taken, from whom, and how long a request may take to arrive.

Every table that is looked at holds a connection open, so a server needs many; but it must never run
out of file descriptors, for then nobody new can come and the database's files cannot be opened.
So the process asks for all descriptors that it may have, and takes fewer connections than that.
Requests that never come to their end are given up.
"""

from __future__ import annotations

import asyncio
import logging
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from importlib.util import find_spec
from typing import TYPE_CHECKING, Any, ClassVar

from litestar.types import ASGIApp, Receive, Scope, Send
from msgspec import Struct

from gunbai.core.script import refused
from gunbai.table.ops.settings import Settings
from gunbai.table.ops.wire import Wire

if TYPE_CHECKING or find_spec("httptools") is None:
    from uvicorn.protocols.http.h11_impl import H11Protocol as Protocol
else:
    from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol as Protocol

DESCRIPTORS_MOST = 65_536
KEPT_BACK = 100
"""Descriptors that connections may not use: the database's, files', and some to spare."""
_FULL = (
    b"HTTP/1.1 503 Service Unavailable\r\ncontent-type: text/plain; charset=utf-8\r\n"
    b"retry-after: 10\r\nconnection: close\r\ncontent-length: 40\r\n\r\n"
    b"Too many connections; try again shortly."
)

_log = logging.getLogger("gunbai.table")


def raise_limit() -> int:
    """Let this process open as many files as it may; return how many connections it can take."""
    try:
        import resource
    except ImportError:  # Windows has no such limit
        return DESCRIPTORS_MOST
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = DESCRIPTORS_MOST if hard == resource.RLIM_INFINITY else min(hard, DESCRIPTORS_MOST)
    if soft != resource.RLIM_INFINITY and soft < wanted:
        resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))
        soft = wanted
    return max(16, min(soft, DESCRIPTORS_MOST) - KEPT_BACK)


class Limits(Struct):
    """How many connections there may be in all; the settings say the rest."""

    most: int = DESCRIPTORS_MOST
    settings: Settings = Settings()


class Guarded(Protocol):
    """HTTP over a connection, within limits that hold for all connections of the process."""

    limits = Limits()
    _open: ClassVar[Counter[str]] = Counter()  # by address
    _taken = False
    _overdue: asyncio.TimerHandle | None = None

    def connection_made(self, transport: Any) -> None:
        """Take the connection, or turn it away."""
        super().connection_made(transport)
        if not self._may_come():
            _log.warning("Too many connections: turning some away.")
            transport.write(_FULL)
            transport.close()
            return
        self._taken = True
        self._open[self._address] += 1
        self._watch()

    @property
    def _address(self) -> str:
        return self.client[0] if self.client else ""

    def _may_come(self) -> bool:
        if len(self.connections) > self.limits.most:
            return False
        settings = self.limits.settings
        is_one_more = self._open[self._address] < settings.connections
        return is_one_more or settings.is_proxy(self._address)

    def connection_lost(self, exc: Exception | None) -> None:
        """Forget the connection."""
        self._forget()
        super().connection_lost(exc)

    def handle_websocket_upgrade(self, *event: Any) -> None:
        """Hand the connection over; from there on it is counted as a request of its address."""
        self._forget()
        if not self._taken_over():
            super().handle_websocket_upgrade(*event)

    def _taken_over(self) -> bool:
        """Let a `Wire` go on with the request that is read already, if it can."""
        url: bytes | None = getattr(self, "url", None)  # h11 has it elsewhere
        if url is None or self.ws_protocol_class is not Wire:
            return False
        wire = Wire(self.config, self.server_state, self.app_state)
        if not wire.take_over(self.transport, url, self.scope):
            return False
        self.connections.discard(self)
        self.transport.set_protocol(wire)
        return True

    def _forget(self) -> None:
        self._rest()
        if self._taken:
            self._taken = False
            self._open[self._address] -= 1
            if not self._open[self._address]:
                del self._open[self._address]

    def data_received(self, data: bytes) -> None:
        """Take part of a request; the rest must come in time."""
        if self._taken:
            super().data_received(data)
            if self._taken:  # else it is a WebSocket now, which may rest as long as it likes
                self._watch()

    def _watch(self) -> None:
        """Give up what has not arrived in time; a whole request may take as long as it likes."""
        cycle = self.cycle
        if cycle is not None and not cycle.more_body and not cycle.response_complete:
            self._rest()
        elif self._overdue is None:
            self._overdue = self.loop.call_later(self.limits.settings.patience, self._give_up)

    def _rest(self) -> None:
        if self._overdue is not None:
            self._overdue.cancel()
            self._overdue = None

    def _give_up(self) -> None:
        self._overdue = None
        if not self.transport.is_closing():
            self.transport.close()


class Crowd:
    """How many requests and streams each address has under way; more than some are turned away.

    Behind a proxy all connections come from one address, so people are told apart by what the proxy
    says of them. A proxy that says nothing is not held to the limit.
    """

    def __init__(self, settings: Settings) -> None:
        self._settings = settings
        self._here: Counter[str] = Counter()

    def around(self, app: ASGIApp) -> ASGIApp:
        """An application that counts who is there."""

        async def handle(scope: Scope, receive: Receive, send: Send) -> None:
            with self.one_more(scope):
                await app(scope, receive, send)

        return handle

    @contextmanager
    def one_more(self, scope: Scope) -> Iterator[None]:
        """Count somebody in for as long as they stay; raise `Refused` where they are too many."""
        client = scope.get("client")
        address = client[0] if client else ""
        is_one_more = self._here[address] < self._settings.connections
        if address and not is_one_more and not self._settings.is_proxy(address):
            raise refused("table.too-many", most=self._settings.connections)
        self._here[address] += 1
        try:
            yield
        finally:
            self._here[address] -= 1
            if not self._here[address]:
                del self._here[address]
