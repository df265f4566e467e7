"""Play a record again act by act: to look at it, and to verify it."""

from __future__ import annotations

import hashlib
from collections.abc import Iterator

from msgspec import Struct

from gunbai.core.dice import Sealed
from gunbai.core.entries import (
    Agree,
    Answer,
    AnyEntry,
    Object,
    Propose,
    Rolled,
    Salt,
    Secret,
    TableEntry,
    Undo,
)
from gunbai.core.game import Game
from gunbai.core.match import Match
from gunbai.core.record import Header, Record, encode
from gunbai.core.script import Phrase, Refused, refused
from gunbai.play.opening import match_of, published, replay


def retrace(record: Record) -> Iterator[Match]:
    """Play a record again act by act: the same match, yielded at its start and after every act.

    Raises:
        Refused: where the record cannot be played, or its dice are still sealed.

    """
    if record.header.dice == "sealed" and published(record) is None:
        raise refused("core.dice-sealed")
    match = match_of(record, None, None)
    yield match
    while match.version < len(record.entries):
        _act(match, record.entries[match.version])
        yield match


class Verdict(Struct, frozen=True):
    """What verifying a record came to.

    ``fault`` says what is wrong (None: nothing), ``entry`` at which entry (-1: the header or the
    whole). ``proved`` tells whether every roll was computed anew; else ``why_not`` says why.
    """

    rolls: int
    entries: int
    over: bool
    proved: bool
    fault: Phrase | None = None
    entry: int = -1
    why_not: Phrase | None = None

    @property
    def passed(self) -> bool:
        """Whether no fault was found."""
        return self.fault is None


def verify(record: Record, game: Game | None = None) -> Verdict:
    """Play a record again, act by act, and compare every entry that comes of it.

    ``game`` is for games that are not installed.
    """
    rolls = sum(type(entry) is Rolled for entry in record.entries)
    fault, entry = _fault(record, game)
    why_not = _unproved(record)
    over = any(type(e) is Secret for e in record.entries)
    if fault is None and record.header.dice != "sealed":
        over = replay(record, game=game).over
    return Verdict(
        rolls,
        len(record.entries),
        over,
        proved=fault is None and why_not is None,
        fault=fault,
        entry=entry,
        why_not=why_not,
    )


def _unproved(record: Record) -> Phrase | None:
    if record.header.dice == "typed":
        return Phrase("core.verify-typed")
    if record.header.dice == "drawn":
        return Phrase("core.verify-drawn")
    if record.header.dice == "sealed" and not any(type(e) is Secret for e in record.entries):
        return Phrase("core.verify-unfinished")
    if (branch := record.header.branch) is not None:
        return Phrase("core.verify-branch", {"entries": branch.entries, "at": branch.at})
    return None


def _fault(record: Record, game: Game | None) -> tuple[Phrase | None, int]:
    try:
        if record.header.dice == "sealed" and published(record) is None:
            match_of(record, None, game, record.entries)
            return None, -1
        match = match_of(record, None, game)
        if isinstance(match.dice, Sealed) and not _commits(record.header, match.dice):
            return Phrase("core.verify-commitment"), -1
    except Refused as no:
        return Phrase(no.refusal.key, no.refusal.values), no.refusal.values.get("entry", -1)
    return _first_difference(record, match)


def _commits(header: Header, dice: Sealed) -> bool:
    return hashlib.sha256(dice.secret).hexdigest() == header.commitment


def _first_difference(record: Record, match: Match) -> tuple[Phrase | None, int]:
    number = 0
    while True:
        for made in match.record.entries[number:]:
            if number >= len(record.entries):
                return Phrase("core.verify-missing", {"entry": number}), number
            if encode(made) != encode(record.entries[number]):
                key = "core.verify-roll" if type(made) is Rolled else "core.verify-entry"
                return Phrase(key, {"entry": number}), number
            number += 1
        if number >= len(record.entries):
            return None, -1
        try:
            _act(match, record.entries[number])
        except Refused as no:
            values = {"entry": number, "why": no.refusal}
            return Phrase("core.verify-refused", values), number


def _act(match: Match, entry: AnyEntry) -> None:
    """Do again what an entry says somebody did."""
    match entry:
        case Answer(ask=ask, seat=seat, value=value):
            match.answer(seat, ask, value)
        case Rolled(seat=seat, faces=faces, ask=ask) if ask >= 0:
            match.answer(seat, ask, faces)
        case Undo(seat=seat, to=to) | Propose(seat=seat, to=to):
            match.undo(seat, to)
        case Agree(seat=seat):
            match.agree(seat)
        case Object(seat=seat):
            match.object(seat)
        case TableEntry():
            match.enter(entry)
        case Salt(seat=seat, text=text):
            match.salt(seat, text)
        case _:
            raise refused("core.verify-unasked")
