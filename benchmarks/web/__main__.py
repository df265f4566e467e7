"""Answers a second of the web table and of boardgame.io's server, with 50 games at once.

    python -m benchmarks.web [--rounds N] [--json]

The same game (tic-tac-toe, for two), the same players (`benchmarks/web/players.cjs`, a process of
Node), the same machine, over loopback; each server is one process. Both seats of every game are
clients of their own, each with a WebSocket on which its answers go up and new states come down, as
both servers offer it. *Answered* is the time from giving an answer to seeing the new state in the
same seat, *the other seat* until the other one sees it too.

*As fast as they can*: whoever sees that it is its turn answers at once, so that 50 answers are
always under way, and the times are mostly those of waiting in line. *20 games a table*: about 150
answers at a table, as many as a short game of ours has; *one game a table*: 5 to 9 answers, so that
every few of them two clients leave and two others join. *At a person's pace*: a table has an answer
a second, and one game. *Processor* is what the server used for an answer, with its share of opening
the tables, whatever else the machine did meanwhile.

Ours keeps what it always keeps: each answer is checked, and on disk (SQLite, synchronized) before
anybody hears of it. boardgame.io keeps matches in memory, unless told otherwise; *files* is its own
store of files, which does not wait for the disk.
"""

from __future__ import annotations

import argparse
import json
import os
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any

from benchmarks.machine import machine
from benchmarks.peers.__main__ import PEERS, ROOT, install
from benchmarks.timing import Spread, spread

HERE = "benchmarks/web"
TABLES = 50
"""Tables at which people play at once."""
ROUNDS = 3
MINUTES = 4
"""How long the rounds of one server may take."""


@dataclass(frozen=True)
class Way:
    """How people play: so many games at a table, so many tables one after the other in a round.

    ``pace`` is how long a seat thinks, in seconds.
    """

    games: int = 1
    each: int = 5
    pace: float = 0.0


WAYS = {
    "as fast as they can, 20 games a table": Way(games=20, each=1),
    "as fast as they can, one game a table": Way(),
    "at a person's pace": Way(pace=1.0),
}


@dataclass(frozen=True)
class Server:
    """A server: its name, how players speak to it, what starts it on data in a folder."""

    name: str
    speech: str
    command: tuple[str, ...]

    def started(self, folder: str) -> list[str]:
        """The command, for this folder."""
        return [part.replace("FOLDER", folder) for part in self.command]


OURS = Server(
    "Gunbai, SQLite",
    "gunbai",
    (sys.executable, "-m", "benchmarks.web.gunbai_server", "sqlite:///FOLDER/tables.sqlite3"),
)
MEMORY = Server("boardgame.io, memory", "boardgame", ("node", f"{HERE}/boardgame_server.cjs"))
FILES = Server("boardgame.io, files", "boardgame", (*MEMORY.command, "FOLDER"))
SERVERS = (OURS, MEMORY, FILES)

OUR_WAY = (
    "Ours works longer at an answer, in Python: it is checked by the rulebook, waits until it is on"
    " disk, and every seat is shown a view of its own."
)
AHEAD = {
    MEMORY.name: (f"it keeps a match in memory only. {OUR_WAY}"),
    FILES.name: (
        "it writes whole files without waiting until they are on disk, and looks nothing up."
        f" {OUR_WAY}"
    ),
}


@contextmanager
def running(server: Server, data: str | None = None) -> Iterator[tuple[int, str]]:
    """A server on data of its own, or on those in a folder; its process, and its port."""
    with tempfile.TemporaryDirectory() as own:
        folder = data or own
        process = subprocess.Popen(
            server.started(folder),
            cwd=ROOT,
            env=environment(),
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
        )
        assert process.stdin is not None
        assert process.stdout is not None
        try:
            yield process.pid, process.stdout.readline().strip()
        finally:
            process.stdin.close()  # it leaves by itself then
            try:
                process.wait(10)
            except subprocess.TimeoutExpired:
                process.kill()
                process.wait()
            process.stdout.close()


def environment() -> Mapping[str, str]:
    """Where Node finds the peers."""
    return {**os.environ, "NODE_PATH": str(PEERS / "node_modules")}


def played(
    server: Server, port: str, rounds: int, way: Way, tables: int = TABLES
) -> Sequence[Mapping[str, float]]:
    """Let people play at so many tables at once; what each round came to."""
    numbers = map(str, (tables, rounds, way.each, way.games, way.pace))
    run = subprocess.run(
        ["node", f"{HERE}/players.cjs", server.speech, port, *numbers],
        cwd=ROOT,
        env=environment(),
        capture_output=True,
        text=True,
        check=True,
        timeout=60 * MINUTES,
    )
    found: Sequence[Mapping[str, float]] = json.loads(run.stdout)
    return found


