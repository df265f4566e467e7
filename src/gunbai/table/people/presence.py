"""Who looks at which table, and who was last there when.

A page says so while it can be seen, a program with every call. It is kept in memory and now and
then written down, for other processes and for the time after a restart.
"""

from __future__ import annotations

import asyncio
import logging
from collections import defaultdict
from collections.abc import Mapping, Sequence
from contextlib import suppress
from typing import cast

from sqlalchemy import Table, bindparam, delete, insert, select

from gunbai.core.script import Seat
from gunbai.table.access.links import Link
from gunbai.table.storage.models import PresenceRow
from gunbai.table.storage.sqlite import Row
from gunbai.table.storage.store import STORE_FAILED, TAKEN, Store

HERE = 75
"""Seconds after which who gave no sign is not here any more; a page gives one every 30."""
EVERY = 15.0
"""Seconds between two times that it is written down."""

_OF = select(PresenceRow.seat, PresenceRow.seen).where(PresenceRow.table_id == bindparam("key"))
_SEEN = insert(PresenceRow)
_UNSEE = delete(cast("Table", PresenceRow.__table__)).where(
    PresenceRow.table_id == bindparam("of"), PresenceRow.seat == bindparam("by")
)
_log = logging.getLogger("gunbai.table")


class Presence:
    """The presence at all tables of a store, as this process knows it."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._seen: defaultdict[str, dict[Seat, int]] = defaultdict(dict)
        self._unwritten: set[tuple[str, Seat]] = set()
        self._read: dict[str, tuple[int, Mapping[Seat, int]]] = {}

    def sign(self, link: Link) -> None:
        """Note that whoever holds the link of a seat is here."""
        if link.seat is not None:
            self._seen[link.table][link.seat] = self._store.now()
            self._unwritten.add((link.table, link.seat))

    async def of(self, table: str) -> Mapping[Seat, int]:
        """When each seat of a table was last here (seconds since 1970).

        What others wrote down is not older than they let it grow themselves.
        """
        read, found = self._read.get(table, (0, {}))
        if self._store.now() - read >= EVERY:
            found = await self._written(table)
            self._read[table] = self._store.now(), found
        own = self._seen.get(table, {})
        return {seat: max(found.get(seat, 0), own.get(seat, 0)) for seat in {*found, *own}}

    async def _written(self, table: str) -> Mapping[Seat, int]:
        return {row[0]: row[1] for row in await self._store.rows(_OF, key=table)}

    async def run(self) -> None:
        """Write down who was here, for as long as the server runs."""
        while True:
            await asyncio.sleep(EVERY)
            try:
                await self.write()
            except STORE_FAILED:
                _log.warning("Who is here cannot be written down: the database is away.")

    async def write(self) -> None:
        """Write down who was here since the last time."""
        fresh, self._unwritten = self._unwritten, set()
        # In order, so that two processes that write the same seats do not wait for each other.
        rows = [
            {"table_id": of, "seat": seat, "seen": self._seen[of][seat]}
            for of, seat in sorted(fresh)
        ]
        try:
            await self._write(rows)
        except TAKEN:
            # Another process writes the same seat, or a table is gone: the others' are kept.
            for row in rows:
                with suppress(*TAKEN):
                    await self._write([row])
        gone = self._store.now() - HERE
        # Whoever came while this was written is yet to be, however long the writing took.
        for table, seats in list(self._seen.items()):
            for seat, seen in list(seats.items()):
                if seen < gone and (table, seat) not in self._unwritten:
                    del seats[seat]
            if not seats:
                del self._seen[table]
        self._read = {table: read for table, read in self._read.items() if read[0] >= gone}

    async def _write(self, rows: Sequence[Row]) -> None:
        if not rows:
            return
        before = [{"of": row["table_id"], "by": row["seat"]} for row in rows]
        await self._store.put((_UNSEE, before), (_SEEN, rows))
