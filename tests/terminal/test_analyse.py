"""gunbai record analyse, and the same at the end of a story."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from tests.terminal.conftest import Gunbai

FILE = Path(__file__).parents[1] / "records" / "snow-one-winner.gunbai"
TITLES = ("How the dice fell", "How it was played", "What cost most")


def test_luck_play_and_what_cost_most(gunbai: Gunbai) -> None:
    told = gunbai("record", "analyse", FILE)
    assert told.exit_code == 0
    for title in TITLES:
        assert title in told.stdout
    assert "estimated" in told.stdout
    assert "successes" in told.stdout


def test_figures_as_json(gunbai: Gunbai) -> None:
    found = json.loads(gunbai("record", "analyse", FILE, "--json").stdout)
    assert len(found["costly"]) == 3
    assert found["costly"][0]["judged"]["exact"] in (True, False)
    assert found["luck"][0]["unit"] == "snow.unit.luck"


@pytest.mark.parametrize("form", ["md", "html"])
def test_it_stands_at_the_end_of_the_story(gunbai: Gunbai, form: str) -> None:
    told = gunbai("record", "export", FILE, "--to", form).stdout
    places = [told.index(title) for title in TITLES]
    assert places == sorted(places)
