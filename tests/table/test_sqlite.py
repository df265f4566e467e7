"""The SQLite file asked directly: what waits is stored together, and stands or falls by itself."""

from __future__ import annotations

import asyncio
import json
import sqlite3
from collections.abc import AsyncIterator, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import asynccontextmanager, closing, contextmanager
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import Any

import pytest
from httpx import ASGITransport, AsyncClient
from sqlalchemy import bindparam, func, insert, select
from sqlalchemy.ext.asyncio import AsyncSession
from tests.table.conftest import Server, Table
from tests.table.halls import hall, note, notes, opened

from gunbai.core.script import Refused
from gunbai.table.app import create_app
from gunbai.table.storage.database import PRAGMAS
from gunbai.table.storage.models import EntryRow, LinkRow, TableRow
from gunbai.table.storage.sqlite import Part, Sqlite

ENTRIES = insert(EntryRow)
COUNT = select(func.count()).where(EntryRow.table_id == bindparam("table"))


@pytest.fixture
def file(tmp_path: Path) -> str:
    """A file with a table ``t`` and no entries."""
    file = tmp_path / "tables.sqlite3"
    with closing(sqlite3.connect(file)) as connection, connection:
        connection.executescript(
            "CREATE TABLE gunbai_table (id TEXT PRIMARY KEY);"
            "CREATE TABLE gunbai_entry (table_id TEXT REFERENCES gunbai_table, number INTEGER,"
            " line TEXT, stored INTEGER, PRIMARY KEY (table_id, number)) WITHOUT ROWID;"
            "INSERT INTO gunbai_table VALUES ('t');"
        )
    return str(file)


@asynccontextmanager
async def taken(file: str) -> AsyncIterator[Sqlite]:
    sqlite = Sqlite(file, PRAGMAS)
    try:
        yield sqlite
    finally:
        await sqlite.close()


def rows(*numbers: int, table: str = "t", line: str = "x") -> Part:
    values = [
        {"table_id": table, "number": number, "line": line, "stored": 0} for number in numbers
    ]
    return ENTRIES, values


def stored(file: str) -> list[int]:
    with closing(sqlite3.connect(file)) as connection:
        found = connection.execute("SELECT number FROM gunbai_entry ORDER BY number")
        return [number for (number,) in found]


@contextmanager
def locked(file: str) -> Iterator[sqlite3.Connection]:
    """While another process writes."""
    with closing(sqlite3.connect(file, isolation_level=None)) as other:
        other.execute("BEGIN IMMEDIATE")
        yield other


def told(sqlite: Sqlite) -> list[str]:
    """The statements by which the file is written, as they are made."""
    said: list[str] = []
    sqlite._writer.set_trace_callback(said.append)
    return said


def test_it_writes_through_to_the_disk(file: str) -> None:
    async def run() -> list[Any]:
        pragmas = ("journal_mode", "synchronous", "foreign_keys", "busy_timeout")
        async with taken(file) as sqlite:
            found = [sqlite._writer.execute(f"PRAGMA {pragma}") for pragma in pragmas]
            return [value for cursor in found for (value,) in cursor]

    assert asyncio.run(run()) == ["wal", 2, 1, 10_000]  # 2: FULL


def test_what_waits_is_stored_in_one_transaction(file: str) -> None:
    async def run() -> list[str]:
        async with taken(file) as sqlite:
            said = told(sqlite)
            await asyncio.gather(*(sqlite.store(rows(number)) for number in range(20)))
            return said

    said = asyncio.run(run())
    assert stored(file) == list(range(20))
    assert said.count("COMMIT") == 1


def test_what_comes_while_the_disk_is_waited_for_goes_into_the_next(file: str) -> None:
    async def run() -> list[str]:
        async with taken(file) as sqlite:
            said = told(sqlite)
            with locked(file):
                first = asyncio.create_task(sqlite.store(rows(0)))
                await asyncio.sleep(0.05)
                others = [asyncio.create_task(sqlite.store(rows(n))) for n in (1, 2, 3)]
                await asyncio.sleep(0.05)
                assert not any(task.done() for task in (first, *others))
            await asyncio.gather(first, *others)
            return said

    said = asyncio.run(run())
    assert stored(file) == [0, 1, 2, 3]
    assert said.count("COMMIT") == 2


