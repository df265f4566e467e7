"""Tells people that they are awaited: looks at all channels now and then, and sends what is due.

What was told is in the database, so that nothing is told twice after a restart, nor by two
processes that look at the same time.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Collection, Mapping, Sequence
from itertools import groupby
from typing import TYPE_CHECKING

import msgspec
from msgspec import Struct

from gunbai.core.script import Refused, Seat, refused
from gunbai.table.access.links import Link
from gunbai.table.notices.channel import Channel, read
from gunbai.table.notices.channels import Channels, Kept
from gunbai.table.notices.policy import Sent, Wishes, due, is_quiet
from gunbai.table.notices.sending import Notice, Outcome, Sender
from gunbai.table.open_table import OpenTable
from gunbai.table.people.consent import consent_awaited
from gunbai.table.people.presence import HERE
from gunbai.table.storage.store import STORE_FAILED
from gunbai.table.tables import Hall
from gunbai.words.catalogue import say

if TYPE_CHECKING:
    from gunbai.table.notices.keys import Keys

EVERY = 20.0
"""Seconds between two looks at all channels."""
CHANNELS_MOST = 5
"""How many channels a seat may have."""

_log = logging.getLogger("gunbai.table")


class Told(Struct, frozen=True):
    """What is sealed of a channel: itself, the address of the seat, and its person's language."""

    channel: Channel
    link: str
    language: str


class Awaited(Struct, frozen=True):
    """Since when somebody is awaited, and when their time was up (0: it is not).

    ``is_wish`` tells whether it is their consent to a wish that is awaited, ``name`` what they are
    called.
    """

    since: int
    reminded: int = 0
    is_wish: bool = False
    name: str = ""


