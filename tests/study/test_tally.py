"""Counting what games came to: the same in any order; worked numbers."""

from __future__ import annotations

import statistics

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from tests.study.plans import plan

from gunbai.study.csvfile import COLUMNS, to_csv
from gunbai.study.observer import Facts
from gunbai.study.played import Played
from gunbai.study.results import Findings

SEATS = ["emperor", "courtier", "random"]
PLAN = plan(SEATS, {"rounds": 1, "points": 9}, {"rounds": 1, "points": 8}, games=4, seed=9)
SCHOOL, KAMAE, POINTS, ROUNDS = ("snow.study.school", "kamae", "points", "rounds")
ONE = Facts(
    seats={SCHOOL: {1: ["nest"], 2: ["ocean"]}},
    game={ROUNDS: 3, "weather": "rain"},
    rates={KAMAE: {"kagai": (2, 3)}},
    means={POINTS: {"kagai": (-5, 2)}},
)
TWO = Facts(
    seats={SCHOOL: {1: ["nest"], 2: ["nest"]}},
    game={ROUNDS: 5, "weather": "fine"},
    rates={KAMAE: {"kagai": (1, 1)}},
    means={POINTS: {"kagai": (2, 1)}},
)
GAMES = [
    Played((1,), {1: 10, 2: -3}, "snow.won-the-year", 100, {0: 500, 1: 1000, 2: -200}, ONE),
    Played((2,), {1: 4, 2: 5}, "snow.won-the-year", 90, {1: 1000, 2: 0}, TWO),
    Played((1, 2), {1: 6, 2: 6}, "snow.shared", 80),
]
LATER = [
    Played((1,), {1: 12, 2: -3}, "snow.won-the-year", 104, facts=TWO),
    Played((1,), {1: 7, 2: 5}, "snow.won-the-year", 95, facts=TWO),
    Played((1, 2), {1: 6, 2: 6}, "snow.won-the-year", 80),
]
PAIRS = list(zip(GAMES, LATER, strict=True))


def found(pairs: list[tuple[Played, Played]]) -> Findings:
    findings = Findings(PLAN)
    for pair in pairs:
        findings.add(pair)
    return findings


@given(st.permutations(PAIRS))
@settings(max_examples=20, deadline=None)
def test_the_order_of_games_does_not_matter(pairs: list[tuple[Played, Played]]) -> None:
    assert found(pairs).plain() == found(PAIRS).plain()


def test_what_was_played() -> None:
    told = found(PAIRS).plain()
    assert (told["game"], told["seed"], told["asked"], told["games"]) == ("snow", 9, 4, 3)
    assert told["bots"] == ["emperor", "courtier", "random"]
    assert [setting["varied"] for setting in told["settings"]] == [{"points": 9}, {"points": 8}]
    assert told["settings"][0]["options"]["rounds"] == 1


def test_who_wins_and_scores_what() -> None:
    told = found(PAIRS).plain()["settings"][0]
    assert told["decisions"]["mean"] == 90
    assert told["endings"]["snow.won-the-year"]["won"] == 2
    assert told["endings"]["snow.won-the-year"]["share"] == pytest.approx(2 / 3)
    emperor, first, second = told["seats"]
    assert emperor["score"] is None
    assert emperor["share"]["exact"] == "0/1"
    assert first["role"] == "snow.role.house"
    assert (first["wins"], first["shared"]) == (2, 1)
    assert first["share"]["exact"] == "2/3"
    assert first["share"]["low"] == pytest.approx(0.2077, abs=1e-4)  # Wilson, 2 of 3
    assert first["score"]["mean"] == 20 / 3
    assert first["score"]["deviation"] == pytest.approx(statistics.stdev([10, 4, 6]))
    assert first["score"]["counts"] == [[4, 1], [6, 1], [10, 1]]
    assert second["score"]["least"] == -3


def test_what_the_game_noted() -> None:
    told = found(PAIRS).plain()["settings"][0]
    schools = told["wins_by"][SCHOOL]
    assert (schools["nest"]["won"], schools["nest"]["tried"]) == (2, 3)
    assert schools["nest"]["score"]["mean"] == 19 / 3
    assert (schools["ocean"]["won"], schools["ocean"]["tried"]) == (0, 1)
    assert told["numbers"][ROUNDS]["mean"] == 4
    assert told["labels"]["weather"]["rain"]["won"] == 1
    assert (told["rates"][KAMAE]["kagai"]["won"], told["rates"][KAMAE]["kagai"]["tried"]) == (3, 4)
    assert told["means"][POINTS]["kagai"]["mean"] == -1


def test_whether_luck_helped() -> None:
    luck = found(PAIRS).plain()["settings"][0]["luck"]
    assert luck["seats"][0]["mean"] == 0.5
    assert luck["winners"]["mean"] == 0.5  # 1.0 and 0.0; the Emperor's dice are nobody's
    assert luck["others"]["mean"] == pytest.approx(0.4)
    assert (luck["luckiest_won"]["won"], luck["luckiest_won"]["tried"]) == (1, 2)
    assert luck["fair"] == 0.5


def test_settings_differ_game_by_game() -> None:
    (difference,) = found(PAIRS).plain()["differences"]
    assert difference["decisions"]["mean"] == 3
    _, first, second = difference["seats"]
    assert first["score"]["mean"] == pytest.approx(5 / 3)
    assert first["share"]["mean"] == pytest.approx(1 / 3)
    assert second["share"]["mean"] == pytest.approx(-1 / 3)
    assert difference["numbers"][ROUNDS]["mean"] == 1
    assert difference["numbers"][ROUNDS]["count"] == 2


def test_nothing_counted_is_told_as_nothing() -> None:
    told = found([]).plain()
    assert told["games"] == 0
    setting = told["settings"][0]
    assert setting["decisions"] is None
    assert setting["seats"][1]["share"] == {"exact": "0/1", "value": 0.0, "low": 0, "high": 1}


def test_as_csv_a_figure_a_line() -> None:
    lines = to_csv(found(PAIRS).plain()).splitlines()
    assert lines[0] == ",".join(COLUMNS)
    assert lines[1].startswith("points=9,wins,0,emperor,0.0,0.0,0.56149")
    kamae = next(line for line in lines if line.startswith("points=9,rates,kamae,kagai"))
    assert kamae.split(",")[4] == "0.75"
    assert any(line.startswith("points=8 - points=9,number,rounds,,1.0") for line in lines)