def test_a_number_that_is_taken_fails_alone_and_wholly(file: str) -> None:
    async def run() -> list[Any]:
        async with taken(file) as sqlite:
            tries = [sqlite.store(rows(*numbers)) for numbers in ((0, 1), (2, 1, 3), (4,))]
            return await asyncio.gather(*tries, return_exceptions=True)

    first, second, third = asyncio.run(run())
    assert (first, third) == (None, None)
    assert isinstance(second, sqlite3.IntegrityError)
    assert stored(file) == [0, 1, 4]


def test_where_the_disk_is_full_nobody_is_told_that_it_is_stored(file: str) -> None:
    async def run() -> list[Any]:
        async with taken(file) as sqlite:
            (pages,) = sqlite._writer.execute("PRAGMA page_count").fetchone()
            sqlite._writer.execute(f"PRAGMA max_page_count = {pages}")
            long = rows(1, line="x" * 100_000)
            tries = [sqlite.store(rows(0)), sqlite.store(long), sqlite.store(rows(2))]
            results = await asyncio.gather(*tries, return_exceptions=True)
            sqlite._writer.execute("PRAGMA max_page_count = 1000000")
            await sqlite.store(rows(5))  # and once there is room again, it goes on
            return results

    results = asyncio.run(run())
    assert all("full" in str(result) for result in results)
    assert stored(file) == [5]


def test_who_is_gone_does_not_keep_the_others_from_hearing(file: str) -> None:
    async def run() -> None:
        async with taken(file) as sqlite:
            with locked(file):
                tasks = [asyncio.create_task(sqlite.store(rows(n))) for n in range(3)]
                await asyncio.sleep(0.05)
                tasks[1].cancel()
            await asyncio.gather(tasks[0], tasks[2])
            assert tasks[1].cancelled()

    asyncio.run(run())
    assert stored(file) == [0, 1, 2]


def test_closing_stores_what_waits(file: str) -> None:
    async def run() -> None:
        async with taken(file) as sqlite:
            task = asyncio.create_task(sqlite.store(rows(0)))
            await asyncio.sleep(0)
        await task

    asyncio.run(run())
    assert stored(file) == [0]


def test_reading_sees_what_others_have_stored_and_waits_for_nobody(file: str) -> None:
    async def run() -> list[Any]:
        async with taken(file) as sqlite, taken(file) as other:
            found = [sqlite.first(COUNT, table="t")]
            await other.store(rows(0))
            found.append(sqlite.first(COUNT, table="t"))
            with locked(file) as writer:
                writer.execute("INSERT INTO gunbai_entry VALUES ('t', 1, 'x', 0)")
                found.append(sqlite.first(COUNT, table="t"))
                writer.execute("COMMIT")
            found.append(sqlite.first(COUNT, table="t"))
            return found

    assert asyncio.run(run()) == [(0,), (1,), (1,), (2,)]


def test_what_is_stored_of_no_table_is_refused(file: str) -> None:
    async def run() -> None:
        async with taken(file) as sqlite:
            await sqlite.store(rows(0, table="u"))

    with pytest.raises(sqlite3.IntegrityError, match="FOREIGN KEY"):
        asyncio.run(run())


def test_sqlalchemy_reads_again_what_is_stored_of_a_new_table(database: str) -> None:
    async def run() -> tuple[TableRow, list[LinkRow]]:
        async with hall(database) as one, AsyncSession(one.store.engine) as session:
            table = await opened(one)
            links = await session.scalars(select(LinkRow).where(LinkRow.table_id == table))
            return await session.get_one(TableRow, table), list(links)

    row, links = asyncio.run(run())
    assert timedelta(0) <= datetime.now(UTC) - row.opened < timedelta(minutes=2)
    assert json.loads(row.header)["game"] == "parlour"
    assert len(row.secret or b"") == 32
    opens = {(link.role, link.seat) for link in links}
    assert opens == {("host", None), ("watch", None), ("seat", 0), ("seat", 1)}


