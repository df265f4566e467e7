"""Real server processes: killed, restarted, watched live, with several tabs open."""

from __future__ import annotations

import itertools
import re
import threading
import time
from collections.abc import Callable
from typing import Any

import httpx
from tests.table.conftest import PATIENCE, Server, Table
from tests.table.processes import listening, versions

FORM = {"content-type": "application/x-www-form-urlencoded"}


def test_a_killed_server_has_lost_nothing_and_plays_on(serving: Any) -> None:
    server: Server = serving("--pause", "30")
    with server.client() as client:
        quiet = Table(client, "Aki", "Ben", options={"rounds": 3})
        for seat, ask, value in ((0, 0, "snow"), (1, 1, "rain"), (0, 2, 4)):
            quiet.answer(seat, ask, value)
        before = [quiet.view(0), quiet.view(1), _asked(client, quiet)]
        bots = Table(client, "Aki", "plain")
        bots.answer(0, 0, "snow")
        busy = Table(client, "Aki", "Ben")
    acknowledged = _killed_while_writing(server, busy)

    with serving().client() as client:
        quiet.client = bots.client = busy.client = client
        _check_nothing_is_lost(busy.view(0), acknowledged)
        # The same table is shown, and goes on with the same dice.
        assert [quiet.view(0), quiet.view(1), _asked(client, quiet)] == before
        rolled = quiet.answer(1, 3, 4).json()
        assert rolled["waiting"] == [[0, "parlour.guess"], [1, "parlour.guess"]]
        # The bot that had not answered goes on by itself, once somebody comes back.
        with listening(client, f"/s/{bots.seats[0]}/live") as lines:
            known = versions(lines)
            while next(known) < 2:
                pass  # it may have answered already, before the server was killed


WRITERS = 3


def _asked(client: httpx.Client, table: Table) -> list[str]:
    """The question on a seat's page. Who is here is no part of a game, and may be lost."""
    asked = re.findall(r'data-key="[^"]+"', client.get(f"/s/{table.seats[1]}").text)
    assert asked
    return asked


def _killed_while_writing(server: Server, table: Table) -> list[str]:
    """Kill a server in the middle of many moves, and return those it had acknowledged."""
    acknowledged: list[str] = []
    writers = [
        threading.Thread(target=_write, args=(server, table, str(n), acknowledged))
        for n in range(WRITERS)
    ]
    for writer in writers:
        writer.start()
    _until(lambda: len(acknowledged) >= 50)
    server.kill()
    for writer in writers:
        writer.join(PATIENCE)
    return acknowledged


def _check_nothing_is_lost(view: dict[str, Any], acknowledged: list[str]) -> None:
    said = [note["text"] for note in view["notes"]]
    assert set(acknowledged) <= set(said)
    assert len(said) == len(set(said)) == view["version"]
    assert len(said) <= len(acknowledged) + WRITERS  # each may have had one under way


def _until(done: Callable[[], bool]) -> None:
    end = time.monotonic() + PATIENCE
    while not done():
        assert time.monotonic() < end
        time.sleep(0.01)


def _write(server: Server, table: Table, name: str, acknowledged: list[str]) -> None:
    """Say one thing after the other until the server is gone; note what it has acknowledged."""
    path = f"/api/s/{table.seats[0]}/note"
    with server.client() as client:
        for number in itertools.count():
            text = f"{name}.{number}"
            try:
                reply = client.post(path, json={"text": text})
            except httpx.TransportError:
                return
            assert reply.status_code == 200
            acknowledged.append(text)


def test_two_tabs_and_a_reload_agree(server: Server) -> None:
    with server.client() as client:
        table = Table(client, "Aki", "Ben")
        stream = f"/s/{table.seats[0]}/live"
        with listening(client, stream) as one, listening(client, stream) as other:
            first, second = versions(one), versions(other)
            assert (next(first), next(second)) == (0, 0)
            assert table.answer(0, 0, "snow").status_code == 200
            assert (next(first), next(second)) == (1, 1)
            # The second tab still shows the question: its answer is refused, the table stays.
            assert table.answer(0, 0, "rain").status_code == 409
            page = f"/s/{table.seats[0]}/table"
            assert client.get(page).text == client.get(page).text
            assert table.view(0)["board"]["wish"] == "snow"


def test_whoever_was_away_hears_the_newest_version_first(server: Server) -> None:
    with server.client() as client:
        table = Table(client, "Aki", "Ben")
        path = f"/w/{table.watch}/live"
        with listening(client, path) as lines:
            assert next(lines) == "retry: 1000"
            assert next(versions(lines)) == 0
        table.answer(0, 0, "snow")
        table.answer(1, 1, "snow")
        with listening(client, path) as lines:
            assert next(versions(lines)) == 2


def test_news_over_json_come_as_soon_as_anything_happens(server: Server) -> None:
    with server.client() as client:
        table = Table(client, "Aki", "Ben")
        news = f"/api/s/{table.seats[0]}/news"
        assert client.get(f"{news}?since=-1").json() == {"version": 0}
        assert client.get(f"{news}?since=0&wait=0.3").json() == {"version": 0}
        other = threading.Timer(0.2, table.do, (1, "note"), {"text": "hello"})
        other.start()
        waited = client.get(f"{news}?since=0&wait=60", timeout=PATIENCE)  # not to the end
        assert waited.json() == {"version": 1}
        other.join()
        with listening(client, f"/api/w/{table.watch}/live") as lines:
            assert next(versions(lines)) == 1


def test_the_server_of_the_command_line_stops_with_streams_open(serving: Any) -> None:
    server: Server = serving("--workers", "1")
    with server.client() as client:
        table = Table(client, "Aki", "Ben", game="snow")
        with listening(client, f"/s/{table.seats[0]}/live") as lines:
            assert next(versions(lines)) == 0
            assert server.stop() in (0, -15)
            assert list(versions(lines)) == []


def test_ten_megabytes_are_answered_over_the_wire_too(server: Server) -> None:
    with server.client() as client:
        table = Table(client, "Aki")
        path = f"/s/{table.seats[0]}/answer"
        for reply in (
            client.post(path, data={"ask": "0", "value": "x" * 10_000_000}),
            client.post(f"/api{path}", json={"ask": 0, "value": "x" * 10_000_000}),
            client.post(path, content=iter([b"x" * 1_000_000] * 10), headers=FORM),
        ):
            assert reply.status_code == 413
        assert table.view(0)["version"] == 0


def test_files_that_have_not_changed_are_spared(server: Server) -> None:
    with server.client() as client:
        file = client.get("/static/fan.svg")
        for _ in range(2):  # over one connection: nothing of the file may follow the answer
            again = client.get("/static/fan.svg", headers={"if-none-match": file.headers["etag"]})
            assert (again.status_code, again.content) == (304, b"")


def test_the_log_of_the_server_holds_no_token(server: Server) -> None:
    with server.client() as client:
        table = Table(client, "Aki", "broken")
        table.answer(0, 0, "snow")
        for path in ("nothing", "record", "story?format=x", "live/x"):
            client.get(f"/s/{table.seats[0]}/{path}")
        _until(lambda: "RuntimeError: a bot that cannot" in server.logged())
    assert not any(token in server.logged() for token in (*table.seats, table.host, table.watch))
