"""The host's page with all its tools, by clicks: a phone in Russian, a desk in English."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Locator, Page, expect
from tests.table.screens.access import cut_off, small_targets
from tests.table.screens.conftest import House
from tests.table.screens.driving import PATHS, faults

from gunbai.words.catalogue import say

WIDTHS = [(390, "ru"), (1280, "en")]


class Desk:
    """The host's page of a table of two in a window of its own."""

    def __init__(self, house: House, window: Callable[..., Page], width: int, language: str):
        self.door, self.language = house.door, language
        links = house.open_table("parlour", "Aki", "Ben")
        self.seats = [seat["token"] for seat in links["seats"]]
        self.own = self.door.post(f"/api/s/{self.seats[1]}/claim", json={}).json()["token"]
        self.page = window(width, 844, locale=language, has_touch=width < 600)
        self.path = f"/h/{links['host']}"
        self.page.goto(self.path)

    def say(self, key: str, **values: str) -> str:
        return say(self.language, key, **values)

    def tool(self, seat: int, do: str) -> Locator:
        """A tool of a seat, in its fold that is opened first."""
        fold = self.page.locator("details.tool-seat:not([id])").nth(seat)
        if fold.get_attribute("open") is None:
            fold.locator("summary").click()
        return fold.locator(f"[value='{do}']")

    def player(self, seat: int) -> str:
        view = self.door.get(f"/api/s/{self.own}").json()
        return str(view["seats"][seat]["player"])

    def confirm(self, fold: str) -> None:
        """Open a fold that asks again, and say yes."""
        self.page.locator(f"{fold} summary").click()
        self.page.locator(f"{fold} button").click()

    def has_no_faults(self) -> None:
        for fold in self.page.locator("details.tool-seat").all():
            if fold.get_attribute("open") is None:
                fold.locator("summary").click()
        assert [*faults(self.page), *small_targets(self.page)] == []
        assert cut_off(self.page, "main button, main summary, main input, main p") == []
        assert self.page.evaluate("document.documentElement.scrollWidth <= innerWidth")


@pytest.mark.parametrize(("width", "language"), WIDTHS)
def test_every_tool_of_the_host_is_used_by_clicks(
    house: House, window: Callable[..., Page], width: int, language: str
) -> None:
    desk = Desk(house, window, width, language)
    page = desk.page
    seat = window(width, 844, locale=language)
    seat.goto(f"/s/{desk.own}")
    expect(seat.locator(".ask")).to_have_count(1)

    desk.tool(1, "delegate").click()
    expect(seat.locator(".ask")).to_have_count(0)  # a bot has answered it
    assert desk.player(1) == "person"
    told = desk.say("story.change-delegated-on", name="Ben")
    expect(seat.locator("#table")).to_contain_text(told)

    desk.tool(1, "stand-in").click()
    assert desk.player(1) == "plain"
    desk.tool(1, "give-back").click()
    assert desk.player(1) == "person"
    expect(seat.locator("#table")).to_contain_text(
        desk.say("story.change-seated-given-back", name="Ben")
    )
    desk.tool(0, "mute").click()
    desk.tool(0, "unmute").click()
    desk.tool(0, "link").click()
    assert desk.door.get(f"/api/s/{desk.seats[0]}").status_code == 404
    for do in ("pause", "resume", "hide-hints", "show-hints"):
        page.locator(f".host-tools > form [value='{do}']").click()
    for pace in ("at-once", "slow", "usual"):
        page.locator(f".host-tools [name='pace'][value='{pace}']").click()
        expect(page.locator(".host-tools [name='pace'][aria-pressed='true']")).to_have_attribute(
            "value", pace
        )
        told = desk.say(f"story.change-paced-{pace}")
        expect(seat.locator("#table")).to_contain_text(told)
    desk.tool(0, "person")
    page.locator("#new-0").fill("Eva")
    desk.tool(0, "person").click()
    expect(page.locator("details.tool-seat:not([id])").first).to_contain_text("Eva")
    desk.has_no_faults()

    page.reload()
    desk.tool(0, "bot").click()
    assert desk.player(0) == "plain"
    page.locator("details.tool-seat:has([value='close']) summary").click()
    page.locator("[value='close']").click()
    expect(page.locator("[role=note]", has_text=desk.say("core.closed"))).to_be_visible()
    desk.has_no_faults()


