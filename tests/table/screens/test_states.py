"""Every state of a table for all hands and eyes: axe, touch, the keyboard alone, 200 %."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence

import pytest
from playwright.sync_api import Page, expect
from tests.table.screens.access import broken_words, cut_off, reach, small_targets, spilled
from tests.table.screens.conftest import House, Player, put_turning_point_away
from tests.table.screens.driving import GAMES, answer, faults, play, touch
from tests.table.screens.evening import LIVELY, PEOPLE, SCREENS, drive
from tests.table.screens.recorded import FINISHED, ended_with_long_names

from gunbai.analysis import puzzles
from gunbai.table.access.links import seat_token, watch_token

AROUND = ("tale", "replay", "verify", "notices", "print")
"""The pages around a seat."""
KINDS = {"write", "choose", "number", "pick", "divide", "order", "roll"}
PARLOUR = ("wish", "guess", "roll", "way", "pick", "divide", "order")
"""A question of every kind, in the order in which they are asked."""


class Looks:
    """What axe and the measure of a finger find on a phone, by the state that a page was in."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.seen: set[str] = set()
        self.found: dict[str, list[Sequence[str]]] = {}

    def __call__(self, state: str) -> None:
        """Look at the page, unless one in this state was looked at before."""
        if state in self.seen:
            return
        self.seen.add(state)
        if what := [*faults(self.page), *small_targets(self.page), *broken_words(self.page)]:
            self.found[state] = what


@pytest.fixture
def looks(window: Callable[..., Page]) -> Looks:
    return Looks(window(390, 844, reduced_motion="reduce", has_touch=True, is_mobile=True))


def snow_for_one(house: House) -> dict[str, str]:
    """The seat's, the spectators' and the host's pages of a short game against a bot."""
    links = house.open_table("snow", "random", "Aki", options={"rounds": 1})
    seat = f"/s/{links['seats'][1]['token']}"
    return {"seat": seat, "spectator": f"/w/{links['watch']}", "host": f"/h/{links['host']}"}


def is_turning(page: Page) -> bool:
    """Whether a turning point lies over the table, once there is something to go on with."""
    page.locator(".ask, #outcome, html[data-turning]").first.wait_for(state="attached")
    return page.locator("html[data-turning]").count() > 0


def be_refused(page: Page, complaints: list[str]) -> None:
    """Send the form for setting up with nothing in it."""
    page.locator(".ask .do button").first.click()
    expect(page.get_by_role("alert")).to_be_visible()
    complaints[:] = [said for said in complaints if "422" not in said]


def test_snow_has_no_faults_from_its_first_question_to_the_pages_around_its_end(
    house: House, looks: Looks, complaints: list[str]
) -> None:
    pages, page = snow_for_one(house), looks.page
    player = Player(page, pages["seat"], {})
    be_refused(page, complaints)
    looks("refusal")
    while not player.over():
        if is_turning(page):
            looks("turning point")
            put_turning_point_away(page)
        elif not player.over():
            looks(str(player.asked.get_attribute("data-key")))
            player.answer()
    looks("end")
    page.goto(str(page.locator("#outcome a[href*='/turning/']").first.get_attribute("href")))
    looks("turning point looked back at")
    for around in AROUND:
        page.goto(f"{pages['seat']}/{around}")
        looks(around)
    for other in ("host", "spectator"):
        page.goto(pages[other])
        looks(other)
    wide = page.locator("#board").evaluate("board => board.scrollWidth - board.clientWidth")
    assert wide == 0, "the board slides sideways"
    assert {"snow.kamae", "snow.turn", "snow.facets-samurai", "turning point"} <= looks.seen
    assert looks.found == {}


def test_daimyo_has_no_faults_in_russian_and_by_night_from_its_first_question_to_its_end(
    house: House, looks: Looks
) -> None:
    seats, options = GAMES["daimyo"]
    links, page = house.open_table("daimyo", *seats, options=options), looks.page
    seat = f"/s/{links['seats'][0]['token']}"
    page.emulate_media(color_scheme="dark")
    page.goto(f"{seat}?lang=ru")
    while not page.locator("#outcome").count():
        if is_turning(page):
            looks("turning point")
            put_turning_point_away(page)
        elif page.locator(".ask").count():
            looks(str(page.locator(".ask").first.get_attribute("data-key")))
            answer(page)
    looks("end")
    for around in (*AROUND, "report"):
        page.goto(f"{seat}/{around}")
        looks(around)
    for other in (f"/h/{links['host']}", f"/w/{links['watch']}"):
        page.goto(other)
        looks(other[:2])
    assert {"daimyo.activate", "daimyo.move", "turning point", "report"} <= looks.seen
    assert looks.found == {}


@pytest.mark.parametrize("game", FINISHED)
def test_no_page_around_an_ended_game_is_wider_than_itself_at_the_longest_names(
    house: House, window: Callable[..., Page], game: str
) -> None:
    page, host = window(reduced_motion="reduce"), ended_with_long_names(house, FINISHED[game])
    seat = f"/s/{seat_token(host, 1)}"
    page.goto(seat)
    turning = page.locator("#outcome a[href*='/turning/']").first.get_attribute("href")
    pages = [seat, f"/h/{host}", f"/w/{watch_token(host)}", str(turning)]
    wide: dict[tuple[str, int], list[str]] = {}
    for address in [*pages, *(f"{seat}/{around}" for around in AROUND if around != "print")]:
        page.goto(address)
        for width in (320, 390, 640, 1280):
            page.set_viewport_size({"width": width, "height": 800})
            what = spilled(page)
            if page.evaluate("document.documentElement.scrollWidth") > width:
                what.append("the page")
            if what:
                wide[address, width] = what
    assert wide == {}


