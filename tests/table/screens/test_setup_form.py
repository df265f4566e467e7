"""Setting up at one form: dealt, changed, refused, taken back; and how near the first decision is.

What must be on the screen at once is measured: the head, what it is about, the button that sends.
"""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Locator, Page, expect
from tests.table.screens.access import small_targets
from tests.table.screens.conftest import House, put_turning_point_away
from tests.table.screens.driving import faults

SCREENS = [(390, 844, "ru"), (390, 844, "en"), (1280, 800, "en"), (1280, 800, "ru")]
BEFORE_PLAY = re.compile(
    r"snow\.(name|haiku|clan|principality|school|culture|inheritance|facets|scene)"
    r"|hierarchy\.(talisman|stats|name-tiles|mark|precious)|daimyo\.ready"
)
SEEN = """() => {
    const inside = (element) => {
        const box = element.getBoundingClientRect();
        const at = document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2);
        const whole = box.height > 0 && box.top >= -1 && box.bottom <= innerHeight + 1
            && box.left >= -1 && box.right <= innerWidth + 1;
        return whole && (element.contains(at) || at?.contains(element));
    };
    const open = document.querySelector('.setup-step[open]');
    const [head, thing] = open
        ? [open.querySelector('summary'), open.querySelector('.step-title')]
        : [document.querySelector('.setup h2'), document.querySelector('.setup-step')];
    const send = document.querySelector('.setup .do [data-send]');
    return {head: inside(head), thing: inside(thing), send: inside(send),
            wide: document.documentElement.scrollWidth <= innerWidth};
}"""


def step(page: Page, id_: str) -> Locator:
    return page.locator(f"[data-step='{id_}']")


def unfold(page: Page, id_: str) -> Locator:
    found = step(page, id_)
    if found.get_attribute("open") is None:
        found.locator("summary").click()
    expect(found).to_have_attribute("open", "")
    return found


def settled(page: Page) -> None:
    """What a press or a choice asked of the server has come."""
    expect(page.locator(".setup.htmx-request")).to_have_count(0)


def seat_of(house: House, game: str, *seats: str, **options: object) -> str:
    links = house.open_table(game, *seats, options=options)
    return f"/s/{links['seats'][seats.index('Aki')]['token']}"


@pytest.mark.parametrize(("width", "height", "language"), SCREENS)
@pytest.mark.parametrize("game", ["snow", "hierarchy", "daimyo"])
def test_from_home_to_the_first_decision_of_play_are_three_clicks_and_nothing_is_typed(
    window: Callable[..., Page], game: str, width: int, height: int, language: str
) -> None:
    page = window(width=width, height=height, reduced_motion="reduce")
    page.goto(f"/?lang={language}")
    page.locator(f".hanging-{game} button.strong").click()
    clicks = 1
    while True:
        asked = page.locator(".ask").first
        expect(asked).to_be_visible()
        if not BEFORE_PLAY.match(key := str(asked.get_attribute("data-key"))):
            break
        named = asked.get_attribute("id")
        send = ".do [data-do=blank], .do [data-send], .plain-options button"
        asked.locator(send).first.click()
        clicks += 1
        expect(page.locator(f"#{named}")).to_have_count(0)
        put_turning_point_away(page)
    assert clicks <= 3, key
    assert asked.locator("button").count() > 0


@pytest.mark.parametrize(("width", "height", "language"), SCREENS)
def test_head_fields_and_button_are_on_the_screen_at_every_step(
    house: House, window: Callable[..., Page], width: int, height: int, language: str
) -> None:
    page = window(width=width, height=height, reduced_motion="reduce")
    page.goto(seat_of(house, "snow", "fair", "Aki") + f"?lang={language}")
    ids = page.locator(".setup-step").evaluate_all("all => all.map((one) => one.dataset.step)")
    assert len(ids) == 13
    for id_ in ids:
        unfold(page, id_)
        for _ in range(30):  # the page may still be coming to the step
            if all(page.evaluate(SEEN).values()):
                break
            page.wait_for_timeout(100)
        assert page.evaluate(SEEN) == dict.fromkeys(("head", "thing", "send", "wide"), True), id_


