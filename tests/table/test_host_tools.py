"""What the host does with the table as a whole and with single questions, over the JSON API."""

from __future__ import annotations

import asyncio
import re
from typing import Any

import pytest
from litestar.testing import TestClient
from tests.table.conftest import Table
from tests.table.ends import key
from tests.table.halls import TWO, hall
from tests.table.town import Town, wake

from gunbai.core.script import Refused
from gunbai.core.seating import Wish
from gunbai.table.access.links import HANDS_MOST, HOST, SEAT, seat_token
from gunbai.table.seats import act, give, hand_over
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


# -- handed over ----------------------------------------------------------------------------------


def test_a_new_hosts_link_replaces_the_old_one_and_the_table_is_told(database: str) -> None:
    with Town(database).server() as client:
        table = Table(client, "Aki", "Ben", "Chie")
        own = table.do(0, "claim").json()["token"]
        fresh = do(client, f"h/{table.host}/hand-over").json()["token"]
        for path in ("", "/company", "/live"):
            assert client.get(f"/api/h/{table.host}{path}").status_code == 404
        for path in ("pause", "close", "delete", "hand-over", "seats/1/delegate"):
            assert key(do(client, f"h/{table.host}/{path}")) == "table.unknown-link"
        seen = client.get(f"/api/h/{fresh}").json()["seats"]
        assert [seat["token"] for seat in seen] == ["", *table.seats[1:]]
        for token in (own, *table.seats[1:]):
            assert client.get(f"/api/s/{token}").status_code == 200
        assert table.watch in client.get(f"/h/{fresh}").text
        assert told(table)[-1] == ("handed", "on", "")
        assert "The table has a new host." in client.get(f"/s/{own}").text


def test_a_former_host_cannot_compute_the_links_that_a_later_one_gives(database: str) -> None:
    with Town(database).server() as client:
        table = Table(client, "Aki", "Ben", "Chie")
        hosts = [table.host]
        given = [do(client, f"h/{hosts[0]}/seats/0", name="Aki").json()["seats"][0]["token"]]
        for seat in (1, 2):
            hosts.append(do(client, f"h/{hosts[-1]}/hand-over").json()["token"])
            seats = do(client, f"h/{hosts[-1]}/seats/{seat}", name=f"new {seat}").json()["seats"]
            given.append(seats[seat]["token"])
        assert [seat["token"] for seat in client.get(f"/api/h/{hosts[2]}").json()["seats"]] == given
        for token in given:
            assert client.get(f"/api/s/{token}").status_code == 200
        for former, seat in ((0, 1), (0, 2), (1, 2)):
            for hands in range(3):
                assert seat_token(hosts[former], seat, 1, hands) != given[seat]


def test_the_role_changes_hands_so_often_and_no_more(client: Client) -> None:
    table = Table(client, "Aki")
    host = table.host
    for _ in range(HANDS_MOST):
        host = do(client, f"h/{host}/hand-over").json()["token"]
    assert key(do(client, f"h/{host}/hand-over")) == "table.handed-most"
    assert client.get(f"/api/h/{host}").status_code == 200
    assert "<svg" in client.get(f"/h/{host}").text  # with codes, however long it has become


def test_of_two_who_hand_over_at_once_one_does(database: str) -> None:
    async def run() -> list[str]:
        async with hall(database) as one:
            host = await one.open("parlour", TWO)
            link = await one.find(host, HOST)
            ends = await asyncio.gather(
                *(hand_over(one, host, link) for _ in range(2)), return_exceptions=True
            )
            (token,) = [end for end in ends if isinstance(end, str)]
            (no,) = [end for end in ends if isinstance(end, Refused)]
            with pytest.raises(Refused, match="opens nothing"):
                await give(one, host, link, 0, Wish("Eva"))
            return [(await one.find(token, HOST)).role, no.refusal.key]

    assert asyncio.run(run()) == [HOST, "table.unknown-link"]


def test_a_hosts_stream_ends_with_the_role(database: str) -> None:
    async def run() -> list[str | None]:
        async with hall(database) as one:
            host = await one.open("parlour", TWO)
            link = await one.find(host, HOST)
            stream = sse._versions(one, host, link, 60)
            heard = [(await anext(stream)).event]
            await hand_over(one, host, link)
            return heard + [message.event async for message in stream]

    assert asyncio.run(run()) == ["changed", "gone"]


def test_the_new_hosts_link_is_shown_once_with_its_code(client: Client) -> None:
    table = Table(client, "Aki")
    said = client.post(f"/h/{table.host}/hand-over")
    (fresh,) = set(re.findall(r"/h/([\w-]{64})", said.text))
    assert 'class="qr-code"' in said.text
    assert client.get(f"/h/{fresh}").status_code == 200
    assert client.get(f"/h/{table.host}").status_code == 404
