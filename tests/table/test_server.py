"""The server process: what it settles before it serves."""

from __future__ import annotations

import gc
import sys

import pytest

from gunbai.table import server
from gunbai.table.ops import logs
from gunbai.table.ops.settings import Settings


def test_what_stands_from_the_start_is_no_longer_searched_for_garbage(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(server, "handed_on", lambda: Settings(database))
    monkeypatch.setattr(logs, "configure", lambda _kind: None)
    assert server.settle in server.worker().on_startup
    before, turn = gc.get_threshold(), sys.getswitchinterval()
    try:
        server.settle()
        assert gc.get_freeze_count() > 10_000
        assert len(gc.get_objects()) < 10_000
        assert gc.get_threshold() == server.SEARCH
        assert sys.getswitchinterval() == pytest.approx(server.TURN)
    finally:
        gc.set_threshold(*before)
        sys.setswitchinterval(turn)
        gc.unfreeze()


def test_a_line_stays_open_while_a_person_thinks() -> None:
    assert server.SETTINGS["timeout_keep_alive"] >= 60
