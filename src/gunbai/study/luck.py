"""Luck: how far a seat's dice fell above or below what was to be expected of them."""

from __future__ import annotations

from collections.abc import Iterable
from math import sqrt

from gunbai.core.entries import AnyEntry, Rolled
from gunbai.core.script import Seat
from gunbai.study.observer import Fallen


def pips(entries: Iterable[AnyEntry]) -> Fallen:
    """The sum of all faces that fell for each seat, against its expectation."""
    fallen: dict[Seat, tuple[float, float, float]] = {}
    for entry in entries:
        if type(entry) is Rolled:
            got, expected, variance = fallen.get(entry.seat, (0.0, 0.0, 0.0))
            count, sides = len(entry.faces), entry.sides
            fallen[entry.seat] = (
                got + sum(entry.faces),
                expected + count * (sides + 1) / 2,
                variance + count * (sides * sides - 1) / 12,
            )
    return fallen


def thousandths(fallen: Fallen) -> dict[Seat, int]:
    """The luck of each seat in thousandths of a standard deviation; none where no dice fell.

    Whole numbers, so that adding them up gives the same in any order.
    """
    return {
        seat: round(1000 * (got - expected) / sqrt(variance))
        for seat, (got, expected, variance) in fallen.items()
        if variance > 0
    }
