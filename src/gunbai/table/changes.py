"""News: who waits for a table to change, and how they learn of it.

A bell only says *that* something changed; what, its hearer reads from the store. So nothing can be
lost: whoever was away, or missed a ring, sees the newest version at the next look. Across processes
PostgreSQL carries the ring inside the very transaction that stores the entries.

(Litestar's channels were weighed: their PostgreSQL backend opens a connection for every message,
tells after the fact instead of with the commit, and stays silent once its connection is lost.)
"""

from __future__ import annotations

import asyncio
import logging
from collections import defaultdict
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from typing import Any, Protocol, TypeVar

from sqlalchemy.ext.asyncio import AsyncEngine

from gunbai.table.storage.store import CHANNEL, STORE_FAILED, Store

RETRY = 1.0
"""Seconds until a lost connection for news is tried again."""
WATCH = 0.5
"""Seconds after which an SQLite file is looked at for what other processes stored."""

_log = logging.getLogger("gunbai.table")


Heard = TypeVar("Heard", bound="Hearer")


class Hearer(Protocol):
    """Who is told at once that a table has changed, ``here`` by an act of this process."""

    def ring(self, *, here: bool) -> None: ...


class Bell(asyncio.Event):
    """Rings when a table changes."""

    elsewhere = False
    """Whether another process may have changed it, so that the store must be asked."""

    @property
    def is_here(self) -> bool:
        """Whether all that it rang for was done by this process; it begins anew with that."""
        elsewhere, self.elsewhere = self.elsewhere, False
        return not elsewhere

    def ring(self, *, here: bool) -> None:
        """Ring it."""
        self.elsewhere |= not here
        self.set()


class News:
    """The bells of all tables of this process; once it is ``closing`` nobody waits any more."""

    def __init__(self) -> None:
        self.closing = False
        self._hearers: defaultdict[str, set[Hearer]] = defaultdict(set)

    @contextmanager
    def bell(self, table: str) -> Iterator[Bell]:
        """A bell that is set whenever the table changes; hang it up before looking at the table."""
        with self.heard_by(table, Bell()) as bell:
            yield bell

    @contextmanager
    def heard_by(self, table: str, hearer: Heard) -> Iterator[Heard]:
        """Let somebody hear of a table's changes; before they look at it."""
        self._hearers[table].add(hearer)
        try:
            yield hearer
        finally:
            self._hearers[table].discard(hearer)
            if not self._hearers[table]:
                del self._hearers[table]

    def is_heard(self, table: str) -> bool:
        """Whether anybody waits for a table to change."""
        return table in self._hearers

    @property
    def listeners(self) -> int:
        """How many wait for a table to change."""
        return sum(map(len, self._hearers.values()))

    def ring(self, table: str, *, here: bool = False) -> None:
        """Tell all who wait for a table that it has changed, ``here`` by an act of this process."""
        for hearer in tuple(self._hearers.get(table, ())):
            hearer.ring(here=here)

    def ring_all(self) -> None:
        """Tell everybody: some ring may have been missed."""
        for table in tuple(self._hearers):
            self.ring(table)

    def close(self) -> None:
        """Let everybody go: the server stops."""
        self.closing = True
        self.ring_all()


async def beat(news: News, seconds: float) -> None:
    """Ring all bells now and then: whatever may have been missed is seen then."""
    while True:
        await asyncio.sleep(seconds)
        news.ring_all()


async def heard(bell: asyncio.Event, seconds: float) -> bool:
    """Wait for a bell for some seconds; return whether it rang, and silence it."""
    with suppress(TimeoutError):
        async with asyncio.timeout(seconds):
            await bell.wait()
    rang = bell.is_set()
    bell.clear()
    return rang


async def relay(store: Store, news: News) -> None:
    """Pass on what other processes tell, for as long as the server runs."""
    while True:
        try:
            await _listen(store.engine, news) if store.is_postgres else await _watch(store, news)
        except STORE_FAILED:
            _log.warning("The connection for news of other processes is lost; trying again.")
        await asyncio.sleep(RETRY)


async def _watch(store: Store, news: News) -> None:
    """SQLite tells nobody: so ask, which costs nothing, whether others have stored anything."""
    while True:
        if await store.is_changed_by_others():
            news.ring_all()
        await asyncio.sleep(WATCH)


async def _listen(engine: AsyncEngine, news: News) -> None:
    lost = asyncio.Event()

    def ring(_connection: Any, _process: int, _channel: str, table: Any) -> None:
        news.ring(str(table))

    async with engine.connect() as connection:
        driver: Any = (await connection.get_raw_connection()).driver_connection
        driver.add_termination_listener(lambda _: lost.set())
        await driver.add_listener(CHANNEL, ring)
        news.ring_all()
        try:
            await lost.wait()
        finally:
            await connection.invalidate()
