"""What the host does with the table as a whole and with single questions, over the JSON API."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest
from litestar.testing import TestClient
from tests.table.conftest import Table
from tests.table.ends import key
from tests.table.halls import TWO, hall
from tests.table.town import Town, wake

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


# -- one question to a bot, a seat back to its person ---------------------------------------------


def told(table: Table) -> list[tuple[str, str, str]]:
    """What everybody at a table is told of its people."""
    changes = table.client.get(f"/api/w/{table.watch}/company").json()["changes"]
    return [(change["what"], change["how"], change["name"]) for change in changes]


def test_a_bot_answers_one_question_and_the_seat_stays_its_persons(database: str) -> None:
    with Town(database).server() as client:
        table = Table(client, "Aki", "Ben")
        own = table.do(1, "claim").json()["token"]
        table.answer(0, 0, "a wish")
        seats = do(client, f"h/{table.host}/seats/1/delegate").json()["seats"]
        wake(client)
        assert (seats[1]["player"], seats[1]["claimed"]) == ("person", True)
        (ask,) = client.get(f"/api/s/{own}").json()["asks"]
        assert ask["key"] == "parlour.guess"  # the wish is answered, the next question is not
        assert told(table)[-1] == ("delegated", "on", "Ben")
        assert "A bot answers one question for Ben" in client.get(f"/s/{own}").text


@pytest.mark.parametrize("why", ["nobody asks it", "a bot's seat", "paused", "closed", "no seat"])
def test_what_no_bot_can_answer_for_is_refused(client: Client, why: str) -> None:
    table, seat = Table(client, "Aki", "Ben"), 0
    match why:
        case "nobody asks it":
            table.answer(0, 0, "a wish")
        case "a bot's seat":
            do(client, f"h/{table.host}/seats/0", player="plain")
        case "paused" | "closed":
            do(client, f"h/{table.host}/{why.removesuffix('d')}")
        case _:
            seat = 7
    version = client.get(f"/api/w/{table.watch}").json()["version"]
    said = key(do(client, f"h/{table.host}/seats/{seat}/delegate"))
    refusals = {"paused": "core.paused", "closed": "core.closed", "no seat": "core.no-such-seat"}
    assert said == refusals.get(why, "table.not-awaited")
    if why != "a bot's seat":  # which plays on
        assert client.get(f"/api/w/{table.watch}").json()["version"] == version


def test_the_host_gives_a_seat_back_to_its_person_who_keeps_the_link(database: str) -> None:
    with Town(database).server() as client:
        table = Table(client, "Aki", "Ben")
        own = table.do(1, "claim").json()["token"]
        assert key(do(client, f"h/{table.host}/seats/1/give-back")) == "table.nobody-stands-in"
        do(client, f"h/{table.host}/seats/1/stand-in")
        wake(client)
        assert 'value="give-back"' in client.get(f"/h/{table.host}").text
        seats = do(client, f"h/{table.host}/seats/1/give-back").json()["seats"]
        assert (seats[1]["player"], seats[1]["claimed"]) == ("person", True)
        assert client.get(f"/api/s/{own}").json()["seat"] == 1
        assert told(table)[-1] == ("seated", "given-back", "Ben")
        assert "The host gave Ben the seat back." in client.get(f"/s/{own}").text


def test_the_hosts_page_offers_what_can_be_done_with_a_seat(client: Client) -> None:
    table = Table(client, "Aki", "Ben")
    page = f"/h/{table.host}"
    assert client.get(page).text.count('value="delegate"') == 2
    client.post(f"{page}/seats/0", data={"do": "delegate"})
    assert client.post(f"{page}/seats/0", data={"do": "give-back"}).status_code == 409
    client.post(f"{page}/seats/1", data={"do": "stand-in"})
    assert client.post(f"{page}/seats/1", data={"do": "give-back"}).status_code == 200
    assert ("seated", "given-back", "Ben") in told(table)
