"""Who is told when: through a real database, with a sender that writes down what it is given."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable

import pytest
from cryptography.fernet import Fernet
from tests.table.halls import TWO, hall
from tests.table.notices.mailbox import Written

from gunbai import Refused
from gunbai.core.seating import Wish
from gunbai.table.access.links import HOST, SEAT, Link, seat_token
from gunbai.table.notices.channels import Channels
from gunbai.table.notices.entering import shown
from gunbai.table.notices.keys import Keys
from gunbai.table.notices.notifier import CHANNELS_MOST, Notifier
from gunbai.table.notices.policy import FAILURES_MOST, Wishes
from gunbai.table.notices.sending import Outcome
from gunbai.table.seats import give
from gunbai.table.tables import Hall
from gunbai.table.what_ifs import ask, say

KEYS = Keys(None, Fernet.generate_key().decode())


def turn(one: Hall, at: int) -> None:
    """Let it be some time."""
    one.now = one.store.now = lambda: at


@pytest.fixture
def database(either: str) -> str:
    return either


class Scene:
    """A table of two, and its notices."""

    def __init__(self, one: Hall, host: str) -> None:
        self.hall, self.host, self.sender = one, host, Written()
        self.notifier = self.another()

    def another(self) -> Notifier:
        return Notifier(self.hall, Channels(self.hall.store), KEYS, self.sender, ("mail",))

    async def round(self, at: int) -> None:
        turn(self.hall, at)
        await self.notifier.round(at)

    async def link(self, seat: int) -> Link:
        return await self.hall.find(seat_token(self.host, seat), SEAT)

    async def enter(self, seat: int, entered: str, wishes: Wishes | None = None) -> None:
        link = await self.link(seat)
        await self.notifier.add(link, "https://x/s/T", entered, wishes or Wishes(), "en")


def play(database: str, act: Callable[[Scene], Awaitable[None]]) -> None:
    async def run() -> None:
        async with hall(database) as one:
            turn(one, 900)
            await act(Scene(one, await one.open("parlour", TWO)))

    asyncio.run(run())


def test_each_person_is_told_once_until_they_have_looked(database: str) -> None:
    async def act(scene: Scene) -> None:
        await scene.enter(0, "aki@example.org")
        await scene.enter(1, "ben@example.org")
        for now in (1000, 1020, 5000):
            await scene.round(now)
        assert sorted(to for to, _ in scene.sender.notices) == [
            "aki@example.org",
            "ben@example.org",
        ]
        table = (await scene.link(0)).table
        await scene.notifier.channels.look(table, 0, 6000)
        await scene.round(7000)  # still the same question
        assert len(scene.sender.notices) == 2
        await scene.hall.act(table, lambda match: match.answer(0, 0, "w"))
        await scene.hall.act(table, lambda match: match.answer(1, 1, "w"))
        await scene.hall.act(table, lambda match: match.note(1, "hurry"))
        await scene.round(8000)  # both are awaited anew; one has not looked
        assert [to for to, _ in scene.sender.notices[2:]] == ["aki@example.org"]

    play(database, act)


def test_whose_consent_is_awaited_is_told_once_too_also_with_a_question_open(
    database: str,
) -> None:
    async def act(scene: Scene) -> None:
        await scene.enter(0, "aki@example.org")
        await scene.enter(1, "ben@example.org")
        await scene.round(1000)
        link = await scene.link(0)
        for seat in (0, 1):
            await scene.notifier.channels.look(link.table, seat, 1100)
        turn(scene.hall, 1200)
        await ask(scene.hall, link)
        for now in (1300, 1320, 5000):
            await scene.round(now)
        assert scene.sender.notices[2:] == [("ben@example.org", "parlour.name: your word")]
        await scene.notifier.channels.look(link.table, 1, 5100)
        await scene.round(6000)  # the same wish
        assert len(scene.sender.notices) == 3
        turn(scene.hall, 6100)
        await say(scene.hall, await scene.link(1), agrees=False)
        await scene.round(7000)
        assert len(scene.sender.notices) == 3

    play(database, act)


def test_a_channel_for_the_whole_table_tells_whom_it_waits_for_until_somebody_looks(
    database: str,
) -> None:
    async def act(scene: Scene) -> None:
        await scene.enter(0, "group@example.org", Wishes(whole=True))
        link, other = await scene.link(0), await scene.link(1)
        await scene.round(1000)
        await scene.round(2000)
        assert scene.sender.texts == ["A table of parlour.name waits for Aki, Ben."]
        await scene.hall.act(link.table, lambda match: match.answer(0, 0, "w"))
        await scene.hall.act(link.table, lambda match: match.answer(1, 1, "w"))
        await scene.round(3000)  # both are awaited anew, but nobody has looked
        assert len(scene.sender.texts) == 1
        scene.hall.presence.sign(other)
        await scene.round(3010)  # Ben looks: now only Aki is not here
        assert scene.sender.texts[1:] == ["A table of parlour.name waits for Aki."]

    play(database, act)


def test_two_processes_and_a_restart_tell_nothing_twice(database: str) -> None:
    async def act(scene: Scene) -> None:
        await scene.enter(0, "aki@example.org")
        other = scene.another()
        await asyncio.gather(scene.notifier.round(1000), other.round(1000))
        await scene.another().round(2000)
        assert len(scene.sender.notices) == 1

    play(database, act)


def test_what_is_stored_of_a_channel_cannot_be_read(database: str) -> None:
    async def act(scene: Scene) -> None:
        await scene.enter(0, "aki@example.org")
        (kept,) = await scene.notifier.channels.running()
        assert b"aki" not in kept.sealed
        assert b"/s/" not in kept.sealed

    play(database, act)


def test_a_channel_that_fails_again_and_again_is_given_up(database: str) -> None:
    async def act(scene: Scene) -> None:
        await scene.enter(0, "aki@example.org")
        scene.sender.outcome = Outcome.FAILED
        link = await scene.link(0)
        await scene.hall.act(link.table, lambda match: match.answer(0, 0, "w"))
        await scene.hall.act(link.table, lambda match: match.answer(1, 1, "w"))
        for number in range(FAILURES_MOST + 2):
            await scene.round(1000 * number + 1000)
            await scene.notifier.channels.look(link.table, 0, 1000 * number + 1500)
            turn(scene.hall, 1000 * number + 1600)
            await scene.hall.act(link.table, lambda match: match.answer(0, min(match.asks(0)), 3))
            await scene.hall.act(link.table, lambda match: match.undo(0))  # asked anew
        assert len(scene.sender.notices) == FAILURES_MOST
        (kept,) = await scene.notifier.channels.of_seat(link.table, 0)
        assert kept.is_dropped
        assert await scene.notifier.gave_up(link)
        assert not await scene.notifier.gave_up(await scene.link(1))

    play(database, act)


def test_a_subscription_that_has_ended_is_dropped_at_once_with_a_word_to_its_seat(
    database: str,
) -> None:
    async def act(scene: Scene) -> None:
        await scene.enter(0, "aki@example.org")
        scene.sender.outcome = Outcome.GONE
        await scene.round(1000)
        link = await scene.link(0)
        assert await scene.notifier.gave_up(link)
        (seen,) = await shown(scene.notifier, link)
        assert (seen.dropped, seen.gone) == (True, True)
        assert await scene.notifier.channels.running() == []

    play(database, act)


def test_a_try_that_is_taken_puts_a_channel_in_order_again(database: str) -> None:
    async def act(scene: Scene) -> None:
        await scene.enter(0, "aki@example.org")
        link = await scene.link(0)
        (kept,) = await scene.notifier.channels.of_seat(link.table, 0)
        for outcome, is_dropped in ((Outcome.GONE, True), (Outcome.TAKEN, False)):
            scene.sender.outcome = outcome
            assert await scene.notifier.try_out(link, kept.id) is not is_dropped
            assert await scene.notifier.gave_up(link) is is_dropped

    play(database, act)


def test_quiet_hours_are_those_of_the_persons_own_zone(database: str) -> None:
    """21:00 in Moscow is 03:00 in Tokyo: there the notice waits for eight o'clock."""

    async def act(scene: Scene) -> None:
        evening = 1_800_000_000 + 10 * 3600  # 2027-01-15 21:00 in Moscow
        turn(scene.hall, evening)
        night = (22 * 60, 8 * 60)
        await scene.enter(0, "aki@example.org", Wishes(night, "Europe/Moscow"))
        await scene.enter(1, "ben@example.org", Wishes(night, "Asia/Tokyo"))
        told = []
        for hour in range(7):
            await scene.round(evening + hour * 3600)
            told.append([to[:3] for to, _ in scene.sender.notices])
        assert told[0] == ["aki"]
        assert told[4] == ["aki"]
        assert told[5] == ["aki", "ben"]  # 02:00 in Moscow, 08:00 in Tokyo
        assert told[6] == told[5]

    play(database, act)


