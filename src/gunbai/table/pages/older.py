"""Tables of older rules, which are not played here: what a reader may read of them."""

from __future__ import annotations

from gunbai.core.script import Refused
from gunbai.table.access.links import Link
from gunbai.table.storage.store import Stored
from gunbai.table.tables import Hall
from gunbai.words import old_rules
from gunbai.words.story import Story

_OTHER_RULES = ("table.other-version", "table.other-version-over")


async def told(hall: Hall, link: Link, language: str, no: Refused) -> tuple[Story, Stored]:
    """What a link may read of a table that was refused, and the table as it is stored.

    Raises the refusal again where it has another reason, or the rules are newer ones.
    """
    if no.refusal.key not in _OTHER_RULES:
        raise no
    stored = await hall.stored(link.table)
    if not old_rules.is_old(stored.record):
        raise no
    record = old_rules.readable(stored.record, link.seat, over=stored.over)
    return old_rules.tell(record, language), stored
