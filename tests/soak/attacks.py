"""The attacks: kills over either database, a full disk, slow clients. Each says what it counted."""

from __future__ import annotations

import random
import shutil
import socket
import subprocess
import tempfile
import threading
import time
from argparse import Namespace
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import ExitStack, closing, contextmanager, suppress
from pathlib import Path
from typing import TypeAlias

from tests.soak.under import PATIENCE, House, Writer
from tests.table.postgres import cluster_of_its_own

Counts: TypeAlias = Mapping[str, int]
Attack: TypeAlias = Callable[[House, Sequence[Writer], Namespace], Counts]
ROOM, POSTGRES_ROOM, SPARE = 8 << 20, 96 << 20, 256 << 10
"""Bytes of the small disks (an empty PostgreSQL takes some 50 MB), and of what is left of SQLite's
while it is all but full."""
NARROW = 4096
"""Bytes that a slow reader's side of a connection holds."""


# -- kills ----------------------------------------------------------------------------------------


def crowd(house: House, writer: Writer, streams: int, stack: ExitStack) -> None:
    """Idle streams and half requests, as many of each; they stay until the stack is closed."""
    path = f"/w/{writer.links['watch']}/live"
    for begun in (f"GET {path} HTTP/1.1\r\nHost: x\r\n\r\n", "POST /tables HTTP/1.1\r\n"):
        for _ in range(streams):
            with suppress(OSError):
                stack.enter_context(closing(plugged(house, begun)))


def plugged(house: House, begun: str, room: int = 0) -> socket.socket:
    """A connection on which something was begun; with ``room`` only so many bytes wait unread."""
    line = socket.socket()
    if room:
        line.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, room)
    line.settimeout(PATIENCE)
    line.connect(("127.0.0.1", house.port))
    line.sendall(begun.encode())
    return line


def killed(
    house: House,
    writers: Sequence[Writer],
    asked: Namespace,
    ways: Mapping[str, Callable[[], object]],
) -> Counts:
    """Kill in one of some ways at random moments for as long as is asked."""
    end, kills = time.monotonic() + asked.seconds, dict.fromkeys(ways, 0)
    with ExitStack() as stack:
        while sum(kills.values()) < asked.kills and time.monotonic() < end:
            if sum(kills.values()) % 25 == 0:
                stack.close()
                crowd(house, writers[0], asked.streams, stack)
            time.sleep(random.expovariate(1 / asked.pause))
            way = random.choice(list(ways))
            ways[way]()
            kills[way] += 1
    return kills


def server_killed(house: House, writers: Sequence[Writer], asked: Namespace) -> Counts:
    """The server is killed as by a power cut, while half requests and streams crowd it."""
    return killed(house, writers, asked, {"kills of the server": house.kill})


@contextmanager
def postgres(_folder: Path) -> Iterator[tuple[str, Attack]]:
    """A database of PostgreSQL, and the attack that kills it or the server, by lot."""
    with cluster_of_its_own(safe=True) as cluster:

        def cut() -> None:
            cluster.cut()
            time.sleep(random.random() / 2)
            cluster.start()

        def attack(house: House, writers: Sequence[Writer], asked: Namespace) -> Counts:
            ways = {"kills of the server": house.kill, "kills of PostgreSQL": cut}
            return killed(house, writers, asked, ways)

        yield cluster.fresh(), attack


@contextmanager
def sqlite(folder: Path) -> Iterator[tuple[str, Attack]]:
    """An SQLite file, and the attack that kills the server."""
    yield f"sqlite:///{folder}/tables.sqlite3", server_killed


# -- a full disk ----------------------------------------------------------------------------------


@contextmanager
def small_disk(small: Path, room: int) -> Iterator[None]:
    """A disk of so many bytes at a folder; only root can mount one."""
    subprocess.run(["mount", "-t", "tmpfs", "-o", f"size={room}", "tmpfs", small], check=True)
    try:
        yield
    finally:
        subprocess.run(["umount", "--lazy", small], check=True)


@contextmanager
def disk(folder: Path) -> Iterator[tuple[str, Attack]]:
    """An SQLite file on a small disk of its own that fills up."""
    small = folder / "small"
    small.mkdir()
    with small_disk(small, ROOM):

        def attack(house: House, writers: Sequence[Writer], asked: Namespace) -> Counts:
            # What was acknowledged is there, however little room there is.
            return filled(small, writers, asked, spare=SPARE, in_full=house.kill)

        yield f"sqlite:///{small}/tables.sqlite3", attack


