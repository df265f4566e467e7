"""Daimyo in the browser: a battle by mouse, keyboard and touch; looks that change nothing."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Locator, Page, expect
from tests.table.screens.conftest import House, put_turning_point_away
from tests.table.screens.driving import faults
from tests.table.screens.field import answered, done, first_option, form, key, table, to_the_orders

LONGEST = 150
"""No three turns of Okehazama ask more of one side."""


@pytest.fixture(autouse=True)
def only_refusals(complaints: list[str]) -> object:
    """Consoles remark on refusals that a test provokes; else they may not complain."""
    yield
    complaints[:] = [said for said in complaints if "status of 4" not in said]


def ghost(page: Page) -> Locator:
    return page.locator("#map-frame .ghost .end")


def march(asked: Locator) -> None:
    """Go on as far as it goes; who cannot, or is a leader, stays."""
    page = asked.page
    if not page.locator(".may-order [data-select-unit]").count():
        return done(asked)
    expect(page.locator(".budget")).to_be_visible()
    page.locator("[data-maneuver=advance]").click()
    expect(page.locator(".steps")).to_be_visible()
    give = asked.locator("[data-order-do=give]")
    return give.click() if give.is_enabled() else done(asked)


def charge(asked: Locator) -> None:
    """Charge whoever can be charged, once the chances are told."""
    page = asked.page
    expect(page.locator("[data-slot=preview] :is(.targets, .quiet)").first).to_be_visible()
    target = page.locator("[data-slot=preview] [data-charge]")
    if not target.count():
        return done(asked)
    target.first.click()
    expect(page.locator(".effects .daimyo-page-home")).to_contain_text("%")
    asked.locator("[data-order-do=give]").click()
    return None


def activate(asked: Locator) -> None:
    """One clan with cavalry; then no more this turn."""
    chosen = asked.locator("[data-clan=mori]")
    (chosen if chosen.count() else asked.locator(".do button")).first.click()


def test_okehazama_is_played_for_three_turns(house: House, window: Callable[..., Page]) -> None:
    page = window()
    page.goto(table(house, turns=3))
    seen: set[str] = set()
    ways = {"daimyo.move": march, "daimyo.charge": charge, "daimyo.leaders": done}
    for _ in range(LONGEST):
        if page.locator("#outcome").count():
            break
        put_turning_point_away(page)
        seen.add(key(page))
        if key(page) == "daimyo.activate":
            answered(page, activate)
        elif key(page) == "daimyo.reform":
            answered(page, done)
        else:
            answered(page, ways.get(key(page), first_option))
    expect(page.locator("#outcome")).to_be_visible()
    # Whether anybody is near enough to charge by turn 3 is up to the dice.
    assert {"daimyo.ready", "daimyo.activate", "daimyo.move"} <= seen
    expect(page.locator(".campaign .when")).to_contain_text("Turn 3 of 3")
    assert page.locator("#map-frame .unit").count() > 10
    record = page.request.get(f"{page.url}/record")
    assert record.ok


def test_orders_are_given_without_a_mouse(house: House, window: Callable[..., Page]) -> None:
    page = window()
    page.goto(table(house))
    to_the_orders(page)
    keys = page.keyboard
    page.locator("[data-maneuver=wheel-left]").focus()
    keys.press("Enter")
    expect(page.locator(".steps li")).to_have_count(1)
    expect(ghost(page)).to_have_count(1)
    page.locator("[data-maneuver=advance]").focus()
    keys.press("Enter")
    expect(page.locator(".steps li")).to_have_count(2)
    before = page.locator(".budget").inner_text()
    page.locator("[data-change='-1']").focus()
    for _ in range(4):
        keys.press("Enter")
    expect(page.locator(".budget")).not_to_have_text(before)
    page.locator("[data-order-do=give]:enabled").focus()
    moved = page.locator("[data-unit=o-guard]")
    place = moved.get_attribute("data-y")
    keys.press("Enter")
    expect(page.locator(".may-order [data-select-unit=o-guard]")).to_have_count(0)
    assert moved.get_attribute("data-y") != place
    page.locator("#map-frame").focus()
    frame = page.locator("#map-frame > svg")
    whole = frame.get_attribute("viewBox")
    keys.press("+")
    keys.press("ArrowLeft")
    expect(frame).not_to_have_attribute("viewBox", whole or "")
    keys.press("0")
    expect(frame).to_have_attribute("viewBox", whole or "")
    keys.press("n")
    expect(page.locator("#map-frame .unit.chosen")).to_have_count(1)


def test_an_order_in_words_is_judged_before_it_is_given(
    house: House, window: Callable[..., Page]
) -> None:
    page = window()
    page.goto(table(house))
    to_the_orders(page)
    page.locator(".in-words summary").click()
    words = page.locator("[data-words]")
    give = page.locator("[data-order-do=give]")
    words.fill("advance 1; wheel left 170")
    expect(page.locator("[data-slot=bar] .refusal")).to_contain_text("cm")
    expect(give).to_be_disabled()
    words.fill("advance 3; wheel right 10")
    expect(page.locator(".steps li")).to_have_count(2)
    expect(give).to_be_enabled()
    give.click()
    expect(page.locator("#log")).to_contain_text("advance 3 cm, wheel right 10°")


def test_a_finger_orders_on_a_phone(house: House, window: Callable[..., Page]) -> None:
    page = window(width=390, height=844, has_touch=True, is_mobile=True)
    page.goto(table(house))
    to_the_orders(page)
    frame = page.locator("#map-frame").bounding_box()
    assert frame is not None
    assert frame["height"] >= 844 / 2, "the field has most of the screen"
    spot = page.evaluate(
        """() => {
            const svg = document.querySelector('#map-frame > svg');
            const unit = document.querySelector('[data-unit=o-guard]').dataset;
            const at = new DOMPoint(Number(unit.x), Number(unit.y) - 16);
            const on = at.matrixTransform(svg.getScreenCTM());
            return [on.x, on.y];
        }"""
    )
    page.touchscreen.tap(*spot)
    expect(page.locator(".steps li").first).to_be_visible()
    for part in (".whom", ".budget", "[data-order-do=give]"):
        expect(page.locator(part)).to_be_in_viewport(ratio=1)
    expect(ghost(page)).to_have_count(1)
    assert page.evaluate("document.documentElement.scrollWidth") <= 390
    answered(page, lambda asked: asked.locator("[data-order-do=give]").click())
    expect(page.locator("#log")).to_contain_text("mounted hatamoto: ")


def test_the_field_has_no_faults_that_axe_finds(house: House, window: Callable[..., Page]) -> None:
    page = window(color_scheme="light", reduced_motion="reduce")
    address = table(house)
    page.goto(address)
    found = {"ready": faults(page)}
    to_the_orders(page)
    page.locator("[data-maneuver=advance]").click()
    expect(ghost(page)).to_have_count(1)
    found["light"] = faults(page)
    page.emulate_media(color_scheme="dark")
    found["dark"] = faults(page, "color-contrast")
    page.set_viewport_size({"width": 390, "height": 844})
    found["phone"] = faults(page)
    widths = {}
    for language in ("en", "ru"):
        page.goto(f"{address}?lang={language}")
        page.locator(".raise").click()
        expect(page.locator("[data-slot=card] .unit-card")).to_be_visible()
        widths[language] = page.evaluate("document.documentElement.scrollWidth")
        assert "daimyo." not in page.locator(".middle").inner_text()
    assert {where: what for where, what in found.items() if what} == {}
    assert widths == {"en": 390, "ru": 390}


def test_layers_and_zoom_stay_when_the_table_changes(
    house: House, window: Callable[..., Page]
) -> None:
    page = window()
    page.goto(table(house))
    page.locator("[data-layer=names]").check(force=True)
    page.locator("[data-map=in]").click()
    box = page.locator("#map-frame > svg").get_attribute("viewBox") or ""
    answered(page, first_option)
    expect(page.locator("[data-layer=names]")).to_be_checked()
    expect(page.locator("#map.show-names")).to_have_count(1)
    expect(page.locator("#map-frame > svg")).to_have_attribute("viewBox", box)


def test_a_look_changes_nothing_and_tells_each_seat_its_own(house: House) -> None:
    links = house.open_table("daimyo", "Aki", "Sora", options={"scenario": "quick"})
    seat, watch = links["seats"][0]["token"], links["watch"]
    version = _version(house, seat)
    for base in (f"/s/{seat}", f"/w/{watch}"):
        unit = re.findall(r'data-unit="([^"]+)"', house.door.get(base).text)[0]
        reply = house.door.get(f"{base}/look", params={"unit": unit})
        assert reply.status_code == 200
        assert "unit-card" in reply.text
        strange = {"unit": unit, "order": '<script>"', "x": "nan", "lang": "ru"}
        reply = house.door.get(f"{base}/look", params=strange)
        assert reply.status_code == 200
        assert "<script>" not in reply.text
    assert _version(house, seat) == version
    assert house.door.get("/s/nobody/look").status_code == 404


def test_a_game_without_looks_has_none(house: House) -> None:
    links = house.open_table("snow", "fair", "Aki", "Sora")
    token = links["seats"][1]["token"]
    assert house.door.get(f"/s/{token}/look").status_code == 404


def typed(asked: Locator) -> None:
    """Answer a question of the companion: dice as they fell, the least, the first."""
    match asked.get_attribute("data-kind"):
        case "roll":
            for _ in range(int(asked.locator(".roll").get_attribute("data-count") or 0)):
                asked.locator(".face").nth(4 if "initiative" in _key(asked) else 5).click()
            asked.locator(".do button").first.click()
        case "pick":
            asked.locator(".command, .do button").first.click()
        case _:
            first_option(asked)


def _key(asked: Locator) -> str:
    return asked.get_attribute("data-key") or ""


def test_with_miniatures_the_page_keeps_all_but_positions(
    house: House, window: Callable[..., Page]
) -> None:
    wish = {"scenario": "mikata-ga-hara", "positions": "table", "turns": 1}
    links = house.open_table("daimyo", "Solo", "Solo too", dice="typed", options=wish)
    pages = [window(width=390, height=844) for _ in links["seats"]]
    for page, seat in zip(pages, links["seats"], strict=True):
        page.goto(f"{house.url}/s/{seat['token']}")
    seen: list[str] = []
    while "daimyo.table.move" not in seen:
        page = next(page for page in (pages * 100) if asks(page))
        seen.append(key(page))
        asked = page.locator(f"#{form(page).get_attribute('id')}")
        if seen[-1] == "daimyo.roll.initiative" and "daimyo.roll.initiative" in seen[:-1]:
            asked.locator(".face").first.click()
            asked.locator(".do button").first.click()
        else:
            typed(asked)
        expect(asked).to_have_count(0)
    for page in pages:
        page.get_by_role("link", name="Table", exact=True).click()
        expect(page.locator(".real-table")).to_be_visible()
        expect(page.locator("#map")).to_have_count(0)
        expect(page.locator(".host")).to_have_count(2)
        assert page.evaluate("document.documentElement.scrollWidth") <= 390
        page.locator(".roster-pick[data-select-unit]").first.click()
        expect(page.locator(".unit-card")).to_be_visible()


def asks(page: Page) -> bool:
    """Whether a question is open here; where none is, wait a moment for the table's news."""
    if page.locator(".ask").count():
        return True
    page.wait_for_timeout(50)
    return False


def _version(house: House, seat: str) -> str:
    found = re.search(r'data-version="([^"]+)"', house.door.get(f"/s/{seat}/table").text)
    assert found
    return found[1]


def test_an_order_in_the_making_survives_a_reload_and_another_language(
    house: House, window: Callable[..., Page]
) -> None:
    page = window()
    page.goto(table(house))
    to_the_orders(page)
    page.locator(".may-order [data-select-unit=o-guard]").click()
    page.locator("[data-maneuver=advance]").click()
    page.locator("[data-change='-1']").click()
    expect(page.locator(".steps li")).to_contain_text("7.5")
    page.reload()
    expect(page.locator(".may-order [data-select-unit=o-guard]")).to_have_attribute(
        "aria-pressed", "true"
    )
    expect(page.locator(".steps li")).to_contain_text("7.5")
    page.get_by_role("link", name="RU", exact=True).click()
    expect(page.locator(".steps li")).to_contain_text("7,5")
    page.locator("[data-order-do=give]").click()
    expect(page.locator(".may-order [data-select-unit=o-guard]")).to_have_count(0)
    expect(page.locator(".steps li")).to_have_count(0)
