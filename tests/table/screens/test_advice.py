"""Advice at a question, and luck and play after the game: asked for by clicks."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import Page, expect
from tests.table.screens.conftest import House, Player, deal


def test_advice_is_asked_for_at_ones_own_question_and_nothing_is_answered(
    house: House, window: Callable[..., Page]
) -> None:
    links = house.open_table("snow", "fair", "Aki", options={"rounds": 1})
    seat = f"/s/{links['seats'][1]['token']}"
    player = Player(window(width=390, height=844), seat, {"snow.turn": "samurai"})
    deal(player.page)
    while True:
        expect(player.asked).to_be_attached()  # the bots have moved
        if player.is_asked("snow.kamae"):
            break
        player.answer()
    before = player.version
    player.page.locator(".ask .advise").click()
    told = player.page.locator(".advice-told")
    expect(told).to_contain_text("Best:")
    expect(told).to_contain_text("Exact")
    assert told.locator("tr").count() >= 3
    assert player.version == before
    assert player.page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    while not player.over():
        expect(player.page.locator(".ask, #outcome").first).to_be_attached()
        if not player.over():
            player.answer()
    player.page.locator("#outcome a[href$='/afterwards']").click()
    expect(player.page.locator(".afterwards-told section")).to_have_count(3)
    expect(player.page.locator(".afterwards-told")).to_contain_text("Aki")
    assert player.page.evaluate("document.documentElement.scrollWidth <= innerWidth")


def test_a_table_without_hints_gives_no_advice(house: House, window: Callable[..., Page]) -> None:
    links = house.open_table("snow", "fair", "Aki", options={"rounds": 1}, hints=False)
    seat = f"/s/{links['seats'][1]['token']}"
    page = window()
    page.goto(seat)
    expect(page.locator(".ask").first).to_be_visible()
    assert page.locator(".advise").count() == 0
    assert page.request.get(f"{seat}/advice?ask=0").status in (403, 409, 422)