@pytest.mark.parametrize(("width", "language"), WIDTHS)
def test_the_clock_is_changed_by_clicks_and_everybody_is_told(
    house: House, window: Callable[..., Page], complaints: list[str], width: int, language: str
) -> None:
    desk = Desk(house, window, width, language)
    fold = desk.page.locator("#host-clock")
    seat = window(width, 844, locale=language)
    seat.goto(f"/s/{desk.own}")
    expect(seat.locator(".strip .up")).to_have_count(0)
    fold.locator("summary").click()
    expect(fold.locator(".timed:visible")).to_have_count(0)  # nothing to fill in without a clock
    fold.locator("[name=clock][value=each]").check(force=True)
    fold.locator("[name='clock.span']").fill("9999")
    fold.locator("[name='clock.when-up'][value=answer]").check(force=True)
    fold.locator("button").click()
    expect(fold.locator("[role=alert]")).to_be_visible()  # that is too long
    assert fold.locator("[name='clock.span']").input_value() == "9999"
    desk.has_no_faults()
    complaints.clear()  # the console told of the refusal
    fold.locator("[name='clock.span']").fill("2")
    fold.locator("button").click()
    span = say(language, "words.span-d", count=2)
    expect(fold.locator("summary")).to_contain_text(
        say(language, "table.people-clock-each", span=span)
    )
    told = say(language, "story.change-timed-each", span=span)
    expect(seat.locator("#table")).to_contain_text(told)
    expect(seat.locator(".strip .up time")).to_contain_text("1")  # a day and hours that are left
    fold.locator("summary").click()
    fold.locator("[name=clock][value=none]").check(force=True)
    fold.locator("button").click()
    expect(fold.locator("summary")).to_contain_text(desk.say("table.host-no-clock"))
    expect(seat.locator(".strip .up")).to_have_count(0)


@pytest.mark.parametrize(("width", "language"), WIDTHS)
def test_the_role_is_handed_over_by_clicks_and_the_old_page_goes_by_itself(
    house: House, window: Callable[..., Page], complaints: list[str], width: int, language: str
) -> None:
    desk = Desk(house, window, width, language)
    other = window(width, 844, locale=language)  # the same link, open elsewhere
    with other.expect_response(lambda reply: reply.url.endswith("/live")):
        other.goto(desk.path)
    desk.confirm("#hand-over")
    expect(desk.page.locator("h1")).to_have_text(desk.say("table.host-handed"))
    assert desk.page.evaluate(PATHS) == []
    assert [*faults(desk.page), *small_targets(desk.page)] == []
    assert desk.page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    fresh = desk.page.locator("#link-1").input_value()

    expect(other.locator("h1")).to_have_text(desk.say("table.unknown-link"))  # by itself
    assert other.evaluate(PATHS) == []
    complaints.clear()  # the console told that the page was not found
    new = window(width, 844, locale=language)
    new.goto(fresh)
    expect(new.locator(".host-tools").first).to_be_visible()
    seat = window(width, 844, locale=language)
    seat.goto(f"/s/{desk.own}")
    expect(seat.locator("#table")).to_contain_text(desk.say("story.change-handed-on"))


@pytest.mark.parametrize(("width", "language"), WIDTHS)
def test_a_table_is_deleted_by_clicks_and_every_open_page_of_it_goes(
    house: House, window: Callable[..., Page], complaints: list[str], width: int, language: str
) -> None:
    desk = Desk(house, window, width, language)
    pages = [window(width, 844, locale=language) for _ in range(2)]
    for page, path in zip(pages, (f"/s/{desk.own}", desk.path), strict=True):
        with page.expect_response(lambda reply: reply.url.endswith("/live")):
            page.goto(path)
    desk.confirm("#delete-table")
    expect(desk.page.locator("h1")).to_have_text(desk.say("table.host-deleted"))
    assert [*faults(desk.page), *small_targets(desk.page)] == []
    assert desk.page.evaluate(PATHS) == []
    for page in pages:
        expect(page.locator("h1")).to_have_text(desk.say("table.unknown-link"))  # by itself
        assert page.evaluate(PATHS) == []
    complaints.clear()  # the consoles told that the pages were not found
