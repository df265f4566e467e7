"""``gunbai serve``: the web table."""

from __future__ import annotations

import os
import sys
import threading

import click

from gunbai.odds_queries import Said, whole
from gunbai.terminal.command import Command, in_language, option

ABOUT = Said(
    "Serve the web table: open tables, share a link for each seat, play in the browser.",
    "Запустить веб-стол: открывать столы, раздавать ссылки на места, играть в браузере.",
)
HOST = Said("The address to listen at.", "Адрес, на котором ждать соединений.")
PORT = Said("The port to listen at.", "Порт, на котором ждать соединений.")
DATABASE = Said(
    "Where tables are kept (default: SQLite in your data folder).",
    "Где хранить столы (обычно: SQLite в вашей папке данных).",
)
WORKERS = Said("How many processes serve.", "Сколько процессов обслуживают стол.")
OPEN = Said("Show the table in the browser.", "Показать стол в браузере.")
DESKTOPS = ("DISPLAY", "WAYLAND_DISPLAY", "BROWSER")
"""Without any of these a Linux machine has at most a browser of text, which would take the terminal
from the server."""


@click.command(cls=Command, about=ABOUT)
@option("host", HOST, "ADDRESS", default="127.0.0.1", shown="127.0.0.1")
@option("port", PORT, "N", whole(0, 65535), default=8000, shown="8000")
@option("database", DATABASE, "URL")
@option("workers", WORKERS, "N", whole(1, 64), default=1, shown="1")
@option("open", OPEN)
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
