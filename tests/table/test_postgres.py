"""PostgreSQL: the same tables on a real server, several processes, news with the commit.

The tests start a cluster of their own from Debian's binaries (package ``postgresql``), as an
unprivileged user, in a folder of its own.
"""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, contextmanager
from functools import partial
from pathlib import Path
from typing import Any

import pytest
from litestar.testing import TestClient
from sqlalchemy import text
from tests.table.clubs import Club
from tests.table.conftest import PATIENCE, Server, Table, servers
from tests.table.ends import finish
from tests.table.halls import TWO, note, notes, opened
from tests.table.keeping import admin
from tests.table.postgres import cluster_of_its_own

from gunbai.core.entries import Note
from gunbai.core.script import Refused
from gunbai.table import app
from gunbai.table import changes as news
from gunbai.table.ops.settings import Settings
from gunbai.table.server import run
from gunbai.table.storage.store import Overtaken, Store, prepare
from gunbai.table.streams.sse import wait
from gunbai.table.tables import Hall


@pytest.fixture(scope="module")
def cluster() -> Iterator[str]:
    """The address of a PostgreSQL server that lives as long as these tests."""
    with cluster_of_its_own() as cluster:
        yield cluster.url


@asynccontextmanager
async def hall(cluster: str) -> AsyncIterator[Hall]:
    """A hall of its own, as a process of its own would have, that hears the news of others."""
    store = Store(cluster)
    await store.open()
    bells = news.News()
    relay = asyncio.create_task(news.relay(store, bells))
    try:
        yield Hall(store, bells)
    finally:
        relay.cancel()
        await asyncio.gather(relay, return_exceptions=True)
        await store.close()


def test_processes_that_start_together_create_the_tables_once(cluster: str) -> None:
    async def run_() -> None:
        stores = [Store(cluster) for _ in range(4)]
        await asyncio.gather(*(store.open() for store in stores))
        await asyncio.gather(*(store.close() for store in stores))

    asyncio.run(run_())


def test_a_number_is_stored_once(cluster: str) -> None:
    async def run_() -> None:
        async with hall(cluster) as one:
            table = await opened(one)
            await one.store.append(table, 0, [Note(0, "a\x00b"), Note(0, "雪")])
            with pytest.raises(Overtaken):
                await one.store.append(table, 1, [Note(0, "c"), Note(0, "d")])
            stored = await one.store.load(table)
            assert stored.record.entries == [Note(0, "a\x00b"), Note(0, "雪")]
            assert stored.secret is not None

    asyncio.run(run_())


def test_two_processes_write_the_same_table_without_a_gap(cluster: str) -> None:
    async def run_() -> None:
        async with hall(cluster) as one, hall(cluster) as other:
            table = await opened(one)
            acts = [h.act(table, note(f"{n}")) for n in range(15) for h in (one, other)]
            await asyncio.gather(*acts)  # nobody is refused for being overtaken
            said = await one.look(table, notes)
            assert said == await other.look(table, notes)
            assert len(said) == len(acts) == await one.version(table)

    asyncio.run(run_())


def test_news_of_another_process_come_with_the_commit(cluster: str) -> None:
    async def run_() -> None:
        async with hall(cluster) as one, hall(cluster) as other:
            table = await opened(one)
            for version in range(1, 4):
                waiting = asyncio.create_task(wait(other, table, version - 1, 10))
                await asyncio.sleep(0.2)
                await one.act(table, note("x"))
                assert await asyncio.wait_for(waiting, PATIENCE) == version

    asyncio.run(run_())


