"""Seats that change hands over the JSON API: claimed, lost, given away, kept warm, taken back."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from litestar.testing import TestClient
from tests.table.conftest import Table
from tests.table.ends import finish, key
from tests.table.parlour import PARLOUR
from tests.table.town import Town, call, wake

import gunbai
from gunbai.core.record import load
from gunbai.table.access.links import Link

Client = TestClient[Any]


@pytest.fixture
def database(either: str) -> str:
    return either


def host(client: Client, table: Table) -> dict[str, Any]:
    seen: dict[str, Any] = client.get(f"/api/h/{table.host}").json()
    return seen


def do(client: Client, path: str, **body: Any) -> Any:
    return client.post(f"/api/{path}", json=body)


def test_who_opens_a_seats_link_first_takes_it_and_the_host_cannot_look_in(client: Client) -> None:
    table = Table(client, "Aki", "Ben")
    shared = table.seats[0]
    token = do(client, f"s/{shared}/claim", name="Aki the Elder").json()["token"]
    assert client.get(f"/api/s/{token}").json()["seats"][0]["name"] == "Aki the Elder"
    assert client.get(f"/api/s/{shared}").status_code == 404
    first, second = host(client, table)["seats"]
    assert (first["claimed"], first["token"]) == (True, "")
    assert (second["claimed"], second["token"]) == (False, table.seats[1])
    assert shared not in client.get(f"/h/{table.host}").text
    assert table.seats[1] in client.get(f"/h/{table.host}").text
    assert key(do(client, f"s/{token}/claim")) == "table.seat-claimed"


def test_a_lost_or_leaked_link_is_made_useless_by_a_new_one(client: Client) -> None:
    table = Table(client, "Aki", "Ben")
    leaked = do(client, f"s/{table.seats[0]}/claim").json()["token"]
    seats = do(client, f"h/{table.host}/seats/0", name="Aki").json()["seats"]
    fresh = seats[0]["token"]
    assert len({leaked, fresh, table.seats[0]}) == 3
    assert client.get(f"/api/s/{fresh}").json()["seat"] == 0
    for path in ("", "/news", "/live"):  # a stream that is open ends: see test_live
        assert client.get(f"/api/s/{leaked}{path}").status_code == 404
    assert do(client, f"s/{leaked}/note", text="still here").status_code == 404
    assert client.get(f"/s/{leaked}").status_code == 404
    assert client.get(f"/api/s/{table.seats[1]}").json()["seat"] == 1


def test_a_seat_is_given_to_a_bot_and_to_a_new_person(client: Client) -> None:
    table = Table(client, "Aki", "Ben")
    bots = do(client, f"h/{table.host}/seats/0", player="plain").json()["seats"]
    assert (bots[0]["player"], bots[0]["token"] != table.seats[0]) == ("plain", True)
    assert client.get(f"/api/s/{table.seats[0]}").status_code == 404
    people = do(client, f"h/{table.host}/seats/0", name="Chie").json()["seats"]
    assert client.get(f"/api/s/{people[0]['token']}").json()["seats"][0]["name"] == "Chie"


def test_a_stand_in_gives_the_seat_back_when_its_person_answers(client: Client) -> None:
    table = Table(client, "Aki", "Ben")
    do(client, f"h/{table.host}/seats/0/stand-in", bot="plain")
    assert table.view(1)["seats"][0] == {"name": "Aki", "player": "plain"}
    do(client, f"h/{table.host}/pause")
    do(client, f"h/{table.host}/pause", on=False)
    (ask,) = table.view(0)["asks"] or [None]
    if ask is not None:
        table.answer(0, ask["id"], "back again")
        assert table.view(1)["seats"][0]["player"] == "person"


def test_the_others_vote_a_stand_in_once_they_have_waited_as_long_as_was_agreed(
    database: str,
) -> None:
    town = Town(database)
    with town.server() as client:
        table = Table(client, "Aki", "Ben", "Chie", vote_after=3600)
        table.answer(0, 0, "a wish")
        town.at += 3599
        assert key(do(client, f"s/{table.seats[0]}/vote", seat=2)) == "table.vote-too-early"
        town.at += 1
        assert key(do(client, f"s/{table.seats[0]}/vote", seat=0)) == "table.vote-too-early"
        assert key(do(client, f"s/{table.seats[0]}/vote", seat=7)) == "core.no-such-seat"
        do(client, f"s/{table.seats[0]}/vote", seat=2)
        assert key(do(client, f"s/{table.seats[0]}/vote", seat=2)) == "core.voted-already"
        assert table.view(0)["seats"][2]["player"] == "person"
        do(client, f"s/{table.seats[1]}/vote", seat=2)
        assert table.view(0)["seats"][2]["player"] == "plain"


def test_at_a_table_with_a_clock_there_is_a_vote_when_the_time_is_up(database: str) -> None:
    town = Town(database)
    clock = {"kind": "each", "seconds": 600, "when_up": "host"}
    with town.server() as client:
        table = Table(client, "Aki", "Ben", clock=clock, vote_after=0)
        table.answer(0, 0, "a wish")
        town.at += 599
        assert key(do(client, f"s/{table.seats[0]}/vote", seat=1)) == "table.vote-too-early"
        town.at += 1
        wake(client)
        assert do(client, f"s/{table.seats[0]}/vote", seat=1).status_code == 200
        assert table.view(0)["seats"][1]["player"] == "plain"


def test_a_paused_table_takes_no_answers_and_a_closed_one_never_again(client: Client) -> None:
    table = Table(client, "Aki")
    do(client, f"h/{table.host}/pause")
    assert key(table.answer(0, 0, "snow")) == "core.paused"
    do(client, f"h/{table.host}/pause", on=False)
    assert table.answer(0, 0, "snow").status_code == 200
    assert do(client, f"h/{table.host}/close").json()["closed"]
    (ask,) = table.view(0)["asks"]
    assert key(table.answer(0, ask["id"], 1)) == "core.closed"


def test_a_whisper_is_read_by_its_people_and_found_in_no_byte_that_others_get(
    client: Client,
) -> None:
    table = Table(client, "Aki", "Ben", "Chie")
    do(client, f"s/{table.seats[0]}/whisper", text="the mint is ours", to=[1])
    assert "the mint is ours" in client.get(f"/api/s/{table.seats[1]}").text
    for path in (f"s/{table.seats[2]}", f"w/{table.watch}"):
        assert "the mint is ours" not in client.get(f"/api/{path}").text
        assert "the mint is ours" not in client.get(f"/{path}").text
    assert "the mint is ours" not in client.get(f"/api/h/{table.host}").text
    assert "the mint is ours" in client.get(f"/s/{table.seats[1]}").text


def test_absence_hints_and_mutes_are_the_tables_to_know(client: Client) -> None:
    table = Table(client, "Aki", "Ben")
    assert do(client, f"s/{table.seats[0]}/away", until=2_000_000_000).status_code == 200
    assert do(client, f"h/{table.host}/hints", on=False).json()["hints"] is False
    assert do(client, f"h/{table.host}/mute", seat=1).json()["muted"] == [1]
    assert key(do(client, f"s/{table.seats[1]}/note", text="hush")) == "core.muted"
    assert key(do(client, f"h/{table.host}/mute", seat=9)) == "core.no-such-seat"


@pytest.mark.parametrize("path", ["h/{host}/seats/7", "h/{seat}/pause", "s/{host}/claim"])
def test_what_a_link_is_not_for_is_refused_in_a_sentence(client: Client, path: str) -> None:
    table = Table(client, "Aki")
    reply = do(client, path.format(host=table.host, seat=table.seats[0]))
    assert reply.status_code in (403, 404, 422)
    assert reply.json()["error"]["sentence"].endswith(".")


def test_a_game_whose_seats_changed_hands_is_proved_by_its_record(client: Client) -> None:
    table = Table(client, "Aki")
    token = do(client, f"s/{table.seats[0]}/claim", name="Aki II").json()["token"]
    do(client, f"h/{table.host}/seats/0", player="plain")
    assert client.get(f"/api/s/{token}").status_code == 404
    record = client.get(f"/w/{table.watch}/record")
    if record.status_code == 200:
        assert gunbai.verify(gunbai.load(record.content)).passed


PLOT, SLIP = "the mint is ours", "what a fool I was"


def given_out(client: Client, table: Table, seat: int | None) -> str:
    """All that a seat (None: those who look on) can get of a finished game."""
    base = f"/w/{table.watch}" if seat is None else f"/s/{table.seats[seat]}"
    paths = ["", "/table", "/story?format=md", "/story?format=html", "/record", "/tale", "/verify"]
    paths += ["/replay", "/record?format=csv"]
    return "".join(client.get(f"{base}{path}").text for path in paths)


@pytest.mark.parametrize("opened", [False, True])
def test_private_talk_is_in_no_story_or_record_that_others_get_unless_the_table_agreed(
    client: Client, opened: bool
) -> None:
    table = Table(client, "Aki", "Ben", "Chie", open_talk=opened)
    do(client, f"s/{table.seats[0]}/whisper", text=PLOT, to=[1])
    assert PLOT not in given_out(client, table, 2) + given_out(client, table, None)
    finish(table, 3)
    assert PLOT in given_out(client, table, 0)
    assert PLOT in given_out(client, table, 1)
    assert (PLOT in given_out(client, table, 2)) is opened
    assert (PLOT in given_out(client, table, None)) is opened
    for base in (f"/s/{table.seats[0]}", f"/s/{table.seats[2]}", f"/w/{table.watch}"):
        record = load(client.get(f"{base}/record").content)
        assert gunbai.verify(record).passed


def test_a_remark_that_was_withdrawn_is_given_to_nobody(client: Client) -> None:
    table = Table(client, "Aki", "Ben")
    table.do(0, "note", text=SLIP)
    (said,) = table.view(1)["notes"]
    assert said["text"] == SLIP
    assert key(do(client, f"s/{table.seats[1]}/withdraw", note=said["number"])) == (
        "core.not-your-note"
    )
    do(client, f"s/{table.seats[0]}/withdraw", note=said["number"])
    finish(table, 2)
    for seat in (0, 1, None):
        assert SLIP not in given_out(client, table, seat)
    record = load(client.get(f"/w/{table.watch}/record").content)
    assert gunbai.verify(record).passed


def test_a_whisper_to_nobody_is_no_remark_to_all(client: Client) -> None:
    table = Table(client, "Aki", "Ben")
    assert do(client, f"s/{table.seats[0]}/whisper", text=PLOT, to=[]).status_code == 400
    assert table.view(1)["notes"] == []


def test_only_where_plots_are_part_of_the_game_is_talk_private(client: Client) -> None:
    table = Table(client, "Aki", "Ben", game="snow")
    reply = do(client, f"s/{table.seats[0]}/whisper", text=PLOT, to=[1])
    assert key(reply) == "core.no-whispers"
    whispers = {game["id"]: game["whispers"] for game in client.get("/api/games").json()}
    assert (whispers["hierarchy"], whispers["snow"]) == (True, False)


def test_talk_by_forms_goes_to_those_who_are_ticked(client: Client) -> None:
    table = Table(client, "Aki", "Ben", "Chie")
    pages = [f"/s/{token}" for token in table.seats]
    client.post(f"{pages[0]}/note", data={"text": PLOT, "to": ["1"]})
    assert PLOT in client.get(pages[1]).text
    assert PLOT not in client.get(pages[2]).text
    (said,) = table.view(0)["notes"]
    client.post(f"{pages[0]}/withdraw", data={"note": said["number"]})
    assert PLOT not in client.get(pages[1]).text


# -- who is here, who is away -------------------------------------------------------------------


def people(client: Client, table: Table, seat: int = 0) -> Any:
    return client.get(f"/api/s/{table.seats[seat]}/company").json()["people"]


def test_everybody_sees_who_is_here_who_is_awaited_and_how_long_they_have(database: str) -> None:
    town = Town(database)
    clock = {"kind": "each", "seconds": 3600, "when_up": "host"}
    with town.server() as client:
        table = Table(client, "Aki", "Ben", clock=clock)
        begun = town.at
        town.at += 100
        assert client.post(f"/s/{table.seats[1]}/here").status_code == 204
        table.answer(0, 0, "a wish")
        aki, ben = people(client, table)
        assert (aki["here"], aki["awaited_since"], aki["up"]) == (True, 0, 0)
        assert (ben["here"], ben["last_seen"]) == (True, begun + 100)
        assert (ben["awaited_since"], ben["up"]) == (begun, begun + 3600)
        town.at += 200
        assert [person["here"] for person in people(client, table)] == [True, False]
        watching = client.get(f"/api/w/{table.watch}/company").json()
        assert watching["people"] == people(client, table)
        town.at = begun + 3600
        wake(client)
        assert people(client, table)[1]["expired"] == begun + 3600


def test_presence_is_known_to_other_servers_and_after_a_restart(database: str) -> None:
    town = Town(database)
    with town.server() as one, town.server() as other:
        table = Table(one, "Aki", "Ben")
        one.post(f"/s/{table.seats[1]}/here")
        call(one, one.app.state.hall.presence.write)
        call(other, other.app.state.hall.presence.write)
        assert people(other, table)[1]["here"]
    town.at += 5000
    with town.server() as again:
        aki, ben = people(again, table)
        assert (aki["last_seen"], ben["here"]) == (town.at, False)
        assert ben["last_seen"] == town.at - 5000


def test_who_was_here_is_written_for_all_in_one_go_also_where_a_table_is_gone(
    tmp_path: Path,
) -> None:
    town = Town(f"sqlite:///{tmp_path}/tables.sqlite3")
    with town.server() as one, town.server() as other:
        hall = one.app.state.hall
        tables = [Table(one, "Aki", "Ben") for _ in range(3)]
        for table in tables:
            one.post(f"/s/{table.seats[1]}/here")
        said: list[str] = []
        hall.store._sqlite._writer.set_trace_callback(said.append)
        call(one, hall.presence.write)
        assert said.count("COMMIT") == 1
        for table in tables:
            one.post(f"/s/{table.seats[0]}/here")
        hall.presence.sign(Link("f" * 32, "seat", 0))  # nobody has a table of this number
        call(one, hall.presence.write)
        assert all(people(other, table)[0]["here"] for table in tables)


def test_the_people_are_drawn_once_and_each_reads_their_own_seat_and_vote(database: str) -> None:
    """The list of people is one part, yet marks its reader and offers only the votes they have."""
    town = Town(database)
    with town.server() as client:
        table = Table(client, "Aki", "Ben", "Cho", vote_after=60)
        table.answer(0, 0, "a wish")
        table.answer(2, 2, "a wish")
        town.at += 100
        pages = [client.get(f"/s/{token}/table").text for token in table.seats]
        for seat, page in enumerate(pages):
            own = page[page.index('<ul class="sitters">') : page.index("</ul>")].split("<li>")[1:]
            assert ["mine" in one for one in own] == [n == seat for n in range(3)]
            assert [f"/s/{table.seats[seat]}/vote" in one for one in own] == [
                False, seat != 1, False
            ]  # fmt: skip
        client.post(f"/s/{table.seats[0]}/vote", data={"seat": 1})
        again = [client.get(f"/s/{token}/table").text for token in table.seats]
        assert ["/vote" in page for page in again] == [False, False, True]


def test_absence_is_told_until_it_ends(database: str) -> None:
    town = Town(database)
    with town.server() as client:
        table = Table(client, "Aki", "Ben")
        client.post(f"/s/{table.seats[0]}/away", data={"until": "2027-02-01", "zone": "Asia/Tokyo"})
        until = people(client, table, 1)[0]["away_until"]
        assert until == 1_801_494_000  # 2027-02-02, 00:00 in Tokyo
        client.post(f"/s/{table.seats[0]}/away", data={})
        assert people(client, table, 1)[0]["away_until"] == 0
        wrong = client.post(f"/s/{table.seats[0]}/away", data={"until": "soon"})
        assert wrong.status_code == 422


def test_the_page_offers_what_its_seat_may_do(database: str) -> None:
    town = Town(database)
    with town.server() as client:
        table = Table(client, "Aki", "Ben", vote_after=60)
        table.answer(0, 0, "a wish")
        page = client.get(f"/s/{table.seats[0]}").text
        assert "Vote for a stand-in" not in page
        town.at += 61
        page = client.get(f"/s/{table.seats[0]}").text
        assert "Vote for a stand-in" in page
        host_page = client.get(f"/h/{table.host}").text
        assert "waiting since" in host_page
        assert client.get(f"/api/h/{table.host}/company").json()["people"][1]["awaited_since"]
        client.post(f"/s/{table.seats[0]}/vote", data={"seat": "1"})
        assert table.view(0)["seats"][1]["player"] == "plain"
        assert "a bot stands in" in client.get(f"/h/{table.host}").text
        assert "Take your seat back" in client.get(f"/s/{table.seats[1]}").text
        assert "a bot stands in" in client.get(f"/s/{table.seats[0]}").text
        client.post(f"/s/{table.seats[1]}/return")
        assert table.view(0)["seats"][1]["player"] == "person"
        told = client.get(f"/api/s/{table.seats[0]}/company").json()["changes"]
        assert [(c["what"], c["how"], c["name"]) for c in told] == [
            ("seated", "vote", "Ben"),
            ("seated", "return", "Ben"),
        ]
        assert "Ben is back." in client.get(f"/w/{table.watch}").text.replace("\u2068", "").replace(
            "\u2069", ""
        )


def test_standing_answers_are_kept_by_form_and_seen_by_nobody_else(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(vars(PARLOUR), "standing", {"parlour.guess": (5, 6)})
    with Town(database).server() as client:
        table = Table(client, "Aki", "Ben")
        form = {"key": "parlour.guess", "value": "1", "how": "once"}
        client.post(f"/s/{table.seats[0]}/standing", data=form)
        assert table.view(0)["standing"] == [{"key": "parlour.guess", "value": 6, "how": "once"}]
        assert table.view(1)["standing"] == []
        assert 'value="1" selected' in client.get(f"/s/{table.seats[0]}").text
        assert 'value="1" selected' not in client.get(f"/s/{table.seats[1]}").text
        client.post(f"/s/{table.seats[0]}/standing", data={"key": "parlour.guess", "value": ""})
        assert table.view(0)["standing"] == []
