"""gunbai record: show, verify, export."""

from __future__ import annotations

import csv
import io
import json
import re
from pathlib import Path

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from tests.terminal.conftest import Gunbai

from gunbai.core.entries import Seated
from gunbai.core.game import Game
from gunbai.core.match import Match
from gunbai.play import new


@pytest.fixture
def match(toy: Game) -> Match:
    """A finished game with a note and something taken back."""
    match = new(toy, ["Aki", "Beni"], {"rounds": 2})
    match.answer(0, 0, "a first wish")
    match.undo(0)
    match.answer(0, 0, "a secret wish")
    match.note(1, "well wished")
    match.answer(1, 1, "another")
    for number in range(2, 6):
        match.answer(match.open[number].seat, number, number)
    assert match.over
    return match


@pytest.fixture
def file(match: Match, tmp_path: Path) -> Path:
    path = tmp_path / "game.gunbai"
    path.write_bytes(match.record.dump())
    return path


def test_show_tells_who_played_what_and_how_it_ended(gunbai: Gunbai, file: Path) -> None:
    told = gunbai("record", "show", file)
    assert told.exit_code == 0
    for part in ("Aki, Beni", "rounds=2", "sealed", "toy.fell", "The end", "well wished"):
        assert part in told.stdout
    assert "a secret wish" not in told.stdout
    assert "\x1b" not in told.stdout


def test_show_tells_who_sat_where_from_when_on(gunbai: Gunbai, toy: Game, tmp_path: Path) -> None:
    match = new(toy, ["Aki", "Beni"], {"rounds": 2})
    match.enter(Seated(1, "Beni", by="claim", at=1_800_000_000))
    match.enter(Seated(1, "Beni", next(iter(toy.bots)), "stand-in", 1_800_003_600))
    match.back(1, 1_800_007_200)
    file = tmp_path / "game.gunbai"
    file.write_bytes(match.record.dump())
    told = gunbai("record", "show", file).stdout
    for line in (
        "2027-01-15 08:00 UTC  Beni took the seat.",
        "2027-01-15 09:00 UTC  A bot stands in for Beni; the host asked for it.",
        "2027-01-15 10:00 UTC  Beni is back.",
    ):
        assert line in told
    assert "Кто за кого играл" in gunbai("record", "show", file, "--lang", "ru").stdout


def test_show_entries_numbers_them_as_verify_does(gunbai: Gunbai, match: Match, file: Path) -> None:
    told = gunbai("record", "show", file, "--entries").stdout
    lines = [line.split() for line in told.splitlines()]
    numbers = [line[0] for line in lines if line and line[0].isdigit()]
    assert numbers == [str(number) for number in range(len(match.record.entries))]
    assert "Aki takes back everything from entry 0 on" in told
    assert "Aki answers question 0: a secret wish" in told
    assert "The dice secret is published" in told
    assert "terminal." not in told


@pytest.mark.parametrize("change", [b'"version":1,', b'"game":"toy",'])
def test_show_also_tells_of_what_cannot_be_played(
    gunbai: Gunbai, file: Path, change: bytes
) -> None:
    other = {b'"version":1,': b'"version":99,', b'"game":"toy",': b'"game":"go",'}[change]
    file.write_bytes(file.read_bytes().replace(change, other, 1))
    told = gunbai("record", "show", file)
    assert told.exit_code == 0
    assert "Its entries as they stand:" in told.stdout
    assert "Aki answers question 0: a secret wish" in told.stdout


def test_a_true_record_is_verified(gunbai: Gunbai, match: Match, file: Path) -> None:
    told = gunbai("record", "verify", file)
    assert told.exit_code == 0
    entries = len(match.record.entries)
    assert told.stdout == (
        f"The record is true: {entries} entries and 2 rolls follow from the rules, "
        "and every die is proved.\n"
    )
    found = json.loads(gunbai("record", "verify", file, "--json").stdout)
    assert found == {"passed": True, "proved": True, "over": True, "entries": entries, "rolls": 2}


def test_one_die_turned_is_found_and_its_entry_named(
    gunbai: Gunbai, match: Match, file: Path
) -> None:
    lines = file.read_bytes().splitlines(keepends=True)
    number = next(n for n, line in enumerate(lines) if b'"rolled"' in line) - 1
    (face,) = match.record.entries[number].faces  # type: ignore[union-attr]
    lines[number + 1] = lines[number + 1].replace(b"[%d]" % face, b"[%d]" % (face % 6 + 1))
    file.write_bytes(b"".join(lines))
    told = gunbai("record", "verify", file)
    assert told.exit_code == 1
    assert told.stdout == ""
    assert told.stderr == (
        f"The record is not true. Entry {number}: these are not the dice that fell.\n"
    )
    found = gunbai("record", "verify", file, "--json")
    assert found.exit_code == 1
    assert json.loads(found.stdout)["entry"] == number
    assert not json.loads(found.stdout)["passed"]


def test_an_entry_that_is_none_is_found(gunbai: Gunbai, file: Path) -> None:
    lines = file.read_bytes().splitlines(keepends=True)
    file.write_bytes(b"".join([*lines[:4], b'{"entry":"dance"}\n', *lines[4:]]))
    told = gunbai("record", "verify", file)
    assert told.exit_code == 1
    assert "Entry 3 (line 5) is not an entry of a record" in told.stderr
    assert gunbai("record", "show", file).exit_code == 2


