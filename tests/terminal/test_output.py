"""Output anywhere: a terminal that cannot hold our letters, a reader who leaves, a spreadsheet."""

from __future__ import annotations

import csv
import io
import subprocess
import sys
from pathlib import Path

import pytest
from tests.terminal.conftest import Gunbai, subprocess_environment

RECORD = Path(__file__).parent.parent / "records" / "snow-solo.gunbai"
RUN = [sys.executable, "-c", "from gunbai.terminal.main import run; run()"]


@pytest.mark.parametrize("language", ["en", "ru"])
def test_letters_that_the_output_cannot_hold_are_replaced_with_one_warning(language: str) -> None:
    for arguments in (["--help"], ["record", "show", str(RECORD)]):
        done = subprocess.run(
            [*RUN, *arguments],
            capture_output=True,
            check=False,
            env=subprocess_environment(PYTHONIOENCODING="ascii", GUNBAI_LANG=language),
        )
        assert done.returncode == 0
        assert b"Traceback" not in done.stderr
        assert len(done.stderr.splitlines()) == 1
    assert b"?" in done.stdout
    assert done.stdout.isascii()


def test_a_reader_who_leaves_is_not_taken_for_a_false_record() -> None:
    line = f"'{RUN[0]}' -c '{RUN[2]}' record show '{RECORD}' | head -n 1; echo ${{PIPESTATUS[0]}}"
    done = subprocess.run(
        ["bash", "-c", line],
        capture_output=True,
        text=True,
        check=True,
        env=subprocess_environment(PYTHONIOENCODING="utf-8", COLUMNS="80"),
    )
    assert done.stdout.splitlines()[-1] in ("0", "141")
    assert "Traceback" not in done.stderr


@pytest.mark.parametrize("closed", ["<&-", ">&-", "2>&-", "<&- >&- 2>&-"])
def test_a_command_runs_where_a_stream_is_closed(closed: str) -> None:
    done = subprocess.run(
        ["bash", "-c", f"'{RUN[0]}' -c '{RUN[2]}' record verify '{RECORD}' {closed}"],
        capture_output=True,
        text=True,
        check=False,
        env=subprocess_environment(),
    )
    assert (done.returncode, done.stderr) == (0, "")


def test_an_output_that_takes_no_more_is_told_in_a_sentence() -> None:
    done = subprocess.run(
        ["bash", "-c", f"'{RUN[0]}' -c '{RUN[2]}' record show '{RECORD}' > /dev/full"],
        capture_output=True,
        text=True,
        check=False,
        env=subprocess_environment(GUNBAI_LANG="en"),
    )
    assert done.returncode == 2
    assert done.stderr.splitlines()[0].startswith("The output cannot be used: No space left")


def test_csv_opens_rightly_in_a_spreadsheet(gunbai: Gunbai, tmp_path: Path) -> None:
    out = tmp_path / "game.csv"
    gunbai("record", "export", RECORD, "--to", "csv", "--out", out)
    assert out.read_bytes().startswith(b"\xef\xbb\xbf")
    rows = list(csv.DictReader(io.StringIO(out.read_text(encoding="utf-8-sig"))))
    assert rows[0]["number"] == "0"


@pytest.mark.parametrize("season", ["spring", "autumn", "spring-autumn"])
def test_spring_and_autumn_are_understood(gunbai: Gunbai, season: str) -> None:
    told = gunbai("odds", "daimyo", "weather", "--season", season, "--turns", 1, "--json")
    assert told.exit_code == 0
    assert '"5/6"' in told.stdout
