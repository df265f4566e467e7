"""Attack a server for a while, and print what came of it, as a table.

    python -m tests.soak [--kills N] [--seconds N] [--writers N] [--streams N]

It is killed as by a power cut at random moments while writers answer and speak; between kills half
requests and idle streams crowd it. At the end everything that was acknowledged must be there once,
every record must play again, and no planted secret may have left: not in a page, a view, a log or
the figures. Leaves with status 1 where anything is wrong.
"""

from __future__ import annotations

import argparse
import asyncio
import os
import random
import socket
import subprocess
import sys
import tempfile
import threading
import time
from collections import Counter
from collections.abc import Mapping, Sequence
from contextlib import ExitStack, closing, suppress
from pathlib import Path
from typing import Any

import httpx
from tests.soak.house import OPERATOR
from tests.table.parlour import PARLOUR

from gunbai.registry import registered
from gunbai.table.ops.admin import _played, run_on

ROOT = Path(__file__).parents[2]
PATIENCE = 60.0


class House:
    """The server under attack, over an SQLite file of its own."""

    def __init__(self, folder: Path) -> None:
        self.database = f"sqlite:///{folder}/tables.sqlite3"
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
        """Stop it, and return what it has logged."""
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

    What each is shown is searched for what the other hides.
    """

    def __init__(self, house: House, number: int) -> None:
        super().__init__(daemon=True)
        self._house = house
        self._secret = f"planted{number:04}{random.randrange(10**9)}"
        self.links: dict[str, Any] = {}
        self.acknowledged: list[str] = []
        self.statuses: Counter[int] = Counter()
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
                token, text = (mine, theirs)[number % 2], f"said {number}"
                reply = self._send(client, "POST", f"/api/s/{token}/note", {"text": text})
                if reply is not None and reply.status_code == 200:
                    self.acknowledged.append(text)
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


def crowd(house: House, writer: Writer, streams: int, stack: ExitStack) -> None:
    """Idle streams and half requests, as many of each; they stay until the stack is closed."""
    path = f"/w/{writer.links['watch']}/live"
    for begun in (f"GET {path} HTTP/1.1\r\nHost: x\r\n\r\n", "POST /tables HTTP/1.1\r\n"):
        for _ in range(streams):
            with suppress(OSError):
                line = stack.enter_context(
                    closing(socket.create_connection(("127.0.0.1", house.port), 5))
                )
                line.sendall(begun.encode())


def attack(house: House, writers: Sequence[Writer], asked: argparse.Namespace) -> int:
    """Kill the server at random moments for as long as is asked; return how often."""
    end, kills = time.monotonic() + asked.seconds, 0
    with ExitStack() as stack:
        while kills < asked.kills and time.monotonic() < end:
            if kills % 25 == 0 and writers[0].links:
                stack.close()
                crowd(house, writers[0], asked.streams, stack)
            time.sleep(random.expovariate(1 / asked.pause))
            house.kill()
            kills += 1
    return kills


def lost_and_doubled(house: House, writers: Sequence[Writer]) -> tuple[int, int]:
    """How much of what was acknowledged is missing, and how much is there twice."""
    lost = doubled = 0
    with house.client() as client:
        for writer in writers:
            token = writer.links["seats"][1]["token"]
            kept = [note["text"] for note in client.get(f"/api/s/{token}").json()["notes"]]
            lost += len(set(writer.acknowledged) - set(kept))
            doubled += len(kept) - len(set(kept))
    return lost, doubled


def soak(asked: argparse.Namespace) -> Mapping[str, int]:
    """Attack, and count what came of it."""
    registered()["parlour"] = PARLOUR
    with tempfile.TemporaryDirectory(prefix="gunbai-soak-") as name:
        house = House(Path(name))
        writers = [Writer(house, number) for number in range(asked.writers)]
        for writer in writers:
            writer.start()
        while not all(len(writer.acknowledged) > 2 for writer in writers):
            time.sleep(0.1)
        kills = attack(house, writers, asked)
        for writer in writers:
            writer.enough.set()
        for writer in writers:
            writer.join(PATIENCE)
        lost, doubled = lost_and_doubled(house, writers)
        with house.client() as client:
            headers = {"authorization": f"Bearer {OPERATOR}"}
            told = client.get("/metrics", headers=headers).text
        told += house.close()
        played = asyncio.run(run_on(house.database, _played))
        return {
            "kills": kills,
            "answers and notes acknowledged": sum(len(w.acknowledged) for w in writers),
            "of these lost": lost,
            "of these doubled": doubled,
            "responses": sum(sum(w.statuses.values()) for w in writers),
            "responses of status 500": sum(w.statuses[500] for w in writers),
            "planted secrets in what others are shown": sum(w.leaks for w in writers),
            "secrets in logs and figures": sum(
                secret in told for writer in writers for secret in writer.secrets
            ),
            "tables whose record plays again": played.played,
            "tables": len(writers),
        }


WRONG = ("of these lost", "of these doubled", "responses of status 500",
         "planted secrets in what others are shown", "secrets in logs and figures")  # fmt: skip


def main(arguments: Sequence[str] | None = None) -> int:
    """Attack and print; 1 where anything is wrong."""
    parser = argparse.ArgumentParser(description="Attack a server, and count what came of it.")
    parser.add_argument("--kills", type=int, default=1000)
    parser.add_argument("--seconds", type=int, default=1500, help="at most")
    parser.add_argument("--writers", type=int, default=4)
    parser.add_argument("--streams", type=int, default=500)
    parser.add_argument("--pause", type=float, default=0.5, help="between kills, on average")
    found = soak(parser.parse_args(arguments))
    print("| what | how many |\n| --- | --- |")
    print("\n".join(f"| {what} | {count:,} |" for what, count in found.items()))
    broken = any(found[what] for what in WRONG)
    return int(broken or found["tables"] != found["tables whose record plays again"])


if __name__ == "__main__":
    sys.exit(main())
