"""What the host does with the table as a whole and with single questions, over the JSON API."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest
from litestar.testing import TestClient
from tests.table.conftest import Table
from tests.table.ends import key
from tests.table.halls import TWO, hall
from tests.table.town import Town

from gunbai.core.script import Refused
from gunbai.table.access.links import HOST, SEAT, seat_token
from gunbai.table.seats import act
from gunbai.table.streams import sse

Client = TestClient[Any]


@pytest.fixture
def database(either: str) -> str:
    return either


def do(client: Client, path: str, **body: Any) -> Any:
    return client.post(f"/api/{path}", json=body)


# -- deleted --------------------------------------------------------------------------------------


def test_a_table_that_its_host_deletes_is_gone_at_once_with_every_link(database: str) -> None:
    with Town(database).server() as client:
        table, other = Table(client, "Aki", "Ben"), Table(client, "Chie")
        own = table.do(0, "claim").json()["token"]
        assert do(client, f"s/{table.seats[1]}/delete").status_code in (404, 405)
        assert key(do(client, f"h/{table.seats[1]}/delete")) == "table.other-link"
        do(client, f"h/{table.host}/close")  # which does not keep it
        assert do(client, f"h/{table.host}/delete").status_code == 200
        for path in (f"s/{own}", f"s/{table.seats[1]}", f"w/{table.watch}", f"h/{table.host}"):
            assert client.get(f"/api/{path}").status_code == 404
            assert client.get(f"/{path}").status_code == 404
        assert key(do(client, f"s/{own}/note", text="still here")) == "table.unknown-link"
        assert key(do(client, f"h/{table.host}/delete")) == "table.unknown-link"
        assert other.view(0)["seat"] == 0


def test_streams_of_a_deleted_table_end_and_acts_under_way_are_refused(database: str) -> None:
    async def run() -> list[str | None]:
        async with hall(database) as one:
            host = await one.open("parlour", TWO)
            token = seat_token(host, 0)
            link = await one.find(token, SEAT)
            stream = sse._versions(one, token, link, 60)
            heard = [(await anext(stream)).event]
            await one.delete((await one.find(host, HOST)).table)
            heard += [message.event async for message in stream]
            with pytest.raises(Refused, match="opens nothing"):
                await act(one, link, lambda match, seat: match.note(seat, "still here"))
            return heard

    assert asyncio.run(run()) == ["changed", "gone"]


def test_the_hosts_page_asks_before_it_deletes_the_table_and_then_says_so(database: str) -> None:
    with Town(database).server() as client:
        table = Table(client, "Aki")
        page = client.get(f"/h/{table.host}").text
        fold = page[page.index('id="delete-table"') :]
        assert fold.index("cannot be undone") < fold.index("Delete the table for good")
        said = client.post(f"/h/{table.host}/delete")
        assert (said.status_code, "The table is deleted." in said.text) == (200, True)
        assert client.get(f"/h/{table.host}").status_code == 404
