"""Deploying: settings are documented, the house stands under a path, figures are the operator's."""

from __future__ import annotations

import os
import re
import subprocess
import sys
import tomllib
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import click
import pytest
from litestar.testing import TestClient
from tests.table.conftest import ROOT, Table

from gunbai.table.app import create_app
from gunbai.table.ops.settings import Settings
from gunbai.terminal.commands.serve import serve
from gunbai.words.catalogue import say

DEPLOYING = ROOT / "docs" / "deploying.md"
SECRET = {"authorization": "Bearer hush"}


def rows() -> list[str]:
    """A row of the documented table for every setting of ``gunbai serve``."""
    found = []
    for option in serve.params:
        if isinstance(option, click.Option) and option.envvar:
            usual = option.show_default if isinstance(option.show_default, str) else ""
            about = say("en", option.about)  # type: ignore[attr-defined]
            shape = f" {option.metavar}" if option.metavar else ""
            usual = f"`{usual}`" if usual else ""
            found.append(f"| `{option.opts[0]}{shape}` | `{option.envvar}` | {usual} | {about} |")
    return found


def test_every_setting_is_documented_as_it_is() -> None:
    told = re.findall(r"^\| `--.*$", DEPLOYING.read_text(), re.MULTILINE)
    assert told == rows()


def test_every_setting_of_a_server_has_a_flag() -> None:
    flags = {option.name for option in serve.params}
    assert set(Settings.__struct_fields__) <= flags


def test_every_command_named_there_exists() -> None:
    from gunbai.terminal.commands.admin import admin

    named = set(re.findall(r"`gunbai admin (\w+)", DEPLOYING.read_text()))
    assert named == set(admin.commands)


@pytest.fixture
def house(database: str) -> Any:
    app = create_app(Settings(database, base_path="/gunbai", operator="hush", pause=0))
    with TestClient(app, raise_server_exceptions=False) as client:
        yield client


@pytest.mark.parametrize("prefix", ["/gunbai", ""], ids=["left", "taken away by the proxy"])
def test_every_link_of_a_page_stays_under_the_path(house: Any, prefix: str) -> None:
    opened = house.post(
        f"{prefix}/tables",
        data={"game": "parlour", "seats": "1", "seat.0.name": "Aki"},
        follow_redirects=False,
    )
    host = opened.headers["location"]
    assert host.startswith("/gunbai/h/")
    pages = ["/gunbai/", "/gunbai/new/parlour", "/gunbai/rules/snow", host]
    shared = house.get(host.replace("/gunbai", prefix)).text
    links = re.findall(r'value="(http[^"]+)"', shared)
    assert all(link.startswith("http://testserver.local/gunbai/") for link in links), links
    pages += [link.removeprefix("http://testserver.local") for link in links]
    for page in pages:
        text = house.get(page.replace("/gunbai", prefix) or "/").text
        found = re.findall(r'(?:href|src|action|formaction|hx-\w[\w:-]*)="(/[^"]*)"', text)
        assert found, page
        for link in found:
            assert link.startswith("/gunbai/"), (page, link)
            if "/static/" in link:
                assert house.get(link.partition("#")[0]).status_code == 200, link


def test_a_site_that_is_set_is_where_links_lead(database: str) -> None:
    settings = Settings(database, site="https://play.example.org/gunbai", base_path="/gunbai")
    with TestClient(create_app(settings)) as client:
        page = client.get(f"/h/{Table(client, 'Aki').host}").text
        assert 'value="https://play.example.org/gunbai/s/' in page


def test_health_is_for_all_and_figures_are_for_the_operator(house: Any) -> None:
    table = Table(house, "Aki")
    table.answer(0, 0, "snow")
    table.answer(0, 0, "snow")
    assert house.get("/health").json() == {"status": "ready"}
    assert house.get("/health/alive").json() == {"status": "alive"}
    for headers in ({}, {"authorization": "Bearer guess"}, {"authorization": "Bearer "}):
        assert house.get("/metrics", headers=headers).status_code == 404
    told = house.get("/metrics", headers=SECRET).text
    assert 'gunbai_refusals_total{key="core.not-open"} 1.0' in told
    assert "gunbai_acts_total 1.0" in told
    assert "gunbai_tables 1.0" in told
    assert 'route="/api/s/{token}/answer"' in told
    for token in (*table.seats, table.host, table.watch):
        assert token not in told