@pytest.mark.parametrize("theme", ["light", "dark"])
@pytest.mark.parametrize("language", ["en", "ru"])
def test_no_step_has_faults_for_hands_and_eyes(
    house: House, window: Callable[..., Page], language: str, theme: str
) -> None:
    page = window(390, 844, reduced_motion="reduce", color_scheme=theme, has_touch=True)
    found = {}
    for game, seats in (("snow", ["fair", "Aki"]), ("hierarchy", [*["fair"] * 7, "Aki"])):
        page.goto(seat_of(house, game, *seats) + f"?lang={language}")
        while (form := page.locator(".setup")).count():
            form.locator(".deal button").click()
            expect(form.locator(".setup-step:not(.done)")).to_have_count(0)
            for id_ in form.locator("details.setup-step").evaluate_all(
                "all => all.map((one) => one.dataset.step)"
            ):
                unfold(page, id_)
                found[id_] = [*faults(page), *small_targets(page, "#asks")]
                assert page.evaluate(SEEN)["head"], id_
            named = form.get_attribute("id")
            form.locator(".do [data-send]").click()
            expect(page.locator(f"#{named}")).to_have_count(0)
            expect(page.locator(".ask").first).to_be_visible()
    assert len(found) == 16
    assert {where: what for where, what in found.items() if what} == {}


def test_what_a_bot_dealt_is_shown_and_changed_before_it_is_sent(
    house: House, window: Callable[..., Page]
) -> None:
    page = window()
    page.goto(seat_of(house, "snow", "fair", "Aki"))
    unfold(page, "snow.clan").locator("input").fill("Kurogane")
    page.locator(".deal button").click()
    expect(page.locator(".setup-step:not(.done)")).to_have_count(0)
    expect(step(page, "snow.clan").locator("input")).to_have_value("Kurogane")
    name = step(page, "snow.name-samurai").locator("input").input_value()
    assert name
    unfold(page, "snow.school").locator(".card").nth(1).click()
    settled(page)
    expect(step(page, "snow.name-samurai").locator("input")).to_have_value(name)
    page.locator(".do [data-send]").click()
    expect(page.locator(".ask[data-key='snow.scene-spring']")).to_be_visible()
    expect(page.locator("#board")).to_contain_text("Kurogane")
    expect(page.locator("#board")).to_contain_text("Two Swords One Heart")
    expect(page.locator("#board")).to_contain_text(name)


def test_a_trait_takes_a_point_from_facets_that_stand_evenly(
    house: House, window: Callable[..., Page]
) -> None:
    page = window()
    page.goto(seat_of(house, "snow", "fair", "Aki"))
    facets = step(page, "snow.facets-samurai")
    expect(facets.locator(".divide")).to_have_attribute("data-total", "15")
    unfold(page, "snow.culture").locator(".card").nth(2).click()
    expect(facets.locator(".divide")).to_have_attribute("data-total", "14")
    expect(facets).to_have_class(re.compile("done"))
    unfold(page, "snow.facets-samurai")
    plus, minus = (facets.locator(f"[data-do={do}]") for do in ("more", "less"))
    plus.nth(0).click()
    expect(facets).not_to_have_class(re.compile("done"))
    minus.nth(2).click()
    expect(facets).to_have_class(re.compile("done"))


def test_a_form_with_open_steps_is_refused_and_shows_the_first_of_them(
    house: House, window: Callable[..., Page], complaints: list[str]
) -> None:
    page = window(390, 844)
    page.goto(seat_of(house, "snow", "fair", "Aki"))
    unfold(page, "snow.name-samurai").locator("input").fill("Takezo")
    page.locator(".do [data-send]").click()
    expect(page.get_by_role("alert")).to_contain_text("10 steps")
    expect(step(page, "snow.culture")).to_have_attribute("open", "")
    expect(step(page, "snow.culture").locator(".refusal")).to_be_visible()
    expect(step(page, "snow.name-samurai").locator("input")).to_have_value("Takezo")
    complaints[:] = [said for said in complaints if "422" not in said]


