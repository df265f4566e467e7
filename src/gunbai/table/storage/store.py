"""The store: what is on disk. It appends entries and reads them back; it knows no rules."""

from __future__ import annotations

import sqlite3
import time
from collections.abc import AsyncIterator, Callable, Iterable, Iterator, Mapping, Sequence
from contextlib import asynccontextmanager
from datetime import UTC, datetime
from typing import Any, cast

from msgspec import Struct
from sqlalchemy import (
    BindParameter,
    Select,
    Table,
    bindparam,
    delete,
    func,
    insert,
    select,
    text,
    update,
)
from sqlalchemy.exc import IntegrityError, SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection
from sqlalchemy.orm import aliased

from gunbai.core.entries import AnyEntry, Secret
from gunbai.core.record import Record, encode, read
from gunbai.core.script import NOTHING, Seat, refused
from gunbai.table.access.links import HOST, SEAT, Link, digest
from gunbai.table.storage import database
from gunbai.table.storage.club_models import ClubSeatRow
from gunbai.table.storage.forms import bring_up
from gunbai.table.storage.models import ChannelRow, EntryRow, LinkRow, TableRow
from gunbai.table.storage.sqlite import Part, Row, Sqlite

CHANNEL = "gunbai"
"""The PostgreSQL channel on which every process tells which table has changed."""
_SCHEMA_LOCK = 0x67756E  # any number of our own: two processes must not create tables at once

_KEY: BindParameter[str] = bindparam("key")
_LAST = select(func.max(EntryRow.number)).where(EntryRow.table_id == _KEY)
_LINES = (
    select(EntryRow.line, EntryRow.stored)
    .where(EntryRow.table_id == _KEY)
    .order_by(EntryRow.number)
)
_LINK = select(LinkRow.table_id, LinkRow.role, LinkRow.seat).where(LinkRow.digest == _KEY)
_TABLES, _ENTRIES, _LINKS = insert(TableRow), insert(EntryRow), insert(LinkRow)
_END = (
    update(cast("Table", TableRow.__table__))
    .where(TableRow.id == _KEY)
    .values(ended=bindparam("ended"))
)
_DUE = (
    update(cast("Table", TableRow.__table__)).where(TableRow.id == _KEY).values(due=bindparam("at"))
)
_HELD = select(TableRow.id).where(TableRow.id == _KEY)
_PARENT = aliased(TableRow)
_PARENT_OF = (
    select(_PARENT.id, _PARENT.ended)
    .join(TableRow, _PARENT.id == TableRow.parent)
    .where(TableRow.id == _KEY)
)
_ALL_DUE = (
    select(TableRow.id)
    .where(TableRow.due <= bindparam("until"), TableRow.ended.is_(None))
    .order_by(TableRow.due)
)
_UNTELL = delete(cast("Table", ChannelRow.__table__)).where(
    ChannelRow.table_id == _KEY, ChannelRow.seat == bindparam("of_seat")
)
_UNCOUNT = delete(cast("Table", ClubSeatRow.__table__)).where(
    ClubSeatRow.table_id == _KEY, ClubSeatRow.seat == bindparam("of_seat")
)
_GONE = delete(cast("Table", TableRow.__table__)).where(TableRow.id == _KEY)
_UNHOST = delete(cast("Table", LinkRow.__table__)).where(
    LinkRow.table_id == _KEY, LinkRow.role == bindparam("of_role")
)
_UNLINK = delete(cast("Table", LinkRow.__table__)).where(
    LinkRow.table_id == _KEY, LinkRow.seat == bindparam("of_seat")
)


class Overtaken(Exception):  # noqa: N818 - not an error: somebody else was first
    """Another process stored entries first; what was to follow the old ones must be done anew."""


class Stored(Struct, frozen=True):
    """A table as stored: its record, the secret of its dice, whether its game is known to be over.

    ``opened`` is when that was, ``times`` when each entry was stored (seconds since 1970; 0: by a
    release that did not note it), ``due`` when a server must look at it by itself, ``size`` the
    bytes of the entries.

    What a release stored that did not note the end of a game may be over without being known to be.
    """

    record: Record
    secret: bytes | None
    over: bool
    opened: int = 0
    times: Sequence[int] = ()
    due: int | None = None
    size: int = 0


def now() -> int:
    """The time as entries keep it: whole seconds since 1970."""
    return int(time.time())


