"""Attack a server for a while, and print what came of it, as a table.

    python -m tests.soak [--only ATTACK] [--kills N] [--seconds N] [--writers N] [--streams N]

*SQLite killed*: the server is killed as by a power cut at random moments while writers answer and
speak; half requests and idle streams crowd it. *PostgreSQL killed*: the same, and by lot all
processes of PostgreSQL instead. *Full disk*: the disk of an SQLite file fills up and is emptied,
again and again; every second time the server is killed meanwhile. *Full disk of PostgreSQL*: the
same of a disk that holds all of PostgreSQL, its log of writes included; where it breaks down it is
started again once there is room. *Slow clients*: hundreds of streams on which nothing is said,
clients who read a page a byte a second, and requests that come a byte a second. After each
everything that was acknowledged must be there once, every record must play again, and no planted
secret may have left: not in a page, a view, a log or the figures. Leaves with status 1 where
anything is wrong.
"""

from __future__ import annotations

import argparse
import asyncio
import sys
import tempfile
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path

from tests.soak.attacks import ATTACKS
from tests.soak.house import OPERATOR
from tests.soak.under import PATIENCE, House, Writer
from tests.table.parlour import PARLOUR

from gunbai.registry import registered
from gunbai.table.ops.admin import _played, run_on

WRONG = ("of these lost", "of these doubled", "of these cut short", "responses of status 500",
         "planted secrets in what others are shown", "secrets in logs and figures")  # fmt: skip


def soak(name: str, asked: argparse.Namespace) -> Mapping[str, int]:
    """Attack in one way, and count what came of it."""
    registered()["parlour"] = PARLOUR
    with tempfile.TemporaryDirectory(prefix="gunbai-soak-") as place:
        folder = Path(place)
        with ATTACKS[name](folder) as (database, attack):
            house = House(folder, database)
            writers = [Writer(house, number) for number in range(asked.writers)]
            try:
                for writer in writers:
                    writer.start()
                for writer in writers:
                    writer.wait_for(3)
                counted = attack(house, writers, asked)
                return {**counted, **what_came_of_it(house, writers)}
            finally:
                house.close()


def what_came_of_it(house: House, writers: Sequence[Writer]) -> Mapping[str, int]:
    """Let the writers stop, and reckon up."""
    for writer in writers:
        writer.enough.set()
    for writer in writers:
        writer.join(PATIENCE)
    lost, doubled = lost_and_doubled(house, writers)
    with house.client() as client:
        headers = {"authorization": f"Bearer {OPERATOR}"}
        told = client.get("/metrics", headers=headers).text
    logged = house.close()
    if any(writer.statuses[500] for writer in writers):
        print(logged[-20_000:], file=sys.stderr)  # why the server broke
    told += logged
    played = asyncio.run(run_on(house.database, _played))
    return {
        "answers and notes acknowledged": sum(len(w.acknowledged) for w in writers),
        "of these lost": lost,
        "of these doubled": doubled,
        "responses": sum(w.statuses.total() for w in writers),
        "responses of status 500": sum(w.statuses[500] for w in writers),
        "planted secrets in what others are shown": sum(w.leaks for w in writers),
        "secrets in logs and figures": sum(
            secret in told for writer in writers for secret in writer.secrets
        ),
        "tables whose record plays again": played.played,
        "tables": len(writers),
    }


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


def is_broken(found: Mapping[str, int]) -> bool:
    """Whether an attack did any harm."""
    harm = any(found.get(what) for what in WRONG)
    return harm or found["tables"] != found["tables whose record plays again"]


def rows(results: Mapping[str, Mapping[str, int]]) -> Iterator[dict[str, str]]:
    """What came of the attacks, a row for each thing that was counted."""
    for what in dict.fromkeys(what for found in results.values() for what in found):
        counts = {name: found.get(what) for name, found in results.items()}
        told = {name: "" if count is None else f"{count:,}" for name, count in counts.items()}
        yield {"what": what, **told}


def table(results: Mapping[str, Mapping[str, int]]) -> str:
    """The same as Markdown."""
    lines = [["what", *results], ["---"] * (len(results) + 1)]
    lines += [list(row.values()) for row in rows(results)]
    return "\n".join(f"| {' | '.join(line)} |" for line in lines)


def arguments(given: Sequence[str] | None = None) -> argparse.Namespace:
    """How it is to be attacked."""
    parser = argparse.ArgumentParser(description="Attack a server, and count what came of it.")
    parser.add_argument("--only", action="append", choices=ATTACKS, help="may be repeated")
    parser.add_argument("--kills", type=int, default=1000, help="over each database")
    parser.add_argument("--seconds", type=int, default=1500, help="of kills, at most")
    parser.add_argument("--writers", type=int, default=4)
    parser.add_argument("--streams", type=int, default=500)
    parser.add_argument("--pause", type=float, default=0.5, help="between kills, on average")
    parser.add_argument("--fills", type=int, default=20, help="how often the disk is full")
    parser.add_argument("--crawl", type=int, default=120, help="seconds of slow clients")
    return parser.parse_args(given)


def main(given: Sequence[str] | None = None) -> int:
    """Attack and print; 1 where anything is wrong."""
    asked = arguments(given)
    results = {name: soak(name, asked) for name in asked.only or ATTACKS}
    print(table(results))
    return int(any(map(is_broken, results.values())))


if __name__ == "__main__":
    sys.exit(main())
