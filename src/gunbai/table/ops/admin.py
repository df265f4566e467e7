"""What an operator does to a database: look at its tables, copy it, clear it, check it.

Nothing here shows a link or what is played at a table. A server may run meanwhile: it asks the
database each time, so a table that was deleted is gone for it at once.
"""

from __future__ import annotations

import asyncio
import sqlite3
from collections import Counter
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager, closing
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

import msgspec
from msgspec import Struct
from sqlalchemy import delete as delete_rows
from sqlalchemy import func, insert, select
from sqlalchemy.ext.asyncio import AsyncConnection

import gunbai
from gunbai.core.record import Header
from gunbai.core.script import Refused, refused
from gunbai.registry import registered
from gunbai.table.clubs.stored import end
from gunbai.table.storage import database
from gunbai.table.storage.club_models import ClubPersonRow, ClubResultRow, ClubRow, ClubTableRow
from gunbai.table.storage.models import EntryRow, FormRow, TableRow
from gunbai.table.storage.store import STORE_FAILED, Store, prepare

CHUNK = 1000
_header = msgspec.json.Decoder(Header)


class TableInfo(Struct, frozen=True):
    """A table as an operator sees it: times in UTC; ``ended`` is None while the game goes on."""

    id: str
    game: str
    version: int
    seats: int
    entries: int
    opened: datetime
    moved: datetime
    ended: datetime | None


class ClubInfo(Struct, frozen=True):
    """A club as an operator sees it: when it was made, and when one of its people last looked in.

    ``tables`` go on or are there still, ``results`` are of those that are over.
    """

    id: str
    name: str
    people: int
    tables: int
    results: int
    made: datetime
    seen: datetime


class Deleted(Struct, frozen=True):
    """How many tables and clubs were deleted."""

    tables: int = 0
    clubs: int = 0

    def __add__(self, more: Deleted) -> Deleted:
        return Deleted(self.tables + more.tables, self.clubs + more.clubs)


class Rules(Struct, frozen=True):
    """Tables that follow one version of a game's rules, and whether this release plays it."""

    game: str
    version: int
    running: int
    finished: int
    is_played: bool


class Restored(Struct, frozen=True):
    """What was restored: how many tables were played again, and how many are of other rules."""

    played: int
    other: int


@asynccontextmanager
async def opened(url: str | None) -> AsyncIterator[Store]:
    """The store of a database, made ready."""
    await prepare(url)
    store = Store(url, patience=None)
    await store.open()
    try:
        yield store
    finally:
        await store.close()


async def tables(store: Store) -> list[TableInfo]:
    """Every table, the one at which something happened last first."""
    entries = (
        select(
            EntryRow.table_id, func.count().label("count"), func.max(EntryRow.stored).label("moved")
        )
        .group_by(EntryRow.table_id)
        .subquery()
    )
    query = select(
        TableRow.id, TableRow.header, TableRow.opened, TableRow.ended,
        entries.c.count, entries.c.moved,
    ).outerjoin(entries, entries.c.table_id == TableRow.id)  # fmt: skip
    async with store.engine.connect() as connection:
        rows = (await connection.execute(query)).all()
    return sorted((_info(*row) for row in rows), key=lambda info: info.moved, reverse=True)


def _info(
    table: str, line: str, begun: datetime, ended: datetime | None, count: int, moved: int
) -> TableInfo:
    header = _header.decode(line)
    last = datetime.fromtimestamp(moved, UTC) if moved else begun
    seats = len(header.seats)
    return TableInfo(table, header.game, header.version, seats, count or 0, begun, last, ended)


async def clubs(store: Store) -> list[ClubInfo]:
    """Every club, the one that somebody looked at last first."""
    counts = [
        select(func.count()).where(row.club_id == ClubRow.id).scalar_subquery()
        for row in (ClubPersonRow, ClubTableRow, ClubResultRow)
    ]
    query = select(ClubRow.id, ClubRow.name, *counts, ClubRow.made, ClubRow.seen)
    async with store.engine.connect() as connection:
        rows = (await connection.execute(query.order_by(ClubRow.seen.desc()))).all()
    times = [[datetime.fromtimestamp(at, UTC) for at in row[-2:]] for row in rows]
    return [ClubInfo(*row[:-2], *at) for row, at in zip(rows, times, strict=True)]


async def delete(store: Store, ids: Sequence[str]) -> Deleted:
    """Delete tables and clubs for good; return how many there were of them."""
    gone = Deleted()
    async with store.engine.connect() as connection:
        await connection.execution_options(**database.WRITES)
        async with connection.begin():
            for id_ in ids:
                found = await connection.execute(delete_rows(TableRow).where(TableRow.id == id_))
                gone += Deleted(found.rowcount, await end(connection, id_))
    return gone


