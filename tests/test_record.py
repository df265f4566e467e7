"""Records are read back as they were written, replayed, verified; broken ones are refused."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path
from random import Random

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from tests.scripts import game_of
from tests.toy import TOY

from gunbai.core.entries import Agree, Answer, Rolled, Salt, Secret, Undo, standing
from gunbai.core.game import Outcome
from gunbai.core.match import Match
from gunbai.core.record import Record, load
from gunbai.core.script import Number, Refused, Roll, Script
from gunbai.play import Opening, new, replay, verify
from gunbai.testing import play_random


def finished(dice: str | int = "sealed") -> Match:
    match = new(TOY, ["Aki", "Бо", "雪"], {"rounds": 4}, dice)
    if dice == "sealed":
        match.salt(1, "pinch")
    match.answer(0, 0, "a wish")
    match.undo(0)
    match.note(2, "slowly, please")
    play_random(match, Random(2))
    return match


def test_a_record_is_json_lines_with_a_header() -> None:
    match = finished()
    lines = match.record.dump().splitlines()
    header = msgspec.json.decode(lines[0])
    assert header["game"] == "toy"
    assert header["options"] == {"rounds": 4}
    assert header["changed"] == ["rounds"]
    assert len(header["commitment"]) == 64
    assert [msgspec.json.decode(line)["entry"] for line in lines[1:4]] == ["salt", "answer", "undo"]
    assert msgspec.json.decode(lines[-1])["entry"] == "secret"


def test_a_record_survives_writing_and_reading() -> None:
    data = finished().record.dump()
    assert load(data).dump() == data


def test_undone_answers_do_not_stand() -> None:
    entries = finished(1).record.entries
    kept = [number for number, _ in standing(entries)]
    assert 0 not in kept
    assert all(type(entries[number]) in (Answer, Rolled) for number in kept)


@pytest.mark.parametrize("dice", ["sealed", 5])
def test_a_finished_record_is_proved(dice: str | int) -> None:
    verdict = verify(load(finished(dice).record.dump()), TOY)
    assert verdict.passed
    assert verdict.proved
    assert verdict.over
    assert verdict.rolls == 4


def test_an_unfinished_sealed_record_cannot_be_proved_yet() -> None:
    match = new(TOY, ["a"])
    match.answer(0, 0, "x")
    verdict = verify(match.record, TOY)
    assert verdict.passed
    assert not verdict.proved
    assert verdict.why_not is not None
    assert verdict.why_not.key == "core.verify-unfinished"


def test_typed_records_verify_but_prove_nothing_of_the_dice() -> None:
    verdict = verify(finished("typed").record, TOY)
    assert verdict.passed
    assert not verdict.proved


@pytest.mark.parametrize("dice", ["sealed", 5])
def test_every_flipped_die_is_found_at_its_entry(dice: str | int) -> None:
    data = finished(dice).record.dump()
    entries = load(data).entries
    rolled = [number for number, entry in enumerate(entries) if type(entry) is Rolled]
    assert rolled
    for number in rolled:
        record = load(data)
        entry = record.entries[number]
        assert isinstance(entry, Rolled)
        record.entries[number] = msgspec.structs.replace(entry, faces=(entry.faces[0] % 6 + 1,))
        verdict = verify(record, TOY)
        assert verdict.entry == number
        assert verdict.fault is not None
        assert verdict.fault.key == "core.verify-roll"


def broken(change: str) -> Record:
    record = load(finished().record.dump())
    entries = record.entries
    match change:
        case "answer of another":
            entries[-2] = Answer(99, 0, 1)
        case "no undo":
            del entries[2]
        case "agreed by nobody":
            entries.insert(3, Agree(0))
        case "another secret":
            entries[-1] = Secret("ab" * 32)
        case "no secret":
            entries[-1] = Secret("abc")
        case "other salt":
            entries[0] = Salt(1, "another")
        case "missing roll":
            del entries[next(n for n, e in enumerate(entries) if type(e) is Rolled)]
        case "undo of nothing":
            entries.append(Undo(0, 3))
    return record


@pytest.mark.parametrize(
    ("change", "key"),
    [
        ("answer of another", "core.verify-entry"),
        ("no undo", "core.verify-refused"),
        ("agreed by nobody", "core.verify-refused"),
        ("another secret", "core.verify-commitment"),
        ("no secret", "core.record-secret"),
        ("other salt", "core.verify-roll"),
        ("missing roll", "core.verify-roll"),
        ("undo of nothing", "core.verify-refused"),
    ],
)
def test_a_changed_record_fails(change: str, key: str) -> None:
    verdict = verify(broken(change), TOY)
    assert not verdict.passed
    assert verdict.fault is not None
    if change != "answer of another":
        assert verdict.fault.key == key


@pytest.mark.parametrize(
    ("data", "says"),
    [
        (b"", "file is empty"),
        (b"hello\n", "not the header"),
        (b"\xff\xfe\n", "not the header"),
        (b'{"game":"toy","version":1,"seats":[],"dice":"typed","format":9}\n', "has format 9"),
        (b'{"game":"toy","version":1,"seats":[],"dice":"typed"}', "breaks off at line 1"),
        (
            b'{"game":"toy","version":1,"seats":[],"dice":"typed"}\n{"entry":"dance"}\n',
            "Entry 0 .line 2.",
        ),
    ],
)
def test_what_is_no_record_is_refused_with_a_sentence(data: bytes, says: str) -> None:
    with pytest.raises(Refused, match=says):
        load(data)


@settings(max_examples=60, deadline=None)
@given(st.integers(0, 3000))
def test_a_truncated_record_is_refused_or_is_a_shorter_one(size: int) -> None:
    data = finished(1).record.dump()[:size]
    lines = data.count(b"\n")
    if not data.endswith(b"\n"):
        with pytest.raises(Refused, match=r"empty|header|breaks off"):
            load(data)
    else:
        assert load(data).dump() == data
        assert len(load(data).entries) == lines - 1


def test_a_record_of_other_rules_is_refused_and_still_readable() -> None:
    record = finished(1).record
    old = msgspec.structs.replace(record, header=msgspec.structs.replace(record.header, version=0))
    with pytest.raises(Refused, match="version 0 of the rules of toy"):
        replay(old, game=TOY)
    assert load(old.dump()).entries == record.entries


def test_a_sealed_record_without_its_secret_can_be_looked_at_but_not_played_on() -> None:
    match = new(TOY, ["a"])
    match.answer(0, 0, "x")
    match.answer(0, 1, 3)
    again = replay(load(match.record.dump()), game=TOY)
    assert again.view(0) == match.view(0)
    with pytest.raises(Refused, match="not continued"):
        again.answer(0, 2, 3)


def test_taking_up_needs_the_secret_and_goes_on_with_the_same_dice() -> None:
    match = new(TOY, ["a"])
    match.answer(0, 0, "x")
    secret = match.dice.secret  # type: ignore[attr-defined]
    again = replay(load(match.record.dump()), secret, TOY)
    match.answer(0, 1, 3)
    again.answer(0, 1, 3)
    assert again.record.dump() == match.record.dump()


def test_a_record_written_by_another_process_is_the_same_byte_for_byte(tmp_path: Path) -> None:
    """No hash seed, clock or address may leak into a game."""
    code = (
        "import sys; from random import Random; from gunbai.play import new;"
        "from gunbai.testing import play_random; from tests.toy import TOY;"
        "m = new(TOY, ['a', 'b'], dice=3); play_random(m, Random(1));"
        "sys.stdout.buffer.write(m.record.dump())"
    )
    runs = {
        subprocess.run(
            [sys.executable, "-c", code],
            capture_output=True,
            check=True,
            cwd=Path(__file__).parents[1],
            env={"PYTHONHASHSEED": seed, "PATH": ""},
        ).stdout
        for seed in ("1", "2")
    }
    assert len(runs) == 1


def eager(state: list[int]) -> Script[Outcome]:
    state.extend((yield Roll(0, "toy.roll", 2)))
    yield Number(0, "toy.n", 1, 1)
    (face,) = yield Roll(0, "toy.roll", 1)
    return Outcome((), {0: face})


def test_a_game_that_rolls_before_it_asks_verifies_and_can_be_looked_at() -> None:
    game = game_of(eager, 1)
    match = new(game, ["a"])
    half = load(match.record.dump())
    assert replay(half, game=game).state == match.state
    assert verify(half, game).passed
    match.answer(0, 0, 1)
    record = load(match.record.dump())
    assert verify(record, game).proved
    first = record.entries[0]
    assert isinstance(first, Rolled)
    record.entries[0] = msgspec.structs.replace(first, faces=(first.faces[0] % 6 + 1, 1))
    assert verify(record, game).entry == 0


KEPT = sorted(Path(__file__).parent.glob("records/*.gunbai"))


@pytest.mark.parametrize("file", KEPT, ids=lambda file: file.stem)
def test_a_flipped_die_in_a_kept_record_is_found(file: Path) -> None:
    record = load(file.read_bytes())
    if record.header.dice == "typed":  # nobody can know what fell on a table
        assert verify(record).passed
        return
    number, entry = next((n, e) for n, e in enumerate(record.entries) if isinstance(e, Rolled))
    faces = (entry.faces[0] % entry.sides + 1, *entry.faces[1:])
    record.entries[number] = Rolled(entry.seat, entry.sides, faces)
    verdict = verify(record)
    assert not verdict.passed
    assert verdict.entry == number


def test_a_record_of_drawn_dice_plays_again_and_proves_nothing() -> None:
    rng = Random(5)
    table = Opening(TOY, ["Aki", "Бо", "雪"], {"rounds": 4})
    former = table.match(rng)
    play_random(former, Random(2))
    match = table.match(rng)
    match.answer(0, 0, "a wish")
    match.undo(0)
    play_random(match, Random(2))
    assert match.over
    assert match.record.header is former.record.header
    assert match.record.entries != former.record.entries
    record = load(match.record.dump())
    again = replay(record, game=TOY)
    assert (again.outcome, again.record.entries) == (match.outcome, match.record.entries)
    verdict = verify(record, TOY)
    assert verdict.passed
    assert not verdict.proved
    assert verdict.why_not is not None
    assert verdict.why_not.key == "core.verify-drawn"


def test_a_table_that_is_laid_opens_the_games_that_new_opens_and_refuses_what_new_refuses() -> None:
    seats, options = ["Aki", "Бо", "雪"], {"rounds": 4}
    table = Opening(TOY, seats, options, hints=False)
    for dice in (3, "typed"):
        opened, known = table.match(dice), new(TOY, seats, options, dice, hints=False)
        assert opened.record.header == known.record.header
    assert table.match().record.header.commitment != table.match().record.header.commitment
    with pytest.raises(Refused):
        Opening(TOY, seats, {"rounds": -1})
    with pytest.raises(Refused):
        table.match("loaded")


def test_what_a_copy_rolls_with_drawn_dice_has_fallen_for_the_game_too() -> None:
    match = Opening(TOY, ["Aki", "Бо", "雪"], {"rounds": 4}).match(Random(5))
    copy = match.copy()
    play_random(copy, Random(2))
    play_random(match, Random(2))
    assert any(isinstance(entry, Rolled) for entry in match.record.entries)
    assert match.record.entries == copy.record.entries
