"""What an agent observes of a moment, as a vector of numbers.

A game may declare it in its part ``observation``: named numbers with their ranges, made of what a
seat may know. The view of any other game is flattened (`gunbai.learn.features`).
"""

from __future__ import annotations

import struct
from collections.abc import Mapping, Sequence
from math import copysign, log1p
from types import ModuleType
from typing import Any, Protocol

import numpy as np

from gunbai.core.game import Game, Setup
from gunbai.core.script import Ask, Seat
from gunbai.learn.features import BOUND, Features, Vector
from gunbai.learn.referee import Referee

OBSERVED = (
    "key",
    "items",
    "fields",
    "total",
    "least",
    "most",
    "low",
    "high",
    "form",
    "values",
)
"""The parts of a question that a flattened view has."""


class Observer(Protocol):
    """Makes the vectors: each number between its ``low`` and its ``high``, by its name.

    ``names`` are in the order of the numbers; empty where numbers have none.
    """

    names: Sequence[str]
    low: Vector
    high: Vector

    def look(self, state: Any, seat: Seat, asked: Referee | None) -> Vector:
        """What a seat observes of a state; ``asked`` has its question, if it is to act.

        Raises:
            ValueError: the game declares no room for what it asks.

        """
        ...


def observer(game: Game, setup: Setup, size: int | None, default: int) -> Observer:
    """By the game's own declaration, or flattened: to ``size`` numbers where that is given."""
    own = game.part("observation")
    if own is None or size is not None:
        return Flattened(game, size or default)
    return Declared(game, setup, own)


class Declared:
    """Observes what a game's part ``observation`` declares, and what is chosen of an answer."""

    def __init__(self, game: Game, setup: Setup, own: ModuleType) -> None:
        ranges: Mapping[str, tuple[float, float]] = own.features(setup)
        self._game = game.id
        self._own = own
        self._parts: int = getattr(own, "PARTS", 0)
        self.names: Sequence[str] = (*ranges, *(f"chosen.{place}" for place in range(self._parts)))
        bounds = [*ranges.values(), *[(-BOUND, BOUND)] * self._parts]
        self._packed = struct.Struct(f"{len(bounds)}f").pack
        self.low = np.array([low for low, _ in bounds], np.float32)
        self.high = np.array([high for _, high in bounds], np.float32)

    def look(self, state: Any, seat: Seat, asked: Referee | None) -> Vector:
        """See `Observer.look`."""
        ask = None
        if asked is not None:
            ask = asked.ask
            self._must_have_room(asked)
        numbers = self._own.numbers(state, seat, ask)
        if self._parts:
            numbers = [*numbers, *self._chosen(asked)]
        vector = np.minimum(np.frombuffer(self._packed(*numbers), np.float32), self.high)
        return np.maximum(vector, self.low, out=vector)

    def _must_have_room(self, asked: Referee) -> None:
        if asked.drawn or len(asked.part.chosen) > self._parts:
            key = asked.ask.key if asked.ask else ""
            raise ValueError(
                f"What {self._game} declares to be observed has no room for the orders or the parts"
                f" of an answer to {key}: open the environment with a number of `features`."
            )

    def _chosen(self, asked: Referee | None) -> Sequence[float]:
        chosen = () if asked is None else asked.part.chosen
        return [*map(_logarithm, chosen), *[0.0] * (self._parts - len(chosen))]


def _logarithm(number: int) -> float:
    return copysign(log1p(abs(number)), number)


class Flattened:
    """Observes the seat's whole view and question, hashed to ``size`` numbers without names."""

    names: Sequence[str] = ()

    def __init__(self, game: Game, size: int) -> None:
        self._game = game
        self._features = Features(size)
        self.low = np.full(size, -BOUND, np.float32)
        self.high = np.full(size, BOUND, np.float32)

    def look(self, state: Any, seat: Seat, asked: Referee | None) -> Vector:
        """See `Observer.look`."""
        return self._features.vector(self.seen(state, seat, asked))

    def seen(self, state: Any, seat: Seat, asked: Referee | None) -> Mapping[str, Any]:
        """The tree that is flattened."""
        seen = {"here": True, "seat": {seat: True}, "board": self._game.view(state, seat)}
        if asked is not None and asked.ask is not None:
            seen["ask"] = _question(asked.ask)
            seen["chosen"] = asked.part.chosen
            seen["drawn"] = asked.drawn
        return seen


def _question(ask: Ask) -> Mapping[str, Any]:
    """What of a question is observed; the options of a choice show in the mask."""
    return {name: getattr(ask, name) for name in OBSERVED if hasattr(ask, name)}
