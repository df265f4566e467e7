"""A Dask cluster plays the same games, whoever of it dies; what is wrong with it is said."""

from __future__ import annotations

import gc
import os
import signal
import socket
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
from tests.study.plans import plan

from gunbai import __version__
from gunbai.core.script import Refused
from gunbai.study import executors as crew
from gunbai.study.executors import cluster
from gunbai.study.figures import Study
from gunbai.study.many import play_all
from gunbai.study.results import Findings

PLAN = plan(["random"] * 2, {"rounds": 1}, {"rounds": 1, "points": 9}, games=60, seed=3)

pytestmark = pytest.mark.filterwarnings("ignore::DeprecationWarning", "ignore::ResourceWarning")
"""Dask's own; none of them is of our doing."""


def free_port() -> int:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        port: int = taken.getsockname()[1]
        return port


@contextmanager
def dask(*arguments: str, folder: Path, ready: str) -> Iterator[subprocess.Popen[str]]:
    """A part of a cluster as a process of its own, once it says that it is ready."""
    command = [sys.executable, "-m", "dask", *arguments, "--host", "127.0.0.1"]
    process = subprocess.Popen(
        command, stderr=subprocess.PIPE, stdout=subprocess.DEVNULL, text=True, cwd=folder
    )
    assert process.stderr is not None
    try:
        for line in process.stderr:
            if ready in line:
                break
        yield process
    finally:
        process.kill()
        process.communicate()


@contextmanager
def worker(address: str, folder: Path) -> Iterator[subprocess.Popen[str]]:
    few = ("--nworkers", "1", "--nthreads", "1", "--no-nanny", "--no-dashboard")
    place = ("--local-directory", str(folder))
    with dask("worker", address, *few, *place, folder=folder, ready="Registered to") as process:
        yield process


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return tmp_path_factory.mktemp("dask")


@pytest.fixture(scope="module")
def scheduler(folder: Path) -> Iterator[str]:
    port = str(free_port())
    with dask("scheduler", "--port", port, "--no-dashboard", folder=folder, ready="Scheduler at"):
        yield f"tcp://127.0.0.1:{port}"


@pytest.fixture(scope="module")
def two(scheduler: str, folder: Path) -> Iterator[subprocess.Popen[str]]:
    """Two workers have joined the cluster; one of them."""
    with worker(scheduler, folder) as first, worker(scheduler, folder):
        yield first


def alone() -> Study:
    findings = Findings(PLAN)
    for played in play_all(PLAN):
        findings.add(played)
    return findings.study()


def test_a_cluster_without_workers_is_said_to_have_none(scheduler: str) -> None:
    with pytest.raises(Refused, match="has no workers"), cluster(scheduler)():
        pass


def test_another_release_is_not_let_play(
    scheduler: str, two: subprocess.Popen[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    assert two.poll() is None
    monkeypatch.setattr(crew, "__version__", "0.0.0")
    with pytest.raises(Refused, match=f"plays release {__version__}"), cluster(scheduler)():
        pass


def test_the_same_figures_and_a_worker_that_dies_changes_nothing(
    scheduler: str, two: subprocess.Popen[str]
) -> None:
    expected = alone()
    for kills in (False, True):
        findings = Findings(PLAN)
        for played in play_all(PLAN, cluster(scheduler)):
            findings.add(played)
            if kills and findings.games == 4:
                os.kill(two.pid, signal.SIGKILL)
        assert findings.study() == expected


def test_a_cluster_that_does_not_answer(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(crew, "PATIENCE", 1)
    with (
        pytest.raises(Refused, match=r"No Dask scheduler answers at 127\.0\.0\.1:1\."),
        cluster("127.0.0.1:1")(),
    ):
        pass


@pytest.mark.parametrize("address", ["", "nowhere", "nowhere://x:1", "127.0.0.1:port"])
def test_an_address_that_is_none(address: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(crew, "PATIENCE", 1)
    with pytest.raises(Refused, match="No Dask scheduler answers"), cluster(address)():
        pass
    gc.collect()  # what would be left of a client complains when it is thrown away
