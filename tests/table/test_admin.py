"""What an operator does: look without seeing secrets, copy while it runs, restore, clear, check."""

from __future__ import annotations

import json
import sqlite3
import stat
import threading
from collections.abc import Sequence
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest
from litestar.testing import TestClient
from tests.table.clubs import Club
from tests.table.conftest import Table
from tests.table.keeping import admin, age, change

from gunbai.table.app import create_app


@pytest.fixture
def file(database: str) -> Path:
    return Path(database.removeprefix("sqlite:///"))


def listed(database: str) -> Sequence[dict[str, Any]]:
    status, said = admin("list", "--json", "--database", database)
    assert status == 0, said
    found: Sequence[dict[str, Any]] = json.loads(said)
    return found


def client(database: str) -> TestClient[Any]:
    return TestClient(create_app(database, pause=0), raise_server_exceptions=False)


def test_tables_are_listed_without_a_secret(database: str) -> None:
    with client(database) as house:
        table = Table(house, "Aki", "Ben")
        table.answer(0, 0, "the moon")
        Table(house, "Sora")
        status, said = admin("list", "--database", database)
        assert status == 0
        for secret in (table.host, table.watch, *table.seats, "the moon"):
            assert secret not in said
        first, second = listed(database)
        assert (first["game"], {first["seats"], second["seats"]}) == ("parlour", {1, 2})
        assert {first["entries"], second["entries"]} == {0, 1}
        assert first["ended"] is None


def test_a_copy_made_while_the_server_writes_is_whole_and_restores(
    database: str, tmp_path: Path
) -> None:
    copy, acknowledged, enough = tmp_path / "copy.sqlite3", list[str](), threading.Event()
    with client(database) as house:
        table = Table(house, "Aki")

        def write() -> None:
            while not enough.is_set():
                text = str(len(acknowledged))
                assert table.do(0, "note", text=text).status_code == 200
                acknowledged.append(text)

        writer = threading.Thread(target=write)
        writer.start()
        while len(acknowledged) < 20:
            pass
        before = list(acknowledged)
        status, said = admin("backup", str(copy), "--database", database)
        enough.set()
        writer.join()
        assert (status, said) == (0, f"1 table was copied to {copy}.\n")
    assert stat.S_IMODE(copy.stat().st_mode) == 0o600
    assert not copy.with_name(f"{copy.name}-wal").exists()
    assert admin("backup", str(copy), "--database", database)[0] == 2

    other = f"sqlite:///{tmp_path}/other.sqlite3"
    status, said = admin("restore", str(copy), "--database", other)
    assert status == 0, said
    assert "records played again: 1" in said
    with client(other) as house:
        table.client = house
        kept = [note["text"] for note in table.view(0)["notes"]]
        assert kept[: len(before)] == before
        assert kept == acknowledged[: len(kept)]
        assert table.do(0, "note", text="on").status_code == 200
    assert "has tables or clubs already" in admin("restore", str(copy), "--database", other)[1]


def test_a_copy_whose_record_cannot_be_played_is_not_restored(
    database: str, file: Path, tmp_path: Path
) -> None:
    with client(database) as house:
        Table(house, "Aki").answer(0, 0, "snow")
    change(
        file, """UPDATE gunbai_entry SET line = '{"entry":"answer","ask":7,"seat":0,"value":1}'"""
    )
    copy, other = tmp_path / "copy.sqlite3", f"sqlite:///{tmp_path}/other.sqlite3"
    assert admin("backup", str(copy), "--database", database)[0] == 0
    status, said = admin("restore", str(copy), "--database", other)
    assert status == 2
    assert "cannot be played again" in said
    assert listed(other) == []


