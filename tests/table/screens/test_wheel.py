"""The wheel: built from a clean copy of the sources, installed in a fresh environment, played."""

from __future__ import annotations

import os
import re
import shutil
import socket
import subprocess
import sys
import time
import zipfile
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest
from playwright.sync_api import Browser, expect
from tests.table.postgres import cluster_of_its_own
from tests.table.screens.conftest import PATIENCE, ROOT, House, Player

SOURCE = ROOT / "src" / "gunbai"
UV = ROOT / ".tools" / "bin" / "uv"
NOT_IN_IT = {"package.json", "package-lock.json", "vendor.mjs"}


def run(*command: str | Path, **more: Any) -> str:
    done: subprocess.CompletedProcess[str] = subprocess.run(
        command, capture_output=True, text=True, check=False, **more
    )
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


def tracked() -> list[str]:
    """Every file that a clone of what stands here would have."""
    listed = run("git", "ls-files", "--cached", "--others", "--exclude-standard", "-z", cwd=ROOT)
    return [name for name in listed.split("\0") if name and (ROOT / name).is_file()]


def copied(to: Path) -> Path:
    """A clean clone of what stands here."""
    for name in tracked():
        (to / name).parent.mkdir(parents=True, exist_ok=True)
        shutil.copy(ROOT / name, to / name)
    return to


def built(clone: Path, out: Path, **environment: str) -> subprocess.CompletedProcess[str]:
    command = [str(UV), "build", "--wheel", "--no-build-isolation", "--python", sys.executable]
    return subprocess.run(
        [*command, "--out-dir", str(out)],
        cwd=clone,
        env={**os.environ, **environment},
        capture_output=True,
        text=True,
        check=False,
    )


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    out = tmp_path_factory.mktemp("dist")
    done = built(copied(tmp_path_factory.mktemp("clone")), out)
    assert done.returncode == 0, done.stderr
    return next(out.glob("*.whl"))


