"""What a searcher's seat cannot know is drawn anew, and all that it sees stays as it is."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

from gunbai.core.match import Match
from gunbai.core.script import Seat
from gunbai.games.hierarchy import GAME
from gunbai.games.hierarchy.state import Realm
from gunbai.play import bot_act, new, thought


def moments(options: dict[str, Any], seed: int, every: int, bot: str = "fair") -> Iterator[Match]:
    """A game between bots, from time to time; with parties that split, so that many are asked."""
    match, rng = new(GAME, [bot] * 8, {"rounds_max": 1, **options}, seed), Random(seed)
    count = 0
    while match.open:
        number, ask = rng.choice(list(match.open.items()))
        bot_act(match, ask.seat, number, thought(match, number).answer(rng))
        count += 1
        if count % every == 0 and match.open:
            yield match


def hidden(realm: Realm, seat: Seat) -> list[Any]:
    """What a seat may not know of a realm."""
    boss = realm.quest.boss
    known = boss is None or boss.is_known or realm.quest.author == seat
    screened = realm.options["dice"] == "screened"
    return [
        None if known or boss is None else (boss.name, boss.stats, boss.tiles, boss.servants),
        [c.talisman for c in realm.characters if c.seat != seat and not c.discovered],
        [
            (side.hand, conflict.duel and conflict.duel.duelists[place].dice)
            for conflict in realm.conflicts
            for place, side in enumerate(conflict.sides)
            if screened and side.seat != seat
        ],
    ]


@pytest.mark.parametrize("dice", ["open", "screened"])
def test_a_seat_sees_in_what_it_imagines_just_what_it_sees_at_the_table(dice: str) -> None:
    redrawn: list[set[int]] = [set(), set(), set()]
    for match in moments({"dice": dice}, 3, 29):
        for seat in {ask.seat for ask in match.open.values()}:
            fork = match.fork("x", seat)
            assert GAME.view(fork.state, seat) == GAME.view(match.state, seat)
            for place, (before, after) in enumerate(
                zip(hidden(match.state, seat), hidden(fork.state, seat), strict=True)
            ):
                redrawn[place].add(before != after)
    assert True in redrawn[0]
    assert True in redrawn[1]
    assert (True in redrawn[2]) == (dice == "screened")


def test_what_is_imagined_depends_on_nothing_that_is_hidden() -> None:
    for match in moments({"dice": "screened"}, 5, 41):
        seat = next(iter(match.open.values())).seat
        first = match.fork("x", seat)
        other = first.fork("y", seat)  # hidden things differ, and what the seat sees does not
        again, once_more = first.fork("z", seat), other.fork("z", seat)
        assert hidden(again.state, seat) == hidden(once_more.state, seat)


def test_an_open_question_behind_a_screen_shows_the_imagined_dice_and_lays_them() -> None:
    checked = 0
    for match in moments({"dice": "screened"}, 7, 9):
        for number, ask in match.open.items():
            if ask.key not in ("hierarchy.bid", "hierarchy.match"):
                continue
            for seat in ((ask.seat + 1) % 8, (ask.seat + 3) % 8):
                fork = match.fork("x", seat)
                shown = fork.open[number]
                conflict = next(c for c in fork.state.conflicts if c is shown.about)
                held = conflict.duel.duelists[conflict.duel.actor].dice
                assert tuple(shown.items) == held  # type: ignore[attr-defined]
                fork.answer(ask.seat, number, [0])
                laid = [e for e in fork.log(None) if e.key.startswith("hierarchy.laid")][-1]
                assert laid.values["dice"] == [held[0]]
                checked += 1
    assert checked > 10


def test_a_boss_is_imagined_within_his_limits() -> None:
    for match in moments({}, 9, 31):
        realm = match.state
        if realm.quest.boss is None or realm.quest.boss.is_known:
            continue
        seat = next(seat for seat in range(8) if seat != realm.quest.author)
        for seed in range(5):
            boss = match.fork(seed, seat).state.quest.boss
            stats, tiles = realm.boss_limits
            assert 0 <= sum(boss.stats.values()) <= stats
            assert 0 <= boss.tiles <= tiles
            assert 0 <= boss.servants <= 2 - boss.met
