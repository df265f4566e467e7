"""A server that is killed and is back at once: a loaded process forks it, again and again.

It reads commands from its standard input: ``kill`` ends the server as a power cut would and forks
the next one; at the end of input it leaves. One that ends by itself, since its database is away
when it starts, is started again, as systemd would. The listening socket stays open, so clients find
the same address.
"""

from __future__ import annotations

import os
import signal
import socket
import sys
from select import select

import uvicorn
from tests.table.parlour import PARLOUR

from gunbai.registry import registered
from gunbai.table.access.address import listen
from gunbai.table.app import create_app
from gunbai.table.ops import logs
from gunbai.table.ops.connections import Guarded, Limits, raise_limit
from gunbai.table.ops.settings import Settings
from gunbai.table.server import options

OPERATOR = "soak"
AGAIN = 0.3
"""Seconds after which a server that has ended by itself is started again."""


def main(database: str) -> None:
    """Serve until the input ends."""
    registered()["parlour"] = PARLOUR
    settings = Settings(
        database,
        openings=0,
        openings_a_day=0,
        connections=10**6,
        notes=10**6,
        patience=5,
        operator=OPERATOR,
    )
    logs.configure("text")
    with listen("127.0.0.1", 0) as heard:
        child = fork(settings, heard)
        print(heard.getsockname()[1], flush=True)
        while True:
            if select([sys.stdin], [], [], AGAIN)[0]:
                command = sys.stdin.readline()
                os.kill(child, signal.SIGKILL if command else signal.SIGTERM)
                os.waitpid(child, 0)
                if not command:
                    return
                child = fork(settings, heard)
                print("killed", flush=True)
            elif os.waitpid(child, os.WNOHANG)[0]:
                child = fork(settings, heard)


def fork(settings: Settings, heard: socket.socket) -> int:
    """A server of its own, forked from what is loaded here."""
    child = os.fork()
    if child:
        return child
    try:
        Guarded.limits = Limits(raise_limit(), settings)
        config = uvicorn.Config(create_app(settings), **options(settings))
        uvicorn.Server(config).run([heard])
    finally:
        os._exit(0)


if __name__ == "__main__":
    main(sys.argv[1])
