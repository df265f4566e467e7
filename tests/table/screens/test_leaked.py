"""A leaked link is made useless: its open page, its streams, its line and its calls all end."""

from __future__ import annotations

from collections.abc import Callable
from threading import Thread
from typing import Any

import httpx
import pytest
from playwright.sync_api import Page, expect
from tests.table.screens.conftest import House
from tests.table.screens.driving import PATHS
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect

GIVEN: dict[str, dict[str, Any]] = {
    "claim": {},
    "a new link": {"name": "Aki"},
    "a new person": {"name": "Eva"},
    "a bot": {"player": "plain"},
}
"""How the seat of a link changes hands."""
ACTS: dict[str, dict[str, Any]] = {
    "answer": {"ask": 0, "value": "w", "epoch": 0},
    "note": {"text": "still here"},
    "whisper": {"text": "still here", "to": [1]},
    "away": {"until": 0},
    "vote": {"seat": 1},
    "undo": {},
    "claim": {},
    "return": {},
}


class Leak:
    """Streams, a line and a waiting call that were opened by a link, and how they ended."""

    def __init__(self, house: House, token: str) -> None:
        self.said: dict[str, str] = {}
        self.status = self.code = 0
        url = house.url
        self._threads = [
            Thread(target=self._stream, args=(f"{url}/s/{token}/live", "page")),
            Thread(target=self._stream, args=(f"{url}/api/s/{token}/live", "api")),
            Thread(target=self._line, args=(f"{url}/api/s/{token}/socket".replace("http", "ws"),)),
            Thread(target=self._wait, args=(f"{url}/api/s/{token}/news?since=0&wait=25",)),
        ]
        for thread in self._threads:
            thread.start()

    def _stream(self, url: str, name: str) -> None:
        self.said[name] = ""
        with httpx.stream("GET", url, timeout=60) as stream:
            for text in stream.iter_text():
                self.said[name] += text

    def _line(self, url: str) -> None:
        try:
            with connect(url) as line:
                self.said["line"] = str(line.recv())
                while True:
                    self.said["line"] += str(line.recv())
        except ConnectionClosed as end:
            self.code = end.rcvd.code if end.rcvd else 0

    def _wait(self, url: str) -> None:
        self.status = httpx.get(url, timeout=60).status_code

    def wait_until_open(self, page: Page) -> None:
        while len(self.said) < 3 or not all(self.said.values()):
            page.wait_for_timeout(50)

    def has_ended(self) -> None:
        for thread in self._threads:
            thread.join(60)
            assert not thread.is_alive()
        assert "event: gone" in self.said["page"].replace("\r", "")
        assert "event: gone" in self.said["api"].replace("\r", "")
        assert self.code == 1008  # policy: the link opens nothing
        assert self.status == 404


@pytest.mark.parametrize("how", GIVEN)
def test_all_that_was_opened_by_a_link_ends_with_it(
    house: House, window: Callable[..., Page], complaints: list[str], how: str
) -> None:
    links = house.open_table("parlour", "Aki", "Ben")
    token = links["seats"][0]["token"]
    page = window(locale="en")
    page.goto(f"/s/{token}")
    page.wait_for_function(f"() => {PATHS}.length === 1")
    expect(page.locator("#connection")).to_have_attribute("data-state", "live")
    leak = Leak(house, token)
    leak.wait_until_open(page)

    path = f"/api/s/{token}/claim" if how == "claim" else f"/api/h/{links['host']}/seats/0"
    assert house.door.post(path, json=GIVEN[how]).status_code == 200
    leak.has_ended()
    expect(page.locator("#table")).to_have_count(0)  # by itself
    expect(page.locator("main")).to_contain_text("This link opens nothing")
    assert page.evaluate(PATHS) == []
    complaints.clear()  # the console told that the page was not found
    for call in ("", "/company", "/channels"):
        assert house.door.get(f"/api/s/{token}{call}").status_code == 404
    for act, given in ACTS.items():
        assert house.door.post(f"/api/s/{token}/{act}", json=given).status_code == 404
    assert house.door.get(f"/s/{token}").status_code == 404
