"""gunbai study: figures as JSON and as tables, a progress bar, Ctrl-C."""

from __future__ import annotations

import csv
import errno
import json
import os
import signal
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from pyarrow import parquet
from tests.terminal.conftest import Gunbai, subprocess_environment

from gunbai.study import many, rows
from gunbai.study.plan import Plan
from gunbai.study.played import Played, play
from gunbai.terminal.simulation.playing import Stop, rate_of

QUICK = ("--bots", "random,random,random", "--option", "rounds=1")
COMMAND = [sys.executable, "-c", "from gunbai.terminal.main import run; run()"]


def test_figures_as_json(gunbai: Gunbai) -> None:
    told = gunbai("study", "snow", "--games", 20, "--seed", 5, *QUICK, "--json")
    assert told.exit_code == 0
    assert told.stderr == ""
    found = json.loads(told.stdout)
    assert (found["games"], found["asked"], found["seed"]) == (20, 20, 5)
    (setting,) = found["settings"]
    assert setting["options"]["rounds"] == 1
    assert setting["bots"] == ["random"] * 3
    assert sum(seat["wins"] - seat["shared"] for seat in setting["seats"]) <= 20
    for seat in setting["seats"]:
        assert seat["share"]["share"] == seat["wins"] / 20
    assert (
        told.stdout == gunbai("study", "snow", "--games", 20, "--seed", 5, *QUICK, "--json").stdout
    )


def test_the_same_seed_gives_the_same_json_on_any_number_of_workers() -> None:
    command = [*COMMAND, "study", "snow", "--games", "30", *QUICK, "--json"]
    alone, two = (
        subprocess.run(
            [*command, "--workers", workers],
            capture_output=True,
            check=True,
            env=subprocess_environment(),
        ).stdout
        for workers in ("1", "2")
    )
    assert json.loads(alone)["games"] == 30
    assert alone == two


def test_a_table_for_a_reader_in_both_languages(gunbai: Gunbai) -> None:
    told = gunbai("study", "snow", "--games", 5, *QUICK).stdout
    assert "5 games, seed 1" in told
    assert "House 2 (random)" in told
    assert "snow." not in told
    assert "study." not in told
    assert "Encounters won, by kamae" in told
    russian = gunbai("study", "snow", "--games", 5, *QUICK, "--lang", "ru").stdout
    assert "5 партий, зерно 1" in russian
    assert "Дом 2 (random)" in russian
    assert "study." not in russian
    assert "Выигранные встречи" in russian


def test_settings_are_compared_with_the_same_dice(gunbai: Gunbai) -> None:
    command = ("study", "snow", "--games", 6, *QUICK, "--vary", "points=9,15")
    told = gunbai(*command, "--vary", "secrets=either,challenge").stdout
    assert told.count(". 6 games, seed 1") == 4
    assert told.count(", compared with Points for each character: ") == 6
    assert told.count("6 games are too few to say anything") == 6  # every two of four
    assert told.index("too few") < told.index("Wins by seat")  # the answer comes first
    found = json.loads(gunbai(*command, "--json").stdout)
    assert [setting["varied"] for setting in found["settings"]] == [{"points": 9}, {"points": 15}]
    assert found["settings"][0]["options"] | {"points": 15} == found["settings"][1]["options"]
    wins = [a for a in found["differences"][0]["figures"] if a["table"] == "wins"]
    assert [apart["row"] for apart in wins] == ["0", "1", "2"]
    for seat, apart in enumerate(wins):
        first, other = (setting["seats"][seat]["share"]["share"] for setting in found["settings"])
        assert apart["difference"]["mean"] == pytest.approx(other - first)


