"""A game kept in a file: on disk entry by entry, whole after any interruption, taken up again."""

from __future__ import annotations

import stat
from collections.abc import Sequence
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from tests.terminal.table import Evening
from tests.toy import TOY

from gunbai.core.dice import Sealed
from gunbai.core.entries import Secret
from gunbai.core.game import Game
from gunbai.core.match import Match
from gunbai.core.record import load
from gunbai.core.script import Refused
from gunbai.play import new, verify
from gunbai.registry import registered
from gunbai.terminal.screen.autosave import Keeper, resumed, secret_path

ANSWERS = ("a wish", "3", "4", "5")


def played(game: Game, answers: Sequence[str], dice: object = "sealed") -> Match:
    match = new(game, ["Aki"], dice=dice)  # type: ignore[arg-type]
    give(match, answers)
    return match


def give(match: Match, answers: Sequence[str]) -> None:
    for typed in answers:
        (number,) = match.open
        match.answer(0, number, int(typed) if typed.isdigit() else typed)


def test_the_secret_lies_beside_the_record_until_the_end(toy: Game, tmp_path: Path) -> None:
    path = tmp_path / "game.gunbai"
    match = played(toy, ANSWERS[:2])
    keeper = Keeper.begin(path, match)
    secret = secret_path(path)
    assert isinstance(match.dice, Sealed)
    assert secret.read_text().strip() == match.dice.secret.hex()
    assert stat.S_IMODE(secret.stat().st_mode) == 0o600
    assert match.dice.secret.hex() not in path.read_text()
    give(match, ANSWERS[2:])
    keeper.store()
    keeper.close()
    assert not secret.exists()
    assert verify(load(path.read_bytes())).proved


def test_an_existing_file_is_not_overwritten(toy: Game, tmp_path: Path) -> None:
    path = tmp_path / "diary.txt"
    path.write_text("dear diary")
    with pytest.raises(FileExistsError):
        Keeper.begin(path, played(toy, ()))
    assert path.read_text() == "dear diary"


@pytest.mark.parametrize("dice", ["sealed", 7])
@pytest.mark.parametrize("broken_off", range(len(ANSWERS)))
def test_a_game_goes_on_where_it_was_left(
    toy: Game, tmp_path: Path, dice: object, broken_off: int
) -> None:
    path = tmp_path / "game.gunbai"
    first = played(toy, ANSWERS[:broken_off], dice)
    Keeper.begin(path, first).close()
    keeper = Keeper.take_up(path)
    give(keeper.match, ANSWERS[broken_off:])
    keeper.store()
    keeper.close()
    give(first, ANSWERS[broken_off:])
    assert path.read_bytes() == first.record.dump()


def test_bots_play_on_as_if_nothing_had_happened(toy: Game, tmp_path: Path) -> None:
    path = tmp_path / "game.gunbai"
    whole = Evening(toy, ["Aki", "bot"], ANSWERS)
    whole.play()
    Evening(toy, ["Aki", "bot"], ANSWERS[:2], path=path).play()
    keeper = Keeper.take_up(path)
    rest = Evening(toy, ["Aki", "bot"], ANSWERS[2:])
    rest.session.match = rest.match = keeper.match
    rest.session.keeper = keeper
    rest.play()
    keeper.close()
    assert path.read_bytes() == whole.match.record.dump()


@settings(max_examples=60, deadline=None)
@given(data=st.data())
def test_whatever_was_cut_off_the_end_the_game_goes_on(
    tmp_path_factory: pytest.TempPathFactory, data: st.DataObject
) -> None:
    """Power may fail amid a writing: each prefix of the file is a game that goes on truly."""
    path = tmp_path_factory.mktemp("cut") / "game.gunbai"
    registered()["toy"] = TOY
    try:
        match = played(TOY, ANSWERS)
        assert isinstance(match.dice, Sealed)
        whole = match.record.dump()
        header = whole.index(b"\n") + 1
        path.write_bytes(whole[: data.draw(st.integers(header, len(whole)))])
        secret_path(path).write_text(match.dice.secret.hex())
        keeper = Keeper.take_up(path)
        asked = keeper.match.record.entries
        done = sum(type(entry).__name__ == "Answer" for entry in asked)
        give(keeper.match, ANSWERS[done:])
        keeper.store()
        keeper.close()
        assert path.read_bytes() == whole
        assert not secret_path(path).exists()
    finally:
        del registered()["toy"]


def test_storing_twice_after_an_interruption_writes_once(toy: Game, tmp_path: Path) -> None:
    path = tmp_path / "game.gunbai"
    match = played(toy, ())
    keeper = Keeper.begin(path, match)
    before = keeper._kept
    give(match, ANSWERS[:2])
    keeper.store()
    keeper._kept = before  # Ctrl-C came after the writing, and before it was noted
    keeper.store()
    keeper.close()
    assert path.read_bytes() == match.record.dump()


def test_a_file_in_use_is_refused(toy: Game, tmp_path: Path) -> None:
    path = tmp_path / "game.gunbai"
    keeper = Keeper.begin(path, played(toy, ()))
    with pytest.raises(Refused, match="in use"):
        Keeper.take_up(path)
    keeper.close()
    Keeper.take_up(path).close()


def test_sealed_dice_without_their_secret_are_not_rolled_on(toy: Game, tmp_path: Path) -> None:
    path = tmp_path / "game.gunbai"
    Keeper.begin(path, played(toy, ANSWERS[:2])).close()
    secret_path(path).unlink()
    before = path.read_bytes()
    with pytest.raises(Refused, match="sealed"):
        Keeper.take_up(path)
    secret_path(path).write_text("no secret")
    with pytest.raises(Refused, match="does not hold a dice secret"):
        Keeper.take_up(path)
    assert path.read_bytes() == before


def test_a_finished_game_is_taken_up_as_it_is(toy: Game) -> None:
    match = played(toy, ANSWERS)
    again = resumed(match.record, None)
    assert again.over
    assert again.record.dump() == match.record.dump()
    assert type(again.record.entries[-1]) is Secret


def test_what_was_taken_back_stays_taken_back(toy: Game, tmp_path: Path) -> None:
    path = tmp_path / "game.gunbai"
    match = played(toy, ANSWERS[:1])
    assert match.undo(0)
    match.note(0, "on second thoughts")
    Keeper.begin(path, match).close()
    keeper = Keeper.take_up(path)
    keeper.close()
    assert keeper.match.epoch == 1
    assert list(keeper.match.open) == list(match.open)
    assert path.read_bytes() == match.record.dump()
