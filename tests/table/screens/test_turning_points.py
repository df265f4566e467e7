"""Turning points: a page of their own when they happen, and the ways back to it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from playwright.sync_api import Page, expect
from tests.table.screens.access import broken_words
from tests.table.screens.conftest import House, Player

WAYS = {"hierarchy.bid": [0], "hierarchy.match": [0]}
HIERARCHY = (["Aki", *["bot"] * 7], {"rounds_max": 1, "bid_limit": 1, "ties_max": 1})


def seated(house: House, game: str, seats: list[str], options: dict[str, Any]) -> str:
    """Where Aki sits."""
    places = [{"player": seat} if seat == "bot" else {"name": seat} for seat in seats]
    wish = {"game": game, "seats": places, "options": options}
    links = house.door.post("/api/tables", json=wish).json()
    return f"/s/{links['seats'][seats.index('Aki')]['token']}"


def until_turning(page: Page, player: Player) -> None:
    """Answer until a turning point lies over the table."""
    while True:
        page.locator(".ask, html[data-turning]").first.wait_for(state="attached")
        if page.locator("html[data-turning]").count():
            return
        player.answer()


def test_a_seasons_end_stays_until_it_is_put_away(
    house: House, window: Callable[..., Page]
) -> None:
    seat = seated(house, "snow", ["bot", "Aki"], {"rounds": 1})
    page = window(width=390, height=844, reduced_motion="reduce")
    player = Player(page, seat, {})
    until_turning(page, player)
    panel = page.locator("#turning")
    expect(panel).to_be_visible()
    expect(page.locator("#turning-title")).to_be_focused()
    expect(panel.locator("tbody tr")).to_have_count(1)
    held, changed, points, total = (
        int(cell.replace("−", "-").lstrip("= ").replace("- ", ""))
        for cell in panel.locator("tbody td").all_inner_texts()
    )
    assert held - changed == points == total
    expect(panel.locator(".turning-next")).to_contain_text("Summer")
    expect(page.locator(".ask").first).to_be_hidden()
    page.keyboard.press("1")
    page.reload()
    expect(panel).to_be_visible()
    page.locator("[data-do=turned]").click()
    expect(panel).to_be_hidden()
    expect(page.locator(".ask h2").first).to_be_focused()
    page.reload()
    expect(page.locator(".ask").first).to_be_visible()
    expect(panel).to_be_hidden()


def test_a_turning_point_is_looked_back_at(house: House, window: Callable[..., Page]) -> None:
    seat = seated(house, "snow", ["bot", "Aki"], {"rounds": 1})
    page = window()
    player = Player(page, seat, {})
    while not player.over():
        player.answer()
    expect(page.locator("#turning")).to_have_count(0)
    links = page.locator("#outcome a[href*='/turning/']")
    assert links.all_inner_texts() == ["Spring is over", "Summer is over", "Autumn is over"]
    page.locator("#log a.look-back").first.click()
    expect(page.locator("h1")).to_have_text("Spring is over")
    expect(page.locator(".turning-table")).to_be_visible()
    page.locator(".turning-others a").last.click()
    expect(page.locator("h1")).to_have_text("Autumn is over")
    page.goto(f"{seat}/tale")
    expect(page.locator(".turning-in .turning-table")).to_have_count(3)
    page.goto(f"{seat}/replay")
    expect(page.locator("html[data-ready]")).to_have_count(1)
    shown = page.locator("#moment .turning-table")
    while not shown.count():
        page.locator("[data-go=on]").click()
    expect(shown).to_be_visible()


def test_the_return_and_the_uprising_tell_what_they_changed(
    house: House, window: Callable[..., Page]
) -> None:
    seat = seated(house, "hierarchy", *HIERARCHY)
    page = window(reduced_motion="reduce")
    player = Player(page, seat, WAYS)
    until_turning(page, player)
    expect(page.locator("#turning-title")).to_have_text("The Return")
    expect(page.locator("#turning .turning-next")).to_contain_text("Training")
    page.locator("[data-do=turned]").click()
    player.answer()
    until_turning(page, player)
    expect(page.locator("#turning-title")).to_have_text("The Uprising")
    assert page.locator("#turning tbody tr, #turning > div > p").count()
    page.set_viewport_size({"width": 360, "height": 800})
    page.goto(f"{seat}?lang=ru")
    expect(page.locator("#turning-title")).to_have_text("Переворот")
    expect(page.locator("#turning .change").first).to_be_visible()
    assert broken_words(page) == []


def test_those_who_look_on_see_it_until_the_next_scene(
    house: House, window: Callable[..., Page]
) -> None:
    links = house.open_table("snow", "random", "Aki", options={"rounds": 1})
    page, watcher = window(), window(width=390, height=844)
    watcher.goto(f"/w/{links['watch']}")
    player = Player(page, f"/s/{links['seats'][1]['token']}", {})
    until_turning(page, player)
    expect(watcher.locator("#turning")).to_be_visible()
    expect(watcher.locator("#turning-title")).to_have_text("Spring is over")
