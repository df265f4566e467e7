"""Hierarchy's screens: the duel by touch, sheets, presets, words, widths, themes, faults."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from random import Random

import pytest
from playwright.sync_api import Browser, Page, expect
from tests.table.screens.conftest import House, deal
from tests.table.screens.driving import faults
from tests.table.screens.evening import LIVELY, PEOPLE, SCREENS, drive

from gunbai.play import new
from gunbai.words.catalogue import LANGUAGES, bundle


def test_every_screen_is_sound_on_a_phone_and_at_a_desk(
    house: House, window: Callable[..., Page]
) -> None:
    links = house.open_table("hierarchy", *PEOPLE, options=LIVELY)
    phone = window(390, 844, has_touch=True, reduced_motion="reduce")
    for number, key in enumerate(SCREENS):
        token = drive(house, links, key)
        for language in LANGUAGES:
            phone.emulate_media(color_scheme=("light", "dark")[number % 2])
            phone.goto(f"{house.url}/s/{token}?lang={language}")
            expect(phone.locator(f".ask[data-key='{key}']").first).to_be_visible()
            assert phone.evaluate("document.documentElement.scrollWidth") <= 390, (key, language)
        assert faults(phone) == [], key
    names = phone.locator("use").evaluate_all("all => all.map(use => use.href.baseVal)")
    for file in ("/static/marks.svg", "/static/games/hierarchy/marks.svg"):
        marks = phone.request.get(file).text()
        drawn = {name.partition("#")[2] for name in names if name.startswith(file)}
        assert {name for name in drawn if f'id="{name}"' not in marks} == set()
    watch = window(color_scheme="dark", reduced_motion="reduce")
    watch.goto(f"{house.url}/w/{links['watch']}")
    expect(watch.locator(".own")).to_have_count(0)
    assert faults(watch) == []


def meaning(bid: int, theirs: list[int]) -> str:
    """What a bid of one die may come to, where one die answers it."""
    if bid < max(theirs):
        return "either" if bid in theirs else "struck"
    return "parry" if bid in theirs else "strike"


def test_a_bid_is_picked_by_touch_and_the_page_says_what_it_comes_to(
    house: House, window: Callable[..., Page]
) -> None:
    links = house.open_table("hierarchy", *PEOPLE, options=LIVELY)
    page = window(390, 844, has_touch=True)
    page.goto(f"{house.url}/s/{drive(house, links, 'hierarchy.bid')}")
    form, mat = page.locator(".ask[data-key='hierarchy.bid']"), page.locator(".mat")
    boxes = form.locator("[type=checkbox]")
    faces = [int(box.get_attribute("data-worth") or 0) for box in boxes.all()]
    theirs = [int(face) for face in (mat.get_attribute("data-theirs") or "").split()]
    expect(mat).to_have_attribute("data-verdict", "none")
    expect(form.locator(".told")).to_contain_text(re.compile("lay [0-9]"))
    form.locator(".pick").first.tap()
    expect(form.locator("[data-show=sum]")).to_have_text(str(faces[0]))
    expect(mat).to_have_attribute("data-verdict", meaning(faces[0], theirs))
    form.locator(".pick").last.tap()
    expect(form.locator(":checked")).to_have_count(1)
    expect(form.locator("[data-show=sum]")).to_have_text(str(faces[-1]))
    expect(mat).to_have_attribute("data-verdict", meaning(faces[-1], theirs))
    form.get_by_role("button", name="Pick best play").tap()
    expect(form.locator(".agrees")).to_have_text("What you have picked is best play.")
    form.get_by_role("button", name="Surrender").tap()
    give_in = page.locator(".ask[data-key='hierarchy.give-in']")
    expect(give_in).to_be_visible()
    give_in.locator("[value='go-on']").check(force=True)
    give_in.locator(".do button").tap()
    expect(form).to_be_visible()


def test_anybodys_sheet_is_opened_from_the_ladder(
    house: House, window: Callable[..., Page]
) -> None:
    links = house.open_table("hierarchy", *PEOPLE)
    page = window()
    page.goto(f"{house.url}/s/{drive(house, links, 'hierarchy.decree')}")
    link = page.locator("[data-sheet]").first
    name = link.locator(".courtier-name").inner_text()
    link.focus()
    page.keyboard.press("Enter")
    slide = page.get_by_role("dialog", name=name)
    expect(slide.locator(".folded-slip")).to_contain_text("folded")
    page.keyboard.press("Escape")
    expect(slide).to_be_hidden()
    expect(link).to_be_focused()
    page.goto(f"{house.url}{link.get_attribute('href')}")
    expect(page.locator(".character-name")).to_have_text([name])
    page.goto(page.url.partition("?")[0])
    expect(page.locator(".character-name")).to_have_count(len(PEOPLE))


@pytest.fixture
def plain_page(browser: Browser, house: House) -> Iterator[Page]:
    """A window without scripts."""
    context = browser.new_context(base_url=house.url, java_script_enabled=False)
    yield context.new_page()
    context.close()


def test_a_preset_sets_the_options_and_keeps_what_was_typed(
    window: Callable[..., Page], plain_page: Page
) -> None:
    for page in (window(), plain_page):
        page.goto("/new/hierarchy")
        page.locator("#name-0").fill("Aki")
        lively, source = (page.locator(f"[value={name}]") for name in ("lively", "source"))
        expect(lively).to_have_attribute("aria-pressed", "true")
        expect(page.locator("#options .chosen")).to_have_text(lively.text_content() or "")
        page.locator("#options summary").click()
        source.click()
        expect(page.locator("#option-bid_limit")).to_have_value("")
        expect(source).to_have_attribute("aria-pressed", "true")
        expect(page.locator("#options .chosen")).to_have_text(source.inner_text())
        expect(lively).to_have_attribute("aria-pressed", "false")
        lively.click()
        expect(page.locator("#option-bid_limit")).to_have_value("1")
        expect(page.locator("#option-ties_max")).to_have_value("3")
        expect(page.locator("#name-0")).to_have_value("Aki")
        page.locator("#name-0").press("Enter")
        expect(page.locator(".links")).to_contain_text("Aki")


OVERLAPS = """names => {
    const boxes = names.map(name => {
        const words = document.createRange();
        words.selectNodeContents(name);
        return getComputedStyle(name).clipPath === 'none' ? words.getBoundingClientRect() : null;
    }).filter(Boolean);
    const over = (a, b) => a.left < b.right && b.left < a.right
        && a.top < b.bottom && b.top < a.bottom;
    return boxes.some((a, at) => boxes.slice(at + 1).some(b => over(a, b)));
}"""


def test_a_narrow_board_has_the_words_of_the_bowl_under_it(
    house: House, window: Callable[..., Page]
) -> None:
    links = house.open_table("hierarchy", *PEOPLE[:8])
    page = window(width=1280, height=800)
    page.goto(f"/s/{links['seats'][0]['token']}")
    bowl, words = (page.locator(one).bounding_box() for one in (".bowl-picture", "#bowl-title"))
    assert bowl
    assert words
    assert words["y"] >= bowl["y"] + bowl["height"]
    assert words["width"] > 150


@pytest.mark.parametrize("width", [1280, 1920, 2560])
def test_the_names_of_the_phases_never_overlap(
    house: House, window: Callable[..., Page], width: int
) -> None:
    links = house.open_table("hierarchy", *["random"] * 7, "Aki", options={"rounds_max": 1})
    page = window(width=width, height=800)
    page.goto(f"/s/{links['seats'][7]['token']}?lang=ru")
    deal(page)
    expect(page.locator(".day [aria-current]")).to_be_visible()
    assert page.locator(".stop-name").evaluate_all(OVERLAPS) is False


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_question_has_an_errand_to_be_awaited_for(language: str) -> None:
    words, rng = bundle(language), Random(1)
    keys = set()
    for seed in range(3):
        match = new("hierarchy", PEOPLE, {"rounds_max": 2, "tiles": "ask"}, seed)
        while match.open:
            number, ask = rng.choice(list(match.open.items()))
            keys.add(ask.key)
            match.answer(ask.seat, number, ask.sample(rng))
    assert len(keys) > 40
    errands = {f"hierarchy.page.errand.{key.split('.')[1]}" for key in keys}
    assert {errand for errand in errands if not words.has(errand)} == set()
