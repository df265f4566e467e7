"""A wish to go back, and who has agreed to it."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import Struct

from gunbai.core.entries import (
    Agree,
    Answer,
    AnyEntry,
    Object,
    Propose,
    Rolled,
    Secret,
    Undo,
)
from gunbai.core.script import Ask, Seat


class Proposal(Struct, frozen=True):
    """A wish to go back before entry ``to``: who wishes it, and who has agreed so far."""

    seat: Seat
    to: int
    agreed: tuple[Seat, ...] = ()


class Undone(Struct, frozen=True):
    """What a step back takes back: the question, and how many answers and rolls go with it.

    ``faces`` are those that were typed in, where the step is back to dice.
    """

    question: Ask
    answers: int
    rolls: int
    faces: tuple[int, ...] = ()


class Wish(Struct, frozen=True):
    """What became of ``seat``'s wish to go back: who did not agree (None: all did)."""

    seat: Seat
    objects: Seat | None


LOOKED_BACK = 200
"""Entries among which the answer to a wish is looked for: it is news, no history."""


def answered_wish(entries: Sequence[AnyEntry]) -> Wish | None:
    """What the table said to the latest wish to go back; None once its author has gone on."""
    objects: Seat | None = None
    gone_on: set[Seat] = set()
    for entry in reversed(entries[-LOOKED_BACK:]):
        if type(entry) is Answer:
            gone_on.add(entry.seat)
        elif type(entry) is Object and objects is None:
            objects = entry.seat
        elif type(entry) is Propose:
            is_told = objects not in (None, entry.seat) and entry.seat not in gone_on
            return Wish(entry.seat, objects) if is_told else None
        elif type(entry) is Undo:
            is_told = entry.agreed and entry.seat not in gone_on
            return Wish(entry.seat, None) if is_told else None
    return None


_ENDS = frozenset((Answer, Rolled, Undo, Object, Secret))
"""Kinds of entries after which no wish is open; all others happen beside the game."""


def open_proposal(entries: Sequence[AnyEntry]) -> Proposal | None:
    """The wish that the entries of a record leave open."""
    agreed: list[Seat] = []
    for entry in reversed(entries):
        if type(entry) is Propose:
            return Proposal(entry.seat, entry.to, tuple(reversed(agreed)))
        if type(entry) is Agree:
            agreed.append(entry.seat)
        elif type(entry) in _ENDS:
            return None
    return None
