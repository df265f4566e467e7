"""Help is said in both languages, and every option has some."""

from __future__ import annotations

from collections.abc import Iterator

import click
import pytest
from tests.terminal.conftest import Gunbai

import gunbai as package
from gunbai.terminal.command import Argument, Command, Group, Option
from gunbai.terminal.language import use
from gunbai.terminal.main import HOMES, app
from gunbai.terminal.manual import helps
from gunbai.words.catalogue import LANGUAGES, bundle
from gunbai.words.languages import quick


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


def test_every_command_and_parameter_is_explained_in_every_language() -> None:
    seen = 0
    for path, command, _ in commands():
        assert isinstance(command, (Command, Group)), path
        for parameter in command.params:
            assert isinstance(parameter, (Option, Argument)), f"{path}: {parameter.name}"
            for language in LANGUAGES:
                assert quick(language, parameter.about).endswith("."), parameter.about
            assert not quick("ru", parameter.about).isascii(), parameter.about
            seen += 1
        assert all(quick(language, command.about).endswith(".") for language in LANGUAGES), path
    assert seen > 30


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_quick_way_to_read_a_catalogue_says_what_fluent_says(language: str) -> None:
    bundle("en").keys  # noqa: B018 - reads every catalogue
    for key in bundle(language).keys:
        if key.startswith("terminal-help-") or "-query-" in key:
            assert quick(language, key.replace("-", ".", 1)) == bundle(language).say(key), key


def test_a_group_of_odds_says_what_its_parameters_mean(gunbai: Gunbai) -> None:
    told = gunbai("odds", "hierarchy", "duel", "--help", "--lang", "ru").stdout
    assert "Чьё предложение." in told
    assert "ставк" not in told.lower()


def test_an_argument_that_may_be_left_out_stands_in_brackets(gunbai: Gunbai) -> None:
    assert "gunbai rules [OPTIONS] [GAME] [PART]" in gunbai("rules", "--help").stdout


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
    assert "Simulate many" in gunbai("study", "--help", "--lang", "en", GUNBAI_LANG="ru").stdout


def test_version(gunbai: Gunbai) -> None:
    assert gunbai("--version").stdout == f"gunbai {package.__version__}\n"
