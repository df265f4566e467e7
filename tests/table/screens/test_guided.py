"""The guided first games, by clicks from the home page to their ends, on a phone and at a desk."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect
from tests.table.screens.conftest import put_turning_point_away
from tests.table.screens.driving import GAMES, answer
from tests.table.screens.reach import out_of_reach

from gunbai.lessons.lesson import lesson

ROOM = 20
"""Remarks take some of the room: of what a question is about the beginning is seen, in pixels."""
SCREENS = [(390, 844, "ru"), (1280, 800, "en")]


def lacking_once_settled(page: Page) -> list[str]:
    """What is out of reach once the others have played and turning points are put away."""
    lacking: list[str] = []
    for _ in range(50):
        put_turning_point_away(page)
        if not (lacking := out_of_reach(page, ROOM)):
            break
        page.wait_for_timeout(100)
    return lacking


@pytest.mark.parametrize(("width", "height", "language"), SCREENS)
@pytest.mark.parametrize("game", GAMES)
def test_a_guided_game_is_played_from_the_home_page_to_its_end(
    window: Callable[..., Page], game: str, width: int, height: int, language: str
) -> None:
    words = lesson(game, "first", language)
    page = window(width=width, height=height, reduced_motion="reduce")
    page.goto(f"/?lang={language}")
    page.locator(f".hanging-{game} button[name=lesson]").click()
    expect(page.locator("#guide")).to_contain_text(words.intro[:60])
    played, said = 0, set()
    while not page.locator("#outcome").count():
        expect(page.locator(".ask, #outcome").first).to_be_attached()
        if page.locator("#outcome").count():
            break
        assert lacking_once_settled(page) == []
        assert words.plays(str(page.locator(".ask").first.get_attribute("data-key")))
        said |= set(page.locator(".ask .remark p").all_inner_texts())
        played += 1
        answer(page)
        if played == 1:
            intro = page.locator("#guide", has_text=words.intro[:60])
            expect(intro).to_have_count(0)
    assert 8 <= played <= 60
    assert said & set(words.asked.values())
    expect(page.locator("#guide-last")).to_contain_text(words.end[:60])
    assert page.locator("#outcome a[href$='/tale']").count() == 1
