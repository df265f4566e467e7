"""Which language is spoken: --lang, else GUNBAI_LANG, else the system's, else English."""

from __future__ import annotations

from collections.abc import Iterator

import click
import pytest

from gunbai.terminal.language import chosen
from gunbai.terminal.main import app


@pytest.mark.parametrize(
    ("arguments", "environment", "spoken"),
    [
        ([], {}, "en"),
        ([], {"LANG": "ru_RU.UTF-8"}, "ru"),
        ([], {"LANG": "ru_RU.UTF-8", "LC_MESSAGES": "en_GB.UTF-8"}, "en"),
        ([], {"LANG": "ru_RU.UTF-8", "LC_ALL": "C"}, "en"),
        ([], {"LANG": "", "LC_ALL": ""}, "en"),
        ([], {"LANG": "fr_FR", "GUNBAI_LANG": "ru"}, "ru"),
        (["rules", "snow", "--lang", "ru"], {"GUNBAI_LANG": "en"}, "ru"),
        (["--lang=en", "rules"], {"GUNBAI_LANG": "ru"}, "en"),
        (["--lang", "fr"], {"LANG": "ru"}, "ru"),
        (["--lang"], {}, "en"),
        (["--", "--lang", "ru"], {}, "en"),
    ],
)
def test_the_first_that_is_set_is_heeded(
    arguments: list[str], environment: dict[str, str], spoken: str
) -> None:
    assert chosen(arguments, environment) == spoken


def below(command: click.Command, path: str) -> Iterator[tuple[str, click.Command]]:
    """A command and all that stand below it, each with what one types to reach it."""
    yield path, command
    if isinstance(command, click.Group):
        context = click.Context(command)
        for name in command.list_commands(context):
            found = command.get_command(context, name)
            assert found is not None
            yield from below(found, f"{path} {name}")


def test_every_command_and_every_group_of_them_takes_a_language_and_a_game_of_ones_own() -> None:
    taking = {path: {opt for p in each.params for opt in p.opts} for path, each in below(app, "")}
    assert " odds hierarchy duel" in taking
    assert [path for path, opts in taking.items() if not {"--lang", "--game"} <= opts] == []
