"""Servers as processes of their own."""

from __future__ import annotations

import json
from collections.abc import Iterator
from contextlib import contextmanager

import httpx
from tests.table.conftest import PATIENCE


@contextmanager
def listening(client: httpx.Client, path: str) -> Iterator[Iterator[str]]:
    """The lines of a stream of events, blank ones left out."""
    with client.stream("GET", path, timeout=PATIENCE) as stream:
        assert stream.status_code == 200
        assert stream.headers["content-type"].startswith("text/event-stream")
        assert stream.headers["cache-control"] == "no-store"
        yield (line for line in stream.iter_lines() if line)


def versions(lines: Iterator[str]) -> Iterator[int]:
    """The versions that a stream tells of, by number or with the page itself."""
    said = (line[6:] for line in lines if line.startswith("data: "))
    return (int(s if s.isdigit() else json.loads(s)["version"]) for s in said)
