"""WebSockets as uvicorn speaks them, begun with less work, and with messages that need no waiting.

Whoever comes to a table opens a WebSocket, so to begin one must not cost more than to use it.
"""

from __future__ import annotations

import asyncio
import binascii
from base64 import b64decode
from collections import deque
from collections.abc import Mapping
from typing import Any
from urllib.parse import unquote

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.datastructures import Headers
from websockets.frames import Frame, Opcode
from websockets.http11 import Response
from websockets.protocol import Protocol
from websockets.utils import accept_key

WIRE = "gunbai.wire"
"""The extension of ASGI by which an application is given the `Wire` itself."""
AHEAD = 8
"""How many messages may wait to be taken before no more are read."""


class Inbox:
    """What has come in, for the one who takes it: a queue that costs less than asyncio's own."""

    def __init__(self) -> None:
        self._come: deque[Any] = deque()
        self._awaited: asyncio.Future[None] | None = None

    def __len__(self) -> int:
        return len(self._come)

    def put_nowait(self, message: Any) -> None:
        """Put a message in, and wake who waits for it."""
        self._come.append(message)
        if self._awaited is not None and not self._awaited.done():
            self._awaited.set_result(None)

    async def get(self) -> Any:
        """Take the first message; wait where there is none."""
        while not self._come:
            self._awaited = asyncio.get_running_loop().create_future()
            await self._awaited
        return self._come.popleft()


class Wire(WebSocketsSansIOProtocol):
    """A WebSocket. Whoever has news for many of them can hand it over there and then.

    By ASGI alone each of them would need a task that wakes up, for that is the only way to send.
    """

    scope: Any

    def __init__(self, *about: Any, **named: Any) -> None:
        super().__init__(*about, **named)
        self.queue: Any = Inbox()

    def take_over(self, transport: Any, url: bytes, scope: Mapping[str, Any]) -> bool:
        """Begin with a request that has been read; False where it must be looked at more closely.

        The usual way writes the request out again, reads it once more and makes its scope anew,
        which takes as long as several answers.
        """
        headers = dict(scope["headers"])
        if not _is_sound(scope, headers) or self.config.root_path:
            return False
        self.connection_made(transport)
        self.response = _accepted(headers[b"sec-websocket-key"])
        self.conn.parser = Protocol.parse(self.conn)  # frames follow: the request has been read
        next(self.conn.parser)
        self.handshake_initiated = True
        path, _, query = url.partition(b"?")
        self.scope = {
            **scope,
            "type": "websocket",
            "scheme": self.scheme,
            "path": unquote(path.decode("ascii")),
            "raw_path": path,
            "query_string": query,
            "subprotocols": [],
            "extensions": {"websocket.http.response": {}, WIRE: self},
        }
        self.queue.put_nowait({"type": "websocket.connect"})
        task = self.loop.create_task(self.run_asgi())
        task.add_done_callback(self.on_task_complete)
        self.tasks.add(task)
        return True

    def handle_connect(self, event: Any) -> None:
        """Offer the extension with a request that came the usual way."""
        super().handle_connect(event)
        if not self.handshake_complete:  # else it was turned away
            self.scope["extensions"][WIRE] = self

    async def send(self, message: Any) -> None:
        """Send; that the connection is accepted goes out with the first message, in one packet."""
        if message["type"] != "websocket.accept" or self.handshake_complete:
            await super().send(message)
            return
        self.handshake_complete = True
        self.conn.send_response(self.response)
        self.start_keepalive()

    def send_receive_event_to_app(self) -> None:
        """Hand on a message that is whole; stop reading only where many of them wait."""
        many_wait = len(self.queue) >= AHEAD
        self.read_paused = not many_wait  # where that is so, nothing more is done about it
        super().send_receive_event_to_app()
        self.read_paused = many_wait

    async def receive(self) -> Any:
        """Take the next message; once few wait, read on."""
        message = await self.queue.get()
        if self.read_paused and len(self.queue) < AHEAD:
            self.read_paused = False
            self.transport.resume_reading()
        return message

    @property
    def can_post(self) -> bool:
        """Whether a text would be sent at once, without waiting for the other side."""
        is_open = self.handshake_complete and not (self.close_sent or self.disconnected)
        return is_open and self.writable.is_set() and not self.transport.is_closing()

    def post(self, body: bytes) -> None:
        """Send a text at once, where that can be (`can_post`)."""
        self.transport.write(Frame(Opcode.TEXT, body).serialize(mask=False))


def _is_sound(scope: Mapping[str, Any], headers: Mapping[bytes, bytes]) -> bool:
    """Whether a request asks for a WebSocket, and nothing else, as it should (RFC 6455, 4.2.1)."""
    try:
        is_key = len(b64decode(headers.get(b"sec-websocket-key", b""), validate=True)) == 16
    except binascii.Error:
        return False
    is_known = headers.get(b"sec-websocket-version") == b"13" and scope["http_version"] == "1.1"
    is_plain = b"sec-websocket-protocol" not in headers
    return is_key and is_known and is_plain and scope["method"] == "GET"


def _accepted(key: bytes) -> Response:
    headers = Headers()
    headers["Upgrade"] = "websocket"
    headers["Connection"] = "Upgrade"
    headers["Sec-WebSocket-Accept"] = accept_key(key.decode("ascii"))
    return Response(101, "Switching Protocols", headers)