def test_a_deleted_table_is_gone_at_once_and_wholly(database: str, file: Path) -> None:
    with client(database) as house:
        kept, gone = Table(house, "Aki"), Table(house, "Ben", "Sora")
        kept.answer(0, 0, "snow")
        gone.answer(0, 0, "rain")
        (table,) = [one["id"] for one in listed(database) if one["seats"] == 2]
        assert admin("delete", table, "--database", database) == (0, "1 table was deleted.\n")
        assert admin("delete", table, "--database", database)[0] == 1
        assert gone.do(0, "note", text="x").status_code == 404
        assert house.get(f"/s/{gone.seats[0]}").status_code == 404
        assert kept.do(0, "note", text="x").status_code == 200
    with closing(sqlite3.connect(file)) as connection:
        for name in ("gunbai_entry", "gunbai_link"):
            rest = connection.execute(f"SELECT count(*) FROM {name} WHERE table_id = ?", (table,))
            assert rest.fetchone() == (0,)


def test_tables_that_nobody_uses_are_retired(database: str, file: Path) -> None:
    with client(database) as house:
        old, used, new = (Table(house, name) for name in ("Aki", "Ben", "Sora"))
        for table in (old, used, new):
            table.answer(0, 0, "snow")
        change(file, "UPDATE gunbai_table SET opened = '2020-01-01 00:00:00.000000'")
        change(file, "UPDATE gunbai_entry SET stored = 1577836800")
        used.do(0, "note", text="still here")
        new.do(0, "note", text="here")
        assert admin("retire", "--older-than", "30", "--database", database) == (
            0,
            "1 table was deleted.\n",
        )
        assert house.get(f"/s/{old.seats[0]}").status_code == 404
        assert house.get(f"/s/{used.seats[0]}").status_code == 200
    assert admin("retire", "--older-than", "0", "--database", database)[0] == 2


def test_clubs_are_listed_copied_retired_and_deleted(
    database: str, file: Path, tmp_path: Path
) -> None:
    with client(database) as house:
        kept, gone, old = (Club(house, "Aki", called=name) for name in ("Crows", "Owls", "Rooks"))
        kept.table("Aki", "Aki")
        change(file, "UPDATE gunbai_club SET seen = 0 WHERE name = 'Rooks'")
        status, said = admin("clubs", "--database", database)
        for secret in (kept.group, *kept.links.values(), *gone.links.values()):
            assert secret not in said
        ids = {
            one["name"]: one
            for one in json.loads(admin("clubs", "--json", "--database", database)[1])
        }
        assert (status, ids["Crows"]["people"], ids["Crows"]["tables"]) == (0, 1, 1)
        copy = tmp_path / "copy.sqlite3"
        assert admin("backup", str(copy), "--database", database)[0] == 0
        deleted = admin("delete", ids["Owls"]["id"], "--database", database)
        assert deleted == (0, "1 club was deleted.\n")
        assert house.get(f"/api/c/{gone.group}").status_code == 404
        retired = admin("retire", "--older-than", "30", "--database", database)
        assert retired == (0, "1 club was deleted.\n")
        assert house.get(f"/api/c/{old.group}").status_code == 404
        assert len(kept.view()["tables"]) == 1
        (table,) = [one["id"] for one in listed(database)]
        assert admin("delete", table, "--database", database)[0] == 0
        assert kept.view()["tables"] == []
    other = f"sqlite:///{tmp_path}/other.sqlite3"
    assert admin("restore", str(copy), "--database", other)[0] == 0
    with client(other) as house:
        gone.client = house
        assert gone.view("Aki")["name"] == "Owls"


def test_before_an_upgrade_running_tables_of_other_rules_are_counted(
    database: str, file: Path
) -> None:
    with client(database) as house:
        Table(house, "Aki").answer(0, 0, "snow")
        assert admin("check", "--database", database)[0] == 0
        age(file)
        Table(house, "Ben").answer(0, 0, "snow")
    status, said = admin("check", "--database", database)
    assert status == 1
    assert "1 unfinished table follows rules that this release does not play." in said
    found = json.loads(admin("check", "--json", "--database", database)[1])
    assert {rules["version"]: (rules["running"], rules["is_played"]) for rules in found} == {
        1: (1, True),
        9: (1, False),
    }


def test_a_database_that_cannot_be_used_is_told_in_a_sentence(tmp_path: Path) -> None:
    (tmp_path / "letter").write_text("This is a letter." * 100)
    status, said = admin("list", "--database", f"sqlite:///{tmp_path}/letter")
    assert status == 2
    assert said.count("\n") == 1
    assert "file is not a database" in said
