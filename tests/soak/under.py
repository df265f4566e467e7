"""What is attacked and who plays meanwhile: a server, and writers who remember all it took."""

from __future__ import annotations

import os
import random
import subprocess
import sys
import threading
import time
from collections import Counter
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

import httpx

ROOT = Path(__file__).parents[2]
PATIENCE = 60.0
FILL = "." * 300
"""Makes a note long enough for a small disk to be full soon."""


class House:
    """The server under attack, over a database of its own; its log goes into a folder."""

    def __init__(self, folder: Path, database: str) -> None:
        self.database = database
        self._log = (folder / "log").open("w+b")
        self._process = subprocess.Popen(
            [sys.executable, "-W", "ignore", "-m", "tests.soak.house", self.database],
            cwd=ROOT, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=self._log, text=True,
            env={**os.environ, "PYTHONPATH": str(ROOT)},
        )  # fmt: skip
        assert self._process.stdout is not None
        self.port = int(self._process.stdout.readline())
        self.url = f"http://127.0.0.1:{self.port}"

    def kill(self) -> None:
        """End the server as a power cut would; the next one is there when this returns."""
        assert self._process.stdin is not None
        assert self._process.stdout is not None
        self._process.stdin.write("kill\n")
        self._process.stdin.flush()
        assert self._process.stdout.readline() == "killed\n"

    def close(self) -> str:
        """Stop it, unless that was done, and return what it has logged."""
        if self._log.closed:
            return ""
        assert self._process.stdin is not None
        assert self._process.stdout is not None
        self._process.stdin.close()
        self._process.wait(PATIENCE)
        self._process.stdout.close()
        self._log.seek(0)
        with self._log:
            return self._log.read().decode()

    def client(self) -> httpx.Client:
        """A client that waits for as long as a server takes to come back."""
        return httpx.Client(base_url=self.url, timeout=PATIENCE)


class Writer(threading.Thread):
    """Two players at a table of their own: one hides a wish, then both speak.

    What each is shown is searched for what the other hides. ``refusals`` counts by what key the
    server has refused to store something.
    """

    def __init__(self, house: House, number: int) -> None:
        super().__init__(daemon=True)
        self._house = house
        self._secret = f"planted{number:04}{random.randrange(10**9)}"
        self.links: dict[str, Any] = {}
        self.acknowledged: list[str] = []
        self.statuses: Counter[int] = Counter()
        self.refusals: Counter[str] = Counter()
        self.leaks = 0
        self.enough = threading.Event()

    @property
    def secrets(self) -> Sequence[str]:
        """What must not leave: the wish, and the tokens of the table."""
        tokens = [seat["token"] for seat in self.links["seats"]]
        return [self._secret, self.links["host"], self.links["watch"], *tokens]

    def run(self) -> None:
        with self._house.client() as client:
            wish = {"game": "parlour", "seats": [{"name": "Aki"}, {"name": "Ben"}]}
            self.links = self._until_done(client, "POST", "/api/tables", wish).json()
            mine, theirs = (seat["token"] for seat in self.links["seats"])
            answer = {"ask": 0, "epoch": 0, "value": self._secret}
            self._until_done(client, "POST", f"/api/s/{mine}/answer", answer)
            number = 0
            while not self.enough.is_set():
                token, text = (mine, theirs)[number % 2], f"said {number} {FILL}"
                reply = self._send(client, "POST", f"/api/s/{token}/note", {"text": text})
                if reply is not None and reply.status_code == 200:
                    self.acknowledged.append(text)
                elif reply is not None:
                    is_told = reply.headers["content-type"].startswith("application/json")
                    self.refusals[reply.json()["error"]["key"] if is_told else reply.text] += 1
                for path in (f"/api/s/{theirs}", f"/s/{theirs}", f"/w/{self.links['watch']}"):
                    shown = self._send(client, "GET", path)
                    self.leaks += shown is not None and self._secret in shown.text
                number += 1

    def _send(
        self, client: httpx.Client, method: str, path: str, body: Any = None
    ) -> httpx.Response | None:
        """Send once; None where the server went down meanwhile."""
        try:
            reply = client.request(method, path, json=body)
        except httpx.TransportError:
            return None
        self.statuses[reply.status_code] += 1
        return reply

    def _until_done(
        self, client: httpx.Client, method: str, path: str, body: Any
    ) -> httpx.Response:
        """Send until it is taken; it may have been taken unheard, and is then there already."""
        while True:
            reply = self._send(client, method, path, body)
            if reply is not None and reply.status_code in (200, 201, 409):
                return reply

    def wait_for(self, more: int) -> None:
        """Until so much more is acknowledged."""
        self._wait(lambda: len(self.acknowledged), more)

    def wait_for_refusals(self, more: int) -> None:
        """Until so much more was refused."""
        self._wait(self.refusals.total, more)

    def _wait(self, count: Callable[[], int], more: int) -> None:
        wanted, end = count() + more, time.monotonic() + PATIENCE
        while count() < wanted:
            assert time.monotonic() < end, (self.statuses, self.refusals)
            time.sleep(0.02)