@contextmanager
def postgres_disk(_folder: Path) -> Iterator[tuple[str, Attack]]:
    """A PostgreSQL all of which is on a small disk that fills up, its log of writes included.

    It breaks down where that has no room, and is started again once there is some.
    """
    with (
        tempfile.TemporaryDirectory(prefix="gunbai-postgres-", ignore_cleanup_errors=True) as place,
        small_disk(Path(place), POSTGRES_ROOM),
        cluster_of_its_own(safe=True, small=Path(place)) as cluster,
    ):

        def attack(house: House, writers: Sequence[Writer], asked: Namespace) -> Counts:
            return filled(Path(place), writers, asked, emptied=cluster.revive)

        yield cluster.fresh(), attack


def filled(
    small: Path,
    writers: Sequence[Writer],
    asked: Namespace,
    *,
    spare: int = 0,
    in_full: Callable[[], object] = lambda: None,
    emptied: Callable[[], object] = lambda: None,
) -> Counts:
    """Fill a disk but for ``spare`` bytes, and empty it, as often as is asked.

    ``in_full`` is done every second time while it is full, ``emptied`` every time it is not any
    more.
    """
    filler = small / "filler"
    for number in range(asked.fills):
        fill(filler, small, spare)
        for writer in writers:
            writer.wait_for_refusals(3)
        if number % 2:
            in_full()
        filler.unlink()
        emptied()
        for writer in writers:
            writer.wait_for(3)
    refused: set[str] = set().union(*(writer.refusals for writer in writers))
    assert refused <= {"table.not-stored", "table.not-read"}, refused
    return {
        "times the disk was full": asked.fills,
        "refused meanwhile": sum(writer.refusals.total() for writer in writers),
    }


def fill(filler: Path, disk: Path, spare: int) -> None:
    """Leave little room on a disk, or none; PostgreSQL goes on for long in what it has taken."""
    with suppress(OSError):  # others write meanwhile, and take the room
        filler.write_bytes(bytes(max(0, shutil.disk_usage(disk).free - spare)))


# -- slow clients ---------------------------------------------------------------------------------


class Crawlers(threading.Thread):
    """Clients who read a byte a second, or send one.

    ``read`` is what each of the first has, ``ended`` how many of the others the server has left.
    """

    def __init__(self, house: House, page: str, each: int) -> None:
        super().__init__(daemon=True)
        reading = f"GET {page} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n"
        self.read = {plugged(house, reading, NARROW): bytearray() for _ in range(each)}
        self._senders = [plugged(house, "POST /tables HTTP/1.1\r\n") for _ in range(each)]
        self.enough = threading.Event()
        self.ended = 0

    def run(self) -> None:
        while not self.enough.wait(1):
            for line, read in self.read.items():
                read += line.recv(1)
            self._senders = [line for line in self._senders if self._sent(line)]

    def _sent(self, line: socket.socket) -> bool:
        """Send a byte, unless the server has ended the connection."""
        line.setblocking(False)
        try:
            with suppress(BlockingIOError):
                line.recv(1024)  # whatever it says first is its good-bye
                raise ConnectionError
            line.sendall(b"x")
        except OSError:
            line.close()
            self.ended += 1
            return False
        return True

    def close(self) -> Iterator[bytes]:
        """Read the rest of every page at last, and leave."""
        self.enough.set()
        self.join()
        for line, read in self.read.items():
            with line:
                while part := line.recv(1 << 16):
                    read += part
            yield bytes(read)
        for line in self._senders:
            line.close()


@contextmanager
def slow(folder: Path) -> Iterator[tuple[str, Attack]]:
    """An SQLite file, and the attack of idle streams and of clients who crawl."""

    def attack(house: House, writers: Sequence[Writer], asked: Namespace) -> Counts:
        page, each = (
            f"/w/{writers[0].links['watch']}/story?format=html",
            max(1, asked.streams // 10),
        )
        with ExitStack() as stack:
            crowd(house, writers[0], asked.streams, stack)
            crawlers = Crawlers(house, page, each)
            crawlers.start()
            end = time.monotonic() + asked.crawl
            while time.monotonic() < end or crawlers.ended < each:
                assert time.monotonic() < end + PATIENCE, "A half request is waited for for ever."
                for writer in writers:
                    writer.wait_for(1)  # whoever plays is answered all the time
            pages = list(crawlers.close())
        assert all(read.startswith(b"HTTP/1.1 200 ") for read in pages)
        return {
            "idle streams": asked.streams,
            "half requests given up": crawlers.ended,
            "pages read at a byte a second": len(pages),
            "of these cut short": sum(b"</html>" not in read[-20:] for read in pages),
        }

    yield f"sqlite:///{folder}/tables.sqlite3", attack


ATTACKS = {
    "SQLite killed": sqlite,
    "PostgreSQL killed": postgres,
    "full disk": disk,
    "full disk of PostgreSQL": postgres_disk,
    "slow clients": slow,
}
"""Each attack: a database for it, and what is done to it and its server."""
