"""A piece of a game's script, run with answers and dice laid out beforehand."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Sequence
from typing import Any

from gunbai.core.script import Ask, Parallel, Roll, Script, Tell, Together


class Played:
    """What a script came to: its result, what it asked and told, and what it rolled.

    ``dice`` are given out roll by roll, and all of them must be rolled.
    """

    def __init__(self, script: Script[Any], dice: Sequence[Sequence[int]]) -> None:
        self.dice = [tuple(faces) for faces in dice]
        self.asks: list[Ask] = []
        self.tells: list[Tell] = []
        self.rolls: list[Roll] = []
        self.result = self._run(script)
        assert not self.dice, f"dice left over: {self.dice}"

    @abstractmethod
    def answer(self, ask: Ask) -> Any:
        """What was laid out as the answer to a question."""

    def _run(self, script: Script[Any]) -> Any:
        sent: Any = None
        while True:
            try:
                step = script.send(sent)
            except StopIteration as stop:
                return stop.value
            sent = self._step(step)

    def _step(self, step: Any) -> Any:
        match step:
            case Tell():
                self.tells.append(step)
                return None
            case Together():
                return [self._step(ask) for ask in step.asks]
            case Parallel():
                return [self._run(script) for script in step.scripts]
            case Roll():
                self.rolls.append(step)
                assert self.dice, f"no dice laid out for {step.key} of {step.count}"
                given: Any = self.dice.pop(0)
            case _:
                self.asks.append(step)
                given = self.answer(step)
        step.read(given)
        return given
