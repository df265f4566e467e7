"""Who plays the games of a study: processes of this machine, or a Dask cluster."""

from __future__ import annotations

import logging
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import CancelledError, Executor, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import AbstractContextManager, contextmanager
from importlib.util import find_spec
from multiprocessing import get_context
from multiprocessing.connection import wait
from multiprocessing.process import BaseProcess
from time import monotonic
from typing import Any, NamedTuple, TypeAlias

from gunbai import __version__
from gunbai.core.script import refused, shown

PATIENCE = 10
"""Seconds that a cluster may take to answer."""
LEAVING = 10
"""Seconds that a process may take to finish what it plays, once it is needed no more."""


class Crew(NamedTuple):
    """Those who play: ``size`` at a time; ``lost`` is raised where one is lost for good."""

    executor: Executor
    size: int
    lost: tuple[type[Exception], ...]


Hire: TypeAlias = Callable[[], AbstractContextManager[Crew]]


def processes(count: int) -> Hire:
    """So many processes of this machine."""

    @contextmanager
    def hire() -> Iterator[Crew]:
        # Processes are started anew, not forked: a fork would copy the threads' locks of whoever
        # runs us (a progress bar has a thread).
        pool = ProcessPoolExecutor(count, get_context("spawn"))
        try:
            yield Crew(pool, count, (BrokenProcessPool,))
        finally:
            # CPython has a way to kill workers from 3.14 on.
            workers = list((pool._processes or {}).values())  # noqa: SLF001
            manager: Any = pool._executor_manager_thread  # noqa: SLF001
            pool.shutdown(wait=False, cancel_futures=True)
            _see_off(workers, 0 if pool._broken else LEAVING)  # noqa: SLF001
            if manager is not None:
                manager.join()

    return hire


def _see_off(workers: Sequence[BaseProcess], seconds: float) -> None:
    """Let workers end by themselves; those that have not by then are killed.

    One that somebody killed may have held the lock of the queue: the others would wait for ever.
    """
    end = monotonic() + seconds
    for worker in workers:
        if not wait([worker.sentinel], max(0.0, end - monotonic())):
            worker.kill()


def cluster(address: str) -> Hire:
    """The workers of the Dask cluster whose scheduler listens at an address.

    Raises:
        Refused: when hired, where it does not answer, has no workers, or plays another release
            (which could play another game from the same seed).

    """
    if find_spec("distributed") is None:
        raise refused("study.needs-dask")

    @contextmanager
    def hire() -> Iterator[Crew]:
        from distributed import KilledWorker

        client = _connected(address)
        try:
            size = _workers(client, address)
            executor = client.get_executor(pure=False)
            yield Crew(executor, size, (KilledWorker, CancelledError, OSError))
        finally:
            client.close(timeout=PATIENCE)

    return hire


def _connected(address: str) -> Any:
    from distributed import Client
    from distributed.comm.addressing import get_address_host_port

    connect: Callable[..., Any] = Client
    parse: Callable[[str], object] = get_address_host_port
    _hush()
    try:
        parse(address)  # a client of no address at all would not let go for long
        return connect(address, timeout=PATIENCE, set_as_default=False)
    except (OSError, ValueError) as no:
        raise refused("study.no-cluster", address=shown(address)) from no


def _hush() -> None:
    """Keep Dask's own loggers quiet: what goes wrong is said once, by us."""
    for name in list(logging.root.manager.loggerDict):
        if name.partition(".")[0] in ("distributed", "tornado", "asyncio"):
            logging.getLogger(name).setLevel(logging.CRITICAL + 1)


def _workers(client: Any, address: str) -> int:
    """How many games the cluster plays at a time."""
    threads: dict[str, int] = client.nthreads()
    if not threads:
        raise refused("study.no-workers", address=shown(address))
    for other in client.run(release).values():
        if other != __version__:
            raise refused("study.other-release", given=shown(str(other)), legal=__version__)
    return sum(threads.values())


def release() -> str:
    """The release that plays here."""
    return __version__
