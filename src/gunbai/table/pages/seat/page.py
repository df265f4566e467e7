"""A page put together from its regions: drawn anew is only what is new."""

from __future__ import annotations

from collections.abc import Hashable, Mapping, Sequence
from itertools import chain
from typing import Any

from markupsafe import escape

from gunbai.table.drawing import marks, parts
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
            return (str(escape(self._it["steps_back"][slot.given["n"]].said)),)
        if slot == "log":
            return self._whole_log()
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

    def _whole_log(self) -> parts.Pieces:
        """The log, drawn once for all who were told the same."""
        entries, language = self._it["entries"], self._reader.language
        # They are kept beside what was drawn: while they live nothing else has their identity.
        key = "drawn", language, id(entries)
        return self._table.shown(key, lambda: (entries, self._log(entries)))[1]

    def _log(self, entries: Sequence[Entry]) -> parts.Pieces:
        found: list[str] = []
        for entry in entries:
            found += self._spoken.whole(self._log_reader, entry, self._entry)
        return tuple(found)

    @property
    def _log_reader(self) -> Hashable:
        """All of those who read it and of a table that an entry of the log is drawn from."""
        seen = self._table.everybody
        return self._reader.language, tuple(sitting.name for sitting in seen.seats), seen.roles

    def _entry(self, entry: Entry) -> parts.Pieces:
        drawn = self._spoken.around(self._log_reader, entry, self._around)
        if parts.Slot not in map(type, drawn):
            return drawn
        inner = self._log(entry.inner)
        return tuple(chain.from_iterable(inner if type(p) is parts.Slot else (p,) for p in drawn))

    def _around(self, entry: Entry) -> parts.Pieces:
        seen = self._table.everybody
        return self._pages.pieces(
            "entry.html", self._reader, self._spoken, one=entry, base=marks.BASE,
            roles=seen.roles, seats=seen.seats,
        )  # fmt: skip
