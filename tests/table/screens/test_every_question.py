"""Every kind of question that recorded games ask, in both languages, on a phone and at a desk."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect
from tests.table.screens.conftest import House, put_turning_point_away
from tests.table.screens.reach import out_of_reach

from gunbai.branching import branch
from gunbai.core.record import load
from gunbai.core.script import Seat
from gunbai.core.seating import PERSON, Wish
from gunbai.play import retrace
from gunbai.table.access.links import seat_token

RECORDS = Path(__file__).parents[2] / "records"
SIZES = [(390, 844), (1280, 800)]
LANGUAGES = ("en", "ru")
KINDS = {"snow": 33, "hierarchy": 52, "daimyo": 44}
"""So many kinds of questions are asked in the recorded games at least."""


@cache
def moments(game: str) -> dict[str, tuple[int, Path, Seat]]:
    """By kinds of questions: after how many entries of a record one is asked, and whom.

    The earliest of all recorded games, which is soonest played to.
    """
    found: dict[str, tuple[int, Path, Seat]] = {}
    for path in RECORDS.glob(f"{game}-*.gunbai"):
        for match in retrace(load(path.read_bytes())):
            for ask in match.open.values():
                if ask.seat is not None:
                    moment = match.version, path, ask.seat
                    found[ask.key] = min(found.get(ask.key, moment), moment)
    return found


def seated_at(house: House, path: Path, version: int, seat: Seat) -> str:
    """The page of a seat at a table that goes on from a moment of a recorded game."""
    record = load(path.read_bytes())
    people = [Wish(sitting.name, PERSON) for sitting in record.header.seats]
    return f"/s/{seat_token(house.take_in(branch(record, version, people)), seat)}"


@pytest.mark.parametrize("game", KINDS)
def test_head_choices_and_button_of_every_kind_of_question_are_on_the_screen_at_once(
    house: House, window: Callable[..., Page], game: str
) -> None:
    page = window(reduced_motion="reduce")
    found: dict[tuple[str, str, int], list[str]] = {}
    asked = moments(game)
    for key, (version, path, seat) in asked.items():
        address = seated_at(house, path, version, seat)
        for language in LANGUAGES:
            page.goto(f"{address}?lang={language}")
            asked_here = f".ask[data-key='{key}'], .setup-step[data-key='{key}']"
            expect(page.locator(asked_here).first).to_be_attached()
            put_turning_point_away(page)
            for width, height in SIZES:
                page.set_viewport_size({"width": width, "height": height})
                if lacking := out_of_reach(page):
                    found[key, language, width] = lacking
    assert found == {}
    assert len(asked) >= KINDS[game]
