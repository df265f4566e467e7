"""``gunbai odds``: the questions about chances that each game brings, as commands."""

from __future__ import annotations

from typing import Any

import click

from gunbai.odds_queries import REQUIRED, OddsCommand, Parameter
from gunbai.terminal.command import AS_JSON, Command, Group, in_language, option


class Games(Group):
    """One group a game that offers odds."""

    def list_commands(self, ctx: click.Context) -> list[str]:  # noqa: ARG002
        from gunbai.odds_queries import commands
        from gunbai.registry import registered

        return [id_ for id_, game in registered().items() if commands(game)]

    def get_command(self, ctx: click.Context, cmd_name: str) -> click.Command | None:  # noqa: ARG002
        from gunbai.core.script import refused
        from gunbai.odds_queries import commands
        from gunbai.registry import find

        found = commands(find(cmd_name))
        if not found:
            raise refused("terminal.no-odds", game=cmd_name)
        made = {asked.name: command(asked) for asked in found}
        of_game = click.group(cmd_name, cls=Group, commands=made, about="terminal.help.odds.of")
        return of_game(in_language(lambda: None))


@click.group(cls=Games, about="terminal.help.odds")
@in_language
def odds() -> None:
    """All games' odds."""


def command(asked: OddsCommand) -> Command:
    """A game's question as a command."""

    def run(json: bool, **given: Any) -> None:
        from gunbai.terminal.commands.odds_tables import printed

        values = {name: value for name, value in given.items() if value is not None}
        click.echo(printed(asked, asked.answer(values), as_json=json), nl=False)

    made = click.command(asked.name, cls=Command, about=asked.key)(in_language(AS_JSON(run)))
    made.params[:0] = [_parameter(asked, each) for each in asked.parameters]
    return made


def _parameter(asked: OddsCommand, parameter: Parameter) -> click.Parameter:
    """One parameter of a question as an option of its command."""
    required = parameter.default is REQUIRED and not parameter.is_switch
    default = parameter.default if isinstance(parameter.default, (str, int)) else ""
    decorate = option(
        parameter.name,
        asked.key_of(parameter),
        parameter.shape,
        parameter.read,
        shown="" if parameter.is_switch else str(default),
        required=required,
    )
    made: click.Parameter = click.command()(decorate(lambda: None)).params[0]
    return made
