"""The host's page and its tools, by forms; and a seat that is taken on its page."""

from __future__ import annotations

from typing import Any

import pytest
from litestar.testing import TestClient
from tests.table.conftest import Table

Client = TestClient[Any]


def post(client: Client, path: str, **fields: str) -> Any:
    return client.post(path, data=fields, follow_redirects=False)


def test_the_host_pauses_and_resumes_hides_chances_and_closes(client: Client) -> None:
    table = Table(client, "Aki")
    page = f"/h/{table.host}"
    assert post(client, f"{page}/table", do="pause").headers["location"] == page
    assert 'value="resume"' in client.get(page).text
    post(client, f"{page}/table", do="resume")
    post(client, f"{page}/table", do="hide-hints")
    assert 'value="show-hints"' in client.get(page).text
    post(client, f"{page}/table", do="close")
    assert 'value="pause"' not in client.get(page).text
    assert table.answer(0, 0, "snow").json()["error"]["key"] == "core.closed"


def test_a_seat_is_taken_on_its_page_and_the_host_page_opens_it_no_more(client: Client) -> None:
    table = Table(client, "Aki", "Ben")
    assert "/claim" in client.get(f"/s/{table.seats[0]}").text
    own = post(client, f"/s/{table.seats[0]}/claim", name="Aki").headers["location"]
    assert own != f"/s/{table.seats[0]}"
    page = client.get(own).text
    assert "/claim" not in page
    assert table.seats[0] not in client.get(f"/h/{table.host}").text
    assert client.get(f"/s/{table.seats[0]}").status_code == 404


@pytest.mark.parametrize(("do", "player"), [("bot", "plain"), ("stand-in", "plain")])
def test_the_host_lets_a_bot_play(client: Client, do: str, player: str) -> None:
    table = Table(client, "Aki", "Ben")
    post(client, f"/h/{table.host}/seats/0", do=do)
    assert table.view(1)["seats"][0]["player"] == player


def test_the_host_gives_a_seat_to_somebody_else_and_makes_new_links(client: Client) -> None:
    table = Table(client, "Aki", "Ben")
    post(client, f"/h/{table.host}/seats/0", do="person", name="Chie")
    assert table.view(1)["seats"][0]["name"] == "Chie"
    assert client.get(f"/api/s/{table.seats[0]}").status_code == 404
    before = client.get(f"/h/{table.host}").text
    post(client, f"/h/{table.host}/seats/0", do="link")
    assert client.get(f"/h/{table.host}").text != before
    post(client, f"/h/{table.host}/seats/1", do="mute")
    assert table.do(1, "note", text="hush").json()["error"]["key"] == "core.muted"


def test_what_no_button_says_is_refused(client: Client) -> None:
    table = Table(client, "Aki")
    for path in ("table", "seats/0"):
        assert post(client, f"/h/{table.host}/{path}", do="explode").status_code == 422
    assert post(client, f"/h/{table.host}/seats/9", do="bot").status_code == 422
    assert post(client, f"/h/{table.host}/seats/0", do="person", name=" ").status_code == 422
