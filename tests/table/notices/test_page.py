"""The notices page of a seat, by its forms alone; and what makes it a page that phones install."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from litestar.testing import TestClient
from tests.table.conftest import Table
from tests.table.notices.mailbox import Mailbox

from gunbai.table.app import create_app

Client = TestClient[Any]
SEEN = {"accept": "text/html", "accept-language": "en"}


def page(client: Client, token: str, **query: str) -> str:
    reply = client.get(f"/s/{token}/notices", params=query, headers=SEEN)
    assert reply.status_code == 200
    return str(reply.text)


def test_a_seat_enters_tries_and_removes_a_channel_by_forms(
    telling: Client,
    box: tuple[Mailbox, int],
) -> None:
    table = Table(telling, "Aki", "Ben")
    base = f"/s/{table.seats[0]}/notices"
    form = {"address": " aki@example.org ", "quiet-from": "22:30", "quiet-to": "07:00"}
    form |= {"zone": "Europe/Moscow", "digest": "720"}
    assert telling.post(base, data=form, follow_redirects=False).status_code == 303
    shown = page(telling, table.seats[0])
    for told in ("aki@example.org", "quiet 22:30–07:00, Europe/Moscow", "at most twice a day"):
        assert told in shown
    assert "aki@example.org" not in page(telling, table.seats[1])
    (kept,) = telling.get(f"/api/s/{table.seats[0]}/channels").json()
    tried = telling.post(f"{base}/{kept['id']}/try", headers=SEEN)
    assert "Sent. It should be there" in tried.text
    assert [to for to, _ in box[0].mails] == [["aki@example.org"]]
    removed = telling.post(f"{base}/{kept['id']}/remove", headers=SEEN)
    assert "aki@example.org" not in removed.text
    assert telling.post(f"{base}/{kept['id']}/try", headers=SEEN).status_code == 422


@pytest.mark.parametrize(
    ("form", "told"),
    [
        ({"address": "aki"}, "not a valid address"),
        ({"address": "json://example.org"}, "cannot send by"),
        ({"address": "aki@example.org", "zone": "Europe/Edo"}, "Europe/Edo"),
    ],
)
def test_what_cannot_be_entered_is_refused_on_the_page_with_what_was_typed(
    telling: Client,
    form: dict[str, str],
    told: str,
) -> None:
    table = Table(telling, "Aki")
    reply = telling.post(f"/s/{table.seats[0]}/notices", data=form, headers=SEEN)
    assert reply.status_code == 422
    assert told in reply.text
    assert f'value="{form["address"]}"' in reply.text
    assert telling.get(f"/api/s/{table.seats[0]}/channels").json() == []


def test_the_address_of_a_channel_is_in_no_byte_that_others_get_nor_on_the_disk_nor_in_a_log(
    telling: Client, tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    table = Table(telling, "Aki", "Ben")
    planted = "planted-secret@example.org"
    form = {"address": planted, "zone": "UTC"}
    telling.post(f"/s/{table.seats[0]}/notices", data=form)
    telling.post(f"/s/{table.seats[1]}/notices", data={"address": f"{planted}?cc=x"})  # refused
    assert planted in page(telling, table.seats[0])
    others = [f"/s/{table.seats[1]}", f"/w/{table.watch}", f"/h/{table.host}"]
    for base in others:
        for path in ("", "/table", "/notices", "/story?format=md"):
            assert planted not in telling.get(f"{base}{path}").text
        assert planted not in telling.get(f"/api{base}").text
    for path in ("", "/table", "/story?format=md"):  # nor on one's own pages, which may be shown
        assert planted not in telling.get(f"/s/{table.seats[0]}{path}").text
    stored = b"".join(file.read_bytes() for file in tmp_path.glob("tables.sqlite3*"))
    for secret in (planted, table.seats[0]):
        assert secret.encode() not in stored
    assert planted not in caplog.text


def test_only_a_seat_has_a_notices_page(client: Client) -> None:
    table = Table(client, "Aki")
    for path in (f"/s/{table.watch}/notices", f"/s/{table.host}/notices", "/s/nobody/notices"):
        assert client.get(path).status_code in (403, 404)


@pytest.mark.parametrize("under", ["", "/gunbai"])
def test_the_manifest_and_the_worker_stand_under_the_base_path(database: str, under: str) -> None:
    with TestClient(create_app(database, base_path=under)) as client:
        table = Table(client, "Aki")
        whole = client.get(f"{under}/app.webmanifest?lang=ru").json()
        assert (whole["scope"], whole["start_url"], whole["lang"]) == (f"{under}/",) * 2 + ("ru",)
        for icon in whole["icons"]:
            reply = client.get(icon["src"])
            assert reply.headers["content-type"] == "image/png"
        seat = client.get(f"{under}/s/{table.seats[0]}/app.webmanifest").json()
        assert seat["start_url"] == f"{under}/s/{table.seats[0]}"
        shown = client.get(f"{under}/s/{table.seats[0]}", headers=SEEN).text
        assert f'rel="manifest" href="{under}/s/{table.seats[0]}/app.webmanifest' in shown
        worker = client.get(f"{under}/sw.js")
        assert worker.headers["content-type"].startswith("text/javascript")
        assert "worker-src 'self'" in worker.headers["content-security-policy"]
