"""Tables of other releases: their games are not played, and nothing of them is lost or changed."""

from __future__ import annotations

import asyncio
import dataclasses
import json
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest
from litestar.testing import TestClient
from tests.table.conftest import Table
from tests.table.keeping import age, change
from tests.table.parlour import PARLOUR, Parlour

import gunbai
from gunbai.core import record
from gunbai.core.game import Game, Outcome
from gunbai.core.script import Number, Refused, Script
from gunbai.registry import registered
from gunbai.table.app import create_app
from gunbai.table.ops.admin import check, run_on
from gunbai.table.storage import models
from gunbai.table.storage.store import prepare
from gunbai.words import old_rules

ANSWERS = ("snow", 3, "left", [0], {"steel": 2, "silk": 3}, {"to": 1})


@pytest.fixture
def file(database: str) -> Path:
    return Path(database.removeprefix("sqlite:///"))


def play(table: Table) -> None:
    for value in ANSWERS:
        ask = table.view(0)["asks"][0]["id"]
        assert table.answer(0, ask, value).status_code == 200


def test_a_game_of_other_rules_is_not_played_and_says_so(database: str, file: Path) -> None:
    with TestClient(create_app(database), raise_server_exceptions=False) as client:
        table = Table(client, "Aki")
        table.answer(0, 0, "snow")
    age(file)
    with TestClient(create_app(database), raise_server_exceptions=False) as client:
        table.client = client
        for act in (table.answer(0, 1, 1), table.do(0, "undo"), table.do(0, "note", text="x")):
            assert act.status_code == 409
            assert act.json()["error"]["key"] == "table.other-version"
        for path in ("", "/table", "/live", "/story", "/record"):
            reply = client.get(f"/s/{table.seats[0]}{path}")
            assert reply.status_code == 409
            assert "opened under version 9 of the rules, and this server plays" in reply.text
            assert "/record" not in reply.text
        assert client.get(f"/h/{table.host}").status_code == 409
    with closing(sqlite3.connect(file)) as connection:
        assert connection.execute("SELECT count(*) FROM gunbai_entry").fetchone() == (1,)


def test_the_record_of_a_finished_game_of_other_rules_can_be_had(database: str, file: Path) -> None:
    with TestClient(create_app(database, pause=0), raise_server_exceptions=False) as client:
        table = Table(client, "Aki")
        play(table)
        before = client.get(f"/s/{table.seats[0]}/record").content
    age(file)
    with TestClient(create_app(database), raise_server_exceptions=False) as client:
        for path in ("", "/story"):
            page = client.get(f"/s/{table.seats[0]}{path}")
            assert page.status_code == 409
            assert f'href="/s/{table.seats[0]}/record"' in page.text
        kept = client.get(f"/s/{table.seats[0]}/record")
        assert kept.status_code == 200
        assert kept.content.splitlines()[1:] == before.splitlines()[1:]
        assert json.loads(kept.content.splitlines()[0])["version"] == 9
        assert len(record.load(kept.content).entries) > len(ANSWERS)


def test_so_can_that_of_a_finished_game_with_typed_dice(database: str, file: Path) -> None:
    with TestClient(create_app(database, pause=0), raise_server_exceptions=False) as client:
        table = Table(client, "Aki", dice="typed")
        for value in (*ANSWERS[:2], [4], *ANSWERS[2:]):
            ask = table.view(0)["asks"][0]["id"]
            assert table.answer(0, ask, value).status_code == 200
        open_ = Table(client, "Aki", dice="typed")
        open_.answer(0, 0, "snow")
    age(file)
    with TestClient(create_app(database), raise_server_exceptions=False) as client:
        assert client.get(f"/s/{table.seats[0]}/record").status_code == 200
        assert client.get(f"/s/{open_.seats[0]}/record").status_code == 409


