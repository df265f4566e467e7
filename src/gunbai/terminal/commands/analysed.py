"""A review of a finished game, as text or JSON."""

from __future__ import annotations

import msgspec

from gunbai.analysis.review import review
from gunbai.analysis.told import told
from gunbai.core.record import Record
from gunbai.terminal.language import current


def analysed(record: Record, *, as_json: bool) -> str:
    """What a review of a record says."""
    found = review(record)
    if as_json:
        return msgspec.json.format(msgspec.json.encode(found, enc_hook=str)).decode()
    said = told(found, record.header.seats, current())
    return "\n\n".join("\n".join((title, *lines)) for title, lines in said.parts(current()))
