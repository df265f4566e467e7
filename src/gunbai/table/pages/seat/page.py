"""A page put together from its regions: drawn anew is only what is new."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from markupsafe import escape

from gunbai.table.drawing import parts
from gunbai.table.open_table import OpenTable
from gunbai.table.pages.preferences import Reader
from gunbai.table.pages.render import Pages
from gunbai.table.pages.scroll import Entry
from gunbai.table.pages.seat.regions import ALIKE, OWN

WHOLE, FRAGMENT = "seat.html", "table.html"
"""The templates of the whole page, and of what changes in it."""


class Page:
    """A page that is put together for one reader; ``it`` is what its templates are given."""

    def __init__(
        self, pages: Pages, reader: Reader, table: OpenTable, it: Mapping[str, Any]
    ) -> None:
        self._pages, self._reader, self._table, self._it = pages, reader, table, it
        self._spoken = table.spoken

    def fill(self, slot: parts.Slot) -> parts.Pieces:
        """What stands in a slot."""
        if slot == "version":
            return (str(self._it["view"].version),)
        if slot == "undone":
            return (escape(self._it["steps_back"][slot.given["n"]].said),)
        if slot == "log":
            return self._log(self._it["scroll"].entries)
        if slot == WHOLE:
            return self._drawn(slot)
        if slot in OWN:
            whose = slot, self._reader.language, self._it["view"].seat
            return self._spoken.part(whose, OWN[slot](self._it), lambda: self._drawn(slot))
        if slot in ALIKE:
            return self._pages.part(slot, self._reader, self._spoken, **ALIKE[slot](self._it))
        return self._public(slot)

    def _drawn(self, template: str) -> parts.Pieces:
        return self._pages.pieces(template, self._reader, self._spoken, **self._it)

    def _public(self, slot: parts.Slot) -> parts.Pieces:
        """What all see alike, looked at once for all of them."""
        table = self._table
        everybody = table.everybody
        key = slot, self._reader.language, parts.key_of(slot.given)
        return table.shown(
            key, lambda: self._pages.public(slot, self._reader, self._spoken, everybody)
        )

    def _log(self, entries: Sequence[Entry]) -> parts.Pieces:
        """Entries of the log, where new ones begin after a divider."""
        found: list[str] = []
        for entry in entries:
            if entry.opens_new:
                found += self._pages.part("since.html", self._reader, self._spoken)
            found += self._spoken.whole(self._it["log_reader"], entry, self._entry)
        return tuple(found)

    def _entry(self, entry: Entry) -> parts.Pieces:
        drawn = self._spoken.around(self._it["log_reader"], entry, self._around)
        return tuple(parts.filled(drawn, lambda _slot: self._log(entry.inner)))

    def _around(self, entry: Entry) -> parts.Pieces:
        view = self._it["view"]
        return self._pages.pieces(
            "entry.html", self._reader, self._spoken, one=entry, base=parts.BASE,
            roles=view.roles, seats=view.seats,
        )  # fmt: skip
