"""Orders, and the one reader of them: whoever gives one, in words or as data, is read here.

In words: ``advance 8; wheel left 30``, ``charge u7``, ``ride 60 20``, ``face 90 files 3``. As data:
a list of steps, a charge, a ride, a formation, each an object with the fields of its class.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import isfinite
from typing import TypeAlias

from msgspec import Struct

from gunbai.core.script import Phrase, Value, shown
from gunbai.games.daimyo.pieces.naming import Named
from gunbai.games.daimyo.pieces.refusals import converted, no


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


class Step(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """One maneuver of an order.

    ``amount`` is cm for advance and retire, degrees for wheel and rotate (right above 0), quarter
    turns to the right for turn (2: about), files for form, and the side's number (0 front, 1
    right, 2 rear, 3 left) by which a building is left. ``target`` names a building to enter.
    """

    maneuver: Maneuver
    amount: float = 0.0
    target: str = ""

    def __str__(self) -> str:
        if self.maneuver in _WAYS:
            return f"{self.maneuver} {_WAYS[self.maneuver][int(self.amount) % 4]}"
        if self.maneuver in SWUNG:
            return f"{self.maneuver} {_hand(self.amount)} {abs(self.amount):g}"
        if self.maneuver is Maneuver.ENTER:
            return f"enter {self.target}"
        return f"{self.maneuver} {self.amount:g}"


Steps: TypeAlias = tuple[Step, ...]
"""An order to move; no steps mean to stand."""


class Charge(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """A charge home on an enemy unit, after at most one wheel (daimyo 3, R7).

    Without a ``target`` it is at the nearest enemy that can be charged (`charge.resolved`).
    """

    target: str = ""
    wheel: float = 0.0

    def __str__(self) -> str:
        swing = f"wheel {_hand(self.wheel)} {abs(self.wheel):g} " if self.wheel else ""
        return f"{swing}charge {self.target}".strip()


class Ride(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """A leader's order: he rides to a place, in cm, or joins a unit (daimyo 3)."""

    ride: tuple[float, float] | None = None
    join: str = ""

    def __str__(self) -> str:
        return f"join {self.join}" if self.ride is None else f"ride {self.ride[0]} {self.ride[1]}"


class Formation(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """How a unit that is in order again shall stand; None: as it stands (daimyo 4).

    ``facing`` is in degrees from up the table to the right, ``files`` are stands side by side.
    """

    facing: int | None = None
    files: int | None = None


_WAYS = {
    Maneuver.TURN: {1: "right", 2: "about", 3: "left"},
    Maneuver.LEAVE: {0: "front", 1: "right", 2: "rear", 3: "left"},
}
"""What the quarters of a turn and the sides of a building are called."""
_HANDS = {"left": -1.0, "right": 1.0}
SWUNG = (Maneuver.WHEEL, Maneuver.ROTATE)
"""Maneuvers to the left or right by an angle."""
STEPS_MOST = 12
"""No unit is given more maneuvers than this in one move."""


def _hand(angle: float) -> str:
    return "right" if angle > 0 else "left"


def step_name(step: Step) -> str:
    """A maneuver's name with the side that it goes to: ``wheel-left``, ``turn-about``."""
    words = str(step).split()
    return "-".join(words[:2]) if step.maneuver in (*SWUNG, *_WAYS) else words[0]


def step_phrase(step: Step) -> Phrase:
    """A maneuver in the reader's words: ``advance 8`` as anybody reads it."""
    amount = step.target or abs(step.amount)
    return Phrase(f"daimyo.page.step-{step_name(step)}", {"amount": amount})


def words_of(order: Sequence[Step]) -> str:
    """An order as text, its maneuvers parted by semicolons."""
    return "; ".join(map(str, order))


def read(order: Value) -> Steps | Charge:
    """Read an order to a unit; no steps and no words mean to stand.

    Raises:
        Refused: it is no order, or has too many maneuvers.

    """
    if isinstance(order, str):
        return _parsed(order)
    found: Steps | Charge = converted(order, Steps | Charge, "not-an-order", "3")
    if isinstance(found, tuple):
        _check_count(found)
    sound = isfinite(found.wheel) if isinstance(found, Charge) else all(map(_is_sound, found))
    if not sound:
        raise no("not-an-order", "3", given=shown(order))
    return found


def read_ride(order: Value) -> Ride:
    """Read an order to a leader.

    Raises:
        Refused: it is none.

    """
    if isinstance(order, str):
        match order.lower().replace(",", " ").split():
            case ["ride", x, y]:
                order = {"ride": [_number(x), _number(y)]}
            case ["join", id_]:
                order = {"join": id_}
    found: Ride = converted(order, Ride, "not-an-order", "3")
    if (found.ride is None) is not bool(found.join) or not all(map(isfinite, found.ride or ())):
        raise no("not-an-order", "3", given=shown(order))
    return found


def read_formation(order: Value) -> Formation:
    """Read how a unit shall stand: an object, or under ``order`` in words.

    Raises:
        Refused: it says nothing of the kind.

    """
    said = _formed(order)
    found: Formation = converted(said, Formation, "not-a-reform", "4", given=shown(order))
    return found


def _formed(order: Value) -> Value:
    """The object that words say: ``face 90 files 3``, one of both, or nothing."""
    if not (isinstance(order, dict) and isinstance(words := order.get("order"), str)):
        return order
    names, said = {"face": "facing", "files": "files"}, words.split()
    pairs = zip(said[::2], said[1::2], strict=False)
    found = {names.get(name, name): whole(number) for name, number in pairs}
    return found if len(said) == 2 * len(found) else words


def _is_sound(step: Step) -> bool:
    """Whether a step that came as data says what words could say."""
    if step.maneuver in _WAYS:
        return step.amount in _WAYS[step.maneuver]
    if step.maneuver is Maneuver.ENTER:
        return bool(step.target)
    return isfinite(step.amount) and (step.amount >= 0 or step.maneuver in SWUNG)


def _check_count(steps: Sequence[object]) -> None:
    if len(steps) > STEPS_MOST:
        raise no("too-many-steps", "3", given=len(steps), most=STEPS_MOST)


# Words


def _parsed(text: str) -> Steps | Charge:
    parts = [part.split() for part in text.lower().replace(",", ";").split(";")]
    parts = [part for part in parts if part]
    if parts and "charge" in (word for part in parts for word in part):
        return _charge([word for part in parts for word in part])
    _check_count(parts)
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
        case ["enter", target]:
            return Step(Maneuver.ENTER, target=target)
        case [("turn" | "leave") as maneuver, side]:
            ways = {word: number for number, word in _WAYS[Maneuver(maneuver)].items()}
            if side in ways:
                return Step(Maneuver(maneuver), float(ways[side]))
    raise no("not-an-order", "3", given=shown(" ".join(words)))


def _amount(text: str, words: list[str]) -> float:
    amount = _number(text)
    if not isinstance(amount, float) or not isfinite(amount) or amount < 0:
        raise no("not-an-order", "3", given=shown(" ".join(words)))
    return amount


def _number(text: str) -> float | str:
    try:
        return float(text)
    except ValueError:
        return text


def whole(text: str) -> int | str:
    """A whole number that a word says, or else the word."""
    return int(text) if text.isascii() and text.isdigit() else text
