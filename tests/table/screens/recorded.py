"""Moments of the recorded games, at which people sit down to go on."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path
from typing import Any

from msgspec.structs import replace
from tests.staged import Moment
from tests.table.screens.conftest import House

import gunbai
from gunbai.branching import branch
from gunbai.core.entries import Answer
from gunbai.core.questions import Ask, Write
from gunbai.core.record import Record, load
from gunbai.core.seating import NAME_MOST, PERSON, Wish
from gunbai.play import retrace
from gunbai.table.access.links import seat_token

RECORDS = Path(__file__).parents[2] / "records"
FINISHED = {
    "snow": "snow-one-winner",
    "hierarchy": "hierarchy-level",
    "daimyo": "daimyo-first-lost",
}
"""A recorded game of each that is over."""
FORGET = "localStorage.removeItem('tables')"
"""For a page that goes from table to table: it would ask for news of all it has seen."""


def long_name(number: int, most: int = NAME_MOST) -> str:
    """A name of the widest letters, as long as one may be, without a space."""
    return f"{number % 100:02}".rjust(min(most, NAME_MOST), "WЩ"[number % 2])


def named_long(record: Record) -> Record:
    """The same game, but whatever players wrote, and what a scenario of theirs names, is long."""
    entries = list(record.entries)
    for match in retrace(record):
        at = match.version
        if at < len(entries) and isinstance(answer := entries[at], Answer):
            asked = match.open[answer.ask]
            entries[at] = replace(answer, value=_renamed(asked, answer.value, at))
    return Record(record.header, entries)


def _renamed(asked: Ask, given: Any, number: int) -> Any:
    if isinstance(asked, Write) and given:
        lines = range(len(given.splitlines()))
        most = (asked.most + 1) // max(asked.lines, len(lines)) - 1
        return "\n".join(long_name(number + line, most) for line in lines)
    if isinstance(given, dict) and "toml" in given:
        places = iter(range(100))
        named = re.sub(
            '(?m)^name = ".*"', lambda _: f'name = "{long_name(next(places))}"', given["toml"]
        )
        return {**given, "toml": named}
    return given


@cache
def moments(game: str) -> dict[str, Moment]:
    """By kinds of questions: a moment at which one is asked.

    The earliest of all recorded games, which is soonest played to.
    """
    found: dict[str, Moment] = {}
    for path in RECORDS.glob(f"{game}-*.gunbai"):
        record = load(path.read_bytes())
        for match in retrace(record):
            for ask in match.open.values():
                here = found.get(ask.key)
                if ask.seat is not None and (here is None or match.version < here.version):
                    found[ask.key] = Moment(record, match.version, ask.seat)
    return found


@cache
def _long(game: str) -> dict[int, Record]:
    """The records of a game's moments with long names, each by the one that it is made of."""
    records = {id(moment.record): moment.record for moment in moments(game).values()}
    return {number: named_long(record) for number, record in records.items()}


def seated_at(house: House, moment: Moment, *, is_long: bool = False) -> str:
    """The page of a seat at a table that goes on from a moment of a game.

    With ``is_long`` everybody there has a name as long as one may be, and so has what they named.
    """
    seats = moment.record.header.seats
    record = moment.record
    if is_long:
        record = _long(record.header.game)[id(record)]
    names = [long_name(n) if is_long else who.name for n, who in enumerate(seats)]
    people = [Wish(name, PERSON) for name in names]
    branched = branch(record, moment.version, people)
    return f"/s/{seat_token(house.take_in(branched), moment.seat)}"


def ended_with_long_names(house: House, name: str) -> str:
    """The host token of a table where a recorded game is over, with names as long as may be."""
    record = named_long(load((RECORDS / f"{name}.gunbai").read_bytes()))
    seats = [replace(who, name=long_name(n)) for n, who in enumerate(record.header.seats)]
    return house.take_in(gunbai.replay(Record(replace(record.header, seats=seats), record.entries)))
