"""Playing by the page: by keyboard alone, refusals, half-typed text, news, two tabs, real dice."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect
from tests.table.screens.conftest import House, Player, put_turning_point_away

ANSWERS = ("/setup", "/answer")


def sit(house: House, page: Page, links: dict[str, object], seat: int) -> Player:
    seats = links["seats"]
    assert isinstance(seats, list)
    return Player(page, f"{house.url}/s/{seats[seat]['token']}", {})


def test_the_keyboard_alone_plays(house: House, window: Callable[..., Page]) -> None:
    """A house is founded: text, haiku, cards by number, points by arrow, all without a mouse."""
    page = sit(house, window(), house.open_table("snow", "fair", "Aki", "Sora"), 1).page
    keys = page.keyboard

    def reach(selector: str) -> None:
        for _ in range(40):
            if page.locator(f"{selector}:focus").count():
                return
            keys.press("Tab")
        raise AssertionError(f"Tab never reaches {selector}")

    def field(step: str) -> str:
        return f"[data-step='{step}'] :is(textarea, input[type=text], input[type=radio])"

    first = page.locator("[data-step='snow.facets-samurai']")
    reach("[data-step='snow.facets-samurai'] input[type=number]")
    keys.press("ArrowUp")
    expect(first.locator("[data-show=left]")).to_have_text("−1")
    expect(first).not_to_have_class(re.compile("done"))
    keys.press("ArrowDown")
    keys.press("Enter")
    expect(page.locator("[data-step='snow.culture'] summary")).to_be_focused()
    for step, number, chosen in (
        ("snow.culture", "3", "moon-viewing"),
        ("snow.inheritance", "1", "none"),
    ):
        expect(page.locator(f"[data-step='{step}']")).to_have_attribute("open", "")
        keys.press(number)
        expect(page.locator(f"[data-step='{step}'] input[value='{chosen}']")).to_be_checked()
        keys.press("Enter")
    expect(page.locator(field("snow.name-samurai"))).to_be_focused()
    keys.type("Takezo")
    keys.press("Enter")
    expect(page.locator(field("snow.haiku-samurai"))).to_be_focused()
    keys.type("Rain on the sword rack.")
    keys.press("Enter")
    keys.type("He counts the drops, not the days")
    keys.press("Control+Enter")
    expect(page.locator(".setup .refusal").first).to_be_visible()
    expect(page.locator("[data-step='snow.haiku-samurai'] .step-value")).to_contain_text("drops")
    expect(page.locator(field("snow.culture.2")).first).to_be_visible()


@pytest.fixture(autouse=True)
def only_refusals(complaints: list[str]) -> object:
    """Consoles remark on refusals, and on a line that a test cuts; else they may not complain."""
    yield
    expected = ("status of 4", "ERR_FAILED", "htmx:error")
    complaints[:] = [said for said in complaints if not any(sign in said for sign in expected)]


def test_others_moves_keep_what_is_half_typed(house: House, window: Callable[..., Page]) -> None:
    links = house.open_table("snow", "fair", "Aki", "Sora")
    aki, sora = (sit(house, window(), links, seat) for seat in (1, 2))
    aki.page.locator("[data-step='snow.name-samurai'] summary").click()
    field = aki.page.locator("[data-step='snow.name-samurai'] input")
    field.press_sequentially("Take")
    version = aki.version
    sora.answer()
    aki.catch_up(version + 1)
    expect(field).to_be_focused()
    field.press_sequentially("zo")
    expect(field).to_have_value("Takezo")


def test_a_refusal_stands_at_its_question_and_loses_nothing(
    house: House, window: Callable[..., Page]
) -> None:
    page = sit(house, window(), house.open_table("parlour", "Aki"), 0).page
    text = "one\ntwo\nthree\nfour"
    page.locator(".ask textarea").fill(text)
    page.locator(".ask .do button").first.click()
    expect(page.locator(".ask").get_by_role("alert")).to_contain_text("4")
    expect(page.locator(".ask textarea")).to_have_value(text)
    expect(page.locator(".ask textarea")).to_be_focused()


def test_a_second_click_sends_nothing_again_and_breaks_nothing(
    house: House, window: Callable[..., Page], complaints: list[str]
) -> None:
    page = window()
    page.goto("/")
    page.locator(".hanging-snow button").first.click()
    sent: list[str] = []
    page.on("request", lambda one: sent.append(one.url) if one.url.endswith(ANSWERS) else None)
    clicked = 0
    while clicked < 6:
        ask = page.locator(".ask").first
        expect(ask).to_be_attached()
        if not ask.locator("details").count():  # a house that is dealt stands already
            ask.evaluate("form => form.querySelector('input[type=radio]')?.click()")
        was = ask.get_attribute("id")
        ask.locator(".do button, .plain-options button").first.dblclick()
        expect(page.locator(f"#{was}")).to_have_count(0)
        put_turning_point_away(page)
        expect(page.locator(".refusal:visible")).to_have_count(0)
        clicked += 1
    assert len(sent) == clicked
    assert complaints == []


def test_what_came_of_an_answer_comes_over_the_stream(
    house: House, window: Callable[..., Page]
) -> None:
    links, page = house.open_table("parlour", "Aki", "Sora"), window()
    aki, sora = sit(house, page, links, 0), sit(house, window(), links, 1)
    expect(page.locator("#connection[data-state='live']")).to_be_attached()
    heard: list[tuple[str, int]] = []
    page.on("response", lambda one: heard.append((one.url.rpartition("/")[2], one.status)))
    aki.answer()
    expect(page.locator(".ask")).to_have_count(0)
    sora.answer()
    expect(page.locator(".ask")).to_be_attached()
    assert [one for one in heard if one[0] in ("answer", "table")] == [("answer", 204)]


def beside_a_silent_stream(house: House, page: Page) -> tuple[Player, dict[str, Any]]:
    """Aki at a table of two, whose stream stands and brings nothing that is new."""
    page.add_init_script(
        "document.addEventListener('page', (event) => event.stopImmediatePropagation(), true)"
    )
    links = house.open_table("parlour", "Aki", "Sora")
    aki = sit(house, page, links, 0)
    expect(page.locator("#connection[data-state='live']")).to_be_attached()
    return aki, links


def test_where_the_stream_is_late_the_page_asks_for_what_it_did(
    house: House, window: Callable[..., Page]
) -> None:
    """A stream that stands and says no more: the page looks by itself after a moment."""
    aki, _links = beside_a_silent_stream(house, window())
    page = aki.page
    with page.expect_request("**/table"):
        aki.answer()
    expect(page.locator(".ask")).to_have_count(0)
    assert aki.version == 1


def test_what_waits_to_be_shown_is_not_forgotten_for_an_older_version(
    house: House, window: Callable[..., Page]
) -> None:
    """A bot answers at once, and then the answer before it says its version: the bot's counts."""
    aki, links = beside_a_silent_stream(house, window())
    page = aki.page
    token = links["seats"][1]["token"]
    house.door.post(f"/api/s/{token}/note", json={"text": "crow"}).raise_for_status()
    with page.expect_request("**/table"):
        page.evaluate(
            """for (const data of ["1", "2", "1"])
                document.dispatchEvent(new CustomEvent("changed", { detail: { data } }))"""
        )
    with page.expect_request("**/table", timeout=5000):
        """The page has rested, and looks for version 2."""


