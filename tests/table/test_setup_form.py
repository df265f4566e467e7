"""The form for setting up without a browser: its fields, a bot's help, a page without scripts."""

from __future__ import annotations

import json
import re
from random import Random
from typing import Any

import pytest
from litestar.testing import TestClient

from gunbai.ahead import Step, steps
from gunbai.core.match import Match
from gunbai.core.phrase import Written
from gunbai.play import new, play_bots
from gunbai.suggesting import suggestion, text_of
from gunbai.table.pages.setup.drafts import Filled
from gunbai.table.pages.setup.form import draft_of, given_by, setup_form

BROWSER = {"accept": "text/html"}
USES = {"arms": ["Long Spear", "Bow"], "stealth": ["Cat’s Tread"], "craft": ["Tea, Go"]}


def snow(*seats: str) -> Match:
    return new("snow", seats or ("fair", "Aki", "Ben"), dice=1)


def born(people: int = 8) -> Match:
    """Hierarchy after the bowl: Aki, in the first seat, makes a character."""
    match = new("hierarchy", ["Aki", *["fair"] * (people - 1)], dice=5)
    match.answer(0, next(iter(match.asks(0))), "Heron")
    play_bots(match, 1)
    return match


def filled(match: Match, seat: int, fields: dict[str, list[str]]) -> dict[str, Step]:
    return {step.id: step for step in steps(match, seat, Filled(match, fields))}


def test_fields_are_read_by_their_steps() -> None:
    fields = {
        "snow.clan": ["Kurogane"],
        "snow.culture.2": ["moon-viewing"],
        "snow.facets-samurai/aware": ["5"],
        "snow.facets-samurai/steel": ["9"],
        "snow.facets-samurai/tanka": ["1"],
        "snow.haiku-samurai": ["one\r\ntwo"],
    }
    found = filled(snow(), 1, fields)
    assert found["snow.clan"].value == "Kurogane"
    assert found["snow.culture.2"].is_done
    assert not found["snow.culture"].is_done
    assert found["snow.facets-samurai"].value == {"aware": 5, "steel": 9, "tanka": 1}
    assert found["snow.haiku-samurai"].value == "one\ntwo"
    assert sum(step.is_done for step in found.values()) == 4


def test_points_that_stood_evenly_stand_so_when_a_trait_is_paid_for_others_do_not() -> None:
    even = {f"snow.facets-samurai/{facet}": ["5"] for facet in ("aware", "steel", "tanka")}
    trait = {"snow.culture": ["moon-viewing"]}
    facets = filled(snow(), 1, {**even, **trait})["snow.facets-samurai"]
    assert facets.value == {"aware": 5, "steel": 5, "tanka": 4}
    own = {**even, **trait, "snow.facets-samurai/steel": ["9"], "snow.facets-samurai/tanka": ["1"]}
    facets = filled(snow(), 1, own)["snow.facets-samurai"]
    assert facets.refusal is not None
    assert facets.refusal.key == "core.wrong-points"


def test_a_suggested_text_that_stands_unchanged_is_read_by_all_in_their_language() -> None:
    match = snow()
    number = next(n for n, ask in match.asks(1).items() if ask.key == "snow.name-samurai")
    match.answer(1, number, "Takezo")
    haiku = suggestion(match, 1, next(iter(match.asks(1))), "ru", Random(1))
    prose = json.dumps(haiku)
    step = "snow.haiku-samurai"
    same = filled(match, 1, {step: [text_of(haiku)], f"{step}/prose": [prose]})[step]
    assert same.value == haiku
    changed = filled(match, 1, {step: ["my own"], f"{step}/prose": [prose]})[step]
    assert changed.value == "my own"
    broken = filled(match, 1, {step: ["my own"], f"{step}/prose": ["{"]})[step]
    assert broken.value == "my own"
    match.answer(1, next(iter(match.asks(1))), same.value)
    assert isinstance(match.state.houses[0].samurai.haiku, Written)


