"""Whole games by clicks, on a phone and at a desk: what one needs is always on the screen."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect
from tests.table.screens.conftest import House, deal, put_turning_point_away
from tests.table.screens.driving import GAMES, answer
from tests.table.screens.reach import out_of_reach

SCREENS = [(390, 844), (1280, 800)]
TURNS = 6
"""After so many questions the page is read in the other language."""

FALLEN = "document.querySelectorAll('#log .episode:not(.other) .fell .die').length"
DICE = """() => [...document.querySelectorAll('#happened .die')].some((die) => {
    const box = die.getBoundingClientRect();
    const frame = document.querySelector('#happened').getBoundingClientRect();
    const foot = Math.min(frame.bottom, innerHeight) + 1;
    return box.height > 0 && box.top >= frame.top && box.bottom <= foot;
})"""


@pytest.mark.parametrize(("width", "height"), SCREENS)
@pytest.mark.parametrize("game", GAMES)
def test_a_whole_game_is_played_with_everything_in_reach(
    house: House, window: Callable[..., Page], game: str, width: int, height: int
) -> None:
    seats, options = GAMES[game]
    places = [{"player": seat} if seat == "bot" else {"name": seat} for seat in seats]
    wish = {"game": game, "seats": places, "options": options}
    links = house.door.post("/api/tables", json=wish).json()
    token = links["seats"][seats.index("Aki")]["token"]
    page = window(width=width, height=height, reduced_motion="reduce")
    fallen, reached = 0, 0
    page.goto(f"/s/{token}?lang=en")
    while not page.locator("#outcome").count():
        expect(page.locator(".ask, #outcome").first).to_be_attached()
        if page.locator("#outcome").count():
            break
        put_turning_point_away(page)
        if reached % TURNS == TURNS - 1:
            other = "ru" if reached // TURNS % 2 == 0 else "en"
            page.locator(f".languages a[hreflang={other}]").click()
            page.wait_for_load_state()
            put_turning_point_away(page)
        reached += 1
        assert out_of_reach(page) == []
        if (now := page.evaluate(FALLEN)) > fallen:
            assert page.evaluate(DICE), f"question {reached}: no dice in sight"
        fallen = now
        answer(page)
    assert reached > TURNS
    for link in ("tale", "replay", "verify"):
        assert page.locator(f"#outcome a[href$='/{link}']").count() == 1


def test_a_rule_opens_in_place_and_a_word_is_explained(
    house: House, window: Callable[..., Page]
) -> None:
    links = house.open_table("snow", "random", "Aki", options={"rounds": 1})
    page = window()
    page.goto(f"/s/{links['seats'][1]['token']}")
    page.locator(".ask a.rule").first.click()
    expect(page.locator("#explained")).to_be_visible()
    expect(page.locator("#explained")).to_contain_text("haiku")
    page.keyboard.press("Escape")
    expect(page.locator("#explained")).to_be_hidden()
    expect(page.locator(".ask a.rule").first).to_be_focused()
    deal(page)
    page.locator(".pays .term").first.click()
    expect(page.locator("#explained")).to_contain_text("treasure of Spring")


def test_no_page_is_wider_than_any_screen(house: House, window: Callable[..., Page]) -> None:
    links = house.open_table("snow", "random", "M" * 40, options={"rounds": 1})
    seat = f"/s/{links['seats'][1]['token']}"
    page = window()
    addresses = ["/", "/rules/snow", f"/h/{links['host']}", seat, f"{seat}/tale"]
    for address in [*addresses, *(f"/new/{game}" for game in GAMES)]:
        page.goto(address)
        for width in (320, 360, 390, 768, 1280, 1920):
            page.set_viewport_size({"width": width, "height": 800})
            wide = page.evaluate("document.documentElement.scrollWidth")
            assert wide <= width, f"{address} at {width}: {wide}"
