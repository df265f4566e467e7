"""gunbai study: figures as JSON and as tables, a progress bar, Ctrl-C."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
from collections.abc import Iterator
from typing import Any

import pytest
from tests.terminal.conftest import Gunbai, subprocess_environment

from gunbai.game import Sitting
from gunbai.study import many
from gunbai.study.plan import Plan, Played, play
from gunbai.study.tally import Tally
from gunbai.terminal.findings import tables
from gunbai.terminal.study import Stop

QUICK = ("--bots", "random,random,random", "--option", "rounds=1")
COMMAND = [sys.executable, "-c", "from gunbai.terminal.main import run; run()"]


def test_figures_as_json(gunbai: Gunbai) -> None:
    told = gunbai("study", "snow", "--games", 20, "--seed", 5, *QUICK, "--json")
    assert told.exit_code == 0
    assert told.stderr == ""
    found = json.loads(told.stdout)
    assert (found["games"], found["asked"], found["seed"]) == (20, 20, 5)
    assert found["options"]["rounds"] == 1
    assert [seat["player"] for seat in found["seats"]] == ["random"] * 3
    assert sum(seat["wins"] - seat["shared"] for seat in found["seats"]) <= 20
    for seat in found["seats"]:
        assert seat["share"]["value"] == seat["wins"] / 20
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
    assert "2 House" in told
    assert "snow." not in told
    russian = gunbai("study", "snow", "--games", 5, *QUICK, "--lang", "ru").stdout
    assert "5 партий, зерно 1" in russian
    assert "2 Дом" in russian


def test_endings_of_several_kinds_are_counted_apart() -> None:
    seats = [Sitting("Bot 0", "random"), Sitting("Bot 1", "random")]
    tally = Tally(Plan("snow", seats, {}, 3, 1))
    for how in ("snow.one", "snow.other", "snow.one"):
        tally.add(Played((), {}, how, 1))
    _, endings = tables(tally.plain())
    assert [list(column.cells) for column in endings.columns] == [
        ["snow.one", "snow.other"],
        ["2", "1"],
    ]


@pytest.fixture
def _interrupted(monkeypatch: pytest.MonkeyPatch) -> None:
    """Ctrl-C comes in the middle of the fourth game."""

    def interrupted(plan: Plan, number: int) -> Played:
        if number == 3:
            os.kill(os.getpid(), signal.SIGINT)
        return play(plan, number)

    monkeypatch.setattr(many, "play", interrupted)


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
