"""The web table: pages, storage, live updates. Knows a game only by `gunbai.core.game`."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any


def serve(
    host: str = "127.0.0.1",
    port: int = 8000,
    database: str | None = None,
    workers: int = 1,
    ready: Callable[[str, str], object] = lambda _here, _others: None,
    **settings: Any,
) -> None:
    """Serve the web table until it is stopped; see `gunbai.table.server.run`.

    ``settings`` are single ones of `gunbai.table.ops.settings.Settings`.
    """
    from gunbai.table.ops.settings import Settings
    from gunbai.table.server import run  # the web stack is only loaded to serve

    run(host, port, Settings(database, **settings), workers, ready)
