"""What a study of Snow counts: Schools, Cultures, kamae that won or lost, what they brought.

Luck is in successes, of every die of every pool; the School die is not among them. What a
confrontation brought is how the house's score of the season changed, with all that was bought or
given up for it.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Mapping
from typing import Any

from gunbai.core.game import Outcome
from gunbai.core.script import Seat, Tell
from gunbai.games.snow.rules.clash import Side, successes
from gunbai.games.snow.rules.house import House
from gunbai.games.snow.rules.scoring import score
from gunbai.games.snow.rules.year import Year

ROLLED = frozenset({"snow.rolled", "snow.emperor-rolled"})
DECIDED = frozenset({"snow.won", "snow.lost", "snow.won-over", "snow.nobody-won"})
BEGUN = frozenset({"snow.met", "snow.challenged"})
OVER = BEGUN | {"snow.round", "snow.scored"}
"""Events before which all that the confrontation before did is done."""
QUESTIONS = frozenset(f"snow.study.{trait}" for trait in ("school", "culture", "inheritance"))
"""What a player chooses: a study says which choice is the best."""
WAYS = {False: "encounter", True: "challenge"}

Counted = defaultdict[str, tuple[int, int]]


class Watch:
    """Watches a game of Snow: every confrontation as it is decided, and what it changed."""

    def __init__(self, year: Year) -> None:
        self._year = year
        self._won = {way: Counted(_none) for way in WAYS.values()}
        self._gained = {way: Counted(_none) for way in WAYS.values()}
        self._open: list[tuple[str, str, House]] = []
        self._before: dict[Seat, int] = {}
        self._dice = defaultdict[Seat, list[int]](lambda: [0, 0, 0])

    def see(self, event: Tell) -> None:
        """Note dice, and confrontations when they begin, are decided and are over."""
        if event.key in DECIDED:
            self._close()
            self._decided()
        elif event.key in OVER:
            self._close()
            if event.key in BEGUN:
                self._begun()
        elif event.key in ROLLED:
            dice = event.values["dice"]
            self._rolled(next(side for side in self._sides() if side.kept is dice))

    def _sides(self) -> tuple[Side, Side]:
        clash = self._year.clash
        assert clash is not None
        return clash.sides

    def _begun(self) -> None:
        houses = (side.house for side in self._sides() if side.house is not None)
        self._before = {house.seat: score(self._year, house) for house in houses}

    def _decided(self) -> None:
        way = WAYS[self._sides()[1].house is not None]
        clash = self._year.clash
        assert clash is not None
        for side, wins in zip(clash.sides, clash.won(self._year.options["no_dice"]), strict=True):
            if side.house is not None:
                label = f"snow.kamae.{side.stance}"
                _count(self._won[way], label, int(wins))
                self._open.append((way, label, side.house))

    def _close(self) -> None:
        """Count what the last confrontation brought each house in points."""
        for way, label, house in self._open:
            now = score(self._year, house)
            _count(self._gained[way], label, now - self._before[house.seat])
            self._before[house.seat] = now
        self._open.clear()

    def _rolled(self, side: Side) -> None:
        """Count successes, the faces that would have been one, and (36 times) the variance."""
        counting = side.throw.counting
        faces, dice = len(counting), self._dice[side.seat]
        for roll in side.rolls:
            dice[0] += successes(roll, counting)
            dice[1] += faces * len(roll)
            dice[2] += faces * (6 - faces) * len(roll)

    def facts(self, _outcome: Outcome) -> Mapping[str, Any]:
        """Schools and traits by seat; by kamae how often it won and the points it brought."""
        houses = self._year.houses
        return {
            "seats": {
                "snow.study.school": {h.seat: [f"snow.school.{h.school.id}"] for h in houses},
                "snow.study.culture": {h.seat: _cultures(h) for h in houses},
                "snow.study.inheritance": {h.seat: _inheritances(h) for h in houses},
            },
            "rates": {f"snow.study.kamae-{way}": won for way, won in self._won.items() if won},
            "means": {f"snow.study.points-{way}": g for way, g in self._gained.items() if g},
        }

    def luck(self) -> Mapping[Seat, tuple[float, float, float]]:
        """Successes by seat: how many, how many were to be expected, and the variance."""
        return {
            seat: (got, faces / 6, variance / 36)
            for seat, (got, faces, variance) in self._dice.items()
        }


def _none() -> tuple[int, int]:
    return 0, 0


def _count(counted: Counted, label: str, amount: int) -> None:
    total, count = counted[label]
    counted[label] = total + amount, count + 1


def _cultures(house: House) -> list[str]:
    return [f"snow.culture.{who.culture.id if who.culture else 'none'}" for who in house.couple]


def _inheritances(house: House) -> list[str]:
    return [f"snow.inheritance.{who.inheritance or 'none'}" for who in house.couple]
