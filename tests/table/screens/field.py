"""A battle on the page."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from playwright.sync_api import Locator, Page, expect
from tests.table.screens.conftest import House, put_turning_point_away


def table(house: House, scenario: str = "okehazama", **options: Any) -> str:
    """The address of the first side's seat against a bot."""
    wish = {"scenario": scenario, **options}
    links = house.open_table("daimyo", "Aki", "fair", options=wish)
    return f"{house.url}/s/{links['seats'][0]['token']}"


def form(page: Page) -> Locator:
    return page.locator(".ask").first


def key(page: Page) -> str:
    return form(page).get_attribute("data-key") or ""


def answered(page: Page, press: Callable[[Locator], Any]) -> None:
    """Answer the first open question and wait until another is asked, or none."""
    asked = page.locator(f"#{form(page).get_attribute('id')}")
    press(asked)
    expect(asked).to_have_count(0)
    expect(page.locator(".ask, #outcome").first).to_be_attached()
    put_turning_point_away(page)
    expect(page.locator(".ask, #outcome").first).to_be_visible()


def first_option(asked: Locator) -> None:
    options = asked.locator("[name=value]")
    if options.first.evaluate("option => option.tagName") == "BUTTON":
        options.first.click()
    else:
        options.first.check(force=True)
        asked.locator(".do button").first.click()


def done(asked: Locator) -> None:
    asked.locator("[data-order-do=done]").click()


def to_the_orders(page: Page) -> None:
    """Activate the General, who needs no roll, and come to his orders."""
    while key(page) != "daimyo.move":
        match key(page):
            case "daimyo.activate":
                answered(page, lambda asked: asked.locator("[data-clan=general]").click())
            case "daimyo.charge":
                answered(page, done)
            case _:
                answered(page, first_option)
    expect(page.locator("[data-composer]")).to_be_visible()