def test_hierarchy_has_no_faults_in_its_questions_and_its_panes(house: House, looks: Looks) -> None:
    links = house.open_table("hierarchy", *PEOPLE, options=LIVELY)
    for key in SCREENS:
        looks.page.goto(f"/s/{drive(house, links, key)}")
        put_turning_point_away(looks.page)
        expect(looks.page.locator(f".ask[data-key='{key}']").first).to_be_visible()
        looks(key)
    for pane in looks.page.locator("#panes a").all():
        pane.tap()
        expect(pane).to_have_attribute("aria-current", re.compile("."))
        looks(str(pane.get_attribute("data-pane")))
    assert {"ask", "board", "story", "talk"} <= looks.seen
    assert looks.found == {}


def test_no_kind_of_question_has_faults(house: House, looks: Looks) -> None:
    typed = house.open_table("parlour", "Aki", dice="typed")
    rolled = house.open_table("parlour", "Aki")
    kinds = set()
    for key in PARLOUR:
        links = typed if key == "roll" else rolled
        looks.page.goto(f"/s/{play(house, links, f'parlour.{key}')}")
        kinds.add(looks.page.locator(".ask").first.get_attribute("data-kind"))
        looks(key)
    assert kinds == KINDS
    assert looks.found == {}


@pytest.mark.parametrize("game", ["snow", "hierarchy"])
def test_an_answered_puzzle_has_no_faults(looks: Looks, game: str) -> None:
    page = looks.page
    page.goto(f"/puzzle/{game}/2026-12-01")
    looks("asked")
    touch(page, puzzles.puzzle(game, "2026-12-01").answer)
    expect(page.locator("#answer")).to_be_visible()
    looks("answered")
    assert looks.found == {}


# -- the keyboard alone --------------------------------------------------------------------------


UNNAMED = re.compile(
    r"^\s*- (?:button|checkbox|radio|textbox|spinbutton|combobox|link)(?: \[\w+\])*:?$",
    re.MULTILINE,
)
"""What a screen reader would read without a name."""
LAID = ("hierarchy.bid", "hierarchy.match")
"""Where to pick nothing is to give in."""


def answer_by_keys(page: Page) -> None:
    """Answer the first open question by keys alone; its form is named by its question."""
    named, key, kind, title = page.locator(".ask").first.evaluate(
        "({ id, dataset }) =>"
        " [id, dataset.key, dataset.kind, document.querySelector(`#${id} h2`).textContent]"
    )
    form, keys = page.get_by_role("form", name=title, exact=True).first, page.keyboard
    expect(form).to_have_id(named)
    assert not UNNAMED.findall(form.aria_snapshot()), (key, form.aria_snapshot())
    if kind == "setup":
        reach(page, ".deal button")
        keys.press("Enter")
        expect(page.locator(".setup-step:not(.done)")).to_have_count(0)
        reach(page, ".do [data-send]")
    elif kind == "order":
        reach(page, "[data-order-do=done]")
    elif kind == "choose" or form.locator(".command").count():
        keys.press("1")
    elif kind == "write":
        reach(page, ".ask [name=value]")
        keys.type("one crow")
    elif kind == "pick":
        least = int(form.locator("[data-least]").get_attribute("data-least") or 0)
        for number in range(max(least, key in LAID)):
            for press in ("Tab", "Space") if number else ("1",):
                keys.press(press)
        reach(page, ".ask .do button")
    else:
        reach(page, ".ask input:not([type=hidden])")
    keys.press("Control+Enter" if kind == "write" else "Enter")
    expect(page.locator(f"#{named}")).to_have_count(0)


@pytest.mark.parametrize("game", GAMES)
def test_a_whole_game_is_played_by_the_keyboard_alone_in_forced_colours(
    house: House, window: Callable[..., Page], game: str
) -> None:
    seats, options = GAMES[game]
    links = house.open_table(game, *seats, options=options)
    page = window(reduced_motion="reduce", forced_colors="active")
    page.goto(f"/s/{links['seats'][seats.index('Aki')]['token']}")
    turnings = 0
    while not page.locator("#outcome").count():
        if is_turning(page):
            reach(page, "[data-do=turned]")
            page.keyboard.press("Enter")
            turnings += 1
        elif page.locator(".ask").count():
            answer_by_keys(page)
    assert turnings >= 1  # the last lies in the end's own page
    reach(page, "#outcome a[href$='/tale']")
    page.keyboard.press("Enter")
    expect(page).to_have_url(re.compile("/tale$"))


def test_at_200_per_cent_nothing_is_cut_off_and_every_answer_is_given(
    house: House, window: Callable[..., Page]
) -> None:
    """A desk of 1280 by 800 zoomed to 200 % shows 640 by 400 pixels."""
    page = window(640, 400, reduced_motion="reduce")
    player = Player(page, snow_for_one(house)["seat"], {})
    while not player.over():
        turning = is_turning(page)
        assert page.evaluate("document.documentElement.scrollWidth") <= 640
        assert cut_off(page, ".ask button, .ask input, .turning button, .panes a") == []
        if turning:
            put_turning_point_away(page)
        elif not player.over():
            player.answer()
    assert page.evaluate("document.documentElement.scrollWidth") <= 640
