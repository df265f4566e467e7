"""Every kind of question that recorded games ask, for all hands and eyes, at the longest names.

Each is looked at on a phone and at a desk; its language, its colours, and which of the two axe
looks at, change from one to the next.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator

import pytest
from playwright.sync_api import Page, expect
from tests.table.screens.access import broken_words, small_targets, spilled
from tests.table.screens.conftest import House, put_turning_point_away
from tests.table.screens.driving import faults
from tests.table.screens.recorded import FORGET, moments, seated_at

SIZES = [(390, 844), (1280, 800)]
ZOOMED = [(320, 640), (640, 400)]
"""The narrowest phone, and a desk at 200 %."""
LANGUAGES = ("en", "ru")
RAW = re.compile(r"\b(?:snow|hierarchy|daimyo|table|core)\.[a-z][\w.-]*")
"""A key that has no words."""
KINDS = {"snow": 33, "hierarchy": 52, "daimyo": 44}
"""So many kinds of questions are asked in the recorded games at least."""


def go(page: Page, address: str, key: str) -> None:
    """Open a seat's page at its question."""
    page.goto(address)
    asked = f".ask[data-key='{key}'], .setup-step[data-key='{key}']"
    expect(page.locator(asked).first).to_be_attached()
    put_turning_point_away(page)


def lacking(page: Page, axe_at: int) -> Iterator[object]:
    """What of the open question is a fault."""
    for width, height in SIZES:
        page.set_viewport_size({"width": width, "height": height})
        yield from broken_words(page)
        if width == axe_at:
            yield from faults(page)
    yield from RAW.findall(page.locator("body").inner_text())
    page.set_viewport_size({"width": 390, "height": 844})
    yield from small_targets(page)


def too_wide(page: Page) -> Iterator[str]:
    """What reaches out of its part of the page, or out of the page."""
    for width, height in (*SIZES, *ZOOMED):
        page.set_viewport_size({"width": width, "height": height})
        yield from spilled(page)
        if page.evaluate("document.documentElement.scrollWidth") > width:
            yield f"wider than {width}"


@pytest.mark.parametrize("game", KINDS)
def test_no_kind_of_question_has_faults_for_hands_and_eyes(
    house: House, window: Callable[..., Page], game: str
) -> None:
    page = window(reduced_motion="reduce", has_touch=True)
    page.add_init_script(FORGET)
    found: dict[str, list[object]] = {}
    asked = moments(game)
    for turn, (key, moment) in enumerate(asked.items()):
        language, axe_at = LANGUAGES[turn % 2], (390, 1280)[turn // 2 % 2]
        page.emulate_media(color_scheme=("light", "dark")[turn // 4 % 2])
        go(page, f"{seated_at(house, moment)}?lang={language}", key)
        if what := list(lacking(page, axe_at)):
            found[key] = what
    assert found == {}
    assert len(asked) >= KINDS[game]


@pytest.mark.parametrize("game", KINDS)
def test_no_question_is_wider_than_the_page_at_the_longest_names(
    house: House, window: Callable[..., Page], game: str
) -> None:
    page = window(reduced_motion="reduce")
    page.add_init_script(FORGET)
    found: dict[str, list[str]] = {}
    for turn, (key, moment) in enumerate(moments(game).items()):
        language = LANGUAGES[turn % 2]
        go(page, f"{seated_at(house, moment, is_long=True)}?lang={language}", key)
        if wide := list(too_wide(page)):
            found[key] = wide
    assert found == {}