def test_a_digest_sends_one_notice_for_all_that_came_meanwhile(database: str) -> None:
    async def act(scene: Scene) -> None:
        await scene.enter(0, "aki@example.org", Wishes(digest=60))
        link = await scene.link(0)
        await scene.round(1000)
        await scene.notifier.channels.look(link.table, 0, 1100)
        turn(scene.hall, 1200)
        await scene.hall.act(link.table, lambda match: match.answer(0, 0, "w"))
        await scene.hall.act(link.table, lambda match: match.answer(1, 1, "w"))
        for now in (1300, 3000, 1000 + 3600 - 1):
            await scene.round(now)
        assert len(scene.sender.notices) == 1
        await scene.round(1000 + 3600)
        assert len(scene.sender.notices) == 2

    play(database, act)


def test_whoever_is_not_awaited_is_not_told(database: str) -> None:
    async def act(scene: Scene) -> None:
        await scene.enter(0, "aki@example.org")
        link = await scene.link(0)
        bot = next(iter(await scene.hall.look(link.table, lambda t: list(t.match.game.bots))))
        host = await scene.hall.find(scene.host, HOST)
        await give(scene.hall, scene.host, host, 0, Wish("", bot))
        await scene.round(1000)
        assert scene.sender.notices == []
        assert await scene.notifier.channels.running() == []  # they went with the seat's link

    play(database, act)


def test_a_seat_tries_a_channel_out_and_keeps_only_so_many(database: str) -> None:
    async def act(scene: Scene) -> None:
        for number in range(CHANNELS_MOST):
            await scene.enter(0, f"aki{number}@example.org")
        with pytest.raises(Refused, match="at most 5"):
            await scene.enter(0, "one-more@example.org")
        link = await scene.link(0)
        (first, *_) = await scene.notifier.channels.of_seat(link.table, 0)
        assert await scene.notifier.try_out(link, first.id)
        await scene.enter(0, "aki0@example.org", Wishes(digest=60))  # again, with other wishes
        (*_, again) = await scene.notifier.channels.of_seat(link.table, 0)
        assert len(await scene.notifier.channels.of_seat(link.table, 0)) == CHANNELS_MOST
        assert [k.id for k in await scene.notifier.channels.of_seat(link.table, 0)] != [first.id]
        first = again
        with pytest.raises(Refused, match="removed already"):
            await scene.notifier.try_out(await scene.link(1), first.id)
        await scene.notifier.channels.remove(link.table, 0, first.id)
        assert len(await scene.notifier.channels.of_seat(link.table, 0)) == CHANNELS_MOST - 1

    play(database, act)
