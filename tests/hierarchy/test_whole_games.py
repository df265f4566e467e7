"""Whole games at random under the conformance kit, and what must hold at every moment of them."""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import Any

import pytest

from gunbai.core.script import Ask, Refused, Write
from gunbai.core.view import to_json
from gunbai.games.hierarchy import GAME
from gunbai.games.hierarchy.invariants import check
from gunbai.games.hierarchy.options import OPTIONS
from gunbai.games.hierarchy.rules.castes import PLAYERS, Caste
from gunbai.games.hierarchy.rules.duel import Duel
from gunbai.games.hierarchy.state import Realm
from gunbai.play import new
from gunbai.testing import check_secrets, conform

LAYS = ("hierarchy.bid", "hierarchy.match")


class Watched:
    """A random game that is watched: points never fall, dice are conserved, Talismans kept."""

    def __init__(self, seed: int, count: int, options: dict[str, Any]) -> None:
        self.rng = Random(seed)
        self.match = new(GAME, [f"p{n}" for n in range(count)], options, seed)
        self.points = [0] * count
        self.hidden: dict[int, bytes] = {}
        while self.match.open:
            self.answer()

    @property
    def realm(self) -> Realm:
        realm: Realm = self.match.state
        return realm

    def answer(self) -> None:
        number = self.rng.choice(list(self.match.open))
        ask = self.match.open[number]
        value = self.value(ask)
        duel = ask.about.duel if ask.key in LAYS else None
        self.match.answer(ask.seat, number, value)
        if duel is not None and value:
            conserved(ask, duel, value)
        self.look()

    def value(self, ask: Ask) -> Any:
        if ask.key == "hierarchy.talisman" and isinstance(ask, Write):
            self.hidden[ask.seat] = f"hidden-{ask.seat}-noun".encode()
            return self.hidden[ask.seat].decode()
        return ask.sample(self.rng)

    def look(self) -> None:
        check(self.match)
        now = [who.points for who in self.realm.characters]
        assert all(a <= b for a, b in zip(self.points, now, strict=True)), "Victory Points fell"
        self.points = now
        for who in self.realm.characters:
            if who.discovered:
                self.hidden.pop(who.seat, None)
        if self.rng.random() < 0.02:
            self.search()

    def search(self) -> None:
        """No view of others holds a Talisman that was never discovered."""
        for seat in (self.rng.randrange(len(self.points)), None):
            seen = to_json(self.match.view(seat))
            for owner, noun in self.hidden.items():
                assert owner == seat or noun not in seen


def conserved(ask: Ask, before: Duel, places: list[int]) -> None:
    """Dice in, dice out: what was laid left that hand and no other, and is on the table."""
    after: Duel = ask.about.duel
    laid = Counter(ask.items[place] for place in places)  # type: ignore[attr-defined]
    side = before.actor
    hands = [Counter(duelist.dice) for duelist in before.duelists]
    hands[side] -= laid
    assert [Counter(duelist.dice) for duelist in after.duelists] == hands
    assert Counter(after.bid) == (Counter() if before.bid else laid)


def drawn_options(rng: Random) -> dict[str, Any]:
    """Every option drawn at random, and few rounds."""
    chosen = {option.id: option.sample(rng) for option in OPTIONS}
    return chosen | {"rounds_max": rng.randint(1, 2)}


@pytest.mark.parametrize("seed", range(120))
def test_random_games_with_random_options_hold_and_end(seed: int) -> None:
    rng = Random(f"options {seed}")
    watched = Watched(seed, rng.choice(PLAYERS), drawn_options(rng))
    outcome = watched.match.outcome
    assert outcome is not None
    assert outcome.scores == dict(enumerate(watched.points))
    if outcome.winners:
        assert watched.realm.characters[outcome.winners[0]].caste is Caste.EMPEROR
    else:
        assert watched.realm.round == watched.match.setup.options["rounds_max"]


@pytest.mark.parametrize(
    ("seed", "seats", "options"),
    [
        (1, 8, {"dice": "screened", "carry": "faces", "creation_tiles": "stack"}),
        (2, 9, {"bid_limit": 1, "ties_max": 3, "tiles": "ask", "ladder": "next"}),
        (3, 11, {"victory": "honor", "undisputed": False, "bid_limit": 2}),
    ],
)
def test_random_games_keep_every_promise(seed: int, seats: int, options: dict[str, Any]) -> None:
    match = conform(GAME, seed, [f"x{n}" for n in range(seats)], {"rounds_max": 1, **options})
    assert match.over


def test_no_talisman_and_no_boss_leaks() -> None:
    planted = check_secrets(GAME, 5, [f"x{n}" for n in range(8)], {"rounds_max": 1})
    assert planted == 8 + 1


def test_a_game_with_real_dice_asks_for_every_roll() -> None:
    match = new(GAME, [f"x{n}" for n in range(8)], {"rounds_max": 1}, "typed")
    rng = Random(1)
    while match.open:
        number = rng.choice(list(match.open))
        match.answer(match.open[number].seat, number, match.open[number].sample(rng))
    assert match.over


def test_a_match_after_surrender_is_refused() -> None:
    match = new(GAME, [f"p{n}" for n in range(8)], {"rounds_max": 1}, 11)
    rng = Random(11)
    while True:
        number = rng.choice(list(match.open))
        ask = match.open[number]
        if ask.key == "hierarchy.match":
            break
        match.answer(ask.seat, number, ask.sample(rng))
    match.answer(ask.seat, number, [])
    (sure,) = match.asks(ask.seat)
    match.answer(ask.seat, sure, "surrender")
    before = match.record.dump()
    with pytest.raises(Refused, match="not open"):
        match.answer(ask.seat, number, [0])
    assert match.record.dump() == before


def test_no_pair_of_the_split_waits_for_another() -> None:
    match = new(GAME, [f"x{n}" for n in range(8)], {"rounds_max": 1}, 4)
    rng = Random(4)
    while match.state.phase != "split":
        number = next(iter(match.open))
        match.answer(match.open[number].seat, number, match.open[number].sample(rng))
    slow = next(iter(match.open))
    waiting = match.open[slow].seat
    group = next(group for group in match.state.groups if waiting in group)
    while others := [n for n, ask in match.open.items() if ask.seat not in group]:
        match.answer(match.open[others[0]].seat, others[0], match.open[others[0]].sample(rng))
    assert {ask.seat for ask in match.open.values()} <= set(group)
    assert match.state.phase == "split"
