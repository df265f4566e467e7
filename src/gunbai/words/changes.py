"""What happened beside the game as everybody may know it: who sat where from when on, pauses."""

from __future__ import annotations

from collections.abc import Iterator

from msgspec import Struct

from gunbai.core.clock import Clock
from gunbai.core.entries import (
    Answer,
    AnyEntry,
    Assent,
    Away,
    Branching,
    Closed,
    Delegated,
    Expired,
    Handed,
    Hints,
    Muted,
    Paced,
    Paused,
    Rolled,
    Seated,
    Timed,
)
from gunbai.core.match import Match
from gunbai.core.script import Seat
from gunbai.words.catalogue import Bundle, bundle
from gunbai.words.spans import span


class ChangeView(Struct, frozen=True):
    """Something that everybody at the table was told: when, what (and in which way), of whom.

    ``what`` is the kind of its entry (`gunbai.core.entries`), ``how`` the way: of a seat that
    changed hands `Seated.by`, of the bots `Paced.pace`, of a switch ``on`` or ``off``, of another
    clock its kind (``off``: none). ``seat`` is -1 for the whole table, ``number`` that of its
    entry, ``clock`` the new one.
    """

    at: int
    what: str
    how: str
    seat: Seat
    name: str
    number: int = 0
    clock: Clock | None = None


_PLAY = frozenset({Answer, Rolled})
"""What most entries are; no change among people."""


def changes(match: Match) -> Iterator[ChangeView]:
    """All of them, in order; each names people as they were called then."""
    names = [sitting.name for sitting in match.setup.seats]
    played = _PLAY  # most entries are, so they are left out first
    beside = [(n, e) for n, e in enumerate(match.record.entries) if type(e) not in played]
    for number, entry in beside:
        if isinstance(entry, Seated):
            names[entry.seat] = entry.name
        how = _how(entry)
        if how is not None:
            seat = getattr(entry, "seat", -1)
            at, name = getattr(entry, "at", 0), names[seat] if seat >= 0 else ""
            clock = getattr(entry, "clock", None)
            yield ChangeView(at, type(entry).__name__.lower(), how, seat, name, number, clock)


def seatings(match: Match) -> list[ChangeView]:
    """Those by which a seat changed hands: with the header they say who sat where when."""
    return [change for change in changes(match) if change.what == "seated"]


def said(words: Bundle, change: ChangeView) -> str:
    """A change in a sentence."""
    values: dict[str, object] = {"name": change.name}
    if (clock := change.clock) is not None:
        spans = {"span": clock.seconds, "increment": clock.increment}
        values |= {name: span(words.language, seconds) for name, seconds in spans.items()}
    return words.say(f"story.change-{change.what}-{change.how}", values)


def said_in(language: str, change: ChangeView) -> str:
    """The same in a language."""
    return said(bundle(language), change)


def _how(entry: AnyEntry) -> str | None:
    """In which way a change happened; None: it is not told here."""
    match entry:
        case Seated(by=how) | Paced(pace=how):
            return how
        case Away(until=on) | Paused(paused=on) | Hints(hints=on) | Muted(muted=on):
            return "on" if on else "off"
        case Expired() | Closed() | Branching() | Delegated() | Handed():
            return "on"
        case Timed(clock=clock):
            return clock.kind if clock is not None else "off"
        case Assent(agrees=on):
            return "on" if on else "off"
        case _:
            return None
