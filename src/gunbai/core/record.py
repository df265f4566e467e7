"""The portable record of a game: JSON Lines, a header and then one line an entry.

The record is the truth: a game's state is the replay of its entries. Entries are only ever added;
taking back is an entry of its own. This module reads and writes records and knows what each entry
says; playing one again is the match's (`gunbai.core.match.replay`).
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Any

import msgspec
from msgspec import Struct

from gunbai.core.game import Sitting
from gunbai.core.script import NOTHING, Seat, Value, refused

FORMAT = 1


class Header(Struct, frozen=True, omit_defaults=True):
    """The first line: what is played, by whom, under which options, with which dice.

    ``dice`` is ``sealed`` (then ``commitment`` is the SHA-256 of the secret), ``seeded`` (then
    ``seed``) or ``typed``. ``hints`` tells whether the table shows chances. ``changed`` lists the
    options that differ from the game's defaults.
    """

    game: str
    version: int
    seats: Sequence[Sitting]
    dice: str
    format: int = FORMAT
    options: Mapping[str, Any] = NOTHING
    changed: Sequence[str] = ()
    commitment: str = ""
    seed: int | str = ""
    hints: bool = True


class Entry(Struct, frozen=True, gc=False, omit_defaults=True, tag_field="entry", tag=str.lower):
    """One line of a record after its header."""


class Answer(Entry, frozen=True, gc=False):
    """``seat`` answered question number ``ask`` with ``value``."""

    ask: int
    seat: Seat
    value: Value


class Rolled(Entry, frozen=True, gc=False):
    """Dice fell: the faces of a roll of ``sides``-sided dice for ``seat``.

    ``ask`` is the number of the question where the dice were typed in.
    """

    seat: Seat
    sides: int
    faces: tuple[int, ...]
    ask: int = -1


class Undo(Entry, frozen=True, gc=False):
    """``seat`` took back entry number ``to`` and all answers and rolls after it.

    ``agreed`` tells whether the table had to agree to it.
    """

    seat: Seat
    to: int
    agreed: bool = False


class Propose(Entry, frozen=True, gc=False):
    """``seat`` asks the table to agree to going back before entry number ``to``."""

    seat: Seat
    to: int


class Agree(Entry, frozen=True, gc=False):
    """``seat`` agrees to what is proposed."""

    seat: Seat


class Object(Entry, frozen=True, gc=False):
    """``seat`` does not agree: the proposal falls."""

    seat: Seat


class Note(Entry, frozen=True, gc=False):
    """A remark of ``seat`` to the whole table."""

    seat: Seat
    text: str


class Salt(Entry, frozen=True, gc=False):
    """``seat`` adds salt to the sealed dice, before the first roll."""

    seat: Seat
    text: str


class Secret(Entry, frozen=True, gc=False):
    """The dice secret (hexadecimal), published when the game is over."""

    secret: str


AnyEntry = Answer | Rolled | Undo | Propose | Agree | Object | Note | Salt | Secret

_encoder = msgspec.json.Encoder()
_entry = msgspec.json.Decoder(AnyEntry)
_header = msgspec.json.Decoder(Header)


class Record(Struct):
    """A header and the entries so far, numbered from 0."""

    header: Header
    entries: list[AnyEntry]

    def lines(self) -> Iterator[bytes]:
        """The lines of the record, each with its line end."""
        yield _encoder.encode(self.header) + b"\n"
        for entry in self.entries:
            yield _encoder.encode(entry) + b"\n"

    def dump(self) -> bytes:
        """The record as the bytes of a ``.gunbai`` file."""
        return b"".join(self.lines())


def encode(entry: AnyEntry | Header) -> bytes:
    """One entry (or the header) as a line of JSON without its line end."""
    return _encoder.encode(entry)


def decode(line: bytes | str) -> AnyEntry:
    """One entry from its line; raises `msgspec.DecodeError` where it is none."""
    return _entry.decode(line)


def load(data: bytes) -> Record:
    """Read a record; raise `Refused` naming the line that cannot be read.

    A record whose last line has no end was cut short while it was written or copied.
    """
    lines = data.splitlines(keepends=True)
    if not lines:
        raise refused("core.record-empty")
    header = _read_header(lines[0])
    if not lines[-1].endswith(b"\n"):
        raise refused("core.record-cut", line=len(lines))
    return Record(header, list(_read_entries(lines[1:], len(header.seats))))


def _read_header(line: bytes) -> Header:
    try:
        header = _header.decode(line)
    except (msgspec.DecodeError, UnicodeDecodeError):
        raise refused("core.record-header") from None
    if header.format != FORMAT:
        raise refused("core.record-format", given=header.format, legal=FORMAT)
    return header


def _read_entries(lines: Iterable[bytes], seats: int) -> Iterator[AnyEntry]:
    for number, line in enumerate(lines):
        unreadable = refused("core.record-entry", entry=number, line=number + 2)
        try:
            entry = _entry.decode(line)
        except (msgspec.DecodeError, UnicodeDecodeError):
            raise unreadable from None
        if not _is_possible(entry, seats):
            raise unreadable
        yield entry


def _is_possible(entry: AnyEntry, seats: int) -> bool:
    """Whether an entry is of a seat that there is, and its dice have such faces."""
    if isinstance(entry, Secret):
        return True
    fell = not isinstance(entry, Rolled) or all(1 <= face <= entry.sides for face in entry.faces)
    return fell and 0 <= entry.seat < seats


def standing(entries: Sequence[AnyEntry]) -> list[tuple[int, AnyEntry]]:
    """The answers and rolls that still stand after all undos, with their numbers."""
    kept: list[tuple[int, AnyEntry]] = []
    for number, entry in enumerate(entries):
        if type(entry) is Undo:
            while kept and kept[-1][0] >= entry.to:
                kept.pop()
        elif type(entry) is Answer or type(entry) is Rolled:
            kept.append((number, entry))
    return kept
