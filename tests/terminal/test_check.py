"""gunbai check: a file of one's own, checked before anybody sits down."""

from __future__ import annotations

from pathlib import Path

from tests.terminal.conftest import Gunbai

from gunbai.games.daimyo.scenarios import library as shipped

QUICK = (Path(shipped.__file__).with_name("quick.toml")).read_text(encoding="utf-8")


def test_a_file_without_faults_passes(gunbai: Gunbai, tmp_path: Path) -> None:
    file = tmp_path / "good.toml"
    file.write_text(QUICK, encoding="utf-8")
    run = gunbai("check", "daimyo", file)
    assert run.exit_code == 0
    assert "good.toml has no faults." in run.stdout


def test_every_fault_is_told_with_its_line_and_the_first_comes_first(
    gunbai: Gunbai, tmp_path: Path
) -> None:
    text = QUICK.replace("width = 120", "width = 3").replace("height = 90", "height = 9000")
    wrong = ("width = 3", "height = 9000")
    lines = [number for number, line in enumerate(text.splitlines(), 1) if line in wrong]
    file = tmp_path / "bad.toml"
    file.write_text(text, encoding="utf-8")
    run = gunbai("check", "daimyo", file, "--lang", "ru")
    assert run.exit_code == 1
    told = run.stdout.splitlines()
    assert [line.split(":")[0] for line in told] == [f"Строка {number}" for number in lines]


def test_what_is_no_toml_no_file_or_for_no_game_is_told_in_a_sentence(
    gunbai: Gunbai, tmp_path: Path
) -> None:
    file = tmp_path / "none.toml"
    run = gunbai("check", "daimyo", file)
    assert (run.exit_code, run.stdout) == (2, "")
    assert "none.toml" in run.stderr
    file.write_bytes(b"\xff[[[")
    run = gunbai("check", "daimyo", file)
    assert (run.exit_code, len(run.stdout.splitlines())) == (1, 1)
    run = gunbai("check", "toy", file)
    assert run.exit_code == 2
    assert "has no files of your own" in run.stderr