@pytest.fixture
def renewed(monkeypatch: pytest.MonkeyPatch) -> Game:
    """The parlour by new rules that begin with another question, the old ones beside them."""

    def script(_parlour: Parlour) -> Script[Outcome]:
        yield Number(0, "parlour.round", 1, 2)
        return Outcome((0,))

    new = dataclasses.replace(PARLOUR, version=2, script=script, earlier=[PARLOUR])
    monkeypatch.setitem(registered(), "parlour", new)
    return new


def test_a_table_is_played_on_under_the_rules_it_was_opened_with_while_the_game_keeps_them(
    database: str, request: pytest.FixtureRequest
) -> None:
    with TestClient(create_app(database, pause=0), raise_server_exceptions=False) as client:
        old = Table(client, "Aki")
        old.answer(0, 0, ANSWERS[0])
    request.getfixturevalue("renewed")
    with TestClient(create_app(database, pause=0), raise_server_exceptions=False) as client:
        old.client, new = client, Table(client, "Ben")
        assert new.view(0)["asks"][0]["kind"] == "number"
        for value in ANSWERS[1:]:
            ask = old.view(0)["asks"][0]["id"]
            assert old.answer(0, ask, value).status_code == 200
        assert old.view(0)["outcome"] is not None
        kept = record.load(client.get(f"/s/{old.seats[0]}/record").content)
        assert client.get(f"/s/{old.seats[0]}/story").status_code == 200
    assert kept.header.version == 1
    assert gunbai.verify(kept).proved
    assert not old_rules.is_old(kept)


def test_before_an_upgrade_tables_of_rules_that_are_kept_are_not_counted_as_stranded(
    database: str, file: Path, renewed: Game
) -> None:
    def found() -> dict[int, tuple[int, bool]]:
        rules = asyncio.run(run_on(database, check))
        return {one.version: (one.running, one.is_played) for one in rules}

    with TestClient(create_app(database, pause=0)) as client:
        Table(client, "Aki")
        age(file, 1)
        Table(client, "Ben")
    assert renewed.version == 2
    assert found() == {1: (1, True), 2: (1, True)}
    age(file, 3)
    assert found() == {3: (2, False)}


def test_an_earlier_version_is_one_of_the_same_game_and_earlier() -> None:
    with pytest.raises(AssertionError, match="version 1 of parlour is not an earlier one"):
        dataclasses.replace(PARLOUR, earlier=[PARLOUR])


FIRST_FORM = """
CREATE TABLE gunbai_form (number INTEGER PRIMARY KEY);
CREATE TABLE gunbai_table (id VARCHAR(32) PRIMARY KEY, header TEXT, secret BLOB, opened DATETIME);
CREATE TABLE gunbai_entry (table_id VARCHAR(32), number INTEGER, line TEXT,
    PRIMARY KEY (table_id, number)) WITHOUT ROWID;
INSERT INTO gunbai_form VALUES (1);
INSERT INTO gunbai_table VALUES ('over', '{}', NULL, '2026-01-02 03:04:05.000000');
INSERT INTO gunbai_table VALUES ('on', '{}', NULL, '2026-01-02 03:04:05.000000');
INSERT INTO gunbai_entry VALUES ('over', 0, '{"entry":"secret","secret":"00"}');
INSERT INTO gunbai_entry VALUES ('on', 0, '{"entry":"note","seat":0,"text":"secret"}');
"""


def test_a_database_of_the_first_form_is_brought_up(database: str, file: Path) -> None:
    with closing(sqlite3.connect(file)) as connection:
        connection.executescript(FIRST_FORM)
    assert refusal(database) == refusal(database) == ""
    with closing(sqlite3.connect(file)) as connection:
        ended = connection.execute("SELECT id FROM gunbai_table WHERE ended NOT NULL").fetchall()
        assert ended == [("over",)]
        stored = connection.execute("SELECT count(stored), count(*) FROM gunbai_entry").fetchone()
        assert stored == (0, 2)
        assert connection.execute("SELECT count(*) FROM gunbai_club").fetchone() == (0,)
        assert connection.execute("SELECT max(number) FROM gunbai_form").fetchone() == (
            models.FORM,
        )


