"""Every page: without faults that axe finds, on a phone, in both themes and languages."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import TypeAlias

import pytest
from playwright.sync_api import Page, expect
from tests.table.screens.conftest import House
from tests.table.screens.driving import act, faults, play

Go: TypeAlias = Callable[..., None]
TABLES = ("writing", "kamae", "watching", "over", "every-kind")
LOADED = "async ([face, letters]) => (await document.fonts.load(`1em ${face}`, letters)).length"
PAGES = ("home", "new", "share", "rules", "print", "print-snow", "puzzle", "error", *TABLES)


@pytest.fixture(scope="module")
def addresses(house: House) -> dict[str, str]:
    """Where each page is, with tables in the states that they need."""
    fresh = house.open_table("snow", "fair", "Aki", "Sora", options={"rounds": 1})
    act(house, fresh["seats"][1]["token"], "note", text="The tea is ready.")
    midst = house.open_table("snow", "Mikado", "Aki", "Sora", options={"rounds": 1})
    two = ("Mikado", "Aki", "Sora", "Ben")
    over = house.open_table("snow", *two, options={"rounds": 1, "years": 2}, hints=False)
    kinds = house.open_table("parlour", "Aki")
    return {
        "home": "/",
        "new": "/new/snow",
        "share": f"/h/{fresh['host']}",
        "rules": "/rules/snow",
        "print": "/print/daimyo",
        "print-snow": "/print/snow",
        "puzzle": "/puzzle/hierarchy/2026-12-01",
        "error": "/s/nobody",
        "writing": f"/s/{fresh['seats'][1]['token']}",
        "kamae": f"/s/{play(house, midst, 'snow.kamae')}",
        "watching": f"/w/{midst['watch']}",
        "over": f"/s/{play(house, over, '')}",
        "every-kind": f"/s/{play(house, kinds, 'parlour.way')}",
    }


@pytest.fixture
def go(house: House, addresses: dict[str, str], complaints: list[str]) -> Callable[..., None]:
    """Bring a window to a page by its name."""

    def go(window: Page, page: str, query: str = "") -> None:
        window.goto(f"{house.url}{addresses[page]}{query}")
        if page == "error":
            window.wait_for_timeout(200)  # the console tells a moment after the page stands
            complaints.clear()  # of the 404 that was asked for

    return go


def test_no_page_has_faults_that_axe_finds(window: Callable[..., Page], go: Go) -> None:
    page = window(color_scheme="light", reduced_motion="reduce")
    found = {}
    for name in PAGES:
        go(page, name)
        found[name, "light"] = faults(page)
        page.emulate_media(color_scheme="dark")
        found[name, "dark"] = faults(page, "color-contrast")
        page.emulate_media(color_scheme="light")
    assert {where: what for where, what in found.items() if what} == {}


def test_no_page_is_wider_than_a_phone(window: Callable[..., Page], go: Go) -> None:
    page = window(width=390, height=844)
    widths = {}
    for name in PAGES:
        for language in ("en", "ru"):
            go(page, name, f"?lang={language}")
            widths[name, language] = page.evaluate("document.documentElement.scrollWidth")
    assert {where: width for where, width in widths.items() if width > 390} == {}


def test_every_picture_and_letter_is_drawn(window: Callable[..., Page], go: Go) -> None:
    page = window()
    go(page, "kamae")
    names = page.locator("use").evaluate_all("all => all.map(use => use.href.baseVal)")
    marks = page.request.get("/static/marks.svg").text()
    assert names
    assert {name for name in names if f'id="{name.partition("#")[2]}"' not in marks} == set()
    for face in ("Cormorant", "Literata"):
        for letters in ("Gunbai", "Гунбай"):
            assert page.evaluate(LOADED, [face, letters]), (face, letters)


def test_the_language_is_turned_and_kept(window: Callable[..., Page], go: Go) -> None:
    page = window()
    go(page, "kamae")
    expect(page.locator("html")).to_have_attribute("lang", "en")
    expect(page.locator("#awaited")).to_contain_text("Waiting for")
    page.get_by_role("link", name="RU", exact=True).click()
    expect(page.locator("#awaited")).to_contain_text("Ход")
    page.goto(page.url.partition("?")[0])
    expect(page.locator("html")).to_have_attribute("lang", "ru")
    expect(page.locator(".ask-head h2")).to_contain_text("камаэ")


def test_the_theme_is_turned_and_kept(window: Callable[..., Page], go: Go) -> None:
    page = window(color_scheme="light")
    go(page, "home")
    paper = "getComputedStyle(document.documentElement).backgroundColor"
    light = page.evaluate(paper)
    page.locator("[data-do=theme]").click()
    dark = page.evaluate(paper)
    assert dark != light
    page.reload()
    assert page.evaluate(paper) == dark


def test_a_game_of_so_many_seats_asks_for_no_number(
    window: Callable[..., Page], house: House
) -> None:
    page = window()
    page.goto(house.url)
    expect(page.locator(".hanging-daimyo .seats")).to_have_text("2 seats")
    expect(page.locator(".hanging-snow .seats")).to_have_text("2 to 9 seats")
    page.goto(f"{house.url}/new/daimyo")
    expect(page.locator("#seat-count")).to_have_count(0)
    page.locator("#name-0").fill("Aki")
    page.locator("form.new-table .do button").click()
    expect(page.locator(".bots li")).to_have_count(1)


@pytest.mark.parametrize(
    ("address", "opened"),
    [
        ("/new/hierarchy", set()),
        ("/new/hierarchy?option.bid_limit=2", {"options"}),
        ("/new/hierarchy?preset=source", {"options"}),
        ("/new/snow?dice=sealed&hints=true&clock=none", set()),
        ("/new/snow?dice=typed", {"at-table"}),
        ("/new/snow?vote-after=0&clock.zone=Asia/Tokyo", {"clock"}),
    ],
)
def test_what_is_as_usual_is_folded_and_other_choices_stand_open(
    house: House, address: str, opened: set[str]
) -> None:
    folds = re.findall(r'<details class="options[^>]*>', house.door.get(address).text)
    found = {fold.split(' id="')[1].split('"')[0]: fold.endswith(" open>") for fold in folds}
    assert set(found) == {"options", "at-table", "clock"}
    assert {name for name, is_open in found.items() if is_open} == opened


def test_a_field_that_cannot_be_sent_opens_its_fold(window: Callable[..., Page], go: Go) -> None:
    page = window()
    go(page, "new")
    fold = page.locator("#options")
    fold.locator("summary").click()
    page.locator("#option-rounds").fill("99")
    expect(fold.locator(".chosen")).to_have_text("your own choice")
    fold.locator("summary").click()
    expect(page.locator("#option-rounds")).to_be_hidden()
    page.locator("form.new-table .do button").click()
    expect(page.locator("#option-rounds")).to_be_focused()


def test_a_table_is_opened_by_its_form_and_remembered(
    window: Callable[..., Page], go: Go, complaints: list[str]
) -> None:
    page = window()
    go(page, "new")
    page.locator("[data-do=more]").first.click()
    expect(page.locator(".sitters li:visible")).to_have_count(4)
    page.locator("#name-1").fill("Aki")
    page.locator("#options summary").click()
    page.locator("#option-rounds").fill("99")
    page.locator("form.new-table").evaluate("form => { form.noValidate = true; }")
    page.locator("form.new-table .do button").click()
    expect(page.get_by_role("alert")).to_contain_text("99")
    complaints.clear()  # of the 422 that came with it
    expect(page.locator("#name-1")).to_have_value("Aki")
    page.locator("#option-rounds").fill("1")
    page.locator("form.new-table .do button").click()
    expect(page.locator(".link")).to_have_count(2)
    expect(page.locator(".bots li")).to_have_count(3)
    expect(page.locator(".alone")).to_contain_text("make play HOST=0.0.0.0")
    code = page.locator(".code").first
    page.get_by_role("link", name="Enlarge — Aki").click()
    expect(code).to_be_in_viewport(ratio=1)
    assert code.bounding_box() == {"x": 0, "y": 0, "width": 1280, "height": 900}
    drawn = code.locator("svg").bounding_box()
    assert drawn is not None
    assert drawn["width"] > 600
    page.get_by_role("link", name="Close — Aki").click()
    page.get_by_role("link", name="Sit down here — Aki").click()
    expect(page.locator("#strip")).to_contain_text("Aki")
    expect(page.locator("#connection[data-state='live']")).to_be_visible()
    page.goto(page.url.partition("/s/")[0])
    expect(page.locator("#mine .row a")).to_have_count(2)  # the seat, and the page of all links
    page.locator("#mine .row a[href^='/h/']").click()
    expect(page.locator(".link")).to_have_count(2)
    page.goto("/mine")  # where they are forgotten
    for left in (1, 0):
        page.locator("#mine .row button").first.click()
        expect(page.locator("#mine .row")).to_have_count(left)
    expect(page.locator("#mine")).to_be_hidden()
