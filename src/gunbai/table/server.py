"""The server process: the application under uvicorn, with one worker or several."""

from __future__ import annotations

import asyncio
import os
import signal
from types import FrameType

import uvicorn
from litestar import Litestar

from gunbai.script import refused
from gunbai.table.database import locate
from gunbai.table.news import News

DATABASE = "GUNBAI_DATABASE"
"""The environment variable that tells worker processes which database is theirs."""
GRACE = 5
"""Seconds that requests under way are given to end when the server stops."""


def run(host: str, port: int, database: str | None, workers: int = 1) -> None:
    """Serve until stopped. Raises `Refused` where the database cannot be used so.

    Several workers share their tables and their news through PostgreSQL.
    """
    url = locate(database)
    if workers > 1 and url.get_backend_name() != "postgresql":
        raise refused("table.workers-need-postgres", given=workers)
    if database is not None:
        os.environ[DATABASE] = database
    uvicorn.run(
        "gunbai.table.server:worker",
        factory=True,
        host=host,
        port=port,
        workers=workers,
        log_level="warning",
        access_log=False,  # the addresses of pages hold the tokens of seats
        server_header=False,
        timeout_graceful_shutdown=GRACE,
    )


def worker() -> Litestar:
    """The application of one worker process."""
    from gunbai.table.app import create_app  # a process that only minds workers needs none

    app = create_app(os.environ.get(DATABASE))
    app.on_startup.append(lambda: _stop_news_first(app.state.news))
    return app


def _stop_news_first(news: News) -> None:
    """Let those who wait for news go at the first signal: the server waits for them to leave."""
    loop = asyncio.get_running_loop()
    for number in (signal.SIGINT, signal.SIGTERM):
        then = signal.getsignal(number)

        def stop(number: int, frame: FrameType | None, then: object = then) -> None:
            loop.call_soon_threadsafe(news.close)
            if callable(then):
                then(number, frame)

        signal.signal(number, stop)
