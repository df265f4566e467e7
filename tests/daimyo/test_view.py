"""Views of a battle: what their Structs list and nothing else, and the battle read back."""

from dataclasses import dataclass, replace
from random import Random

from msgspec import Struct, structs

import gunbai
from gunbai.games.daimyo.battle import Battle
from gunbai.games.daimyo.seen.from_view import leader_of, situation_of
from gunbai.games.daimyo.seen.view import UnitView, view, view_of


class Told(Struct):
    name: str
    stands: int


@dataclass(frozen=True)
class Held:
    name: str
    stands: int
    secret: str


def test_a_view_has_what_it_lists_and_nothing_else() -> None:
    held = Held("Aoki", 4, "they will break")
    assert structs.asdict(view_of(Told, held)) == {"name": "Aoki", "stands": 4}
    assert view_of(Told, held, stands=0) == Told("Aoki", 0)


def test_a_battle_is_read_back_from_its_view_as_it_was() -> None:
    match = gunbai.new("daimyo", ["a", "b"], {"scenario": "okehazama"}, dice=3)
    rng = Random(3)
    for _ in range(150):
        number, ask = next(iter(match.open.items()))
        match.answer(ask.seat, number, ask.sample(rng))
    battle: Battle = match.state
    board = view(battle, None)
    then = situation_of(board)
    assert then.board.units == battle.board.units
    assert then.rounds == battle.rounds
    assert set(then.charging) == battle.charging
    for shown_, leader in zip(board.leaders, battle.leaders.values(), strict=True):
        kept = replace(leader, rating=leader.command, wounds=0, x=shown_.x, y=shown_.y)
        assert leader_of(shown_) == kept
    assert {"troops", "block", "outline"}.isdisjoint(UnitView.__struct_fields__)


def test_the_time_of_day_goes_on_by_twenty_minutes_a_turn() -> None:
    """Okehazama begins at 13:00; its fourth turn at 14:00. A battle without an hour has none."""
    told: dict[str, list[str]] = {}
    for scenario in ("okehazama", "quick"):
        match = gunbai.new("daimyo", ["random", "random"], {"scenario": scenario}, dice=1)
        held = match.state
        assert isinstance(held, Battle)
        told[scenario] = []
        for turn in (0, 1, 4):
            held.turn = turn
            told[scenario].append(view(held, 0).clock)
    assert told == {"okehazama": ["13:00", "13:00", "14:00"], "quick": ["", "", ""]}
