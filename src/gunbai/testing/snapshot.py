"""What can be seen of a match, to be compared."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any, TypeVar

import msgspec

from gunbai.core.match import Match
from gunbai.core.script import Seat
from gunbai.core.view import to_json
from gunbai.testing.observed import observed

WATCHERS = 3
"""How many of those at a table look on at a moment; over a game every seat has its turn."""
TAIL = 20
"""How many events before a moment they look at; whole logs are compared when a game is over."""

T = TypeVar("T")


class Watchers:
    """Some who look at a game from a moment on, each at its log from a little before it."""

    def __init__(self, match: Match, seats: Sequence[Seat | None]) -> None:
        self.since = {seat: max(0, len(match.log(seat)) - TAIL) for seat in seats}

    def see(self, match: Match) -> list[bytes]:
        """What each sees, without what only counts entries."""
        return [shown(match, *who) for who in self.since.items()]


def everybody(match: Match) -> list[Seat | None]:
    """Every seat of a game, and a spectator."""
    return [*range(len(match.setup.seats)), None]


def some(of: Sequence[T], rng: Random) -> list[T]:
    """A few of many, drawn at random; all, where there are few."""
    return list(of) if len(of) <= WATCHERS else rng.sample(of, WATCHERS)


def seen(match: Match) -> list[bytes]:
    """What every seat and a spectator see, without what only counts entries."""
    return [shown(match, seat) for seat in everybody(match)]


def shown(match: Match, seat: Seat | None, since: int = 0) -> bytes:
    """All that is shown in a seat, to be compared: its view, and what an agent there observes."""
    return to_json((without_epoch(match, seat, since), observed(match, seat)))


def without_epoch(match: Match, seat: Seat | None, since: int = 0) -> Any:
    """A view without what only counts entries: versions, and the numbers of undos."""
    return msgspec.structs.replace(match.view(seat, since), version=0, epoch=0, undo="")


def moment(match: Match, version: int) -> Match:
    """The same game as it stood when it had so many entries, to go on apart from this one."""
    entries = match.record.entries[:version]
    return Match(match.game, match.setup, match.dice, match.record.header, entries, match.reads())
