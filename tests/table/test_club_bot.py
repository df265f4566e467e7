"""The example of a bot that belongs to a club: it joins, sits down, is woken, and plays along."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Callable, Iterator
from socket import create_server
from threading import Thread
from time import monotonic, sleep
from typing import Any

import httpx
import pytest
from cryptography.fernet import Fernet
from tests.table.clubs import Club
from tests.table.conftest import PATIENCE, ROOT
from tests.table.town import Town, served

from gunbai.table.app import create_app
from gunbai.table.notices import notifier
from gunbai.table.notices.sending import Post, Sender
from gunbai.table.people.presence import HERE

EXAMPLE = ROOT / "examples" / "club_bot.py"


class Said:
    """What a process writes, line by line."""

    def __init__(self, process: subprocess.Popen[str]) -> None:
        self.process = process
        self.lines: list[str] = []
        Thread(target=self._read, daemon=True).start()

    def _read(self) -> None:
        assert self.process.stdout is not None
        for line in self.process.stdout:
            self.lines.append(line.strip())

    def until(self, words: str, times: int = 1) -> None:
        """Wait until it has said something so many times."""
        self.wait(lambda: sum(words in line for line in self.lines) >= times)

    def wait(self, is_so: Callable[[], bool]) -> None:
        end = monotonic() + PATIENCE
        while not is_so():
            assert monotonic() < end, self.lines
            assert self.process.poll() is None, self.lines
            sleep(0.05)


@pytest.fixture
def town(database: str) -> Town:
    return Town(database)


@pytest.fixture
def site(town: Town, monkeypatch: pytest.MonkeyPatch) -> Iterator[str]:
    """A server that looks at once whether there is a notice, and may call this machine."""
    monkeypatch.setattr(notifier, "EVERY", 0.1)
    key = Fernet.generate_key().decode()
    app = create_app(town.database, now=town.now, pause=0, notices="json", notice_key=key)
    app.state.notifier._sender = Sender(lambda: Post(trusted=("127.0.0.1",)))
    with served(app) as url:
        yield url


def test_it_joins_sits_down_is_woken_by_its_webhook_and_plays_along(town: Town, site: str) -> None:
    with create_server(("127.0.0.1", 0)) as free:
        port = free.getsockname()[1]
    with httpx.Client(base_url=site, timeout=PATIENCE) as client:
        club = Club(client, "Aki")  # type: ignore[arg-type]
        table: Any = club.table("Aki", "Aki", "Nobody", kept={0: "Aki"})
        command = [sys.executable, str(EXAMPLE), site, club.group, "Crow", "--every", "86400"]
        command += ["--hook", f"json://127.0.0.1:{port}/", "--port", str(port)]
        with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as process:
            try:
                crow = Said(process)
                crow.until("sits down at a table of parlour")
                crow.until("answers parlour.wish")
                table.answer(0, 0, "a wish")  # now both are asked for a guess
                town.at += HERE + 1  # and the bot has not looked for a while
                crow.until("answers parlour.guess")
                town.at += 1
                table.do(0, "what-if", after=3)  # the seat taken, two wishes
                town.at += HERE + 1
                crow.until("plays along at a what if")
                crow.until("answers parlour.guess", times=2)  # anew, at the second table
                people = client.get(f"/api/w/{table.watch}/company").json()["people"]
                assert people[1]["name"] == "Crow"
            finally:
                process.kill()
        assert [one["name"] for one in club.view("Aki")["people"]] == ["Aki", "Crow"]
