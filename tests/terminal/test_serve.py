"""gunbai serve: where the table stands is said, and an address that cannot be had is refused."""

from __future__ import annotations

import socket
import time
import webbrowser
from collections.abc import Mapping
from pathlib import Path
from typing import Any

import pytest
from tests.terminal.conftest import Gunbai

import gunbai.table


@pytest.fixture
def served(monkeypatch: pytest.MonkeyPatch) -> list[Mapping[str, Any]]:
    """What the web table was asked to serve; it listens, and then ends at once."""
    calls: list[Mapping[str, Any]] = []

    def serve(**wished: Any) -> None:
        calls.append(wished)
        wished.pop("ready")("http://127.0.0.1:8000/", SITE[wished["host"]])

    monkeypatch.setattr(gunbai.table, "serve", serve)
    return calls


SITE = {"127.0.0.1": "", "0.0.0.0": "http://192.168.1.7:8000/", "h": "http://127.0.0.1:8000/"}
"""Where others find a table that listens at a host."""


@pytest.fixture
def shown(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """Pages that were opened in a browser, on a desktop."""
    pages: list[str] = []
    monkeypatch.setattr(webbrowser, "open", pages.append)
    monkeypatch.setenv("DISPLAY", ":7")
    return pages


def test_options_are_handed_to_the_table(gunbai: Gunbai, served: list[Mapping[str, Any]]) -> None:
    url = "sqlite+aiosqlite:///games.db"
    told = gunbai("serve", "--port", 8123, "--database", url, "--workers", 2)
    assert told.exit_code == 0
    (given,) = served
    wanted = {"host": "127.0.0.1", "port": 8123, "database": url, "workers": 2}
    assert {name: given[name] for name in wanted} == wanted


def test_it_says_where_the_table_stands_and_who_can_come(
    gunbai: Gunbai, served: list[Mapping[str, Any]]
) -> None:
    stands = "Serving at http://127.0.0.1:8000/ (Ctrl-C to stop).\n"
    assert gunbai("serve").stdout == stands + (
        "It is open to this computer only; with --host 0.0.0.0 also to phones and other computers "
        "on your network.\n"
    )
    assert gunbai("serve", "--host", "0.0.0.0").stdout == stands + (
        "Phones and other computers find it at http://192.168.1.7:8000/\n"
    )
    assert gunbai("serve", "--host", "h").stdout == stands


def test_the_browser_opens_when_asked_once_the_table_listens(
    gunbai: Gunbai, served: list[Mapping[str, Any]], shown: list[str]
) -> None:
    assert gunbai("serve").exit_code == 0
    assert shown == []
    assert gunbai("serve", "--open").exit_code == 0
    end = time.monotonic() + 20
    while not shown and time.monotonic() < end:
        time.sleep(0.01)
    assert shown == ["http://127.0.0.1:8000/"]


def test_without_a_desktop_no_browser_takes_the_terminal(
    gunbai: Gunbai,
    served: list[Mapping[str, Any]],
    shown: list[str],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr("sys.platform", "linux")
    for name in ("DISPLAY", "WAYLAND_DISPLAY", "BROWSER"):
        monkeypatch.delenv(name, raising=False)
    told = gunbai("serve", "--open")
    assert told.exit_code == 0
    assert "http://127.0.0.1:8000/" in told.stdout
    assert shown == []


def test_a_port_in_use_is_refused(gunbai: Gunbai, tmp_path: Path) -> None:
    with socket.create_server(("127.0.0.1", 0)) as busy:
        port = busy.getsockname()[1]
        told = gunbai("serve", "--port", port, "--database", f"sqlite:///{tmp_path}/t.db")
    assert told.exit_code == 2
    assert told.stderr == (f"Cannot listen on 127.0.0.1:{port}: Address already in use.\n")
    assert told.stdout == ""


def test_a_host_that_is_not_ours_is_refused(gunbai: Gunbai, tmp_path: Path) -> None:
    database = f"sqlite:///{tmp_path}/t.db"
    told = gunbai("serve", "--host", "192.0.2.1", "--database", database, "--lang", "ru")
    assert told.exit_code == 2
    assert told.stderr.startswith("По адресу 192.0.2.1, порт 8000")


def test_a_database_that_cannot_be_used_is_refused(gunbai: Gunbai, tmp_path: Path) -> None:
    told = gunbai("serve", "--port", 0, "--database", f"sqlite:///{tmp_path}")
    assert told.exit_code == 2
    assert told.stdout == ""
    assert told.stderr.startswith(f"The database sqlite:///{tmp_path} cannot be used: ")
    assert told.stderr.count("\n") == 1
