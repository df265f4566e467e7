"""Random reigns, and the dice that a player is told he would roll (hierarchy R5, R8, R26).

What a duel is worth at best play is compared with the plain oracle in `tests/hierarchy`.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Generator, Mapping, Sequence
from dataclasses import replace
from random import Random
from typing import Any

from gunbai.core.game import WHOLE, Outcome
from gunbai.core.script import Ask, Phrase, Roll, Script, Tell
from gunbai.games.hierarchy import GAME
from gunbai.games.hierarchy.state import Realm
from gunbai.play import new

Hints = Mapping[str, Sequence[Phrase]]


def play(seed: int) -> Counter[str]:
    """One random game; how many numbers of dice of each kind were compared."""
    rng, watcher = Random(seed), Watcher()
    game = replace(GAME, script=watcher.watched(GAME.script))
    options = {**GAME.presets.get("lively", {})} if rng.random() < 0.5 else {}
    options |= {"carry": rng.choice(("count", "faces")), "rounds_max": 2}
    match = new(game, [f"seat {n}" for n in range(8)], options, dice=seed)
    while match.open:
        number = rng.choice(list(match.open))
        ask = match.open[number]
        value = ask.sample(rng)
        if ask.key == "hierarchy.choose-tiles" and rng.random() < 0.5:
            value = []
        watcher.asked(ask, value, GAME.explain(match.state, ask, True))
        match.answer(ask.seat, number, value)
    return watcher.counted


class Watcher:
    """Remembers what a seat was told of its dice, until they fall."""

    def __init__(self) -> None:
        self.counted: Counter[str] = Counter()
        self.told: dict[int, tuple[int, Any]] = {}
        self.stat: dict[int, tuple[int, Any]] = {}

    def asked(self, ask: Ask, value: Any, hints: Hints) -> None:
        """Note the dice of a choice that is made."""
        if ask.key == "hierarchy.choose-stat" and value in hints:
            self.stat[ask.seat] = _dice(hints[value]), ask.about
        if ask.key == "hierarchy.choose-tiles" and WHOLE in hints:
            count = _dice(hints[WHOLE])
            self.told.pop(ask.seat, None)
            stat, conflict = self.stat.pop(ask.seat, (0, None))
            if conflict is ask.about and not conflict.is_fight:
                assert stat == count, (ask.seat, stat, count)
                self.counted["stat"] += 1
            if value == []:
                self.told[ask.seat] = count, ask.about

    def watched(self, script: Callable[[Realm], Script[Outcome]]) -> Callable[[Realm], Any]:
        """The game's script, every roll of which is looked at as it is made."""

        def run(realm: Realm) -> Generator[Any, Any, Outcome]:
            steps, given = script(realm), None
            while True:
                try:
                    step = steps.send(given)
                except StopIteration as end:
                    outcome: Outcome = end.value
                    return outcome
                if isinstance(step, Roll) and step.key == "hierarchy.roll":
                    self.rolled(realm, step)
                elif isinstance(step, Tell) and step.key == "hierarchy.rolled":
                    self.laid(step)
                given = yield step

        return run

    def rolled(self, realm: Realm, roll: Roll) -> None:
        """Dice without a Tile are as many as were told; dice carried over may lie already (R8)."""
        shown, conflict = self.told.pop(roll.seat, (0, None))
        if conflict is None or roll.values["cause"] != conflict.cause.word:
            return
        side = next(side for side in conflict.sides if side.seat == roll.seat)
        carried = side.character.carried if realm.options["carry"] == "faces" else ()
        true = roll.count + len(carried)
        assert shown == true, (roll.seat, shown, true)
        self.counted["pool"] += 1

    def laid(self, told: Tell) -> None:
        """Where all dice were carried over, none is rolled (R8): they are the hand."""
        seat = told.values["seat"]
        shown, conflict = self.told.pop(seat, (0, None))
        if conflict is not None:
            side = next(side for side in conflict.sides if side.seat == seat)
            assert shown == len(told.values["dice"]) - len(side.helpers), (seat, shown, told)
            self.counted["carried"] += 1


def _dice(told: Sequence[Phrase]) -> int:
    return next(int(phrase.values["count"]) for phrase in told if "count" in phrase.values)
