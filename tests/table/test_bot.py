"""The example bot plays a seat of a real server."""

from __future__ import annotations

import json
import subprocess
import sys

import pytest
from tests.table.conftest import PATIENCE, Server, Table
from tests.table.example import EXAMPLE, bot


def test_the_example_is_short_and_needs_nothing_installed() -> None:
    lines = EXAMPLE.read_text().splitlines()
    code = [line for line in lines if line.strip() and not line.strip().startswith(('"""', "#"))]
    assert len(code) <= 50
    assert not [line for line in code if line.startswith(("import gunbai", "from gunbai"))]


def test_two_example_bots_play_a_year_of_snow(server: Server) -> None:
    with server.client() as client:
        table = Table(client, "Emperor", "Aki", game="snow", options={"rounds": 1})
    command = [sys.executable, str(EXAMPLE), server.url]
    players = [subprocess.Popen([*command, token], stdout=subprocess.PIPE) for token in table.seats]
    outcomes = [json.loads(player.communicate(timeout=3 * PATIENCE)[0]) for player in players]
    assert outcomes[0] == outcomes[1]
    assert set(outcomes[0]["scores"]) <= {"0", "1"}


def test_an_order_is_left_to_whoever_writes_a_bot() -> None:
    with pytest.raises(SystemExit, match=r"daimyo\.move"):
        bot.decide({"kind": "order", "key": "daimyo.move"}, {})
