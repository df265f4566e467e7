"""gunbai serve: where the table stands is said, and an address that cannot be had is refused."""

from __future__ import annotations

import socket
from collections.abc import Mapping
from typing import Any

import pytest
from tests.terminal.conftest import Gunbai

import gunbai.table


@pytest.fixture
def served(monkeypatch: pytest.MonkeyPatch) -> list[Mapping[str, Any]]:
    """What the web table was asked to serve."""
    calls: list[Mapping[str, Any]] = []
    monkeypatch.setattr(gunbai.table, "serve", lambda **wished: calls.append(wished))
    return calls


def free_port() -> int:
    with socket.create_server(("127.0.0.1", 0)) as found:
        port: int = found.getsockname()[1]
        return port


def test_options_are_handed_to_the_table(gunbai: Gunbai, served: list[Mapping[str, Any]]) -> None:
    port = free_port()
    url = "sqlite+aiosqlite:///games.db"
    told = gunbai("serve", "--port", port, "--database", url, "--workers", 2)
    assert told.exit_code == 0
    assert told.stdout == f"The table stands at http://127.0.0.1:{port}/ (Ctrl-C clears it away).\n"
    assert served == [{"host": "127.0.0.1", "port": port, "database": url, "workers": 2}]


def test_a_port_in_use_is_refused(gunbai: Gunbai, served: list[Mapping[str, Any]]) -> None:
    with socket.create_server(("127.0.0.1", 0)) as busy:
        port = busy.getsockname()[1]
        told = gunbai("serve", "--port", port)
    assert told.exit_code == 2
    assert told.stderr == (
        f"Nobody can listen at 127.0.0.1, port {port}: Address already in use.\n"
    )
    assert not served


def test_a_host_that_is_not_ours_is_refused(
    gunbai: Gunbai, served: list[Mapping[str, Any]]
) -> None:
    told = gunbai("serve", "--host", "192.0.2.1", "--lang", "ru")
    assert told.exit_code == 2
    assert told.stderr.startswith("По адресу 192.0.2.1, порт 8000")
    assert not served