def test_a_new_table_is_at_hand_for_whoever_opened_it(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def run() -> None:
        async with hall(database) as one, hall(database) as other:
            table = await opened(one)

            async def away(_table: str) -> Any:
                raise AssertionError("it was loaded")

            with monkeypatch.context() as held:
                held.setattr(one.store, "load", away)
                await one.act(table, note("here"))
                views = [await one.look(table, lambda t: t.match.view(0))]
            views.append(await other.look(table, lambda t: t.match.view(0)))
            assert views[0] == views[1]
            await other.act(table, note("there"))
            assert await one.look(table, notes) == ["here", "there"]

    asyncio.run(run())


def test_a_full_disk_is_told_in_a_sentence_and_the_table_stands(database: str) -> None:
    async def run() -> None:
        async with hall(database) as one:
            table = await opened(one)
            writer = one.store._sqlite._writer  # type: ignore[union-attr]
            (pages,) = writer.execute("PRAGMA page_count").fetchone()
            writer.execute(f"PRAGMA max_page_count = {pages}")
            with pytest.raises(Refused, match="could not be saved"):
                await asyncio.gather(*(one.act(table, note("x" * 400)) for _ in range(100)))
            said = await one.look(table, notes)
            assert len(said) == await one.version(table)
            writer.execute("PRAGMA max_page_count = 1000000")
            await one.act(table, note("again"))
            assert await one.look(table, notes) == [*said, "again"]

    asyncio.run(run())


def test_an_answer_takes_a_single_hop_to_a_thread(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The wait for the disk; everything else is done where it is asked for."""
    app: Any = create_app(database)
    hops: list[Any] = []

    async def run() -> None:
        transport = ASGITransport(app)
        async with app.lifespan(), AsyncClient(transport=transport, base_url="http://t") as client:
            seats = [{"name": "Aki"}, {"name": "Ben"}]
            opening = {"game": "parlour", "seats": seats}
            links = (await client.post("/api/tables", json=opening)).json()
            seat = f"/api/s/{links['seats'][0]['token']}"
            loop = asyncio.get_running_loop()
            hop = loop.run_in_executor

            def counted(*to: Any) -> Any:
                hops.append(to)
                return hop(*to)

            monkeypatch.setattr(loop, "run_in_executor", counted)
            for reply in (
                await client.post(f"{seat}/answer", json={"ask": 0, "value": "snow", "epoch": 0}),
                await client.get(seat),
                await client.get(f"{seat}/news?since=0"),
            ):
                assert reply.status_code == 200
            assert reply.json() == {"version": 1}

    asyncio.run(run())
    assert len(hops) == 1


def test_two_server_processes_over_one_file_agree(serving: Any) -> None:
    """Each acts on what the other has stored, whoever was first; no remark is lost or doubled."""
    said: list[str] = []

    def speak(server: Server, seat: int) -> None:
        with server.client() as client:
            for number in range(40):
                text = f"{server.port}.{number}"
                reply = client.post(f"/api/s/{tokens[seat]}/note", json={"text": text})
                if reply.status_code == 200:
                    said.append(text)
                else:
                    assert reply.json()["error"]["key"] == "table.overtaken"

    one, other = serving(), serving()
    with one.client() as client, other.client() as beside:
        table = Table(client, "Aki", "Ben")
        tokens = table.seats
        assert table.answer(0, 0, "snow").status_code == 200
        reply = beside.post(f"/api/s/{tokens[1]}/answer", json={"ask": 1, "value": "rain"})
        assert reply.status_code == 200
        assert table.view(1)["version"] == reply.json()["version"] == 2
        with ThreadPoolExecutor(2) as threads:
            list(threads.map(speak, (one, other), (0, 1)))
        views = [house.get(f"/api/s/{tokens[0]}").json() for house in (client, beside)]
    assert views[0] == views[1]
    assert sorted(note["text"] for note in views[0]["notes"]) == sorted(said)
    assert views[0]["version"] == 2 + len(said)
