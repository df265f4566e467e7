"""Bots from a file of one's own sit in a study; what is wrong with the file is one sentence."""

from __future__ import annotations

from pathlib import Path

import pytest
from tests.study.plans import plan

from gunbai.core.script import Refused
from gunbai.study.executors import processes
from gunbai.study.many import play_all
from gunbai.study.own import game_of
from gunbai.study.plan import check

BOT = """
from gunbai.registry import find

def lots(sight, ask, rng):
    return find("snow").bots["random"](sight, ask, rng)
"""


@pytest.fixture
def file(tmp_path: Path) -> str:
    path = tmp_path / "my.py"
    path.write_text(BOT)
    return str(path)


def test_a_bot_from_a_file_plays_as_one_of_the_game(file: str) -> None:
    own = plan(["random", f"{file}:lots", "random"], {"rounds": 1}, games=4, seed=2)
    check(own)
    shipped = plan(["random"] * 3, {"rounds": 1}, games=4, seed=2)
    assert list(play_all(own)) == list(play_all(shipped))
    assert list(play_all(own, processes(2))) == list(play_all(shipped))


def test_the_games_own_bots_stay_as_they_are(file: str) -> None:
    assert f"{file}:lots" not in game_of("snow").bots
    assert game_of("snow", [f"{file}:lots"]).bots.keys() > game_of("snow").bots.keys()


@pytest.mark.parametrize(
    ("name", "text", "sentence"),
    [
        ("none.py:lots", "", "There is no Python file"),
        ("my.py:few", BOT, "holds nothing to call by the name “few”"),
        ("my.py:lots", "lots = 3", "holds nothing to call"),
        ("my.py:lots", "import no_such", "fails as it is loaded: ModuleNotFoundError"),
    ],
)
def test_what_is_wrong_with_a_file_is_said(
    name: str, text: str, sentence: str, tmp_path: Path
) -> None:
    if text:
        (tmp_path / "my.py").write_text(text)
    with pytest.raises(Refused, match=sentence):
        check(plan(["random", str(tmp_path / name)], {}, games=1, seed=1))
