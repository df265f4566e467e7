"""Keeping a game in a file as it is played, and taking it up again.

The record is written entry by entry and is on disk before anybody is told what it says. While a
game with sealed dice goes on, their secret lies beside it (``FILE.secret``, readable by its owner
only), for the record itself must not hold it before the end.
"""

from __future__ import annotations

import os
from pathlib import Path
from typing import BinaryIO

from gunbai.core.dice import Sealed
from gunbai.core.entries import Answer, Secret
from gunbai.core.match import Match
from gunbai.core.record import Record, encode, load
from gunbai.core.script import refused
from gunbai.play import replay

try:
    import fcntl
except ImportError:  # Windows: nothing warns of two terminals at one file there
    fcntl = None  # type: ignore[assignment]


class Keeper:
    """Keeps one match in one file."""

    def __init__(self, path: Path, match: Match, file: BinaryIO, stored: int) -> None:
        self.path = path
        self.match = match
        self._file = file
        self._kept = stored, file.tell()
        self.store()

    @classmethod
    def begin(cls, path: Path, match: Match) -> Keeper:
        """Keep a match in a new file; raise `FileExistsError` where there is one."""
        file = path.open("xb")
        _lock(file)
        if isinstance(match.dice, Sealed):
            _write_secret(secret_path(path), match.dice.secret)
        file.write(encode(match.record.header) + b"\n")
        return cls(path, match, file, 0)

    @classmethod
    def take_up(cls, path: Path) -> Keeper:
        """Go on with the game that a file keeps; raise `Refused` where that cannot be."""
        file = path.open("r+b")
        try:
            _lock(file)
            data = file.read()
            whole = data[: data.rfind(b"\n") + 1]
            match = resumed(load(whole or data), _read_secret(secret_path(path)))
        except BaseException:
            file.close()
            raise
        file.truncate(len(whole))
        file.seek(len(whole))
        return cls(path, match, file, whole.count(b"\n") - 1)

    def store(self) -> None:
        """Put everything that happened on disk; only then may it be told."""
        stored, end = self._kept
        entries = self.match.record.entries[stored:]
        data = b"".join(encode(entry) + b"\n" for entry in entries)
        self._file.seek(end)  # should an earlier writing have been interrupted, it is done again
        self._file.write(data)
        self._file.flush()
        os.fsync(self._file.fileno())
        self._kept = stored + len(entries), end + len(data)
        if self.match.over:
            secret_path(self.path).unlink(missing_ok=True)

    def close(self) -> None:
        """Let go of the file."""
        self._file.close()


def resumed(record: Record, secret: bytes | None) -> Match:
    """A match where its record stands, ready to go on; raise `Refused` where it cannot.

    Should the program have ended amid its writing, the last answer is there without the rolls that
    it caused: it is given once more, which makes the same rolls, and nobody was told of it yet.
    """
    last = max((n for n, e in enumerate(record.entries) if type(e) is Answer), default=-1)
    if any(type(entry) is Secret for entry in record.entries):
        secret = None
    elif record.header.dice == "sealed" and secret is None:
        raise refused("core.dice-sealed")
    if last >= 0:
        answer = record.entries[last]
        assert isinstance(answer, Answer)
        match = replay(Record(record.header, record.entries[:last]), secret or _told(record))
        match.answer(answer.seat, answer.ask, answer.value)
        if match.record.entries[: len(record.entries)] == record.entries:
            return match
    return replay(record, secret)


def _told(record: Record) -> bytes | None:
    """The secret that a finished record publishes."""
    told = [entry.secret for entry in record.entries if type(entry) is Secret]
    return bytes.fromhex(told[-1]) if told else None


def secret_path(path: Path) -> Path:
    """Where the secret of sealed dice lies while their game goes on."""
    return path.with_name(f"{path.name}.secret")


def _write_secret(path: Path, secret: bytes) -> None:
    handle = os.open(path, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, 0o600)
    with os.fdopen(handle, "wb") as file:
        file.write(secret.hex().encode() + b"\n")
        os.fsync(file.fileno())


def _read_secret(path: Path) -> bytes | None:
    if not path.exists():
        return None
    try:
        secret = bytes.fromhex(path.read_text(encoding="ascii").strip())
        return Sealed(secret).secret
    except ValueError:
        raise refused("terminal.broken-secret", file=str(path)) from None


def _lock(file: BinaryIO) -> None:
    if fcntl is not None:
        try:
            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError:
            raise refused("terminal.record-in-use", file=file.name) from None
