"""How time passes at the tables of a server: opened with a clock, up without anybody looking."""

from __future__ import annotations

from typing import Any

import pytest
from litestar.testing import TestClient
from tests.table.conftest import Table

from gunbai.core.clock import Clock

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
