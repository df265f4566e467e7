"""What the tests of the screens share: a browser, a server to stop and start, players in it."""

from __future__ import annotations

import asyncio
import os
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Callable, Iterator, Mapping
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from pathlib import Path
from typing import Any, TypeAlias

import httpx
import pytest
from playwright.sync_api import (
    Browser,
    BrowserContext,
    ConsoleMessage,
    Locator,
    Page,
    expect,
    sync_playwright,
)

from gunbai.core.match import Match
from gunbai.table.changes import News
from gunbai.table.storage.store import Store
from gunbai.table.tables import Hall

ROOT = Path(__file__).parents[3]
PATIENCE = 30.0
CHROMIUM = "/usr/bin/chromium"
ARGUMENTS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]
Way: TypeAlias = Callable[[Locator], Any] | Any
"""How to answer a question: a value, or what to do with its form."""


class House:
    """A server process that can be stopped and started again over the same database."""

    def __init__(self, folder: Path) -> None:
        self._database = f"sqlite:///{folder}/tables.sqlite3"
        with socket.socket() as free:
            free.bind(("127.0.0.1", 0))
            self._port = free.getsockname()[1]
        self.url = f"http://127.0.0.1:{self._port}"
        self.door = httpx.Client(base_url=self.url, timeout=PATIENCE)
        self.start()

    def start(self) -> None:
        command = [*self.command(), "--database", self._database]
        command += ["--port", str(self._port)]
        environment = {**os.environ, "PYTHONPATH": str(ROOT)}
        self._process = subprocess.Popen(command, cwd=ROOT, env=environment)
        end = time.monotonic() + PATIENCE
        while time.monotonic() < end:
            assert self._process.poll() is None, "the server did not start"
            try:
                self.door.get("/").raise_for_status()
            except httpx.TransportError:
                time.sleep(0.05)
            else:
                return
        raise AssertionError("the server did not answer in time")

    def command(self) -> list[str]:
        return [sys.executable, "-m", "tests.table.screens.launch"]

    def stop(self) -> None:
        self._process.send_signal(signal.SIGTERM)
        self._process.wait(PATIENCE)

    @contextmanager
    def asleep(self) -> Iterator[None]:
        """The server keeps its connections and says nothing, as one that the net has lost."""
        self._process.send_signal(signal.SIGSTOP)
        try:
            yield
        finally:
            self._process.send_signal(signal.SIGCONT)

    def take_in(self, match: Match) -> str:
        """Make a match a table of this house, and return its host token."""

        async def store() -> str:
            store = Store(self._database)
            await store.open()
            try:
                return await Hall(store, News()).take_in(match)
            finally:
                await store.close()

        with ThreadPoolExecutor(1) as beside:  # where no browser's loop runs
            return beside.submit(asyncio.run, store()).result()

    def open_table(self, game: str, *seats: str, **wish: Any) -> dict[str, Any]:
        """Open a table by the JSON API; a seat is a bot's id (small letters) or a person's name."""
        places = [{"player": seat} if seat.islower() else {"name": seat} for seat in seats]
        reply = self.door.post("/api/tables", json={"game": game, "seats": places, **wish})
        assert reply.status_code == 201, reply.text
        links: dict[str, Any] = reply.json()
        return links


class Player:
    """Somebody at a table in a browser window: answers whatever is asked."""

    def __init__(self, page: Page, url: str, ways: Mapping[str, Way]) -> None:
        self.page = page
        self.ways = dict(ways)
        self.answered: list[tuple[str, Any]] = []
        self.page.goto(url)

    @property
    def version(self) -> int:
        return int(self.page.locator("#table").get_attribute("data-version") or 0)

    def catch_up(self, version: int) -> None:
        """Wait until the page shows at least this version, by itself."""
        while (shown := self.version) < version:
            expect(self.page.locator(f"#table[data-version='{shown}']")).to_have_count(0)

    @property
    def asked(self) -> Locator:
        """The form of the first open question."""
        return self.page.locator(".ask").first

    def is_asked(self, key: str = "") -> bool:
        return self.page.locator(f".ask[data-key='{key}']" if key else ".ask").count() > 0

    def over(self) -> bool:
        return self.page.locator("#outcome").count() > 0

    def answer(self) -> None:
        """Answer the first open question and wait until it is gone."""
        self.asked.wait_for(state="attached")
        put_turning_point_away(self.page)
        named, key, kind = self.asked.evaluate("f => [f.id, f.dataset.key, f.dataset.kind]")
        form = self.page.locator(f"#{named}")
        if kind == "setup":
            self.answered += set_up(form, self.ways)
        else:
            way = self.ways.get(key)
            value = way(form) if callable(way) else way
            self.answered.append((key, GIVE[kind](form, value)))
        expect(form).to_have_count(0)


def put_turning_point_away(page: Page) -> None:
    """Go on from a turning point, if one lies over the table."""
    if page.locator("html[data-turning]").count():
        page.locator("[data-do=turned]").click()


