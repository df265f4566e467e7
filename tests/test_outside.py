"""A game of one's own in a file: the tutorial builds it, and everything plays it."""

from __future__ import annotations

import re
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import numpy as np
import pytest

import gunbai
from gunbai import registry
from gunbai.core.game import Game
from gunbai.play import advise, new, play_bots, verify
from gunbai.registry import game_at
from gunbai.testing import check_bots, check_words, conform
from gunbai.words.catalogue import bundle, plain

ROOT = Path(__file__).parents[1]
EXAMPLE = ROOT / "examples" / "boast"
TUTORIAL = (ROOT / "docs" / "tutorial.md").read_text(encoding="utf-8")


def blocks(language: str) -> list[str]:
    return re.findall(rf"^```{language}\n(.*?)^```$", TUTORIAL, re.MULTILINE | re.DOTALL)


@pytest.fixture(scope="module")
def boast() -> Iterator[Game]:
    game = registry.add(game_at(str(EXAMPLE / "boast.py")))
    for forget in (bundle, plain):
        forget.cache_clear()
    yield game
    registry._registry().loaded.pop("boast")
    bundle.cache_clear()


def gunbai_says(*arguments: str) -> str:
    run = "from gunbai.terminal.main import run; run()"
    command = [sys.executable, "-c", run, *arguments]
    done = subprocess.run(command, capture_output=True, text=True, check=False, cwd=ROOT)
    assert done.returncode == 0, done.stderr
    return done.stdout


def test_the_tutorial_is_the_example_piece_by_piece() -> None:
    whole = (EXAMPLE / "boast.py").read_text(encoding="utf-8")
    bare = [line for line in whole.splitlines() if line]
    assert [line for block in blocks("python") for line in block.splitlines() if line] == bare
    told = [block.strip() for kind in ("fluent", "markdown", "html") for block in blocks(kind)]
    for name in ("words/en.ftl", "words/rules.en.md", "page/board.html"):
        assert (EXAMPLE / name).read_text(encoding="utf-8").strip() in told, name


def test_the_game_of_the_tutorial_plays_as_soon_as_it_is_one(tmp_path: Path) -> None:
    written = ""
    steps = 0
    for block in blocks("python"):
        written += f"{block}\n\n"
        if "GAME = " not in block:
            continue
        steps += 1
        file = tmp_path / f"step{steps}" / f"boast{steps}.py"
        file.parent.mkdir()
        file.write_text(written, encoding="utf-8")
        game = game_at(str(file))
        assert conform(game, steps).over
    assert steps == 3


def test_its_own_test_of_the_tutorial_passes(tmp_path: Path) -> None:
    shutil.copytree(EXAMPLE, tmp_path / "boast")
    (test,) = re.findall(
        r'^```python title="test_boast.py"\n(.*?)^```$', TUTORIAL, re.MULTILINE | re.DOTALL
    )
    (tmp_path / "test_boast.py").write_text(test)
    command = [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", "test_boast.py"]
    done = subprocess.run(command, capture_output=True, text=True, check=False, cwd=tmp_path)
    assert done.returncode == 0, done.stdout


def test_it_keeps_every_promise(boast: Game) -> None:
    for seed in range(5):
        conform(boast, seed)
    check_words(boast)
    check_bots(boast, 1)


@pytest.mark.parametrize("language", ["en", "ru"])
def test_it_is_played_in_the_terminal(language: str) -> None:
    file = "examples/boast/boast.py"
    told = gunbai_says("play", file, "--seats", "bot,bot", "--seed", "3", "--lang", language)
    assert {"en": "Round 3", "ru": "Раунд 3"}[language] in told
    assert "[6]" in told, "the dice that fell"
    assert "boast." not in told


def test_a_folder_is_a_game_as_a_file_is(tmp_path: Path) -> None:
    shutil.copytree(EXAMPLE, tmp_path / "brag")
    (tmp_path / "brag" / "boast.py").rename(tmp_path / "brag" / "__init__.py")
    told = gunbai_says("play", str(tmp_path / "brag"), "--seats", "bot,bot", "--seed", "3")
    assert "Round 3" in told


def test_it_is_studied_on_several_processes() -> None:
    asked = [
        "study",
        "--game",
        "examples/boast/boast.py",
        "--games",
        "6",
        "--workers",
        "2",
        "--csv",
    ]
    assert "braggart" in gunbai_says(*asked)


def test_its_rules_are_read() -> None:
    assert "## Mocking" in gunbai_says("rules", "--game", "examples/boast/boast.py")


def test_an_agent_plays_it(boast: Game) -> None:
    env = gunbai.env(boast, seats=["agent", "bot"])
    env.reset(seed=1)
    rng = np.random.default_rng(1)
    for _agent in env.agent_iter():
        seen, _, terminated, truncated, _ = env.last()
        over = terminated or truncated
        env.step(None if over else rng.choice(np.flatnonzero(seen["action_mask"])))
    assert env.match.over
    assert verify(env.match.record, boast).passed


def test_advice_is_asked_of_it(boast: Game) -> None:
    told = advise(new(boast, ["Aki", "Bo"], dice=1), 0, 0, 1)
    assert told.value in (3, 4)
    assert told.worth["3"] == told.worth["4"] == 2
    match = new(boast, ["Aki", "bot"], dice=1)
    play_bots(match)
    assert match.reasons_for(0) == {}, "the bot's boast is not seen yet"
