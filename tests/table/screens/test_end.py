"""The end of a game by clicks: its report, replay and moments, the dice verified, the next game."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path
from random import Random

import msgspec
import pytest
from click.testing import CliRunner
from playwright.sync_api import Browser, Page, expect
from tests.table.screens.conftest import House
from tests.table.screens.recorded import FINISHED, RECORDS

import gunbai
from gunbai.core.match import Match
from gunbai.core.record import load
from gunbai.play import ask_bot
from gunbai.table.access.links import seat_token, watch_token
from gunbai.terminal.main import app

SCREENS = [(390, 844, "ru"), (1280, 800, "en")]


def play_to_end(match: Match) -> None:
    """Bots play their seats, and people's as well."""
    fair = match.game.bots["fair"]
    gunbai.play_bots(match, 1)
    while not match.over:
        number = next(iter(match.open))
        match.answer(match.open[number].seat, number, ask_bot(match, number, Random(number), fair))
        gunbai.play_bots(match, 1)


def ended(house: House, name: str) -> str:
    """The host token of a table where a recorded game is over."""
    return house.take_in(gunbai.replay(load((RECORDS / f"{name}.gunbai").read_bytes())))


@pytest.mark.parametrize(("width", "height", "language"), SCREENS)
def test_the_report_of_a_battle_has_a_picture_of_every_turn(
    house: House, window: Callable[..., Page], width: int, height: int, language: str
) -> None:
    page = window(width, height, reduced_motion="reduce")
    seat = seat_token(ended(house, FINISHED["daimyo"]), 0)
    page.goto(f"/s/{seat}?lang={language}")
    turns = page.locator("#log h3.level-1").count()
    page.locator("#outcome a[href$='/report']").click()
    page.wait_for_url("**/report")
    pictures = page.locator("svg:has(.unit)")
    assert pictures.count() >= turns > 1
    for picture in pictures.all():
        box = picture.bounding_box()
        assert box is not None
        assert min(box["width"], box["height"]) > 150
    expect(page.locator("html")).to_have_attribute("lang", language)
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")


@pytest.mark.parametrize(("width", "height", "language"), SCREENS)
@pytest.mark.parametrize("game", FINISHED)
def test_a_game_is_looked_at_again_as_anybody_who_sat_there(
    house: House, window: Callable[..., Page], game: str, width: int, height: int, language: str
) -> None:
    page = window(width, height, reduced_motion="reduce")
    page.goto(f"/s/{seat_token(ended(house, FINISHED[game]), 0)}?lang={language}")
    page.locator("#outcome a[href$='/replay']").click()
    place = page.locator("[data-place]")
    expect(place).to_have_text(re.compile("^1 / "))
    page.locator("[data-go=on]").click()
    expect(place).to_have_text(re.compile("^2 / "))
    page.locator("[data-go=last]").click()
    _, count = place.inner_text().split(" / ")
    assert place.inner_text() == f"{count} / {count}"
    page.locator("[data-go=back]").click()
    expect(place).to_have_text(f"{int(count) - 1} / {count}")
    link = page.url
    board = page.locator("#moment").inner_html()
    assert "#m=" in link
    page.goto("about:blank")
    page.goto(link)
    expect(place).to_have_text(f"{int(count) - 1} / {count}")
    assert page.locator("#moment").inner_html() == board
    page.locator(".replay-head a[href$='as=1']").click()
    expect(page.locator(".replay-head a[href$='as=1']")).to_have_attribute("aria-current", "true")
    page.locator(".replay-head a[href$='/replay']").click()
    spectators = page.locator(".replay-head a[href$='/replay']")
    expect(spectators).to_have_attribute("aria-current", "true")
    page.locator("[data-go=play]").click()
    expect(place).to_have_text(re.compile("^[2-9] / "))
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")


def test_a_replay_says_why_bots_chose_as_they_did(
    house: House, window: Callable[..., Page]
) -> None:
    match = gunbai.new("snow", ["bot", "fair", "Aki"], {"rounds": 1}, dice=3)
    play_to_end(match)
    page = window()
    page.goto(f"/w/{watch_token(house.take_in(match))}/replay")
    why = page.locator("#moment .moment-why")
    told = set()
    expect(page.locator("[data-place]")).to_have_text(re.compile("^1 / "))
    for _ in range(int(page.locator("[data-slider]").get_attribute("max") or 0)):
        page.locator("[data-go=on]").click()
        told |= set(why.locator("strong").all_inner_texts())
    assert f"{match.company.seats[1].name}:" in told
    assert "Aki:" not in told


