"""A what if of a running game: by consent of all, with nothing that is hidden told to anybody."""

from __future__ import annotations

import re
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


# -- from a moment that is chosen -----------------------------------------------------------------


def guessed(client: Client) -> Table:
    """A table of two that has guessed: from entry 4 on the dice are known, before it they are not.

    Entries 0 and 1 are the wishes, 2 and 3 the guesses, 4 is the roll.
    """
    table = Table(client, "Aki", "Ben")
    for seat in (0, 1):
        table.answer(seat, seat, f"a wish of {seat}")
    for seat in (0, 1):
        table.answer(seat, table.view(seat)["asks"][0]["id"], 3 + seat)
    return table


def test_every_moment_of_the_story_can_be_chosen_as_the_seat_was_told_of_it(client: Client) -> None:
    table = guessed(client)
    aki, ben = (f"/s/{token}" for token in table.seats)
    page = client.get(f"{aki}/what-if", headers=SEEN).text
    found = re.findall(r'name="from" value="(\d+)"', page)
    assert found == ["4", "2", "1"]  # the roll, the first round, her own wish
    assert "a wish of 0" in page
    assert "a wish of 1" not in page  # which is Ben's secret
    asked_for = client.post(
        f"{aki}/what-if", data={"do": "ask", "from": "2"}, follow_redirects=False
    )
    assert asked_for.status_code == 303
    assert asked(client, table)["after"] == 2
    assert "asked for a what if already" in client.get(f"{aki}/what-if", headers=SEEN).text
    seen = client.get(ben, headers=SEEN).text
    fold = seen[seen.index('id="what-if"') :]
    assert "It would go on from" in fold
    assert "<strong>parlour.round number=1</strong>" in fold
    table.do(1, "what-if/say")
    number = asked(client, table)["number"]
    own = enter(client, table, 0, number).json()["token"]
    view = client.get(f"/api/s/{own}").json()
    assert [ask["key"] for ask in view["asks"]] == ["parlour.guess"]  # to be guessed anew


def test_a_moment_since_which_something_was_taken_back_is_told_by_its_time(client: Client) -> None:
    table = Table(client, "Aki", "Ben")
    table.answer(0, 0, "the mint")
    table.do(0, "what-if", after=1)
    base = f"/s/{table.seats[0]}"
    assert "the mint</strong>" in client.get(base, headers=SEEN).text
    table.do(0, "undo")
    table.do(1, "agree")
    page = client.get(base, headers=SEEN).text
    assert "It would go on from" in page
    assert "the mint</strong>" not in page


@pytest.mark.parametrize("given", ["999", "-1", "1e3", "²", "soon"])
def test_a_moment_that_is_none_is_refused(client: Client, given: str) -> None:
    table = guessed(client)
    fields = {"do": "ask", "from": given}
    reply = client.post(f"/s/{table.seats[0]}/what-if", data=fields, follow_redirects=False)
    assert reply.status_code == 422
    assert client.get(f"/api/w/{table.watch}/company").json()["what_ifs"] == []


def test_after_the_end_the_page_leads_to_the_replay(client: Client) -> None:
    table = Table(client, "Aki", "Ben")
    finish(table, 2)
    base = f"/s/{table.seats[0]}"
    assert f'href="{base}/replay"' in client.get(f"{base}/what-if", headers=SEEN).text


def test_a_table_at_which_ones_consent_is_awaited_stands_under_your_turn(client: Client) -> None:
    table = Table(client, "Aki", "Ben")
    for seat in (0, 1):
        table.answer(seat, seat, "a wish")
    table.answer(1, table.view(1)["asks"][0]["id"], 3)
    link = f"/s/{table.seats[1]}"

    def state() -> tuple[str, bool]:
        (row,) = client.post("/api/rows", json={"links": [link]}).json()
        return row["state"], "Your word" in client.get(link, headers=SEEN).text

    assert state() == ("waiting", False)
    table.do(0, "what-if", after=None)
    assert state() == ("turn", True)
    table.do(1, "what-if/say", plays=False)
    assert state() == ("waiting", False)
    table.answer(0, table.view(0)["asks"][0]["id"], 3)  # the dice fall: now the table must agree
    assert client.post(f"/api/s/{table.seats[1]}/undo").status_code == 200
    row = client.post("/api/rows", json={"links": [f"/s/{table.seats[0]}"]}).json()[0]
    assert row["state"] == "turn"
