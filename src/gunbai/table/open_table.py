"""A table in memory: its match as it is stored, the times of its entries, what was drawn of it."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Hashable, Sequence
from time import monotonic
from typing import Any, TypeVar

from gunbai.core.match import Match
from gunbai.core.view import View
from gunbai.table.drawing.log_cache import Spoken

T = TypeVar("T")


class OpenTable:
    """A table in memory: its match (None: not taken up), how much of it is stored, its lock.

    ``users`` counts those who hold the lock or wait for it; ``spoken`` remembers its log in words.
    ``size`` is how many bytes of entries are stored. ``opened`` is when the table was, ``times``
    when each entry was stored (seconds since 1970), and
    ``due`` when the server must look at it again by itself, as that is stored.
    """

    __slots__ = (
        "_awaited",
        "_shown",
        "_shown_at",
        "due",
        "id",
        "lock",
        "opened",
        "size",
        "spoken",
        "stored",
        "taken_up",
        "times",
        "users",
    )

    def __init__(self, table_id: str) -> None:
        self.id = table_id
        self.lock = asyncio.Lock()
        self.taken_up: Match | None = None
        self.stored = 0
        self.users = 0
        self.opened = 0
        self.size = 0
        self.due: int | None = None
        self.times: list[int] = []
        self.spoken = Spoken()
        self._shown: dict[Hashable, Any] = {}
        self._shown_at = (-1, 0)
        self._awaited: tuple[int, dict[int, int]] = (-1, {})

    @property
    def match(self) -> Match:
        """The match; it is there while the table is looked at or acted at."""
        assert self.taken_up is not None
        return self.taken_up

    def take_up(
        self, match: Match, opened: int = 0, times: Sequence[int] = (), size: int = 0
    ) -> None:
        """Keep a match that stands as it is stored."""
        self.taken_up = match
        self.stored = match.version
        self.opened, self.times, self.size = opened, list(times), size
        self._awaited = (-1, {})

    def awaited_since(self, number: int) -> int:
        """Since when an open question waits (seconds since 1970; 0: nobody noted it).

        That is looked for once, as long as nothing is taken back.
        """
        epoch, known = self._awaited
        if epoch != self.match.epoch:
            epoch, known = self._awaited = self.match.epoch, {}
        since = known.get(number)
        if since is None:
            entry = self.match.opened_by(number)
            since = known[number] = self.opened if entry < 0 else self.times[entry]
        return since

    def waits(self) -> Sequence[int]:
        """How many seconds the persons who sit here have taken for their answers, in order."""
        persons = self.match.company.persons
        return [
            self.times[answered] - (self.opened if asked < 0 else self.times[asked])
            for seat, asked, answered in self.match.spans()
            if seat in persons
        ]

    def shown(self, to: Hashable, draw: Callable[[], T]) -> T:
        """What is shown to all who see the same, drawn once for a version, and for a second.

        Clocks go on while nothing happens: so not for longer.
        """
        at = self.match.version, int(monotonic())
        if at != self._shown_at:
            self._shown, self._shown_at = {}, at
        if to not in self._shown:
            self._shown[to] = draw()
        made: T = self._shown[to]
        return made

    @property
    def everybody(self) -> View:
        """What those see who look on, made once for all that is drawn of it."""
        return self.shown("everybody", lambda: self.match.view(None))

    @property
    def is_stored(self) -> bool:
        """Whether there is a match, and nothing of it that is not stored."""
        return self.taken_up is not None and self.taken_up.version == self.stored

    def forget_unstored(self) -> None:
        """Drop a match that is ahead of the store; the next look takes it up again."""
        if not self.is_stored:
            self.taken_up = None