class Store:
    """Tables, entries and links in one database (see `gunbai.table.storage.database.locate`).

    What every answer needs is asked of an SQLite file directly (`gunbai.table.storage.sqlite`).
    ``now`` tells the time that is noted with what is stored. What takes PostgreSQL longer than
    ``patience`` (seconds) is given up; None is for an operator's work, which may take its time.
    """

    def __init__(
        self,
        url: str | None,
        now: Callable[[], int] = now,
        patience: int | None = database.PATIENCE,
    ) -> None:
        self.now = now
        self.url = database.locate(url)
        self._config = database.configure(self.url, patience)
        self.engine = self._config.get_engine()
        # A single query is a transaction of its own, without the words that begin and end one.
        self._queries = self.engine.execution_options(isolation_level="AUTOCOMMIT")
        self.is_postgres = self.url.get_backend_name() == "postgresql"
        self._sqlite: Sqlite | None = None

    async def open(self) -> None:
        """Create what is missing in the database; raise `Refused` if a newer release wrote it."""
        async with self.writing() as connection:
            if self.is_postgres:
                lock = text("SELECT pg_advisory_xact_lock(:lock)")
                await connection.execute(lock, {"lock": _SCHEMA_LOCK})
            await connection.run_sync(bring_up)
        if not self.is_postgres:
            self._sqlite = Sqlite(str(self.url.database), database.PRAGMAS)

    async def close(self) -> None:
        """Give back all connections."""
        if self._sqlite is not None:
            await self._sqlite.close()
        await self.engine.dispose()

    @asynccontextmanager
    async def writing(self) -> AsyncIterator[AsyncConnection]:
        """A transaction for what is written seldom, and so through SQLAlchemy."""
        async with self.engine.connect() as connection:
            await connection.execution_options(**database.WRITES)
            async with connection.begin():
                yield connection

    # -- writing ------------------------------------------------------------------------------

    async def add(
        self,
        table: str,
        record: Record,
        secret: bytes | None,
        links: Iterable[tuple[str, Link]],
        due: int | None = None,
        parent: str | None = None,
    ) -> None:
        """Store a new table with its first entries and its links, or nothing of it.

        ``parent`` is the table whose running game it goes on from.

        Raises:
            Overtaken: where there is one of this id.

        """
        header = encode(record.header).decode()
        row = {
            "id": table,
            "header": header,
            "secret": secret,
            "opened": self._date(),
            "ended": None,
            "due": due,
            "parent": parent,
        }
        try:
            await self.put(
                (_TABLES, [row]),
                (_ENTRIES, _entry_rows(table, 0, record.entries, self.now())),
                (_LINKS, [_link_row(token, link) for token, link in links]),
            )
        except (IntegrityError, sqlite3.IntegrityError):
            raise Overtaken from None

    async def append(
        self,
        table: str,
        first: int,
        entries: Sequence[AnyEntry],
        over: bool = False,
        relinked: Mapping[Seat, str] = NOTHING,
        due: tuple[int | None] | None = None,
        host: str = "",
    ) -> int:
        """Store entries from number ``first`` on, all or none; they are on disk when it returns.

        Returns how many bytes they take. ``over`` tells whether the game has ended with them.
        ``relinked`` are seats whose links open nothing from here on, and the token (or none, empty)
        that opens each instead. ``due`` is when a server must look at the table by itself, where
        that is another time than before. ``host`` is the host's token from here on, where it is a
        new one: the old one opens nothing.

        Raises:
            Overtaken: where such a number is stored already.

        """
        rows = _entry_rows(table, first, entries, self.now())
        parts: list[Part] = [(_ENTRIES, rows)]
        if over:
            parts.append((_END, [{"key": table, "ended": self._date()}]))
        if due is not None:
            parts.append((_DUE, [{"key": table, "at": due[0]}]))
        if relinked:
            parts += _relinked(table, relinked)
        if host:
            parts += _rehosted(table, host)
        try:
            await self.put(*parts, changed=table)
        except TAKEN:
            raise Overtaken from None
        return _size(row["line"] for row in rows)

    async def delete(self, table: str) -> None:
        """Delete a table with all that belongs to it: entries, links, channels, presence.

        A club keeps the result of a game that was over.
        """
        await self.put((_GONE, [{"key": table}]), changed=table)

    async def put_off(self, table: str, due: int | None) -> None:
        """Note when a server must look at a table by itself (None: not before somebody acts)."""
        await self.put((_DUE, [{"key": table, "at": due}]))

    def _date(self) -> datetime:
        return datetime.fromtimestamp(self.now(), UTC)

    async def put(self, *parts: Part, changed: str = "") -> None:
        """Store parts, all or none, and tell of the table that has changed with that."""
        if self._sqlite is not None:
            await self._sqlite.store(*parts)
            return
        async with self._config.get_session() as session:
            for statement, rows in parts:
                if rows:  # none at all would be a row of defaults
                    await session.execute(statement, rows)
            if changed:
                await session.execute(select(func.pg_notify(CHANNEL, changed)))
            await session.commit()

    # -- reading ------------------------------------------------------------------------------

    async def link(self, token: str) -> Link | None:
        """What a token opens now; None if it opens nothing (any more)."""
        row = await self.first(_LINK, key=digest(token))
        return Link(*row) if row else None

    async def holds(self, table: str) -> bool:
        """Whether there is a table of this id."""
        return await self.first(_HELD, key=table) is not None

    async def is_ahead(self, table: str) -> bool:
        """Whether a table goes on, also by way of others, from a game that is not over."""
        while row := await self.first(_PARENT_OF, key=table):
            table, ended = row
            if ended is None:
                return True
        return False

    async def version(self, table: str) -> int:
        """How many entries are stored of a table."""
        row = await self.first(_LAST, key=table)
        last = row[0] if row else None
        return 0 if last is None else last + 1

    async def first(self, query: Select[*tuple[Any, ...]], **values: Any) -> Sequence[Any] | None:
        """The first row that a query finds, with values for what is bound in it."""
        if self._sqlite is not None:
            return self._sqlite.first(query, **values)
        async with self._queries.connect() as connection:
            row: Sequence[Any] | None = (await connection.execute(query, values)).first()
        return row

    async def rows(self, query: Select[*tuple[Any, ...]], **values: Any) -> Sequence[Sequence[Any]]:
        """All rows that a query finds, with values for what is bound in it."""
        if self._sqlite is not None:
            return self._sqlite.rows(query, **values)
        async with self._queries.connect() as connection:
            return (await connection.execute(query, values)).all()

    async def is_changed_by_others(self) -> bool:
        """Whether another process has stored anything in an SQLite file since the last look."""
        return self._sqlite is not None and await self._sqlite.is_changed_by_others()

    async def due(self, until: int) -> Sequence[str]:
        """The tables at which something is due until a time, the longest overdue first."""
        return [row[0] for row in await self.rows(_ALL_DUE, until=until)]

    async def load(self, table: str) -> Stored:
        """A table as it is stored."""
        # First, so that what its row says is never older than they are: they are many, and found
        # without a hop; a table that has gone on since is seen to have done so at the next look.
        entries = await self.rows(_LINES, key=table)
        async with self._config.get_session() as session:
            row = await session.get(TableRow, table)
        if row is None:  # deleted since somebody found it
            raise refused("table.unknown-link")
        record = read(row.header, [line for line, _ in entries])
        over = row.ended is not None or any(type(entry) is Secret for entry in record.entries)
        times = [stored or 0 for _, stored in entries]
        opened, size = int(row.opened.timestamp()), _size(line for line, _ in entries)
        return Stored(record, row.secret, over, opened, times, row.due, size)


