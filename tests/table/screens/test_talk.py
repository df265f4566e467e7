"""Talk on the page: to all or to some, unread remarks marked, one's own withdrawn."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page, expect
from tests.table.screens.conftest import House


def notes(house: House, links: dict[str, Any], seat: int) -> list[str]:
    view = house.door.get(f"/api/s/{links['seats'][seat]['token']}").json()
    return [note["text"] for note in view["notes"]]


@pytest.mark.parametrize("width", [390, 1280])
def test_a_plot_is_whispered_marked_as_unread_and_withdrawn(
    house: House, window: Callable[..., Page], width: int
) -> None:
    links = house.open_table("parlour", "Aki", "Ben", "Chie")
    aki, ben = window(width, 844, locale="en"), window(width, 844, locale="en")
    for page, seat in ((aki, 0), (ben, 1)):
        page.goto(f"/s/{links['seats'][seat]['token']}")
    if width < 600:
        aki.locator("#panes [data-pane=talk]").click()
    aki.locator(".whom summary").click()
    aki.locator(".whom [value='1']").check()
    expect(aki.locator(".whom summary")).to_have_text("to Ben")
    house.door.post(f"/api/s/{links['seats'][2]['token']}/note", json={"text": "hello"})
    expect(aki.locator("#notes li")).to_have_count(1)  # the page was drawn anew meanwhile
    expect(aki.locator(".whom [value='1']")).to_be_checked()
    aki.locator("#note-text").fill("the mint is ours")
    aki.locator("#note .button").click()
    expect(aki.locator("#notes .whispered")).to_have_count(1)
    expect(aki.locator("#note-text")).to_have_value("")
    assert notes(house, links, 1) == ["hello", "the mint is ours"]
    assert notes(house, links, 2) == ["hello"]

    expect(ben.locator("#notes .unread-note")).to_have_count(2)
    if width < 600:
        expect(ben.locator("#panes .unread")).to_have_text("2")
        ben.locator("#panes [data-pane=talk]").click()
        expect(ben.locator("#panes .unread")).to_be_hidden()
    else:
        ben.wait_for_function("() => localStorage.getItem('read')")
    ben.reload()
    expect(ben.locator("#notes li")).to_have_count(2)
    expect(ben.locator("#notes .unread-note")).to_have_count(0)

    aki.locator(".withdraw button").click()
    expect(aki.locator("#notes .whispered")).to_have_count(0)
    expect(ben.locator("#notes .whispered")).to_have_count(0)


@pytest.mark.parametrize("width", [390, 1280])
def test_earlier_remarks_are_fetched_in_place_and_stay_while_others_speak(
    house: House, window: Callable[..., Page], width: int
) -> None:
    links = house.open_table("parlour", "Aki", "Ben", "Chie")
    aki, ben, _ = (f"/api/s/{seat['token']}" for seat in links["seats"])
    house.door.post(f"{ben}/whisper", json={"text": "said to Chie", "to": [2]})
    for number in range(249):
        house.door.post(f"{(aki, ben)[number % 2]}/note", json={"text": f"said {number}"})
    page = window(width, 844, locale="en")
    page.goto(f"/s/{links['seats'][0]['token']}")
    if width < 600:
        page.locator("#panes [data-pane=talk]").click()
    said, more = page.locator("#notes [data-number]"), page.locator("#earlier a")
    expect(said).to_have_count(100)
    more.click()
    expect(said).to_have_count(200)
    expect(said.first).to_contain_text("said 49")
    place = page.evaluate("document.querySelector('#notes').scrollTop")
    assert place > 0  # still where the reader was

    house.door.post(f"{ben}/note", json={"text": "and now"})
    expect(said.last).to_contain_text("and now")
    expect(said).to_have_count(200)  # of the latest 200 none is missing, and none is there twice
    expect(said.first).to_contain_text("said 50")
    more.click()
    expect(said).to_have_count(250)  # what was said to Chie alone is not among them
    expect(more).to_have_count(0)
    own = page.locator("#note-2").get_by_role("button")
    assert own.count() == 0  # Ben's
    page.locator("[data-number='1'] .withdraw button").click()
    expect(said).to_have_count(249)
