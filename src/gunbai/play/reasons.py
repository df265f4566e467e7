"""Why bots chose as they did in a game that is over, found by asking them again."""

from __future__ import annotations

from collections.abc import Mapping
from random import Random
from time import thread_time

from gunbai.core.entries import Answer
from gunbai.core.game import Reasoned
from gunbai.core.match import Match
from gunbai.core.record import Record
from gunbai.core.script import NOTHING, Write
from gunbai.play.bots import thought
from gunbai.play.retracing import retrace

PATIENCE = 5.0
"""Seconds of thinking: whoever waits for a page is told as many reasons as that allows."""


def reasons_of(
    record: Record, known: Mapping[int, Reasoned] = NOTHING, patience: float = PATIENCE
) -> dict[int, Reasoned]:
    """Why bots answered as they did, by the number of their entry, as far as they can say.

    Each is asked again at its own question; where it would answer as it did, its reasons are told.
    Those ``known`` already stay. Nothing is told of a game that is not over, nor where the table
    shows no hints.
    """
    if not record.header.hints:
        return {}
    found, end = dict(known), thread_time() + patience
    for match in retrace(record):
        at = match.version
        if at < len(record.entries) and at not in found and thread_time() < end:
            reason = _asked_again(match, record.entries[at])
            if reason is not None:
                found[at] = reason
    return found if match.over else {}


def _asked_again(match: Match, entry: object) -> Reasoned | None:
    """What the bot of an answer says of it now, if it stands by it."""
    if type(entry) is not Answer or not match.by_bot(entry.ask):
        return None
    if type(match.open[entry.ask]) is Write:
        return None
    again = thought(match, entry.ask).answer(Random(match.version))
    return again if again.why and again.value == entry.value else None
