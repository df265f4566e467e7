"""Remarks before those that a page shows: a part of it, as each reader may read them."""

from __future__ import annotations

import re
from typing import Any

from litestar.testing import TestClient
from tests.table.conftest import Table

Client = TestClient[Any]


def shown(page: str) -> list[str]:
    return re.findall(r"</strong>(?: <span class=\"whispered-to\">.*?</span>)? (said \d+)", page)


def test_a_page_shows_the_latest_hundred_and_fetches_the_others(client: Client) -> None:
    table = Table(client, "Aki", "Ben", "Chie")
    for number in range(105):
        if number < 3:
            table.do(0, "whisper", text=f"said {number}", to=[1])
        else:
            table.do(number % 2, "note", text=f"said {number}")
    page, path = client.get(f"/s/{table.seats[1]}").text, f"/s/{table.seats[1]}/notes"
    assert shown(page) == [f"said {number}" for number in range(5, 105)]
    assert f'hx-get="{path}?count=100"' in page
    assert shown(client.get(f"{path}?count=2").text) == ["said 3", "said 4"]
    assert f'hx-get="{path}?count=102"' in client.get(f"{path}?count=2").text
    everything = client.get(f"{path}?count=100").text
    assert shown(everything) == [f"said {number}" for number in range(5)]
    assert "hx-get" not in everything.partition("<ol>")[0]
    for others in (f"/s/{table.seats[2]}", f"/w/{table.watch}"):  # they read no whispers
        assert shown(client.get(f"{others}/notes?count=9").text) == ["said 3", "said 4"]


def test_nothing_is_fetched_without_a_link_or_a_number(client: Client) -> None:
    table = Table(client, "Aki")
    assert client.get(f"/s/{table.watch}/notes?count=5").status_code == 403
    assert client.get(f"/s/{'a' * 32}/notes?count=5").status_code == 404
    for wrong in ("", "?count=0", "?count=x"):
        assert client.get(f"/s/{table.seats[0]}/notes{wrong}").status_code == 400
    assert shown(client.get(f"/s/{table.seats[0]}/notes?count=5").text) == []
