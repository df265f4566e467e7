"""Lines over a real server, as `gunbai serve` runs it: soon begun, and told without waiting."""

from __future__ import annotations

import json
import socket
from collections.abc import Iterator
from contextlib import closing, contextmanager
from typing import Any

import pytest
from tests.table.conftest import PATIENCE, Server, servers
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.sync.client import ClientConnection, connect

WISH = {"game": "snow", "seats": [{"name": "Aki"}, {"name": "Ben"}, {"name": "Cho"}]}
KEY = "Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA=="
VERSION = "Sec-WebSocket-Version: 13"


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    folder = tmp_path_factory.mktemp("wire")
    with servers(f"sqlite:///{folder}/tables.sqlite3") as start:
        yield start("--workers", "1")


@pytest.fixture
def seats(server: Server) -> list[str]:
    with server.client() as client:
        return [seat["token"] for seat in client.post("/api/tables", json=WISH).json()["seats"]]


@contextmanager
def line(server: Server, token: str, **more: Any) -> Iterator[ClientConnection]:
    address = f"{server.url.replace('http', 'ws')}/api/s/{token}/socket"
    with connect(address, max_size=None, **more) as opened:
        yield opened


def told(line: ClientConnection) -> Any:
    return json.loads(line.recv(PATIENCE))


def say(line: ClientConnection, text: str, number: int | None = None) -> None:
    line.send(json.dumps({"do": "note", "text": text, "id": number}))


def test_each_act_comes_down_to_all_in_its_order(server: Server, seats: list[str]) -> None:
    with line(server, seats[0]) as aki, line(server, seats[1]) as ben:
        version = told(aki)["view"]["version"]
        assert told(ben)["view"]["version"] == version
        for number in range(20):
            say(aki, f"word {number}", number)
        done: list[int] = []
        while len(done) < 20:
            done += told(aki)["done"]
        assert done == list(range(20))
        seen = [version]
        while seen[-1] < version + 20:
            message = told(ben)
            assert message["done"] == []
            seen.append(message["view"]["version"])
        assert seen == sorted(set(seen))


def test_what_comes_in_pieces_or_together_is_taken_one_after_the_other(
    server: Server, seats: list[str]
) -> None:
    with line(server, seats[0]) as aki:
        told(aki)
        aki.send(['{"do": "note", ', '"text": "in pieces", ', '"id": 1}'])
        assert told(aki)["done"] == [1]
        aki.ping().wait(PATIENCE)
        aki.send("nothing of the kind")
        assert told(aki)["error"]["key"] == "table.no-json"
        say(aki, "after all", 2)
        message = told(aki)
        assert message["done"] == [2]
        assert [note["text"] for note in message["view"]["notes"]] == ["in pieces", "after all"]


def test_who_does_not_read_keeps_nobody_waiting_and_misses_nothing(
    server: Server, seats: list[str]
) -> None:
    with line(server, seats[0]) as aki, line(server, seats[1], max_queue=1) as slow:
        first = told(aki)["view"]["version"]
        for number in range(120):  # every view holds all notes: 4 MB by the end
            say(aki, f"{number} " + 480 * "x", number)
            while number not in told(aki)["done"]:
                pass
        versions = [first - 1]
        while versions[-1] < first + 120:
            versions.append(told(slow)["view"]["version"])
        assert versions == sorted(set(versions))


def test_a_seat_that_is_taken_ends_the_line_of_its_old_link(
    server: Server, seats: list[str]
) -> None:
    with line(server, seats[2]) as old, server.client() as client:
        told(old)
        reply = client.post(f"/api/s/{seats[2]}/claim", json={"name": "Cho"})
        assert reply.status_code < 300, reply.text
        assert told(old)["error"]["key"] == "table.unknown-link"
        with pytest.raises(ConnectionClosed):
            told(old)


def test_the_page_of_another_site_is_turned_away(server: Server, seats: list[str]) -> None:
    with (
        pytest.raises(InvalidStatus) as turned_away,
        line(server, seats[0], origin="http://evil.example"),
    ):
        pass
    assert turned_away.value.response.status_code == 403


@pytest.mark.parametrize(
    ("headers", "status"),
    [
        ([KEY, "Sec-WebSocket-Version: 8"], 400),
        (["Sec-WebSocket-Key: short", VERSION], 400),
        ([VERSION], 400),
        ([KEY, VERSION, "Sec-WebSocket-Protocol: chat"], 101),
        ([KEY, VERSION], 101),
    ],
    ids=["version", "key", "no key", "of a protocol", "sound"],
)
def test_only_a_sound_request_opens_a_line(
    server: Server, seats: list[str], headers: list[str], status: int
) -> None:
    usual = [f"GET /api/s/{seats[0]}/socket HTTP/1.1", "Host: x"]
    asked = [*usual, "Connection: Upgrade", "Upgrade: websocket", *headers]
    with closing(socket.create_connection(("127.0.0.1", server.port), PATIENCE)) as plug:
        plug.sendall("".join(f"{part}\r\n" for part in (*asked, "")).encode())
        assert plug.recv(4096).startswith(f"HTTP/1.1 {status} ".encode())


def test_no_other_address_is_a_line(server: Server) -> None:
    with pytest.raises(InvalidStatus), connect(f"{server.url.replace('http', 'ws')}/api/s/x/y"):
        pass
