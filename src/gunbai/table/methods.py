"""HTTP methods that are nobody's own: HEAD of whatever may be had by GET."""

from __future__ import annotations

from typing import Any

from litestar.types import ASGIApp, Message, Receive, Scope, Send


def with_head(app: ASGIApp) -> ASGIApp:
    """An application that answers HEAD as it answers GET, without the body.

    A stream ends there at once: for whoever asks how it begins, its beginning is all.
    """

    async def handle(scope: Scope, receive: Receive, send: Send) -> None:
        if scope.get("method") != "HEAD":
            await app(scope, receive, send)
            return
        as_get: Any = {**scope, "method": "GET"}
        done = False

        async def send_head(message: Message) -> None:
            nonlocal done
            if message["type"] == "http.response.start":
                await send(message)
            elif not done:
                done = True
                await send({"type": "http.response.body", "body": b"", "more_body": False})

        async def receive_until_done() -> Any:
            return {"type": "http.disconnect"} if done else await receive()

        await app(as_get, receive_until_done, send_head)

    return handle