def test_two_tabs_agree_and_the_late_one_is_told(house: House, window: Callable[..., Page]) -> None:
    links = house.open_table("parlour", "Aki", "Sora")
    one, two = (sit(house, window(), links, 0) for _ in range(2))
    two.page.route("**/live", lambda route: route.abort())
    two.page.reload()
    one.answer()
    two.page.locator(".ask textarea").fill("too late")
    two.page.locator(".ask .do button").first.click()
    expect(two.page.get_by_role("alert")).to_be_visible()
    expect(two.page.locator(".ask")).to_have_count(0)
    assert two.version == one.version


def test_notes_and_news_are_heard(house: House, window: Callable[..., Page]) -> None:
    links = house.open_table("parlour", "Aki", "Sora")
    aki, sora = (sit(house, window(), links, seat) for seat in (0, 1))
    aki.page.locator("#note-text").fill("The tea is ready.")
    aki.page.keyboard.press("Enter")
    expect(sora.page.locator("#notes")).to_contain_text("The tea is ready.")
    expect(aki.page.locator("#note-text")).to_have_value("")
    aki.answer()
    sora.answer()
    expect(sora.page.locator("#news")).to_contain_text("parlour.round")
    expect(sora.page).to_have_title("Your turn · parlour.name")


def test_a_line_that_is_dead_without_a_word_is_begun_anew(
    house: House, window: Callable[..., Page]
) -> None:
    links = house.open_table("parlour", "Aki", "Sora")
    page = window()
    page.clock.install()
    aki = sit(house, page, links, 0)
    live = page.locator("#connection[data-state='live']")
    expect(live).to_be_visible()
    with house.asleep():
        page.clock.fast_forward("00:30")  # two beats may be late
        expect(live).to_be_visible()
        page.clock.fast_forward("00:30")
        expect(page.locator("#connection[data-state='lost']")).to_be_visible()
    expect(live).to_be_visible()
    house.door.post(f"/api/s/{links['seats'][1]['token']}/note", json={"text": "Awake!"})
    expect(page.locator("#notes")).to_contain_text("Awake!")
    assert aki.version == 1


