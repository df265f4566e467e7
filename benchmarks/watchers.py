"""Fifteen pages at one table of Hierarchy: the work of one act, for all who watch it.

    python -m benchmarks.watchers [--acts N] [--json]

A recorded game of fifteen goes on, act by act, in a server of its own, while the page of every seat
is open and does what it does in a browser: it listens to its stream and takes what is new, and
where it is only told of a new version it asks for what has changed. Whoever acts sends the form of
their question, and sees what came of it like all others; where the stream does not bring it in time
their page asks. The next act comes when all fifteen pages show the last one, and have rested.

*The work of an act* is the processor time that the server used from one act to the next, the disk
included: checking and storing the answer, and drawing and sending fifteen pages.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import random
import tempfile
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import httpx
from msgspec.structs import replace

from benchmarks.machine import machine
from benchmarks.timing import Line, as_json, as_text, spread
from benchmarks.web.__main__ import OURS, running, used
from gunbai.core.entries import Answer
from gunbai.core.record import Record
from gunbai.play import bot_turn, new
from gunbai.table.access import links
from gunbai.table.pages.seat.acting import FOLLOWS, VERSION
from gunbai.table.storage.store import Store

SEATS = 15
BEGIN = 800
"""After so many entries the pages are opened."""
ACTS = 60
ROUNDS = 5
LATE = 0.15
"""Seconds after which a page that has answered asks for what its stream has not brought yet."""
REST = 0.5
"""Seconds that pages rest between two acts, as they do by themselves."""
PATIENCE = 20.0
BAR = 15.0
"""Milliseconds that one act may cost."""


def recorded(entries: int) -> Record:
    """A game of fifteen persons who play as bots would."""
    match, chance = new("hierarchy", ["beginner"] * SEATS, dice=7), random.Random(3)
    while match.version < entries:
        bot_turn(match, chance)
    header = match.record.header
    persons = tuple(replace(sitting, player="person") for sitting in header.seats)
    return replace(match.record, header=replace(header, seats=persons))


class Page:
    """The page of one seat, without the browser around it."""

    def __init__(self, client: httpx.AsyncClient, token: str) -> None:
        self._client = client
        self.base = f"/s/{token}"
        self.version = -1
        self.bytes = 0
        self.changed = asyncio.Event()

    async def open(self) -> None:
        """Load the page, then listen for as long as it is open."""
        self.bytes += len((await self._client.get(self.base)).content)
        async with self._client.stream("GET", f"{self.base}/live", timeout=None) as stream:
            event = ""
            async for line in stream.aiter_lines():
                name, _, said = line.partition(": ")
                event = said if name == "event" else event
                if name == "data":
                    await self._hear(event, said)

    async def _hear(self, event: str, said: str) -> None:
        self.bytes += len(said)
        if event == "page":
            self._see(int(json.loads(said)["version"]))
        elif event == "changed" and int(said) > self.version:
            if self.version >= 0:
                await self.look()
            self._see(int(said))

    async def look(self) -> None:
        """Ask for all that changes on it."""
        self.bytes += len((await self._client.get(f"{self.base}/table")).content)

    def _see(self, version: int) -> None:
        self.version = max(self.version, version)
        self.changed.set()

    async def shows(self, version: int) -> None:
        """Wait until it shows a version."""
        while self.version < version:
            self.changed.clear()
            await self.changed.wait()


async def played(port: str, process: int, host: str, acts: Sequence[Answer]) -> list[Line]:
    """Play the acts; what each came to."""
    site = f"http://127.0.0.1:{port}"
    limits = httpx.Limits(max_connections=100)
    async with httpx.AsyncClient(base_url=site, limits=limits, timeout=PATIENCE) as client:
        pages = [Page(client, links.seat_token(host, seat)) for seat in range(SEATS)]
        opened = [asyncio.create_task(page.open()) for page in pages]
        works, sent = [], []
        each = len(acts) // (ROUNDS + 1)
        for number in range(ROUNDS + 1):
            before, told = used(process), sum(page.bytes for page in pages)
            for act in acts[number * each : (number + 1) * each]:
                async with asyncio.timeout(PATIENCE):
                    await one(client, pages, act)
                await asyncio.sleep(REST)
            works.append(1000 * (used(process) - before) / each)
            sent.append((sum(page.bytes for page in pages) - told) / each / 1024)
        for task in opened:
            task.cancel()
        await asyncio.gather(*opened, return_exceptions=True)
    return [  # the first round loads all, and shows every page whole
        Line("the work of one act", "milliseconds", spread(works[1:])),
        Line("what is sent for it to all pages", "kB", spread(sent[1:])),
    ]


async def one(client: httpx.AsyncClient, pages: Sequence[Page], act: Answer) -> None:
    """One act, until every page shows it."""
    mine = pages[act.seat]
    fields = {"ask": str(act.ask), **filled_in(act.value)}
    headers = {"accept": "text/html", "hx-request": "true", FOLLOWS: "yes"}
    reply = await client.post(f"{mine.base}/answer", data=fields, headers=headers)
    assert reply.status_code == 204, reply.text
    version = int(reply.headers[VERSION])
    try:
        await asyncio.wait_for(mine.shows(version), LATE)
    except TimeoutError:
        await mine.look()
    await asyncio.gather(*(page.shows(version) for page in pages))


def filled_in(value: Any) -> dict[str, Any]:
    """An answer as the form of its question sends it."""
    if isinstance(value, dict) and "text" in value:
        return {"value": value["text"]}
    if isinstance(value, dict):
        return {f"value.{name}": str(points) for name, points in value.items()}
    return {"value": [str(item) for item in value] if isinstance(value, list) else str(value)}


async def prepared(database: str, record: Record) -> str:
    """A database with the table in it; its host's token."""
    store, host = Store(database), links.fresh()
    await store.open()
    await store.add("a" * 32, record, None, links.issued(host, "a" * 32, SEATS))
    await store.close()
    return host


def measured(acts: int) -> list[Line]:
    """Play, and measure."""
    whole = recorded(BEGIN + 3 * acts)
    later = [entry for entry in whole.entries[BEGIN:] if isinstance(entry, Answer)][:acts]
    with tempfile.TemporaryDirectory() as folder:
        host = asyncio.run(
            prepared(
                f"sqlite:///{Path(folder)}/tables.sqlite3",
                replace(whole, entries=whole.entries[:BEGIN]),
            )
        )
        with running(OURS, folder) as (process, port):
            return asyncio.run(played(port, process, host, later))


def main() -> None:
    """Measure and print; 1 where the bar is missed."""
    parser = argparse.ArgumentParser(description="The work of one act with fifteen who watch it.")
    parser.add_argument("--acts", type=int, default=ACTS)
    parser.add_argument("--json", action="store_true", help="print figures as JSON")
    asked = parser.parse_args()
    lines = measured(asked.acts)
    about: dict[str, Any] = machine()
    print(as_json(lines, **about) if asked.json else as_text(lines))
    if lines[0].figure.median > BAR:
        raise SystemExit(1)


if __name__ == "__main__":
    main()
