"""The light companion on one phone, in one hand: touches are counted, and anything is set right."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Locator, Page, expect
from tests.table.screens.access import small_targets
from tests.table.screens.conftest import House, put_turning_point_away
from tests.table.screens.driving import faults

TOLD = {
    "en": {"lost": "3 of 11", "won": "The southern host"},
    "ru": {"lost": "потеряно 3 из 11, можно потерять ещё 0", "won": "Южное войско"},
}


class Hand:
    """One thumb on one phone, that counts its touches."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.touches = 0

    @property
    def language(self) -> str:
        return self.page.locator("html").get_attribute("lang") or ""

    def tap(self, what: Locator) -> None:
        what.tap()
        self.touches += 1

    def answer(self, what: Locator) -> None:
        """Tap what answers the open question, and wait until it is answered."""
        asked = self.page.locator(f"#{self.page.locator('.ask').first.get_attribute('id')}")
        self.tap(what)
        expect(asked).to_have_count(0)

    def dice(self) -> None:
        """Tap in the dice of the open roll, each a six, and send them."""
        roll = self.page.locator(".ask[data-kind=roll]")
        for _ in range(int(roll.locator(".roll").get_attribute("data-count") or 0)):
            self.tap(roll.locator(".face").nth(5))
        self.answer(roll.locator(".do button").first)


@pytest.fixture(params=["en", "ru"])
def hand(house: House, window: Callable[..., Page], request: pytest.FixtureRequest) -> Hand:
    wish = {"scenario": "quick", "positions": "light", "turns": 3}
    links = house.open_table("daimyo", "Aki", "Bo", dice="typed", options=wish)
    page = window(width=390, height=844, has_touch=True, is_mobile=True, reduced_motion="reduce")
    page.goto(f"/s/{links['seats'][0]['token']}?lang={request.param}")
    held = Hand(page)
    held.answer(page.locator(".ask [value=ready]"))
    held.touches = 0
    return held


def book(page: Page) -> Locator:
    return page.locator(".ask[data-key='daimyo.book']")


def unit(page: Page, number: int = 0) -> Locator:
    return book(page).locator(".book-unit").nth(number)


def test_a_turn_without_contact_is_at_most_ten_touches(hand: Hand) -> None:
    page = hand.page
    while page.locator(".ask[data-kind=roll]").count():
        hand.dice()
    nothing = book(page).locator("[value*='\"nothing\"']")
    clans, before = nothing.count(), hand.touches
    hand.answer(nothing.first)
    assert hand.touches == before + 1, "nothing to tell of a clan is one touch"
    expect(nothing).to_have_count(clans - 1)
    hand.answer(page.locator(".ask > .do button"))
    expect(page.locator("html[data-turning]")).to_have_count(1)
    hand.tap(page.locator("[data-do=turned]"))
    expect(page.locator(".campaign .when")).to_contain_text("2")
    assert hand.touches <= 10
    assert page.locator(".ask").count() == 1


def test_whatever_befalls_a_unit_is_two_touches_and_can_be_set_right(hand: Hand) -> None:
    page = hand.page
    while page.locator(".ask[data-kind=roll]").count():
        hand.dice()
    hand.touches = 0
    hand.tap(unit(page).locator("summary"))
    hand.answer(unit(page).locator("[value*='\"hits\"']").nth(1))
    assert hand.touches == 2
    expect(unit(page).locator(".hit-dot")).to_have_count(2)
    hand.tap(unit(page).locator("summary"))
    hand.answer(unit(page).locator(".book-correct [value*='\"hits\": 0']"))
    expect(unit(page).locator(".hit-dot")).to_have_count(0)
    told = {"en": "Set right by hand", "ru": "Поправлено рукой"}
    expect(page.locator("#log")).to_contain_text(told[hand.language])
    hand.tap(unit(page, 1).locator("summary"))  # the first was hit and may not be in order again
    hand.answer(unit(page, 1).locator("[value*='\"disordered\"']"))
    hand.answer(page.locator(".ask > .do button"))
    put_turning_point_away(page)
    reforms = page.locator(".ask[data-key='daimyo.book.reforms']")
    expect(reforms).to_be_visible()
    hand.answer(reforms.locator(".do button").first)


def test_the_book_fits_one_hand_and_has_no_faults_that_axe_finds(hand: Hand) -> None:
    page = hand.page
    while page.locator(".ask[data-kind=roll]").count():
        hand.dice()
    unit(page).locator("summary").tap()
    assert faults(page) == []
    assert page.evaluate("document.documentElement.scrollWidth") <= 390
    assert "daimyo." not in page.locator(".asking").inner_text()
    expect(page.locator(".ask > .do button")).to_be_in_viewport(ratio=1)
    assert small_targets(page, ".ask") == []


def test_a_battle_is_kept_to_its_victory_and_the_losses_are_told_on_the_way(hand: Hand) -> None:
    page = hand.page
    north = page.locator(".book-clan.side-1 .book-unit")

    def roll() -> None:
        while page.locator(".ask[data-kind=roll]").count():
            hand.dice()

    def destroyed(number: int) -> None:
        """The northern host loses a unit: at most two touches."""
        before = hand.touches
        hand.tap(north.nth(number).locator("summary"))
        hand.answer(north.nth(number).locator("[value*='\"hits\"']").nth(3))
        assert hand.touches == before + 2
        roll()  # whether the leader with it falls

    roll()
    for _ in range(3):  # all of Shirai's
        destroyed(0)
    hand.answer(page.locator(".ask > .do button"))
    turning = page.locator("#turning")
    expect(turning).to_contain_text(TOLD[hand.language]["lost"])
    hand.tap(page.locator("[data-do=turned]"))
    expect(page.locator(".campaign .when")).to_contain_text("2")
    roll()
    destroyed(1)  # the spears of Akagi, behind the leader whom Shirai has left
    hand.answer(page.locator(".ask > .do button"))
    put_turning_point_away(page)
    outcome = page.locator("#outcome")
    expect(outcome).to_be_visible()
    expect(outcome).to_contain_text(TOLD[hand.language]["won"])
    expect(page.locator(".ask")).to_have_count(0)
    assert page.evaluate("document.documentElement.scrollWidth") <= 390
