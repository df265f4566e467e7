"""The big story: two people and a bot Emperor play a year of Snow in two browsers, to the end."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any

from playwright.sync_api import Locator, Page, expect
from tests.table.screens.conftest import House, Player

import gunbai
from gunbai.core import record
from gunbai.core.entries import Rolled, Undo

STRONG = {"aware": 1, "steel": 3, "tanka": 11}
WEAK = {"aware": 7, "steel": 7, "tanka": 1}
DONE = (
    ("snow.redirect", 2),
    ("snow.buy", 1),
    ("snow.commune-secrets-to-snow", 3),
    ("snow.challenge", "samurai"),
    ("snow.reassert", "kagai"),
)
"""What Aki must have done in the year."""


def season(form: Locator) -> str:
    board = form.page.locator(".snow-board").get_attribute("class") or ""
    return board.partition("season-")[2]


def once(value: Any, then: Any) -> Callable[[Locator], Any]:
    """Answer with ``value`` the first time, and with ``then`` from the second on."""
    given: list[Any] = []

    def answer(_form: Locator) -> Any:
        given.append(value)
        return value if len(given) == 1 else then

    return answer


AKI: Mapping[str, Any] = {
    "snow.name-samurai": "Takezo",
    "snow.haiku-samurai": "Rain on the sword rack.\nHe counts the drops,\nand oils it again.",
    "snow.clan": "Kurogane",
    "snow.school": "two-swords-one-heart",
    "snow.facets-samurai": STRONG,
    "snow.turn": lambda form: "commune" if season(form) == "summer" else "samurai",
    "snow.kamae": "kagai",
    "snow.redirect": 2,
    "snow.buy": 1,
    "snow.commune-secrets-to-snow": 9,
    "snow.challenge": lambda form: "samurai" if season(form) == "summer" else "pass",
    "snow.reassert": once("kagai", "keep"),
}
SORA: Mapping[str, Any] = {
    "snow.name-samurai": "Munenori",
    "snow.clan": "Shirayama",
    "snow.facets-samurai": WEAK,
    "snow.turn": "samurai",
    "snow.challenge": lambda form: "samurai" if season(form) == "spring" else "pass",
    "snow.contest-type": "tanka",
    "snow.contest": "Whose verse will hang in the governor's hall?",
    "snow.kamae": "mujintou",
}


def in_step(players: list[Player]) -> int:
    """Wait until all windows show at least the version that the latest of them shows."""
    latest = max(player.version for player in players)
    for player in players:
        player.catch_up(latest)
    return latest


def play_until(players: list[Player], stop: Callable[[], bool]) -> None:
    """Answer whatever is asked, wherever it is asked; else wait for the bot."""
    while True:
        version = in_step(players)
        if stop() or players[0].over():
            return
        asked = [player for player in players if player.is_asked()]
        if asked:
            asked[0].answer()
        else:
            players[0].catch_up(version + 1)


def test_two_people_and_a_bot_play_a_year_to_the_end(
    house: House, window: Callable[..., Page], tmp_path: Path, complaints: list[str]
) -> None:
    links = house.open_table("snow", "fair", "Aki", "Sora", options={"rounds": 1})
    aki, sora = (
        Player(window(), f"{house.url}/s/{links['seats'][seat]['token']}", ways)
        for seat, ways in ((1, AKI), (2, SORA))
    )
    players = [aki, sora]

    # The set-up is taken back and sent anew: nobody has answered since.
    play_until([aki], lambda: not aki.is_asked())
    aki.page.locator("#undo button").click()
    expect(aki.page.locator("[data-step='snow.clan'] .step-value")).to_have_text("Kurogane")

    # Sora challenges; in the middle of it one reloads, and the server is stopped and started.
    play_until(players, lambda: aki.is_asked("snow.kamae"))
    aki.page.reload()
    expect(aki.page.locator(".ask[data-key='snow.kamae']")).to_be_visible()
    house.stop()
    expect(sora.page.locator("#connection[data-state='lost']")).to_be_visible()
    house.start()
    for player in players:
        expect(player.page.locator("#connection[data-state='live']")).to_be_visible()
    complaints.clear()  # consoles say that the connection was lost, and so it was

    # Spring's purchase is taken back after Sora's next answer: both agree, and it is made anew.
    play_until(players, lambda: ("snow.buy", 1) in aki.answered)
    play_until([sora], lambda: sora.answered[-1] == ("snow.turn", "samurai"))
    in_step(players)
    aki.page.locator("#undo button").click()
    expect(sora.page.locator("#proposal")).to_contain_text("Aki")
    sora.page.locator("#proposal button.strong").click()
    expect(aki.page.locator(".ask[data-key='snow.buy']")).to_be_visible()

    play_until(players, aki.over)
    for key, value in DONE:
        assert (key, value) in aki.answered
    assert ("snow.challenge", "samurai") in sora.answered
    for player in players:
        expect(player.page.locator("#outcome")).to_be_visible()

    file = tmp_path / "year.gunbai"
    with aki.page.expect_download() as download:
        aki.page.locator("#outcome a[href$='/record']").click()
    download.value.save_as(file)
    kept = record.load(file.read_bytes())
    undone = [entry for entry in kept.entries if type(entry) is Undo]
    assert [undo.agreed for undo in undone] == [False, True]
    verdict = gunbai.verify(kept)
    assert verdict.passed
    assert verdict.proved
    assert verdict.over

    where = next(n for n, entry in enumerate(kept.entries) if type(entry) is Rolled and entry.faces)
    fell = kept.entries[where]
    assert type(fell) is Rolled
    flipped = (7 - fell.faces[0], *fell.faces[1:])
    kept.entries[where] = Rolled(fell.seat, fell.sides, flipped)
    verdict = gunbai.verify(kept)
    assert not verdict.passed
    assert verdict.entry == where
