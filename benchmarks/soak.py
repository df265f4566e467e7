"""A server that is killed, full and crowded: what it lost, doubled or told.

    python -m benchmarks.soak [--seconds N] [--json]

Promised is that whatever was acknowledged is there once, after whatever happens; that no request
ends in an error of the server's own; and that nothing hidden leaves. Writers answer and speak while
the server, over an SQLite file, is killed as by a power cut at random moments; the same over
PostgreSQL, where by lot all of its processes are killed instead; while the disk of an SQLite file,
and that of PostgreSQL, fills up and is emptied, again and again; and while streams on which nothing
is said, clients who read a page a byte a second and requests that come a byte a second crowd it.
`make soak` does the same for an hour. Leaves with status 1 where a promise was broken.
"""

from __future__ import annotations

import argparse
import json
import sys

from tests.soak.__main__ import arguments, is_broken, rows, soak, table
from tests.soak.attacks import ATTACKS

from benchmarks.machine import machine

SECONDS, CRAWL, FILLS = 120, 30, 6


def main() -> None:
    """Attack and print; 1 where a promise was broken."""
    parser = argparse.ArgumentParser(description="A server that is killed, full and crowded.")
    parser.add_argument("--seconds", type=int, default=SECONDS, help="of kills, for each database")
    parser.add_argument("--json", action="store_true", help="print figures as JSON")
    asked = parser.parse_args()
    how = arguments(["--seconds", str(asked.seconds), "--crawl", str(CRAWL), "--fills", str(FILLS)])
    results = {name: soak(name, how) for name in ATTACKS}
    if asked.json:
        print(json.dumps({**machine(), "lines": list(rows(results))}, indent=2))
    else:
        print(table(results))
    sys.exit(any(map(is_broken, results.values())))


if __name__ == "__main__":
    main()
