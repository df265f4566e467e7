"""A what if of a running game: by consent of all, with nothing that is hidden told to anybody."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
from litestar.testing import TestClient
from tests.table.conftest import Table
from tests.table.ends import finish, key

import gunbai
from gunbai.core.record import load
from gunbai.table.app import create_app

Client = TestClient[Any]
SEEN = {"accept": "text/html", "accept-language": "en"}


def asked(client: Client, table: Table) -> Any:
    (wish,) = client.get(f"/api/w/{table.watch}/company").json()["what_ifs"]
    return wish


def enter(client: Client, table: Table, seat: int, number: int) -> Any:
    return client.post(f"/api/s/{table.seats[seat]}/what-if/{number}/enter")


def agreed(client: Client, *, plays: bool = True) -> tuple[Table, int]:
    """A table of two in its first secret question, whose what if both agreed to."""
    table = Table(client, "Aki", "Ben", "plain")
    table.answer(0, 0, "the mint")
    assert table.do(0, "what-if", after=None).status_code == 200
    assert table.do(1, "what-if/say", plays=plays).status_code == 200
    return table, asked(client, table)["number"]


def test_all_persons_must_agree_and_the_game_goes_on_meanwhile(client: Client) -> None:
    table = Table(client, "Aki", "Ben", "Chie", "plain")
    table.answer(0, 0, "the mint")
    assert key(table.do(1, "what-if/say")) == "core.no-what-if"
    assert table.do(0, "what-if", after=1).status_code == 200
    assert key(table.do(1, "what-if", after=None)) == "core.what-if-open"
    wish = asked(client, table)
    assert (wish["asker"], wish["awaited"], wish["opened"]) == (0, [1, 2], False)
    assert key(table.do(0, "what-if/say")) == "core.agreed-already"
    assert table.answer(1, 1, "rain").status_code == 200
    assert table.do(1, "what-if/say", plays=False).status_code == 200
    assert key(enter(client, table, 0, wish["number"])) == "table.no-what-if"
    assert table.do(2, "what-if/say", agrees=False).status_code == 200
    company = client.get(f"/api/s/{table.seats[0]}/company").json()
    assert company["what_ifs"] == []
    told = [(change["what"], change["how"]) for change in company["changes"]]
    assert told == [("branching", "on"), ("assent", "on"), ("assent", "off")]
    assert table.do(0, "what-if", after=0).status_code == 200  # it may be asked again
    assert table.do(0, "what-if/say", agrees=False).status_code == 200  # and withdrawn
    assert key(table.do(0, "what-if", after=999)) == "core.branch-moment"


def test_everybody_keeps_their_own_seat_and_bots_sit_in_the_others(client: Client) -> None:
    table, number = agreed(client, plays=False)
    own = enter(client, table, 0, number).json()["token"]
    view = client.get(f"/api/s/{own}").json()
    assert (view["seat"], [seat["player"] for seat in view["seats"]]) == (
        0, ["person", "plain", "plain"],
    )  # fmt: skip
    assert "the mint" in str(view["board"]) or "the mint" in str(view["log"])  # one's own wish
    assert key(enter(client, table, 1, number)) == "table.no-what-if"  # a bot plays there
    assert key(enter(client, table, 0, number)) == "table.seat-claimed"  # the link is had once
    assert table.answer(1, 1, "rain").status_code == 200  # the first game is as it was


def test_nothing_hidden_is_known_to_anybody_new(client: Client) -> None:
    table, number = agreed(client)
    own = [enter(client, table, seat, number).json()["token"] for seat in (0, 1)]
    for path in ("", "/company", "/news?wait=0"):
        assert "the mint" not in client.get(f"/api/s/{own[1]}{path}").text
    assert "the mint" not in client.get(f"/s/{own[1]}", headers=SEEN).text
    assert "the mint" not in client.get(f"/s/{own[1]}/story", headers=SEEN).text
    # Nobody hosts it, and nobody has a link to another's seat.
    assert client.get(f"/api/h/{table.host}").json()["over"] is False
    kept_back = client.get(f"/s/{own[0]}/record", headers=SEEN)
    assert (kept_back.status_code, "goes on from one" in kept_back.text) == (409, True)


def test_its_record_is_told_when_the_first_game_is_over_and_verifies(client: Client) -> None:
    table, number = agreed(client)
    twin = Table.__new__(Table)
    twin.client = client
    twin.seats = [enter(client, table, seat, number).json()["token"] for seat in (0, 1)]
    finish(twin, 2)
    assert client.get(f"/api/s/{twin.seats[0]}").json()["outcome"]
    for path in ("record", "replay", "verify", "afterwards", "report", "branch?at=1"):
        reply = client.get(f"/s/{twin.seats[0]}/{path}", headers=SEEN)
        assert reply.status_code in (404, 409), path
    for path in ("", "/story", "/tale"):
        assert "the mint" not in client.get(f"/s/{twin.seats[1]}{path}", headers=SEEN).text
    finish(table, 2)
    first = load(client.get(f"/s/{table.seats[0]}/record").content)
    second = load(client.get(f"/s/{twin.seats[0]}/record").content)
    assert gunbai.verify(first).passed
    assert gunbai.verify(second).passed
    assert second.header.commitment != first.header.commitment  # dice are sealed anew
    assert second.header.branch is not None


def test_a_what_if_of_a_what_if_waits_for_the_first_game_too(client: Client) -> None:
    table, number = agreed(client)
    middle = Table.__new__(Table)
    middle.client = client
    middle.seats = [enter(client, table, seat, number).json()["token"] for seat in (0, 1)]
    middle.do(0, "what-if", after=None)
    middle.do(1, "what-if/say")
    company = client.get(f"/api/s/{middle.seats[0]}/company").json()
    (wish,) = company["what_ifs"]
    last = Table.__new__(Table)
    last.client = client
    last.seats = [enter(client, middle, seat, wish["number"]).json()["token"] for seat in (0, 1)]
    finish(middle, 2)
    finish(last, 2)
    assert client.get(f"/s/{last.seats[0]}/record").status_code == 409
    client.post(f"/api/h/{table.host}/close")
    assert client.get(f"/s/{last.seats[0]}/record").status_code == 200


def test_whoever_a_bot_stands_in_for_must_agree_too(client: Client) -> None:
    table = Table(client, "Aki", "Ben", "Chie")
    client.post(f"/api/h/{table.host}/seats/2/stand-in", json={})
    table.do(0, "what-if", after=None)
    table.do(1, "what-if/say")
    assert asked(client, table)["awaited"] == [2]
    client.post(f"/api/h/{table.host}/seats/2", json={"player": "bot"})  # nobody's any more
    assert asked(client, table)["opened"]
    spectator = client.post(f"/api/s/{table.watch}/what-if", json={"after": None})
    assert spectator.status_code == 403


def test_one_alone_need_ask_nobody(client: Client) -> None:
    table = Table(client, "Aki", "plain")
    table.answer(0, 0, "snow")
    table.do(0, "what-if", after=1)
    wish = asked(client, table)
    assert wish["opened"]
    assert enter(client, table, 0, wish["number"]).status_code == 200


@pytest.fixture
def two(database: str) -> Iterator[list[Client]]:
    with (
        TestClient(create_app(database, pause=0), raise_server_exceptions=False) as one,
        TestClient(create_app(database, pause=0), raise_server_exceptions=False) as other,
    ):
        yield [one, other]


def test_two_processes_open_one_table(two: list[Client]) -> None:
    table, number = agreed(two[0])
    own = [enter(two[seat], table, seat, number).json()["token"] for seat in (0, 1)]
    two[0].post(f"/api/s/{own[0]}/note", json={"text": "here too"})
    heard = two[1].get(f"/api/s/{own[1]}").json()["notes"]
    assert [note["text"] for note in heard] == ["here too"]


def test_it_is_asked_for_agreed_to_and_gone_to_by_plain_forms(client: Client) -> None:
    table = Table(client, "Aki", "Ben")
    table.answer(0, 0, "the mint")
    aki, ben = (f"/s/{token}" for token in table.seats)

    def do(base: str, **fields: str) -> Any:
        return client.post(f"{base}/what-if", data=fields, headers=SEEN, follow_redirects=False)

    assert "Ask the table" in client.get(aki, headers=SEEN).text
    assert do(aki, do="ask", **{"from": "last"}).status_code == 303
    assert "Aki asks for a what if" in client.get(ben, headers=SEEN).text
    assert "Agree and play along" not in client.get(aki, headers=SEEN).text
    assert do(ben, do="agree").status_code == 303
    number = asked(client, table)["number"]
    assert asked(client, table)["after"] == 0  # before Aki's answer
    page = client.get(ben, headers=SEEN).text
    assert f'action="{ben}/what-if/{number}/enter"' in page
    gone = client.post(f"{ben}/what-if/{number}/enter", follow_redirects=False)
    assert gone.headers["location"].startswith("/s/")
    own = enter(client, table, 0, number).json()["token"]
    assert client.get(f"/api/s/{own}").json()["asks"][0]["key"] == "parlour.wish"  # asked again
    assert do(aki, do="burn").status_code == 422
