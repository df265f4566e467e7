"""The recorded games of Hierarchy: every way to end has one; each replays and verifies."""

from __future__ import annotations

from functools import cache
from pathlib import Path

import pytest

from gunbai.core.match import Match
from gunbai.core.record import load
from gunbai.games.hierarchy.options import PRESETS
from gunbai.games.hierarchy.rules.castes import Caste
from gunbai.play import replay, verify

FOLDER = Path(__file__).parent.parent / "records"
FILES = sorted(FOLDER.glob("hierarchy-*.gunbai"))
ENDS = ("honor", "level", "lively", "reborn", "rounds", "talisman")
WON = tuple(end for end in ENDS if end != "rounds")


@cache
def again(name: str) -> Match:
    return replay(load((FOLDER / f"hierarchy-{name}.gunbai").read_bytes()))


def points(match: Match) -> tuple[int, int]:
    """The Emperor's Victory Points, and the most of anybody else."""
    emperor = match.state.emperor
    others = [who.points for who in match.state.characters if who is not emperor]
    return emperor.points, max(others)


def test_every_way_to_end_has_a_record() -> None:
    assert [file.stem.removeprefix("hierarchy-") for file in FILES] == list(ENDS)


@pytest.mark.parametrize("name", ENDS)
def test_a_recorded_game_replays_and_verifies(name: str) -> None:
    data = (FOLDER / f"hierarchy-{name}.gunbai").read_bytes()
    verdict = verify(load(data))
    assert verdict.passed, verdict
    assert verdict.over
    assert verdict.proved
    match = again(name)
    assert match.record.dump() == data
    assert match.outcome is not None
    assert match.outcome.scores == {who.seat: who.points for who in match.state.characters}


@pytest.mark.parametrize("name", WON)
def test_the_winner_is_the_emperor(name: str) -> None:
    match = again(name)
    assert match.outcome is not None
    (winner,) = match.outcome.winners
    assert match.state.characters[winner].caste is Caste.EMPEROR


def test_victory_by_talisman_needs_it_discovered_and_the_most_points() -> None:
    match = again("talisman")
    most, other = points(match)
    assert match.outcome is not None
    assert match.outcome.how.key == "hierarchy.ended.talisman"
    assert match.state.emperor.discovered
    assert most > other


def test_victory_by_honor_needs_more_points_than_any_other_has_honor() -> None:
    match = again("honor")
    emperor = match.state.emperor
    assert match.outcome is not None
    assert match.outcome.how.key == "hierarchy.ended.honor"
    assert emperor.points > max(who.honor for who in match.state.characters if who is not emperor)


def test_r23_where_the_lead_may_be_shared_as_many_points_win() -> None:
    match = again("level")
    most, other = points(match)
    assert match.setup.options["undisputed"] is False
    assert match.state.emperor.discovered
    assert most == other


def test_r23_the_last_round_of_the_table_ends_without_a_winner() -> None:
    match = again("rounds")
    assert match.outcome is not None
    assert match.outcome.winners == ()
    assert match.outcome.how.key == "hierarchy.ended.rounds"
    assert match.state.round == match.setup.options["rounds_max"] == 2


def test_a_lively_game_is_played_under_its_options() -> None:
    match = again("lively")
    assert match.record.header.options.items() >= PRESETS["lively"].items()


def test_whoever_dies_is_reborn_and_the_places_are_filled() -> None:
    match = again("reborn")
    assert [event for event in match.log(None) if event.key == "hierarchy.reborn"]
    assert [who.caste for who in match.state.ladder[:6]] == [0, 1, 1, 2, 2, 2]
