"""Wakes tables up: time that is up, standing answers, and bots that nobody lets go on.

When a table is to be looked at stands in the database (`gunbai.table.due`), so nothing is lost when
a server ends; every process looks. What is done is done at the table as it is stored then, so of
two processes that wake it the second finds nothing left to do.
"""

from __future__ import annotations

import asyncio
import logging

from gunbai.core.entries import ONCE
from gunbai.core.match import Match
from gunbai.core.script import Refused
from gunbai.table.due import GRACE, due, given_at
from gunbai.table.open_table import OpenTable
from gunbai.table.storage.store import STORE_FAILED
from gunbai.table.tables import Hall

EVERY = 1.0
"""Seconds between two looks at what is due."""

_log = logging.getLogger("gunbai.table")


class Wakeups:
    """The alarm clock of one server process."""

    def __init__(self, hall: Hall) -> None:
        self._hall = hall
        self._unplayable: set[str] = set()

    async def run(self) -> None:
        """Wake what is due, for as long as the server runs; at first also bots that stand still."""
        ahead = 2 * GRACE
        while True:
            try:
                await self.round(ahead)
                ahead = 0
            except STORE_FAILED:
                _log.warning("What is due at tables waits: the database cannot be read.")
            await asyncio.sleep(EVERY)

    async def round(self, ahead: int = 0) -> None:
        """Wake all tables that are due, or will be in some seconds."""
        for table_id in await self._hall.store.due(self._hall.now() + ahead):
            if table_id not in self._unplayable:
                await self._wake(table_id)

    async def _wake(self, table_id: str) -> None:
        now = self._hall.now()
        try:
            # To look is enough for bots: whoever looks lets them go on.
            answers, late = await self._hall.look(table_id, lambda table: _chores(table, now))
            if answers or late:
                await self._hall.act(table_id, lambda match: _do(match, answers, now))
            else:
                await self._put_off(table_id, now)
        except Refused as no:
            if no.refusal.key == "table.unknown-link":
                return  # the table was deleted meanwhile
            _log.warning("A table cannot be woken: %s", no.refusal.key)
            self._unplayable.add(table_id)

    async def _put_off(self, table_id: str, now: int) -> None:
        """Nothing is to be done now after all: note when there is."""
        before, after = await self._hall.look(table_id, lambda table: (table.due, due(table, now)))
        if before != after:
            await self._hall.put_off(table_id, after)


def _chores(table: OpenTable, now: int) -> tuple[list[tuple[int, int]], bool]:
    """The standing answers that are to be given (question, epoch), and whether a time is up."""
    match = table.match
    if match.over or match.company.closed or match.company.paused:
        return [], False
    ups = [match.up(number) for number in match.open]
    times = {number: given_at(table, number) for number in match.open}
    answers = [(n, match.epoch) for n, at in times.items() if at is not None and at <= now]
    return answers, any(up is not None and up <= now for up in ups)


def _do(match: Match, answers: list[tuple[int, int]], now: int) -> None:
    """Give what answers still stand, and end what times are up."""
    for number, epoch in answers:
        if epoch == match.epoch and number in match.open:
            _answer(match, number)
    if match.over or match.company.paused or match.company.closed:
        return
    if match.expire(now) and match.proposal is not None:
        match.object(match.proposal.seat)  # else the table would wait for who does not answer


def _answer(match: Match, number: int) -> None:
    ask, value = match.open[number], match.standing_for(number)
    if value is None or match.company.paused or match.by_bot(number):
        return
    found = match.company.standing[ask.seat, ask.key]
    match.answer(ask.seat, number, value)
    if found.how == ONCE:
        match.stand(ask.seat, ask.key, None)
