"""A desk's screen: question, board, what just happened, scroll and talk lie side by side."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page, expect
from tests.table.screens.conftest import House, put_turning_point_away
from tests.table.screens.driving import answer, play
from tests.table.screens.evening import LIVELY, PEOPLE, drive

SIZES = [
    (1100, 720),
    (1280, 720),
    (1280, 800),
    (1440, 900),
    (1600, 900),
    (1680, 1050),
    (1920, 1080),
]
LINES = 3
"""So many lines of the scroll are seen at least."""

PARTS = "#happened, .asking, #board, #story, #notes, #note, .about-table"
COVERED = """(parts) => {
    const boxOf = (one) => one.getBoundingClientRect();
    const within = (part) => {  // what its column shows of it; the rest is scrolled to
        const { left, right, top, bottom } = boxOf(part);
        const frame = boxOf(part.parentElement.closest('.side') || document.body);
        return [left, right, Math.max(top, frame.top), Math.min(bottom, frame.bottom)];
    };
    const seen = [...document.querySelectorAll(parts)].filter((part) => part.checkVisibility());
    const boxes = seen.map((part) => [part.id || part.className, ...within(part)]);
    const out = boxes.filter(([, , right, , bottom]) =>
        bottom > innerHeight + 1 || right > innerWidth + 1);
    const over = boxes.flatMap(([one, ...a], n) => boxes.slice(n + 1).filter(([, ...b]) =>
        Math.min(a[1], b[1]) - Math.max(a[0], b[0]) > 7
        && Math.min(a[3], b[3]) - Math.max(a[2], b[2]) > 1
    ).map(([other]) => `${one} over ${other}`));
    return [...out.map(([one]) => `${one} beyond the edge`), ...over];
}"""


def after_dice(house: House, game: str) -> str:
    """A seat's page in the midst of a game, with something that just happened."""
    if game == "snow":
        links = house.open_table(game, "random", "Aki", options={"rounds": 1})
        return f"/s/{play(house, links, 'snow.scene-summer')}"
    if game == "hierarchy":
        links = house.open_table(game, *PEOPLE, options=LIVELY)
        return f"/s/{drive(house, links, 'hierarchy.gift')}"
    return f"/s/{house.open_table(game, 'Aki', 'steady')['seats'][0]['token']}"


def lines_seen(page: Page) -> float:
    """How many lines the scroll has room for."""
    high: float = page.evaluate(
        """() => {
            const paper = document.querySelector('#paper');
            return paper.clientHeight / parseFloat(getComputedStyle(paper).lineHeight);
        }"""
    )
    return high


@pytest.mark.parametrize("language", ["en", "ru"])
@pytest.mark.parametrize("game", ["snow", "hierarchy", "daimyo"])
def test_nothing_lies_over_another_however_much_just_happened(
    house: House, window: Callable[..., Page], game: str, language: str
) -> None:
    page = window(reduced_motion="reduce")
    page.goto(f"{after_dice(house, game)}?lang={language}")
    while not page.locator("#happened .die").count():
        answer(page)
    put_turning_point_away(page)
    page.locator(".happened-all summary").click()
    faults: dict[Any, Any] = {}
    for size in SIZES:
        page.set_viewport_size({"width": size[0], "height": size[1]})
        to_talk, to_story = page.locator("#story .aside-turn"), page.locator("#talk .aside-turn")
        if (found := page.evaluate(COVERED, PARTS)) or lines_seen(page) < LINES:
            faults[size] = found, lines_seen(page)
        if not to_talk.is_visible():
            assert page.locator("#note-text").is_visible()
            continue
        to_talk.click()
        expect(page.locator("#note-text")).to_be_in_viewport()
        if found := page.evaluate(COVERED, PARTS):
            faults[*size, "talk"] = found
        to_story.click()
        expect(page.locator("#paper")).to_be_in_viewport()
    assert faults == {}


def test_what_is_said_behind_the_scroll_is_counted_until_it_was_read(
    house: House, window: Callable[..., Page]
) -> None:
    links = house.open_table("parlour", "Aki", "Ben")
    page = window(1280, 640)
    page.goto(f"/s/{links['seats'][0]['token']}")
    said = {"text": "hello"}
    house.door.post(f"/api/s/{links['seats'][1]['token']}/note", json=said)
    badge = page.locator("#story .unread")
    expect(badge).to_have_text("1")
    page.locator("#story .aside-turn").click()
    expect(page.locator("#notes .unread-note")).to_have_count(1)
    expect(page.locator("#talk .aside-turn")).to_be_focused()
    page.wait_for_function("() => localStorage.getItem('read')")
    page.locator("#talk .aside-turn").press("Enter")
    expect(badge).to_be_hidden()
    page.reload()
    expect(page.locator("#story")).to_be_visible()
