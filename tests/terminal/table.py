"""A keyboard that types what a test says, and a screen that keeps what each person saw."""

from __future__ import annotations

import io
from collections.abc import Callable, Iterable, Sequence
from pathlib import Path
from typing import Any

from rich.console import Console

from gunbai.core.clock import Clock
from gunbai.core.dice import Dice, Seeded
from gunbai.core.game import Game
from gunbai.play import new
from gunbai.terminal.screen.autosave import Keeper
from gunbai.terminal.screen.screen import Screen
from gunbai.terminal.screen.session import Session, now
from gunbai.terminal.screen.talk import Left


class Typed:
    """Types lines, one a prompt; a line may be a question to the test. Then nobody is left."""

    def __init__(self, lines: Iterable[str], out: io.StringIO) -> None:
        self.lines = iter(lines)
        self.out = out
        self.shown: list[str] = []
        self.prompts: list[tuple[str, Sequence[str], str]] = []

    def line(self, prompt: str, words: Sequence[str] = (), foot: str = "") -> str:
        self.prompts.append((prompt, words, foot))
        typed = next(self.lines, None)
        if typed is None:
            raise EOFError
        self.out.write(f"{prompt}{typed}\n")
        return typed

    def wipe(self) -> None:
        self.shown.append(self.out.getvalue())
        self.out.seek(0)
        self.out.truncate()


class Evening:
    """A session under test."""

    def __init__(
        self,
        game: Game,
        seats: Sequence[str],
        lines: Iterable[str],
        dice: Dice | str | int = 1,
        path: Path | None = None,
        clock: Clock | None = None,
        now: Callable[[], int] = now,
        **options: Any,
    ) -> None:
        self.out = io.StringIO()
        self.keyboard = Typed(lines, self.out)
        match = new(game, seats, options, dice, clock=clock)
        seed = match.dice.seed if isinstance(match.dice, Seeded) else ""
        self.keeper = Keeper.begin(path, match) if path else None
        screen = Screen(Console(file=self.out, width=80, highlight=False))
        self.session = Session(match, screen, self.keyboard, self.keeper, seed, now)
        self.match = match

    def play(self) -> str:
        """Play until the end or the last line; return what was shown since the last wipe."""
        try:
            self.session.play()
        except (EOFError, Left):
            pass
        finally:
            if self.keeper:
                self.keeper.close()
        return self.out.getvalue()

    @property
    def screens(self) -> list[str]:
        """What was on the screen between one wipe and the next."""
        return [*self.keyboard.shown, self.out.getvalue()]
