"""How time passes at the tables of a server: opened with a clock, up without anybody looking."""

from __future__ import annotations

from typing import Any

import pytest
from litestar.testing import TestClient
from tests.table.conftest import Table
from tests.table.ends import key
from tests.table.town import Town, entries, wake

import gunbai
from gunbai import Refused
from gunbai.core.clock import Clock
from gunbai.core.entries import Expired, Seated, Timed

Client = TestClient[Any]
DAY = 86_400
CLOCK = {"kind": "each", "seconds": DAY, "night": [1320, 480], "zone": "Europe/Moscow"}


def play(table: Table) -> None:
    """Play a game of two to its end."""
    for seat in (0, 1):
        table.answer(seat, seat, "a wish")
    for seat in (0, 1):
        (ask,) = table.view(seat)["asks"]
        table.answer(seat, ask["id"], 3)
    for value in ("left", [0], {"steel": 2, "silk": 3}, {"to": 1}):
        (ask,) = table.view(0)["asks"]
        assert table.answer(0, ask["id"], value).status_code == 200


def test_a_table_is_opened_with_a_clock_which_its_record_carries(client: Client) -> None:
    table = Table(client, "Aki", "Ben", clock={**CLOCK, "when_up": "host"}, vote_after=3600)
    play(table)
    line = client.get(f"/w/{table.watch}/record").text.splitlines()[0]
    assert '"clock":{"kind":"each","seconds":86400,"night":[1320,480]' in line
    assert '"vote_after":3600' in line


@pytest.mark.parametrize(
    ("wrong", "key"),
    [
        ({"kind": "hourglass"}, "core.clock-kind"),
        ({"seconds": 1}, "core.clock-span"),
        ({"zone": "Europe/Edo"}, "core.clock-days"),
        ({"when_up": "explode"}, "core.clock-when-up"),
    ],
)
def test_a_clock_that_cannot_be_opens_no_table(client: Client, wrong: Any, key: str) -> None:
    seats = [{"name": "Aki"}, {"name": "Ben"}]
    wish = {"game": "parlour", "seats": seats, "clock": {**CLOCK, **wrong}}
    reply = client.post("/api/tables", json=wish)
    assert (reply.status_code, reply.json()["error"]["key"]) == (422, key)


FORM = {
    "game": "parlour", "seats": "2", "seat.0.name": "Aki", "seat.1.name": "Ben",
    "clock": "budget", "clock.span": "2", "clock.unit": "h", "clock.increment": "30",
    "clock.increment-unit": "s", "clock.night-from": "22:00", "clock.night-to": "08:00",
    "clock.zone": "Europe/Moscow", "clock.holidays": "2026-12-31, 2027-01-01",
    "clock.when-up": "answer", "vote-after": "86400",
}  # fmt: skip


def test_the_form_says_how_time_passes(client: Client) -> None:
    from gunbai.table.pages.opening.clock_form import how_time_passes

    fields = {name: [value] for name, value in FORM.items()}
    assert how_time_passes(fields) == {
        "clock": Clock(
            "budget", 7200, 30, (1320, 480), ("2026-12-31", "2027-01-01"), "Europe/Moscow", "answer"
        ),
        "vote_after": DAY,
    }
    assert how_time_passes({})["clock"] is None
    reply = client.post("/tables", data=FORM, follow_redirects=False)
    assert reply.status_code == 303


@pytest.mark.parametrize(
    ("field", "value"),
    [("clock.span", "soon"), ("clock.night-from", "26:00"), ("clock.zone", "Edo")],
)
def test_a_form_with_an_impossible_clock_comes_back_with_all_that_was_typed(
    client: Client, field: str, value: str
) -> None:
    reply = client.post("/tables", data={**FORM, field: value}, follow_redirects=False)
    assert reply.status_code == 422
    assert 'role="alert"' in reply.text
    assert f'value="{value}"' in reply.text


# -- another clock, while a game is played --------------------------------------------------------


def set_clock(table: Table, clock: Any) -> Any:
    return table.client.post(f"/api/h/{table.host}/clock", json={"clock": clock})


def person(table: Table, seat: int) -> Any:
    return table.client.get(f"/api/w/{table.watch}/company").json()["people"][seat]