def test_presets_are_compared_as_options_are(gunbai: Gunbai) -> None:
    bots = ",".join(["random"] * 8)
    command = ("study", "hierarchy", "--games", 1, "--bots", bots, "--option", "rounds_max=2")
    found = json.loads(gunbai(*command, "--vary", "preset=source,lively", "--json").stdout)
    varied = [one["varied"]["preset"] for one in found["settings"]]
    assert varied == ["source", "lively"]
    assert [one["options"]["bid_limit"] for one in found["settings"]] == [None, 1]
    assert [one["options"]["rounds_max"] for one in found["settings"]] == [2, 2]
    assert found["differences"][0]["figures"]


def test_bots_are_compared_as_options_are(gunbai: Gunbai) -> None:
    command = ("study", "snow", "--games", 2, "--option", "rounds=1")
    seatings = ("--vary", "bots=random,random,random", "--vary", "bots=random,random,fair")
    told = gunbai(*command, *seatings).stdout
    assert "random, random, fair against random, random, random: 2 games are too few" in told
    assert "Bots: random, random, fair. 2 games" in told


def test_one_row_a_game(gunbai: Gunbai, tmp_path: Path) -> None:
    file = tmp_path / "rows.csv"
    command = ("study", "snow", "--games", 3, *QUICK, "--vary", "points=9,15", "--rows", file)
    assert gunbai(*command).exit_code == 0
    assert file.read_bytes().startswith(b"\xef\xbb\xbf"), "spreadsheets know the letters by it"
    rows = list(csv.DictReader(file.read_text(encoding="utf-8-sig").splitlines()))
    assert [(row["game"], row["points"]) for row in rows[:3]] == [
        ("0", "9"),
        ("0", "15"),
        ("1", "9"),
    ]
    assert len(rows) == 6
    for row in rows:
        scores = [int(row["score.1"]), int(row["score.2"])]
        assert [row["won.1"], row["won.2"]] == [str(int(score == max(scores))) for score in scores]
        assert row["snow.study.school.1"].startswith("snow.school.")
    again = gunbai(*command)
    assert again.exit_code == 2
    assert str(file) in again.stderr


def test_one_row_a_game_as_parquet_has_numbers_as_numbers(gunbai: Gunbai, tmp_path: Path) -> None:
    csv_file, file = tmp_path / "rows.csv", tmp_path / "rows.parquet"
    command = ("study", "snow", "--games", 3, *QUICK, "--vary", "points=9,15", "--seed", 4)
    for out in (csv_file, file):
        assert gunbai(*command, "--rows", out).exit_code == 0
    kept = list(csv.DictReader(csv_file.read_text(encoding="utf-8-sig").splitlines()))
    found = parquet.read_table(file).to_pylist()
    assert [{k: "" if v is None else str(v) for k, v in row.items()} for row in found] == kept
    assert all(type(row["score.1"]) is int and type(row["luck.1"]) is float for row in found)
    assert gunbai(*command, "--rows", file).exit_code == 2


