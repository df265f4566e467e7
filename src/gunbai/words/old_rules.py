"""A game by older rules, told from the entries of its record alone.

This release cannot play it again, so it does not know what was asked, nor what came of it: it tells
who answered what and which dice fell, and says that the rules have changed since.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from msgspec.structs import replace

from gunbai.core.entries import Answer, AnyEntry, Note, Rolled, Withdrawn, standing
from gunbai.core.record import Record
from gunbai.core.script import Seat
from gunbai.registry import find
from gunbai.words.account import Said
from gunbai.words.catalogue import Bundle, bundle
from gunbai.words.story import Story, players, terms


def is_old(record: Record) -> bool:
    """Whether a record follows an older version of the rules that this release does not play.

    Raises:
        Refused: where the game is not installed.

    """
    game, version = find(record.header.game), record.header.version
    return version < game.version and not game.plays(version)


def readable(record: Record, seat: Seat | None, *, over: bool) -> Record:
    """What a seat (None: a spectator) may read of a record whose rules nobody here knows.

    Only these say what is hidden. So while the game goes on a seat reads its own answers and dice
    alone, and everybody what was said to them.
    """
    stand = {number for number, _ in standing(record.entries)}
    withdrawn = {entry.note for entry in record.entries if type(entry) is Withdrawn}

    def may_read(number: int, entry: AnyEntry) -> bool:
        if type(entry) is Note:
            is_told = not entry.to or seat == entry.seat or seat in entry.to
            return is_told and number not in withdrawn
        return number in stand and (over or getattr(entry, "seat", None) == seat)

    kept = [entry for number, entry in enumerate(record.entries) if may_read(number, entry)]
    return replace(record, entries=kept)


def tell(record: Record, language: str) -> Story:
    """Tell such a game, finished or not, from what stands of its record."""
    words, header = bundle(language), record.header
    game = find(header.game)
    changed = words.say("story.old-rules", {"given": str(header.version), "now": str(game.version)})
    return Story(
        words.language,
        words.say(f"{game.id}.name"),
        words.say(f"{game.id}.about"),
        list(players(words, game, header.seats)),
        list(terms(words, game, header)),
        [Said(changed), *_events(words, record)],
        words.say("story.old-ending"),
        [],
        [(header.seats[e.seat].name, e.text) for e in record.entries if type(e) is Note],
    )


def _events(words: Bundle, record: Record) -> Iterator[Said]:
    seats = record.header.seats
    for _, entry in standing(record.entries):
        if type(entry) is Answer or type(entry) is Rolled:
            yield Said(_event(words, seats[entry.seat].name, entry))


def _event(words: Bundle, who: str, entry: AnyEntry) -> str:
    match entry:
        case Rolled(faces=faces):
            return words.say("story.old-rolled", {"who": who, "faces": [str(f) for f in faces]})
        case Answer(value=str(text)) if " " in text.strip():
            return words.say("story.old-wrote", {"who": who, "text": text})
        case Answer(value=value):
            return words.say("story.old-answered", {"who": who, "answer": _short(value)})
        case _:
            return ""


def _short(value: Any) -> str:
    """An answer as a reader may take it in: positions from 1, fields with their points."""
    match value:
        case dict():
            return ", ".join(f"{name} {_short(part)}" for name, part in value.items())
        case list():
            return ", ".join(str(place + 1) for place in value) or "—"
        case _:
            return str(value)
