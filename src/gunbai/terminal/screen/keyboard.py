"""What is typed: at a terminal with editing and completion, or as plain lines from a pipe."""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence
from typing import Protocol

from rich.console import Console

FORGET = "\x1b[3J"
"""Tells a terminal to forget what was scrolled off its screen."""


class Keyboard(Protocol):
    """Where answers come from."""

    def line(self, prompt: str, words: Sequence[str] = (), foot: str = "") -> str:
        """One line as typed; ``words`` may be completed, ``foot`` is a reminder below.

        Raises:
            EOFError: where there is nothing more to come.

        """
        ...

    def wipe(self) -> None:
        """Clear the screen and what was scrolled off it, so that the next person sees nothing."""
        ...


class Typist:
    """A person at a terminal."""

    def line(self, prompt: str, words: Sequence[str] = (), foot: str = "") -> str:
        from prompt_toolkit import PromptSession
        from prompt_toolkit.completion import WordCompleter
        from prompt_toolkit.history import DummyHistory
        from prompt_toolkit.shortcuts import CompleteStyle

        # No history: the next person at this keyboard must not find what the last one typed.
        session: PromptSession[str] = PromptSession(
            prompt,
            history=DummyHistory(),
            completer=WordCompleter(list(words), ignore_case=True, sentence=True),
            complete_while_typing=False,
            complete_style=CompleteStyle.READLINE_LIKE,
            bottom_toolbar=f" {foot} " if foot else None,
        )
        return session.prompt()

    def wipe(self) -> None:
        from prompt_toolkit.application.current import get_app_session

        output = get_app_session().output
        output.erase_screen()
        output.write_raw(FORGET)
        output.cursor_goto(0, 0)
        output.flush()


class Lines:
    """Lines from a pipe or a file; they are shown as if typed, so that the output can be read."""

    def __init__(self, console: Console) -> None:
        self._console = console

    def line(self, prompt: str, words: Sequence[str] = (), foot: str = "") -> str:  # noqa: ARG002
        typed = sys.stdin.readline()
        if not typed:
            raise EOFError
        self._console.print(f"{prompt}{typed.rstrip()}", markup=False, highlight=False)
        return typed.rstrip("\r\n")

    def wipe(self) -> None:
        self._console.print("\n" * 3)


def keyboard(console: Console) -> Keyboard:
    """A person where there is a terminal at both ends, else plain lines."""
    if sys.stdin.isatty() and sys.stdout.isatty() and os.environ.get("TERM") != "dumb":
        return Typist()
    return Lines(console)
