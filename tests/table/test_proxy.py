"""Behind a real nginx and Caddy, by the examples in deploy/: links, live updates, who is who."""

from __future__ import annotations

import os
import re
import shutil
import signal
import socket
import subprocess
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any, TextIO

import httpx
import pytest
from tests.table.conftest import PATIENCE, ROOT, Server, servers
from tests.table.processes import listening, versions

NGINX = shutil.which("nginx") or "/usr/sbin/nginx"
WISH = {"game": "snow", "seats": [{"name": "Aki"}, {"name": "Ben"}]}


@pytest.fixture(scope="module", params=["nginx", "caddy"])
def kind(request: pytest.FixtureRequest) -> str:
    """The proxy that stands in front."""
    return str(request.param)


@pytest.fixture(scope="module")
def behind(kind: str, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server under /gunbai that opens three tables a minute for an address."""
    folder = tmp_path_factory.mktemp(f"behind-{kind}")
    more = ("--workers", "1", "--base-path", "/gunbai", "--openings", "3")
    with servers(f"sqlite:///{folder}/tables.sqlite3") as start:
        yield start(*more)


@pytest.fixture(scope="module")
def proxy(kind: str, behind: Server, tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The address of a proxy that runs by its example; without TLS, and on free ports."""
    folder = tmp_path_factory.mktemp(kind)
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = free.getsockname()[1]
    start = {"nginx": nginx, "caddy": caddy}[kind]
    with (folder / "said").open("w+") as said:
        process = start(folder, port, behind.port, said)
        try:
            end = time.monotonic() + PATIENCE
            with socket.socket() as probe:
                while probe.connect_ex(("127.0.0.1", port)):
                    assert process.poll() is None, (folder / "said").read_text()
                    assert time.monotonic() < end
                    time.sleep(0.05)
            yield f"http://127.0.0.1:{port}"
        finally:
            process.send_signal(signal.SIGTERM)
            process.wait(PATIENCE)


def nginx(folder: Path, port: int, server: int, said: TextIO) -> subprocess.Popen[bytes]:
    example = (ROOT / "deploy" / "nginx.conf").read_text()
    example = re.sub(r"\n\s+ssl_\w+ [^;]+;", "", example)
    example = example.replace("listen 443 ssl", f"listen 127.0.0.1:{port}")
    example = example.replace("127.0.0.1:8000", f"127.0.0.1:{server}")
    stores = "".join(
        f"{kind}_temp_path {folder}/{kind};\n"
        for kind in ("client_body", "proxy", "fastcgi", "uwsgi", "scgi")
    )
    user = "user root;\n" if folder.owner() == "root" else ""
    whole = f"{user}pid {folder}/pid;\nevents {{}}\nhttp {{\n{stores}{example}\n}}\n"
    (folder / "nginx.conf").write_text(whole)
    command = [NGINX, "-p", str(folder), "-c", "nginx.conf", "-e", "stderr"]
    return subprocess.Popen([*command, "-g", "daemon off;"], stderr=said)


def caddy(folder: Path, port: int, server: int, said: TextIO) -> subprocess.Popen[bytes]:
    example = (ROOT / "deploy" / "Caddyfile").read_text()
    example = example.replace("play.example.org {", f"http://127.0.0.1:{port} {{")
    example = example.replace("127.0.0.1:8000", f"127.0.0.1:{server}")
    (folder / "Caddyfile").write_text(f"{{\n\tadmin off\n}}\n{example}")
    home = {**os.environ, "HOME": str(folder), "XDG_DATA_HOME": str(folder)}
    command = ["caddy", "run", "--adapter", "caddyfile", "--config", "Caddyfile"]
    return subprocess.Popen(command, cwd=folder, env=home, stderr=said, stdout=said)


def test_links_and_files_stand_under_the_path(proxy: str) -> None:
    with httpx.Client(base_url=proxy, timeout=PATIENCE) as client:
        opened = client.post("/gunbai/tables", data={"game": "snow", "seats": "2",
                             "seat.0.name": "Aki", "seat.1.name": "Ben"})  # fmt: skip
        assert opened.status_code == 303
        host = client.get(opened.headers["location"])
        links = re.findall(r'value="(http[^"]+)"', host.text)
        assert len(links) == 3
        for link in links:
            assert link.startswith(f"{proxy}/gunbai/")
            page = client.get(link)
            assert page.status_code == 200
            assert client.head(link).status_code == 200
            for file in re.findall(r'(?:href|src)="([^"#]*/static/[^"#]+)"', page.text):
                assert client.get(file).status_code == 200, file
        assert client.get("/gunbai/health").json() == {"status": "ready"}
        assert client.get("/gunbai/metrics").status_code == 404


def test_live_updates_come_at_once(proxy: str, behind: Server) -> None:
    with httpx.Client(base_url=f"{proxy}/gunbai", timeout=PATIENCE) as client:
        seat = _opened(behind)["seats"][1]["token"]
        with listening(client, f"/s/{seat}/live") as lines:
            told = versions(lines)
            first = next(told)
            client.post(f"/api/s/{seat}/note", json={"text": "tea"})
            assert next(told) > first


def test_the_socket_passes(proxy: str, behind: Server) -> None:
    from websockets.sync.client import connect

    token = _opened(behind)["seats"][1]["token"]
    address = f"{proxy.replace('http', 'ws')}/gunbai/api/s/{token}/socket"
    with connect(address) as line:
        assert '"view":' in str(line.recv(PATIENCE))
        line.send('{"do": "note", "text": "tea", "id": 5}')
        assert '"done":[5]' in str(line.recv(PATIENCE))


def test_a_visitor_cannot_pass_for_many(proxy: str, behind: Server) -> None:
    """The proxy says who comes, whatever the visitor says: so the limit of an address holds."""
    with httpx.Client(base_url=proxy, timeout=PATIENCE) as client:
        seen = [
            client.post(
                "/gunbai/api/tables", json=WISH, headers={"x-forwarded-for": f"192.0.2.{n}"}
            ).status_code
            for n in range(5)
        ]
        assert seen[-1] == 429


def _opened(behind: Server) -> Any:
    """A table opened from an address of its own, as another proxy would say."""
    headers = {"x-forwarded-for": f"198.51.100.{time.monotonic_ns() % 250}"}
    with behind.client() as client:
        reply = client.post("/api/tables", json=WISH, headers=headers)
        assert reply.status_code == 201, reply.text
        return reply.json()
