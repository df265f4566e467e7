"""Dice among the values of what is told."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from msgspec import Struct


class Dice(Struct, frozen=True):
    """Dice as they were told: faces, how many sides each has, which faces count."""

    faces: Sequence[int]
    sides: Sequence[int]
    counting: Sequence[int] = ()


def dice_of(values: Mapping[str, Any]) -> list[Dice]:
    """The dice among the values of an event, each row as it fell."""
    rows = [(name, given) for name, given in values.items() if name not in ("counting", "sides")]
    sides, counting = values.get("sides", 6), values.get("counting", ())
    return [
        Dice(faces, sides if isinstance(sides, list | tuple) else [sides] * len(faces), counting)
        for _name, faces in rows
        if isinstance(faces, list | tuple) and faces and all(type(f) is int for f in faces)
    ]
