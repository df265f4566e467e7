"""``gunbai serve``: the web table."""

from __future__ import annotations

import os
import sys
import threading

import click

from gunbai.odds_queries import whole
from gunbai.terminal.command import Command, in_language, option

DESKTOPS = ("DISPLAY", "WAYLAND_DISPLAY", "BROWSER")
"""Without any of these a Linux machine has at most a browser of text, which would take the terminal
from the server."""


@click.command(cls=Command, about="terminal.help.serve")
@option("host", "terminal.help.serve.host", "ADDRESS", default="127.0.0.1", shown="127.0.0.1")
@option("port", "terminal.help.serve.port", "N", whole(0, 65535), default=8000, shown="8000")
@option("database", "terminal.help.serve.database", "URL")
@option("workers", "terminal.help.serve.workers", "N", whole(1, 64), default=1, shown="1")
@option("open", "terminal.help.serve.open")
@in_language
def serve(host: str, port: int, database: str | None, workers: int, open: bool) -> None:  # noqa: A002
    """Serve until stopped."""
    from gunbai.table import serve as serve_table

    def ready(here: str, others: str) -> None:
        _tell(here, others)
        if open:
            _show(here)

    serve_table(host=host, port=port, database=database, workers=workers, ready=ready)


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
