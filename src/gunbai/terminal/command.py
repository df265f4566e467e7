"""Commands whose help is said in the reader's language, and options that refuse in a sentence."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any, TypeVar

import click

from gunbai.terminal.language import current
from gunbai.words.languages import LANGUAGES, quick

OWN_GAMES = "gunbai.own-games"
F = TypeVar("F", bound=Callable[..., Any])


def said(key: str) -> str:
    """What the help says under a key, in the reader's language."""
    return quick(current(), key)


class _Spoken(click.Command):
    """A command with its help in the reader's language."""

    def __init__(self, *args: Any, about: str, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self.about = about

    def get_short_help_str(self, limit: int = 45) -> str:  # noqa: ARG002 - lines are wrapped
        return said(self.about).partition("\n")[0]

    def format_help_text(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        self.help = said(self.about)
        super().format_help_text(ctx, formatter)

    def format_usage(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        pieces = " ".join(self.collect_usage_pieces(ctx))
        formatter.write_usage(ctx.command_path, pieces, f"{said('terminal.help.usage')}: ")

    def format_arguments(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        rows = [p.get_help_record(ctx) for p in self.params if isinstance(p, click.Argument)]
        _table(formatter, "terminal.help.arguments", rows)

    def format_options(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        rows = [p.get_help_record(ctx) for p in self.get_params(ctx) if isinstance(p, click.Option)]
        _table(formatter, "terminal.help.options", rows)

    def get_help_option(self, ctx: click.Context) -> click.Option | None:
        option = super().get_help_option(ctx)
        if option is not None:
            option.help = said("terminal.help.help")
        return option


def _table(
    formatter: click.HelpFormatter, title: str, rows: Sequence[tuple[str, str] | None]
) -> None:
    written = [row for row in rows if row is not None]
    if written:
        with formatter.section(said(title)):
            formatter.write_dl(written)


class Command(_Spoken):
    """One command."""


class Group(_Spoken, click.Group):
    """A command that holds others; with none named it shows its help."""

    def format_options(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        _Spoken.format_options(self, ctx, formatter)
        self.format_commands(ctx, formatter)

    def format_commands(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        found = {name: self.get_command(ctx, name) for name in self.list_commands(ctx)}
        rows = [
            (name, command.get_short_help_str())
            for name, command in found.items()
            if command is not None
        ]
        _table(formatter, "terminal.help.commands", rows)


class Reader(click.ParamType[Any]):
    """Reads one value from its text; what cannot be read is refused in a sentence."""

    def __init__(self, read: Callable[[str], Any], shape: str) -> None:
        self.read = read
        self.name = self.shape = shape

    def convert(
        self,
        value: Any,
        param: click.Parameter | None,
        ctx: click.Context | None,  # noqa: ARG002
    ) -> Any:
        if not isinstance(value, str):
            return value
        from gunbai.core.script import Refused, refused, shown

        named = param.opts[0] if isinstance(param, click.Option) else self.shape
        try:
            return self.read(value)
        except Refused as no:
            raise refused("terminal.option-refused", option=named, why=no.refusal) from None
        except ValueError:
            raise refused(
                "terminal.option-shape", option=named, given=shown(value), shape=self.shape
            ) from None


class Option(click.Option):
    """An option with its help in the reader's language."""

    def __init__(self, *args: Any, about: str, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self.about = about

    def get_help_record(self, ctx: click.Context) -> tuple[str, str] | None:
        record = super().get_help_record(ctx)
        if record is None:
            return None
        told = said(self.about)
        if self.required:
            told = f"{told}  [{said('terminal.help.required')}]"
        elif isinstance(self.show_default, str):
            told = f"{told}  [{said('terminal.help.default')}: {self.show_default}]"
        return record[0], told


class Argument(click.Argument):
    """A positional argument with its help in the reader's language."""

    def __init__(self, *args: Any, about: str, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self.about = about

    def make_metavar(self, ctx: click.Context) -> str:
        named = super().make_metavar(ctx)
        return named if self.required else f"[{named}]"

    def get_help_record(self, ctx: click.Context) -> tuple[str, str]:
        return self.make_metavar(ctx), said(self.about)


def option(
    name: str,
    about: str,
    shape: str = "",
    read: Callable[[str], Any] = str,
    *,
    default: Any = None,
    shown: str = "",
    required: bool = False,
    many: bool = False,
    variable: str | None = None,
) -> Callable[[F], F]:
    """Add an option ``--name``; without a ``shape`` it is a switch.

    ``shown`` says in the help what holds where it is not given; ``many`` lets it be repeated;
    ``variable`` of the environment says the same where the option is not given.
    """
    more: dict[str, Any] = (
        {"type": Reader(read, shape), "metavar": shape, "multiple": many}
        if shape
        else {"is_flag": True}
    )
    more |= {"required": required, "show_default": shown or None, "envvar": variable}
    if default is not None:
        more["default"] = default
    return click.option(f"--{name}", cls=Option, about=about, **more)


def argument(
    name: str,
    about: str,
    *,
    required: bool = True,
    read: Callable[[str], Any] = str,
    **more: Any,
) -> Callable[[F], F]:
    """Add a positional argument; one that is left out is None."""
    kind = Reader(read, name)
    return click.argument(
        name.lower(), cls=Argument, about=about, metavar=name, required=required, type=kind, **more
    )


def in_language(function: F) -> F:
    """Add what every command takes: ``--game`` and ``--lang``.

    `gunbai.terminal.main` has heeded the language by the time a command runs.
    """
    return _language_option(_own_games_option(function))


def _own_games_option(function: F) -> F:
    return click.option(
        "--game",
        "own_games",
        cls=Option,
        about="terminal.help.own-game",
        type=Reader(own_game, "FILE"),
        metavar="FILE",
        multiple=True,
        is_eager=True,
        expose_value=False,
        callback=_remember,
    )(function)


def own_game(place: str) -> str:
    """The id of a game in a file, a folder or a package, which can be played from now on."""
    from gunbai.registry import name

    return name(place).id


def _remember(ctx: click.Context, _param: click.Parameter, ids: tuple[str, ...]) -> None:
    ctx.meta.setdefault(OWN_GAMES, []).extend(ids)


def _meant(ctx: click.Context, param: click.Parameter, game: str | None) -> str:
    """The game that a command is about: the one that it names, or the only one of ``--game``."""
    own = ctx.meta.get(OWN_GAMES, [])
    if game is None and len(own) != 1:
        raise click.MissingParameter(ctx=ctx, param=param)
    return game or str(own[0])


def _game(text: str) -> str:
    """A game by its id, or by the way to its file or folder."""
    is_path = text.endswith(".py") or Path(text).name != text
    return own_game(text) if is_path else text


def _language_option(function: F) -> F:
    return click.option(
        "--lang",
        cls=Option,
        about="terminal.help.lang",
        type=Reader(_language, "|".join(LANGUAGES)),
        metavar="|".join(LANGUAGES),
        expose_value=False,
    )(function)


def _language(text: str) -> str:
    if text not in LANGUAGES:
        raise ValueError(text)
    return text


OPTION = option("option", "terminal.help.option", "NAME=VALUE", many=True)
PRESET = option("preset", "terminal.help.preset", "NAME")
AS_JSON = option("json", "terminal.help.json")
GAME = argument("GAME", "terminal.help.game", required=False, read=_game, callback=_meant)
