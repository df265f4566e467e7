"""What a bot knows when it must answer: its own view of the realm, its temper, its voice."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property
from random import Random
from typing import Any

from gunbai.core.game import Sight
from gunbai.core.script import Seat
from gunbai.games.hierarchy.bots.temper import Temper
from gunbai.games.hierarchy.bots.voice import Voice, temper_of
from gunbai.games.hierarchy.view import Board, ConflictView, SheetView


@dataclass
class Mind:
    """A bot at one question; chance only from ``rng``, words from ``voice``."""

    sight: Sight
    rng: Random
    voice: Voice

    @cached_property
    def board(self) -> Board:
        """The realm as this seat sees it."""
        board: Board = self.sight.board
        return board

    @cached_property
    def me(self) -> SheetView:
        """The bot's own sheet."""
        return self.board.ladder[self.board.me]

    @cached_property
    def temper(self) -> Temper:
        """How it plays: by the Talisman it wrote."""
        return temper_of(self.me.talisman)

    @cached_property
    def others(self) -> list[SheetView]:
        """Everybody else, from the throne down."""
        return [sheet for sheet in self.board.ladder if sheet.seat != self.sight.seat]

    @cached_property
    def emperor(self) -> SheetView:
        """Who sits on the throne: the ladder begins with him."""
        return self.board.ladder[0]

    @property
    def best_other(self) -> int:
        """The most Victory Points of anybody else."""
        return max(sheet.points for sheet in self.others)

    @property
    def conflict(self) -> ConflictView:
        """The conflict in which this seat leads a side."""
        seat = self.sight.seat
        return next(c for c in self.board.conflicts if seat in (c.sides[0].seat, c.sides[1].seat))

    def at(self, seat: Seat) -> SheetView:
        """The sheet of whoever sits in a seat."""
        return next(sheet for sheet in self.board.ladder if sheet.seat == seat)

    def chance(self, likely: float) -> bool:
        """Whether something so likely comes to pass."""
        return self.rng.random() < likely

    def say(self, symbol: str, **facts: str) -> dict[str, Any]:
        """A text of the bot's voice, coloured by its temper."""
        return self.voice.say(symbol, self.rng, self.temper.id, mine=self.me.precious, **facts)

    def keeps_faith(self) -> bool:
        """Whether it keeps faith this time."""
        return self.chance(self.temper.faith)

    def is_rival(self, sheet: SheetView) -> bool:
        """Whether somebody stands in the way: the throne, or as many Victory Points as mine."""
        return sheet.caste == "emperor" or sheet.points >= max(1, self.me.points)
