"""How long the bots of one game thought."""

from __future__ import annotations

import dataclasses
from collections import Counter, defaultdict
from random import Random
from time import perf_counter

from gunbai.core.game import Bot, Game, Sight
from gunbai.core.script import Ask, Seat, Value


class Clock:
    """Measures every decision of a game: by seat, how many took how many microseconds.

    Times are kept to two digits, so that many decisions are few numbers.
    """

    def __init__(self) -> None:
        self.thought: defaultdict[Seat, Counter[int]] = defaultdict(Counter)

    def on(self, game: Game) -> Game:
        """The same game, whose bots are measured."""
        bots = {name: self._measured(bot) for name, bot in game.bots.items()}
        return dataclasses.replace(game, bots=bots)

    def _measured(self, bot: Bot) -> Bot:
        def measured(sight: Sight, ask: Ask, rng: Random) -> Value:
            began = perf_counter()
            answer = bot(sight, ask, rng)
            self.thought[sight.seat][two_digits(1e6 * (perf_counter() - began))] += 1
            return answer

        return measured


def two_digits(number: float) -> int:
    """A number rounded to its first two digits.

    >>> two_digits(0.7), two_digits(12_345)
    (1, 12000)
    """
    whole = round(number)
    return round(whole, 2 - len(str(whole)))
