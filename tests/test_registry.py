"""The games that can be played: installed ones, those of one's own, and those that are broken."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from gunbai import registry
from gunbai.core.script import Refused
from gunbai.registry import NAMED, find, game_at, registered

OWN = """
from gunbai.core.game import Game, Outcome

def begin(setup): return setup
def script(setup):
    return Outcome((0,))
    yield
def view(state, seat): return None

GAME = Game("{id}", 1, range(1, 3), (), begin, script, view, lambda n: ["{id}.role"] * n, __name__)
"""


def own(folder: Path, name: str, text: str = OWN) -> str:
    file = folder / f"{name}.py"
    file.write_text(text.format(id=name) if text is OWN else text)
    return str(file)


def said(code: str, *places: str) -> subprocess.CompletedProcess[str]:
    env = {**os.environ, NAMED: os.pathsep.join(places)}
    command = [sys.executable, "-W", "error", "-c", code]
    return subprocess.run(command, env=env, capture_output=True, text=True, check=False)


def test_a_game_in_a_file_has_its_parts_and_words_beside_it(tmp_path: Path) -> None:
    game = game_at(own(tmp_path, "quay"))
    (tmp_path / "text.py").write_text("def board_lines(board, say): return ['quay']")
    part = game.part("text")
    assert part is not None
    assert part.board_lines(None, None) == ["quay"]
    assert game.folder == tmp_path
    assert game.part("report") is None


def test_a_folder_with_an_init_is_a_game_too(tmp_path: Path) -> None:
    (tmp_path / "jetty").mkdir()
    own(tmp_path / "jetty", "__init__", OWN.format(id="jetty"))
    assert game_at(str(tmp_path / "jetty")).id == "jetty"


@pytest.mark.parametrize(
    ("text", "why"),
    [
        ("import nothing_of_the_kind", "No module named 'nothing_of_the_kind'"),
        ("def broken(:", "SyntaxError"),
        ("x = 1", "exactly one gunbai.Game"),
    ],
)
def test_a_file_without_a_game_is_refused_with_the_reason(
    tmp_path: Path, text: str, why: str
) -> None:
    with pytest.raises(Refused, match=why):
        game_at(own(tmp_path, "wharf", text))
    assert "wharf" not in sys.modules


def test_a_game_that_fails_to_load_takes_nobody_down(tmp_path: Path) -> None:
    broken, good = own(tmp_path, "reef", "1 / 0"), own(tmp_path, "pier")
    found = said("import gunbai; print(sorted(gunbai.games()))", broken, good)
    assert found.stdout.strip() == "['daimyo', 'hierarchy', 'pier', 'snow']"
    assert found.stderr.count("\n") == 1
    assert "reef.py cannot be loaded" in found.stderr or "is left out" in found.stderr
    assert "division by zero" in found.stderr


def test_a_game_is_found_by_its_id_without_loading_the_others(tmp_path: Path) -> None:
    code = (
        "import sys, gunbai; gunbai.new('pier', ['Aki']);"
        "assert 'gunbai.games.snow' not in sys.modules; print('good')"
    )
    found = said(code, own(tmp_path, "pier"))
    assert (found.stdout.strip(), found.stderr) == ("good", "")


def test_processes_that_are_started_play_the_game_too(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv(NAMED, "")
    game = registry.name(own(tmp_path, "mole"))
    try:
        assert registered()["mole"] is game is find("mole")
        told = said("import gunbai; print(gunbai.new('mole', ['Aki']).over)", os.environ[NAMED])
        assert told.stdout.strip() == "True"
    finally:
        registry._registry().loaded.pop("mole")


def test_games_are_listed_in_one_order_whichever_was_loaded_first() -> None:
    code = (
        "import gunbai.registry as r; [r.find(g) for g in ('snow', 'daimyo', 'hierarchy')];"
        "assert list(r.registered()) == ['daimyo', 'hierarchy', 'snow'], list(r.registered())"
    )
    subprocess.run([sys.executable, "-c", code], check=True)
