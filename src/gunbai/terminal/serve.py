"""``gunbai serve``: the web table."""

from __future__ import annotations

import os

import click

from gunbai.oddscall import Said, whole
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


def check_free(host: str, port: int) -> None:
    """Accept an address silently, or raise `Refused` where nobody could listen at it."""
    import socket

    from gunbai.script import refused

    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    try:
        socket.create_server((host, port), family=family).close()
    except OSError as no:
        why = os.strerror(no.errno) if no.errno and no.errno > 0 else str(no)
        raise refused("terminal.cannot-listen", host=host, port=str(port), why=why) from None


@click.command(cls=Command, about=ABOUT)
@option("host", HOST, "ADDRESS", default="127.0.0.1", shown="127.0.0.1")
@option("port", PORT, "N", whole(0, 65535), default=8000, shown="8000")
@option("database", DATABASE, "URL")
@option("workers", WORKERS, "N", whole(1, 64), default=1, shown="1")
@in_language
def serve(host: str, port: int, database: str | None, workers: int) -> None:
    """Serve until stopped."""
    from gunbai.table import serve as serve_table
    from gunbai.terminal.language import current
    from gunbai.words import say

    check_free(host, port)
    where = f"http://{f'[{host}]' if ':' in host else host}:{port}/"
    click.echo(say(current(), "terminal.serving", where=where))
    serve_table(host=host, port=port, database=database, workers=workers)
