"""Bots at the tables of a server: they answer by themselves, one question after the other.

A bot thinks aside (in a thread) over what its seat may see, and answers only if its question is
still open then, and still a bot's. Nothing of this is kept anywhere: a process that starts, or sees
that another has ended, takes them up (`gunbai.table.running.wakeups`). While a wish to go back is
before the table they wait.
"""

from __future__ import annotations

import asyncio
import logging
from random import Random, SystemRandom

from msgspec import Struct

from gunbai.core.entries import AT_ONCE, SLOW, USUAL
from gunbai.core.game import Reasoned
from gunbai.core.match import Match
from gunbai.core.script import Refused, refused
from gunbai.lessons import guide
from gunbai.play import Thought, bot_act, thought
from gunbai.table.due import awaited_bot, by_itself
from gunbai.table.open_table import OpenTable
from gunbai.table.tables import Hall

LONGEST = 0.8
"""Seconds for which people are kept waiting by pauses until one of them is asked again: as long as
the longest movement on a page at play (a line that is written, a fan that turns)."""
LONG, LONG_MOST = 2.0, 10.0
"""Seconds of a pause at a table that is to be slow, and for which people wait there in all."""
_MISSED = ("core.not-open", "core.taken-back-since", "core.over", "core.not-yours")

_log = logging.getLogger("gunbai.table")


class Turn(Struct, frozen=True):
    """A question that a bot must answer, and all that it may know to do so.

    ``is_aside`` tells whether a person is awaited as well: then nobody waits for the bot.
    ``recorded`` is the answer where a guided game goes as it was recorded, ``pace`` that of the
    table's bots.
    """

    number: int
    epoch: int
    thought: Thought
    is_aside: bool = False
    recorded: Reasoned | None = None
    pace: str = USUAL

    def think(self, rng: Random) -> Reasoned:
        """The bot's answer."""
        return self.recorded or self.thought.answer(rng)

    def give(self, match: Match, answer: Reasoned) -> None:
        """Answer at the table; raise `Refused` where the question is not a bot's any more."""
        if self.number in match.open and not by_itself(match, self.number):
            raise refused("core.not-open", given=self.number)
        bot_act(match, self.thought.sight.seat, self.number, answer, self.epoch)


def next_turn(table: OpenTable) -> Turn | None:
    """The next turn of a bot at a table."""
    match = table.match
    found = awaited_bot(match)
    if found is None:
        return None
    number, ask = found
    persons = match.company.persons
    is_aside = any(ask.seat in persons for ask in match.open.values())
    bot = match.game.bots[guide.KIND] if guide.answers_for(match, ask) else None
    value = guide.recorded(match, number)
    recorded = None if value is None else Reasoned(value)
    sight = thought(match, number, bot, aside=True)
    return Turn(number, match.epoch, sight, is_aside, recorded, match.company.pace)


class Bots:
    """Plays the bots of all tables that somebody uses.

    ``pause`` is how many seconds pass before a bot answers, so that people can follow: where
    somebody watches, no person is at it meanwhile, and nothing is only played as it was recorded.
    However many answer one after the other, people wait for one such pause, or `LONGEST` in all. A
    table may want no pauses, or long ones.
    """

    def __init__(self, hall: Hall, pause: float) -> None:
        self._hall = hall
        self._pause = pause
        self._rng = SystemRandom()
        self._playing: dict[str, asyncio.Task[None]] = {}

    def notice(self, table_id: str, match: Match) -> None:
        """Let the bots of a table go on, if one is awaited and they do not play already."""
        if table_id not in self._playing and awaited_bot(match) is not None:
            self._playing[table_id] = asyncio.create_task(self._play(table_id))

    @property
    def playing(self) -> int:
        """At how many tables bots are at it."""
        return len(self._playing)

    async def close(self) -> None:
        """Stop all bots; what they have answered is stored."""
        tasks = list(self._playing.values())
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    async def _play(self, table_id: str) -> None:
        waited = 0.0
        try:
            while turn := await self._hall.look(table_id, next_turn):
                if turn.is_aside:
                    waited = 0.0
                elif not turn.recorded and self._hall.news.is_heard(table_id):
                    pause = self._pause_now(turn.pace, waited)
                    waited += pause
                    await asyncio.sleep(pause)
                await self._take(table_id, turn)
        except Refused as no:
            if no.refusal.key != "table.unknown-link":  # else the table was deleted meanwhile
                _log.exception("A bot could not answer.")
        except Exception:
            # Whoever looks at the table next lets the bots try again: soon the server itself.
            _log.exception("A bot could not answer.")
        finally:
            # No await since the last look: a table that changes now finds no bots playing.
            del self._playing[table_id]

    def _pause_now(self, pace: str, waited: float) -> float:
        """The next pause at a table of this pace where people have waited so long already."""
        usual = self._pause, max(LONGEST, self._pause)
        each, most = {AT_ONCE: (0.0, 0.0), SLOW: (LONG, LONG_MOST)}.get(pace, usual)
        return max(0.0, min(each, most - waited))

    async def _take(self, table_id: str, turn: Turn) -> None:
        rng = Random(self._rng.getrandbits(64))
        value = await asyncio.to_thread(turn.think, rng)
        try:
            await self._hall.act(table_id, lambda match: turn.give(match, value))
        except Refused as no:
            if no.refusal.key not in _MISSED:
                raise
