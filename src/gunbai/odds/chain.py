"""Markov chains: where a state such as the weather may be after some steps."""

from collections.abc import Hashable, Iterator, Mapping
from fractions import Fraction
from typing import Generic, TypeVar

from gunbai.odds.chance import checked_chance

State = TypeVar("State", bound=Hashable)


class Chain(Generic[State]):
    """States and the exact chances of stepping from each to each.

    >>> weather = Chain({"fine": {"fine": Fraction(5, 6), "rain": Fraction(1, 6)},
    ...                  "rain": {"fine": Fraction(1, 2), "rain": Fraction(1, 2)}})
    >>> weather.after(2, "fine")
    {'fine': Fraction(7, 9), 'rain': Fraction(2, 9)}
    """

    __slots__ = ("_steps",)

    def __init__(self, steps: Mapping[State, Mapping[State, Fraction | int]]) -> None:
        """Take, for every state, the chance of each next state (those left out: 0).

        Raises:
            ValueError: there are no states, a next state is unknown, or chances from a state are
                no chances or do not add up to 1.

        """
        if not steps:
            raise ValueError("A chain without states goes nowhere; 1 or more states are legal.")
        self._steps = {state: _checked_row(state, row, steps) for state, row in steps.items()}

    @property
    def states(self) -> tuple[State, ...]:
        """All states, in the order in which they were given."""
        return tuple(self._steps)

    def walk(self, start: State) -> Iterator[dict[State, Fraction]]:
        """Give, without end, the chance of every state after 0, 1, 2, … steps.

        Raises:
            ValueError: the start is no state of the chain.

        """
        now = self._start(start)
        while True:
            yield now
            now = self._step(now)

    def after(self, steps: int, start: State) -> dict[State, Fraction]:
        """Return the chance of every state after so many steps.

        Raises:
            ValueError: fewer than 0 steps, or the start is no state of the chain.

        """
        if steps < 0:
            raise ValueError(f"{steps} steps cannot be taken; 0 or more steps are legal.")
        now = self._start(start)
        for _ in range(steps):
            now = self._step(now)
        return now

    def _start(self, start: State) -> dict[State, Fraction]:
        if start not in self._steps:
            legal = ", ".join(map(str, self._steps))
            raise ValueError(f"{start!r} is no state of the chain; legal are {legal}.")
        return {state: Fraction(state == start) for state in self._steps}

    def _step(self, now: dict[State, Fraction]) -> dict[State, Fraction]:
        then = dict.fromkeys(self._steps, Fraction(0))
        for state, chance in now.items():
            for to, step in self._steps[state].items():
                then[to] += chance * step
        return then


def _checked_row(
    state: State,
    row: Mapping[State, Fraction | int],
    states: Mapping[State, object],
) -> dict[State, Fraction]:
    if unknown := [to for to in row if to not in states]:
        legal = ", ".join(map(str, states))
        raise ValueError(f"{unknown[0]!r} is no state of the chain; legal are {legal}.")
    checked = {to: checked_chance(chance) for to, chance in row.items()}
    if (total := sum(checked.values())) != 1:
        raise ValueError(
            f"The chances from {state!r} add up to {total}; a sum of exactly 1 is legal."
        )
    return checked
