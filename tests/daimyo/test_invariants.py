"""What holds at every moment of a battle, however it is played."""

from __future__ import annotations

from collections.abc import Callable, Generator
from dataclasses import replace
from math import hypot
from pathlib import Path
from random import Random
from typing import Any

from hypothesis import given, settings
from hypothesis import strategies as st

from gunbai.core.game import Outcome
from gunbai.core.match import Match
from gunbai.core.script import Ask, Pick, Script, Step, Tell
from gunbai.games.daimyo import GAME
from gunbai.games.daimyo.battle import Battle
from gunbai.games.daimyo.pieces.block import TOLERANCE, spread
from gunbai.games.daimyo.pieces.movement import COLUMN_BONUS, charge_move, flight_move, normal_move
from gunbai.games.daimyo.pieces.troops import Troops
from gunbai.games.daimyo.pieces.unit import HITS_PER_STAND, Unit
from gunbai.games.daimyo.pieces.weather import Weather
from gunbai.games.daimyo.rules.victory import WEIGHTS
from gunbai.play import new

CLOSE = (Path(__file__).parent / "close.toml").read_text(encoding="utf-8")
EVERY_FACE = range(1, 7)
PUSHED, FOLLOWED = 2.0, 4.0
ROUNDING = 2 * TOLERANCE
DUST = 0.01


def flight(troops: Troops) -> float:
    """The furthest that a die lets troops run."""
    return max(flight_move(troops, face) for face in EVERY_FACE)


BASES: dict[str, Callable[[Troops], float]] = {
    "daimyo.moves": normal_move,
    "daimyo.gives-ground": normal_move,
    "daimyo.flees": flight,
    "daimyo.pursues": flight,
    "daimyo.countercharges": charge_move,
    "daimyo.strikes-home": charge_move,
    "daimyo.charge-spent": charge_move,
}
"""From which column of the table of moves the way before an event is taken (daimyo 3)."""
SHIFTS = {"daimyo.pushed-back": PUSHED}
ARRIVES_SQUARE = ("daimyo.countercharges", "daimyo.strikes-home", "daimyo.charge-spent")
"""Events before which a unit may have swung round to the edge that it met."""


def furthest(unit: Unit, base: float, weather: Weather) -> float:
    """The most cm that a base move can come to: by weather, and for columns and guns by road."""
    effect = weather.effect
    part = 0.5 if effect.halved else 1.0
    plain = max(0.0, base - effect.slower) * part
    if unit.troops.gun:
        return 2 * plain
    if not unit.in_column:
        return plain
    return max(2 * plain, max(0.0, base + COLUMN_BONUS - effect.slower) * part)


def allowed(before: Unit, after: Unit, key: str, weather: Weather) -> float:
    """How far the middle of a unit may have gone by the time of an event.

    A change of formation moves the middle by half of what the depth changes.
    """
    formed = abs(after.block.depth - before.block.depth) / 2
    if key not in BASES:
        return formed + SHIFTS.get(key, FOLLOWED)
    swung = hypot(after.block.width, after.block.depth) if key in ARRIVES_SQUARE else 0.0
    base = BASES[key](before.troops)
    return max(furthest(unit, base, weather) for unit in (before, after)) + formed + swung


class Watched:
    """A battle of which every step is watched as the script makes it."""

    def __init__(self, seed: int, options: dict[str, Any]) -> None:
        self.rng = Random(seed)
        self.before: dict[str, Unit] = {}
        game = replace(GAME, script=self.watched)
        self.match: Match = new(game, ["first", "second"], {"scenario": "own", **options}, seed)

    def watched(self, battle: Battle) -> Generator[Step, Any, Outcome]:
        script: Script[Outcome] = GAME.script(battle)
        given_back: Any = None
        while True:
            try:
                step = script.send(given_back)
            except StopIteration as end:
                outcome: Outcome = end.value
                return outcome
            self.look(battle, step.key if isinstance(step, Tell) else "")
            given_back = yield step

    def look(self, battle: Battle, key: str) -> None:
        now = battle.board.by_id
        if key == "daimyo.begins":
            self.before = {}
        for id_, after in now.items():
            before = self.before.get(id_)
            if before is not None:
                changed(before, after, key, battle.board.weather)
        self.before = dict(now)

    def play(self) -> None:
        """Let two wild players fight it out, whoever is asked first."""
        while self.match.open:
            number = self.rng.choice(list(self.match.open))
            ask = self.match.open[number]
            self.match.answer(ask.seat, number, wild(ask, self.rng))
            apart(self.match.state)


def wild(ask: Ask, rng: Random) -> Any:
    """A player who does something rather than nothing."""
    if ask.key == "daimyo.scenario":
        return {"toml": CLOSE}
    if isinstance(ask, Pick):
        return [rng.randrange(len(ask.items))]
    values = (ask.sample(rng) for _ in range(3))
    return next((value for value in values if value != {"done": True}), {"done": True})


def changed(before: Unit, after: Unit, key: str, weather: Weather) -> None:
    """Stands never grow, hits make stands, nobody goes further than the table of moves says."""
    assert 0 <= after.hits < HITS_PER_STAND
    assert 1 <= after.files <= after.stands <= before.stands
    if before.block != after.block:
        way = spread(before.block.centre, after.block.centre)
        assert way <= allowed(before, after, key, weather) + ROUNDING + DUST, (key, before, after)


def apart(battle: Battle) -> None:
    """All units in the open are on the table and overlap nobody."""
    for unit in battle.board.units:
        if not unit.inside:
            assert battle.board.field.holds(unit.block), unit.id
            assert not battle.board.crowding(unit, unit.block), unit.id


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
    turns=st.integers(2, 8),
    swap=st.booleans(),
)
def test_every_moment_of_a_random_battle_keeps_the_invariants(
    seed: int, activation: str, turns: int, swap: bool
) -> None:
    watched = Watched(seed, {"activation": activation, "turns": turns, "swap": swap})
    watched.play()
    match = watched.match
    assert match.outcome is not None
    toll = [recount(match, side) for side in (0, 1)]
    assert match.outcome.scores == {match.state.seat(side): toll[1 - side][0] for side in (0, 1)}
    shares = [lost / brought for lost, brought in toll]
    broken = [3 * lost > brought for lost, brought in toll]
    ahead = [side for side in (0, 1) if shares[side] < shares[1 - side]]
    winners = [match.state.seat(side) for side in ahead] if any(broken) else []
    assert list(match.outcome.winners) == winners
    assert any(broken) or match.state.turn == turns
