"""What may be added to an order next, as data: the page needs no grammar of its own (daimyo 3, 8).

Where there is no way on, a little is offered all the same, so that the rules say why not.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from msgspec import Struct, to_builtins

from gunbai.core.script import Phrase
from gunbai.games.daimyo.field.board import Board
from gunbai.games.daimyo.pieces.terrain import Ground
from gunbai.games.daimyo.pieces.unit import Unit
from gunbai.games.daimyo.rules.order import SWUNG, Maneuver, Step, step_name

LEAST, SMALL = 0.5, 15.0
"""A way begins with at least so many cm, a wheel with at most so many degrees."""
CM, DEGREES, FILES = ("cm", 0.5, LEAST), ("degrees", 5.0, 1.0), ("files", 1.0, 1.0)
"""What an amount is of, by how much it is made more or less at a time, and its least."""


class Room(Struct, frozen=True):
    """What an order leaves: cm straight ahead, degrees of a wheel, cm of the move."""

    ahead: float = 0.0
    round: int = 0
    left: float = 0.0


class Offer(Struct, frozen=True):
    """A maneuver that a button adds: the order it leads to, and its name."""

    name: str
    label: Phrase
    order: Any


class Amount(Struct, frozen=True):
    """The amount of an order's last step: its size now, by how much it is changed, and of what."""

    label: Phrase
    value: float
    size: float
    least: float
    measure: str


def offers(board: Board, unit: Unit, steps: Sequence[Step], room: Room) -> list[Offer]:
    """The orders that come of adding one maneuver to this one; a retirement stands alone."""
    return [_offer(step, steps) for step in _maneuvers(board, unit, steps, room)]


def _offer(step: Step, steps: Sequence[Step]) -> Offer:
    alone = step.maneuver is Maneuver.RETIRE
    name = step_name(step)
    values = {"building": step.target} if step.target else {}
    return Offer(
        name, Phrase(f"daimyo.page.do-{name}", values), as_data([*(() if alone else steps), step])
    )


def _maneuvers(board: Board, unit: Unit, steps: Sequence[Step], room: Room) -> Iterator[Step]:
    if unit.inside and not steps:
        for side in range(4):
            yield Step(Maneuver.LEAVE, float(side))
        return
    yield Step(Maneuver.ADVANCE, _way(room.ahead))
    if unit.troops.gun:
        yield Step(Maneuver.ROTATE, -30.0)
        yield Step(Maneuver.ROTATE, 30.0)
        return
    angle = max(1.0, min(SMALL, room.round))
    yield Step(Maneuver.WHEEL, -angle)
    yield Step(Maneuver.WHEEL, angle)
    for quarters in (3.0, 1.0, 2.0):
        yield Step(Maneuver.TURN, quarters)
    yield Step(Maneuver.FORM, float(1 if unit.files > 1 else (unit.stands + 1) // 2))
    yield Step(Maneuver.RETIRE, max(LEAST, float(int(room.left))))
    for piece in board.field.of((Ground.BUILDING,)):
        yield Step(Maneuver.ENTER, target=piece.id)


def _way(ahead: float) -> float:
    """As far as it goes, in half centimetres where there is so much."""
    return int(ahead * 2) / 2 or ahead or LEAST


def amount(steps: Sequence[Step]) -> Amount | None:
    """How the last step of an order may be changed; None where it has no amount."""
    if not steps or steps[-1].maneuver in (Maneuver.TURN, Maneuver.ENTER, Maneuver.LEAVE):
        return None
    step = steps[-1]
    line = FILES if step.maneuver is Maneuver.FORM else CM
    measure, size, least = DEGREES if step.maneuver in SWUNG else line
    label = Phrase(f"daimyo.page.do-{step_name(step)}")
    return Amount(label, abs(step.amount), size, least, measure)


def as_data(order: Any) -> Any:
    """An order as the page sends it back."""
    return to_builtins(order)
