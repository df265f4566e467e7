"""Rows of one's own tables: asked for by their links, and telling nothing that these do not."""

from __future__ import annotations

from typing import Any

from litestar.testing import TestClient
from tests.table.conftest import Table

Client = TestClient[Any]


def rows(client: Client, *links: str) -> list[dict[str, Any]]:
    reply = client.post("/api/rows", json={"links": list(links)}, headers={"accept-language": "en"})
    assert reply.status_code == 200, reply.text
    told: list[dict[str, Any]] = reply.json()
    return told


def test_a_row_says_whose_turn_it_is_and_who_is_awaited_since_when(client: Client) -> None:
    table = Table(client, "Aki", "Ben")
    seats = [f"/s/{token}" for token in table.seats]
    mine, theirs = rows(client, *seats)
    assert [row["state"] for row in (mine, theirs)] == ["turn", "turn"]
    table.answer(0, 0, "snow")
    mine, theirs, watched, hosted = rows(client, *seats, f"/w/{table.watch}", f"/h/{table.host}")
    assert (mine["state"], theirs["state"]) == ("waiting", "turn")
    assert (watched["state"], hosted["state"]) == ("waiting", "waiting")
    for row in (mine, theirs, watched, hosted):
        assert (row["game"], row["seats"]) == ("parlour", ["Aki", "Ben"])
        ((name, since),) = [(one["name"], one["since"]) for one in row["awaited"]]
        assert name == "Ben"
        assert since > 1_700_000_000
    assert "snow" not in str([theirs, watched, hosted])


def test_a_table_that_is_over_says_how_and_awaits_nobody(client: Client) -> None:
    table = Table(client, "Aki")
    client.post(f"/api/h/{table.host}/close")
    (row,) = rows(client, f"/gunbai/s/{table.seats[0]}")
    assert (row["state"], row.get("awaited", [])) == ("over", [])
    assert "closed" in row["where"]


def test_links_that_open_nothing_or_something_else_are_gone(client: Client) -> None:
    table = Table(client, "Aki")
    told = rows(client, "/s/nobody", f"/s/{table.watch}", f"/w/{table.seats[0]}", "https://x/", "")
    assert [row["state"] for row in told] == ["gone"] * 5
    assert not any("seats" in row for row in told)


def test_so_many_links_and_no_more_are_asked_about_at_once(client: Client) -> None:
    assert client.post("/api/rows", json={"links": ["/s/x"] * 51}).status_code == 400


def test_the_widest_part_that_is_played_stands_in_the_row(client: Client) -> None:
    table = Table(client, "Aki")
    assert rows(client, f"/s/{table.seats[0]}")[0].get("where", "") == ""
    table.answer(0, 0, "snow")
    assert "parlour.round" in rows(client, f"/s/{table.seats[0]}")[0]["where"]


def test_the_code_of_a_link_is_drawn_and_kept_nowhere(client: Client) -> None:
    reply = client.post("/mine/code", json={"text": "https://example.org/mine#tables=sabc"})
    assert reply.text.startswith("<svg")
    assert client.post("/mine/code", json={"text": "x" * 2001}).status_code == 400