@pytest.fixture(scope="module")
def installed(wheel: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The programs of a fresh environment with the wheel and all its extras."""
    home = tmp_path_factory.mktemp("fresh")
    run(UV, "venv", "--quiet", "--python", sys.executable, home)
    wish = f"gunbai[learn,postgres,study] @ {wheel.as_uri()}"
    lock = ROOT / "requirements.lock"
    run(UV, "pip", "install", "--quiet", "--python", home / "bin" / "python", "-c", lock, wish)
    return home / "bin"


def test_the_wheel_holds_every_part_and_nothing_else(wheel: Path) -> None:
    with zipfile.ZipFile(wheel) as archive:
        held = {name for name in archive.namelist() if ".dist-info/" not in name}
    names = [name.removeprefix("src/") for name in tracked() if name.startswith("src/")]
    wanted = {name for name in names if Path(name).name not in NOT_IN_IT}
    vendored = {name for name in held if name.startswith("gunbai/table/static/vendor/")}
    assert held - vendored == wanted
    style = (SOURCE / "table/static/vendor/fonts.css").read_text()
    fonts = {
        f"gunbai/table/static/vendor/{name}" for name in re.findall(r"\./(fonts/[^)]+)", style)
    }
    others = ("htmx.js", "fonts.css", "htmx.LICENSE", "cormorant.LICENSE", "literata.LICENSE")
    assert vendored == fonts | {f"gunbai/table/static/vendor/{name}" for name in others}
    assert len(fonts) == 18


def test_a_build_without_a_part_ends_with_a_sentence(tmp_path: Path) -> None:
    clone = copied(tmp_path / "clone")
    said = "the browser libraries are missing, and so is npm"
    assert said in built(clone, tmp_path / "out", PATH="/nowhere").stderr
    vendor = clone / "src/gunbai/table/static/vendor"
    shutil.copytree(SOURCE / "table/static/vendor", vendor)
    next((vendor / "fonts").iterdir()).unlink()
    assert said in built(clone, tmp_path / "out", PATH="/nowhere").stderr
    shutil.rmtree(clone / "src/gunbai/games/daimyo/scenarios")
    no_scenarios = built(clone, tmp_path / "out").stderr  # npm brings the font again
    assert "src/gunbai/games/daimyo/scenarios/*.toml is missing from the sources." in no_scenarios
    assert not list(tmp_path.glob("out/*.whl"))


def test_the_commands_of_a_fresh_environment_work(installed: Path, tmp_path: Path) -> None:
    gunbai, away = installed / "gunbai", {**os.environ, "LANG": "C.UTF-8"}
    away.pop("PYTHONPATH", None)
    assert run(gunbai, "--version", cwd=tmp_path, env=away).strip()
    record = tmp_path / "year.gunbai"
    run(gunbai, "play", "snow", "--seats", "bot,bot", "--record", record, cwd=tmp_path, env=away)
    assert "record is true" in run(gunbai, "record", "verify", record, cwd=tmp_path, env=away)
    for game in ("snow", "hierarchy", "daimyo"):
        assert run(gunbai, "rules", game, "--lang", "ru", cwd=tmp_path, env=away)
    extras = (
        "import gunbai, asyncpg, dask.distributed, matplotlib, gunbai.learn; gunbai.env('snow')"
    )
    run(installed / "python", "-W", "ignore", "-c", extras, cwd=tmp_path, env=away)


def test_what_the_container_does_serves_over_postgresql(wheel: Path, tmp_path: Path) -> None:
    """The steps of ``deploy/Containerfile`` and ``compose.yaml``, without the container."""
    steps = (ROOT / "deploy/Containerfile").read_text()
    assert "--require-hashes -r /dist/requirements.lock" in steps
    assert "--no-deps /dist/*.whl" in steps
    python = tmp_path / "home" / "bin" / "python"
    run(UV, "venv", "--quiet", "--python", sys.executable, tmp_path / "home")
    install = (UV, "pip", "install", "--quiet", "--python", python)
    run(*install, "--require-hashes", "-r", ROOT / "deploy/requirements.lock")
    run(*install, "--no-deps", wheel)
    with socket.socket() as free, cluster_of_its_own() as cluster:
        free.bind(("127.0.0.1", 0))
        port = free.getsockname()[1]
        free.close()
        around = {
            **os.environ,
            "GUNBAI_DATABASE": cluster.url,
            "GUNBAI_WORKERS": "2",
            "GUNBAI_PORT": str(port),
            "XDG_DATA_HOME": str(tmp_path),
        }
        server = subprocess.Popen([python.parent / "gunbai", "serve"], env=around)
        try:
            (probe,) = re.findall(r'HEALTHCHECK CMD \["python", "-c", "(.*)"\]', steps)
            ask = [python, "-c", probe.replace(":8000", f":{port}")]
            end = time.monotonic() + PATIENCE
            while subprocess.run(ask, check=False, capture_output=True).returncode:
                assert server.poll() is None
                assert time.monotonic() < end
            wish = {"game": "snow", "seats": [{"name": "Aki"}, {"player": "fair"}]}
            opened = httpx.post(f"http://127.0.0.1:{port}/api/tables", json=wish)
            assert opened.status_code == 201, opened.text
            seat = opened.json()["seats"][0]["token"]
            assert httpx.get(f"http://127.0.0.1:{port}/s/{seat}").status_code == 200
        finally:
            server.terminate()
            server.wait(PATIENCE)


class Installed(House):
    """The server of the fresh environment."""

    def __init__(self, folder: Path, programs: Path) -> None:
        self._programs = programs
        super().__init__(folder)

    def command(self) -> list[str]:
        return [str(self._programs / "gunbai"), "serve"]


@pytest.fixture
def fresh(installed: Path, tmp_path: Path) -> Iterator[House]:
    house = Installed(tmp_path, installed)
    yield house
    house.stop()
    house.door.close()


def test_a_whole_game_is_played_in_a_browser_from_the_wheel(
    fresh: House, browser: Browser, window: Callable[..., Any]
) -> None:
    links = fresh.open_table("snow", "fair", "Aki", options={"rounds": 1})
    player = Player(window(), f"{fresh.url}/s/{links['seats'][1]['token']}", {})
    expect(player.page.locator("#connection[data-state='live']")).to_be_visible()
    while not player.over():
        if player.is_asked():
            player.answer()
        else:
            player.page.wait_for_timeout(PATIENCE)
    assert player.answered
