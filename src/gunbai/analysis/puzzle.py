"""What a game's puzzles are like: a position, a question with one right answer, and why."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Protocol

from gunbai.core.phrase import Phrase


class Puzzle(Protocol):
    """A position in which one answer is right, which the game has proven or reckoned exactly.

    Answers go by ids: ``options`` are all of them and ``answer`` is the right one. ``theme`` is
    what it is about, and ``seed`` made it. Where ``listed`` the options are few, and a screen
    shows them; else an answer is typed, or laid on the game's own page.
    """

    @property
    def seed(self) -> str:
        """What the puzzle was drawn from."""
        ...

    @property
    def theme(self) -> str:
        """What it is about; ``GAME.puzzle.theme.THEME`` names it."""
        ...

    @property
    def options(self) -> Sequence[str]:
        """The ids of all answers."""
        ...

    @property
    def answer(self) -> str:
        """The id of the right one."""
        ...

    @property
    def listed(self) -> bool:
        """Whether a screen should list the options."""
        ...

    def position(self) -> Sequence[Phrase]:
        """What lies before the solver."""
        ...

    def question(self) -> Phrase:
        """What is asked."""
        ...

    def how(self) -> Phrase:
        """How an answer is written."""
        ...

    def named(self, option: str) -> Phrase:
        """An answer in words."""
        ...

    def reasons(self, given: str) -> Sequence[Phrase]:
        """Why the answer is right, and what comes of the one that was given instead."""
        ...

    def meant(self, text: str) -> str:
        """The id of the answer that a text means; raises `Refused` where it means none."""
        ...


Maker = Callable[[str, str], Puzzle]
"""A game's part ``puzzles`` holds ``THEMES`` and a ``puzzle(seed, theme)`` of this shape."""
