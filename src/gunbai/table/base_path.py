"""The path under which the house stands: nothing inside knows it but what makes addresses."""

from __future__ import annotations

import re
from typing import Any

from jinja2.ext import Extension
from litestar.types import ASGIApp, Message, Receive, Scope, Send

_ADDRESS = re.compile(r"""(?<==")/(?=[a-z{])|(?<==")/(?=")""")
"""Where an address from the root begins in a template."""


def prefixing(base: str) -> type[Extension]:
    """An extension of Jinja that puts a path before every address from the root."""

    class Prefixing(Extension):
        def preprocess(self, source: str, _name: str | None, _file: str | None = None) -> str:
            return _ADDRESS.sub(f"{base}/", source)

    return Prefixing


def under(base: str, app: ASGIApp) -> ASGIApp:
    """An application that stands under a path, whether or not a proxy takes it away before."""
    if not base:
        return app

    async def handle(scope: Scope, receive: Receive, send: Send) -> None:
        inside: Any = dict(scope)
        if scope.get("path", "").startswith(f"{base}/"):
            inside["path"] = scope["path"].removeprefix(base)
            inside["raw_path"] = scope.get("raw_path", b"").removeprefix(base.encode())

        async def send_out(message: Message) -> None:
            if message["type"] == "http.response.start":
                message["headers"] = [_led(base, *header) for header in message["headers"]]
            await send(message)

        await app(inside, receive, send_out)

    return handle


def _led(base: str, name: bytes, value: bytes) -> tuple[bytes, bytes]:
    """A header; where it leads to an address from the root, under the path."""
    is_own = name.lower() == b"location" and value.startswith(b"/")
    return name, base.encode() + value if is_own else value
