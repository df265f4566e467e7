"""Counting what games came to: the same in any order; worked numbers."""

from __future__ import annotations

import statistics

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from tests.study.plans import plan

from gunbai.study.csvfile import COLUMNS, to_csv
from gunbai.study.estimate import Rate
from gunbai.study.measures import Key
from gunbai.study.observer import Facts
from gunbai.study.played import Played
from gunbai.study.results import Findings, pairs

SEATS = ["fair", "fair", "random"]
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
    assert found(pairs).study() == found(PAIRS).study()


def test_what_was_played() -> None:
    told = found(PAIRS).study()
    assert (told.game, told.seed, told.asked, told.games) == ("snow", 9, 4, 3)
    assert [setting.bots for setting in told.settings] == [SEATS, SEATS]
    assert [setting.varied for setting in told.settings] == [{"points": 9}, {"points": 8}]
    assert told.settings[0].options["rounds"] == 1


def test_who_wins_and_scores_what() -> None:
    told = found(PAIRS).study().settings[0]
    assert told.decisions is not None
    assert told.decisions.mean == 90
    assert told.endings["snow.won-the-year"].won == 2
    assert told.endings["snow.won-the-year"].share == pytest.approx(2 / 3)
    emperor, first, second = told.seats
    assert emperor.score is None
    assert (emperor.number, first.number, second.number) == (0, 1, 2)
    assert (emperor.share.won, emperor.share.tried) == (0, 3)
    assert first.role == "snow.role.house"
    assert (first.wins, first.shared) == (2, 1)
    assert first.share.share == pytest.approx(2 / 3)
    assert first.share.low == pytest.approx(0.2077, abs=1e-4)  # Wilson, 2 of 3
    assert first.score is not None
    assert first.score.mean == 20 / 3
    assert first.score.deviation == pytest.approx(statistics.stdev([10, 4, 6]))
    assert first.score.counts == [(4, 1), (6, 1), (10, 1)]
    assert second.score is not None
    assert second.score.least == -3


def test_what_the_game_noted() -> None:
    told = found(PAIRS).study().settings[0]
    schools = told.wins_by[SCHOOL]
    assert (schools["nest"].won, schools["nest"].tried) == (2, 3)
    assert schools["nest"].score is not None
    assert schools["nest"].score.mean == 19 / 3
    assert (schools["ocean"].won, schools["ocean"].tried) == (0, 1)
    assert told.numbers[ROUNDS].mean == 4
    assert told.labels["weather"]["rain"].won == 1
    assert (told.rates[KAMAE]["kagai"].won, told.rates[KAMAE]["kagai"].tried) == (3, 4)
    assert told.means[POINTS]["kagai"].mean == -1


def test_whether_luck_helped() -> None:
    luck = found(PAIRS).study().settings[0].luck
    assert luck.seats[0] is not None
    assert luck.seats[0].mean == 0.5
    assert luck.winners is not None
    assert luck.winners.mean == 0.5  # 1.0 and 0.0; the Emperor's dice are nobody's
    assert luck.others is not None
    assert luck.others.mean == pytest.approx(0.4)
    assert luck.luckiest_won is not None
    assert (luck.luckiest_won.won, luck.luckiest_won.tried) == (1, 2)
    assert luck.fair == 0.5


def test_settings_differ_game_by_game_in_every_figure() -> None:
    (difference,) = found(PAIRS).study().differences
    assert (difference.first, difference.other) == (0, 1)
    apart = {Key(a.table, a.row, a.label): a.difference for a in difference.figures}
    assert apart[Key("decisions")].mean == 3
    assert apart[Key("score", "1")].mean == pytest.approx(5 / 3)
    assert apart[Key("wins", "1")].mean == pytest.approx(1 / 3)
    assert apart[Key("wins", "2")].mean == pytest.approx(-1 / 3)
    assert apart[Key("number", ROUNDS)].mean == 1
    assert apart[Key("number", ROUNDS)].count == 2
    assert apart[Key("ending", "snow.shared")].mean == pytest.approx(-1 / 3)
    assert apart[Key("wins_by", SCHOOL, "nest")].mean == pytest.approx(2 / 4 - 2 / 3)
    assert apart[Key("rates", KAMAE, "kagai")].mean == pytest.approx(2 / 2 - 3 / 4)
    assert apart[Key("means", POINTS, "kagai")].mean == pytest.approx(2 - -1)


def test_any_two_settings_are_compared_and_of_many_each_with_the_first() -> None:
    assert pairs(3) == [(0, 1), (0, 2), (1, 2)]
    assert pairs(8) == [(0, other) for other in range(1, 8)]


def test_nothing_counted_is_told_as_nothing() -> None:
    told = found([]).study()
    assert told.games == 0
    setting = told.settings[0]
    assert setting.decisions is None
    assert setting.seats[1].share == Rate(0.0, 0.0, 1.0, 0, 0)


def test_it_is_enough_once_what_is_asked_is_known_well_enough() -> None:
    findings = found(PAIRS)
    assert not findings.known_to(0.9)  # three games tell nothing
    for _ in range(20):
        for pair in PAIRS:
            findings.add(pair)
    assert findings.known_to(0.3)
    assert not findings.known_to(0.01)


def test_as_csv_a_figure_a_line() -> None:
    lines = to_csv(found(PAIRS).study()).splitlines()
    assert lines[0] == ",".join(COLUMNS)
    assert lines[1].startswith("points=9,wins,0,fair,0.0,0.0,0.56149")
    kamae = next(line for line in lines if line.startswith("points=9,rates,kamae,kagai"))
    assert kamae.split(",")[4] == "0.75"
    assert any(line.startswith("points=8 - points=9,number,rounds,,1.0") for line in lines)
