"""Our own server with tic-tac-toe, over an SQLite file: as `gunbai serve` runs it, on a free port.

It says its port, and leaves when its standard input ends.
"""

from __future__ import annotations

import asyncio
import sys

import uvicorn
from litestar import Litestar

from benchmarks.games.tictactoe import TIC_TAC_TOE
from gunbai.registry import registered
from gunbai.table.access.address import listen
from gunbai.table.app import create_app
from gunbai.table.ops.connections import Guarded, Limits, raise_limit
from gunbai.table.ops.settings import Settings
from gunbai.table.server import options, settle

PLENTY = 10**6
"""Of tables opened in a minute and of requests at once: nobody is to be kept out here."""


def main(database: str) -> None:
    """Serve as `gunbai serve` does: in the same event loop, by the same options."""
    registered()[TIC_TAC_TOE.id] = TIC_TAC_TOE
    settings = Settings(database, openings=0, openings_a_day=0, connections=PLENTY)
    Guarded.limits = Limits(raise_limit(), settings)
    app = create_app(settings)
    config = uvicorn.Config(app, **options(settings))
    with asyncio.Runner(loop_factory=config.get_loop_factory()) as runner:
        runner.run(serve(app, config))


async def serve(app: Litestar, config: uvicorn.Config) -> None:
    """Serve until standard input ends."""
    app.on_startup.append(settle)
    server = uvicorn.Server(config)
    with listen("127.0.0.1", 0) as heard:
        print(heard.getsockname()[1], flush=True)
        serving = asyncio.create_task(server.serve([heard]))
        await asyncio.to_thread(sys.stdin.read)
        server.should_exit = True
        await serving


if __name__ == "__main__":
    main(sys.argv[1])
