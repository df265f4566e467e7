"""Who is here, who is away, whose time is up and who is voted for, by clicks: phone and desk."""

from __future__ import annotations

from collections.abc import Callable
from datetime import UTC, datetime, timedelta

import pytest
from playwright.sync_api import Locator, Page, expect
from tests.table.screens.access import cut_off, small_targets
from tests.table.screens.conftest import House
from tests.table.screens.driving import act, faults, unfold_people

import gunbai
from gunbai.core.clock import Clock
from gunbai.table.access.links import seat_token
from gunbai.words.catalogue import say

WIDTHS = [(390, "ru"), (1280, "en")]
DAY = 86_400


class Sitter:
    """Somebody at a table whose page stands open with the people unfolded."""

    def __init__(self, window: Callable[..., Page], token: str, width: int, language: str) -> None:
        self.language, self.token, self.width = language, token, width
        self.page = window(width, 844, locale=language, has_touch=width < 600)
        self.look()

    def look(self) -> None:
        self.page.goto(f"/s/{self.token}")
        if self.width < 600:
            self.page.locator("#panes [data-pane=talk]").click()
        unfold_people(self.page)

    def person(self, seat: int) -> Locator:
        return self.page.locator(".people .sitters li").nth(seat)

    def reads(self, seat: int, key: str, **values: str) -> None:
        """Read something of a person, however it came: by itself, or at the next look."""
        expect(self.person(seat)).to_contain_text(say(self.language, key, **values))

    def is_told(self, key: str, **values: str) -> None:
        expect(self.page.locator(".changes")).to_contain_text(say(self.language, key, **values))

    def has_no_faults(self) -> None:
        if self.page.locator(".changes:not([open])").count():
            self.page.locator(".changes summary").click()
        assert faults(self.page) == []
        if self.width < 600:
            assert small_targets(self.page, "#sitters") == []
        assert cut_off(self.page, "#people *") == []


@pytest.mark.parametrize(("width", "language"), WIDTHS)
def test_who_is_here_and_who_is_away_is_seen_by_all(
    house: House, window: Callable[..., Page], width: int, language: str
) -> None:
    links = house.open_table("parlour", "Aki", "Ben", "Chie")
    tokens = [seat["token"] for seat in links["seats"]]
    aki = Sitter(window, tokens[0], width, language)
    aki.reads(0, "table.people-here")
    aki.reads(1, "table.people-never")
    ben = Sitter(window, tokens[1], width, language)
    ben.reads(0, "table.people-here")
    until = datetime.now(UTC).date() + timedelta(days=30)
    ben.page.locator("#away-until").fill(until.isoformat())
    ben.page.locator(".away button").click()
    aki.reads(1, "table.people-here")  # both came by themselves
    aki.reads(1, "table.people-away")
    expect(aki.person(1).locator("[data-as=until]")).to_contain_text(str(until.day))
    aki.is_told("story.change-away-on", name="Ben")
    aki.has_no_faults()
    ben.look()
    ben.page.locator(".away button").click()
    aki.is_told("story.change-away-off", name="Ben")
    expect(aki.person(1)).not_to_contain_text(say(language, "table.people-away"))


@pytest.mark.parametrize(("width", "language"), WIDTHS)
def test_the_others_vote_a_stand_in_and_its_person_takes_the_seat_back(
    house: House, window: Callable[..., Page], width: int, language: str
) -> None:
    links = house.open_table("parlour", "Aki", "Ben", "Chie", vote_after=1)
    tokens = [seat["token"] for seat in links["seats"]]
    for seat in (0, 1):
        act(house, tokens[seat], "answer", ask=seat, value="a wish")
    version = house.door.get(f"/api/s/{tokens[2]}").json()["version"]
    house.door.get(f"/api/s/{tokens[2]}/news?since={version}&wait=2")  # Chie is awaited for a while
    aki, ben = (Sitter(window, token, width, language) for token in tokens[:2])
    vote = "form[action$='/vote'] button"
    expect(aki.page.locator(vote)).to_have_count(1)  # only for whom the table waits
    aki.has_no_faults()
    aki.person(2).locator(vote).click()
    aki.look()
    expect(aki.page.locator(vote)).to_have_count(0)  # one has voted
    ben.reads(2, "table.people-votes", count=1)  # type: ignore[arg-type]
    ben.person(2).locator(vote).click()
    ben.look()
    ben.reads(2, "table.people-stands-in")
    ben.is_told("story.change-seated-vote", name="Chie")
    chie = Sitter(window, tokens[2], width, language)
    back = chie.page.locator("form[action$='/return'] button")
    expect(back).to_have_text(say(language, "table.people-back"))
    chie.has_no_faults()
    back.click()
    ben.is_told("story.change-seated-return", name="Chie")


@pytest.mark.parametrize(("width", "language"), WIDTHS)
def test_time_that_is_left_and_time_that_is_up_stand_at_each_person(
    house: House, window: Callable[..., Page], width: int, language: str
) -> None:
    match = gunbai.new("snow", ["Aki", "Ben", "Chie"], {"rounds": 1}, clock=Clock("each", DAY))
    match.tick(int(datetime.now(UTC).timestamp()) - 2 * DAY)  # whoever was awaited then is late
    late = {ask.seat for ask in match.open.values()}
    host = house.take_in(match)
    seat = min(late)
    sitter = Sitter(window, seat_token(host, seat), width, language)
    sitter.reads(seat, "table.people-up")
    sitter.is_told("story.change-expired-on", name=match.setup.seats[seat].name)
    clock = say(language, "table.people-clock-each", span=say(language, "words.span-d", count=1))
    expect(sitter.page.locator("#people")).to_contain_text(clock)
    sitter.has_no_faults()
    house.door.post(f"/api/h/{host}/clock", json={"clock": {"kind": "each", "seconds": 3 * DAY}})
    sitter.reads(seat, "table.people-left")  # by itself
    left = sitter.page.locator("#strip .up time")
    expect(left).to_contain_text("2")  # days, and hours
    sitter.has_no_faults()
