"""Orders to a unit in words that can be typed: ``advance 8``, ``wheel left 30``, ``charge u7``."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import isfinite
from typing import TypeAlias

from gunbai.core.script import Phrase, shown
from gunbai.games.daimyo.pieces.naming import Named
from gunbai.games.daimyo.pieces.refusals import no


class Maneuver(Named):
    """The maneuvers of a unit that is free to choose (daimyo 3, 8)."""

    ADVANCE = "advance"
    RETIRE = "retire"
    WHEEL = "wheel"
    TURN = "turn"
    FORM = "form"
    ROTATE = "rotate"
    ENTER = "enter"
    LEAVE = "leave"


@dataclass(frozen=True, slots=True)
class Step:
    """One maneuver of an order.

    ``amount`` is cm for advance and retire, degrees for wheel and rotate (right above 0), quarter
    turns to the right for turn (2: about), files for form, and the side's number (0 front, 1
    right, 2 rear, 3 left) by which a building is left. ``target`` names a building to enter.
    """

    maneuver: Maneuver
    amount: float = 0.0
    target: str = ""

    def __str__(self) -> str:
        match self.maneuver:
            case Maneuver.WHEEL | Maneuver.ROTATE:
                return f"{self.maneuver} {_hand(self.amount)} {abs(self.amount):g}"
            case Maneuver.TURN:
                return f"turn {_TURNS[int(self.amount) % 4]}"
            case Maneuver.ENTER:
                return f"enter {self.target}"
            case Maneuver.LEAVE:
                return f"leave {_SIDES[int(self.amount) % 4]}"
        return f"{self.maneuver} {self.amount:g}"


Steps: TypeAlias = tuple[Step, ...]
"""An order to move; no steps mean to stand."""


@dataclass(frozen=True, slots=True)
class Charge:
    """A charge home on an enemy unit, after at most one wheel (daimyo 3, R7).

    Without a ``target`` it is at the nearest enemy that can be charged (`charge.resolved`).
    """

    target: str
    wheel: float = 0.0

    def __str__(self) -> str:
        swing = f"wheel {_hand(self.wheel)} {abs(self.wheel):g} " if self.wheel else ""
        return f"{swing}charge {self.target}".strip()


_TURNS = {1: "right", 2: "about", 3: "left"}
_SIDES = ("front", "right", "rear", "left")
_QUARTERS = {word: quarters for quarters, word in _TURNS.items()}
_HANDS = {"left": -1.0, "right": 1.0}
HANDED = frozenset({Maneuver.WHEEL, Maneuver.ROTATE, Maneuver.TURN, Maneuver.LEAVE})
"""Maneuvers whose words depend on the side that they go to."""
STEPS_MOST = 12
"""No unit is given more maneuvers than this in one move."""


def _hand(angle: float) -> str:
    return "right" if angle > 0 else "left"


def step_phrase(step: Step) -> Phrase:
    """A maneuver in the reader's words: ``advance 8`` as anybody reads it."""
    name, *more = str(step).split()
    hand = f"-{more[0]}" if name in HANDED else ""
    amount = step.target or abs(step.amount)
    return Phrase(f"daimyo.page.step-{name}{hand}", {"amount": amount})


def spell(order: Sequence[Step]) -> str:
    """An order as text, its maneuvers parted by semicolons."""
    return "; ".join(map(str, order))


def parse(text: str) -> Steps | Charge:
    """Read an order from its text; no words at all mean to stand.

    Raises:
        Refused: it is no order, or has too many maneuvers.

    """
    parts = [part.split() for part in text.lower().replace(",", ";").split(";")]
    parts = [part for part in parts if part]
    if parts and "charge" in (word for part in parts for word in part):
        return _charge([word for part in parts for word in part])
    if len(parts) > STEPS_MOST:
        raise no("too-many-steps", "3", given=len(parts), most=STEPS_MOST)
    return tuple(_step(part) for part in parts)


def _charge(words: list[str]) -> Charge:
    match words:
        case ["charge"]:
            return Charge("")
        case ["charge", target]:
            return Charge(target)
        case ["wheel", hand, angle, "charge", target] if hand in _HANDS:
            return Charge(target, _HANDS[hand] * _amount(angle, words))
    raise no("not-an-order", "3", given=shown(" ".join(words)))


def _step(words: list[str]) -> Step:
    match words:
        case [("advance" | "retire" | "form") as maneuver, amount]:
            return Step(Maneuver(maneuver), _amount(amount, words))
        case [("wheel" | "rotate") as maneuver, hand, angle] if hand in _HANDS:
            return Step(Maneuver(maneuver), _HANDS[hand] * _amount(angle, words))
        case ["turn", hand] if hand in _QUARTERS:
            return Step(Maneuver.TURN, float(_QUARTERS[hand]))
        case ["enter", target]:
            return Step(Maneuver.ENTER, target=target)
        case ["leave", side] if side in _SIDES:
            return Step(Maneuver.LEAVE, float(_SIDES.index(side)))
    raise no("not-an-order", "3", given=shown(" ".join(words)))


def _amount(text: str, words: list[str]) -> float:
    try:
        amount = float(text)
    except ValueError:
        amount = -1.0
    if not isfinite(amount) or amount < 0:
        raise no("not-an-order", "3", given=shown(" ".join(words)))
    return amount