def _entry_rows(table: str, first: int, entries: Sequence[AnyEntry], now: int) -> list[Row]:
    return [
        {"table_id": table, "number": number, "line": encode(entry).decode(), "stored": now}
        for number, entry in enumerate(entries, first)
    ]


def _size(lines: Iterable[str]) -> int:
    """How many bytes lines take, all but exactly."""
    return sum(map(len, lines))


def _relinked(table: str, links: Mapping[Seat, str]) -> Iterator[Part]:
    """Seats lose their links, and with them what their persons asked to be told and counted for."""
    gone = [{"key": table, "of_seat": seat} for seat in links]
    yield from ((query, gone) for query in (_UNLINK, _UNTELL, _UNCOUNT))
    new = [(token, Link(table, SEAT, seat)) for seat, token in links.items() if token]
    yield _LINKS, [_link_row(token, link) for token, link in new]


def _rehosted(table: str, host: str) -> Iterator[Part]:
    """The host's role is opened by another token."""
    yield _UNHOST, [{"key": table, "of_role": HOST}]
    yield _LINKS, [_link_row(host, Link(table, HOST))]


def _link_row(token: str, link: Link) -> Row:
    opens = {"table_id": link.table, "role": link.role, "seat": link.seat}
    return {"digest": digest(token), **opens}


TAKEN = (IntegrityError, sqlite3.IntegrityError)
"""What a database raises where a row is there already, or belongs to a table that is gone."""
STORE_FAILED = (SQLAlchemyError, sqlite3.Error, OSError)
"""What a database raises when it cannot store or read."""


async def prepare(url: str | None) -> None:
    """Make a database ready before anybody serves it; raise `Refused` where it cannot be."""
    try:
        store = Store(url, patience=None)  # to bring a large database up takes long
        try:
            await store.open()
        finally:
            await store.close()
    except STORE_FAILED as failure:
        found = database.locate(url)
        where = found.set(drivername=found.get_backend_name()).render_as_string()
        raise refused("table.database-fails", given=where, why=_why(failure)) from None


def _why(failure: Exception) -> str:
    """What the driver itself says, in one line."""
    said = str(getattr(failure, "strerror", None) or getattr(failure, "orig", None) or failure)
    return said.strip().splitlines()[0].rstrip(".")
