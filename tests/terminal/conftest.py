"""A toy game at the terminal: everybody wishes and guesses in secret, and a die is rolled."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator
from dataclasses import replace
from random import Random

import click.testing
import pytest
from tests.toy import TOY

from gunbai.core.game import Game, Sight
from gunbai.core.script import Ask, Value
from gunbai.registry import registered
from gunbai.terminal.language import use
from gunbai.terminal.main import app

Result = click.testing.Result
Gunbai = Callable[..., Result]


def dull(sight: Sight, ask: Ask, rng: Random) -> Value:
    """Answer at random."""
    return ask.sample(rng)


@pytest.fixture
def toy(monkeypatch: pytest.MonkeyPatch) -> Game:
    """The toy as an installed game with one bot."""
    game = replace(TOY, bots={"dull": dull})
    monkeypatch.setitem(registered(), "toy", game)
    return game


@pytest.fixture(autouse=True)
def _in_english(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """No language of this machine's leaks into a test, nor one test's into the next."""
    for variable in ("GUNBAI_LANG", "LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(variable, raising=False)
    use("en")
    yield
    use("en")


@pytest.fixture
def gunbai(toy: Game) -> Gunbai:
    """Run the command line within this process, with typed lines where there are any."""

    def run(*args: object, typed: str | None = None, **environment: str) -> Result:
        runner = click.testing.CliRunner(env={**environment, "COLUMNS": "100"})
        return runner.invoke(app, [str(arg) for arg in args], input=typed, catch_exceptions=False)

    return run


def subprocess_environment(**more: str) -> dict[str, str]:
    """The environment of a real run, without a language."""
    kept = {k: v for k, v in os.environ.items() if not k.startswith(("LC_", "LANG", "GUNBAI_"))}
    return {**kept, **more}
