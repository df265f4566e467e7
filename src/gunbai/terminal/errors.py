"""What goes wrong, as one sentence in the reader's language and an exit status."""

from __future__ import annotations

import os
import sys
from collections.abc import Callable
from io import TextIOWrapper
from pathlib import Path
from typing import Any

import click

from gunbai.terminal.language import current
from gunbai.words.languages import quick

LETTERS = "“…” · — − → ō"
WRONG_USE, INTERRUPTED, CUT_OFF = 2, 130, 141
"""Exit statuses; the last two are what shells report of SIGINT and of SIGPIPE."""


def guarded(run: Callable[[], Any]) -> int:
    """Run a command and return its exit status; an error of its user is said on stderr."""
    from gunbai.core.script import Refused

    try:
        return int(run() or 0)
    except click.exceptions.NoArgsIsHelpError as no:
        click.echo(no.format_message())
        return 0
    except (click.UsageError, Refused) as no:
        click.echo(sentence(no), err=True)
        return WRONG_USE
    except click.Abort:
        return INTERRUPTED
    except BrokenPipeError:
        # Whoever read our output has left; Python must not complain when it flushes it at exit.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return CUT_OFF
    except SystemExit:  # Rich says so that whoever read our output has left
        return CUT_OFF
    except OSError as no:
        click.echo(sentence(no), err=True)
        return WRONG_USE


def reopen_closed() -> None:
    """Let a command run whose caller closed a standard stream: Python has None for it."""
    for name, mode in (("stdin", "r"), ("stdout", "w"), ("stderr", "w")):
        if getattr(sys, name) is None:
            setattr(sys, name, Path(os.devnull).open(mode, encoding="utf-8"))  # noqa: SIM115 - kept


def replace_unprintable() -> None:
    """Where the output cannot hold some letter, write ``?`` instead, and say so once."""
    spoken = quick(current(), "terminal.help.gunbai") + LETTERS
    for stream in (sys.stdout, sys.stderr):
        try:
            spoken.encode(stream.encoding or "ascii", stream.errors or "strict")
        except UnicodeEncodeError:
            if isinstance(stream, TextIOWrapper):
                stream.reconfigure(errors="replace")
                if stream is sys.stdout:
                    click.echo(quick(current(), "terminal.no-letters"), err=True)


def sentence(error: Exception) -> str:
    """The one sentence that an error is told in."""
    from gunbai.core.script import Refused, refused
    from gunbai.words.catalogue import refuse

    if isinstance(error, Refused):
        return refuse(current(), error.refusal)
    key, values = _of_file(error) if isinstance(error, OSError) else _of_use(error)
    return refuse(current(), refused(f"terminal.{key}", **values).refusal)


def _of_use(error: Exception) -> tuple[str, dict[str, Any]]:
    """The words for what Click says of a command line, by its kind."""
    match error:
        case click.NoSuchOption():
            return "no-such-option", {"option": error.option_name, **_near(error.possibilities)}
        case click.exceptions.NoSuchCommand():
            return "no-such-command", {"given": error.command_name, **_near(error.possibilities)}
        case click.MissingParameter(param=click.Parameter() as missing):
            return "missing", {"what": _name(missing)}
        case click.BadOptionUsage():
            return "option-alone", {"option": error.option_name}
        case click.ClickException():
            return "wrong-use", {"why": error.format_message().rstrip(".")}
        case _:
            raise error


def _near(names: list[str] | None) -> dict[str, Any]:
    return {"near": ", ".join(names or ()), "count": len(names or ())}


def _name(parameter: click.Parameter) -> str:
    return (
        parameter.opts[0] if isinstance(parameter, click.Option) else parameter.human_readable_name
    )


def _of_file(error: OSError) -> tuple[str, dict[str, Any]]:
    """The words for a file that cannot be read or written, or for our own output."""
    values = {"file": str(error.filename or ""), "why": error.strerror or str(error)}
    if not values["file"]:
        return "output-trouble", values
    kinds = {
        FileNotFoundError: "no-file",
        FileExistsError: "file-exists",
        IsADirectoryError: "is-folder",
        PermissionError: "not-allowed",
    }
    return kinds.get(type(error), "file-trouble"), values
