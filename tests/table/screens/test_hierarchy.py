"""Fifteen at the ladder: two people in two browsers and thirteen bots play three rounds."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from playwright.sync_api import Locator, Page, expect
from tests.table.screens.conftest import GIVE, House, Player, put_turning_point_away
from tests.table.screens.driving import faults

import gunbai
from gunbai.core import record

SEATS = 15
AKI, SORA = 0, 5
"""Where the two people sit."""
PAIRS = SEATS // 2
POLL = 40


def all_dice(form: Locator) -> list[int]:
    """Lay as many dice as may be laid."""
    return list(range(int(form.locator("fieldset").get_attribute("data-most") or 0)))


def tiles(form: Locator) -> str:
    """A name on each line that is free."""
    lines = int(form.locator("[name=value]").get_attribute("data-lines") or 1)
    return "\n".join(f"Art {number}" for number in range(lines))


PLAIN: Mapping[str, Any] = {
    "hierarchy.talisman": "Heron",
    "hierarchy.name-tiles": tiles,
    "hierarchy.mark.arms": [0],
    "hierarchy.escalate": "spar",
    "hierarchy.fortune": "enough",
    "hierarchy.theme": "",
    "hierarchy.scene": "",
    "hierarchy.deed": "story",
    "hierarchy.stakes": "",
    "hierarchy.bid": all_dice,
    "hierarchy.match": all_dice,
    "hierarchy.give-in": "surrender",
    "hierarchy.tie": "leave",
    "hierarchy.sunset": "",
}


def is_too_wide(page: Page) -> bool:
    return bool(page.evaluate("document.documentElement.scrollWidth > innerWidth"))


class Courtier(Player):
    """A person at the ladder."""

    def answer(self) -> None:
        put_turning_point_away(self.page)
        named, key, kind = self.asked.evaluate("f => [f.id, f.dataset.key, f.dataset.kind]")
        form = self.page.locator(f"#{named}")
        way = self.ways.get(key)
        self.answered.append((key, GIVE[kind](form, way(form) if callable(way) else way)))
        form.wait_for(state="detached")

    def is_at(self, phase: str, number: int) -> bool:
        return self.page.locator(f".at-{phase}[data-round='{number}']").count() > 0

    def pairs_done(self) -> int:
        return self.page.locator(".pair.done").count()


def play(players: Sequence[Courtier], stop: Callable[[], bool]) -> None:
    """Answer whatever these people are asked until ``stop``; bots go on by themselves."""
    while not stop():
        asked = next((player for player in players if player.is_asked()), None)
        if asked is not None:
            asked.answer()
        else:
            players[0].page.wait_for_timeout(POLL)


def match_by_keyboard(form: Locator) -> list[int]:
    """Pick the highest die by its number, and see the sum and what it would come to."""
    face = int(form.locator("[type=checkbox]").first.get_attribute("data-worth") or 0)
    mat = form.locator(".mat")
    bid = int(mat.get_attribute("data-bid") or 0)
    form.locator("h2").focus()
    form.page.keyboard.press("1")
    expect(form.locator("[data-show=sum]")).to_have_text(str(face))
    meaning = "strike" if face > bid else "struck" if face < bid else "parry"
    expect(mat).to_have_attribute("data-verdict", meaning)
    expect(mat.locator(".verdict")).to_have_text(mat.get_attribute(f"data-{meaning}") or "")
    return [0]


def first_talisman(form: Locator) -> str:
    """Discover the Talisman at the first occasion; afterwards it has been enough."""
    return "talisman" if form.locator("[value=talisman]").count() else "enough"


def test_fifteen_play_three_rounds_and_nobody_waits_for_a_slow_pair(
    house: House, window: Callable[..., Page]
) -> None:
    names = ["fair"] * SEATS
    names[AKI], names[SORA] = "Aki", "Sora"
    links = house.open_table("hierarchy", *names, options={"rounds_max": 3, "ties_max": 1})
    tokens = [seat["token"] for seat in links["seats"]]
    ways: dict[str, Any] = {
        "hierarchy.fortune": first_talisman,
        "hierarchy.match": match_by_keyboard,
    }
    aki = Courtier(
        window(reduced_motion="reduce"), f"{house.url}/s/{tokens[AKI]}", {**PLAIN, **ways}
    )
    phone = window(390, 844, has_touch=True, color_scheme="dark", locale="ru-RU")
    sora = Courtier(phone, f"{house.url}/s/{tokens[SORA]}", PLAIN)

    # The bowl: a slip is in it for everybody who has written.
    expect(phone.locator("#bowl-title")).to_contain_text(str(SEATS - 2))
    play([aki], lambda: not aki.is_asked("hierarchy.talisman"))
    expect(phone.locator("#bowl-title")).to_contain_text(str(SEATS - 1))

    # The Split: Aki sits still, and all the others come to the end of theirs.
    play([aki, sora], lambda: aki.is_at("split", 1))
    assert not aki.page.locator(".pair.mine").get_by_text("Sora").count()
    play([sora], lambda: sora.pairs_done() == PAIRS - 1)
    expect(phone.locator(".pair:not(.done)")).to_contain_text("Aki")
    expect(phone.locator(".pair.mine.done")).to_have_count(1)
    expect(aki.page.locator(".pair.done")).to_have_count(PAIRS - 1)
    expect(aki.page.locator(".ask")).to_have_count(1)
    assert faults(phone) == []
    assert not is_too_wide(phone)
    crests = phone.locator(".sitters .seal use").evaluate_all("all => all.map(u => u.href.baseVal)")
    assert len(set(crests)) == len(crests) == SEATS

    play([aki, sora], lambda: aki.over() and sora.over())
    assert ("hierarchy.fortune", "talisman") in aki.answered
    assert ("hierarchy.match", [0]) in aki.answered
    assert not is_too_wide(phone)

    kept = record.load(house.door.get(f"/s/{tokens[AKI]}/record").content)
    verdict = gunbai.verify(kept)
    assert verdict.passed
    assert verdict.over
    match = gunbai.replay(kept)
    assert match.state.round == 3
    assert match.view(AKI).version == aki.version
