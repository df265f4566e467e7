"""The short form of `make soak`: a server that is killed, full, and crowded by slow clients."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys

import pytest
from tests.soak.__main__ import is_broken, main, table
from tests.soak.under import ROOT

SHORT = ["--writers", "2", "--streams", "20", "--seconds", "60", "--fills", "2", "--crawl", "8"]


@pytest.mark.parametrize(
    ("attack", "kills"), [("SQLite killed", "6"), ("PostgreSQL killed", "4"), ("slow clients", "0")]
)
def test_what_was_acknowledged_is_there_once_and_nothing_has_leaked(
    attack: str, kills: str
) -> None:
    assert main(["--only", attack, "--kills", kills, *SHORT]) == 0


def test_a_full_disk_is_refused_in_a_sentence_and_recovered_from() -> None:
    may_mount = [] if os.getuid() == 0 else ["unshare", "--user", "--map-root-user", "--mount"]
    if may_mount and subprocess.run([*may_mount, "true"], check=False).returncode:
        pytest.skip("Nobody but root may mount a small disk here.")
    command = [sys.executable, "-W", "ignore", "-m", "tests.soak", "--only", "full disk", *SHORT]
    run = subprocess.run(
        [*may_mount, *command], cwd=ROOT, capture_output=True, text=True, check=False
    )
    assert run.returncode == 0, run.stdout + run.stderr
    assert "| times the disk was full | 2 |" in run.stdout
    assert shutil.disk_usage(ROOT).free  # the small disk was another one


@pytest.mark.skipif(os.getuid() != 0, reason="Nobody but root may mount a disk for another user.")
def test_a_postgresql_whose_disk_is_full_is_refused_in_a_sentence_and_recovered_from() -> None:
    assert main(["--only", "full disk of PostgreSQL", *SHORT]) == 0


def test_harm_is_seen_and_every_attack_has_a_column() -> None:
    well = {"kills": 3, "of these lost": 0, "tables": 2, "tables whose record plays again": 2}
    assert not is_broken(well)
    assert is_broken({**well, "of these lost": 1})
    assert is_broken({**well, "tables whose record plays again": 1})
    told = table({"a": well, "b": {"tables": 1}})
    assert told.splitlines()[0] == "| what | a | b |"
    assert "| kills | 3 |  |" in told
