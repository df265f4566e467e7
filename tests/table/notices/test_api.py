"""A seat enters, tries and removes its channels over the JSON API, and a real mail comes of it."""

from __future__ import annotations

import socket
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from aiosmtpd.controller import Controller
from cryptography.fernet import Fernet
from litestar.testing import TestClient
from tests.table.conftest import Table
from tests.table.notices.test_sending import Mailbox

from gunbai.table.app import create_app

Client = TestClient[Any]


@pytest.fixture
def box() -> Iterator[tuple[Mailbox, int]]:
    with socket.create_server(("127.0.0.1", 0)) as free:
        port = free.getsockname()[1]
    made = Mailbox()
    controller = Controller(made, hostname="127.0.0.1", port=port)
    controller.start()
    yield made, port
    controller.stop()


@pytest.fixture
def telling(box: tuple[Mailbox, int], tmp_path: Path) -> Iterator[Client]:
    app = create_app(
        f"sqlite:///{tmp_path}/tables.sqlite3",
        pause=0,
        mail=f"mailto://127.0.0.1:{box[1]}?from=gunbai@example.org&mode=insecure",
        notice_key=Fernet.generate_key().decode(),
    )
    with TestClient(app, raise_server_exceptions=False) as client:
        yield client


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


def test_a_server_without_a_mail_server_sends_none(client: Client) -> None:
    table = Table(client, "Aki")
    reply = client.get(f"/api/s/{table.seats[0]}/channels")
    assert reply.json()["error"]["key"] == "table.no-notices"
