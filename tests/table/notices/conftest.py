"""What the tests of notices share: a real mail server, and an application that sends by it."""

from __future__ import annotations

import socket
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from aiosmtpd.controller import Controller
from cryptography.fernet import Fernet
from litestar.testing import TestClient
from tests.table.notices.mailbox import Mailbox

from gunbai.table.app import create_app

Client = TestClient[Any]


@pytest.fixture
def box() -> Iterator[tuple[Mailbox, int]]:
    with socket.create_server(("127.0.0.1", 0)) as free:
        port = free.getsockname()[1]
    made = Mailbox()
    controller = Controller(made, hostname="127.0.0.1", port=port)
    controller.start()
    yield made, port
    controller.stop()


@pytest.fixture
def telling(box: tuple[Mailbox, int], tmp_path: Path) -> Iterator[Client]:
    app = create_app(
        f"sqlite:///{tmp_path}/tables.sqlite3",
        pause=0,
        mail=f"mailto://127.0.0.1:{box[1]}?from=gunbai@example.org&mode=insecure",
        notice_key=Fernet.generate_key().decode(),
    )
    with TestClient(app, raise_server_exceptions=False) as client:
        yield client
