"""Every kind of question that the games ask, in both languages, on a phone and at a desk."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

import pytest
from playwright.sync_api import Page, expect
from tests.staged import staged
from tests.table.screens.conftest import House, put_turning_point_away
from tests.table.screens.reach import out_of_reach
from tests.table.screens.recorded import FORGET, moments, seated_at

from gunbai.play import new
from gunbai.registry import find
from gunbai.testing import answer_random
from gunbai.testing.random_play import random_seats, short_options

PHONE, DESK = (390, 844), (1280, 800)
WINDOWS = {"en": (PHONE, DESK), "ru": (DESK, PHONE)}
"""The windows in which a question is looked at by languages: one turns to the next in the same."""
RECORDED = {"snow": 33, "hierarchy": 52, "daimyo": 44}
"""So many kinds of questions are asked in the recorded games at least."""


@pytest.mark.parametrize("game", RECORDED)
def test_head_choices_and_button_of_every_kind_of_question_are_on_the_screen_at_once(
    house: House, window: Callable[..., Page], game: str
) -> None:
    page = window(reduced_motion="reduce")
    page.add_init_script(FORGET)
    found: dict[tuple[str, str, int], list[str]] = {}
    recorded = moments(game)
    asked = {**staged(game), **recorded}
    for key, moment in asked.items():
        address = seated_at(house, moment)
        for language, sizes in WINDOWS.items():
            page.goto(f"{address}?lang={language}")
            asked_here = f".ask[data-key='{key}'], .setup-step[data-key='{key}']"
            expect(page.locator(asked_here).first).to_be_attached()
            put_turning_point_away(page)
            for width, height in sizes:
                page.set_viewport_size({"width": width, "height": height})
                if lacking := out_of_reach(page):
                    found[key, language, width] = lacking
    assert found == {}
    assert len(recorded) >= RECORDED[game]


@pytest.mark.parametrize("game", RECORDED)
def test_random_games_ask_nothing_that_is_not_looked_at(game: str) -> None:
    looked_at = staged(game).keys() | moments(game).keys()
    for seed in range(20):
        rng = Random(seed)
        seats = random_seats(find(game), rng)
        match = new(game, seats, short_options(find(game), rng), rng.choice(("typed", seed)))
        while match.open:
            assert {ask.key for ask in match.open.values()} <= looked_at
            answer_random(match, next(iter(match.open)), rng)