def test_parquet_without_pyarrow_is_refused_before_a_game_is_played(
    gunbai: Gunbai, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(rows, "find_spec", lambda _name: None)
    refused = gunbai("study", "snow", "--games", 1, "--rows", tmp_path / "rows.parquet")
    assert refused.exit_code == 2
    assert "Parquet needs PyArrow" in refused.stderr
    assert list(tmp_path.iterdir()) == []


METRIC = """
class Watch:
    def __init__(self, state): self.told = 0
    def see(self, event): self.told += 1
    def facts(self, outcome): return {"game": {"events told": self.told}}
    def luck(self): return None
"""


def test_metrics_of_ones_own_are_counted_beside_the_games(gunbai: Gunbai, tmp_path: Path) -> None:
    file = tmp_path / "my.py"
    file.write_text(METRIC)
    told = gunbai("study", "snow", "--games", 2, *QUICK, "--metrics", file, "--json")
    setting = json.loads(told.stdout)["settings"][0]
    assert setting["numbers"]["events told"]["mean"] > 50
    assert "snow.study.school" in setting["wins_by"]
    assert "events told" in gunbai("study", "snow", "--games", 2, *QUICK, "--metrics", file).stdout


def test_it_stops_when_an_interval_is_narrow_enough(gunbai: Gunbai) -> None:
    command = ("study", "snow", *QUICK, "--json")
    found = json.loads(gunbai(*command, "--until", 15).stdout)
    assert 30 <= found["games"] < 60
    for seat in found["settings"][0]["seats"][1:]:
        assert (seat["share"]["high"] - seat["share"]["low"]) / 2 <= 0.15
    told = gunbai(*command)
    assert told.exit_code == 2
    assert "--games or --until" in told.stderr


def test_figures_as_csv(gunbai: Gunbai) -> None:
    told = gunbai("study", "snow", "--games", 5, *QUICK, "--csv").stdout
    head, *lines = told.splitlines()
    assert head.startswith("setting,table,row")
    assert {line.count(",") for line in lines} == {head.count(",")}


@pytest.mark.parametrize(
    ("wrong", "sentence"),
    [
        (("--games", 0), "--games: “0” is not valid; enter a whole number from 1 to 100,000,000"),
        (("--vary", "snowflakes=1"), "There is no option “snowflakes”"),
        (("--vary", "bots=random,random", "--vary", "bots=random,random,random"),
         "The settings have 2 to 3 seats"),
        (("--vary", "preset=wild"), "wild"),
        (("--metrics", "no.py"), "There is no Python file"),
        (("--vary", "points=9,9"), "points is varied twice, or takes the value 9 twice."),
        (("--vary", "points=9", "--vary", "points=8"), "points is varied twice"),
        (("--vary", "points"), "“points” does not say what is varied"),
        (("--vary", "points=9,lots"), "lots"),
        (("--vary", "points=9,"), "points"),
        (("--vary", "rounds=" + ",".join(map(str, range(1, 13))), "--vary",
          "points=5,6,7,8,9,10"), "These are 72 settings"),
        (("--json", "--csv"), "Either --json or --csv"),
        (("--workers", 2, "--cluster", "127.0.0.1:1"), "Either --workers or --cluster"),
    ],
)  # fmt: skip
def test_wrong_use_is_one_sentence(
    gunbai: Gunbai, wrong: tuple[object, ...], sentence: str
) -> None:
    told = gunbai("study", "snow", "--games", 5, *QUICK, *wrong)
    assert told.exit_code == 2
    assert told.stdout == ""
    assert sentence in told.stderr
    assert told.stderr.count("\n") == 1


@pytest.fixture
def _interrupted(monkeypatch: pytest.MonkeyPatch) -> None:
    """Ctrl-C comes in the middle of the fourth game."""

    def interrupted(plan: Plan, number: int) -> list[Played]:
        if number == 3:
            os.kill(os.getpid(), signal.SIGINT)
        return play(plan, number)

    monkeypatch.setattr(many, "play", interrupted)
    # Whoever runs the tests may have had Ctrl-C ignored.
    signal.signal(signal.SIGINT, signal.default_int_handler)


@pytest.mark.usefixtures("_interrupted")
def test_ctrl_c_keeps_what_is_done_and_says_so(gunbai: Gunbai) -> None:
    told = gunbai("study", "snow", "--games", 50, *QUICK, "--json")
    assert told.exit_code == 130
    assert told.stderr == "Stopped: 3 of 50 games were played, and are kept.\n"
    kept = json.loads(told.stdout)
    assert (kept["games"], kept["asked"]) == (3, 50)
    assert signal.getsignal(signal.SIGINT) is signal.default_int_handler


def test_ctrl_c_while_a_game_is_counted_waits_until_it_is() -> None:
    counted = []

    def games() -> Iterator[int]:
        yield from range(5)

    def count() -> None:
        stop = Stop()
        with stop:
            for number in stop.between(games()):
                if number == 2:
                    os.kill(os.getpid(), signal.SIGINT)
                counted.append(number)

    with pytest.raises(KeyboardInterrupt):
        count()
    assert counted == [0, 1, 2]


def test_ctrl_c_with_workers(gunbai: Gunbai) -> None:
    command = [*COMMAND, "study", "snow", "--games", "100000", *QUICK, "--workers", "2", "--json"]
    process: subprocess.Popen[bytes] = subprocess.Popen(
        command,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        start_new_session=True,
        env=subprocess_environment(),
    )
    with pytest.raises(subprocess.TimeoutExpired):
        process.communicate(timeout=3)
    os.killpg(process.pid, signal.SIGINT)  # as a terminal does it: to all of them
    out, err = process.communicate(timeout=20)
    assert process.returncode == 130, err
    assert err.decode().startswith("Stopped: ")
    found: dict[str, Any] = json.loads(out)
    assert found["games"] < found["asked"] == 100000


@pytest.mark.parametrize(
    ("games", "seconds", "rate"), [(2, 5.0, 0.4), (99, 10.0, 9.9), (1001, 4.0, 250), (1, 0.0, 1e9)]
)
def test_the_rate_is_told_to_a_tenth_where_games_are_slow(
    games: int, seconds: float, rate: float
) -> None:
    assert rate_of(games, seconds) == rate


def test_a_report_and_the_figures_on_the_screen(gunbai: Gunbai, tmp_path: Path) -> None:
    folder = tmp_path / "report"
    told = gunbai("study", "snow", "--games", 4, *QUICK, "--json", "--report", folder)
    assert told.exit_code == 0
    assert json.loads((folder / "study.json").read_text()) == json.loads(told.stdout)
    assert "4 games" in (folder / "index.html").read_text(encoding="utf-8")


@pytest.mark.usefixtures("_interrupted")
def test_ctrl_c_leaves_a_report_of_what_is_done(gunbai: Gunbai, tmp_path: Path) -> None:
    folder = tmp_path / "report"
    told = gunbai("study", "snow", "--games", 50, *QUICK, "--report", folder)
    assert told.exit_code == 130
    page = (folder / "index.html").read_text(encoding="utf-8")
    assert "Stopped early: 3 of 50 games were played." in page


def test_a_report_that_cannot_be_written_is_said_before_a_game_is_played(
    gunbai: Gunbai, tmp_path: Path
) -> None:
    for folder in (tmp_path, tmp_path / "no" / "such"):
        told = gunbai("study", "snow", "--games", 10**8, *QUICK, "--report", folder)
        assert told.exit_code == 2
        assert told.stdout == ""
        assert told.stderr.count("\n") == 1
        assert str(folder) in told.stderr
    assert list(tmp_path.iterdir()) == []


def test_a_full_disk_is_said_and_the_figures_are_still_told(
    gunbai: Gunbai, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def full(path: Path, *_: object, **__: object) -> int:
        raise OSError(errno.ENOSPC, "No space left on device", str(path))

    monkeypatch.setattr(Path, "write_text", full)
    folder = tmp_path / "report"
    told = gunbai("study", "snow", "--games", 4, *QUICK, "--json", "--report", folder)
    assert told.exit_code == 2
    assert json.loads(told.stdout)["games"] == 4
    assert told.stderr == f"{folder} cannot be used: No space left on device.\n"
    assert list(tmp_path.iterdir()) == []


def test_what_is_not_installed_is_said(
    gunbai: Gunbai, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("gunbai.study.executors.find_spec", lambda _: None)
    monkeypatch.setattr("gunbai.study.report.find_spec", lambda _: None)
    quick = ("study", "snow", "--games", 4, *QUICK)
    for more in (("--cluster", "127.0.0.1:1"), ("--report", tmp_path / "report")):
        told = gunbai(*quick, *more)
        assert told.exit_code == 2
        assert "install gunbai[study]" in told.stderr