def _choose(form: Locator, value: Any) -> Any:
    options = form.locator("[name=value]")
    values = [option.get_attribute("value") for option in options.all()]
    chosen = value if value in values else values[0]
    option = form.locator(f"[name=value][value='{chosen}']")
    if option.evaluate("element => element.tagName") == "BUTTON":
        option.click()
    else:
        option.evaluate("option => option.scrollIntoView({block: 'center'})")
        option.check(force=True)
        form.locator(".do button").click()
    return chosen


def _write(form: Locator, value: Any) -> Any:
    value = "one crow" if value is None else value
    form.locator("textarea, input[type=text]").fill(value)
    form.locator(".do button").first.click()
    return value


def _number(form: Locator, value: Any) -> Any:
    field = form.locator("input[type=number]")
    high = int(field.get_attribute("max") or 0)
    value = int(field.input_value()) if value is None else min(int(value), high)
    field.fill(str(value))
    form.locator(".do button").click()
    return value


def _divide(form: Locator, value: Any) -> Any:
    for name, points in (value or {}).items():
        form.locator(f"[name='value.{name}']").fill(str(points))
    form.locator(".do button").click()
    return value


def _pick(form: Locator, value: Any) -> Any:
    boxes = form.locator("[type=checkbox]")
    places = range(int(form.locator("fieldset").get_attribute("data-least") or 0))
    for place in places if value is None else value[: boxes.count()]:
        boxes.nth(place).press("Space")
    form.locator(".do button").first.click()
    return value


def fill(step: Locator, value: Any) -> Any:
    """Fill in a step of the form for setting up."""
    step.evaluate("step => { step.open = true; }")
    if (taken := step.locator("[data-total]:not(.divide)")).count():
        for chip in step.locator(".take").all()[: int(taken.get_attribute("data-total") or 0)]:
            chip.click()
    elif step.get_attribute("data-kind") == "choose":
        options = step.locator("[type=radio]")
        values = [option.get_attribute("value") for option in options.all()]
        value = value if value in values else values[0]
        step.locator(".card").nth(values.index(value)).click()
        expect(options.nth(values.index(value))).to_be_checked()
        expect(step.page.locator(".setup.htmx-request")).to_have_count(0)
    elif step.get_attribute("data-kind") == "divide":
        for name, points in (value or {}).items():
            step.locator(f"[name$='/{name}']").fill(str(points))
    else:
        value = "one crow" if value is None else value
        step.locator("textarea, input[type=text]").fill(value)
    return value


def set_up(form: Locator, ways: Mapping[str, Way]) -> list[tuple[str, Any]]:
    """Fill in the form for setting up, choices first, and send it."""
    answered = []
    steps = form.locator(".setup-step")
    kinds = steps.evaluate_all(
        "steps => steps.map((step) => [step.dataset.step, step.dataset.kind])"
    )
    for id_, _kind in sorted(kinds, key=lambda step: step[1] != "choose"):
        key = id_.removesuffix(".2")
        answered.append((key, fill(form.locator(f"[data-step='{id_}']"), ways.get(key))))
    form.locator(".do [data-send]").click()
    return answered


def _set_up(form: Locator, _value: Any) -> Any:
    return set_up(form, {})


def deal(page: Page) -> None:
    """Have a bot fill in all that is asked before the game begins, and send it, to the end."""
    while page.locator(".setup .deal").count():
        form = page.locator(".setup")
        named = form.get_attribute("id")
        form.locator(".deal button").click()
        expect(form.locator(".setup-step:not(.done)")).to_have_count(0)
        form.locator(".do [data-send]").click()
        expect(page.locator(f"#{named}")).to_have_count(0)
        expect(page.locator(".ask, .nothing").first).to_be_attached()


GIVE: Mapping[str, Callable[[Locator, Any], Any]] = {
    "choose": _choose,
    "write": _write,
    "number": _number,
    "divide": _divide,
    "pick": _pick,
    "setup": _set_up,
}


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    expect.set_options(timeout=PATIENCE * 1000)
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=ARGUMENTS)
        yield browser
        browser.close()


@pytest.fixture(scope="session")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    house = House(tmp_path_factory.mktemp("house"))
    yield house
    house.stop()
    house.door.close()


@pytest.fixture
def complaints() -> Iterator[list[str]]:
    """What the consoles of all windows complained of: nothing, unless a test expects it."""
    heard: list[str] = []
    yield heard
    assert heard == []


@pytest.fixture
def window(browser: Browser, house: House, complaints: list[str]) -> Iterator[Callable[..., Page]]:
    """Open a window in a context of its own, as another person's browser is."""
    contexts: list[BrowserContext] = []

    def open_window(width: int = 1280, height: int = 900, **wish: Any) -> Page:
        context = browser.new_context(
            base_url=house.url, viewport={"width": width, "height": height}, **wish
        )
        context.set_default_timeout(PATIENCE * 1000)
        contexts.append(context)
        page = context.new_page()
        page.on("pageerror", lambda error: complaints.append(str(error)))
        page.on("console", lambda said: _listen(said, complaints))
        return page

    yield open_window
    for context in contexts:
        context.close()


def _listen(said: ConsoleMessage, complaints: list[str]) -> None:
    if said.type in ("error", "warning"):
        complaints.append(said.text)