def refusal(database: str) -> str:
    try:
        asyncio.run(prepare(database))
    except Refused as no:
        return str(no)
    return ""


def test_a_database_of_a_newer_release_is_left_alone(database: str, file: Path) -> None:
    assert refusal(database) == ""
    assert refusal(database) == ""  # it is known again
    change(file, "UPDATE gunbai_form SET number = ?", models.FORM + 1)
    before = file.read_bytes()
    assert (refusal(database)).startswith("This database belongs to a newer release of Gunbai")
    assert file.read_bytes() == before


def test_a_database_of_before_forms_were_numbered_is_of_the_first(
    database: str, file: Path
) -> None:
    assert refusal(database) == ""
    change(file, "DROP TABLE gunbai_form")
    assert refusal(database) == ""


def test_what_is_no_database_is_refused_in_one_sentence(tmp_path: Path) -> None:
    file = tmp_path / "letter.txt"
    file.write_text("This is a letter." * 100)
    assert refusal(f"sqlite:///{file}") == (
        f"The database sqlite:///{file} cannot be used: file is not a database."
    )
    nowhere = refusal(f"sqlite:///{file}/tables.sqlite3")
    assert "cannot be used: " in nowhere
    assert len(nowhere.splitlines()) == 1


def test_a_server_that_is_not_there_is_refused_without_its_password() -> None:
    said = refusal("postgresql://aki:hush@127.0.0.1:1/tables")
    assert "cannot be used: " in said
    assert "hush" not in said


def test_a_table_of_older_rules_can_be_read_by_each_as_far_as_they_may_know(
    database: str, file: Path
) -> None:
    with TestClient(create_app(database), raise_server_exceptions=False) as client:
        table = Table(client, "Aki", "Ben")
        table.answer(0, 0, "the hidden wish of Aki")
        table.do(0, "note", text="The tea is ready.")
        table.do(1, "whisper", text="Only for you.", to=[0])
        table.do(0, "note", text="Said in haste.")
        last = table.view(0)["version"] - 1
        table.do(0, "withdraw", note=last)
    age(file, 0)
    with TestClient(create_app(database), raise_server_exceptions=False) as client:
        own, other, watch = (
            client.get(path).text
            for path in (f"/s/{table.seats[0]}", f"/s/{table.seats[1]}", f"/w/{table.watch}")
        )
        assert "opened under version 0 of the rules" in own
        assert "the hidden wish of Aki" in own
        for text in (own, other, watch):
            assert "The tea is ready." in text
            assert "Said in haste." not in text
            assert "/record" not in text
        for text in (other, watch):
            assert "the hidden wish" not in text
        assert "Only for you." in own
        assert "Only for you." not in watch
        assert client.get(f"/api/s/{table.seats[0]}").status_code == 409
        assert client.get(f"/s/{table.seats[0]}/record").status_code == 409
        mine, theirs = (
            client.get(f"{path}/story?format={form}")
            for path, form in ((f"/s/{table.seats[0]}", "md"), (f"/w/{table.watch}", "html"))
        )
        assert (mine.status_code, theirs.status_code) == (200, 200)
        assert "the hidden wish of Aki" in mine.text
        assert "the hidden wish" not in theirs.text
        assert "The tea is ready." in theirs.text


def test_the_end_of_a_table_of_older_rules_can_be_read_by_all(database: str, file: Path) -> None:
    with TestClient(create_app(database), raise_server_exceptions=False) as client:
        table = Table(client, "Aki")
        play(table)
        assert table.view(0)["outcome"] is not None
    age(file, 0)
    with TestClient(create_app(database), raise_server_exceptions=False) as client:
        watched = client.get(f"/w/{table.watch}")
        assert watched.status_code == 200
        assert "snow" in watched.text
        assert f"/w/{table.watch}/record" in watched.text
        assert client.get(f"/w/{table.watch}/record").status_code == 200
