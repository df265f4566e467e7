"""Runs a match for agents: bots and texts answer by themselves, all else becomes actions."""

from __future__ import annotations

from collections.abc import Sequence
from operator import index
from random import Random
from typing import SupportsIndex

from gunbai.core.match import Match
from gunbai.core.script import Ask, Order, Value, Write
from gunbai.core.view import to_json
from gunbai.learn.menu import NO_ACTIONS, START, Menu, Part, fresh, menu
from gunbai.play import ask_bot


class Referee:
    """A match, and the one question of it that an agent must answer next.

    ``ask`` is that question (None: the game is over), ``part`` what is answered of it so far,
    ``meanings`` its legal actions, ``drawn`` the orders to choose from where an order is asked.
    Of several open questions the one asked first is next. ``ids`` are the options that have
    numbers of their own. ``standing`` takes one up again in the middle of a question: what is
    answered of it, and the orders that were drawn.
    """

    def __init__(
        self,
        match: Match,
        rng: Random,
        actions: int,
        orders: int,
        ids: tuple[str, ...] = (),
        standing: tuple[Part, Sequence[Value]] | None = None,
    ) -> None:
        self.match = match
        self.rng = rng
        self.actions = actions
        self.orders = orders
        self.ids = ids
        self.part: Part = START
        self.drawn: Sequence[Value] = ()
        self._standing = standing
        self._go_on()
        self._standing = None

    def act(self, action: SupportsIndex | None) -> None:
        """Take an action of the agent that is asked.

        Raises:
            ValueError: it is none of ``meanings``; nothing has changed.

        """
        meaning = None if action is None else self.meanings.get(index(action))
        if meaning is None or self.ask is None:
            raise ValueError(f"Action {action} is not among the {len(self.meanings)} in the mask.")
        if isinstance(meaning, Part):
            self._narrow(self.ask, meaning)
        else:
            self.match.answer(self.ask.seat, self._number, fresh(meaning.value))
            self._go_on()

    def _go_on(self) -> None:
        while self.match.open:
            number, ask = next(iter(self.match.open.items()))
            if self.match.company.seats[ask.seat].is_bot:
                self.match.answer(ask.seat, number, ask_bot(self.match, number, self.rng))
            elif isinstance(ask, Write):
                self.match.answer(ask.seat, number, "" if ask.blank else self._text(number))
            else:
                self._await(number, ask)
                return
        self.ask: Ask | None = None
        self.meanings: Menu = NO_ACTIONS

    def _text(self, number: int) -> Value:
        """A text by the game's first bot."""
        bot = next(iter(self.match.game.bots.values()))
        return ask_bot(self.match, number, self.rng, bot)

    def _await(self, number: int, ask: Ask) -> None:
        self._number = number
        if self._standing is not None:
            part, self.drawn = self._standing
        else:
            part, self.drawn = START, self._draw(ask) if isinstance(ask, Order) else ()
        self._narrow(ask, part)

    def _narrow(self, ask: Ask, part: Part) -> None:
        self.ask, self.part = ask, part
        self.meanings = menu(ask, part, self.actions, self.drawn, self.ids)

    def _draw(self, ask: Order) -> Sequence[Value]:
        """Some different legal orders, in the order in which they were drawn."""
        drawn: dict[bytes, Value] = {}
        for _ in range(self.orders):
            order = ask.sample(self.rng)
            drawn.setdefault(to_json(order), order)
        return tuple(drawn.values())
