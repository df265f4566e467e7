"""Decisions a second of random games, Gunbai's and its peers', all in one run.

    python -m benchmarks.peers [--json]

Each library plays through its own usual loop; where chance is a step of its own, *entries* count it
too. One generator chooses at random, and goes on from game to game; our small games are played at a
table that is laid once (`gunbai.Opening`), and take their dice from it too. Peers are compared with
Snow, and with the very same game where we have written it as a script (`benchmarks/games`). The
games of PettingZoo and RLCard make an observation at every step: *as an environment* compares them
with `gunbai.env` in a loop of agents (the same game, or else Snow).

Gunbai is measured first and last, and compared by the lower of the two: if they differ, so did the
machine. `benchmarks/peers/setup.sh` installs the peers into `.peers`, if they are not there.
"""

from __future__ import annotations

import argparse
import json
import os
import subprocess
import sys
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from benchmarks.machine import machine

ROOT = Path(__file__).parents[2]
PEERS = ROOT / ".peers"
OURS = "Gunbai"
MINUTES = 5
"""How long one peer's script may take."""


@dataclass(frozen=True)
class Peer:
    """A library: its name, its script here, the name of its install log, how it plays."""

    name: str
    script: str
    log: str
    engine: str

    def command(self) -> list[str]:
        """What measures it."""
        if self.script.endswith(".cjs"):
            return ["node", f"benchmarks/peers/{self.script}"]
        python = sys.executable if self.name == OURS else str(PEERS / "bin" / "python")
        return [python, "-m", f"benchmarks.peers.{self.script}"]


US = Peer(OURS, "gunbai_games", "", "Python")
OTHERS = (
    Peer("OpenSpiel", "open_spiel", "open_spiel", "C++, looped in Python"),
    Peer("PettingZoo classic", "pettingzoo_classic", "pettingzoo", "Python"),
    Peer("RLCard", "rlcard", "rlcard", "Python"),
    Peer("PokerKit", "pokerkit", "pokerkit", "Python"),
    Peer("python-chess", "chess", "chess", "Python"),
    Peer("boardgame.io", "boardgame.cjs", "boardgame", "JavaScript"),
)


def install() -> None:
    """Install the peers, if that was not done yet; what could not be is told by `why`."""
    if not (PEERS / "bin").exists():
        setup = ROOT / "benchmarks" / "peers" / "setup.sh"
        subprocess.run(["sh", setup, sys.executable], check=False, stdout=sys.stderr)


def measure(peer: Peer) -> Mapping[str, Any]:
    """Run a peer's script; its figures, or why there are none."""
    about = {"peer": peer.name, "engine": peer.engine}
    environment = {**os.environ, "NODE_PATH": str(PEERS / "node_modules")}
    try:
        run = subprocess.run(
            peer.command(),
            cwd=ROOT,
            env=environment,
            capture_output=True,
            text=True,
            check=True,
            timeout=60 * MINUTES,
        )
    except (OSError, subprocess.SubprocessError) as failure:
        return {**about, "missing": why(peer, failure), "lines": []}
    return {**about, **json.loads(run.stdout)}


def why(peer: Peer, failure: Exception) -> str:
    """Why a peer was not measured, in a line: what its installation said last, or its script."""
    log = PEERS / f"{peer.log}.log"
    said = log.read_text() if peer.log and log.exists() else ""
    said = said or str(getattr(failure, "stderr", "") or failure)
    lines = [line.strip() for line in said.splitlines() if line.strip()]
    return lines[-1] if lines else "no reason was given"


def all_measured() -> Iterator[Mapping[str, Any]]:
    """Everyone's figures, ours first and last."""
    yield measure(US)
    yield from map(measure, OTHERS)
    yield measure(US)


def as_text(peers: Sequence[Mapping[str, Any]]) -> str:
    """The figures for the screen, a line a game."""
    said = []
    for peer in peers:
        if "missing" in peer:
            said.append(f"{peer['peer']:20} not measured: {peer['missing']}")
        for line in peer["lines"]:
            median, (low, high) = line["figure"]["median"], line["figure"]["quartiles"]
            said.append(
                f"{peer['peer']:20} {line['name']:36} {median:>11,.0f} ({low:,.0f}–{high:,.0f})"
            )
    return "\n".join(said)


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(description="Random play beside the peers.")
    parser.add_argument("--json", action="store_true", help="print figures as JSON")
    asked = parser.parse_args()
    install()
    about, peers = machine(), list(all_measured())
    print(json.dumps({**about, "peers": peers}, indent=2) if asked.json else as_text(peers))


if __name__ == "__main__":
    main()
