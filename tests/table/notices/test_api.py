"""A seat enters, tries and removes its channels over the JSON API, and a real mail comes of it."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from litestar.testing import TestClient
from tests.table.conftest import Table
from tests.table.notices.mailbox import Mailbox

from gunbai.table.app import create_app

Client = TestClient[Any]


def test_a_seat_enters_a_channel_tries_it_and_removes_it(
    telling: Client, box: tuple[Mailbox, int]
) -> None:
    table = Table(telling, "Aki", "Ben")
    path = f"/api/s/{table.seats[0]}/channels"
    (kept,) = telling.post(path, json={"address": "aki@example.org"}).json()
    assert (kept["shown"], kept["dropped"]) == ("aki@example.org", False)
    assert telling.get(f"/api/s/{table.seats[1]}/channels").json() == []
    assert "aki@example.org" not in telling.get(f"/api/s/{table.seats[1]}").text
    assert telling.post(f"{path}/{kept['id']}/try").json() == {"taken": True}
    ((to, content),) = [mail for mail in box[0].mails if mail[0] == ["aki@example.org"]][:1]
    assert to == ["aki@example.org"]
    assert table.seats[0] in content.replace("=\n", "").replace("=\r\n", "")
    assert telling.post(f"{path}/{kept['id']}/remove").json() == []


@pytest.mark.parametrize(
    ("wish", "key"),
    [
        ({"address": "json://example.org"}, "table.channel-kind"),
        ({"address": "aki"}, "table.channel-unread"),
        ({"address": "aki@example.org", "zone": "Europe/Edo"}, "core.clock-days"),
    ],
)
def test_what_cannot_be_is_refused_in_a_sentence(
    telling: Client, wish: dict[str, Any], key: str
) -> None:
    table = Table(telling, "Aki")
    reply = telling.post(f"/api/s/{table.seats[0]}/channels", json=wish)
    assert (reply.status_code, reply.json()["error"]["key"]) == (422, key)


def test_a_server_without_a_mail_server_takes_push_alone(client: Client) -> None:
    info = client.get("/api/notices").json()
    assert info["kinds"] == ["push"]
    assert len(info["push_key"]) == 87  # the 65 bytes of a point, in Base64
    reply = client.post(
        f"/api/s/{Table(client, 'Aki').seats[0]}/channels", json={"address": "aki@example.org"}
    )
    assert reply.json()["error"]["key"] == "table.channel-kind"


def test_a_server_that_allows_no_kind_sends_none(tmp_path: Path) -> None:
    app = create_app(f"sqlite:///{tmp_path}/tables.sqlite3", notices="mail")
    with TestClient(app, raise_server_exceptions=False) as client:
        table = Table(client, "Aki")
        reply = client.get(f"/api/s/{table.seats[0]}/channels")
        assert reply.json()["error"]["key"] == "table.no-notices"
        assert client.get(f"/s/{table.seats[0]}/notices").status_code == 200
    assert not list(tmp_path.glob("*.key"))  # made only where they are needed
