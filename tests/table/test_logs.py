"""Logs: no flood, no secret, a line for each event."""

from __future__ import annotations

import json
import logging
import sys
from pathlib import Path
from typing import Any

import pytest
from litestar.testing import TestClient
from tests.table.conftest import Table

from gunbai.table.access.links import fresh
from gunbai.table.app import create_app
from gunbai.table.ops.logs import Plain, Sparing, Structured


def record(message: str, *args: Any, **more: Any) -> logging.LogRecord:
    made = logging.LogRecord("gunbai.table", logging.ERROR, "f.py", 1, message, args, None)
    made.__dict__.update(more)
    return made


def test_the_same_line_is_written_once_a_minute_and_counted() -> None:
    now = [0.0]
    sparing = Sparing(60, lambda: now[0])
    passed = [sparing.filter(record("full")) for _ in range(1000)]
    assert passed == [True] + [False] * 999
    assert sparing.filter(record("another"))
    now[0] = 61
    late = record("full")
    assert sparing.filter(late)
    assert Plain().format(late).endswith("full (and 999 times before)")


def test_no_token_is_in_a_line_or_in_its_traceback() -> None:
    token = fresh()
    try:
        Path(f"/s/{token}/table").read_text()
    except OSError:
        error = sys.exc_info()
    for form in (Plain(), Structured()):
        said = form.format(record("GET /api/s/%s failed", token, exc_info=error))
        assert token not in said
        assert "/s/…/table" in said


def test_structured_lines_are_json() -> None:
    said = json.loads(Structured().format(record("%s failed", "it", fields={"status": 503})))
    assert {**said, "time": ""} == {
        "time": "", "level": "error", "logger": "gunbai.table", "message": "it failed",
        "status": 503,
    }  # fmt: skip


def test_a_database_file_taken_away_is_noticed_and_told_in_a_line(
    database: str, caplog: pytest.LogCaptureFixture
) -> None:
    file = Path(database.removeprefix("sqlite:///"))
    with TestClient(create_app(database), raise_server_exceptions=False) as client:
        table = Table(client, "Aki")
        table.answer(0, 0, "snow")
        kept = file.with_name("elsewhere")
        file.rename(kept)
        for _ in range(3):
            assert table.do(0, "note", text="lost").status_code == 503
            assert client.get(f"/s/{table.seats[0]}").status_code == 503
        wish = {"game": "parlour", "seats": [{"name": "Aki"}]}
        assert client.post("/api/tables", json=wish).status_code == 503
        kept.rename(file)
        assert table.do(0, "note", text="kept").status_code == 200
        assert [note["text"] for note in table.view(0)["notes"]] == ["kept"]
    assert caplog.records
    assert all(line.exc_info is None for line in caplog.records if line.name == "gunbai.table")