def test_a_table_without_a_clock_is_given_one_and_what_happens_when_time_is_up(either: str) -> None:
    town = Town(either)
    with town.server() as client:
        table = Table(client, "Aki", "Ben")
        town.at += 30 * DAY
        assert person(table, 0)["up"] == 0
        host = set_clock(table, {"kind": "each", "seconds": DAY, "when_up": "stand-in"}).json()
        assert host["clock"] == {"kind": "each", "seconds": DAY, "when_up": "stand-in"}
        assert person(table, 0)["up"] == town.at + DAY  # not since it was asked, a month ago
        assert person(table, 0)["awaited_since"] == town.at - 30 * DAY
        wake(client)
        town.at += DAY
    with town.server() as client:  # another process: the clock is in the record
        table.client = client
        wake(client)
        assert person(table, 0)["stands_in"]
        kinds = [type(entry) for entry in entries(client, table)]
        assert kinds.index(Timed) < kinds.index(Expired) < kinds.index(Seated)


def test_another_clock_begins_anew_and_none_ends_the_time_that_ran(client: Client) -> None:
    table = Table(client, "Aki", "Ben", clock={"kind": "each", "seconds": 3600})
    before = person(table, 0)["up"]
    set_clock(table, {"kind": "budget", "seconds": 2 * DAY, "increment": 60, "when_up": "answer"})
    assert person(table, 0)["up"] >= before + 2 * DAY - 3600
    set_clock(table, None)
    company = client.get(f"/api/w/{table.watch}/company").json()
    assert (company["clock"], person(table, 0)["up"]) == (None, 0)
    told = [(c["how"], c["clock"] and c["clock"]["kind"]) for c in company["changes"]]
    assert told == [("budget", "budget"), ("off", None)]
    page = client.get(f"/s/{table.seats[0]}").text.replace("\u00a0", " ")
    assert "The host set the clock: 2 d for the whole game, 1 min more with every answer." in page
    assert "The host took the clock away." in page


@pytest.mark.parametrize("wrong", [{"kind": "hourglass"}, {"seconds": 1}, {"zone": "Europe/Edo"}])
def test_a_clock_that_cannot_be_changes_nothing(client: Client, wrong: Any) -> None:
    table = Table(client, "Aki", "Ben", clock=CLOCK)
    before = entries(client, table)
    assert set_clock(table, {**CLOCK, **wrong}).status_code == 422
    assert entries(client, table) == before
    seat = client.post(f"/api/h/{table.seats[0]}/clock", json={"clock": None})
    assert key(seat) == "table.other-link"


def test_a_record_with_another_clock_verifies_and_a_rematch_has_the_clock(client: Client) -> None:
    table = Table(client, "Aki", "Ben")
    set_clock(table, {"kind": "each", "seconds": DAY})
    play(table)
    text = client.get(f"/w/{table.watch}/record").text
    assert '{"entry":"timed","clock":{"kind":"each","seconds":86400},"at":' in text
    assert gunbai.verify(gunbai.load(text.encode())).proved
    with pytest.raises(Refused, match="line"):
        gunbai.load(text.replace('"seconds":86400', '"seconds":1').encode())
    again = client.post(f"/s/{table.seats[0]}/rematch")
    assert "1 d for each decision" in again.text.replace("\u00a0", " ")


def test_the_form_is_filled_with_the_clock_that_is_and_gives_the_same_again(client: Client) -> None:
    from gunbai.table.pages.opening.clock_form import clock_of, filled

    for clock in (
        None,
        Clock("each", DAY),
        Clock("each", 10_001, night=(1320, 485), zone="Asia/Tokyo", holidays=("2026-12-31",)),
        Clock("budget", 90 * DAY, 90, when_up="host"),
    ):
        assert clock_of({name: [value] for name, value in filled(clock).items()}) == clock


def test_a_host_changes_the_clock_by_the_form_and_keeps_what_was_refused(client: Client) -> None:
    table = Table(client, "Aki", "Ben")
    page = f"/h/{table.host}"
    fields = {name: value for name, value in FORM.items() if name.startswith("clock")}
    refused = client.post(f"{page}/clock", data={**fields, "clock.zone": "Edo"})
    assert refused.status_code == 422
    assert 'role="alert"' in refused.text
    assert 'value="Edo"' in refused.text
    assert client.post(f"{page}/clock", data=fields, follow_redirects=False).status_code == 303
    assert '<input type="radio" name="clock" value="budget" checked>' in client.get(page).text
    assert client.get(f"/api{page}").json()["clock"]["increment"] == 30
    assert client.get(f"{page}/clock", follow_redirects=False).status_code == 303
