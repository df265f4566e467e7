"""Puzzles on screens: answered by touch, with the proven answer and why; a streak is kept."""

from __future__ import annotations

import json
from collections.abc import Callable
from datetime import UTC, datetime, timedelta

import pytest
from playwright.sync_api import Page, expect
from tests.table.screens.driving import touch

from gunbai.analysis import puzzles

WIDTHS = [(390, 844, "ru"), (1280, 800, "en")]


def wrong(game: str, id_: str) -> str:
    found = puzzles.puzzle(game, id_)
    return next(option for option in found.options if option != found.answer)


@pytest.mark.parametrize(("width", "height", "language"), WIDTHS)
@pytest.mark.parametrize("game", puzzles.games())
def test_the_puzzle_of_the_day_is_answered_by_touch(
    window: Callable[..., Page], game: str, width: int, height: int, language: str
) -> None:
    page = window(width=width, height=height)
    page.goto(f"/?lang={language}")
    page.locator(f".hanging-{game} a[href='/puzzle/{game}']").click()
    today = page.locator(".puzzle").get_attribute("data-id")
    assert today == puzzles.day_id(datetime.now(UTC).date())
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    right = puzzles.puzzle(game, today).answer
    touch(page, right)
    expect(page.locator("#answer.right")).to_be_visible()
    told = puzzles.answered(game, today, right, language)
    expect(page.locator("#answer-title")).to_have_text(told.verdict)
    expect(page.locator("#answer-title")).to_be_focused()
    for reason in told.reasons:
        expect(page.locator("#answer")).to_contain_text(reason)
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    expect(page.locator("[data-show=streak]")).to_have_text("1")
    page.locator("#answer .button.strong").click()
    expect(page.locator(".puzzle[data-daily='']")).to_have_count(1)
    row = page.locator(".puzzle").get_attribute("data-id")
    assert row is not None
    touch(page, wrong(game, row))
    expect(page.locator("#answer.wrong")).to_be_visible()
    expect(page.locator("[data-show=solved]")).to_have_text("1")
    expect(page.locator("[data-show=tried]")).to_have_text("2")
    assert page.locator(".is-right").count() > 0
    page.locator("#answer a:not(.strong)").click()
    touch(page, puzzles.puzzle(game, row).answer)
    expect(page.locator("#answer.right")).to_be_visible()
    expect(page.locator("[data-show=tried]")).to_have_text("2")  # the first answer counts


def test_days_in_a_row_are_counted_and_a_gap_ends_them(window: Callable[..., Page]) -> None:
    page = window()
    page.goto("/puzzle/snow")
    today = datetime.now(UTC).date()
    days = {puzzles.day_id(today - timedelta(days=back)): back != 3 for back in (1, 2, 3, 4)}
    kept = {"days": days, "seen": list(days), "solved": 3, "tried": 4, "best": 2}
    page.evaluate("kept => localStorage.setItem('puzzles.snow', kept)", json.dumps(kept))
    page.reload()
    expect(page.locator("[data-show=streak]")).to_have_text("2")
    touch(page, puzzles.puzzle("snow", puzzles.day_id(today)).answer)
    expect(page.locator("[data-show=streak]")).to_have_text("3")
    expect(page.locator("[data-show=best]")).to_have_text("3")


def test_a_theme_is_chosen_and_kept_to(window: Callable[..., Page]) -> None:
    page = window()
    page.goto("/puzzle/hierarchy")
    page.locator("a[href$='theme=parry']").click()
    for _ in range(2):
        id_ = page.locator(".puzzle").get_attribute("data-id")
        assert id_ is not None
        assert puzzles.puzzle("hierarchy", id_).theme == "parry"
        touch(page, puzzles.puzzle("hierarchy", id_).answer)
        page.locator("#answer .button.strong").click()


def test_no_such_puzzle_is_said_in_a_sentence(window: Callable[..., Page]) -> None:
    page = window()
    for address in ("/puzzle/snow/tomorrow", "/puzzle/snow?theme=haiku", "/puzzle/daimyo"):
        reply = page.request.get(address)
        assert reply.status in (404, 422), (address, reply.status)
        assert "Traceback" not in reply.text()
