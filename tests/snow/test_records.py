"""The recorded games of Snow: every way to end has one; each replays to the byte and verifies."""

from __future__ import annotations

from pathlib import Path

import pytest

from gunbai.core.entries import Note, Undo
from gunbai.core.match import Match
from gunbai.core.record import load
from gunbai.play import replay, verify

FOLDER = Path(__file__).parent.parent / "records"
FILES = sorted(FOLDER.glob("snow-*.gunbai"))
ENDS = ("one-winner", "scored-by-year", "shared", "solo", "two-years", "typed")


def again(name: str) -> Match:
    return replay(load((FOLDER / f"snow-{name}.gunbai").read_bytes()))


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem)
def test_a_recorded_game_replays_and_verifies(file: Path) -> None:
    data = file.read_bytes()
    verdict = verify(load(data))
    assert verdict.passed, verdict
    assert verdict.over
    assert verdict.proved is ("typed" not in file.stem)
    match = replay(load(data))
    assert match.record.dump() == data
    assert match.outcome is not None
    assert match.outcome.scores == {home.seat: home.score for home in match.state.houses}


def test_every_way_to_end_has_a_record() -> None:
    assert [file.stem.removeprefix("snow-") for file in FILES] == list(ENDS)


def test_one_house_wins() -> None:
    outcome = again("one-winner").outcome
    assert outcome is not None
    assert len(outcome.winners) == 1
    assert outcome.scores[outcome.winners[0]] == max(outcome.scores.values())


def test_equal_houses_share() -> None:
    outcome = again("shared").outcome
    assert outcome is not None
    assert outcome.winners == (1, 2)
    assert outcome.scores[1] == outcome.scores[2]


def test_one_house_alone_has_no_challenges() -> None:
    match = again("solo")
    assert match.outcome is not None
    assert match.outcome.winners == (1,)
    assert not [event for event in match.log(None) if event.key == "snow.challenged"]


def test_two_years_have_six_seasons() -> None:
    match = again("two-years")
    assert [len(home.scores) for home in match.state.houses] == [6, 6]


def test_a_game_scored_by_the_year_scores_once() -> None:
    match = again("scored-by-year")
    assert [len(home.scores) for home in match.state.houses] == [1, 1, 1]


def test_a_table_with_real_dice_took_back_and_remarked() -> None:
    match = again("typed")
    assert any(isinstance(entry, Undo) for entry in match.record.entries)
    assert any(isinstance(entry, Note) for entry in match.record.entries)
    assert match.record.header.dice == "typed"
