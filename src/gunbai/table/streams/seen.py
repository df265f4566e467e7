"""What goes down a line: views, and of the log only what is new."""

from __future__ import annotations

from collections.abc import Callable

import msgspec

from gunbai.core.match import Match
from gunbai.core.script import refused
from gunbai.core.view import to_json
from gunbai.table.access.links import Link
from gunbai.table.open_table import OpenTable
from gunbai.table.streams.hold import Hold
from gunbai.table.streams.said import Said, act_of


class Seen:
    """What one line has been sent: up to which version, which epoch, how many events of the log.

    ``done`` are the ids of its own acts that no view has brought back yet.
    """

    def __init__(self, link: Link) -> None:
        self.link = link
        self._hold = Hold(link)
        self._version = self._epoch = -1
        self._events = 0
        self.done: list[int | str] = []

    def news(self, table: OpenTable) -> bytes | None:
        """The view with what is new, if anything is."""
        match = table.match
        self._hold.must_last(match)
        if match.version == self._version and not self.done:
            return None
        since = self._events if match.epoch == self._epoch else 0
        view = match.view(self.link.seat, since)
        self._version, self._epoch = view.version, view.epoch
        self._events = view.first + len(view.log)
        done, self.done = self.done, []
        return b'{"view":%b,"done":%b}' % (to_json(view), msgspec.json.encode(done))

    def doing(self, said: Said, now: int) -> Callable[[Match], object]:
        """What an act does at the table; its id comes back with the first view after it."""
        seat = self.link.seat
        if seat is None:
            raise refused("table.other-link")
        act = act_of(said)

        def give(match: Match) -> None:
            self._hold.must_last(match)
            act(match, seat, said, now)
            # Nobody is shown the table before this is stored. Where somebody else was first it is
            # done once more.
            if said.id is not None and said.id not in self.done:
                self.done.append(said.id)

        return give

    def undone(self, said: Said | None) -> None:
        """Forget an act that was refused after all."""
        if said is not None and said.id in self.done:
            self.done.remove(said.id)
