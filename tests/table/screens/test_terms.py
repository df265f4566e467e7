"""Words of the sheets are explained by touch and by keyboard, in all three games."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect
from tests.table.screens.access import overlapping_terms, small_targets

SHEETS = {
    "snow": [".facet dt .term", ".foot .term"],
    "hierarchy": [".stats dt .term", ".condition dt .term", ".character header .term"],
    "daimyo": [".pays .term", ".roster-part thead .term"],
}
ORDER = {
    "snow": {"aware", "school-mirror-and-tree"},
    "hierarchy": {"combat", "honor", "caste"},
    "daimyo": {"third", "order", "stand"},
}


@pytest.mark.parametrize("language", ["en", "ru"])
@pytest.mark.parametrize("game", SHEETS)
def test_the_words_of_a_sheet_are_explained(
    window: Callable[..., Page], game: str, language: str
) -> None:
    page = window(width=1280, height=900)
    page.goto(f"/?lang={language}")
    page.locator(f".hanging-{game} button[name=lesson]").click()
    expect(page.locator(".ask").first).to_be_visible()
    for place in SHEETS[game]:
        term = page.locator(place).first
        term.scroll_into_view_if_needed()
        expect(term).to_be_visible()
        term.focus()
        page.keyboard.press("Enter")
        expect(page.locator("#explained")).to_be_visible()
        expect(page.locator("#explained p").first).not_to_be_empty()
        page.keyboard.press("Escape")
        expect(page.locator("#explained")).to_be_hidden()
        expect(term).to_be_focused()
    found = set(page.locator(".term").evaluate_all("all => all.map((term) => term.dataset.term)"))
    assert found & ORDER[game], found


@pytest.mark.parametrize("language", ["en", "ru"])
@pytest.mark.parametrize("game", SHEETS)
def test_no_word_overlaps_its_neighbours_under_a_finger(
    window: Callable[..., Page], game: str, language: str
) -> None:
    page = window(width=390, height=844, has_touch=True, is_mobile=True)
    page.goto(f"/?lang={language}")
    page.locator(f".hanging-{game} button[name=lesson]").click()
    expect(page.locator(".ask").first).to_be_visible()
    expect(page.locator("#connection[data-state=live]")).to_be_attached()
    words = 0
    for pane in ("board", "sheet", "ask"):
        page.locator(f"#panes [data-pane={pane}]").tap()
        expect(page.locator("#board .term").first).to_be_attached()
        assert overlapping_terms(page) == []
        assert [one for one in small_targets(page, "#board") if " term " in one] == []
        words += page.locator(".term:visible").count()
    assert words > 5
