"""Where a table listens, and the links that reach it from elsewhere."""

from __future__ import annotations

import re
import socket
from typing import Any

import pytest
from litestar.testing import TestClient

from gunbai.core.script import Refused
from gunbai.table.access import address
from gunbai.table.app import create_app


@pytest.mark.parametrize(
    ("host", "own"),
    [
        ("localhost", True), ("table.localhost", True), ("127.0.0.1", True), ("127.8.8.8", True),
        ("::1", True), ("", True), (None, True), ("192.168.1.7", False), ("0.0.0.0", False),
        ("table.example", False), ("fe80::1", False),
    ],
)  # fmt: skip
def test_which_names_mean_ones_own_machine(host: str | None, own: bool) -> None:
    assert address.is_own(host) is own


def test_a_table_of_this_machine_alone_has_no_address_for_others() -> None:
    assert address.here("127.0.0.1", 80) == "http://127.0.0.1:80/"
    assert address.others("127.0.0.1", 80) == ""
    assert address.here("::1", 80) == "http://[::1]:80/"
    assert address.others("192.168.1.7", 80) == address.here("192.168.1.7", 80)


def test_a_table_at_all_addresses_is_found_by_the_one_that_leads_out(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(address, "_leading_out", lambda: "192.168.1.7")
    assert address.here("0.0.0.0", 80) == "http://127.0.0.1:80/"
    assert address.others("0.0.0.0", 80) == address.others("::", 80) == "http://192.168.1.7:80/"
    monkeypatch.setattr(address, "_leading_out", lambda: "")
    assert address.others("0.0.0.0", 80) == ""


def test_who_comes_while_the_table_is_laid_waits() -> None:
    with address.listen("127.0.0.1", 0) as heard:
        where = heard.getsockname()
        with socket.create_connection(where, timeout=5) as early:
            accepted, _from = heard.accept()
            with accepted:
                # A peer that fell asleep is let go within a minute; it inherits that from us.
                silence = accepted.getsockopt(socket.IPPROTO_TCP, socket.TCP_USER_TIMEOUT)
                assert silence == 60_000
                # And what is sent to it is sent at once, in however many pieces.
                assert accepted.getsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY)
                early.sendall(b"x")
                assert accepted.recv(1) == b"x"


def test_an_address_in_use_is_refused() -> None:
    with address.listen("127.0.0.1", 0) as heard:
        port = heard.getsockname()[1]
        with pytest.raises(Refused, match=f"127.0.0.1:{port}: Address already in use"):
            address.listen("127.0.0.1", port)


WISH = {"game": "parlour", "seats": [{"name": "Aki"}]}


@pytest.mark.parametrize(
    ("browsed", "site", "links", "alone"),
    [
        ("http://127.0.0.1:8000", "", "http://127.0.0.1:8000/", True),
        ("http://127.0.0.1:8000", "http://192.168.1.7:8000/", "http://192.168.1.7:8000/", False),
        ("http://192.168.1.9:8000", "http://192.168.1.7:8000/", "http://192.168.1.9:8000/", False),
        ("https://table.example", "", "https://table.example/", False),
    ],
)
def test_links_lead_where_other_machines_find_the_table(
    database: str, browsed: str, site: str, links: str, alone: bool
) -> None:
    app = create_app(database, site=site)
    with TestClient(app, base_url=browsed) as client:
        tokens: dict[str, Any] = client.post("/api/tables", json=WISH).json()
        page = client.get(f"/h/{tokens['host']}").text
        seat = tokens["seats"][0]["token"]
        shown = re.findall(r'readonly value="([^"]+)"', page)
        assert shown == [f"{links}s/{seat}", f"{links}w/{tokens['watch']}"]
        assert ("This computer only" in page or "on this computer only" in page) is alone
        # The host sits down in the browser that is open already.
        assert f'href="/s/{seat}"' in page
