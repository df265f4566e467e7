from __future__ import annotations

import json
from pathlib import Path
from typing import Any
from urllib.request import Request, urlopen

import pytest
from benchmarks.page import section
from benchmarks.peers.__main__ import ROOT
from benchmarks.web import __main__ as web

FAST = next(iter(web.WAYS))


def line(server: web.Server, rate: float, late: float, how: str = FAST) -> Any:
    figures = {"answers a second": rate, "answered, p99 ms": late}
    plain = {
        name: {"median": value, "quartiles": [value, value]} for name, value in figures.items()
    }
    return {"server": server.name, "players": how, **plain}


def test_our_own_server_plays_the_small_game_and_leaves_when_told() -> None:
    with web.running(web.OURS) as (process, port):
        site = f"http://127.0.0.1:{port}/api"
        seats = [{"name": "Aki"}, {"name": "Ren"}]
        wish = json.dumps({"game": "ttt", "seats": seats}).encode()
        request = Request(f"{site}/tables", wish, {"content-type": "application/json"})
        with urlopen(request) as opened:
            links = json.load(opened)
        with urlopen(f"{site}/s/{links['seats'][0]['token']}") as seen:
            assert json.load(seen)["asks"][0]["key"] == "ttt.mark"
        assert web.used(process) > 0
    assert not Path(f"/proc/{process}").exists()


def test_every_server_has_its_script() -> None:
    for server in web.SERVERS:
        assert (ROOT / server.command[1]).exists() or server is web.OURS
    assert web.FILES.started("/here")[-1] == "/here"


@pytest.mark.parametrize(
    ("rate", "late", "ahead"), [(100.0, 5.0, False), (300.0, 50.0, True), (100.0, 1.0, True)]
)
def test_a_server_is_ahead_if_it_answers_oftener_or_sooner(
    rate: float, late: float, ahead: bool
) -> None:
    lines = [line(web.OURS, 200.0, 2.0), line(web.MEMORY, rate, late)]
    said = list(web.notes(lines))
    assert bool(said) is ahead
    assert all(note.startswith("**boardgame.io, memory is ahead**: it keeps") for note in said)


def test_at_a_persons_pace_only_the_time_counts() -> None:
    how = "at a person's pace"
    lines = [line(web.OURS, 40.0, 2.0, how), line(web.FILES, 41.0, 3.0, how)]
    assert list(web.notes(lines)) == []


def test_versions_are_told_where_there_is_something() -> None:
    assert all(version[:1].isdigit() for version in web.versions().values())


def test_what_could_not_be_measured_is_told() -> None:
    missing = {"server": web.FILES.name, "players": "at a person's pace", "missing": "no node"}
    lines = [line(web.OURS, 200.0, 2.0), missing]
    assert list(web.notes(lines)) == []
    assert "no node" in web.as_text([missing])
    table, *said = section({"lines": lines, "notes": ["**So it is**."]})
    assert "no node" in table
    assert said == ["**So it is**."]