def used(process: int) -> float:
    """Seconds of processor time that a process has used so far."""
    fields = Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def line(server: Server, how: str, rounds: int) -> dict[str, Any]:
    """A line of figures: one server, played at in one way."""
    with running(server) as (process, port):
        played(server, port, 1, Way())  # so that all is loaded
        before = used(process)
        found = played(server, port, rounds, WAYS[how])
        taken = used(process) - before
    return {
        "server": server.name,
        "players": how,
        "answers a second": plain([one["rate"] for one in found]),
        "answered, median ms": plain([one["middle"] for one in found]),
        "answered, p99 ms": plain([one["late"] for one in found]),
        "the other seat, p99 ms": plain([one["seen"] for one in found]),
        "processor, ms an answer": 1000 * taken / sum(one["answers"] for one in found),
    }


def plain(samples: Sequence[float]) -> Mapping[str, Any]:
    """Median and quartiles of the rounds."""
    return asdict(spread(samples))


def measured(rounds: int) -> Iterator[dict[str, Any]]:
    """Every server in every way; a line that says why, where one could not be measured."""
    for how in WAYS:
        for server in SERVERS:
            print(f"{server.name}, {how}…", file=sys.stderr)
            try:
                yield line(server, how, rounds)
            except (OSError, subprocess.SubprocessError) as failure:
                said = str(getattr(failure, "stderr", "") or failure).strip().splitlines()
                yield {"server": server.name, "players": how, "missing": said[-1] if said else "?"}


def versions() -> dict[str, str]:
    """Of boardgame.io and of Node, where they are there."""
    package = PEERS / "node_modules" / "boardgame.io" / "package.json"
    found = {"boardgame.io": json.loads(package.read_text())["version"]} if package.exists() else {}
    node = shutil.which("node")
    if node is not None:
        said = subprocess.run([node, "--version"], capture_output=True, text=True, check=False)
        found["node"] = said.stdout.strip().lstrip("v")
    return found


def notes(lines: Sequence[Mapping[str, Any]]) -> Iterator[str]:
    """Where a peer is ahead, and why."""
    for name, why in AHEAD.items():
        if any(is_ahead(name, how, lines) for how in WAYS):
            yield f"**{name} is ahead**: {why}"


def is_ahead(name: str, how: str, lines: Sequence[Mapping[str, Any]]) -> bool:
    """Whether a server answers sooner than ours in a way of playing, or more often."""
    found = {one["server"]: one for one in lines if one["players"] == how and "missing" not in one}
    if not {name, OURS.name} <= found.keys():
        return False
    peer, ours = found[name], found[OURS.name]
    sooner = median(peer, "answered, p99 ms") < median(ours, "answered, p99 ms")
    oftener = median(peer, "answers a second") > median(ours, "answers a second")
    return sooner or (oftener and not WAYS[how].pace)


def median(one: Mapping[str, Any], what: str) -> float:
    """The median of a figure of a line."""
    found: float = one[what]["median"]
    return found


def as_text(lines: Sequence[Mapping[str, Any]]) -> str:
    """The figures for the screen, a line each."""
    return "\n".join(
        f"{one['server']:22} {one['players']:40} "
        + (one.get("missing") or ", ".join(f"{name} {said(value)}" for name, value in figures(one)))
        for one in lines
    )


def figures(one: Mapping[str, Any]) -> Iterator[tuple[str, Any]]:
    """The figures of a line, without its names."""
    return ((name, value) for name, value in one.items() if name not in ("server", "players"))


def said(value: Any) -> str:
    """A figure for the screen."""
    return str(Spread(**value)) if isinstance(value, Mapping) else f"{value:.3g}"


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(description="The web table beside boardgame.io's server.")
    parser.add_argument("--rounds", type=int, default=ROUNDS, choices=range(1, 21), metavar="N")
    parser.add_argument("--json", action="store_true", help="print figures as JSON")
    asked = parser.parse_args()
    install()
    about, lines = machine(), list(measured(asked.rounds))
    told = {**about, **versions(), "lines": lines, "notes": list(notes(lines))}
    print(json.dumps(told, indent=2) if asked.json else as_text(lines))


if __name__ == "__main__":
    main()
