"""``gunbai serve``: the web table."""

from __future__ import annotations

import os
import sys
import threading
from collections.abc import Callable
from typing import Any

import click

from gunbai.odds_queries import one_of, whole
from gunbai.terminal.command import Command, F, in_language, option

DESKTOPS = ("DISPLAY", "WAYLAND_DISPLAY", "BROWSER")
"""Without any of these a Linux machine has at most a browser of text, which would take the terminal
from the server."""


SETTINGS: tuple[tuple[str, str, Callable[[str], Any], str], ...] = (
    ("site", "URL", str, ""),
    ("base-path", "/PATH", str, ""),
    ("proxies", "LIST", str, "127.0.0.1,::1"),
    ("openings", "N", whole(0, 10**9), "60"),
    ("openings-a-day", "N", whole(0, 10**9), "500"),
    ("connections", "N", whole(1, 10**9), "256"),
    ("notes", "N", whole(1, 10**6), "2000"),
    ("size", "KIB", whole(1, 10**6), "8192"),
    ("club-people", "N", whole(1, 10**4), "100"),
    ("club-tables", "N", whole(1, 10**6), "2000"),
    ("patience", "N", whole(1, 3600), "30"),
    ("operator", "SECRET", str, ""),
    ("logs", "KIND", one_of("text", "json"), "text"),
    ("pause", "SECONDS", float, "0.4"),
    ("notices", "LIST", str, "push,mail"),
    ("mail", "URL", str, ""),
    ("notice-key", "KEY", str, ""),
    ("push-key", "KEY", str, ""),
    ("contact", "MAIL", str, ""),
)
"""Settings of the server: their flag, shape, how they are read, and what holds where one is not
given. Each may stand in the environment as well, as ``GUNBAI_`` and its name."""


def settings(command: F) -> F:
    """Add the flags of all settings."""
    for name, shape, read, shown in reversed(SETTINGS):
        about, usual = f"terminal.help.serve.{name}", read(shown)
        command = option(
            name, about, shape, read, default=usual, shown=shown, variable=variable(name)
        )(command)
    return command


def variable(name: str) -> str:
    """The variable of the environment that says the same as a flag."""
    return f"GUNBAI_{name.replace('-', '_').upper()}"


@click.command(cls=Command, about="terminal.help.serve")
@option(
    "host",
    "terminal.help.serve.host",
    "ADDRESS",
    default="127.0.0.1",
    shown="127.0.0.1",
    variable=variable("host"),
)
@option(
    "port",
    "terminal.help.serve.port",
    "N",
    whole(0, 65535),
    default=8000,
    shown="8000",
    variable=variable("port"),
)
@option("database", "terminal.help.serve.database", "URL", variable=variable("database"))
@option(
    "workers",
    "terminal.help.serve.workers",
    "N",
    whole(1, 64),
    default=1,
    shown="1",
    variable=variable("workers"),
)
@settings
@option("requests", "terminal.help.serve.requests", variable=variable("requests"))
@option("open", "terminal.help.serve.open")
@in_language
def serve(*, open: bool, **given: Any) -> None:  # noqa: A002
    """Serve until stopped."""
    from gunbai.table import serve as serve_table

    def ready(here: str, others: str) -> None:
        _tell(here, others)
        if open:
            _show(here)

    serve_table(ready=ready, **given)


def _tell(here: str, others: str) -> None:
    """Say where the table stands, and who can come to it."""
    from gunbai.terminal.language import current
    from gunbai.words.catalogue import say

    click.echo(say(current(), "terminal.serving", where=here))
    if not others:
        click.echo(say(current(), "terminal.serving-alone"))
    elif others != here:
        click.echo(say(current(), "terminal.serving-others", where=others))


def _show(address: str) -> None:
    """Open a page in the browser of the desktop; where there is none nothing happens."""
    if sys.platform != "linux" or any(map(os.environ.get, DESKTOPS)):
        import webbrowser

        # Some browsers are waited for; the server must not.
        threading.Thread(target=webbrowser.open, args=(address,), daemon=True).start()
