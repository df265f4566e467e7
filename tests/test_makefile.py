"""What the Makefile tells people to run is there, and `make play` lays a table."""

from __future__ import annotations

import os
import re
import shlex
import socket
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import click
import httpx
import pytest

from gunbai.terminal.main import app

ROOT = Path(__file__).parents[1]
PATIENCE = 120
GUNBAI = Path(sys.executable).with_name("gunbai")


def commands(target: str, **variables: str) -> list[list[str]]:
    """The command lines of a target that call ``gunbai``, as make would run them."""
    given = [f"{name}={value}" for name, value in variables.items()]
    quiet = {name: value for name, value in os.environ.items() if not name.startswith("MAKE")}
    told = subprocess.run(
        ["make", "--dry-run", "--no-print-directory", target, *given],
        cwd=ROOT, env=quiet, capture_output=True, text=True, check=True,
    )  # fmt: skip
    found = re.findall(r"^\.venv/bin/gunbai (.*)$", told.stdout, re.MULTILINE)
    return [shlex.split(line) for line in found]


def parse(group: click.Group, arguments: list[str]) -> str:
    """Read a command line to its last word as the command would, and return the command's name."""
    with group.make_context("gunbai", list(arguments)) as context:
        rest = [*context._protected_args, *context.args]
        name, command, rest = group.resolve_command(context, rest)
        assert command is not None
        with command.make_context(name, rest, parent=context):
            return str(name)


@pytest.mark.parametrize("target", ["play", "serve"])
def test_what_make_runs_is_a_command_with_such_options(target: str) -> None:
    lines = commands(target)
    assert len(lines) == 1
    assert parse(app, lines[0]) == "serve"
    assert ("--open" in lines[0]) is (target == "play")


def test_an_option_that_is_not_there_would_be_noticed() -> None:
    with pytest.raises(click.NoSuchOption):
        parse(app, ["serve", "--browse"])


def test_the_readme_names_commands_that_can_be_read() -> None:
    blocks = re.findall(r"```sh\n(.*?)```", (ROOT / "README.md").read_text(), re.DOTALL)
    lines = [line for block in blocks for line in block.splitlines() if line.startswith("gunbai ")]
    assert len(lines) >= 5
    for line in lines:
        told = subprocess.run(
            [GUNBAI, *shlex.split(line)[1:], "--help"], capture_output=True, check=True
        )
        assert told.stdout
        parse(app, shlex.split(line)[1:])


@contextmanager
def running(arguments: list[str], folder: Path) -> Iterator[subprocess.Popen[str]]:
    """A table as `make play` lays it, with a data folder and a browser of its own."""
    browser = folder / "browser"
    browser.write_text(f'#!/bin/sh\necho "$1" >> {folder}/opened\n')
    browser.chmod(0o755)
    environment = {**os.environ, "XDG_DATA_HOME": str(folder), "BROWSER": f"{browser} %s"}
    with subprocess.Popen(
        [GUNBAI, *arguments], env=environment, stdout=subprocess.PIPE, text=True
    ) as process:
        try:
            yield process
        finally:
            process.terminate()


def test_make_play_lays_a_table_and_opens_the_browser(tmp_path: Path) -> None:
    with socket.create_server(("127.0.0.1", 0)) as free:
        port = free.getsockname()[1]
    (line,) = commands("play", PORT=str(port))
    with running(line, tmp_path) as process:
        assert process.stdout is not None
        told = process.stdout.readline()
        where = f"http://127.0.0.1:{port}/"
        assert where in told
        # Whoever comes as soon as that is said is answered.
        assert httpx.get(where, timeout=PATIENCE).status_code == 200
        opened, end = tmp_path / "opened", time.monotonic() + PATIENCE
        while not opened.exists() and time.monotonic() < end:
            time.sleep(0.05)
        assert opened.read_text() == f"{where}\n"
        assert (tmp_path / "gunbai" / "tables.sqlite3").is_file()
