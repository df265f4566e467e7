"""A game of one's own in a file, served and played on a phone; its page may fail."""

from __future__ import annotations

import shutil
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect
from tests.table.screens.conftest import House, Player

EXAMPLE = Path(__file__).parents[3] / "examples" / "boast"


class OwnHouse(House):
    """Serves a game in a file, as the command line does."""

    def __init__(self, folder: Path, game: Path) -> None:
        self.game = game
        super().__init__(folder)

    def command(self) -> list[str]:
        run = "from gunbai.terminal.main import run; run()"
        return [sys.executable, "-c", run, "serve", "--game", str(self.game)]


def copied(folder: Path, board: str | None) -> Path:
    """The example in a folder of its own, with another board, or with none at all."""
    shutil.copytree(EXAMPLE, folder / "boast")
    page = folder / "boast" / "page"
    if board is None:
        shutil.rmtree(page)
    else:
        (page / "board.html").write_text(board)
    return folder / "boast" / "boast.py"


@pytest.fixture(params=["own", "plain", "faulty", "unreadable"])
def own_house(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[tuple[str, OwnHouse]]:
    boards = {
        "own": (EXAMPLE / "page" / "board.html").read_text(encoding="utf-8"),
        "plain": None,
        "faulty": "{{ board.no_such_thing.at_all }}",
        "unreadable": "{% for house in %}",
    }
    house = OwnHouse(tmp_path, copied(tmp_path, boards[request.param]))
    yield request.param, house
    house.door.close()
    house.stop()


def test_a_game_of_ones_own_is_played_on_a_phone(
    browser: Browser, own_house: tuple[str, OwnHouse]
) -> None:
    kind, house = own_house
    links = house.open_table("boast", "Aki", "braggart", options={"rounds": 1})
    with browser.new_context(viewport={"width": 390, "height": 844}) as context:
        page = context.new_page()
        player = Player(page, f"{house.url}/s/{links['seats'][0]['token']}", {"boast.boast": 2})
        tables = page.locator(".boast-houses" if kind == "own" else ".plain-table")
        expect(tables).to_have_count(1)
        wide = page.evaluate("document.documentElement.scrollWidth")
        assert wide <= 390
        page.locator("#panes [data-pane='board']").click()
        cells = tables.locator("tbody tr").first.locator("td, th")
        assert cells.first.evaluate("cell => cell.clientWidth") > 40, "a name is not cut to letters"
        page.locator("#panes [data-pane='ask']").click()
        while not player.over():
            if player.is_asked():
                player.answer()
            page.wait_for_timeout(50)
        expect(page.locator("#outcome")).to_contain_text("win")
