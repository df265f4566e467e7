"""Many processes over one PostgreSQL: any of them answers, one may die, the database too."""

from __future__ import annotations

import signal
import threading
import time
from collections.abc import Iterator, Sequence
from contextlib import suppress
from typing import Any

import httpx
import pytest
from tests.table.conftest import PATIENCE, Server, Table, servers
from tests.table.postgres import Cluster, cluster_of_its_own
from tests.table.processes import listening, versions


@pytest.fixture(scope="module")
def cluster() -> Iterator[Cluster]:
    with cluster_of_its_own(safe=True) as cluster:
        yield cluster


@pytest.fixture
def three(cluster: Cluster) -> Iterator[Sequence[Server]]:
    with servers(cluster.url) as start:
        yield [start() for _ in range(3)]


class Writer(threading.Thread):
    """Says one thing after the other, at each server in turn; tries the next if one is away."""

    def __init__(self, houses: Sequence[Server], token: str, name: str) -> None:
        super().__init__()
        self._houses = houses
        self._path = f"/api/s/{token}/note"
        self._name = name
        self.acknowledged: list[str] = []
        self.statuses: set[int] = set()
        self.enough = threading.Event()

    def run(self) -> None:
        clients = [house.client() for house in self._houses]
        number = 0
        while not self.enough.is_set():
            text = f"{self._name}.{number}"
            with suppress(httpx.TransportError):
                reply = clients[number % len(clients)].post(self._path, json={"text": text})
                self.statuses.add(reply.status_code)
                if reply.status_code == 200:
                    self.acknowledged.append(text)
            number += 1
        for client in clients:
            client.close()

    def wait_for(self, more: int) -> None:
        wanted, end = len(self.acknowledged) + more, time.monotonic() + PATIENCE
        while len(self.acknowledged) < wanted:
            assert time.monotonic() < end, self.statuses
            time.sleep(0.02)


def opened(house: Server) -> Any:
    with house.client() as client:
        return Table(client, "Aki", "Ben").links


def test_any_process_answers_and_news_reach_all(three: Sequence[Server]) -> None:
    token = opened(three[0])["seats"][0]["token"]
    with three[2].client() as far, listening(far, f"/s/{token}/live") as lines:
        told = versions(lines)
        assert next(told) == 0
        for number in range(6):
            with three[number % 3].client() as near:
                reply = near.post(f"/api/s/{token}/note", json={"text": str(number)})
                assert len(reply.json()["notes"]) == number + 1
            while next(told) < number + 1:
                pass


def test_a_killed_process_and_a_stopped_database_lose_nothing(
    cluster: Cluster, three: Sequence[Server]
) -> None:
    seats = opened(three[0])["seats"]
    writers = [Writer(three, seat["token"], str(n)) for n, seat in enumerate(seats)]
    for writer in writers:
        writer.start()
    try:
        for writer in writers:
            writer.wait_for(10)
        three[1].kill()
        for writer in writers:
            writer.wait_for(10)
        for how in (signal.SIGINT, signal.SIGQUIT):  # as for an update, and as a power cut would
            cluster.stop(how)
            time.sleep(0.5)
            cluster.start()
            for writer in writers:
                writer.wait_for(10)
    finally:
        for writer in writers:
            writer.enough.set()
        for writer in writers:
            writer.join(PATIENCE)
    acknowledged = [text for writer in writers for text in writer.acknowledged]
    assert set().union(*(writer.statuses for writer in writers)) <= {200, 503}
    with three[2].client() as client:
        kept = [note["text"] for note in client.get(f"/api/s/{seats[0]['token']}").json()["notes"]]
    assert len(kept) == len(set(kept))
    assert set(acknowledged) <= set(kept)
    for house in (three[0], three[2]):
        assert "Traceback" not in house.logged()
