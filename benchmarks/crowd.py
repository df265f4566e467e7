"""A server with many tables: 500 that are played at once, and 1,000 that wait.

    python -m benchmarks.crowd [--tables N] [--idle N] [--json]

*Played at once*: every table is a game of tic-tac-toe for two, each seat on a line of its own, at a
person's pace: an answer a second at every table. The players are a process of Node on the same
machine (`benchmarks/web/players.cjs`), so that a server on two cores shares them with 1,000
clients. *Answered* is the time from giving an answer to seeing the new state in the same seat; an
error at any seat ends the run. *Processor* is what the server used for an answer, with its share of
opening the tables. boardgame.io's server, which keeps all in memory, is given the same players in
the same run: where other programs want the processor too, both wait for it alike.

*That wait*: tables of Hierarchy, eight persons each, opened over the JSON API in a fresh server,
where nobody acts; and the same once another one was played by eight bots, when the server has
loaded what Hierarchy searches duels with. *Memory* is the resident set of the server, at its
highest. Leaves with status 1 where a line misses its bar.
"""

from __future__ import annotations

import argparse
import json
import re
import subprocess
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx

from benchmarks.machine import machine
from benchmarks.peers.__main__ import install
from benchmarks.web.__main__ import MEMORY, OURS, Server, Way, played, running, used

TABLES, IDLE = 500, 1000
PACE = 1.0
"""How long a seat thinks, in seconds."""
SEATS = 8
ROUNDS = 2
"""How many rounds of Hierarchy the bots play, and for how many seconds at most."""
PATIENCE = 180.0
P99_BAR, MEMORY_BAR = 50.0, 200.0
"""Milliseconds for an answer, and MB for the tables that wait."""


def memory(process: int) -> float:
    """The resident set of a process at its highest, in MB."""
    found = re.search(r"VmHWM:\s+(\d+) kB", Path(f"/proc/{process}/status").read_text())
    assert found is not None
    return int(found[1]) / 1024


def at_once(server: Server, tables: int) -> dict[str, Any]:
    """So many tables of a server played at once; what it came to."""
    with running(server) as (process, port):
        before = used(process)
        (found,) = played(server, port, 1, Way(each=1, pace=PACE), tables)
        return {
            "what": f"{tables:,} tables played at once, {server.name}",
            "answers": found["answers"],
            "answers a second": found["rate"],
            "answered, median ms": found["middle"],
            "answered, p99 ms": found["late"],
            "the other seat, p99 ms": found["seen"],
            "processor, ms an answer": 1000 * (used(process) - before) / found["answers"],
            "memory, MB": memory(process),
            "bar": f"p99 under {P99_BAR:.0f} ms" if server is OURS else "",
        }


def waiting(tables: int) -> Iterator[dict[str, Any]]:
    """So many tables that wait; what they take, and once another was played to its end."""
    seats = [{"name": f"Hero {number}"} for number in range(SEATS)]
    site = "http://127.0.0.1:{}"
    with (
        running(OURS) as (process, port),
        httpx.Client(base_url=site.format(port), timeout=60) as client,
    ):
        for _ in range(tables):
            reply = client.post("/api/tables", json={"game": "hierarchy", "seats": seats})
            reply.raise_for_status()
        yield {
            "what": f"{tables:,} tables that wait",
            "memory, MB": memory(process),
            "bar": f"under {MEMORY_BAR:.0f} MB",
        }
        play(client)
        yield {"what": "the same, another one played", "memory, MB": memory(process), "bar": ""}


def play(client: httpx.Client) -> None:
    """Let eight bots play Hierarchy to its end."""
    wish = {
        "game": "hierarchy",
        "seats": [{"player": "bot"}] * SEATS,
        "options": {"rounds_max": ROUNDS},
    }
    reply = client.post("/api/tables", json=wish)
    host, end = reply.raise_for_status().json()["host"], time.monotonic() + PATIENCE
    while not client.get(f"/api/h/{host}").raise_for_status().json()["over"]:
        if time.monotonic() > end:
            raise TimeoutError(f"Eight bots have not played a game within {PATIENCE:.0f} s.")
        time.sleep(1)


def is_met(line: dict[str, Any]) -> bool:
    """Whether a line meets its bar."""
    if not line["bar"]:
        return True
    if "answered, p99 ms" in line:
        return bool(line["answered, p99 ms"] < P99_BAR)
    return bool(line["memory, MB"] < MEMORY_BAR)


def measured(tables: int, idle: int) -> Iterator[dict[str, Any]]:
    """All lines."""
    for server in (OURS, MEMORY):
        yield at_once(server, tables)
    yield from waiting(idle)


def main() -> None:
    """Measure and print; 1 where a bar is missed."""
    parser = argparse.ArgumentParser(description="A server with many tables.")
    parser.add_argument("--tables", type=int, default=TABLES, help="played at once")
    parser.add_argument("--idle", type=int, default=IDLE, help="that wait")
    parser.add_argument("--json", action="store_true", help="print figures as JSON")
    asked = parser.parse_args()
    install()
    try:
        about, lines = machine(), list(measured(asked.tables, asked.idle))
    except subprocess.CalledProcessError as failure:
        raise SystemExit(failure.stderr) from None
    print(json.dumps({**about, "lines": lines}, indent=2) if asked.json else text(lines))
    if not all(map(is_met, lines)):
        raise SystemExit(1)


def text(lines: list[dict[str, Any]]) -> str:
    """The figures for the screen, a line each."""
    return "\n".join(
        f"{line['what']:28} "
        + ", ".join(
            f"{name} {value if isinstance(value, str) else f'{value:.3g}'}"
            for name, value in line.items()
            if name != "what"
        )
        for line in lines
    )


if __name__ == "__main__":
    main()
