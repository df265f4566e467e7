"""What if, at the web table: another table from a moment of a finished game."""

from __future__ import annotations

from typing import Any

from litestar.testing import TestClient
from tests.table.conftest import Table
from tests.table.ends import finish, key

import gunbai
from gunbai.core.record import load

Client = TestClient[Any]
SEEN = {"accept": "text/html", "accept-language": "en"}


def record(client: Client, token: str) -> Any:
    return load(client.get(f"/s/{token}/record").content)


def test_a_table_goes_on_from_a_moment_of_a_finished_game_and_its_record_verifies(
    client: Client,
) -> None:
    table = Table(client, "Aki", "Ben")
    wish = {"at": 2, "seats": [{"name": "Aki"}, {"player": "plain"}]}
    assert key(table.do(0, "branch", **wish)) == "table.not-over"  # not while it goes on
    finish(table, 2)
    reply = table.do(0, "branch", **wish)
    assert reply.status_code == 201, reply.text
    links = reply.json()
    assert [seat["player"] for seat in links["seats"]] == ["person", "plain"]
    token = links["seats"][0]["token"]
    for value in (2, "right", [1], {"steel": 1, "silk": 4}, {"to": 2}):
        view = client.get(f"/api/s/{token}").json()
        while not view["asks"]:
            view = client.get(f"/api/s/{token}/news?since={view['version']}") and (
                client.get(f"/api/s/{token}").json()
            )
        body = {"ask": view["asks"][0]["id"], "value": value}
        assert client.post(f"/api/s/{token}/answer", json=body).status_code == 200
    twin, parent = record(client, token), record(client, table.seats[0])
    assert twin.entries[:2] == parent.entries[:2]
    assert twin.header.commitment != parent.header.commitment
    assert gunbai.verify(twin).passed


def test_it_is_opened_by_a_form_that_the_replay_leads_to(client: Client) -> None:
    table = Table(client, "Aki", "Ben")
    base = f"/s/{table.seats[0]}"
    assert client.get(f"{base}/branch?at=2", headers=SEEN).status_code in (403, 409, 422)
    finish(table, 2)
    assert f'data-branch="{base}/branch?at="' in client.get(f"{base}/replay").text
    assert 'name="at" value="2"' in client.get(f"{base}/branch?at=2", headers=SEEN).text
    form = {"at": "2", "mine": "1", "name.1": "Chie", "player.0": "bot", "player.1": "bot"}
    alone = client.post(f"{base}/branch", data=form, follow_redirects=False)
    assert alone.status_code == 303
    view = client.get(f"/api{alone.headers['location']}").json()
    assert (view["seat"], view["seats"][1]) == (1, {"name": "Chie", "player": "person"})
    form |= {"player.0": "person", "name.0": "Ben"}
    shared = client.post(f"/w/{table.watch}/branch", data=form, follow_redirects=False)
    assert shared.headers["location"].startswith("/h/")
    over = client.post(f"{base}/branch", data={**form, "at": "999"}, headers=SEEN)
    assert over.status_code == 422
    assert "There is no moment 999" in over.text
