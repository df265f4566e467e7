"""An answer prepared while others are awaited: it stands there when asked, and is never sent."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect
from tests.table.screens.access import cut_off, small_targets
from tests.table.screens.conftest import House
from tests.table.screens.driving import faults


@pytest.mark.parametrize("width", [390, 1280])
def test_a_prepared_answer_stands_in_the_form_and_waits_for_its_reader(
    house: House, window: Callable[..., Page], width: int
) -> None:
    links = house.open_table("parlour", "Aki", "Ben", options={"rounds": 2})
    tokens = [seat["token"] for seat in links["seats"]]

    def answer(seat: int, value: object) -> None:
        view = house.door.get(f"/api/s/{tokens[seat]}").json()
        body = {"ask": view["asks"][0]["id"], "value": value}
        house.door.post(f"/api/s/{tokens[seat]}/answer", json=body).raise_for_status()

    for seat, value in ((0, "wish"), (1, "wish"), (0, 3)):
        answer(seat, value)
    aki = window(width, 844, locale="en", has_touch=True, reduced_motion="reduce")
    sent: list[str] = []
    aki.on("request", lambda one: sent.append(f"{one.url} {one.headers} {one.post_data}"))
    aki.goto(f"/s/{tokens[0]}")
    before = house.door.get(f"/api/s/{tokens[0]}").json()["version"]
    aki.locator(".nothing a").click()
    guess = aki.locator(".prepare[data-key='parlour.guess'] input")
    guess.fill("5")
    aki.locator("#prepare-note").fill("keep the mint")
    for key in ("parlour.guess", "*"):
        expect(aki.locator(f".prepare[data-key='{key}'] [data-kept]")).to_be_visible()
    assert faults(aki) == []
    assert small_targets(aki, "main") == []
    assert cut_off(aki, "main, main *:not(.hidden)") == []
    aki.reload()  # it is kept
    expect(guess).to_have_value("5")
    aki.locator("main > .do a").click()
    expect(aki.locator(".ask")).to_have_count(0)
    answer(1, 2)  # the round ends, and the next guess is asked
    form = aki.locator(".ask[data-key='parlour.guess']")
    expect(form.locator("input[type=number]")).to_have_value("5")
    expect(form.locator(".prepared-note")).to_contain_text("keep the mint")
    house.door.post(f"/api/s/{tokens[1]}/note", json={"text": "hm"})  # drawn anew
    expect(aki.locator("#notes li")).to_have_count(1)
    expect(form.locator(".prepared-note")).to_have_count(1)
    entries = house.door.get(f"/api/s/{tokens[0]}").json()["version"]
    assert entries == before + 3  # Ben's guess, the roll, his remark: nothing was sent
    for token in tokens:
        assert "keep the mint" not in house.door.get(f"/api/s/{token}").text
    assert len(sent) > 5
    assert [one for one in sent if "mint" in one] == []  # of all that left the browser
    form.locator(".do button").click()
    expect(form).to_have_count(0)
    assert [one for one in sent if "mint" in one] == []
    assert [one for one in sent if "value=5" in one]  # but of this answer, when it was submitted
    assert aki.evaluate("localStorage.getItem('prepared')") == "{}"


def test_a_prepared_choice_is_marked_and_not_made(
    house: House, window: Callable[..., Page]
) -> None:
    links = house.open_table("parlour", "Aki")
    token = links["seats"][0]["token"]
    for number, value in ((0, "wish"), (1, 3)):
        body = {"ask": number, "value": value}
        house.door.post(f"/api/s/{token}/answer", json=body).raise_for_status()
    page = window(locale="en")
    page.goto("/")
    page.evaluate(
        """(path) => localStorage.setItem('prepared',
            JSON.stringify({[path]: {'parlour.way': {value: 'right'}}}))""",
        f"/s/{token}",
    )
    page.goto(f"/s/{token}")
    expect(page.locator(".ask input[value=right]:checked, .ask button.prepared")).to_have_count(1)
    expect(page.locator(".prepared-note")).to_have_count(1)
    assert house.door.get(f"/api/s/{token}").json()["asks"][0]["key"] == "parlour.way"