def test_without_a_secret_nobody_is_the_operator(database: str) -> None:
    with TestClient(create_app(database), raise_server_exceptions=False) as client:
        assert client.get("/metrics", headers={"authorization": "Bearer "}).status_code == 404


def test_a_database_that_is_away_is_not_ready(database: str) -> None:
    file = Path(database.removeprefix("sqlite:///"))
    with TestClient(create_app(database), raise_server_exceptions=False) as client:
        file.rename(file.with_name("away"))
        assert client.get("/health").status_code == 503
        assert client.get("/health/alive").status_code == 200
        file.with_name("away").rename(file)
        assert client.get("/health").status_code == 200


def test_a_table_takes_so_many_notes(database: str) -> None:
    with TestClient(create_app(database, notes=3), raise_server_exceptions=False) as client:
        table = Table(client, "Aki")
        said = [table.do(0, "note", text=str(n)).status_code for n in range(5)]
        assert said == [200, 200, 200, 409, 409]
        assert len(table.view(0)["notes"]) == table.view(0)["version"] == 3
        assert table.answer(0, 0, "snow").status_code == 200


def test_a_table_takes_so_much_and_can_then_be_closed_only(database: str) -> None:
    """Each answer and each step back is stored: by turns they would fill a disk."""
    with TestClient(create_app(database, size=2), raise_server_exceptions=False) as client:
        table = Table(client, "Aki")
        full, answers = table.answer(0, 0, "snow"), True
        while full.status_code == 200:
            answers = not answers
            now = table.view(0)["epoch"]
            full = table.answer(0, 0, "rain", now) if answers else table.do(0, "undo", to=0)
        assert (full.status_code, full.json()["error"]["key"]) == (409, "table.full")
        paused = client.post(f"/api/h/{table.host}/pause", json={"on": True})
        assert paused.json()["error"]["key"] == "table.full"
    with TestClient(create_app(database, size=2), raise_server_exceptions=False) as client:
        table.client = client  # known again from what is stored
        assert table.do(0, "note", text="x").json()["error"]["key"] == "table.full"
        assert client.post(f"/api/h/{table.host}/close").status_code == 200


def test_the_compose_file_and_the_unit_name_settings_that_there_are() -> None:
    known = {option.envvar for option in serve.params if isinstance(option, click.Option)}
    for name in ("compose.yaml", "Containerfile", "gunbai.service"):
        named = set(re.findall(r"GUNBAI_[A-Z_]+", (ROOT / "deploy" / name).read_text()))
        assert named - {"GUNBAI_COMPILED"} <= known
    extras = tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]
    assert "postgres" in extras["optional-dependencies"]


BIN = Path(sys.executable).parent


@pytest.mark.parametrize(
    "command",
    [
        [BIN / "hadolint", "--failure-threshold", "style", "Containerfile"],
        [BIN / "check-jsonschema", "--builtin-schema", "vendor.compose-spec", "compose.yaml"],
        ["caddy", "validate", "--adapter", "caddyfile", "--config", "Caddyfile"],
    ],
    ids=["Containerfile", "compose.yaml", "Caddyfile"],
)
def test_the_files_for_deploying_are_sound(command: Sequence[str], tmp_path: Path) -> None:
    home = {**os.environ, "HOME": str(tmp_path), "XDG_DATA_HOME": str(tmp_path)}
    done = subprocess.run(
        command, cwd=ROOT / "deploy", env=home, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stdout + done.stderr


def test_the_unit_is_sound(tmp_path: Path) -> None:
    unit = tmp_path / "gunbai.service"
    text = (ROOT / "deploy" / "gunbai.service").read_text()
    unit.write_text(text.replace("/opt/gunbai/bin/gunbai", str(BIN / "gunbai")))
    done = subprocess.run(
        ["systemd-analyze", "verify", "--man=no", unit],
        capture_output=True, text=True, check=False,
    )  # fmt: skip
    said = [line for line in done.stderr.splitlines() if "gunbai" in line]
    assert (done.returncode, said) == (0, [])
