"""A what if of a running game by clicks: asked for, agreed to, and gone to."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect
from tests.table.screens.access import cut_off, small_targets
from tests.table.screens.conftest import House
from tests.table.screens.driving import faults, play, unfold_people

from gunbai.words.catalogue import say


@pytest.mark.parametrize(("width", "language"), [(390, "ru"), (1280, "en")])
def test_two_agree_and_sit_in_their_own_seats_at_a_second_table(
    house: House, window: Callable[..., Page], width: int, language: str
) -> None:
    links = house.open_table("parlour", "Aki", "Ben", "plain")
    aki, ben = (
        window(width, 844, locale=language, has_touch=True, reduced_motion="reduce")
        for _ in range(2)
    )
    first = []
    for page, seat in ((aki, 0), (ben, 1)):
        page.goto(f"/s/{links['seats'][seat]['token']}")
        first.append(page.url)
    if width < 600:
        aki.locator("#panes [data-pane=talk]").click()
    aki.locator("#sitters > summary").click()
    aki.locator(".ask-what-if summary").click()
    aki.locator(".ask-what-if button").click()
    expect(aki.locator("#what-if")).to_be_visible()
    expect(ben.locator("#what-if button")).to_have_count(3)  # it came by itself
    assert faults(ben) == []
    assert small_targets(ben, "#what-if") == []
    assert cut_off(ben, "#what-if, #what-if *") == []
    ben.locator("#what-if [value=agree]").click()
    for page in (aki, ben):
        page.locator(".what-if-open button").click()
        page.wait_for_url(lambda url: url not in first)
        expect(page.locator(".ask")).to_have_count(1)
        assert page.url not in first
    assert aki.url != ben.url
    names = [person.strip() for person in aki.locator(".people .sitters p").all_text_contents()]
    assert any("Ben" in name for name in names)
    aki.goto("/mine")
    expect(aki.locator("#mine-turn .row")).to_have_count(2)


@pytest.mark.parametrize(("width", "language"), [(390, "ru"), (1280, "en")])
def test_a_moment_of_the_story_is_chosen_by_clicks_and_the_others_read_which_it_is(
    house: House, window: Callable[..., Page], width: int, language: str
) -> None:
    links = house.open_table("parlour", "Aki", "Ben")
    tokens = [seat["token"] for seat in links["seats"]]
    for key in ("parlour.guess", "parlour.way"):
        play(house, links, key)
    aki, ben = (window(width, 844, locale=language, has_touch=True) for _ in range(2))
    ben.goto(f"/s/{tokens[1]}")
    aki.goto(f"/s/{tokens[0]}")
    if width < 600:
        aki.locator("#panes [data-pane=talk]").click()
    unfold_people(aki)
    aki.locator(".ask-what-if summary").click()
    aki.locator(".ask-what-if a").click()
    expect(aki.locator(".moment").first).to_be_visible()
    assert [*faults(aki), *small_targets(aki)] == []
    assert cut_off(aki, "main *") == []
    aki.locator(".moments:not([open]) summary").click()
    aki.locator(".moment:has([value='1'])").click()
    aki.locator("[value=ask]").click()
    expect(aki.locator("#what-if")).to_be_visible()
    said = say(language, "table.what-if-from")
    expect(ben.locator("#what-if .what-if-from")).to_contain_text(said)  # it came by itself
    expect(ben).to_have_title(re.compile(say(language, "table.your-word")))
    ben.locator("#what-if [value=bot]").click()
    aki.locator(".what-if-open button").click()
    aki.wait_for_url(lambda url: tokens[0] not in url)
    expect(aki.locator(".ask")).to_have_attribute("data-key", "parlour.guess")  # two acts back


def test_a_wish_falls_where_one_does_not_agree(house: House, window: Callable[..., Page]) -> None:
    links = house.open_table("parlour", "Aki", "Ben")
    token = links["seats"][0]["token"]
    house.door.post(f"/api/s/{token}/what-if", json={"after": None}).raise_for_status()
    ben = window(locale="en")
    ben.goto(f"/s/{links['seats'][1]['token']}")
    ben.locator("#what-if [value=object]").click()
    expect(ben.locator("#what-if")).to_have_count(0)
    assert house.door.get(f"/api/s/{token}/company").json()["what_ifs"] == []
