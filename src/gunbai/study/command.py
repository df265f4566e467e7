"""The command that makes a study anew."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from gunbai.core.game import text
from gunbai.registry import find


def command(found: Mapping[str, Any]) -> str:
    """What to write on a command line for the same figures."""
    return " ".join(_words(found))


def _words(found: Mapping[str, Any]) -> Iterator[str]:
    game, settings = find(found["game"]), found["settings"]
    yield f"gunbai study {game.id} --games {found['asked']} --seed {found['seed']}"
    yield f"--bots {','.join(found['bots'])}"
    varied = settings[0]["varied"]
    for option in game.options:
        value = settings[0]["options"][option.id]
        if option.id not in varied and value != option.default:
            yield f"--option {option.id}={text(value)}"
    for name in varied:
        values = dict.fromkeys(text(setting["options"][name]) for setting in settings)
        yield f"--vary {name}={','.join(values)}"