@pytest.mark.parametrize("width", [390, 1280])
def test_what_is_half_typed_survives_a_reload_another_language_and_a_lost_line(
    house: House, window: Callable[..., Page], width: int
) -> None:
    page = sit(house, window(width, 844), house.open_table("parlour", "Aki"), 0).page
    field, send = page.locator(".ask textarea"), page.locator(".ask .do button").first
    field.fill("an old pond")
    page.reload()
    expect(field).to_have_value("an old pond")
    page.get_by_role("link", name="RU", exact=True).click()
    expect(page.locator("html")).to_have_attribute("lang", "ru")
    expect(field).to_have_value("an old pond")
    page.route("**/answer", lambda route: route.abort())
    send.click()
    expect(page.locator(".ask .unsent")).to_be_in_viewport(ratio=1)
    expect(page.locator(".ask .unsent")).to_contain_text("Не отправлено")
    expect(field).to_have_value("an old pond")
    page.unroute("**/answer")
    send.click()
    expect(field).to_have_count(0)


COUNT_SWAPS = """() => {
  window.swaps = 0;
  document.addEventListener("htmx:after:swap", () => { window.swaps += 1; });
}"""


def test_a_page_rests_between_swarms_of_news(house: House, window: Callable[..., Page]) -> None:
    links = house.open_table("parlour", "Aki", "Sora")
    aki = sit(house, window(), links, 0)
    looks: list[str] = []
    aki.page.on("request", lambda asked: looks.append(asked.url) if "/table" in asked.url else None)
    expect(aki.page.locator("#connection")).to_have_attribute("data-state", "live")
    aki.page.evaluate(COUNT_SWAPS)
    for number in range(12):
        note = {"text": f"crow {number}"}
        house.door.post(f"/api/s/{links['seats'][1]['token']}/note", json=note).raise_for_status()
    expect(aki.page.locator("#notes")).to_contain_text("crow 11")
    assert 1 <= aki.page.evaluate("window.swaps") <= 4
    assert not looks  # what is new was sent with the news
    aki.answer()
    assert aki.version == 13


def test_real_dice_are_tapped_in(house: House, window: Callable[..., Page]) -> None:
    links = house.open_table("parlour", "Aki", dice="typed")
    aki = sit(house, window(has_touch=True), links, 0)
    aki.answer()
    aki.answer()
    roll = aki.page.locator(".ask[data-kind=roll]")
    roll.locator(".face").nth(2).tap()
    roll.locator("[data-do=unface]").tap()
    roll.locator(".face").nth(4).tap()
    expect(roll.locator("input[name=value]")).to_have_value("5")
    roll.locator(".do button").tap()
    expect(aki.page.locator(".ask[data-kind=choose]")).to_be_visible()
    expect(aki.page.locator(".card.barred")).to_contain_text("R2")


def after_a_typed_five(
    house: House, window: Callable[..., Page]
) -> tuple[dict[str, Any], Player, Player, Locator]:
    """Two on their phones have wished and guessed, and Aki, who guessed five, has typed one in."""
    links = house.open_table("parlour", "Aki", "Sora", dice="typed")
    aki, sora = (sit(house, window(390, 844, has_touch=True), links, seat) for seat in (0, 1))
    aki.ways["parlour.guess"] = 5
    for player in (aki, sora, aki, sora):  # a wish and a guess each
        player.page.reload()
        player.answer()
    roll = aki.page.locator(".ask[data-kind=roll]")
    roll.locator(".face").nth(4).tap()
    roll.locator(".do button").tap()
    return links, aki, sora, roll


def test_typed_dice_enter_by_themselves_after_a_step_back_behind_them(
    house: House, window: Callable[..., Page]
) -> None:
    links, aki, sora, roll = after_a_typed_five(house, window)
    choose = aki.page.locator(".ask[data-kind=choose]")
    expect(choose).to_be_visible()
    aki.page.locator("#undo button", has=aki.page.get_by_text("Ask to take back")).tap()
    proposal = sora.page.locator("#proposal")
    expect(proposal).to_contain_text("same dice")
    proposal.locator("form[action$=agree] button").tap()
    guess = aki.page.locator(".ask[data-key='parlour.guess']")
    expect(guess).to_be_visible()
    expect(choose).to_have_count(0)
    aki.answer()
    sora.page.reload()
    sora.answer()  # Sora had guessed after Aki
    expect(choose).to_be_visible()  # nobody was asked for the die: it lies there as it fell
    expect(roll).to_have_count(0)
    view = house.door.get(f"/api/s/{links['seats'][0]['token']}").json()
    assert view["board"]["points"] == [1, 0], "Aki guessed a five"


def test_a_die_that_was_typed_wrong_is_set_right_when_the_table_agrees(
    house: House, window: Callable[..., Page]
) -> None:
    _, aki, sora, roll = after_a_typed_five(house, window)
    expect(roll).to_have_count(0)
    aki.page.locator("#undo button", has=aki.page.get_by_text("Set dice right")).tap()
    proposal = sora.page.locator("#proposal")
    expect(proposal).to_contain_text("back to the dice typed in: 5.")
    expect(proposal).not_to_contain_text("same dice")
    proposal.locator("form[action$=agree] button").tap()
    expect(roll).to_have_count(1)
    expect(aki.page.locator("#wish")).to_be_visible()
    roll.locator(".face").nth(1).tap()
    roll.locator(".do button").tap()
    expect(roll).to_have_count(0)
