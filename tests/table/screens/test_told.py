"""What a page tells whoever acted: a refused name, one's own secret answer, what came of a wish."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import Page, expect
from tests.table.screens.conftest import House, deal


def test_a_refused_name_stands_at_its_field(
    window: Callable[..., Page], complaints: list[str]
) -> None:
    page = window(width=390, height=844)
    page.goto("/new/snow")
    page.locator("#name-1").fill("   ")
    page.locator("form.new-table .do .strong").last.click()
    field = page.locator("#name-1")
    expect(field).to_have_attribute("aria-invalid", "true")
    expect(field).to_be_focused()
    told = page.get_by_role("alert")
    expect(told).to_have_count(1)
    expect(told).to_be_in_viewport()
    described = field.get_attribute("aria-describedby")
    expect(page.locator(f"#{described}")).to_contain_text("40")
    complaints[:] = [said for said in complaints if "422" not in said]


def test_ones_own_secret_answer_is_shown_to_oneself_alone(
    house: House, window: Callable[..., Page]
) -> None:
    links = house.open_table("hierarchy", *(f"Aki{n}" for n in range(8)))
    first, second = (f"/s/{links['seats'][n]['token']}" for n in range(2))
    page, other = window(), window()
    page.goto(first)
    page.locator(".ask input[type=text]").fill("lantern")
    page.locator(".ask .do button").first.click()
    expect(page.locator("#kept")).to_contain_text("lantern")
    page.reload()
    expect(page.locator("#kept")).to_contain_text("lantern")
    other.goto(second)
    expect(other.locator(".ask")).to_have_count(1)
    assert "lantern" not in other.content()


def test_whoever_wished_to_go_back_hears_the_answer(
    house: House, window: Callable[..., Page]
) -> None:
    links = house.open_table("snow", "random", "Aki", "Ben", options={"rounds": 1})
    one, two = (f"/s/{links['seats'][n]['token']}" for n in (1, 2))
    page, other = window(), window()
    page.goto(one)
    other.goto(two)
    for window_ in (page, other):
        deal(window_)
    page.locator("#undo button").click()
    expect(other.locator("#proposal")).to_be_visible()
    expect(other.locator("#proposal")).to_contain_text("same")
    other.locator("#proposal form[action$=object] button").click()
    expect(page.locator("#wish")).to_contain_text("Ben")
    page.locator(".ask textarea").fill("old pine in the wind")
    page.locator(".ask .do button").first.click()
    expect(page.locator("#wish")).to_have_count(0)
