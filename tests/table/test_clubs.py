"""Clubs: a link for a group, its people by id, its tables and results, and what nobody is told."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from litestar.testing import TestClient
from tests.table.clubs import Club
from tests.table.conftest import Table
from tests.table.ends import finish, key

from gunbai.core.game import Outcome
from gunbai.table.app import create_app
from gunbai.table.clubs.clubs import HOUR, LEFT_ALONE
from gunbai.table.clubs.results import Place, Result, Rivalry, ranks, rivalries

Client = TestClient[Any]
SEEN = {"accept": "text/html", "accept-language": "en"}


def names(club: Any) -> list[str]:
    return [person["name"] for person in club["people"]]


# -- its people ---------------------------------------------------------------------------------


def test_a_club_is_made_by_anybody_and_joined_by_its_link(client: Client) -> None:
    club = Club(client, "Aki", "Ben")
    seen = club.view("Ben")
    assert (seen["name"], names(seen), seen["keeper"]) == ("Thursdays", ["Aki", "Ben"], False)
    assert club.view("Aki")["keeper"]
    assert club.view()["me"] == ""  # the group's link is nobody's
    assert club.view("Ben")["group"] == club.view("Aki")["group"] == club.group
    assert seen["me"] == club.id("Ben") != club.id("Aki")
    assert key(club.join("aki")) == "core.same-name"
    assert key(club.join("  ")) == "core.seat-name"


def test_identity_is_a_link_and_never_a_name(client: Client) -> None:
    club = Club(client, "Aki", "Ben")
    before = club.id("Ben")
    assert club.do("Ben", "name", name="Benkei").status_code == 200
    assert club.view("Ben")["me"] == before
    club.links["Benkei"] = club.links.pop("Ben")
    assert club.join("Ben").status_code == 201  # the name is free, and another person's
    assert club.id("Ben") != before


def test_a_link_that_is_nobodys_opens_no_club(client: Client) -> None:
    club, table = Club(client, "Aki"), Table(client, "Aki")
    for token in ("nothing", table.seats[0], table.host):
        assert client.get(f"/api/c/{token}").status_code == 404
    assert client.get(f"/api/s/{club.links['Aki']}").status_code == 404
    assert key(client.post(f"/api/c/{club.group}/leave")) == "table.club-join-first"


def test_only_a_keeper_keeps_it(client: Client) -> None:
    club = Club(client, "Aki", "Ben", "Chie")
    person = club.id("Chie")
    for what in (f"people/{person}/remove", f"people/{person}/keeper", f"people/{person}/link",
                 "renew", "end", "tables/1/remove"):  # fmt: skip
        assert key(club.do("Ben", what)) == "table.club-not-keeper", what
    assert key(club.do("Ben", "rename", name="Mine")) == "table.club-not-keeper"
    assert key(club.do("Ben", "keep")) == "table.club-kept"
    assert club.do("Aki", f"people/{club.id('Ben')}/keeper").status_code == 200
    assert club.do("Ben", "rename", name="Fridays").status_code == 200
    assert club.do("Ben", f"people/{person}/remove").status_code == 200
    assert (club.view("Aki")["name"], names(club.view())) == ("Fridays", ["Aki", "Ben"])
    assert client.get(f"/api/c/{club.links['Chie']}").status_code == 404
    assert key(club.do("Ben", f"people/{person}/remove")) == "table.club-nobody"


def test_a_link_that_got_about_is_made_useless_and_a_lost_one_is_replaced(client: Client) -> None:
    club = Club(client, "Aki", "Ben")
    old = club.group
    assert club.do("Aki", "renew").status_code == 200
    assert client.get(f"/api/c/{old}").status_code == 404
    club.group = club.view("Ben")["group"]  # all who are in it see the new one
    assert club.group != old
    assert club.join("Chie").status_code == 201
    me = club.id("Ben")
    fresh = club.do("Aki", f"people/{me}/link").json()["token"]
    assert client.get(f"/api/c/{club.links['Ben']}").status_code == 404
    assert client.get(f"/api/c/{fresh}").json()["me"] == me
    assert client.get(f"/api/c/{fresh}").json()["group"] == club.group


def test_who_leaves_is_gone_and_the_last_one_ends_the_club(client: Client) -> None:
    club = Club(client, "Aki", "Ben")
    assert club.do("Aki", "leave").status_code == 200
    assert names(club.view()) == ["Ben"]
    assert club.view("Ben")["keeper"]  # somebody keeps it
    assert club.do("Ben", "leave").status_code == 200
    assert client.get(f"/api/c/{club.group}").status_code == 404


@pytest.fixture
def hours(database: str) -> Iterator[tuple[Client, list[int]]]:
    time = [1_700_000_000]
    app = create_app(database, pause=0, now=lambda: time[0], club_people=3, club_tables=2)
    with TestClient(app, raise_server_exceptions=False) as client:
        yield client, time


def test_a_club_whose_keepers_stay_away_may_be_kept_by_another(
    hours: tuple[Client, list[int]],
) -> None:
    client, time = hours
    club = Club(client, "Aki", "Ben")
    time[0] += LEFT_ALONE - 1
    assert not club.view("Ben")["alone"]
    time[0] += 1
    assert club.view("Ben")["alone"]
    assert club.do("Ben", "keep").status_code == 200
    assert club.view("Ben")["keeper"]
    time[0] += HOUR
    club.view("Aki")
    seen = {one["name"]: one["seen"] for one in club.view()["people"]}
    assert seen == {"Aki": time[0], "Ben": time[0] - HOUR - 1}


def test_a_club_takes_so_many_people_and_tables(hours: tuple[Client, list[int]]) -> None:
    client, _ = hours
    club = Club(client, "Aki", "Ben", "Chie")
    assert key(club.join("Dai")) == "table.club-full"
    for _ in range(2):
        finish(club.table("Aki", "Aki", "Ben"), 2)
    wish = {"game": "parlour", "seats": [{"name": "Aki"}], "club": club.links["Aki"]}
    assert key(client.post("/api/tables", json=wish)) == "table.club-tables-full"


# -- its tables ---------------------------------------------------------------------------------


def test_a_table_that_is_opened_in_it_is_followed_there_without_a_secret(client: Client) -> None:
    club = Club(client, "Aki", "Ben")
    table = club.table("Aki", "Aki", "Ben", "plain")
    table.answer(0, 0, "the moon")
    (row,) = club.view("Ben")["tables"]
    assert [seat["name"] for seat in row["seats"]][:2] == ["Aki", "Ben"]
    assert [who["name"] for who in row["awaited"]] == ["Ben"]
    assert row["title"]
    assert row.get("counts", True)
    told = client.get(f"/c/{club.links['Ben']}", headers=SEEN).text + str(club.view("Ben"))
    for secret in ("the moon", table.host, *table.seats, table.watch):
        assert secret not in told
    watched = client.get(f"/api/w/{row['watch']}")
    assert watched.status_code == 200
    assert watched.json()["seat"] is None
    assert "the moon" not in watched.text


def test_its_people_take_free_seats_under_their_name_there(client: Client) -> None:
    club = Club(client, "Aki", "Ben", "Chie")
    table = club.table("Aki", "First", "Second", "plain", kept={1: "Ben"})
    (row,) = club.view("Chie")["tables"]
    assert [seat.get("free", False) for seat in row["seats"]] == [True, False, False]
    assert [seat.get("free", False) for seat in club.view()["tables"][0]["seats"]] == [False] * 3
    number = row["number"]
    for seat, why in ((1, "table.club-seat-not-free"), (2, "table.club-seat-not-free")):
        assert key(club.do("Chie", f"tables/{number}/sit", seat=seat)) == why
    assert key(club.do("Chie", f"tables/{number}/sit", seat=9)) == "core.no-such-seat"
    assert key(club.do("Chie", "tables/99/sit", seat=0)) == "table.club-no-table"
    group = client.post(f"/api/c/{club.group}/tables/{number}/sit", json={"seat": 0})
    assert key(group) == "table.club-join-first"
    own = club.do("Chie", f"tables/{number}/sit", seat=0).json()["token"]
    assert client.get(f"/api/s/{own}").json()["seats"][0]["name"] == "Chie"
    assert client.get(f"/api/s/{table.seats[0]}").status_code == 404  # the host's opens it no more
    assert key(club.do("Ben", f"tables/{number}/sit", seat=0)) == "table.club-seat-not-free"
    assert club.do("Ben", f"tables/{number}/sit", seat=1).status_code == 200
    seats = club.view()["tables"][0]["seats"]
    assert [seat.get("person") for seat in seats] == [club.id("Chie"), club.id("Ben"), None]


def test_a_seat_kept_for_somebody_is_called_as_they_are(client: Client) -> None:
    club = Club(client, "Aki", "Ben")
    table = club.table("Aki", "", "Other", kept={0: "Ben"})
    assert [seat["name"] for seat in table.links["seats"]] == ["Ben", "Other"]
    wish = {"game": "parlour", "seats": [{"person": "nobody"}], "club": club.links["Aki"]}
    assert key(client.post("/api/tables", json=wish)) == "table.club-nobody"


def test_free_seats_are_for_the_club_only_where_its_host_says_so(client: Client) -> None:
    club = Club(client, "Aki", "Ben")
    table = Table(client, "Aki", "Ben")
    join = f"/api/h/{table.host}/club"
    assert key(client.post(join, json={"club": club.group})) == "table.club-join-first"
    added = client.post(join, json={"club": club.links["Aki"], "free": False})
    assert added.status_code == 200
    assert key(client.post(join, json={"club": club.links["Ben"]})) == "table.club-has-it"
    number = club.view()["tables"][0]["number"]
    assert key(club.do("Ben", f"tables/{number}/sit", seat=1)) == "table.club-seat-not-free"
    link = f"https://example.org/s/{table.seats[1]}"
    assert club.do("Ben", "own", links=[link, "/w/x"]).json() == [
        {"link": link, "table": number, "seat": 1, "counts": False}
    ]
    assert club.do("Ben", "count", link=link).status_code == 200
    assert key(club.do("Aki", "count", link=link)) == "table.club-seat-counts"
    assert key(club.do("Ben", "count", link="/s/x")) == "table.club-not-here"
    (own,) = club.do("Ben", "own", links=[link]).json()
    assert own["counts"]
    assert client.post(f"{join}/leave").status_code == 200
    assert club.view()["tables"] == []
    assert key(client.post(f"{join}/leave")) == "table.club-not-in-one"


def test_a_seat_that_is_given_to_another_counts_for_nobody(client: Client) -> None:
    club = Club(client, "Aki", "Ben")
    table = club.table("Aki", "Aki", "Ben")
    assert club.do("Ben", "count", link=f"/s/{table.seats[1]}").status_code == 200
    assert club.view()["tables"][0]["seats"][1]["person"] == club.id("Ben")
    given = client.post(f"/api/h/{table.host}/seats/1", json={"name": "Dai"})
    assert given.status_code == 200
    assert "person" not in club.view()["tables"][0]["seats"][1]


def test_a_keeper_takes_a_table_out_and_nobody_watches_it_by_the_club(client: Client) -> None:
    club = Club(client, "Aki", "Ben")
    club.table("Aki", "Aki", "Ben")
    (row,) = club.view()["tables"]
    assert client.get(f"/w/{row['watch']}", headers=SEEN).status_code == 200
    assert club.do("Aki", f"tables/{row['number']}/remove").status_code == 200
    assert club.view()["tables"] == []
    assert client.get(f"/w/{row['watch']}", headers=SEEN).status_code == 404
    club.table("Aki", "Aki", "Ben")
    (row,) = club.view()["tables"]
    assert club.do("Aki", "end").status_code == 200
    assert client.get(f"/w/{row['watch']}", headers=SEEN).status_code == 404
    assert client.get(f"/api/c/{club.group}").status_code == 404


# -- its results --------------------------------------------------------------------------------


def test_the_results_of_its_tables_say_who_beat_whom_in_what(client: Client) -> None:
    club = Club(client, "Aki", "Ben")
    # The face that falls is 1 to 6: whoever guesses it leads, so places may be level.
    for _ in range(2):
        table = club.table("Aki", "Aki", "Ben", "plain")
        for seat, name in enumerate(("Aki", "Ben")):
            assert club.do(name, "count", link=f"/s/{table.seats[seat]}").status_code == 200
        finish(table, 2)
    seen = club.view("Aki")
    assert seen["tables"] == []
    assert [result["game"] for result in seen["results"]] == ["parlour"] * 2
    for result in seen["results"]:
        persons = {place["name"]: place.get("person") for place in result["places"]}
        assert (persons["Aki"], persons["Ben"]) == (club.id("Aki"), club.id("Ben"))
        assert [place.get("bot", False) for place in result["places"]].count(True) == 1
        assert [place["place"] for place in result["places"]] == sorted(
            place["place"] for place in result["places"]
        )
    one, other = seen["rivalries"]
    assert one["won"] + one["drawn"] + one["lost"] == 2
    assert (one["won"], one["drawn"], one["lost"]) == (other["lost"], other["drawn"], other["won"])
    assert {one["person"], one["other"]} == {club.id("Aki"), club.id("Ben")}
    assert [person["played"] for person in seen["people"]] == [2, 2]


def test_a_table_that_was_closed_or_goes_on_from_another_counts_for_nothing(
    client: Client,
) -> None:
    club = Club(client, "Aki", "Ben")
    closed = club.table("Aki", "Aki", "Ben")
    client.post(f"/api/h/{closed.host}/close")
    table = Table(client, "Aki", "Ben")
    finish(table, 2)
    wish = {"at": 2, "seats": [{"name": "Aki"}, {"player": "plain"}]}
    twin = table.do(0, "branch", **wish).json()
    client.post(f"/api/h/{twin['host']}/club", json={"club": club.links["Aki"]})
    assert [row.get("counts", True) for row in club.view()["tables"]] == [False]
    (result,) = club.view()["results"]
    assert (result["counts"], result["places"]) == (False, [])
    assert "closed" in result["how"]


def test_a_result_outlives_its_table_and_goes_with_its_person(
    hours: tuple[Client, list[int]],
) -> None:
    client, _ = hours
    club = Club(client, "Aki", "Ben")
    table = club.table("Aki", "Aki", "Ben")
    for seat, name in enumerate(("Aki", "Ben")):
        club.do(name, "count", link=f"/s/{table.seats[seat]}")
    finish(table, 2)
    assert client.post(f"/api/h/{table.host}/delete").status_code == 200
    assert client.get(f"/api/w/{table.watch}").status_code == 404
    assert len(club.view()["rivalries"]) == 2
    club.do("Ben", "leave")
    seen = club.view("Aki")
    assert [person["played"] for person in seen["people"]] == [1]
    assert [place["name"] for place in seen["results"][0]["places"]].count("Ben") == 1


def test_places_are_by_victory_then_score_and_level_where_nobody_won() -> None:
    assert ranks(Outcome((1,), {0: 9, 1: 3, 2: 4}), 3) == [2, 1, 3]
    assert ranks(Outcome((0, 2), {0: 5, 1: 5, 2: 4}), 3) == [1, 3, 1]
    assert ranks(Outcome((), {0: 9, 1: 3}), 2) == [1, 1]
    assert ranks(Outcome((0,)), 2) == [1, 2]


def test_pairs_are_counted_from_both_sides_by_game() -> None:
    def result(game: str, *places: int, counts: bool = True) -> Result:
        people = ("a", "b", "")
        seats = [Place(f"seat {n}", place, person=people[n]) for n, place in enumerate(places)]
        return Result(game, {}, seats, counts)

    told = [
        result("snow", 1, 2, 3), result("snow", 2, 1, 1), result("snow", 1, 1, 1),
        result("snow", 1, 2, counts=False), result("daimyo", 1, 2),
    ]  # fmt: skip
    assert list(rivalries(told)) == [
        Rivalry("daimyo", "a", "b", 1, 0, 0),
        Rivalry("daimyo", "b", "a", 0, 0, 1),
        Rivalry("snow", "a", "b", 1, 1, 1),
        Rivalry("snow", "b", "a", 1, 1, 1),
    ]


# -- at rest ------------------------------------------------------------------------------------


def test_a_copy_of_the_database_opens_nothing_of_a_club(
    database: str, hours: tuple[Client, list[int]]
) -> None:
    client, _ = hours
    club = Club(client, "Aki", "Ben")
    club.table("Aki", "Aki")
    watch = club.view()["tables"][0]["watch"]
    stored = b"".join(
        file.read_bytes() for file in Path(database.removeprefix("sqlite:///")).parent.iterdir()
    )
    for token in (*club.links.values(), club.group, watch):
        assert token.encode() not in stored


# -- the pages ----------------------------------------------------------------------------------


def test_all_of_it_is_done_by_plain_forms(client: Client) -> None:
    made = client.post("/clubs", data={"club": "Crows", "name": "Aki"}, follow_redirects=False)
    aki = made.headers["location"]
    page = client.get(aki, headers=SEEN).text
    assert "<h1>Crows</h1>" in page
    group = page.split('id="group-link"')[1].split('value="')[1].split('"')[0]
    group = "/c/" + group.rsplit("/", 1)[1]
    assert "Join the club" in client.get(group, headers=SEEN).text
    again = client.post(f"{group}/join", data={"name": "Aki"}, headers=SEEN)
    assert again.status_code == 422
    assert "Two players cannot both be called" in again.text
    assert client.get(f"{group}/join", follow_redirects=False).headers["location"] == group
    joined = client.post(f"{group}/join", data={"name": "Ben"}, follow_redirects=False)
    ben = joined.headers["location"]
    form = client.get(f"{aki}/new/parlour", headers=SEEN).text
    assert 'name="club"' in form
    assert "on the page of Crows" in form
    people = client.get(f"/api{aki}").json()["people"]
    fields = {
        "game": "parlour", "seats": "2", "seat.0.player": "person",
        "seat.1.player": f"club:{people[1]['id']}",
        "seat.0.name": "Aki", "club": aki.removeprefix("/c/"),
    }  # fmt: skip
    opened = client.post("/tables", data=fields, follow_redirects=False)
    host = opened.headers["location"]
    assert "on the page of Crows" in client.get(host, headers=SEEN).text
    assert "Take Ben’s seat" in client.get(ben, headers=SEEN).text
    sat = client.post(f"{ben}/tables/1", data={"seat": "1"}, follow_redirects=False)
    assert sat.headers["location"].startswith("/s/")
    assert "Take Aki’s seat" in client.get(f"{aki}/tables", headers=SEEN).text
    refused = client.post(f"{ben}/tables/1", data={"seat": "1"}, headers=SEEN)
    assert (refused.status_code, "not free" in refused.text) == (409, True)
    out = client.post(f"{host}/club", data={"do": "out"}, follow_redirects=False)
    assert out.headers["location"] == host
    back = {"club": f"http://testserver{aki}", "free": "no"}
    assert client.post(f"{host}/club", data=back, follow_redirects=False).status_code == 303
    given = client.post(f"{aki}/people/{people[1]['id']}", data={"do": "link"}, headers=SEEN)
    assert "The new link of Ben" in given.text
    assert client.get(ben).status_code == 404
    for path, fields in (
        ("/name", {"name": "Akiko"}), ("/club", {"do": "rename", "name": "Ravens"}),
        ("/club", {"do": "renew"}), (f"/people/{people[1]['id']}", {"do": "keeper"}),
        (f"/people/{people[1]['id']}", {"do": "remove"}), ("/tables/2", {"do": "remove"}),
    ):  # fmt: skip
        done = client.post(f"{aki}{path}", data=fields, follow_redirects=False)
        assert done.status_code == 303, (path, done.text)
    seen = client.get(f"/api{aki}").json()
    assert (seen["name"], names(seen), seen["tables"]) == ("Ravens", ["Akiko"], [])
    unknown = client.post(f"{aki}/club", data={"do": "burn"}, headers=SEEN)
    assert unknown.status_code == 422
    assert client.post(f"{aki}/club", data={"do": "end"}, follow_redirects=False).status_code == 303
    assert client.get(aki).status_code == 404


def test_a_club_that_cannot_be_made_says_why(client: Client) -> None:
    form = {"club": "", "name": "Aki"}
    refused = client.post("/clubs", data=form, headers=SEEN)
    assert (refused.status_code, 'value="Aki"' in refused.text) == (422, True)
    assert key(client.post("/api/clubs", json={"club": "\u2800", "name": "x"})) == "table.club-name"


def test_clubs_are_rows_among_ones_own(client: Client) -> None:
    club = Club(client, "Aki")
    links = [f"/c/{club.links['Aki']}", f"/c/{club.group}", "/c/nothing"]
    told = client.post("/api/rows", json={"links": links}).json()
    assert [(row["state"], row.get("title"), row.get("name")) for row in told] == [
        ("club", "Thursdays", "Aki"), ("club", "Thursdays", None), ("gone", None, None),
    ]  # fmt: skip


def test_making_and_joining_clubs_is_limited_for_each_address(database: str) -> None:
    app = create_app(database, pause=0, openings=2)
    with TestClient(app, raise_server_exceptions=False) as client:
        club = Club(client, "Aki")
        assert club.join("Ben").status_code == 201
        assert club.join("Chie").status_code == 429
