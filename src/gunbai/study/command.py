"""The command that makes a study anew."""

from __future__ import annotations

from collections.abc import Iterator
from shlex import quote
from typing import Any

from gunbai.core.game import Game, Option, text
from gunbai.registry import find
from gunbai.study.figures import SettingFigures, Study


def command(study: Study) -> str:
    """What to write on a command line for the same figures."""
    return " ".join(_words(study))


def _words(study: Study) -> Iterator[str]:
    game, first = find(study.game), study.settings[0]
    yield f"gunbai study {game.id} --games {study.games or study.asked} --seed {study.seed}"
    if "bots" not in first.varied:
        yield f"--bots {quote(','.join(first.bots))}"
    yield from (f"--option {name}={text(first.options[name])}" for name in _fixed(game, study))
    for name in first.varied:
        values = list(dict.fromkeys(text(setting.varied[name]) for setting in study.settings))
        if name == "bots":
            yield from (f"--vary {quote(f'bots={value}')}" for value in values)
        else:
            yield f"--vary {name}={','.join(values)}"
    yield from (f"--metrics {quote(file)}" for file in study.metrics)


def _fixed(game: Game, study: Study) -> Iterator[str]:
    """The options that some setting has otherwise than the game or its preset would have it."""
    for option in game.options:
        if option.id not in study.settings[0].varied and any(
            setting.options.get(option.id, option.default) != _usual(game, option, setting)
            for setting in study.settings
        ):
            yield option.id


def _usual(game: Game, option: Option, setting: SettingFigures) -> Any:
    preset = game.presets.get(setting.varied.get("preset", ""), {})
    return preset.get(option.id, option.default)
