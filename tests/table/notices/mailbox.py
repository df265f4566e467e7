"""Where notices arrive."""

from __future__ import annotations

import socket
import threading
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from typing import Any
from unittest.mock import patch

from gunbai.table.notices.channel import Channel
from gunbai.table.notices.sending import Notice, Outcome, Post, Sender, deliver


class Listener(ThreadingHTTPServer):
    """A web server that keeps what it was sent, and answers with a status or leads to another."""

    def __init__(self, address: str = "127.0.0.1", leads_to: str = "", status: int = 201) -> None:
        super().__init__((address, 0), Handler)
        self.leads_to = leads_to
        self.status = status
        self.got: list[tuple[dict[str, str], bytes]] = []
        threading.Thread(target=self.serve_forever, daemon=True).start()

    @property
    def place(self) -> str:
        return f"{self.server_address[0]!s}:{self.server_address[1]}"


class Handler(BaseHTTPRequestHandler):
    server: Listener

    def do_POST(self) -> None:
        body = self.rfile.read(int(self.headers.get("Content-Length", 0)))
        self.server.got.append(({key.title(): value for key, value in self.headers.items()}, body))
        self.send_response(307 if self.server.leads_to else self.server.status)
        if self.server.leads_to:
            self.send_header("Location", self.server.leads_to)
        self.send_header("Content-Length", "0")
        self.end_headers()

    def log_message(self, *_: Any) -> None:
        pass


class Mailbox:
    """Takes mail in memory."""

    def __init__(self) -> None:
        self.mails: list[tuple[list[str], str]] = []

    async def handle_DATA(  # noqa: N802 - aiosmtpd's own naming
        self, _server: Any, _session: Any, envelope: Any
    ) -> str:
        self.mails.append((envelope.rcpt_tos, envelope.content.decode()))
        return "250 OK"


class Written(Sender):
    """Sends nothing; keeps what it was to send, and says that it was taken (or not)."""

    def __init__(self) -> None:
        super().__init__(Post)
        self.notices: list[tuple[str, str]] = []
        self.texts: list[str] = []
        self.outcome = Outcome.TAKEN

    async def send(self, channel: Channel, notice: Notice) -> Outcome:
        self.notices.append((channel.address, notice.title))
        self.texts.append(notice.text)
        return self.outcome


def rebound(post: Post, channel: Channel, notice: Notice) -> Outcome:
    """Send to a name that was public when it was asked for, and leads elsewhere afterwards."""
    answers = iter(["93.184.216.34"])

    def resolve(_host: Any, port: Any, *_: Any, **__: Any) -> list[Any]:
        address = next(answers, "127.0.0.1")
        return [(socket.AF_INET, socket.SOCK_STREAM, 6, "", (address, int(port or 0)))]

    with patch.object(socket, "getaddrinfo", resolve):
        assert socket.getaddrinfo("rebinding.example", 80)[0][4][0] == "93.184.216.34"
        return deliver(post, channel, notice)
