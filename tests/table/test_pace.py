"""The bots' pace as an option of a table: chosen where it is opened, changed by its host."""

from __future__ import annotations

from typing import Any

import pytest
from litestar.testing import TestClient
from tests.table.conftest import Table
from tests.table.ends import finish, key

import gunbai
from gunbai.core.entries import PACES, Paced
from gunbai.core.record import load
from gunbai.play import replay

Client = TestClient[Any]


def pace(client: Client, host: str) -> str:
    return str(client.get(f"/api/h/{host}").json()["pace"])


def test_a_table_has_the_usual_pace_unless_it_was_opened_with_another(client: Client) -> None:
    assert pace(client, Table(client, "Aki", "plain").host) == "usual"
    for chosen in PACES:
        table = Table(client, "Aki", "plain", pace=chosen)
        assert pace(client, table.host) == chosen
        company = client.get(f"/api/w/{table.watch}/company").json()
        assert (company["pace"], company["changes"]) == (chosen, [])


def test_a_pace_that_there_is_not_opens_no_table_and_changes_none(client: Client) -> None:
    wish = {"game": "parlour", "seats": [{"name": "Aki"}], "pace": "fast"}
    said = client.post("/api/tables", json=wish)
    assert (said.status_code, key(said)) == (422, "core.unknown-pace")
    assert "“fast”; legal are: at-once, usual, slow" in said.json()["error"]["sentence"]
    table = Table(client, "Aki")
    assert key(client.post(f"/api/h/{table.host}/pace", json={"pace": ""})) == "core.unknown-pace"
    assert client.post(f"/h/{table.host}/pace", data={}).status_code == 422
    assert client.get(f"/api/w/{table.watch}").json()["version"] == 0


def test_the_host_alone_changes_the_pace_and_everybody_is_told(client: Client) -> None:
    table = Table(client, "Aki", "plain")
    refused = client.post(f"/api/h/{table.seats[0]}/pace", json={"pace": "slow"})
    assert key(refused) == "table.other-link"
    said = client.post(f"/api/h/{table.host}/pace", json={"pace": "slow"})
    assert said.json()["pace"] == "slow"
    client.post(f"/h/{table.host}/pace", data={"pace": "at-once"})
    assert pace(client, table.host) == "at-once"
    changes = client.get(f"/api/w/{table.watch}/company").json()["changes"]
    assert [(one["what"], one["how"]) for one in changes] == [
        ("paced", "slow"),
        ("paced", "at-once"),
    ]
    assert "Bots play without pauses from here on." in client.get(f"/s/{table.seats[0]}").text


def test_the_form_of_a_new_table_offers_the_paces_and_keeps_what_was_chosen(client: Client) -> None:
    form = {"game": "parlour", "seats": "2", "seat.0.name": "Aki", "seat.1.player": "plain"}
    opened = client.post("/tables", data={**form, "pace": "slow"}, follow_redirects=False)
    assert pace(client, opened.headers["location"].removeprefix("/h/")) == "slow"
    again = client.post("/tables", data={**form, "pace": "slow", "seat.0.name": " "})
    assert again.status_code == 422
    assert 'name="pace" value="slow" checked' in again.text
    assert client.post("/tables", data={**form, "pace": "fast"}).status_code == 422


def test_a_rematch_keeps_the_pace_that_the_table_had_last_and_what_was_agreed_of_talk(
    client: Client,
) -> None:
    table = Table(client, "Aki", "Ben", "Chie", open_talk=True, pace="slow")
    client.post(f"/api/h/{table.host}/pace", json={"pace": "at-once"})
    finish(table, 3)
    again = client.post(f"/s/{table.seats[0]}/rematch", follow_redirects=False)
    host = again.headers["location"].removeprefix("/h/")
    assert pace(client, host) == "at-once"
    seat = client.get(f"/api/h/{host}").json()["seats"][0]["token"]
    assert "this table agreed to open them" in client.get(f"/s/{seat}").text


def test_a_record_carries_the_pace_and_plays_again_with_it() -> None:
    match = gunbai.new("snow", ["Emperor", "Aki"], dice=1, pace="slow")
    match.enter(Paced("at-once", 5))
    lines = match.record.dump().splitlines()
    assert b'"pace":"slow"' in lines[0]
    assert lines[1] == b'{"entry":"paced","pace":"at-once","at":5}'
    assert replay(load(match.record.dump())).company.pace == "at-once"
    with pytest.raises(gunbai.Refused, match="legal are: at-once, usual, slow"):
        gunbai.new("snow", ["Emperor", "Aki"], pace="fast")
