"""The words a rulebook is written in.

A game's procedure is a generator of *steps*: it asks seats for decisions, rolls dice, tells what
happened and calls smaller scripts with ``yield from``. What stands here is the whole vocabulary;
it knows no game, no record and no screen.
"""

from __future__ import annotations

from collections.abc import Generator, Sequence
from functools import cache
from typing import Any, Final, TypeAlias, TypeVar

from msgspec import Struct

from gunbai.core.phrase import (
    NOTHING,
    TEXT_MOST,
    Phrase,
    Refusal,
    Refused,
    ScriptFault,
    Seat,
    Value,
    Values,
    Word,
    Written,
    refused,
    shown,
    signed,
)
from gunbai.core.questions import Ask, Choose, Divide, Number, Order, Pick, Roll, Write, whom

__all__ = [
    "NOTHING",
    "SCENE",
    "TEXT_MOST",
    "Ask",
    "Chapter",
    "Choose",
    "Divide",
    "Number",
    "Order",
    "Parallel",
    "Phrase",
    "Pick",
    "Refusal",
    "Refused",
    "Roll",
    "Script",
    "ScriptFault",
    "Seat",
    "Step",
    "Tell",
    "Together",
    "Value",
    "Values",
    "Word",
    "Write",
    "Written",
    "refused",
    "scene_of",
    "shown",
    "signed",
    "tell",
    "whom",
]

T = TypeVar("T")

SCENE: Final = 3
"""The level of a scene within a game's wider parts."""


class Together(Struct, frozen=True, gc=False):
    """Questions answered independently: no answer is seen until all are in.

    The script goes on with the list of answers, in the order of the questions.
    """

    asks: Sequence[Ask]


class Parallel(Struct, frozen=True, gc=False):
    """Several scripts at once, each waiting for its own seats only; they may nest.

    The script goes on with the list of what they returned, in their order.
    """

    scripts: Sequence[Script[Any]]


class Chapter(Struct, frozen=True, gc=False):
    """A part of the game that begins with an event, and lasts until one as wide begins.

    ``level`` orders parts as headings do: 1 is the widest (a season, a round, a turn), then what
    lies within it, then a `SCENE` and its parts. ``seats`` are those it is about (none: everybody).
    ``is_scene`` marks what players look back at: a confrontation, a conflict, a volley, a melee.
    ``is_turning_point`` marks what the whole table stops to look at once it is over: the end of a
    season, an Uprising, nightfall.
    """

    level: int
    seats: tuple[Seat, ...] = ()
    is_scene: bool = False
    is_turning_point: bool = False


@cache
def scene_of(*seats: Seat) -> Chapter:
    """A scene about some seats."""
    return Chapter(SCENE, seats, True)


class Tell(Struct, frozen=True, gc=False):
    """Say what happened, to everybody or only ``to`` some seats.

    ``reveals`` marks that something hidden became known with it: nobody may take an answer back
    beyond it alone. Where it is not said, what is told to some seats only is taken to reveal; an
    echo of the seat's own answer says ``reveals=False``. With ``chapter`` a part begins;
    its heading is the event's own words, or ``KEY.title`` where the catalogue has it.
    """

    key: str
    values: Values = NOTHING
    to: tuple[Seat, ...] | None = None
    reveals: bool | None = None
    chapter: Chapter | None = None


def tell(
    key: str,
    /,
    *,
    to: tuple[Seat, ...] | None = None,
    reveals: bool | None = None,
    chapter: Chapter | None = None,
    **values: Any,
) -> Tell:
    """Make a `Tell`: ``yield tell("snow.won", who=name)``."""
    return Tell(key, values, to, reveals, chapter)


Step: TypeAlias = Ask | Together | Parallel | Tell
Script: TypeAlias = Generator[Step, Any, T]
"""A procedure: yields steps, is sent their results, returns what it came to."""