@pytest.mark.parametrize(
    ("true", "false"), [(b'"seat":1', b'"seat":9'), (b'"seat":0', b'"seat":-1'), (b"[", b"[77,")]
)
def test_seats_and_faces_that_cannot_be_are_refused(
    gunbai: Gunbai, file: Path, true: bytes, false: bytes
) -> None:
    header, *lines = file.read_bytes().splitlines(keepends=True)
    changed = [line.replace(true, false, 1) for line in lines]
    assert changed != lines
    file.write_bytes(header + b"".join(changed))
    for arguments in (["show", file], ["export", file], ["export", file, "--to", "csv"]):
        told = gunbai("record", *arguments)
        assert told.exit_code == 2
        assert len(told.stderr.splitlines()) == 1
    assert gunbai("record", "verify", file).exit_code == 1


@settings(
    max_examples=150, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture]
)
@given(st.data())
def test_a_spoilt_record_is_shown_or_refused_and_never_breaks_us(
    gunbai: Gunbai, match: Match, file: Path, data: st.DataObject
) -> None:
    whole = match.record.dump()
    spoilt = data.draw(st.sampled_from(SPOILT))(data, whole)
    file.write_bytes(spoilt)
    for arguments in (["verify"], ["show"], ["show", "--entries"], ["export", "--to", "csv"]):
        told = gunbai("record", *arguments, file)
        assert told.exit_code in (0, 1, 2)
        assert len(told.stderr.splitlines()) == (told.exit_code > 0)


def without_a_line(data: st.DataObject, whole: bytes) -> bytes:
    lines = whole.splitlines(keepends=True)
    del lines[data.draw(st.integers(0, len(lines) - 1))]
    return b"".join(lines)


def with_lines_exchanged(data: st.DataObject, whole: bytes) -> bytes:
    return b"".join(data.draw(st.permutations(whole.splitlines(keepends=True))))


def with_another_number(data: st.DataObject, whole: bytes) -> bytes:
    numbers = list(re.finditer(rb"(?<=[:\[,])\d+", whole))
    found = data.draw(st.sampled_from(numbers))
    number = data.draw(st.sampled_from([b"-1", b"0", b"1", b"7", b"99", b"1000000000000"]))
    return whole[: found.start()] + number + whole[found.end() :]


def with_another_value(data: st.DataObject, whole: bytes) -> bytes:
    found = data.draw(st.sampled_from(list(re.finditer(rb'(?<=:)("[^"]*"|\d+)', whole))))
    value = data.draw(st.sampled_from([b"null", b"[]", b"{}", b'"zzz"', b"[1,2]", b"true", b"1.5"]))
    return whole[: found.start()] + value + whole[found.end() :]


SPOILT = (without_a_line, with_lines_exchanged, with_another_number, with_another_value)


def test_an_answer_against_the_rules_is_found(gunbai: Gunbai, file: Path) -> None:
    file.write_bytes(file.read_bytes().replace(b'"value":2}', b'"value":9}', 1))
    told = gunbai("record", "verify", file, "--lang", "ru")
    assert told.exit_code == 1
    assert told.stderr.startswith("Запись неверна. Запись № ")


def test_an_unfinished_record_is_true_and_not_proved(
    gunbai: Gunbai, toy: Game, tmp_path: Path
) -> None:
    path = tmp_path / "begun.gunbai"
    path.write_bytes(new(toy, ["Aki"]).record.dump())
    told = gunbai("record", "verify", path)
    assert told.exit_code == 0
    assert "the dice themselves are not proved: the game is not over" in told.stdout


def test_export_to_markdown_and_html(gunbai: Gunbai, file: Path) -> None:
    assert gunbai("record", "export", file).stdout.startswith("# ")
    page = gunbai("record", "export", file, "--to", "html", "--lang", "ru").stdout
    assert page.startswith("<!doctype html>")
    assert '<html lang="ru">' in page


def test_export_as_one_player_tells_what_only_they_know(gunbai: Gunbai, file: Path) -> None:
    everybodys = gunbai("record", "export", file).stdout
    akis = gunbai("record", "export", file, "--as", "Aki").stdout
    assert everybodys.count("toy.wished") == 0
    assert akis.count("toy.wished") == 1
    told = gunbai("record", "export", file, "--as", "Cho")
    assert told.exit_code == 2
    assert "there are: Aki, Beni" in told.stderr


def test_export_to_csv_has_a_line_an_entry(gunbai: Gunbai, match: Match, file: Path) -> None:
    told = gunbai("record", "export", file, "--to", "csv").stdout
    rows = list(csv.DictReader(io.StringIO(told.removeprefix("\ufeff"))))
    assert len(rows) == len(match.record.entries)


def test_export_writes_a_new_file_and_overwrites_none(gunbai: Gunbai, file: Path) -> None:
    out = file.with_suffix(".md")
    assert gunbai("record", "export", file, "--out", out).exit_code == 0
    assert out.read_text(encoding="utf-8") == gunbai("record", "export", file).stdout
    again = gunbai("record", "export", file, "--to", "csv", "--out", out)
    assert again.exit_code == 2
    assert "is not overwritten" in again.stderr
    assert out.read_text(encoding="utf-8").startswith("# ")
