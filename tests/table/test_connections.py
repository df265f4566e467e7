"""Connections: never more than the process can hold, and none that brings half a request."""

from __future__ import annotations

import asyncio
import resource
import socket
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import ExitStack, closing
from typing import Any

import httpx
import pytest
from litestar.testing import TestClient
from tests.table.conftest import PATIENCE, ROOT, Server, Table, servers
from websockets.sync.client import connect

from gunbai.core.script import Refused
from gunbai.table.app import create_app
from gunbai.table.ops.connections import KEPT_BACK, raise_limit
from gunbai.table.ops.settings import Settings

FEW = KEPT_BACK + 30


@pytest.fixture(scope="module")
def small(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server that may open few files, and waits two seconds for the rest of a request."""
    folder = tmp_path_factory.mktemp("small")
    with servers(f"sqlite:///{folder}/tables.sqlite3") as start:
        yield start("--workers", "1", "--patience", "2", "--files", str(FEW))


def plugged(server: Server) -> socket.socket:
    return socket.create_connection(("127.0.0.1", server.port), PATIENCE)


def ended(line: socket.socket) -> bytes:
    """All that comes until the other side closes."""
    parts = []
    while part := line.recv(4096):
        parts.append(part)
    return b"".join(parts)


def test_a_line_stays_open_however_long_nobody_says_a_word(small: Server) -> None:
    wish = {"game": "snow", "seats": [{"name": "Aki"}, {"name": "Ben"}, {"name": "Cho"}]}
    with small.client() as client:
        token = client.post("/api/tables", json=wish).json()["seats"][0]["token"]
    address = f"{small.url.replace('http', 'ws')}/api/s/{token}/socket"
    with connect(address) as line:
        line.recv(PATIENCE)
        time.sleep(3)  # a request would be given up after two
        line.send('{"do": "note", "text": "still here", "id": 1}')
        assert '"done":[1]' in str(line.recv(PATIENCE))


@pytest.mark.parametrize(
    "begun",
    [
        b"",
        b"GET / HTTP/1.1\r\nHost: x\r\n",
        b"POST /tables HTTP/1.1\r\nContent-Length: 9\r\n\r\na=",
    ],
    ids=["nothing", "head", "body"],
)
def test_half_a_request_is_given_up_in_time(small: Server, begun: bytes) -> None:
    with closing(plugged(small)) as line:
        line.sendall(begun)
        ended(line)


def test_a_whole_request_may_take_its_time(small: Server) -> None:
    with small.client() as client:
        links = client.post(
            "/api/tables", json={"game": "snow", "seats": [{"name": "A"}, {"name": "B"}]}
        ).json()
        waited = client.get(f"/api/w/{links['watch']}/news?since=0&wait=4")
        assert waited.status_code == 200


def test_more_connections_than_files_are_turned_away_and_the_rest_go_on(small: Server) -> None:
    with small.client() as client, ExitStack() as crowd:
        assert client.get("/").status_code == 200  # a line that stands
        for _ in range(3 * FEW):
            crowd.enter_context(closing(plugged(small)))
        assert client.get("/").status_code == 200
        late = crowd.enter_context(closing(plugged(small)))
        assert ended(late).startswith(b"HTTP/1.1 503 ")
    end = time.monotonic() + PATIENCE
    while True:  # when the crowd has left, whoever comes is served
        with small.client() as client:
            if client.get("/").status_code == 200:
                break
        assert time.monotonic() < end
    logged = small.logged()
    assert logged.count("Too many connections") == 1
    assert "Traceback" not in logged


def test_the_process_asks_for_all_files_that_it_may_open() -> None:
    code = (
        "import resource; from gunbai.table.ops.connections import raise_limit\n"
        "resource.setrlimit(resource.RLIMIT_NOFILE, (256, 1024))\n"
        "print(raise_limit(), *resource.getrlimit(resource.RLIMIT_NOFILE))"
    )
    run = subprocess.run(
        [sys.executable, "-c", code], cwd=ROOT, capture_output=True, text=True, check=True
    )
    assert run.stdout.split() == [str(1024 - KEPT_BACK), "1024", "1024"]
    assert raise_limit() <= resource.getrlimit(resource.RLIMIT_NOFILE)[0] - KEPT_BACK


def test_one_address_has_so_many_requests_at_once(database: str) -> None:
    settings = Settings(database, connections=0, proxies="10.0.0.0/8")
    app: Any = create_app(settings)

    async def run() -> list[int]:
        found = []
        for address in ("192.0.2.1", "10.1.2.3"):
            way = httpx.ASGITransport(app, client=(address, 1))
            async with httpx.AsyncClient(transport=way, base_url="http://x") as client:
                found.append((await client.get("/api/games")).status_code)
        return found

    assert asyncio.run(run()) == [429, 200]


def test_settings_that_cannot_work_are_refused() -> None:
    wrongs: list[dict[str, Any]] = [
        {"base_path": "gunbai"},
        {"base_path": "/a/"},
        {"proxies": "nobody"},
        {"site": "play.example.org"},
    ]
    for wrong in wrongs:
        with pytest.raises(Refused):
            Settings(**wrong)
    assert Settings(proxies="*").is_proxy("203.0.113.7")
    assert not Settings().is_proxy("203.0.113.7")
    assert not Settings().is_proxy("")


def test_every_address_answers_head_and_get_sensibly(database: str) -> None:
    with TestClient(create_app(database), raise_server_exceptions=False) as client:
        table = Table(client, "Aki")
        seat, host = f"/s/{table.seats[0]}", f"/h/{table.host}"
        seen: dict[str, Any] = {}
        for path in ("/", "/new/parlour", host, seat, f"{seat}/table", f"{seat}/story",
                     f"/api{seat}", "/static/ink.css", "/schema/openapi.json"):  # fmt: skip
            got, head = client.get(path), client.head(path)
            seen[path] = got.status_code, head.status_code, head.content
            assert head.headers["content-length"] == got.headers["content-length"]
        assert set(seen.values()) == {(200, 200, b"")}
        for path in (f"{seat}/live", f"/api{seat}/live"):  # a stream begins, and that is all of it
            head = client.head(path)
            assert head.status_code == 200
            assert head.headers["content-type"].startswith("text/event-stream")
        for act in ("answer", "undo", "agree", "object", "note", "salt"):
            back = client.get(f"{seat}/{act}", follow_redirects=False)
            assert (back.status_code, back.headers["location"]) == (303, seat)
            assert client.get(f"/api{seat}/{act}").status_code == 405
        allowed = client.get(f"/api{seat}/note").headers["allow"]
        assert set(allowed.split(", ")) == {"POST", "OPTIONS"}
        assert client.get("/tables", follow_redirects=False).headers["location"] == "/"


def test_a_broken_origin_is_another_site(database: str) -> None:
    with TestClient(create_app(database), raise_server_exceptions=False) as client:
        reply = client.post("/api/tables", json={}, headers={"origin": "http://[::1"})
        assert reply.status_code == 403


def test_a_host_too_long_for_a_link_is_refused(database: str) -> None:
    with TestClient(create_app(database), raise_server_exceptions=False) as client:
        host = Table(client, "Aki").host
        reply = client.get(f"/h/{host}", headers={"host": "a" * 5000})
        assert reply.status_code == 400
