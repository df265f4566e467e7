"""The comparison with icepool and dyce keeps running; its speeds are for `make bench`."""

import json
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]


def run(*arguments: str) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-m", "benchmarks.odds", *arguments]
    return subprocess.run(command, capture_output=True, text=True, cwd=ROOT, check=False)


def test_every_line_of_the_comparison_is_equal_and_timed() -> None:
    told = json.loads(run("--rounds", "1", "--json").stdout)
    assert len(told["lines"]) == 11
    for line in told["lines"]:
        assert line["equal"]
        assert line["ratio"] > 1
        assert {*line["microseconds"]} == {"gunbai", "icepool", "dyce"}


@pytest.mark.parametrize("rounds", ["0", "-3", "many", "1001"])
def test_a_number_of_rounds_that_cannot_be_run_is_refused(rounds: str) -> None:
    refused = run(f"--rounds={rounds}")
    assert refused.returncode == 2
    assert f"{rounds} rounds cannot be run; 1 to 1000 are legal." in refused.stderr
    assert not refused.stdout
