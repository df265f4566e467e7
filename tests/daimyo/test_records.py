"""The recorded battles of Daimyo: every way to end has one; each replays and verifies."""

from __future__ import annotations

from functools import cache
from pathlib import Path

import pytest

from gunbai.core.entries import Note, Undo
from gunbai.core.match import Match
from gunbai.core.record import load
from gunbai.games.daimyo.rules.victory import WEIGHTS
from gunbai.play import replay, verify

FOLDER = Path(__file__).parent.parent / "records"
FILES = sorted(FOLDER.glob("daimyo-*.gunbai"))
ENDS = (
    "both-lost",
    "cards",
    "drawn",
    "first-lost",
    "second-lost",
    "swapped",
    "turns",
    "typed",
)
LOST = {"first-lost": [True, False], "second-lost": [False, True], "both-lost": [True, True]}


@cache
def again(name: str) -> Match:
    return replay(load((FOLDER / f"daimyo-{name}.gunbai").read_bytes()))


def recount(match: Match, side: int) -> tuple[int, int]:
    """What a side has lost and brought by weight, from who is still on the table."""
    battle = match.state
    brought = {u.id: WEIGHTS[u.troops.kind] for u in battle.scenario.units if u.side == side}
    there = {unit.id for unit in battle.board.units} | battle.pending.keys()
    return sum(w for id_, w in brought.items() if id_ not in there), sum(brought.values())


def test_every_way_to_end_has_a_record() -> None:
    assert set(ENDS) <= {file.stem.removeprefix("daimyo-") for file in FILES}


@pytest.mark.parametrize("name", ENDS)
def test_a_recorded_battle_replays_and_verifies(name: str) -> None:
    data = (FOLDER / f"daimyo-{name}.gunbai").read_bytes()
    verdict = verify(load(data))
    assert verdict.passed, verdict
    assert verdict.over
    assert verdict.proved is (name != "typed")
    assert again(name).record.dump() == data


@pytest.mark.parametrize("name", ENDS)
def test_losses_and_victory_agree_with_a_recount(name: str) -> None:
    match = again(name)
    assert match.outcome is not None
    lost, brought = zip(*(recount(match, side) for side in (0, 1)), strict=True)
    assert match.outcome.scores == {match.state.seat(side): lost[1 - side] for side in (0, 1)}
    broken = [3 * lost[side] > brought[side] for side in (0, 1)]
    if any(broken):
        shares = [lost[side] / brought[side] for side in (0, 1)]
        winners = [match.state.seat(side) for side in (0, 1) if shares[side] < shares[1 - side]]
        assert list(match.outcome.winners) == winners
    else:
        assert match.outcome.winners == ()


@pytest.mark.parametrize(("name", "broken"), LOST.items())
def test_10_whoever_loses_more_than_a_third_loses(name: str, broken: list[bool]) -> None:
    match = again(name)
    shares = [match.state.losses(side).share for side in (0, 1)]
    assert match.outcome is not None
    assert match.outcome.how.key == "daimyo.won"
    assert [match.state.losses(side).broken for side in (0, 1)] == broken
    assert match.outcome.winners == (shares.index(min(shares)),)


def test_r19_equal_shares_over_a_third_at_once_are_a_draw() -> None:
    match = again("drawn")
    first, second = (match.state.losses(side) for side in (0, 1))
    assert match.outcome is not None
    assert match.outcome.how.key == "daimyo.drawn"
    assert first.broken
    assert first.share == second.share


def test_r19_the_last_turn_ends_a_battle_undecided() -> None:
    match = again("turns")
    assert match.outcome is not None
    assert match.outcome.how.key == "daimyo.undecided"
    assert match.state.turn == match.setup.options["turns"] == 2


def test_r3_a_battle_by_cards_is_activated_by_them() -> None:
    match = again("cards")
    told = {event.key for event in match.log(None)}
    assert {"daimyo.card", "daimyo.end-card"} <= told
    assert match.outcome is not None
    assert match.outcome.winners


def test_seats_that_are_swapped_win_with_the_other_side() -> None:
    match = again("swapped")
    assert match.outcome is not None
    (seat,) = match.outcome.winners
    assert match.state.losses(seat).broken
    assert not match.state.losses(1 - seat).broken


def test_a_table_with_real_dice_took_back_and_remarked() -> None:
    match = again("typed")
    assert any(isinstance(entry, Undo) for entry in match.record.entries)
    assert any(isinstance(entry, Note) for entry in match.record.entries)
    assert match.record.header.dice == "typed"
