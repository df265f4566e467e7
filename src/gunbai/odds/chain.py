"""Markov chains: where a state such as the weather may be after some steps."""

from collections.abc import Hashable, Iterator, Mapping
from fractions import Fraction
from itertools import islice
from math import lcm
from typing import Generic, TypeVar

from gunbai.odds.chance import checked_chance

MOST_STEPS = 10_000
"""The most steps after which a chain is asked for: exact chances grow longer with each."""

State = TypeVar("State", bound=Hashable)


class Chain(Generic[State]):
    """States and the exact chances of stepping from each to each.

    >>> weather = Chain({"fine": {"fine": Fraction(5, 6), "rain": Fraction(1, 6)},
    ...                  "rain": {"fine": Fraction(1, 2), "rain": Fraction(1, 2)}})
    >>> weather.after(2, "fine")
    {'fine': Fraction(7, 9), 'rain': Fraction(2, 9)}

    """

    __slots__ = ("_scale", "_steps")

    def __init__(self, steps: Mapping[State, Mapping[State, Fraction | int]]) -> None:
        """Take, for every state, the chance of each next state (those left out: 0).

        Raises:
            ValueError: there are no states, a next state is unknown, or chances from a state are
                no chances or do not add up to 1.

        """
        if not steps:
            raise ValueError("A chain without states goes nowhere; 1 or more states are legal.")
        rows = {state: _checked_row(state, row, steps) for state, row in steps.items()}
        self._scale = lcm(*[chance.denominator for row in rows.values() for chance in row.values()])
        self._steps = {
            state: {to: int(chance * self._scale) for to, chance in row.items()}
            for state, row in rows.items()
        }

    @property
    def states(self) -> tuple[State, ...]:
        """All states, in the order in which they were given."""
        return tuple(self._steps)

    def walk(self, start: State) -> Iterator[dict[State, Fraction]]:
        """Give, without end, the chance of every state after 0, 1, 2, … steps.

        Raises:
            ValueError: the start is no state of the chain.

        """
        return (_chances(weights, total) for weights, total in self._walk(start))

    def after(self, steps: int, start: State) -> dict[State, Fraction]:
        """Return the chance of every state after so many steps.

        Raises:
            ValueError: fewer than 0 steps or more than `MOST_STEPS`, or the start is no state of
                the chain.

        """
        if not 0 <= steps <= MOST_STEPS:
            raise ValueError(f"{steps} steps cannot be taken; 0 to {MOST_STEPS} are legal.")
        return _chances(*next(islice(self._walk(start), steps, None)))

    def _walk(self, start: State) -> Iterator[tuple[dict[State, int], int]]:
        """Give the states' integer weights and their sum: reduced fractions would cost more."""
        _check_state(start, self._steps)
        return self._on_from({state: int(state == start) for state in self._steps})

    def _on_from(self, weights: dict[State, int]) -> Iterator[tuple[dict[State, int], int]]:
        total = 1
        while True:
            yield weights, total
            weights, total = self._step(weights), total * self._scale

    def _step(self, weights: dict[State, int]) -> dict[State, int]:
        then = dict.fromkeys(self._steps, 0)
        for state, weight in weights.items():
            for to, step in self._steps[state].items():
                then[to] += weight * step
        return then


def _chances(weights: dict[State, int], total: int) -> dict[State, Fraction]:
    return {state: Fraction(weight, total) for state, weight in weights.items()}


def _check_state(state: State, states: Mapping[State, object]) -> None:
    if state not in states:
        legal = ", ".join(map(str, states))
        raise ValueError(f"{state!r} is no state of the chain; legal are {legal}.")


def _checked_row(
    state: State,
    row: Mapping[State, Fraction | int],
    states: Mapping[State, object],
) -> dict[State, Fraction]:
    for to in row:
        _check_state(to, states)
    checked = {to: checked_chance(chance) for to, chance in row.items()}
    if (total := sum(checked.values())) != 1:
        raise ValueError(
            f"The chances from {state!r} add up to {total}; a sum of exactly 1 is legal."
        )
    return checked
