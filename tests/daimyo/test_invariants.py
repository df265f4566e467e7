"""What holds at every moment of a battle, however it is played."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import replace
from pathlib import Path
from random import Random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from gunbai.core.match import Match
from gunbai.core.script import Ask, Pick
from gunbai.games.daimyo import GAME
from gunbai.games.daimyo.battle import Battle
from gunbai.games.daimyo.invariants import check
from gunbai.games.daimyo.pieces.unit import Unit
from gunbai.games.daimyo.rules.victory import WEIGHTS
from gunbai.play import new, play_bots
from gunbai.testing import conform

CLOSE = (Path(__file__).parent / "close.toml").read_text(encoding="utf-8")


def close(seed: int, **options: Any) -> Match:
    """Two hosts who stand in each other's reach, before the first answer."""
    match = new(GAME, ["first", "second"], {"scenario": "own", **options}, seed)
    match.answer(0, next(iter(match.open)), {"toml": CLOSE})
    return match


def play(match: Match, rng: Random) -> None:
    """Let two wild players fight it out, whoever is asked first."""
    while match.open:
        number = rng.choice(list(match.open))
        ask = match.open[number]
        match.answer(ask.seat, number, wild(ask, rng))
        check(match)


def wild(ask: Ask, rng: Random) -> Any:
    """A player who does something rather than nothing."""
    if isinstance(ask, Pick):
        return [rng.randrange(len(ask.items))]
    values = (ask.sample(rng) for _ in range(3))
    return next((value for value in values if value != {"done": True}), {"done": True})


def recount(match: Match, side: int) -> tuple[int, int]:
    """What a side lost and brought by weight, from who is left on the table."""
    battle: Battle = match.state
    brought = {u.id: WEIGHTS[u.troops.kind] for u in battle.scenario.units if u.side == side}
    there = {unit.id for unit in battle.board.units} | battle.pending.keys()
    guns = {lost.unit.id for lost in battle.lost if lost.unit.troops.gun}
    gone = [weight for id_, weight in brought.items() if id_ not in there or id_ in guns]
    return sum(gone), sum(brought.values())


@settings(max_examples=6, deadline=None)
@given(
    seed=st.integers(0, 2**32),
    activation=st.sampled_from(["dice", "cards"]),
    weigh=st.sampled_from(["all", "turn"]),
    turns=st.integers(2, 8),
    swap=st.booleans(),
)
def test_every_moment_of_a_random_battle_keeps_the_invariants(
    seed: int, activation: str, weigh: str, turns: int, swap: bool
) -> None:
    options = {"activation": activation, "losses_weigh": weigh, "turns": turns, "swap": swap}
    match = close(seed, **options)
    play(match, Random(seed))
    assert match.outcome is not None
    toll = [recount(match, side) for side in (0, 1)]
    assert match.outcome.scores == {match.state.seat(side): toll[1 - side][0] for side in (0, 1)}
    shares = [lost / brought for lost, brought in toll]
    broken = [3 * lost > brought for lost, brought in toll]
    ahead = [side for side in (0, 1) if shares[side] < shares[1 - side]]
    winners = [match.state.seat(side) for side in ahead] if any(broken) else []
    assert list(match.outcome.winners) == winners
    assert any(broken) or match.state.turn == turns


@pytest.mark.parametrize("seed", [12, 13])
def test_a_bot_against_a_wanderer_keeps_the_invariants(seed: int) -> None:
    """Whoever wanders comes to places where no General goes: so a charge once left the table."""
    bots = ["random", next(iter(GAME.bots))]
    match = new(GAME, bots, {"scenario": "quick", "turns": 12}, seed)
    play_bots(match, Random(seed), after=lambda: check(match))
    assert match.over


@pytest.mark.parametrize("seed", [1, 2])
def test_random_games_keep_every_promise_of_the_house(seed: int) -> None:
    conform(GAME, seed, ["first", "second"], {"scenario": "random", "clans": 1, "turns": 3})


# The check itself

WRONGS: Mapping[str, Callable[[Unit, Unit], Unit]] = {
    "off the table": lambda unit, _: replace(unit, x=-1.0),
    "overlaps": lambda unit, other: unit.at(other.block),
    "hits": lambda unit, _: replace(unit, hits=3),
    "files": lambda unit, _: replace(unit, files=unit.stands + 1),
    "became": lambda unit, _: replace(unit, stands=unit.stands + 1),
    "went": lambda unit, _: replace(unit, x=unit.x + 1.0),
}


@pytest.mark.parametrize("what", WRONGS)
def test_what_cannot_be_is_found(what: str) -> None:
    match = close(1)
    check(match)
    battle: Battle = match.state
    unit, other = [unit for unit in battle.board.units if unit.stands > unit.files > 1][:2]
    battle.put(WRONGS[what](unit, other))
    with pytest.raises(AssertionError, match=what):
        check(match)
