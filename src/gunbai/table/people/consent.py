"""Whose consent is awaited: to a what if, or to going back."""

from __future__ import annotations

from collections.abc import Mapping

from gunbai.core.entries import Propose
from gunbai.core.script import Seat
from gunbai.table.open_table import OpenTable


def consent_awaited(table: OpenTable) -> Mapping[Seat, int]:
    """The seats whose word on a wish is awaited, and since when (seconds since 1970)."""
    match, found = table.match, dict[Seat, int]()
    if match.over or match.company.closed:
        return found
    if (proposal := match.proposal) is not None:
        entries = match.record.entries
        asked = next(n for n in range(len(entries) - 1, -1, -1) if type(entries[n]) is Propose)
        others = match.company.persons - {proposal.seat, *proposal.agreed}
        found |= dict.fromkeys(others, table.times[asked])
    if (wish := match.company.what_ifs.asked) is not None:
        found |= dict.fromkeys(match.company.owners - set(wish.agreed), wish.at)
    return found
