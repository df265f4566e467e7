"""The portable record of a game: JSON Lines, a header and then one line an entry.

The record is the truth: a game's state is the replay of its entries. Entries are only ever added;
taking back is an entry of its own. This module reads and writes records; what each entry says
stands in `gunbai.core.entries`, and `gunbai.play.replay` plays a record again.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

import msgspec
from msgspec import Struct

from gunbai.core.clock import Clock
from gunbai.core.entries import (
    USUAL,
    Answer,
    AnyEntry,
    Note,
    Private,
    Rolled,
    Timed,
    Withdrawn,
)
from gunbai.core.game import Sitting
from gunbai.core.script import NOTHING, Refused, Seat, refused

FORMAT = 2
"""The newest format, in which new records are written; a header without a number is of format 1,
which has no table entries but `Note`."""
FORMATS = (1, FORMAT)
VOTE_AFTER = 3 * 86_400
"""How long somebody must be awaited before the others may vote a stand-in, if nobody says so."""


class Branch(Struct, frozen=True):
    """Where a game came from that goes on from a moment of another.

    ``parent`` is the SHA-256 of the other record's header (hexadecimal), ``at`` after how many of
    its entries the moment was. What stood of these are the first ``entries`` of this record.
    """

    parent: str
    at: int
    entries: int


class Header(Struct, frozen=True, omit_defaults=True):
    """The first line: what is played, by whom, under which options, with which dice.

    ``dice`` is ``sealed`` (then ``commitment`` is the SHA-256 of the secret), ``seeded`` (then
    ``seed``) or ``typed``. ``hints`` tells whether the table shows chances. ``changed`` lists the
    options that differ from the game's defaults. ``clock`` is None where nobody counts time.
    Whoever is awaited for ``vote_after`` seconds may be given a stand-in by vote (0: never).
    With ``open_talk`` private talk is opened to all when the game is over. ``pace`` is that of the
    bots (`gunbai.core.entries.PACES`). ``branch`` says of which other game it is a continuation,
    ``lesson`` by which recording a guided game goes (``first.en``).
    """

    game: str
    version: int
    seats: Sequence[Sitting]
    dice: str
    format: int = 1
    options: Mapping[str, Any] = NOTHING
    changed: Sequence[str] = ()
    commitment: str = ""
    seed: int | str = ""
    hints: bool = True
    clock: Clock | None = None
    vote_after: int = VOTE_AFTER
    open_talk: bool = False
    pace: str = USUAL
    branch: Branch | None = None
    lesson: str = ""


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

    def given_to(self, seat: Seat | None) -> Record:
        """The copy of a finished game's record that a seat (None: anybody) is given.

        It is the whole record but for private talk of others, unless the table agreed to open it,
        and for what was withdrawn: in their places stands `Private`. It verifies as the record
        does.
        """
        withdrawn = {entry.note for entry in self.entries if isinstance(entry, Withdrawn)}

        def is_kept(number: int, entry: AnyEntry) -> bool:
            if not isinstance(entry, Note):
                return not isinstance(entry, Withdrawn)
            is_heard = not entry.to or seat in (entry.seat, *entry.to) or self.header.open_talk
            return is_heard and number not in withdrawn

        kept = (e if is_kept(n, e) else Private() for n, e in enumerate(self.entries))
        return Record(self.header, list(kept))


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
    if lines[-1].endswith(b"\n"):
        return read(lines[0], lines[1:])
    _read_header(lines[0])
    raise refused("core.record-cut", line=len(lines))


def read(header: bytes | str, lines: Sequence[bytes | str]) -> Record:
    """A record of its header and the lines of its entries; raises as `load` does."""
    first, entries, decode = _read_header(header), [], _entry.decode
    seats = len(first.seats)
    try:
        for line in lines:
            entry = decode(line)
            if not _is_possible(entry, seats):
                break
            entries.append(entry)
    except (msgspec.DecodeError, UnicodeDecodeError):
        pass
    if len(entries) < len(lines):
        raise refused("core.record-entry", entry=len(entries), line=len(entries) + 2) from None
    return Record(first, entries)


def _read_header(line: bytes | str) -> Header:
    try:
        header = _header.decode(line)
    except (msgspec.DecodeError, UnicodeDecodeError):
        raise refused("core.record-header") from None
    if not _is_possible_clock(header.clock):
        raise refused("core.record-header")
    if header.format not in FORMATS:
        raise refused("core.record-format", given=header.format, legal=list(FORMATS))
    return header


def _is_possible(entry: AnyEntry, seats: int) -> bool:
    """Whether an entry is of seats that there are, its dice have such faces, its clock can be."""
    if type(entry) is Answer:
        return 0 <= entry.seat < seats
    if type(entry) is Rolled:
        fell = not entry.faces or (min(entry.faces) >= 1 and max(entry.faces) <= entry.sides)
        return fell and 0 <= entry.seat < seats
    if type(entry) is Timed:
        return _is_possible_clock(entry.clock)
    to = entry.to if isinstance(entry, Note) else ()
    named = [getattr(entry, "seat", 0), getattr(entry, "absent", 0), *to]
    return all(0 <= seat < seats for seat in named)


def _is_possible_clock(clock: Clock | None) -> bool:
    try:
        if clock is not None:
            clock.check()
    except Refused:
        return False
    return True