def test_news_go_on_after_the_connection_was_lost(
    cluster: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(news, "RETRY", 0.1)

    async def run_() -> None:
        async with hall(cluster) as one, hall(cluster) as other:
            table = await opened(one)
            waiting = asyncio.create_task(wait(other, table, 0, 20))
            await asyncio.sleep(0.2)
            async with one.store.engine.connect() as connection:
                await connection.execute(
                    text(
                        "SELECT pg_terminate_backend(pid) FROM pg_stat_activity"
                        " WHERE query LIKE 'LISTEN%'"
                    )
                )
            await asyncio.sleep(0.5)
            assert not waiting.done()
            await one.act(table, note("x"))
            assert await asyncio.wait_for(waiting, 5) == 1

    asyncio.run(run_())


def test_a_club_is_kept_in_it(cluster: str) -> None:
    with TestClient(app.create_app(cluster, pause=0), raise_server_exceptions=False) as client:
        club = Club(client, "Aki", "Ben")
        table = club.table("Aki", "Aki", "", kept={1: "Ben"})
        own = club.do("Ben", "tables/1/sit", seat=1).json()["token"]
        table.seats[1] = own
        assert club.do("Aki", "count", link=f"/s/{table.seats[0]}").status_code == 200
        again = {"club": club.links["Ben"]}
        assert client.post(f"/api/h/{table.host}/club", json=again).status_code == 409
        finish(table, 2)
        seen = club.view("Ben")
        assert [place["person"] for place in seen["results"][0]["places"]]
        assert len(seen["rivalries"]) == 2
        assert club.do("Aki", "renew").status_code == 200
        assert club.do("Aki", "end").status_code == 200
        assert client.get(f"/api/c/{club.links['Ben']}").status_code == 404


def test_workers_share_their_tables(cluster: str) -> None:
    with servers(cluster) as start:
        server: Server = start("--workers", "2")
        with server.client() as client:
            body: dict[str, Any] = {"game": "snow", "seats": [{"name": "A"}, {"name": "B"}]}
            links = client.post("/api/tables", json=body).json()
        seat = f"/api/s/{links['seats'][1]['token']}"
        for number in range(20):  # each over a connection of its own, so by either worker
            with server.client() as client:
                view = client.post(f"{seat}/note", json={"text": str(number)}).json()
                assert [n["text"] for n in view["notes"]] == [str(n) for n in range(number + 1)]
        server.stop()


def test_workers_without_postgres_are_refused(database: str) -> None:
    with pytest.raises(Refused, match="2 workers need a shared PostgreSQL database"):
        run("127.0.0.1", 0, Settings(database), 2)


def test_the_hosts_link_opens_the_table_in_every_process(cluster: str) -> None:
    async def run_() -> None:
        async with hall(cluster) as one, hall(cluster) as other:
            host = await one.open("parlour", TWO)
            assert await other.find(host, "host") == await one.find(host, "host")

    asyncio.run(run_())


def test_a_backup_of_postgres_can_be_restored_into_either_database(tmp_path: Path) -> None:
    """A copy of one cluster, taken while it is used, goes into another cluster and into a file."""
    copy, file = tmp_path / "copy.sqlite3", f"sqlite:///{tmp_path}/other.sqlite3"
    with cluster_of_its_own() as used, cluster_of_its_own() as new:
        with TestClient(app.create_app(used.url, pause=0)) as client:
            table = Table(client, "Aki", "Ben")
            table.answer(0, 0, "the hidden wish")
            table.do(1, "note", text="Tea? \x00 雪")
            before = table.view(0)
            assert admin("backup", str(copy), "--database", used.url)[0] == 0
            table.do(1, "note", text="after the copy")
        for database in (new.url, file):
            status, said = admin("restore", str(copy), "--database", database)
            assert (status, "records played again: 1" in said) == (0, True), said
            assert (
                "has tables or clubs already"
                in admin("restore", str(copy), "--database", database)[1]
            )
            with TestClient(app.create_app(database, pause=0)) as client:
                table.client = client
                assert table.view(0)["log"] == before["log"]
                assert table.view(0)["notes"] == before["notes"]
                assert table.answer(1, 1, "another").status_code == 200
                opened = Table(client, "Sora")  # new tables stand beside those restored
                assert opened.answer(0, 0, "snow").status_code == 200


def test_a_database_that_does_not_answer_is_told_in_a_sentence_and_nothing_is_lost(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """A lock keeps an answer waiting for longer than a second: it is refused, and sent again."""
    monkeypatch.setattr(app, "Store", partial(Store, patience=1))
    with cluster_of_its_own() as slow, TestClient(app.create_app(slow.url, pause=0)) as client:
        table = Table(client, "Aki", "Ben")
        with locked(slow.url):
            late = table.answer(0, 0, "snow")
        assert (late.status_code, late.json()["error"]["key"]) == (503, "table.not-stored")
        assert table.view(0)["version"] == 0
        assert table.answer(0, 0, "snow").status_code == 200
        slow.stop()
        assert client.get("/health").status_code == 503
        gone = table.answer(1, 1, "rain")
        assert (gone.status_code, gone.json()["error"]["status"]) == (503, 503)
        slow.start()
        assert client.get("/health").status_code == 200
        assert table.answer(1, 1, "rain").status_code == 200


@contextmanager
def locked(cluster: str) -> Iterator[None]:
    """Nobody can store entries meanwhile."""

    async def lock(connection: Any) -> None:
        await connection.execute("BEGIN")
        await connection.execute("LOCK TABLE gunbai_entry IN EXCLUSIVE MODE")

    import asyncpg  # type: ignore[import-untyped]

    loop = asyncio.new_event_loop()
    connection = loop.run_until_complete(asyncpg.connect(cluster))
    try:
        loop.run_until_complete(lock(connection))
        yield
    finally:
        loop.run_until_complete(connection.close())
        loop.close()


def test_a_postgres_that_turns_connections_away_is_told_in_a_sentence_and_taken_up_again(
    cluster: str,
) -> None:
    """As while it starts up after it was killed: then the driver itself refuses to connect."""
    import asyncpg

    place, name = cluster.replace("/postgres", "/turned_away"), "turned_away"

    def tell(*words: str) -> None:
        async def run_() -> None:
            connection = await asyncpg.connect(cluster)
            for word in words:
                await connection.execute(word)
            await connection.close()

        asyncio.run(run_())

    with pytest.raises(Refused, match='database "turned_away" does not exist'):
        asyncio.run(prepare(place))
    tell(f"CREATE DATABASE {name}")
    with TestClient(app.create_app(place), raise_server_exceptions=False) as client:
        path = f"/api/s/{Table(client, 'Aki').seats[0]}"
        club = client.post("/api/clubs", json={"club": "Crows", "name": "Aki"}).json()["token"]
        tell(
            f"ALTER DATABASE {name} ALLOW_CONNECTIONS false",
            f"SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = '{name}'",
        )
        page = path.removeprefix("/api")
        for reply in (
            client.get(path),
            client.get(page),
            client.post(f"{page}/here"),
            client.post(f"{path}/note", json={"text": "here"}),
            client.get(f"/api/c/{club}"),
            client.post("/api/rows", json={"links": [page]}),
        ):
            assert reply.status_code == 503, reply.url
            assert "cannot be read just now" in reply.text
        tell(f"ALTER DATABASE {name} ALLOW_CONNECTIONS true")
        assert client.post(f"{path}/note", json={"text": "here"}).status_code == 200
