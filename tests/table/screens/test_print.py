"""Sheets to print: PDFs made by the browser have the pages and the paper that they should."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Page
from tests.table.screens.conftest import House
from tests.table.screens.driving import unfold_people

SIZES = {"a4": (595, 842), "letter": (612, 792)}
"""Points, as PDF has them."""
PAGES = {"snow": 2, "hierarchy": 2, "daimyo": 4}
"""A blank sheet and a card; for Daimyo a roster, measures and two cards."""
CUT = """() => [...document.querySelectorAll('.page')].filter((page) =>
    page.scrollHeight > page.clientHeight + 1 || page.scrollWidth > page.clientWidth + 1
).map((page) => page.className + ' ' + page.scrollHeight + '/' + page.clientHeight)"""
LONG = "W" * 40


def printed(page: Page) -> tuple[int, set[tuple[int, int]]]:
    """How many pages the browser prints, and their sizes."""
    pdf = page.pdf(prefer_css_page_size=True, print_background=True)
    boxes = re.findall(rb"/MediaBox \[0 0 ([\d.]+) ([\d.]+)\]", pdf)
    return len(re.findall(rb"/Type /Page\b(?!s)", pdf)), {
        (round(float(wide)), round(float(high))) for wide, high in boxes
    }


@pytest.mark.parametrize("paper", SIZES)
@pytest.mark.parametrize("language", ["en", "ru"])
@pytest.mark.parametrize("game", PAGES)
def test_blank_sheets_and_cards_are_so_many_pages(
    window: Callable[..., Page], game: str, language: str, paper: str
) -> None:
    page = window()
    page.goto(f"/print/{game}?lang={language}&paper={paper}")
    assert page.evaluate(CUT) == []
    count, sizes = printed(page)
    assert count == PAGES[game]
    (size,) = sizes
    assert all(abs(a - b) <= 1 for a, b in zip(size, SIZES[paper], strict=True)), size


def test_measures_are_true_centimetres(window: Callable[..., Page]) -> None:
    page = window()
    page.goto("/print/daimyo")
    page.emulate_media(media="print")
    sizes = page.locator("svg[data-length]").evaluate_all(
        """all => all.map((svg) => {
            const box = svg.getBoundingClientRect();
            return [Number(svg.dataset.length), Math.max(box.width, box.height) / 96 * 2.54];
        })"""
    )
    assert sorted(length for length, _ in sizes) == [15, 18, 20]
    assert all(abs(length - seen) < 0.02 for length, seen in sizes), sizes


@pytest.mark.parametrize("game", PAGES)
def test_a_seats_sheets_are_filled_and_long_names_do_not_overflow(
    house: House, window: Callable[..., Page], game: str
) -> None:
    seats = {"snow": ["fair", LONG], "hierarchy": [LONG, *["fair"] * 7], "daimyo": [LONG, "fair"]}
    links = house.open_table(game, *seats[game])
    token = links["seats"][seats[game].index(LONG)]["token"]
    page = window()
    page.goto(f"/s/{token}")
    unfold_people(page)
    with page.expect_popup() as opened:
        page.locator(f"#sitters a[href='/s/{token}/print']").click()
    sheets = opened.value
    sheets.wait_for_load_state()
    assert sheets.evaluate(CUT) == []
    shown = {"snow": ".house-page", "hierarchy": ".character-page", "daimyo": ".roster-page"}
    assert sheets.locator(shown[game]).count() == 1
    if game == "hierarchy":
        assert LONG in sheets.locator(".character-page").inner_text()
    if game == "daimyo":
        assert sheets.locator(".roster-page tr").count() > 6
    assert printed(sheets)[0] == PAGES[game]


def test_the_card_of_a_game_leads_to_its_sheets(window: Callable[..., Page]) -> None:
    page = window(width=390, height=844)
    page.goto("/")
    page.locator(".hanging-snow a[href='/print/snow']").click()
    page.wait_for_url("**/print/snow")
    page.wait_for_load_state()
    assert page.locator(".house-page").count() == 1
    page.evaluate("() => { window.print = () => { window.asked = true; }; }")
    page.locator("[data-print]").click()
    assert page.evaluate("window.asked")
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
