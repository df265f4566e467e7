"""WebSockets as uvicorn speaks them, begun with less work, and with messages that need no waiting.

Whoever comes to a table opens a WebSocket, so to begin one must not cost more than to use it.
"""

from __future__ import annotations

import binascii
from base64 import b64decode
from collections.abc import Mapping
from typing import Any
from urllib.parse import unquote

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.datastructures import Headers
from websockets.http11 import Response
from websockets.protocol import Protocol
from websockets.utils import accept_key

POST = "gunbai.post"
"""The extension of ASGI by which an application is given `Wire.post`."""


class Wire(WebSocketsSansIOProtocol):
    """A WebSocket. Whoever has news for many of them can hand it over there and then.

    By ASGI alone each of them would need a task that wakes up, for that is the only way to send.
    """

    scope: Any

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
            "extensions": {"websocket.http.response": {}, POST: self.post},
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
            self.scope["extensions"][POST] = self.post

    async def send(self, message: Any) -> None:
        """Send; that the connection is accepted goes out with the first message, in one packet."""
        if message["type"] != "websocket.accept" or self.handshake_complete:
            await super().send(message)
            return
        self.handshake_complete = True
        self.conn.send_response(self.response)
        self.start_keepalive()

    def post(self, body: bytes) -> bool:
        """Send a text at once; False where it would have to wait, and then nothing is sent.

        With an empty text nothing is sent: it only asks.
        """
        is_open = self.handshake_complete and not (self.close_sent or self.disconnected)
        if not is_open or not self.writable.is_set() or self.transport.is_closing():
            return False
        if body:
            self.conn.send_text(body)
            self.transport.write(b"".join(self.conn.data_to_send()))
        return True


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
