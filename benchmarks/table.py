"""Speed of the web table: tables of 500 and 5,000 entries of Snow, from the database and as pages.

    python -m benchmarks.table [--rounds N] [--json]

Everything is asked of the application itself, in this process, over a real SQLite file: what is
measured is the server's own work for one request, the database included, without the wire.
"""

from __future__ import annotations

import argparse
import asyncio
import tempfile
from collections.abc import Awaitable, Callable
from itertools import count
from pathlib import Path
from typing import Any

import httpx

from benchmarks.core import ENTRIES, long_record
from benchmarks.machine import machine
from benchmarks.timing import ROUNDS, Line, Spread, as_json, as_text, milliseconds
from gunbai.table.access import links
from gunbai.table.app import create_app
from gunbai.table.changes import News
from gunbai.table.storage.store import Store
from gunbai.table.tables import Hall

TABLE, LONG = "a" * 32, "b" * 32
LONGEST = 5000
"""How many entries the longer table has: some nine years of Snow."""
SEAT = 1
SITE = "http://table"


async def opened(store: Store, table: str, entries: int) -> str:
    """Store a long table of Snow, and return its host's token."""
    record, host = long_record(entries), links.fresh()
    given = links.issued(host, table, len(record.header.seats))
    await store.add(table, record, None, given)
    return host


class Bench:
    """A table in a database of its own, and the time that what is done to it takes."""

    def __init__(self, database: str, rounds: int) -> None:
        self.database = database
        self.rounds = rounds
        self.lines: list[Line] = []

    async def run(self) -> list[Line]:
        """Measure everything, and return the figures."""
        store = Store(self.database)
        await store.open()
        host = await opened(store, TABLE, ENTRIES)
        await opened(store, LONG, LONGEST)
        await self._opening(store, TABLE, ENTRIES)
        await self._opening(store, LONG, LONGEST)
        app = create_app(self.database)
        asgi: Any = app  # the two libraries write the same protocol down in different types
        transport = httpx.ASGITransport(asgi)
        async with app.lifespan(), httpx.AsyncClient(transport=transport, base_url=SITE) as client:
            await self._pages(client, f"/s/{links.seat_token(host, SEAT)}")
        await store.close()
        return self.lines

    async def _opening(self, store: Store, table: str, entries: int) -> None:
        async def open_table(_turn: int) -> None:
            assert await Hall(store, News()).look(table, lambda t: t.match.version) == entries

        name = f"opening a table of {entries:,} entries from the database"
        await self._measure(name, open_table)

    async def _pages(self, client: httpx.AsyncClient, base: str) -> None:
        for name, path in (
            ("the page of a seat", base),
            ("the part of it that changes", f"{base}/table"),
            ("the view as JSON", f"/api{base}"),
            ("the whole story in HTML", f"{base}/story"),
        ):
            await self._measure(f"{name}, after {ENTRIES} entries", getting(client, path))
        number = count()

        async def speak(_turn: int) -> None:
            body = {"text": str(next(number))}
            (await client.post(f"/api{base}/note", json=body)).raise_for_status()

        await self._measure("an act, stored, and the new view as JSON", speak)

    async def _measure(self, name: str, work: Callable[[int], Awaitable[None]]) -> None:
        loop = asyncio.get_running_loop()

        def measured() -> Spread:
            return milliseconds(
                lambda turn: asyncio.run_coroutine_threadsafe(_await(work, turn), loop).result(),
                self.rounds,
            )

        self.lines.append(Line(name, "milliseconds", await asyncio.to_thread(measured)))


async def _await(work: Callable[[int], Awaitable[None]], turn: int) -> None:
    await work(turn)


def getting(client: httpx.AsyncClient, path: str) -> Callable[[int], Awaitable[None]]:
    """Work that gets one page."""

    async def get(_turn: int) -> None:
        (await client.get(path)).raise_for_status()

    return get


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(description="Speed of the web table.")
    parser.add_argument("--rounds", type=int, default=ROUNDS, help="rounds of half a second")
    parser.add_argument("--json", action="store_true", help="print JSON")
    given = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        file = Path(folder) / "tables.sqlite3"
        lines = asyncio.run(Bench(f"sqlite:///{file}", given.rounds).run())
    about = machine()
    print(as_json(lines, **about) if given.json else as_text(lines))


if __name__ == "__main__":
    main()