@pytest.mark.parametrize("game", FINISHED)
def test_a_best_moment_leads_to_itself_in_the_replay(
    house: House, window: Callable[..., Page], game: str
) -> None:
    page = window(reduced_motion="reduce")
    page.goto(f"/s/{seat_token(ended(house, FINISHED[game]), 0)}")
    link = page.locator("#outcome .moments a[href*='#m=']").last
    words, number = link.inner_text(), str(link.get_attribute("href")).rpartition("=")[2]
    link.click()
    expect(page.locator("[data-place]")).not_to_be_empty()
    expect(page.locator(f"#log [data-number='{number}']")).not_to_have_class(re.compile("to-come"))
    expect(page.locator(f"#log [data-number='{number}']")).to_contain_text(words)


@pytest.mark.parametrize("game", FINISHED)
def test_the_same_people_sit_down_again(
    house: House, window: Callable[..., Page], game: str
) -> None:
    page = window()
    names = [sitting.name for sitting in load_of(game).header.seats]
    page.goto(f"/s/{seat_token(ended(house, FINISHED[game]), 0)}")
    before = page.url
    page.locator("#outcome form[action$='/rematch'] button").click()
    page.wait_for_url(lambda url: url != before)
    for name in names:
        expect(page.get_by_text(name).first).to_be_attached()


def load_of(game: str) -> gunbai.Record:
    return load((RECORDS / f"{FINISHED[game]}.gunbai").read_bytes())


def played_with_sealed_dice(house: House) -> str:
    """The host token of a short sealed game that is over, with a salt and a step back."""
    match = gunbai.new("snow", ["bot", "bot"], {"rounds": 1})
    match.salt(1, "соль")
    gunbai.play_bots(match, 1)
    return house.take_in(match)


def test_the_browser_rolls_every_die_again_and_finds_one_that_was_changed(
    house: House, window: Callable[..., Page]
) -> None:
    host = played_with_sealed_dice(house)
    page = window()
    page.goto(f"/w/{watch_token(host)}")
    page.locator("#outcome a[href$='/verify']").click()
    rolled = page.locator("[data-rolls]")
    expect(page.locator("[data-verdict]")).to_have_text(
        "The secret is the one that was committed to."
    )
    expect(rolled).to_have_text(re.compile(r"None differs\. Rolls compared: [1-9]\d*$"))
    expect(page.locator("main code", has_text="gunbai record verify")).to_be_visible()

    def change(route: object) -> None:
        reply = route.fetch()  # type: ignore[attr-defined]
        lines = reply.text().splitlines()
        at = next(n for n, line in enumerate(lines) if '"rolled"' in line)
        entry = msgspec.json.decode(lines[at])
        entry["faces"][0] = entry["faces"][0] % 6 + 1
        lines[at] = msgspec.json.encode(entry).decode()
        route.fulfill(response=reply, body="\n".join(lines))  # type: ignore[attr-defined]

    page.route("**/record", change)
    page.reload()
    expect(rolled).to_have_text(re.compile(r"These are not the dice that fell; entry \d+$"))


def test_what_was_hidden_is_opened_at_the_end(house: House, window: Callable[..., Page]) -> None:
    match = gunbai.new("snow", ["bot", "beginner"], {"rounds": 1, "desire": "secret"}, dice=3)
    gunbai.play_bots(match, 1)
    home = match.state.houses[0]
    page = window()
    page.goto(f"/w/{watch_token(house.take_in(match))}")
    expect(page.locator("#log")).to_contain_text(str(home.desire))
    said = {"brought": "He brought it to her.", "missed": "He came home without it."}
    expect(page.locator("#house-1 .desire")).to_contain_text(
        f"{home.desire} {said[home.desire_end]}"
    )


@pytest.mark.parametrize("game", FINISHED)
def test_an_exported_replay_opens_without_a_server(
    browser: Browser, tmp_path: Path, game: str
) -> None:
    file, shown = RECORDS / f"{FINISHED[game]}.gunbai", tmp_path / "replay.html"
    told = CliRunner().invoke(
        app, ["record", "export", str(file), "--to", "replay", "--out", str(shown)]
    )
    assert told.exit_code == 0, told.output
    context = browser.new_context(viewport={"width": 390, "height": 844}, offline=True)
    page = context.new_page()
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url))
    page.goto(shown.as_uri())
    place = page.locator("[data-place]")
    expect(place).to_have_text(re.compile("^1 / "))
    page.locator("[data-go=last]").click()
    expect(page.locator("#moment .board")).to_be_visible()
    assert {url.partition(":")[0] for url in asked} == {"file"}
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    context.close()
