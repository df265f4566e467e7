from __future__ import annotations

import json
import sys
from typing import Any

import pytest
from benchmarks.page import beside_peers, page, section
from benchmarks.peers.__main__ import OTHERS, PEERS, Peer, measure
from benchmarks.timing import Line, Spread, as_json, figure, spread

from benchmarks import __main__ as command
from benchmarks import core, timing


def line(name: str, median: float) -> dict[str, Any]:
    return {"name": name, "figure": {"median": median, "quartiles": [median, median]}}


def peer(name: str, *lines: dict[str, Any]) -> dict[str, Any]:
    return {"peer": name, "engine": "Python", "version": "1", "lines": list(lines)}


US = peer("Gunbai", line("Snow, decisions", 100.0), line("leduc, decisions", 50.0))
SLOWER = peer("Gunbai", line("Snow, decisions", 80.0), line("leduc, decisions", 60.0))


@pytest.mark.parametrize(
    ("value", "said"),
    [(0.5, "0.5"), (12.345, "12.3"), (999.4, "999"), (1234.5, "1,230"), (123456.0, "123,000")],
)
def test_figures_have_three_digits(value: float, said: str) -> None:
    assert figure(value) == said


def test_a_spread_is_the_median_and_the_quartiles() -> None:
    assert spread([1.0, 2.0, 3.0, 4.0, 5.0]) == Spread(3.0, (2.0, 4.0))
    assert spread([7.0]) == Spread(7.0, (7.0, 7.0))


def test_rates_count_what_the_work_counts(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(timing, "SECONDS", 0.001)
    found = timing.rates(lambda _: {"ones": 1, "twos": 2}, rounds=3)
    assert found["twos"].median == pytest.approx(2 * found["ones"].median)


def test_the_core_is_measured(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(timing, "SECONDS", 0.001)
    lines = core.measure(rounds=1)
    assert [line.unit for line in lines][:4] == ["a second"] * 3 + ["milliseconds"]
    assert all(line.figure.median > 0 for line in lines)


def test_a_random_year_counts_its_entries() -> None:
    counted = core.random_year(1)
    assert counted["entries"] > counted["decisions"] > 100
    assert len(core.long_record().entries) == core.ENTRIES


def test_peers_are_compared_with_the_lower_of_our_two_runs() -> None:
    peers = [US, peer("RLCard", line("leduc-holdem, decisions", 25.0)), SLOWER]
    _, table, *said = beside_peers(peers)
    assert table.splitlines()[-1].endswith("| 3.2× | 2× |  |")
    assert said == ["No peer is ahead on any line."]


def test_where_a_peer_is_ahead_the_page_says_so_and_why() -> None:
    (*_, said) = beside_peers([US, peer("OpenSpiel", line("liars_dice, decisions", 900.0)), US])
    assert said.startswith("**OpenSpiel is ahead** on some lines: its games are compiled C++")


def test_a_peer_that_is_not_there_is_told_with_the_reason() -> None:
    missing = {**peer("RLCard"), "missing": "no wheel for this Python"}
    assert "RLCard was not measured: no wheel for this Python." in list(
        beside_peers([US, missing, US])
    )


def test_a_peer_whose_script_fails_is_told() -> None:
    found = measure(Peer("python-chess", "no_such_script", "none", "Python"))
    assert found["lines"] == []
    assert found["missing"]


def test_every_peer_has_a_script() -> None:
    for other in OTHERS:
        name = other.script if "." in other.script else f"{other.script}.py"
        assert (command.ROOT / "benchmarks" / "peers" / name).exists()
    assert PEERS.name == ".peers"


def test_any_lines_become_a_table() -> None:
    figures = {
        "lines": [{"name": "a|b", "bar": None, "equal": True, "us": {"x": line("", 2.0)["figure"]}}]
    }
    assert list(section(figures)) == [
        "| name | bar | equal | x, us |\n| --- | --- | --- | --- |\n| a\\|b |  | yes | 2 (2–2) |"
    ]


def test_the_page_has_a_section_a_benchmark() -> None:
    about = dict.fromkeys(("processor", "cores", "system", "python", "load"), "1")
    written = page(about, [("Odds", "About.", {"missing": "no time"})])
    assert written.startswith("# Benchmarks\n")
    assert written.endswith("## Odds\n\nAbout.\n\nNot measured: no time.\n")


def test_a_benchmark_that_is_not_there_or_fails_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    assert command.source("nothing") is None
    assert command.section("odds", set())[0] == command.PARTS["odds"]
    monkeypatch.setattr(sys, "executable", "/bin/false")
    assert command.measured("core") == {"missing": "it printed no figures"}


def test_every_benchmark_has_its_time_and_all_of_them_two_hours() -> None:
    assert set(command.LONG) <= set(command.PARTS)
    assert sum(command.LONG.get(part, command.MINUTES) for part in command.PARTS) <= 120
    told = list(section({"lines": [{"what": "a"}], "load": "0.5", "took": 2.5}))
    assert told[-1] == "Load when it began: 0.5; it took 2.5 minutes."


def test_a_section_is_introduced_by_what_the_benchmark_says_of_itself() -> None:
    file = command.source("core")
    assert file is not None
    told = command.introduction(file)
    assert told.startswith("Random games of Snow")
    assert "python -m" not in told


def test_lines_are_written_as_json() -> None:
    written = json.loads(as_json([Line("a", "b", Spread(1.0, (1.0, 1.0)))], python="3"))
    assert written == {
        "python": "3",
        "lines": [{"name": "a", "unit": "b", "figure": {"median": 1.0, "quartiles": [1.0, 1.0]}}],
    }
