"""A server with many tables: 500 that are played at once, and 1,000 that wait.

    python -m benchmarks.crowd [--tables N] [--idle N] [--json]

*Played at once*: every table is a game of tic-tac-toe for two, each seat on a line of its own, at a
person's pace: an answer a second at every table. The players are a process of Node on the same
machine (`benchmarks/web/players.cjs`), so that a server on two cores shares them with 1,000
clients. *Answered* is the time from giving an answer to seeing the new state in the same seat; an
error at any seat ends the run. *Processor* is what the server used for an answer, with its share of
opening the tables.

*That wait*: tables of Hierarchy, eight persons each, opened over the JSON API in a fresh server,
where nobody acts; and the same once one of them is played, when the server loads what Hierarchy
searches duels with. *Memory* is the resident set of the server, at its highest. Leaves with status
1 where a line misses its bar.
"""

from __future__ import annotations

import argparse
import json
import re
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx

from benchmarks.machine import machine
from benchmarks.web.__main__ import OURS, played, running, used

TABLES, IDLE = 500, 1000
PACE = 1.0
"""How long a seat thinks, in seconds."""
SEATS = 8
LOADING = 10.0
"""Seconds in which a server has loaded what a game needs."""
P99_BAR, MEMORY_BAR = 50.0, 200.0
"""Milliseconds for an answer, and MB for the tables that wait."""


def memory(process: int) -> float:
    """The resident set of a process at its highest, in MB."""
    found = re.search(r"VmHWM:\s+(\d+) kB", Path(f"/proc/{process}/status").read_text())
    assert found is not None
    return int(found[1]) / 1024


def at_once(tables: int) -> dict[str, Any]:
    """So many tables played at once; what it came to."""
    with running(OURS) as (process, port):
        before = used(process)
        (found,) = played(OURS, port, 1, PACE, games=tables, each=1)
        return {
            "what": f"{tables:,} tables played at once",
            "answers": found["answers"],
            "answers a second": found["rate"],
            "answered, median ms": found["middle"],
            "answered, p99 ms": found["late"],
            "the other seat, p99 ms": found["seen"],
            "processor, ms an answer": 1000 * (used(process) - before) / found["answers"],
            "memory, MB": memory(process),
            "bar": f"p99 under {P99_BAR:.0f} ms",
        }


def waiting(tables: int) -> Iterator[dict[str, Any]]:
    """So many tables that wait; what they take, and once somebody says a word at one of them."""
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
        token = reply.json()["seats"][0]["token"]
        client.post(f"/api/s/{token}/note", json={"text": "Here!"}).raise_for_status()
        time.sleep(LOADING)
        yield {"what": "the same, one of them played", "memory, MB": memory(process), "bar": ""}


def is_met(line: dict[str, Any]) -> bool:
    """Whether a line meets its bar."""
    if "answered, p99 ms" in line:
        return bool(line["answered, p99 ms"] < P99_BAR)
    return not line["bar"] or bool(line["memory, MB"] < MEMORY_BAR)


def measured(tables: int, idle: int) -> Iterator[dict[str, Any]]:
    """All lines."""
    yield at_once(tables)
    yield from waiting(idle)


def main() -> None:
    """Measure and print; 1 where a bar is missed."""
    parser = argparse.ArgumentParser(description="A server with many tables.")
    parser.add_argument("--tables", type=int, default=TABLES, help="played at once")
    parser.add_argument("--idle", type=int, default=IDLE, help="that wait")
    parser.add_argument("--json", action="store_true", help="print figures as JSON")
    asked = parser.parse_args()
    about, lines = machine(), list(measured(asked.tables, asked.idle))
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
