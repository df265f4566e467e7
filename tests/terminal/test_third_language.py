"""A third language is a folder of catalogues: nothing else is needed to read and play in it."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest
from tests.terminal.conftest import subprocess_environment

WORDS = """\
words-language = Klingon
terminal-help-usage = DoqlIj
terminal-help-serve = raS yIqem.
story-ending = rInpu'
snow-name = chal chIS
snow-season = # { $season } { $year }
snow-query-label-win = Qap
core-unknown-game = { $given } tu'lu'be'.
"""


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    made = tmp_path_factory.mktemp("words")
    (made / "tlh").mkdir()
    (made / "tlh" / "all.ftl").write_text(WORDS, encoding="utf-8")
    return made


def gunbai(folder: Path, *arguments: str, **more: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-c", "from gunbai.terminal.main import run; run()", *arguments],
        capture_output=True,
        text=True,
        check=False,
        env=subprocess_environment(GUNBAI_WORDS=str(folder), PYTHONIOENCODING="utf-8", **more),
    )


def test_its_help_is_read_and_what_it_lacks_is_english(folder: Path) -> None:
    told = gunbai(folder, "serve", "--help", "--lang", "tlh").stdout
    assert told.startswith("DoqlIj: gunbai serve")
    assert "raS yIqem." in told
    assert "The port to listen on." in told
    assert "--lang en|ru|tlh" in told


def test_a_game_is_played_in_it(folder: Path) -> None:
    asked = ["play", "snow", "--seats", "bot,bot", "--option", "rounds=1", "--seed", "1"]
    told = gunbai(folder, *asked, GUNBAI_LANG="tlh").stdout
    assert "chal chIS" in told
    assert "spring 1" in told.lower()
    assert "rInpu'" in told
    assert "The year is remembered for clan" in told  # English, where it has no words


def test_odds_and_refusals_are_said_in_it(folder: Path) -> None:
    asked = ["odds", "snow", "encounter", "--facet", "4", "--kamae", "kagai"]
    assert "Qap" in gunbai(folder, *asked, "--lang", "tlh").stdout
    assert gunbai(folder, "rules", "go", "--lang", "tlh").stderr == "go tu'lu'be'.\n"


def test_without_the_folder_the_language_is_refused(tmp_path: Path) -> None:
    told = gunbai(tmp_path, "rules", "snow", "--lang", "tlh")
    assert told.returncode == 2
    assert "en|ru" in told.stderr
