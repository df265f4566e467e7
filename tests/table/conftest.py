"""What the table's tests share: a game, a client in this process, servers of their own."""

from __future__ import annotations

import os
import signal
import socket
import subprocess
import sys
import tempfile
import time
import warnings
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import httpx
import pytest

with warnings.catch_warnings():
    # Advanced Alchemy uses a decorator that this SQLAlchemy has retired.
    warnings.simplefilter("ignore", DeprecationWarning)
    import advanced_alchemy.base  # noqa: F401

from litestar.testing import TestClient
from tests.table.parlour import PARLOUR

from gunbai.registry import registered
from gunbai.table.app import create_app

ROOT = Path(__file__).parents[2]
PATIENCE = 120.0
"""Seconds that a busy machine is given; nothing waits that long where all is well."""


@pytest.fixture(autouse=True, scope="module")
def parlour() -> Iterator[None]:
    with pytest.MonkeyPatch.context() as patch:
        patch.setitem(registered(), "parlour", PARLOUR)
        yield


@pytest.fixture
def database(tmp_path: Path) -> str:
    return f"sqlite:///{tmp_path}/tables.sqlite3"


@pytest.fixture(scope="session")
def postgres() -> Iterator[Any]:
    """A PostgreSQL server for all tests that do not stop theirs."""
    from tests.table.postgres import cluster_of_its_own

    with cluster_of_its_own() as cluster:
        yield cluster


@pytest.fixture(params=["sqlite", "postgresql"])
def either(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """An empty database: an SQLite file, then one of a real PostgreSQL."""
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path}/tables.sqlite3"
    return str(request.getfixturevalue("postgres").fresh())


@pytest.fixture(scope="module")
def client(parlour: None, tmp_path_factory: pytest.TempPathFactory) -> Iterator[TestClient[Any]]:
    folder = tmp_path_factory.mktemp("tables")
    app = create_app(f"sqlite:///{folder}/tables.sqlite3", pause=0, openings=0, openings_a_day=0)
    with TestClient(app, raise_server_exceptions=False) as client:
        yield client


class Table:
    """A table over the JSON door: its links, and what its seats do."""

    def __init__(self, client: httpx.Client, *names: str, **wish: Any) -> None:
        self.client = client
        seats = [{"player": name} if name in PARLOUR.bots else {"name": name} for name in names]
        wish = {"game": "parlour", "seats": seats, **wish}
        reply = client.post("/api/tables", json=wish)
        assert reply.status_code == 201, reply.text
        self.links = reply.json()
        self.seats = [seat["token"] for seat in self.links["seats"]]
        self.watch = self.links["watch"]
        self.host = self.links["host"]

    def view(self, seat: int) -> Any:
        return self.client.get(f"/api/s/{self.seats[seat]}").json()

    def do(self, seat: int, what: str, **body: Any) -> httpx.Response:
        return self.client.post(f"/api/s/{self.seats[seat]}/{what}", json=body)

    def answer(self, seat: int, ask: int, value: Any, epoch: int = 0) -> httpx.Response:
        return self.do(seat, "answer", ask=ask, value=value, epoch=epoch)


class Server:
    """A server process on a port of its own."""

    def __init__(self, database: str, *extra: str) -> None:
        self.database = database
        with socket.socket() as free:
            free.bind(("127.0.0.1", 0))
            self.port: int = free.getsockname()[1]
        self.url = f"http://127.0.0.1:{self.port}"
        command = [sys.executable, "-m", "tests.table.launch"]
        command += ["--database", database, "--port", str(self.port), *extra]
        environment = {**os.environ, "PYTHONPATH": str(ROOT)}
        self._log = tempfile.TemporaryFile()  # noqa: SIM115 - it lives as long as the server
        self.process = subprocess.Popen(
            command, cwd=ROOT, env=environment, stdout=self._log, stderr=self._log
        )
        try:
            self._wait()
        except BaseException:
            self.process.kill()
            self.process.wait()
            raise

    def _wait(self) -> None:
        end = time.monotonic() + PATIENCE
        while time.monotonic() < end:
            assert self.process.poll() is None, self.logged()
            with socket.socket() as probe:
                if probe.connect_ex(("127.0.0.1", self.port)) == 0:
                    return
            time.sleep(0.05)
        raise AssertionError("the server did not answer in time")

    def client(self) -> httpx.Client:
        return httpx.Client(base_url=self.url, timeout=PATIENCE, verify=False)

    def logged(self) -> str:
        """All that the server has written so far."""
        self._log.seek(0)
        return self._log.read().decode()

    def end(self) -> None:
        """Leave nothing running or open."""
        if self.process.poll() is None:
            self.kill()
        self._log.close()

    def kill(self) -> None:
        """End it as a power cut would."""
        self.process.kill()
        self.process.wait(PATIENCE)

    def stop(self) -> int:
        """Ask it to end, and return its exit status."""
        self.process.send_signal(signal.SIGTERM)
        return self.process.wait(PATIENCE)


@contextmanager
def servers(database: str) -> Iterator[Any]:
    """Start servers over one database; whatever still runs afterwards is ended."""
    started: list[Server] = []

    def start(*extra: str, database: str = database) -> Server:
        started.append(Server(database, *extra))
        return started[-1]

    try:
        yield start
    finally:
        for server in started:
            server.end()


@pytest.fixture
def serving(database: str) -> Iterator[Any]:
    """Start servers that a test may kill, over a database of its own."""
    with servers(database) as start:
        yield start


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server for all tests that do not end theirs."""
    folder = tmp_path_factory.mktemp("served")
    with servers(f"sqlite:///{folder}/tables.sqlite3") as start:
        yield start()