class Notifier:
    """The notices of one server process."""

    def __init__(
        self, hall: Hall, channels: Channels, keys: Keys, sender: Sender, kinds: Sequence[str]
    ) -> None:
        self._hall = hall
        self.channels = channels
        self.keys = keys
        self._sender = sender
        self.kinds = kinds

    # -- what a seat does -----------------------------------------------------------------------

    async def add(
        self, link: Link, address: str, entered: str, wishes: Wishes, language: str
    ) -> str:
        """Keep a channel that the person of a seat entered, with its wishes; return its id.

        Entered again it takes the place of what it was.

        Raises:
            Refused: where it cannot be.

        """
        channel, seat = read(entered, self.kinds), _seat(link)
        known = await self.channels.of_seat(link.table, seat)
        again = [kept.id for kept in known if self._leads_to(kept, channel)]
        if len(known) - len(again) >= CHANNELS_MOST:
            raise refused("table.channels-full", most=CHANNELS_MOST)
        sealed = self.keys.seal.close(msgspec.json.encode(Told(channel, address, language)))
        id_ = await self.channels.add(link.table, seat, sealed, channel.kind, wishes)
        for former in again:
            await self.channels.remove(link.table, seat, former)
        return id_

    def _leads_to(self, kept: Kept, channel: Channel) -> bool:
        told = self._opened(kept)
        return told is not None and told.channel == channel

    def _opened(self, kept: Kept) -> Told | None:
        """What is sealed of a channel; None where that was done under another key."""
        opened = self.keys.seal.open(kept.sealed)
        return None if opened is None else msgspec.json.decode(opened, type=Told)

    def shown(self, kept: Kept) -> str:
        """What the person of a channel may see of it; its kind where the key is another."""
        told = self._opened(kept)
        return kept.shown if told is None else told.channel.shown

    async def try_out(self, link: Link, id_: str) -> bool:
        """Send a notice at once by a channel of a seat; return whether it was taken.

        What is taken, or is no more, is noted; a try that fails is no failure of a notice.
        """
        for kept in await self.channels.of_seat(link.table, _seat(link)):
            if kept.id == id_:
                outcome = await self._send(kept, await self._game(kept.table), "notice")
                if outcome is not Outcome.FAILED:
                    await self.channels.note(id_, outcome)
                return outcome is Outcome.TAKEN
        raise refused("table.channel-gone")

    async def looked(self, link: Link) -> None:
        """Note that the person of a seat looks at the table: the next notice may go out."""
        if await self.channels.awaits_look(link.table, _seat(link)):
            await self.channels.look(link.table, _seat(link), self._hall.now())

    async def gave_up(self, link: Link) -> bool:
        """Whether a channel of a seat failed so often that nothing is sent by it any more."""
        return await self.channels.has_dropped(link.table, _seat(link))

    def close(self) -> None:
        """Send nothing more."""
        self._sender.close()

    # -- what is due ----------------------------------------------------------------------------

    async def run(self) -> None:
        """Send what is due, for as long as the server runs."""
        while True:
            try:
                await self.round(self._hall.now())
            except STORE_FAILED:
                _log.warning("Notices wait: the database cannot be read.")
            await asyncio.sleep(EVERY)

    async def round(self, now: int) -> None:
        """Send what is due at a time."""
        running = sorted(await self.channels.running(), key=lambda kept: kept.table)
        for table, group in groupby(running, key=lambda kept: kept.table):
            try:
                game, persons = await self._awaited(table)
            except Refused:
                continue  # a table of other rules
            seen = await self._hall.presence.of(table)
            absent = {s: one for s, one in persons.items() if seen.get(s, 0) < now - HERE}
            for kept in group:
                if kept.wishes.whole and absent:
                    looked = Sent(kept.sent.notice, max(seen.values(), default=0))
                    await self._tell(kept, looked, game, together(absent.values()), now)
                elif kept.seat in absent:
                    await self._tell(kept, kept.sent, game, absent[kept.seat], now)

    async def _awaited(self, table: str) -> tuple[str, Mapping[Seat, Awaited]]:
        """The game of a table, and which of its persons are awaited."""
        return await self._hall.look(table, lambda opened: (opened.match.game.id, awaited(opened)))

    async def _tell(self, kept: Kept, sent: Sent, game: str, awaited: Awaited, now: int) -> None:
        when = due(kept.wishes, sent, awaited.since, awaited.reminded)
        if when is None or when > now or is_quiet(kept.wishes, now):
            return
        if await self.channels.take(kept, now):
            words = "notice-wish" if awaited.is_wish else "notice"
            await self.channels.note(kept.id, await self._send(kept, game, words, awaited.name))

    async def _send(self, kept: Kept, game: str, words: str, who: str = "") -> Outcome:
        told = self._opened(kept)
        if told is None:
            return Outcome.FAILED  # its person must enter it again
        name = say(told.language, f"{game}.name")
        words = "notice-whole" if kept.wishes.whole else words
        title = say(told.language, f"table.{words}-title", game=name)
        text = say(told.language, f"table.{words}-text", game=name, who=who)
        return await self._sender.send(told.channel, Notice(title, text, told.link))

    async def _game(self, table: str) -> str:
        return await self._hall.look(table, lambda opened: opened.match.game.id)


def awaited(table: OpenTable) -> Mapping[Seat, Awaited]:
    """The persons who are awaited at a table, or their consent is, by what came last.

    Not those whose standing answer is on its way.
    """
    match, found = table.match, dict[Seat, Awaited]()
    if match.company.paused or match.company.closed:
        return found
    keeper = match.company.timekeeper
    for number, ask in match.open.items():
        if not match.by_bot(number) and match.standing_for(number) is None:
            late = keeper.expired.get((ask.seat, number), 0) if keeper else 0
            name = match.company.seats[ask.seat].name
            found.setdefault(ask.seat, Awaited(table.awaited_since(number), late, name=name))
    for seat, since in consent_awaited(table).items():
        if seat not in found or since > max(found[seat].since, found[seat].reminded):
            found[seat] = Awaited(since, is_wish=True, name=match.company.seats[seat].name)
    return found


def together(some: Collection[Awaited]) -> Awaited:
    """All who are awaited as one: since the last of them is, by all their names."""
    since, reminded = max(one.since for one in some), max(one.reminded for one in some)
    return Awaited(since, reminded, name=", ".join(one.name for one in some))


def _seat(link: Link) -> Seat:
    assert link.seat is not None
    return link.seat
