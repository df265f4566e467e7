"""A replay shows at each moment who sat where: a person, a bot, or a bot in a person's stead."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect
from tests.table.parlour import ANSWERS
from tests.table.screens.conftest import House

import gunbai
from gunbai.core.record import Record, load
from gunbai.terminal.commands.show import exported
from gunbai.words import story

SAT = [
    "Ben took the seat.",
    "A bot stands in for Ben; the host asked for it.",
    "Ben is back.",
    "The host gave a seat to Eva.",
]


class Played:
    """A table of two at which Ben's seat changes hands; ``watch`` looks on."""

    def __init__(self, house: House) -> None:
        self.door = house.door
        links = house.open_table("parlour", "Aki", "Ben", options={"rounds": 3})
        self.host, self.watch = links["host"], links["watch"]
        self.tokens = [seat["token"] for seat in links["seats"]]
        self.tokens[1] = self.post(f"s/{self.tokens[1]}/claim")["token"]
        self.answer(0)
        self.answer(1)
        self.answer(0)
        self.post(f"h/{self.host}/seats/1/stand-in", bot="plain")  # which answers the next
        self.answer(0)
        self.post(f"s/{self.tokens[1]}/return")
        seats = self.post(f"h/{self.host}/seats/1", name="Eva")["seats"]
        self.tokens[1] = seats[1]["token"]
        while self.answer(0) | self.answer(1):
            pass

    def post(self, path: str, **body: Any) -> Any:
        reply = self.door.post(f"/api/{path}", json=body)
        assert reply.is_success, reply.text
        return reply.json() if reply.content else None

    def answer(self, seat: int) -> bool:
        """Answer what a seat is asked first; return whether it is asked anything."""
        view = self.door.get(f"/api/s/{self.tokens[seat]}").json()
        for ask in view["asks"][:1]:
            given = {"ask": ask["id"], "value": ANSWERS[ask["key"]]}
            self.post(f"s/{self.tokens[seat]}/answer", **given)
            return True
        return False

    @property
    def record(self) -> Record:
        return load(self.door.get(f"/w/{self.watch}/record").content)


def who_sits(page: Page) -> str:
    return page.locator("#sat [data-seat='1']").inner_text().replace("\n", " ")


def step_through(page: Page) -> None:
    """By the list of changes, and by steps: before each change somebody else sat there."""
    expect(page.locator("html")).to_have_attribute("data-ready", "yes")
    page.locator("#seatings summary").click()
    changes = page.locator("#seatings li")
    for place, (words, sits) in enumerate(
        zip(SAT, ("Ben", "Ben a bot stands in", "Ben", "Eva"), strict=True)
    ):
        expect(changes.nth(place)).to_contain_text(words)
        changes.nth(place).locator("a").click()
        assert who_sits(page) == sits
        later = page.locator("#seatings li.to-come")
        assert later.count() == len(SAT) - place - 1
    page.locator("[data-go=first]").click()
    kinds = [page.locator("#sat [data-seat='1']").get_attribute("data-sits")]
    while page.locator("#seatings li.to-come").count():
        page.locator("[data-go=on]").click()
        kinds.append(page.locator("#sat [data-seat='1']").get_attribute("data-sits"))
    assert [kind for n, kind in enumerate(kinds) if kind != kinds[n - 1] or not n] == [
        "person", "stand-in", "person",
    ]  # fmt: skip
    assert page.locator("#sat [data-seat='0']").inner_text() == "Aki"


@pytest.mark.parametrize("width", [390, 1280])
def test_the_replay_of_a_table_shows_by_clicks_who_sat_when(
    house: House, window: Callable[..., Page], tmp_path: Path, width: int
) -> None:
    played = Played(house)
    page = window(width, 844, locale="en")
    page.goto(f"/w/{played.watch}/replay")
    step_through(page)
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    kept = tmp_path / "replay.html"
    kept.write_text(exported(played.record, "replay", None), encoding="utf-8")
    page.goto(kept.as_uri())  # without any server
    step_through(page)


def test_the_story_and_the_entries_as_csv_tell_who_sat_when(house: House) -> None:
    record = Played(house).record
    assert gunbai.verify(record).passed
    for file in (story.to_markdown, story.to_html):
        told = file(story.tell(gunbai.replay(record), None, "en"))
        assert [words in told for words in SAT] == [True] * 4
        assert "Who sat where" in told
    said = story.to_csv(record)
    assert '"player"": ""plain"", ""by"": ""stand-in"' in said
