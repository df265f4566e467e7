"""The line for both ways: what goes up is done, what changes comes down, of the log what is new."""

from __future__ import annotations

from typing import Any

import pytest
from litestar.exceptions import WebSocketDisconnect
from litestar.testing import TestClient
from tests.table.conftest import Table


@pytest.fixture
def table(client: TestClient[Any]) -> Table:
    return Table(client, "Aki", "Ben", options={"rounds": 3})


def line(client: TestClient[Any], token: str, role: str = "s") -> Any:
    return client.websocket_connect(f"/api/{role}/{token}/socket")


def test_an_act_goes_up_and_both_seats_are_sent_what_came_of_it(
    client: TestClient[Any], table: Table
) -> None:
    with line(client, table.seats[0]) as aki, line(client, table.seats[1]) as ben:
        first = aki.receive_json()
        assert first == {"view": table.view(0), "done": []}
        assert ben.receive_json()["view"]["seat"] == 1
        aki.send_json({"do": "answer", "ask": 0, "value": "snow", "epoch": 0, "id": 7})
        mine, theirs = aki.receive_json(), ben.receive_json()
        assert mine["done"] == [7]
        assert theirs["done"] == []
        assert mine["view"]["version"] == theirs["view"]["version"] == 1
        assert [event["key"] for event in mine["view"]["log"]] == ["parlour.wished"]
        assert theirs["view"]["log"] == []  # what Aki wished is hers alone


def test_of_the_log_only_what_is_new_is_sent_until_an_undo(
    client: TestClient[Any], table: Table
) -> None:
    table.answer(0, 0, "snow")
    with line(client, table.seats[0]) as aki:
        whole = aki.receive_json()["view"]
        assert (whole["first"], len(whole["log"])) == (0, 1)
        table.answer(1, 1, "rain")
        later = aki.receive_json()["view"]
        assert later["first"] == 1
        assert [event["key"] for event in later["log"]] == ["parlour.round"]
        aki.send_json({"do": "undo", "id": "back"})
        while (said := aki.receive_json())["done"] != ["back"]:
            pass
        for token in table.seats[1:]:
            client.post(f"/api/s/{token}/agree")
        again = said["view"]
        while not again["epoch"]:
            again = aki.receive_json()["view"]
        assert again["first"] == 0


@pytest.mark.parametrize(
    ("said", "key"),
    [
        ("no json", "table.no-json"),
        ('{"do": "dance", "id": 1}', "table.unknown-act"),
        ('{"do": "answer", "ask": 99, "value": 1, "id": 1}', "core.not-open"),
        ('{"do": "answer", "ask": 0, "value": 3, "epoch": 5, "id": 1}', "core.taken-back-since"),
        ('{"do": "note", "text": " ", "id": 1}', "core.blank"),
        ("[" * 5000, "table.no-json"),
    ],
)
def test_a_refusal_speaks_and_changes_nothing(
    client: TestClient[Any], table: Table, said: str, key: str
) -> None:
    with line(client, table.seats[0]) as aki:
        before = aki.receive_json()["view"]
        aki.send_text(said)
        refused = aki.receive_json()
        assert refused["error"]["key"] == key
        assert refused["id"] == (None if "id" not in said else 1)
        assert table.view(0) == before


def test_who_looks_on_is_shown_all_and_may_do_nothing(
    client: TestClient[Any], table: Table
) -> None:
    with line(client, table.watch, "w") as watcher:
        assert watcher.receive_json()["view"]["seat"] is None
        watcher.send_json({"do": "note", "text": "hear me"})
        assert watcher.receive_json()["error"]["key"] == "table.other-link"
        table.answer(0, 0, "snow")
        assert watcher.receive_json()["view"]["version"] == 1


@pytest.mark.parametrize("role", ["s", "w"])
def test_a_link_that_opens_nothing_closes_the_line_with_a_sentence(
    client: TestClient[Any], table: Table, role: str
) -> None:
    with line(client, "nobody", role) as stranger:
        assert stranger.receive_json()["error"]["key"] == "table.unknown-link"
        with pytest.raises(WebSocketDisconnect):
            stranger.receive_json()


def test_the_page_of_another_site_gets_no_line(client: TestClient[Any], table: Table) -> None:
    with pytest.raises(WebSocketDisconnect), client.websocket_connect(
        f"/api/s/{table.seats[0]}/socket", headers={"origin": "http://evil.example"}
    ) as other:  # fmt: skip
        other.receive_json()


def test_views_and_acts_bring_the_log_from_where_it_is_known(table: Table) -> None:
    table.answer(0, 0, "snow")
    table.answer(1, 1, "rain")
    seat = f"/api/s/{table.seats[0]}"
    whole = table.client.get(seat).json()
    assert (whole["first"], len(whole["log"])) == (0, 2)
    known = f"?since={len(whole['log'])}&epoch={whole['epoch']}"
    assert table.client.get(seat + known).json() == {**whole, "first": 2, "log": []}
    noted = table.client.post(f"{seat}/note{known}", json={"text": "tea"}).json()
    assert (noted["first"], noted["log"], len(noted["notes"])) == (2, [], 1)
    other = table.client.get(f"{seat}?since=2&epoch=5").json()
    assert (other["first"], len(other["log"])) == (0, 2)
    assert table.client.get(f"{seat}?since=-1").status_code == 400
