"""A page driven as its player would, and what is looked at on it."""

from __future__ import annotations

from typing import Any

from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Locator, Page, expect
from tests.table.screens.conftest import GIVE, House

PATHS = "JSON.parse(localStorage.getItem('tables')).map(({path}) => path)"
"""The tables that a browser remembers, by their paths."""


def act(house: House, token: str, what: str, **body: Any) -> Any:
    reply = house.door.post(f"/api/s/{token}/{what}", json=body)
    reply.raise_for_status()
    return reply.json()


def plain(ask: dict[str, Any]) -> Any:
    """The plainest legal answer to a question of the machine's door."""
    match ask["kind"]:
        case "choose":
            return next(option["id"] for option in ask["options"] if not option.get("barred"))
        case "pick":
            return list(range(ask.get("least", 0)))
        case "divide":
            spare = ask["total"] - len(ask["fields"]) + 1
            return {field: 1 if n else spare for n, field in enumerate(ask["fields"])}
        case "number":
            return ask.get("low", 0)
        case _:
            return "one crow"


def play(house: House, links: dict[str, Any], key: str) -> str:
    """Let persons answer plainly until one is asked ``key`` (empty: to the end); return who."""
    tokens: list[str] = [seat["token"] for seat in links["seats"] if seat["player"] == "person"]
    while True:
        for token in tokens:
            view = house.door.get(f"/api/s/{token}").json()
            if view["outcome"]:
                return token
            for ask in view["asks"]:
                if ask["key"] == key:
                    return token
                act(house, token, "answer", ask=ask["id"], value=plain(ask))


def faults(page: Page, *rules: str) -> list[tuple[str, str]]:
    """What axe finds: all its rules, or only some; each with the first place."""
    options: dict[str, Any] = {"resultTypes": ["violations"]}
    if rules:
        options["runOnly"] = list(rules)
    found = Axe().run(page, options=options).response["violations"]
    return [(fault["id"], fault["nodes"][0]["html"]) for fault in found]


GAMES: dict[str, tuple[list[str], dict[str, Any]]] = {
    "snow": (["bot", "Aki"], {"rounds": 1}),
    "hierarchy": (["Aki", *["bot"] * 7], {"rounds_max": 1, "bid_limit": 1, "ties_max": 1}),
    "daimyo": (["Aki", "bot"], {"turns": 2}),
}


WAYS: dict[str, Any] = {"hierarchy.bid": [0], "hierarchy.match": [0]}


def done(form: Locator, _value: Any) -> None:
    """No more orders."""
    form.locator("[data-order-do=done]").click()


def answer(page: Page) -> None:
    """Answer the first open question by clicks, and wait until it is gone."""
    named, key, kind = page.locator(".ask").first.evaluate(
        "form => [form.id, form.dataset.key, form.dataset.kind]"
    )
    form = page.locator(f"#{named}")
    if form.locator(".command").count():
        form.locator(".command").first.click()
    else:
        ({**GIVE, "order": done})[kind](form, WAYS.get(key))
    expect(form).to_have_count(0)


def unfold_people(page: Page) -> None:
    """Unfold who sits at the table; a low column shows either the story or them."""
    expect(page.locator("#story, #talk").first).to_be_attached()
    to_talk = page.locator("#story .aside-turn")
    if to_talk.is_visible():
        to_talk.click()
    page.locator("#sitters > summary").click()


def touch(page: Page, option: str) -> None:
    """Give an answer as a finger does."""
    if page.locator(".die-pick").count():
        for face in option.split("-"):
            pick = page.locator(f".die-pick:has(input[value='{face}']:not(:checked))").first
            pick.click()
        page.locator(".puzzle-form .do button").click()
    else:
        page.locator(f".puzzle-options button[value='{option}']").click()
