"""Servers over one database that go by a clock which tests turn, and what they do by themselves."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Iterator
from contextlib import contextmanager
from socket import socket
from threading import Thread
from typing import Any, TypeVar

import uvicorn
from litestar import Litestar
from litestar.testing import TestClient
from tests.table.conftest import Table

from gunbai.core.entries import AnyEntry
from gunbai.table.app import create_app
from gunbai.table.server import SETTINGS

Client = TestClient[Any]
T = TypeVar("T")
QUIET = 0.02
"""Seconds between two looks at whether bots still play."""


class Town:
    """A clock, and servers that go by it."""

    def __init__(self, database: str) -> None:
        self.database = database
        self.at = 1_800_000_000

    def now(self) -> int:
        return self.at

    @contextmanager
    def server(self, **settings: Any) -> Iterator[Client]:
        given = {"pause": 0, "openings": 0, "openings_a_day": 0, **settings}
        app = create_app(self.database, now=self.now, **given)
        with TestClient(app) as client:
            yield client


@contextmanager
def served(app: Litestar) -> Iterator[str]:
    """The address of an application that listens in a thread; in the end all streams end."""
    loops: list[asyncio.AbstractEventLoop] = []
    app.on_startup.append(lambda: loops.append(asyncio.get_running_loop()))
    with socket() as heard:
        heard.bind(("127.0.0.1", 0))
        heard.listen()
        server = uvicorn.Server(uvicorn.Config(app, **{**SETTINGS, "http": "auto"}))
        thread = Thread(target=server.run, args=([heard],))
        thread.start()
        try:
            yield f"http://127.0.0.1:{heard.getsockname()[1]}"
        finally:
            loops[0].call_soon_threadsafe(app.state.news.close)
            server.should_exit = True
            thread.join()


def call(client: Client, do: Callable[[], Awaitable[T]]) -> T:
    """Await something in the server's own loop."""
    with client.portal() as portal:
        return portal.call(do)


def wake(client: Client, times: int = 1, ahead: int = 0) -> None:
    """Have a server look at what is due, and its bots answer all that they are asked."""

    async def look() -> None:
        for _ in range(times):
            await client.app.state.wakeups.round(ahead)
        while client.app.state.bots.playing:
            await asyncio.sleep(QUIET)

    call(client, look)


def entries(client: Client, table: Table) -> list[AnyEntry]:
    """The record as it is stored, found without looking at the table."""

    async def read() -> list[AnyEntry]:
        store = client.app.state.hall.store
        link = await store.link(table.watch)
        return list((await store.load(link.table)).record.entries)

    return call(client, read)
