"""The server process: the application under uvicorn, with one worker or several."""

from __future__ import annotations

import asyncio
import gc
import os
import signal
import sys
from collections.abc import Callable
from contextlib import suppress
from types import FrameType
from typing import Any

import uvicorn
from litestar import Litestar
from uvicorn.supervisors import Multiprocess

from gunbai.core.script import refused
from gunbai.table import errors
from gunbai.table.access import address
from gunbai.table.changes import News
from gunbai.table.ops import logs
from gunbai.table.ops.connections import Guarded, Limits, raise_limit
from gunbai.table.ops.settings import Settings, hand_on, handed_on
from gunbai.table.ops.wire import Wire
from gunbai.table.storage.database import locate
from gunbai.table.storage.store import prepare

FOUND = "_GUNBAI_FOUND"
"""The variable that tells worker processes under which address other machines find them."""
APP = "gunbai.table.server:worker"
SEARCH = 10_000, 20, 20
"""After how many new objects garbage is searched for. By Python's own figures it is so every few
answers, which takes a twentieth of the time and finds next to nothing."""
TURN = 0.0005
"""Seconds after which a thread makes room for another. By Python's own 5 ms the thread that stores
waits as long after each commit, with all whose answers are in it, while others are answered."""
SETTINGS: dict[str, Any] = {
    "log_config": None,  # ours are set up by each process itself
    "access_log": False,  # the addresses of pages hold the tokens of seats
    "http": Guarded,
    "ws": Wire,
    "ws_max_size": errors.BODY_MOST,
    "ws_per_message_deflate": False,  # what is sent is small, and packing it costs more than it
    "server_header": False,
    "timeout_keep_alive": 75,  # seconds: who thinks for a while finds the line still open
    "timeout_graceful_shutdown": 5,  # seconds
    "timeout_worker_healthcheck": 60,  # a worker that takes long to load is not a dead one
}

Ready = Callable[[str, str], object]
"""Called when the server listens, with its address here and the one for others (or nothing)."""


def run(
    host: str,
    port: int,
    settings: Settings,
    workers: int = 1,
    ready: Ready = lambda _here, _others: None,
) -> None:
    """Serve until stopped.

    Several workers share their tables and their news through PostgreSQL.

    Raises:
        Refused: where the database or the address cannot be used so.

    """
    if workers > 1 and locate(settings.database).get_backend_name() != "postgresql":
        raise refused("table.workers-need-postgres", given=workers)
    asyncio.run(prepare(settings.database))
    with address.listen(host, port) as heard:
        port = heard.getsockname()[1]
        others = address.others(host, port)
        os.environ[FOUND] = others
        hand_on(settings)
        ready(address.here(host, port), others)
        config = uvicorn.Config(APP, factory=True, workers=workers, **options(settings))
        with suppress(KeyboardInterrupt):  # Ctrl-C is how it is meant to end
            if workers == 1:
                uvicorn.Server(config).run([heard])
            else:
                Multiprocess(config, [heard]).run()


def options(settings: Settings) -> dict[str, Any]:
    """What uvicorn is told."""
    return {**SETTINGS, "forwarded_allow_ips": settings.proxies}


def worker() -> Litestar:
    """The application of one worker process."""
    from gunbai.table.app import create_app  # a process that only minds workers needs none

    settings = handed_on()
    logs.configure(settings.logs)
    Guarded.limits = Limits(raise_limit(), settings)
    app = create_app(settings, site=os.environ.get(FOUND, ""))
    app.on_startup += [lambda: _stop_news_first(app.state.news), settle]
    return app


def settle() -> None:
    """Leave out of every later search for garbage what is there from the start, and stays.

    A search of all of it keeps everybody waiting for about 0.1 s, now and then. Threads take turns
    more often than by Python's own measure.
    """
    gc.collect()
    gc.freeze()
    gc.set_threshold(*SEARCH)
    sys.setswitchinterval(TURN)


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
