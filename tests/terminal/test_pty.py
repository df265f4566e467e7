"""The real command at a real (pseudo) terminal: keys in, screens out, killed and taken up."""

from __future__ import annotations

import os
import pty
import re
import select
import signal
import struct
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from fcntl import ioctl
from pathlib import Path
from termios import TIOCSCTTY, TIOCSWINSZ
from time import monotonic

from tests.terminal.conftest import subprocess_environment

from gunbai.core.record import load
from gunbai.play import replay, verify
from gunbai.terminal.screen.keyboard import FORGET

COMMAND = [sys.executable, "-c", "from gunbai.terminal.main import run; run()"]
PATIENCE = 20.0
SEQUENCE = re.compile(r"\x1b(\[[0-9;?]*[ -/]*[@-~]|[()][A-Z0-9]|[=>78])")
HOUSE = [
    ("Ennosuke", "A haiku for Ennosuke"),
    ("bare pine / and the moon / within it", "the name of his wife"),
    ("Chihiro", "A haiku for Chihiro"),
    ("one crow", ""),
    ("", "their clan called?"),
    ("Plum", "Which principality"),
    ("Owari", "Which School"),
    ("1", "Does Ennosuke give a point for a Culture?"),
    ("1", "Does Ennosuke give a point for an Inheritance?"),
    ("1", "Divide the points of Ennosuke"),
    ("5 5 5", "Does Chihiro give a point for a Culture?"),
    ("2", "Does Chihiro give a point for an Inheritance?"),
    ("1", "Divide the points of Chihiro"),
    ("5 4 5", "what binds these two?"),
]
"""What is typed to found a house, and what must be shown for it."""


class Terminal:
    """A pseudo-terminal with a command in it."""

    def __init__(self, master: int, process: subprocess.Popen[bytes]) -> None:
        self._master = master
        self.process = process
        self.raw = ""
        self._read = 0

    def wait_for(self, text: str) -> str:
        """Read until a text is shown; return what was shown since the last time."""
        until = monotonic() + PATIENCE
        while text not in self._shown():
            ready, _, _ = select.select([self._master], [], [], until - monotonic())
            assert ready, f"{text!r} never came; there is: {self._shown()[-2000:]}"
            try:
                chunk = os.read(self._master, 1 << 16)
            except OSError:
                chunk = b""
            assert chunk, f"{text!r} never came; it ended with: {self._shown()[-2000:]}"
            self.raw += chunk.decode(errors="replace")
            self._reply(chunk)
        shown = self._shown()
        self._read = len(self.raw)
        return shown

    def _reply(self, chunk: bytes) -> None:
        """Terminals tell where the cursor is when they are asked."""
        if b"\x1b[6n" in chunk:
            os.write(self._master, b"\x1b[1;1R")

    def _shown(self) -> str:
        return " ".join(SEQUENCE.sub("", self.raw[self._read :]).split())

    def type(self, line: str, then: str) -> str:
        """Type a line and wait for what must come of it."""
        os.write(self._master, line.encode() + b"\r")
        return self.wait_for(then)

    def end(self) -> int:
        """Wait for the command to end."""
        return self.process.wait(PATIENCE)


@contextmanager
def terminal(*arguments: str, **environment: str) -> Iterator[Terminal]:
    master, slave = pty.openpty()
    ioctl(slave, TIOCSWINSZ, struct.pack("HHHH", 40, 120, 0, 0))
    process = subprocess.Popen(
        [*COMMAND, *arguments],
        stdin=slave,
        stdout=slave,
        stderr=slave,
        start_new_session=True,
        preexec_fn=lambda: ioctl(0, TIOCSCTTY, 0),  # so that Ctrl-C is a signal
        env=subprocess_environment(TERM="xterm-256color", **environment),
    )
    os.close(slave)
    try:
        yield Terminal(master, process)
    finally:
        if process.poll() is None:
            process.kill()
        process.wait()
        os.close(master)


def set_up(at: Terminal) -> None:
    """Found a house."""
    at.wait_for("samurai's name?")
    for line, then in HOUSE:
        at.type(line, then)


def test_a_house_is_founded_the_game_killed_and_taken_up(tmp_path: Path) -> None:
    path = tmp_path / "game.gunbai"
    arguments = ("play", "snow", "--seats", "bot,Aki,bot", "--record", str(path))
    with terminal(*arguments) as at:
        set_up(at)
        at.type("/note a good house", "Aki: “a good house”")
        at.process.send_signal(signal.SIGKILL)
        at.end()
    kept = replay(load(path.read_bytes()), bytes.fromhex(Path(f"{path}.secret").read_text()))
    assert kept.state.house(1).clan == "Plum"
    with terminal(*arguments) as at:
        shown = at.wait_for("what binds these two?")
        assert "Ennosuke and Chihiro of the clan Plum" in shown
        assert "a good house" in shown
        at.type("quit", f"--record {path}")
        assert at.end() == 0
    assert verify(load(path.read_bytes())).passed


def test_interrupting_leaves_the_game_kept(tmp_path: Path) -> None:
    path = tmp_path / "game.gunbai"
    with terminal("play", "snow", "--seats", "bot,me", "--record", str(path)) as at:
        at.wait_for("samurai's name?")
        at.type("Ennosuke", "> help · undo · rules · board · log · note · quit")
        os.write(at._master, b"\x03")
        at.wait_for("The game is saved in")
        assert at.end() == 0
    assert len(load(path.read_bytes()).entries) > 0


def test_the_screen_and_its_past_are_cleared_between_two_people() -> None:
    with terminal(
        "play", "snow", "--seats", "bot,Aki,Beni", "--seed", "1", LANG="ru_RU.UTF-8"
    ) as at:
        at.wait_for("Передайте клавиатуру: Aki.")
        at.type("", "Как зовут вашего самурая?")
        assert at.raw.count(FORGET) == 2


def test_a_game_that_is_left_may_still_be_kept(tmp_path: Path) -> None:
    path = tmp_path / "late.gunbai"
    with terminal("play", "snow", "--seats", "bot,me") as at:
        at.wait_for("samurai's name?")
        at.type("Ennosuke", "A haiku for Ennosuke")
        at.type("quit", "Save the game to which file?")
        at.type(str(tmp_path), "already exists and is not overwritten")
        at.type(str(path), "The game is saved in")
        assert at.end() == 0
    assert path.exists()
    assert Path(f"{path}.secret").exists()