def test_a_draft_survives_a_reload_another_language_and_news(
    house: House, window: Callable[..., Page]
) -> None:
    page = window()
    page.goto(seat_of(house, "snow", "fair", "Aki"))
    unfold(page, "snow.culture").locator(".card").nth(2).click()
    settled(page)
    name = unfold(page, "snow.name-samurai").locator("input")
    name.fill("Takezo")
    page.reload()
    expect(name).to_have_value("Takezo")
    expect(step(page, "snow.facets-samurai").locator(".divide")).to_have_attribute(
        "data-total", "14"
    )
    page.locator(".languages a[hreflang=ru]").click()
    expect(page.locator("html[lang=ru]")).to_have_count(1)
    expect(name).to_have_value("Takezo")
    page.locator("#note-text").fill("soon")
    page.locator("#note button").click()
    expect(page.locator("#notes")).to_contain_text("soon")
    expect(name).to_have_value("Takezo")
    page.locator(".deal button").click()
    expect(page.locator(".setup-step:not(.done)")).to_have_count(0)
    expect(name).to_have_value("Takezo")


def test_a_form_that_is_taken_back_is_filled_as_it_was_sent(
    house: House, window: Callable[..., Page]
) -> None:
    page = window()
    page.goto(seat_of(house, "snow", "fair", "Aki", "Ben"))
    page.locator(".deal button").click()
    expect(page.locator(".setup-step:not(.done)")).to_have_count(0)
    values = page.locator(".step-value").all_text_contents()
    page.locator(".do [data-send]").click()
    expect(page.locator(".setup")).to_have_count(0)
    page.locator("#undo button").click()
    expect(page.locator(".setup-step.done")).to_have_count(13)
    assert page.locator(".step-value").all_text_contents() == values


def test_no_suggestion_comes_twice(house: House, window: Callable[..., Page]) -> None:
    page = window()
    page.goto(seat_of(house, "snow", "fair", "Aki"))
    field = unfold(page, "snow.clan").locator("input")
    seen: list[str] = []
    for _ in range(5):
        step(page, "snow.clan").locator("[name=suggest]").click()
        expect(field).not_to_have_value(seen[-1] if seen else "")
        seen.append(field.input_value())
    assert len(set(seen)) == 5


def test_tiles_are_chips_by_what_they_are_for(house: House, window: Callable[..., Page]) -> None:
    page = window(390, 844)
    page.goto(seat_of(house, "hierarchy", *["fair"] * 7, "Aki", rounds_max=1))
    page.locator(".setup input[type=text]").fill("Heron")
    page.locator(".do [data-send]").click()
    tiles = unfold(page, "hierarchy.name-tiles")
    total = int(tiles.locator("[data-total]").get_attribute("data-total") or 0)
    tiles.locator(".use-arms .take").first.click()
    tiles.locator(".use-stealth .take").first.click()
    expect(tiles.locator("[data-show=taken]")).to_have_text("2")
    more = ", ".join(f"Fishing {n}" for n in "abcdefgh"[: total - 2])
    tiles.locator(".use-craft input[type=text]").fill(more)
    expect(tiles.locator("[data-show=taken]")).to_have_text(str(total))
    expect(tiles).to_have_class(re.compile("done"))
    unfold(page, "hierarchy.precious").locator("[name=suggest]").click()
    expect(step(page, "hierarchy.precious").locator("input[type=text]")).not_to_have_value("")
    expect(tiles.locator(".use-arms :checked")).to_have_count(1)
    page.locator(".do [data-send]").click()
    expect(page.locator(".setup")).to_have_count(0)
    page.locator("[data-pane=sheet]").click()
    own = page.locator("#board [data-own]").first
    expect(own.locator(".disc-arms")).to_have_count(2)  # the Sword is there already
    expect(own.locator(".disc-stealth")).to_have_count(1)
    expect(own).to_contain_text("Fishing a")
