"""``gunbai record report``: the battle as a wargamer would post it, with a picture of each turn."""

from __future__ import annotations

from pathlib import Path

from tests.terminal.conftest import Gunbai

RECORDS = Path(__file__).parents[1] / "records"


def test_a_battle_becomes_a_folder_of_pages_and_pictures(gunbai: Gunbai, tmp_path: Path) -> None:
    out = tmp_path / "report"
    told = gunbai("record", "report", str(RECORDS / "daimyo-turns.gunbai"), "--out", str(out))
    assert told.exit_code == 0, told.stderr
    pictures = sorted(file.name for file in out.glob("turn-*.svg"))
    assert pictures[0] == "turn-00.svg"
    page = (out / "report.html").read_text(encoding="utf-8")
    assert all(name in page for name in pictures)
    assert (out / "report.md").read_text(encoding="utf-8").startswith("# ")


def test_a_folder_that_exists_is_left_alone(gunbai: Gunbai, tmp_path: Path) -> None:
    told = gunbai("record", "report", str(RECORDS / "daimyo-turns.gunbai"), "--out", str(tmp_path))
    assert told.exit_code == 2
    assert told.stderr.count("\n") == 1
    assert list(tmp_path.iterdir()) == []


def test_a_game_without_reports_says_so(gunbai: Gunbai, tmp_path: Path) -> None:
    out = str(tmp_path / "report")
    told = gunbai("record", "report", str(RECORDS / "snow-solo.gunbai"), "--out", out)
    assert told.exit_code == 2
    assert "has no reports" in told.stderr
