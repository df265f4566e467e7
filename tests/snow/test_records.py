"""The recorded games of Snow: every way to end has one; each replays to the byte and verifies."""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest

from gunbai.core.entries import Note, Undo
from gunbai.core.game import Game
from gunbai.core.match import Match
from gunbai.core.record import load
from gunbai.games.snow import GAME
from gunbai.play import new, play_bots, replay, verify

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


# -- the version before ---------------------------------------------------------------------------


def end_in_secret(game: Game, seed: int) -> Match:
    """A year of beginners, who open no desire before it ends."""
    match = new(game, ["beginner"] * 3, {"rounds": 1, "desire": "secret"}, seed)
    play_bots(match, Random(seed))
    return match


def test_a_game_of_version_2_replays_to_the_byte_without_the_question_of_today() -> None:
    former = end_in_secret(GAME.by(2), 1).record
    assert former.header.version == 2
    match = replay(load(former.dump()))
    assert match.record.dump() == former.dump()
    assert verify(former).proved
    keys = [event.key for event in match.log(None)]
    assert keys.count("snow.revealed") == 2
    assert "snow.desire-missed" not in keys
    today = [event.key for event in end_in_secret(GAME, 1).log(None)]
    assert {"snow.desire-brought", "snow.desire-missed"} & set(today)


def test_games_of_told_desires_are_the_same_in_both_versions() -> None:
    """So what was measured of them, by studies and of bots, holds for both."""
    seats = ["beginner", "fair", "strong", "master"]
    entries = []
    for game in (GAME.by(2), GAME):
        match = new(game, seats, {"rounds": 1}, 5)
        play_bots(match, Random(5))
        entries.append(match.record.entries)
    assert entries[0] == entries[1]
