"""A club in the browser: made, joined, played in and carried by clicks, for all hands and eyes."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page, expect
from tests.table.screens.access import cut_off, small_targets
from tests.table.screens.conftest import House
from tests.table.screens.driving import faults

PLACES = "JSON.parse(localStorage.getItem('tables') || '[]').map(({path}) => path)"


def make(page: Page, club: str, name: str) -> str:
    """Make a club by its form; return the group's link."""
    page.goto("/clubs/new")
    page.locator("#club-name").fill(club)
    page.locator("#my-name").fill(name)
    page.locator(".club-form button").click()
    expect(page.locator("h1")).to_have_text(club)
    page.wait_for_function(f"() => {PLACES}.includes(location.pathname)")
    return page.locator("#group-link").input_value()


def join(page: Page, group: str, name: str) -> None:
    page.goto(group)
    page.locator("#join-name").fill(name)
    page.locator(".club-join button").click()
    page.wait_for_url(lambda url: url != group)
    page.wait_for_function(f"() => {PLACES}.includes(location.pathname)")


def led_on(page: Page, group: str, own: str) -> None:
    """Open the group's link where the page leads on by itself, maybe before it is all there."""
    page.goto(group, wait_until="commit")
    page.wait_for_url(own)


@pytest.mark.parametrize(("width", "language"), [(390, "ru"), (1280, "en")])
def test_a_club_is_made_joined_played_in_and_carried_to_a_phone(
    house: House, window: Callable[..., Page], width: int, language: str
) -> None:
    aki, ben = (window(width, 844, locale=language) for _ in range(2))
    group = make(aki, "Crows", "Aki")
    join(ben, group, "Ben")
    own = ben.url
    led_on(ben, group, own)  # whoever is in it already opens it as themselves
    assert ben.evaluate(PLACES) == [ben.evaluate("location.pathname")]

    aki.reload()
    aki.locator(".club-open a", has_text="parlour").click()
    aki.locator("#seat-count").fill("2")
    for seat, name in enumerate(("Aki", "Ben")):
        aki.locator(f"#player-{seat}").select_option(label=name)
    aki.locator("button.big").click()
    expect(aki.locator("#club-host")).to_contain_text("Crows")

    ben.reload()
    row = ben.locator(".club-table")
    expect(row).to_have_count(1)
    expect(row).to_have_attribute("data-state", "turn")
    row.locator("form button").click()  # the seat that is kept for him
    expect(ben.locator("#table")).to_be_visible()
    ben.wait_for_function(f"() => {PLACES}.includes(location.pathname)")
    seat = ben.evaluate("location.pathname")
    ben.goto(own)
    expect(row.locator("form button")).to_have_count(0)
    expect(row.locator(f"a[href='{seat}']")).to_be_visible()

    ben.goto("/mine")
    expect(ben.locator("#my-club-rows .row")).to_have_count(1)
    carried = ben.locator("#carry-link").input_value()
    phone = window(390, 844, locale=language)
    phone.goto(carried)
    phone.locator("#carried button").click()
    club = phone.locator("#my-club-rows .row strong")
    expect(club).to_have_text("Crows")
    phone.goto("/")
    expect(phone.locator("#mine-clubs a")).to_have_text("Crows")
    phone.locator("#mine-clubs a").click()
    phone.wait_for_url(own)


def test_a_seat_whose_link_is_known_here_is_counted_by_a_click(
    house: House, window: Callable[..., Page]
) -> None:
    page = window(locale="en")
    make(page, "Ravens", "Aki")
    own = page.url
    links = house.open_table("parlour", "Aki", "Ben")
    token = own.rsplit("/", 1)[1]
    added = house.door.post(f"/api/h/{links['host']}/club", json={"club": token, "free": False})
    assert added.status_code == 200
    page.goto(f"/s/{links['seats'][0]['token']}")
    expect(page.locator("#table")).to_be_visible()
    page.goto(own)
    page.locator(".club-table form button").click()
    expect(page.locator(".club-table")).to_have_attribute("data-state", "turn")
    expect(page.locator(".club-table input[name=link]")).to_have_count(0)
    host = window(locale="en")
    host.goto(f"/h/{links['host']}")
    host.locator("#club-host button").click()
    expect(host.locator("#club-link")).to_be_visible()
    page.reload()
    expect(page.locator(".club-table")).to_have_count(0)


@pytest.mark.parametrize("width", [390, 1280])
def test_its_pages_are_for_all_hands_and_eyes(
    house: House, window: Callable[..., Page], width: int
) -> None:
    page = window(width, 844, locale="en", has_touch=True, reduced_motion="reduce")
    page.goto("/clubs/new")
    assert faults(page) == []
    group = make(page, "Magpies", "Aki")
    own = page.url
    token = own.rsplit("/", 1)[1]
    names = ("Ben", "Chie", "A name as long as forty letters may be")
    for name in names:
        join(window(locale="en"), group, name)
    people = house.door.get(f"/api/c/{token}").json()["people"]
    seats = [{"name": one["name"], "person": one["id"]} for one in people]
    wish = {"game": "parlour", "seats": seats, "club": token}
    for _ in range(2):
        links = house.door.post("/api/tables", json=wish).json()
    for seat, one in zip(links["seats"], people, strict=True):
        assert one["name"] == seat["name"]
    for value in ("w", 3):
        for seat in links["seats"]:
            view = house.door.get(f"/api/s/{seat['token']}").json()
            body = {"ask": view["asks"][0]["id"], "value": value}
            house.door.post(f"/api/s/{seat['token']}/answer", json=body).raise_for_status()
    last: tuple[Any, ...] = ("left", [0], {"steel": 2, "silk": 3}, {"to": 1})
    for given in last:
        view = house.door.get(f"/api/s/{links['seats'][0]['token']}").json()
        body = {"ask": view["asks"][0]["id"], "value": given}
        house.door.post(f"/api/s/{links['seats'][0]['token']}/answer", json=body).raise_for_status()
    page.goto(own)
    expect(page.locator(".rivals tbody tr")).to_have_count(4)
    page.evaluate("document.querySelectorAll('details').forEach((one) => { one.open = true; })")
    assert faults(page) == []
    assert small_targets(page) == []
    assert cut_off(page, "main > :not(section), main section > :not(.rivals)") == []
    led_on(page, group, own)
    page.goto(f"/c/{token}/new/snow")
    assert faults(page) == []