async def retire(store: Store, older_than: datetime) -> Deleted:
    """Delete the tables at which nothing has happened since; return how many.

    A club that nobody has looked at since, and that is left without a table, goes with them.
    """
    gone = await delete(store, [one.id for one in await tables(store) if one.moved < older_than])
    left = [one for one in await clubs(store) if one.seen < older_than and not one.tables]
    return gone + await delete(store, [one.id for one in left])


async def check(store: Store) -> list[Rules]:
    """Which tables follow which version of which rules.

    What has ended is noted on the way, where a release stored it that did not note it.
    """
    found: Counter[tuple[str, int, bool]] = Counter()
    for table in await tables(store):
        over = table.ended is not None or await _is_over(store, table)
        found[table.game, table.version, over] += 1
    kinds = sorted({(game, version) for game, version, _ in found})
    return [
        Rules(
            game, version, found[game, version, False], found[game, version, True],
            is_played(game, version),
        )
        for game, version in kinds
    ]  # fmt: skip


def is_played(game: str, version: int) -> bool:
    """Whether this release plays a version of the rules of a game."""
    known = registered().get(game)
    return known is not None and known.plays(version)


async def _is_over(store: Store, table: TableInfo) -> bool:
    stored = await store.load(table.id)
    if not stored.over and is_played(table.game, table.version):
        match = gunbai.replay(stored.record, stored.secret)
        if match.over:
            await store.append(table.id, match.version, [], match.over)
        return match.over
    return stored.over


# -- copies -------------------------------------------------------------------------------------


async def backup(store: Store, file: Path) -> int:
    """Copy a database into a new SQLite file while it is used; return how many tables are in it.

    The copy is whole: all that was stored by one moment.

    Raises:
        Refused: where there is such a file, or the copy did not come out whole.

    """
    if file.exists():
        raise refused("table.file-exists", file=str(file))
    file.touch(mode=0o600)
    try:
        if store.is_postgres:
            async with opened(f"sqlite:///{file}") as copy, store.engine.connect() as source:
                await source.execution_options(isolation_level="REPEATABLE READ")
                await _copy(source, copy)
        else:
            await asyncio.to_thread(_copy_file, Path(str(store.url.database)), file)
        return await asyncio.to_thread(_count_whole, file)
    except BaseException:
        file.unlink()
        raise


def _copy_file(source: Path, file: Path) -> None:
    """SQLite's own way to copy a database that is in use."""
    with closing(sqlite3.connect(source)) as used, closing(sqlite3.connect(file)) as copy:
        used.backup(copy)
        copy.execute("PRAGMA journal_mode=DELETE")  # the copy is one file, and stays one


def _count_whole(file: Path) -> int:
    with closing(sqlite3.connect(file)) as copy:
        (said,) = copy.execute("PRAGMA integrity_check").fetchone()
        if said != "ok":
            raise refused("table.copy-broken", why=said)
        return int(copy.execute("SELECT count(*) FROM gunbai_table").fetchone()[0])


async def restore(store: Store, file: Path) -> Restored:
    """Copy a backup into an empty database, after playing every record of it again.

    Records of rules that this release does not play are taken as they are.

    Raises:
        Refused: where a record cannot be played, and then nothing is restored.

    """
    if not file.is_file():
        raise refused("table.no-file", file=str(file))
    if await tables(store) or await clubs(store):
        raise refused("table.not-empty")
    async with opened(f"sqlite:///{file}") as source:
        done = await _played(source)
        async with source.engine.connect() as connection:
            await _copy(connection, store)
    return done


async def _played(source: Store) -> Restored:
    """Play every record of a store again."""
    found = Counter[bool]()
    for table in await tables(source):
        can_be = is_played(table.game, table.version)
        found[can_be] += 1
        if can_be:
            stored = await source.load(table.id)
            try:
                await asyncio.to_thread(gunbai.replay, stored.record, stored.secret)
            except Refused as no:
                raise refused("table.record-broken", table=table.id, why=no.refusal) from None
    return Restored(found[True], found[False])


async def _copy(source: AsyncConnection, store: Store) -> None:
    """Copy all rows into a store, all or none."""
    async with source.begin(), store.engine.connect() as connection:
        await connection.execution_options(**database.WRITES)
        async with connection.begin():
            for table in TableRow.metadata.sorted_tables:  # rows refer to those before
                if table.name == FormRow.__tablename__:
                    continue
                rows = await source.stream(select(table))
                async for some in rows.mappings().partitions(CHUNK):
                    await connection.execute(insert(table), [dict(row) for row in some])


async def run_on(url: str | None, do: Any, *given: Any) -> Any:
    """Do something to the database at an address; what goes wrong with it is said in a sentence."""
    try:
        async with opened(url) as store:
            return await do(store, *given)
    except STORE_FAILED as failure:
        why = str(failure).partition("\n")[0].rstrip(".")
        raise refused("table.database-fails", given=str(Store(url).url), why=why) from None
