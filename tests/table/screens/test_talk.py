"""Talk on the page: to all or to some, unread remarks marked, one's own withdrawn."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page, expect
from tests.table.screens.access import broken_words
from tests.table.screens.conftest import House
from tests.table.screens.driving import act, play

from gunbai.words.catalogue import say


def notes(house: House, links: dict[str, Any], seat: int) -> list[str]:
    view = house.door.get(f"/api/s/{links['seats'][seat]['token']}").json()
    return [note["text"] for note in view["notes"]]


WIDTHS = [(390, "ru"), (1280, "en")]


def see_talk(page: Page) -> None:
    """Bring the talk into sight, where a pane or the story hides it."""
    expect(page.locator("#table")).to_be_visible()
    if page.locator("#panes").is_visible():
        page.locator("#panes [data-pane=talk]").click()
    if page.locator("#story .aside-turn").is_visible():
        page.locator("#story .aside-turn").click()


@pytest.mark.parametrize(("width", "language"), WIDTHS)
def test_a_plot_is_whispered_marked_as_unread_and_withdrawn(
    house: House, window: Callable[..., Page], width: int, language: str
) -> None:
    links = house.open_table("parlour", "Aki", "Ben", "Chie")
    aki, ben, chie = (window(width, 844, locale=language) for _ in range(3))
    for page, seat in ((aki, 0), (ben, 1), (chie, 2)):
        page.goto(f"/s/{links['seats'][seat]['token']}")
    if width < 600:
        aki.locator("#panes [data-pane=talk]").click()
    aki.locator(".whom summary").click()
    aki.locator(".whom [value='1']").check()
    to_ben = f"{say(language, 'table.whispered-to')} Ben"
    expect(aki.locator(".whom summary")).to_have_text(to_ben)
    expect(aki.locator(".whom p")).to_have_text(say(language, "table.whisper-private"))
    assert broken_words(aki) == []  # no name stands a letter a line
    aki.locator("#sitters > summary").click()  # both unfolded: the column scrolls, not the page
    assert aki.evaluate("document.scrollingElement.scrollHeight <= innerHeight")
    aki.locator("#sitters > summary").click()
    house.door.post(f"/api/s/{links['seats'][2]['token']}/note", json={"text": "hello"})
    expect(aki.locator("#notes li")).to_have_count(1)  # the page was drawn anew meanwhile
    expect(aki.locator(".whom [value='1']")).to_be_checked()
    aki.locator("#note-text").fill("the mint is ours")
    aki.locator("#note .button").click()
    expect(aki.locator("#notes .whispered")).to_have_count(1)
    expect(aki.locator("#note-text")).to_have_value("")
    assert notes(house, links, 1) == ["hello", "the mint is ours"]
    assert notes(house, links, 2) == ["hello"]
    expect(chie.locator("#notes li")).to_have_count(1)
    assert "the mint" not in chie.content()

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


@pytest.mark.parametrize(("width", "language"), WIDTHS)
@pytest.mark.parametrize("open_talk", [True, False])
def test_private_talk_is_read_by_all_at_the_end_where_the_table_agreed_to_it(
    house: House, window: Callable[..., Page], width: int, language: str, open_talk: bool
) -> None:
    links = house.open_table("parlour", "Aki", "Ben", "Chie", open_talk=open_talk)
    tokens = [seat["token"] for seat in links["seats"]]
    act(house, tokens[0], "note", text="hello")
    house.door.post(f"/api/s/{tokens[0]}/whisper", json={"text": "the mint is ours", "to": [1]})
    play(house, links, "parlour.order")
    pages = [window(width, 844, locale=language) for _ in range(2)]
    for page, path in zip(pages, (f"/s/{tokens[2]}", f"/w/{links['watch']}"), strict=True):
        page.goto(path)
        expect(page.locator("#notes li")).to_have_count(1)
    if open_talk:
        mine = window(width, 844, locale=language)
        mine.goto(f"/s/{tokens[2]}")
        see_talk(mine)
        mine.locator(".whom summary").click()
        expect(mine.locator(".whom p")).to_have_text(say(language, "table.whisper-open"))
    ask = next(ask["id"] for ask in house.door.get(f"/api/s/{tokens[0]}").json()["asks"])
    act(house, tokens[0], "answer", ask=ask, value={"to": 1})  # the last one
    for page in pages:
        expect(page.locator(".outcome")).to_be_visible()
        expect(page.locator("#notes .whispered")).to_have_count(int(open_talk))
        assert ("the mint is ours" in page.content()) is open_talk
    pages[1].reload()  # who comes to watch after the end sees how it ended
    expect(pages[1].locator(".outcome")).to_be_visible()


@pytest.mark.parametrize(("width", "language"), WIDTHS)
def test_whoever_is_muted_is_told_so_and_may_speak_again(
    house: House, window: Callable[..., Page], complaints: list[str], width: int, language: str
) -> None:
    links = house.open_table("parlour", "Aki", "Ben")
    host, aki = (window(width, 844, locale=language) for _ in range(2))
    host.goto(f"/h/{links['host']}")
    aki.goto(f"/s/{links['seats'][0]['token']}")
    see_talk(aki)

    def mute(do: str) -> None:
        host.locator("details.tool-seat:not([id]) summary").first.click()
        host.locator(f"details.tool-seat[open] [value={do}]").click()

    mute("mute")
    aki.locator("#note-text").fill("hear me")
    aki.locator("#note .button").click()
    expect(aki.locator("[role=alert]", has_text=say(language, "core.muted"))).to_be_visible()
    expect(aki.locator("#note-text")).to_have_value("hear me")  # it is not lost
    assert notes(house, links, 1) == []
    complaints.clear()  # the console told of the refusal
    mute("unmute")
    aki.locator("#note-text").fill("hear me")
    aki.locator("#note .button").click()
    expect(aki.locator("#notes li[data-number]")).to_have_count(1)
    assert notes(house, links, 1) == ["hear me"]


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
