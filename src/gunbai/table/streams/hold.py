"""Whether a link still opens its seat, for those who listen to a table for long."""

from __future__ import annotations

from gunbai.core.match import Match
from gunbai.core.script import refused
from gunbai.table.access.links import Link


class Hold:
    """Of one link, from when it is first asked on.

    The table itself tells it, and the store need not be asked: every change of links is an entry of
    its record.
    """

    def __init__(self, link: Link) -> None:
        self._seat = link.seat
        self._holder: tuple[int, bool] | None = None

    def must_last(self, match: Match) -> None:
        """Raise `Refused` where the seat has been claimed or given away since."""
        seat, company = self._seat, match.company
        if seat is None:
            return
        holder = company.given.get(seat, 0), seat in company.claimed
        if self._holder is None:
            self._holder = holder
        if holder != self._holder:
            raise refused("table.unknown-link")
