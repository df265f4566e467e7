"""Help is said in both languages, and every option has some."""

from __future__ import annotations

from collections.abc import Iterator

import click
import pytest
from tests.terminal.conftest import Gunbai

import gunbai as package
from gunbai.terminal.command import Argument, Option
from gunbai.terminal.language import use
from gunbai.terminal.main import HOMES, app
from gunbai.terminal.manual import helps


def commands() -> Iterator[tuple[str, click.Command, click.Context]]:
    def below(
        command: click.Command, parent: click.Context | None, name: str
    ) -> Iterator[tuple[str, click.Command, click.Context]]:
        context = click.Context(command, parent, name)
        yield context.command_path, command, context
        if isinstance(command, click.Group):
            for each in command.list_commands(context):
                found = command.get_command(context, each)
                assert found is not None
                yield from below(found, context, each)

    return below(app, None, "gunbai")


def test_every_parameter_of_every_command_speaks_both_languages() -> None:
    seen = 0
    for path, command, _ in commands():
        for parameter in command.params:
            assert isinstance(parameter, (Option, Argument)), f"{path}: {parameter.name}"
            english, russian = parameter.about
            assert english.endswith("."), f"{path}: {english}"
            assert russian.endswith("."), f"{path}: {russian}"
            assert not russian.isascii(), f"{path}: {russian}"
            seen += 1
    assert seen > 30


def test_russian_help_has_no_english_headings() -> None:
    use("ru")
    for path, _, told in helps(app, None, "gunbai"):
        assert told.startswith(f"Вызов: {path}")
        for heading in ("Usage", "Options:", "Commands:", "Arguments", "default:", "Show this"):
            assert heading not in told, path


def test_help_of_the_whole_lists_every_command(gunbai: Gunbai) -> None:
    told = gunbai("--help")
    assert told.exit_code == 0
    for name in HOMES:
        assert f"\n  {name}  " in told.stdout


@pytest.mark.parametrize("arguments", [[], ["record"], ["odds"], ["odds", "snow"]])
def test_a_group_alone_shows_its_help(gunbai: Gunbai, arguments: list[str]) -> None:
    told = gunbai(*arguments)
    assert told.exit_code == 0
    assert told.stdout == gunbai(*arguments, "--help").stdout
    assert not told.stderr


def test_help_in_the_language_of_the_environment(gunbai: Gunbai) -> None:
    assert "Сыграть много партий" in gunbai("study", "--help", GUNBAI_LANG="ru").stdout
    assert "Play many games" in gunbai("study", "--help", "--lang", "en", GUNBAI_LANG="ru").stdout


def test_version(gunbai: Gunbai) -> None:
    assert gunbai("--version").stdout == f"gunbai {package.__version__}\n"
