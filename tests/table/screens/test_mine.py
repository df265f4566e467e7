"""One's own tables in the browser: sorted, counted within a table, carried to another browser."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect
from tests.table.screens.access import cut_off, small_targets
from tests.table.screens.conftest import House
from tests.table.screens.driving import PATHS, faults, unfold_people

from gunbai.table.pages.site import qr_code
from gunbai.words.catalogue import say


def groups(page: Page) -> dict[str, int]:
    return {
        name: page.locator(f"#mine-{name} .row").count() for name in ("turn", "waiting", "over")
    }


@pytest.mark.parametrize(("width", "language"), [(390, "ru"), (1280, "en")])
def test_tables_are_sorted_by_whose_turn_it_is_and_carried_by_a_link_and_a_file(
    house: House, window: Callable[..., Page], tmp_path: Path, width: int, language: str
) -> None:
    first, second, third = (house.open_table("parlour", "Aki", "Ben") for _ in range(3))
    seats = [f"/s/{links['seats'][0]['token']}" for links in (first, second, third)]
    for links in (first, third):  # Aki has answered there
        house.door.post(
            f"/api/s/{links['seats'][0]['token']}/answer", json={"ask": 0, "value": "w"}
        )
    house.door.post(f"/api/h/{third['host']}/close")
    page = window(width, 844, locale=language)
    for seat in seats:
        page.goto(seat)
        expect(page.locator("#table")).to_be_visible()
    page.goto(seats[0])
    expect(page.locator("#my-tables .badge-count")).to_have_text("1")
    page.locator("#my-tables").click()
    expect(page.locator("#mine-turn .row")).to_have_count(1)
    assert groups(page) == {"turn": 1, "waiting": 1, "over": 1}
    assert page.locator("#mine-turn a").get_attribute("href") == seats[1]
    expect(page.locator("#mine-waiting .row-awaited")).to_contain_text("Ben")
    page.goto("/")  # they stand at the head of the front page too
    expect(page.locator("#mine-turn .row")).to_have_count(1)

    page.goto("/mine")
    carried = page.locator("#carry-link").input_value()
    page.locator("#carry-show").click()
    expect(page.locator("#carry-code svg")).to_be_visible()
    drawn = page.locator("#carry-code path").last.get_attribute("d")
    assert f'd="{drawn}"' in qr_code(carried)  # the code of that very link
    with page.expect_download() as saved:
        page.locator("#carry-save").click()
    file = tmp_path / "tables.json"
    saved.value.save_as(file)

    assert [*faults(page), *small_targets(page)] == []
    assert cut_off(page, "main *:not(.hidden)") == []

    phone = window(390, 844, locale=language)
    phone.goto(carried)
    assert phone.evaluate("localStorage.getItem('tables')") is None  # not before it is wanted
    phone.locator("#carried button").click()
    expect(phone.locator("#mine-turn .row")).to_have_count(1)
    assert "#" not in phone.url
    assert set(phone.evaluate(PATHS)) == set(seats)
    phone.locator("#mine-waiting .row button").click()
    expect(phone.locator("#mine-waiting .row")).to_have_count(0)
    phone.locator("#carry-file").set_input_files(file)
    expect(phone.locator("#carry-told")).to_have_text(say(language, "table.carried-told", count=1))
    phone.locator("#carry-file").set_input_files({"name": "x", "mimeType": "", "buffer": b"no"})
    expect(phone.locator("#carry-unread")).to_be_visible()


def test_a_seat_that_is_taken_leaves_no_dead_link_behind(
    house: House, window: Callable[..., Page]
) -> None:
    links = house.open_table("parlour", "Aki", "Ben")
    page = window(locale="en")
    page.goto(f"/s/{links['seats'][0]['token']}")
    unfold_people(page)
    page.locator(".claim button").click()
    expect(page.locator(".claim")).to_have_count(0)
    page.wait_for_function(f"() => {PATHS}.length === 1")
    assert page.evaluate(PATHS) == [page.evaluate("location.pathname")]
