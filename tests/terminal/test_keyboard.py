"""Lines from a person at a terminal, and from a pipe."""

from __future__ import annotations

import io
import sys
from collections.abc import Iterator

import pytest
from prompt_toolkit.application import create_app_session
from prompt_toolkit.data_structures import Size
from prompt_toolkit.input import PipeInput, create_pipe_input
from prompt_toolkit.output.vt100 import Vt100_Output
from rich.console import Console

from gunbai.terminal.screen.keyboard import FORGET, Lines, Typist, keyboard


@pytest.fixture
def screen() -> io.StringIO:
    return io.StringIO()


@pytest.fixture
def keys(screen: io.StringIO) -> Iterator[PipeInput]:
    output = Vt100_Output(screen, lambda: Size(24, 80))
    with create_pipe_input() as pipe, create_app_session(input=pipe, output=output):
        yield pipe


def test_a_line_is_typed_and_edited(keys: PipeInput) -> None:
    keys.send_text("kagay\x7fi\r")
    assert Typist().line("> ") == "kagai"


def test_tab_completes_the_only_name(keys: PipeInput) -> None:
    keys.send_text("oce\t\r")
    assert Typist().line("> ", ["Mirror and Tree", "Ocean Flower", "undo"]) == "Ocean Flower"


def test_nothing_typed_before_can_be_called_back(keys: PipeInput) -> None:
    typist = Typist()
    keys.send_text("my secret wish\r")
    assert typist.line("> ") == "my secret wish"
    keys.send_text("\x1b[A\x1b[A\r")
    assert typist.line("> ") == ""


def test_control_d_ends_and_control_c_interrupts(keys: PipeInput) -> None:
    keys.send_text("\x04")
    with pytest.raises(EOFError):
        Typist().line("> ")
    keys.send_text("\x03")
    with pytest.raises(KeyboardInterrupt):
        Typist().line("> ")


def test_a_wiped_screen_is_also_forgotten(keys: PipeInput, screen: io.StringIO) -> None:
    Typist().wipe()
    assert "\x1b[2J" in screen.getvalue()
    assert screen.getvalue().index("\x1b[2J") < screen.getvalue().index(FORGET)


def test_lines_of_a_pipe_are_shown_as_if_typed(monkeypatch: pytest.MonkeyPatch) -> None:
    out = io.StringIO()
    lines = Lines(Console(file=out))
    monkeypatch.setattr(sys, "stdin", io.StringIO("first [b]line[/b]\nsecond"))
    assert lines.line("> ") == "first [b]line[/b]"
    assert lines.line("> ") == "second"
    with pytest.raises(EOFError):
        lines.line("> ")
    assert out.getvalue() == "> first [b]line[/b]\n> second\n"


def test_without_a_terminal_lines_are_read(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "stdin", io.StringIO())
    assert isinstance(keyboard(Console(file=io.StringIO())), Lines)
