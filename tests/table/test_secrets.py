"""Planted secrets are searched for in every byte that is sent to anybody else."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from contextlib import closing
from random import Random
from typing import Any

import httpx
import pytest
from litestar.testing import TestClient
from tests.table.conftest import Server, Table
from tests.table.example import bot

from gunbai.registry import registered
from gunbai.table.access.links import digest
from gunbai.table.app import create_app

Client = TestClient[Any]
MOST = 400
MARK = "PLANTED"


class Planted:
    """Marked secrets, whose they are, and everything that each reader was sent."""

    def __init__(self, table: Table, rng: Random) -> None:
        self.table = table
        self.rng = rng
        self.owners: dict[bytes, int] = {}
        self.reads = 0

    def plant(self, seat: int) -> str:
        mark = f"{MARK}{len(self.owners)}x"
        self.owners[mark.encode()] = seat
        return mark

    def search(self, reader: int | None, sent: bytes) -> None:
        self.reads += 1
        for mark, owner in self.owners.items():
            assert owner == reader or mark not in sent, f"{reader} reads the secret of {owner}"

    def search_everywhere(self) -> None:
        """Read every page and view of every seat and of the spectators."""
        for reader, base in self._readers():
            for path in ("", "/table", "/story?format=md", "/story?format=html", "/record"):
                self.search(reader, self.table.client.get(f"{base}{path}").content)
            for path in ("", "/news?since=-1"):
                self.search(reader, self.table.client.get(f"/api{base}{path}").content)

    def _readers(self) -> Iterator[tuple[int | None, str]]:
        yield None, f"/w/{self.table.watch}"
        yield None, f"/h/{self.table.host}"
        for seat, token in enumerate(self.table.seats):
            yield seat, f"/s/{token}"

    def answer(self, seat: int, ask: dict[str, Any], view: dict[str, Any]) -> bool:
        """Answer a question at random, giving nothing away; return whether the game is over."""
        if ask["secret"] and ask["kind"] == "write":
            value: Any = self.plant(seat)
        else:
            value = self._value(ask, view)
        reply = self.table.answer(seat, ask["id"], value, view["epoch"])
        assert reply.status_code == 200, reply.text
        if reply.json()["outcome"] is None:
            self.search(seat, reply.content)
            return False
        return True

    def _value(self, ask: dict[str, Any], view: dict[str, Any]) -> Any:
        revealing = registered()[view["game"]].revealing
        if ask["kind"] == "choose":
            options = [o["id"] for o in ask["options"] if "barred" not in o]
            return self.rng.choice([o for o in options if o not in revealing])
        if ask["kind"] == "order":
            return {"to": 1}
        return bot.decide(ask, view)

    def play(self, often: float) -> None:
        """Play to the end, and look for secrets everywhere after some of the moves."""
        for _ in range(MOST):
            seat, view = self._awaited()
            ask = {"secret": False, **self.rng.choice(view["asks"])}
            if self.answer(seat, ask, view):
                return
            if self.rng.random() < often:
                self.search_everywhere()
        raise AssertionError("the game does not end")

    def _awaited(self) -> tuple[int, dict[str, Any]]:
        waiting = self.table.view(0)["waiting"]
        seat = self.rng.choice(waiting)[0]
        return seat, self.table.view(seat)


@pytest.mark.parametrize("game", ["parlour", "snow"])
def test_planted_secrets_stay_with_their_seats(client: Client, game: str) -> None:
    options = {"rounds": 2} if game == "parlour" else {"rounds": 1, "desire": "secret"}
    table = Table(client, "Aki", "Ben", "Cho", game=game, options=options)
    planted = Planted(table, Random(5))
    planted.play(often=0.12)
    assert planted.owners
    assert planted.reads > 40


def test_the_secret_of_the_dice_is_sent_to_nobody_before_the_end(server: Server) -> None:
    with server.client() as client:
        table = Table(client, "Aki", "Ben")
        planted = Planted(table, Random(6))
        secret = _dice_secret(server.database, table.host)
        for form in (secret, secret.hex().encode(), secret.hex().upper().encode()):
            planted.owners[form] = -1
        with client.stream("GET", f"/s/{table.seats[0]}/live") as stream:
            planted.play(often=0.5)
            live = _read(stream, table.view(0)["version"])
        planted.search(0, live)
        assert secret.hex() in client.get(f"/s/{table.seats[1]}/record").text
    for mark in planted.owners:
        assert mark not in server.logged().encode()


def _dice_secret(database: str, host: str) -> bytes:
    find = (
        "SELECT secret FROM gunbai_table JOIN gunbai_link ON gunbai_link.table_id = gunbai_table.id"
        " WHERE digest = ?"
    )
    with closing(sqlite3.connect(database.removeprefix("sqlite:///"))) as connection:
        (secret,) = connection.execute(find, (digest(host),)).fetchone()
    assert len(secret) == 32
    return bytes(secret)


def _read(stream: httpx.Response, version: int) -> bytes:
    """All that a stream says up to a version."""
    said = b""
    for part in stream.iter_raw():
        said += part
        if f'"version":"{version}"'.encode() in said:
            break
    return said


def test_a_failing_database_writes_no_secret_into_the_log(
    database: str, caplog: pytest.LogCaptureFixture
) -> None:
    file = database.removeprefix("sqlite:///")
    with TestClient(create_app(database), raise_server_exceptions=False) as client:
        table = Table(client, "Aki")
        assert table.view(0)["version"] == 0
        with closing(sqlite3.connect(file)) as connection:
            connection.execute("ALTER TABLE gunbai_entry RENAME COLUMN line TO words")
        reply = table.answer(0, 0, MARK)
        assert reply.status_code == 503
        assert reply.json()["error"]["key"] == "table.not-stored"
        with closing(sqlite3.connect(file)) as connection:
            connection.execute("ALTER TABLE gunbai_entry RENAME COLUMN words TO line")
        assert table.view(0)["version"] == 0
        assert table.answer(0, 0, MARK).status_code == 200
    assert "no column named line" in caplog.text
    assert MARK not in caplog.text


def test_a_hidden_answer_is_not_even_hinted_at(client: Client) -> None:
    views = []
    for guess in (1, 6):
        table = Table(client, "Aki", "Ben")
        table.answer(0, 0, "w")
        table.answer(1, 1, "w")
        table.answer(0, 2, guess)
        page = client.get(f"/s/{table.seats[1]}/table").text.replace(table.seats[1], "")
        views.append((table.view(1), client.get(f"/api/w/{table.watch}").json(), page.count("<")))
    assert views[0] == views[1]


def test_a_private_event_is_in_one_story_only(client: Client) -> None:
    table = Table(client, "Aki", "Ben")
    table.answer(0, 0, "my own wish")
    # The catalogue has no words for the parlour: its private event is a line of its own.
    stories = [client.get(f"/s/{token}/story?format=md").text for token in table.seats]
    assert ["parlour.wished" in story for story in stories] == [True, False]
    assert "parlour.wished" not in client.get(f"/w/{table.watch}/story?format=md").text