def test_tiles_are_named_and_marked_by_the_field_they_stand_in() -> None:
    match = born()
    count = filled(match, 0, {})["hierarchy.name-tiles"].ask.values["count"]
    names = [f"Craft {letter}" for letter in "abcdefghij"[: count - 3]]
    fields = {"tiles/arms": ["Bow"], "tiles/stealth": ["Cat’s Tread"]}
    fields |= {"tiles/healing": ["Herbs"], "tiles/craft": [", ".join(names)]}
    found = filled(match, 0, fields)
    assert found["hierarchy.name-tiles"].value.split("\n") == [
        "Bow",
        "Cat’s Tread",
        "Herbs",
        *names,
    ]
    assert found["hierarchy.mark.arms"].value == [0]
    assert found["hierarchy.mark.stealth"].value == [0]  # of those that are left
    assert found["hierarchy.mark.healing"].value == [0]
    short = filled(match, 0, {"tiles/arms": ["Bow"]})
    assert short["hierarchy.name-tiles.2"].value is None
    over = filled(match, 0, {"tiles/arms": [", ".join(["Bow"] * 30)]})
    assert over["hierarchy.name-tiles"].refusal is not None


@pytest.mark.parametrize("language", ["en", "ru"])
@pytest.mark.parametrize(("game", "seats"), [("snow", 7), ("hierarchy", 8), ("hierarchy", 15)])
def test_no_two_seats_are_suggested_the_same_and_none_twice(
    game: str, seats: int, language: str
) -> None:
    for seed in range(3):
        match, rng = new(game, list("ABCDEFGHIJKLMNO")[:seats], dice=seed), Random(seed)
        offered: dict[str, set[int]] = {}
        for number, ask in match.open.items():
            seen: list[str] = []
            for _ in range(2):
                text = text_of(suggestion(match, ask.seat, number, language, rng, seen))
                assert text not in seen
                seen.append(text)
                offered.setdefault(text, set()).add(ask.seat)
        assert {text: seats for text, seats in offered.items() if len(seats) > 1} == {}


def test_dealing_keeps_what_was_written_and_a_second_time_deals_the_rest_anew() -> None:
    match = snow()
    draft = draft_of(match, 1, "en", {"snow.clan": ["Kurogane"], "deal": ["1"]})
    dealt = {step.id: step.value for step in steps(match, 1, draft)}
    assert dealt["snow.clan"] == "Kurogane"
    assert len(dealt) == 13
    assert None not in dealt.values()
    form = setup_form(match, 1, "en", {"deal": ["1"]})
    assert form is not None
    assert (form.done, form.dealt, form.first_open) == (13, True, "")
    assert len(form.seen) == 6


def test_what_a_seat_has_answered_fills_the_form_again() -> None:
    match = snow()
    for step in list(steps(match, 1, draft_of(match, 1, "en", {"deal": ["1"]}))):
        match.answer(1, next(iter(match.asks(1))), step.value)
    given = given_by(match, 1)
    assert len(given) == 13
    match.undo(1, match.free_since(1)[-1])
    form = setup_form(match, 1, "en", given=given)
    assert form is not None
    assert form.done == 13


def test_a_page_without_scripts_deals_changes_and_submits(client: TestClient[Any]) -> None:
    seats = [{"player": "fair"}, {"name": "Aki"}]
    links = client.post("/api/tables", json={"game": "snow", "seats": seats}).json()
    seat = f"/s/{links['seats'][1]['token']}"

    def sent(page: str, **more: str) -> Any:
        form = page[page.index('class="ask setup') :]
        fields: dict[str, list[str]] = {}
        for tag in re.findall(r"<input[^>]*>", form):
            named, value = re.search(r'name="([^"]+)"', tag), re.search(r'value="([^"]*)"', tag)
            if named and value and ("radio" not in tag or " checked" in tag) and named[1] != "text":
                fields.setdefault(named[1], []).append(value[1].replace("&#34;", '"'))
        for name, text in re.findall(r'<textarea[^>]*name="([^"]+)"[^>]*>([^<]*)<', form):
            fields[name] = [text]
        data = {**fields, **{name: [value] for name, value in more.items()}}
        return client.post(f"{seat}/setup", data=data, headers=BROWSER, follow_redirects=False)

    blank = client.get(seat, headers=BROWSER).text
    refused = sent(blank)
    assert refused.status_code == 422
    assert "11 steps are still open" in refused.text
    dealt = sent(blank, deal="1")
    assert dealt.status_code == 200
    submitted = sent(dealt.text, **{"snow.clan": "Kurogane"})
    assert submitted.status_code == 303, submitted.text
    page = client.get(seat, headers=BROWSER).text
    assert 'data-key="snow.scene-spring"' in page
    assert "Kurogane" in page
