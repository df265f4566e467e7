"""A PostgreSQL server of the tests' own, which they may stop, kill and start again."""

from __future__ import annotations

import os
import pwd
import secrets
import shutil
import signal
import socket
import subprocess
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

from tests.table.conftest import PATIENCE

BREAKING = 2.0
"""Seconds in which a server that has no room left comes to its end, if it does."""


def binaries() -> Path:
    """The newest PostgreSQL that Debian has installed here."""
    found = sorted(Path("/usr/lib/postgresql").glob("*/bin/initdb"))
    assert found, "PostgreSQL is missing: install Debian's package 'postgresql' (see the Makefile)."
    return found[-1].parent


def unprivileged() -> str | None:
    """Whom the cluster runs as: PostgreSQL refuses to run as root."""
    if os.getuid():
        return None
    known = {user.pw_name for user in pwd.getpwall()}
    return "postgres" if "postgres" in known else "nobody"


class Cluster:
    """A PostgreSQL server; with ``safe`` it waits for the disk, as one that may be killed must.

    With ``small`` its log of writes takes little room.
    """

    def __init__(self, folder: Path, *, safe: bool = False, small: bool = False) -> None:
        self._folder = folder
        self._settings = [] if safe else ["-c", "fsync=off"]
        self._settings += ["-c", "max_wal_size=4MB", "-c", "min_wal_size=2MB"] if small else []
        self._user = unprivileged()
        self._programs = binaries()
        if self._user is not None:
            shutil.chown(folder, self._user)
        with socket.socket() as free:
            free.bind(("127.0.0.1", 0))
            self._port = free.getsockname()[1]
        self.url = f"postgresql://gunbai@127.0.0.1:{self._port}/postgres"
        subprocess.run(
            [self._programs / "initdb", "-D", folder / "data", "-U", "gunbai", "-A", "trust",
             "--no-sync", *(["--wal-segsize=1"] if small else [])],
            check=True, user=self._user, cwd=folder, capture_output=True,
        )  # fmt: skip
        self.start()

    def start(self) -> None:
        """Start it, and wait until it takes connections."""
        command = [
            str(self._programs / "postgres"), "-D", str(self._folder / "data"),
            "-k", str(self._folder), "-h", "127.0.0.1", "-p", str(self._port), *self._settings,
        ]  # fmt: skip
        self._server = subprocess.Popen(
            command, user=self._user, cwd=self._folder,
            stderr=subprocess.DEVNULL, stdout=subprocess.DEVNULL,
        )  # fmt: skip
        ask = [str(self._programs / "pg_isready"), "-q", "-h", "127.0.0.1", "-p", str(self._port)]
        end = time.monotonic() + PATIENCE
        while subprocess.run(ask, check=False).returncode:
            assert time.monotonic() < end
            time.sleep(0.05)

    def revive(self) -> None:
        """Start it again if it has broken down."""
        with suppress(subprocess.TimeoutExpired):
            self._server.wait(BREAKING)
            self.start()

    def fresh(self) -> str:
        """The address of a new, empty database."""
        name = f"gunbai_{secrets.token_hex(6)}"
        subprocess.run(
            [self._programs / "createdb", "-h", "127.0.0.1", "-p", str(self._port), "-U", "gunbai",
             name],
            check=True, capture_output=True,
        )  # fmt: skip
        return self.url.replace("/postgres", f"/{name}")

    def stop(self, how: signal.Signals = signal.SIGINT) -> None:
        """Stop it: by default fast, it does not wait for who is still connected."""
        self._server.send_signal(how)
        self._server.wait(PATIENCE)

    def cut(self) -> None:
        """Kill all of its processes, as a power cut would."""
        postmaster = self._server.pid
        self._server.send_signal(signal.SIGSTOP)  # so that it starts no other one meanwhile
        started = Path(f"/proc/{postmaster}/task/{postmaster}/children").read_text()
        for process in (postmaster, *map(int, started.split())):
            with suppress(ProcessLookupError):
                os.kill(process, signal.SIGKILL)
        self._server.wait(PATIENCE)


@contextmanager
def cluster_of_its_own(*, safe: bool = False, small: Path | None = None) -> Iterator[Cluster]:
    """A cluster that is cleared away afterwards; on a ``small`` disk where there is one."""
    folder = small or Path(tempfile.mkdtemp(prefix="gunbai-postgres-"))
    try:
        cluster = Cluster(folder, safe=safe, small=small is not None)
        try:
            yield cluster
        finally:
            cluster.stop()
    finally:
        if small is None:
            shutil.rmtree(folder)
