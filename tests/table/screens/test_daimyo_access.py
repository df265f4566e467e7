"""Daimyo's field and orders by keyboard alone, under a finger, in forced colours, at 200 %."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import Page, expect
from tests.table.screens.access import cut_off, reach, small_targets
from tests.table.screens.conftest import House
from tests.table.screens.field import table, to_the_orders


def test_an_order_is_given_by_keyboard_alone(house: House, window: Callable[..., Page]) -> None:
    page = window()
    page.goto(table(house))
    to_the_orders(page)
    keys = page.keyboard
    reach(page, "[data-select-unit=o-guard]")
    keys.press("Enter")
    reach(page, "[data-maneuver=advance]")
    keys.press("Enter")
    expect(page.locator(".steps li")).to_have_count(1)
    expect(page.locator("[data-maneuver=advance]")).to_be_focused()
    reach(page, "[data-change='-1']")
    keys.press("Enter")
    expect(page.locator(".steps li")).to_contain_text("7.5")
    reach(page, "[data-order-do=give]")
    keys.press("Enter")
    expect(page.locator(".may-order [data-select-unit=o-guard]")).to_have_count(0)
    expect(page.locator("#log")).to_contain_text("advance 7.5 cm")


def test_the_ruler_is_laid_by_keyboard_and_by_touch(
    house: House, window: Callable[..., Page]
) -> None:
    page = window()
    page.goto(table(house))
    to_the_orders(page)
    reach(page, "#map-frame")
    measured = page.locator("[data-slot=measured]")
    page.keyboard.press("m")
    expect(measured).to_be_visible()
    page.keyboard.press("n")
    expect(measured).to_contain_text("cm")
    expect(page.locator("#map-frame .looked.ruler text")).to_have_count(1)
    page.keyboard.press("Escape")
    expect(measured).to_be_hidden()
    expect(page.locator("#map-frame .looked.ruler > *")).to_have_count(0)
    page.locator("[data-map=ruler]").click()
    expect(page.locator("[data-map=ruler][aria-pressed=true]")).to_have_count(1)
    box = page.locator("#map-frame").bounding_box()
    assert box is not None
    for part in (0.4, 0.6):
        page.mouse.click(box["x"] + box["width"] * part, box["y"] + box["height"] * 0.55)
    expect(measured).to_contain_text("cm")
    expect(page.locator("[data-composer]")).to_be_visible()


def test_a_thumb_hits_every_control_of_the_field_and_of_orders(
    house: House, window: Callable[..., Page]
) -> None:
    page = window(width=390, height=844, has_touch=True, is_mobile=True)
    page.goto(table(house))
    to_the_orders(page)
    parts = ".ask, .map-tools, .panes"
    assert small_targets(page, parts) == []
    page.locator(".raise").tap()
    expect(page.locator("[data-maneuver=advance]")).to_be_visible()
    page.locator("[data-maneuver=advance]").tap()
    expect(page.locator("[data-amount]")).to_be_visible()
    page.locator(".in-words summary").tap()
    assert small_targets(page, parts) == []
    page.locator(".raise").tap()
    page.locator("[data-map=layers]").tap()
    expect(page.locator(".layers")).to_be_visible()
    assert small_targets(page, parts) == []
    assert cut_off(page, ".map-tools button, .order-foot button, .panes a") == []


def test_in_forced_colours_what_is_chosen_is_still_told_apart(
    house: House, window: Callable[..., Page]
) -> None:
    page = window(forced_colors="active")
    page.goto(table(house))
    to_the_orders(page)
    chosen = page.locator(".choice-unit[aria-pressed=true]").first
    other = page.locator(".choice-unit[aria-pressed=false]").first
    outline = "one => getComputedStyle(one).outlineStyle"
    assert chosen.evaluate(outline) == "solid"
    assert other.evaluate(outline) == "none"
    fill = "one => getComputedStyle(one).fill"
    page.locator("[data-maneuver=advance]").click()
    expect(page.locator(".steps li")).to_have_count(1)
    bar = page.locator(".budget")
    assert bar.locator(".part").evaluate(fill) != bar.locator(".all").evaluate(fill)
    sides = [page.locator(f"#map-frame .side-{side} .ring").first.evaluate(fill) for side in (0, 1)]
    assert sides[0] != sides[1]


def test_at_200_per_cent_an_order_is_still_given(house: House, window: Callable[..., Page]) -> None:
    """A desk of 1280 by 800 zoomed to 200 % shows 640 by 400 pixels."""
    page = window(width=640, height=400)
    page.goto(table(house))
    to_the_orders(page)
    assert page.evaluate("document.documentElement.scrollWidth") <= 640
    page.locator("[data-maneuver=advance]").click()
    expect(page.locator(".steps li")).to_have_count(1)
    give = page.locator("[data-order-do=give]")
    give.scroll_into_view_if_needed()
    expect(give).to_be_in_viewport(ratio=1)
    assert cut_off(page, ".orders button, .map-tools button") == []
    give.click()
    expect(page.locator(".may-order [data-select-unit=o-guard]")).to_have_count(0)
    page.get_by_role("link", name="Table", exact=True).click()
    page.locator("#map-frame").scroll_into_view_if_needed()
    frame = page.locator("#map-frame").bounding_box()
    assert frame is not None
    assert frame["height"] >= 200
