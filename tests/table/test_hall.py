"""The hall and its store: nothing is told before it is stored, nothing is stored twice."""

from __future__ import annotations

import asyncio
import sqlite3
from contextlib import nullcontext
from dataclasses import replace
from functools import partial
from importlib import import_module
from pathlib import Path
from random import Random
from threading import Event, current_thread
from typing import Any

import pytest
from sqlalchemy import text
from sqlalchemy.exc import OperationalError
from tests.table.halls import TWO, hall, note, notes, opened
from tests.table.parlour import PARLOUR

import gunbai
from gunbai.core.entries import Note
from gunbai.core.game import Sitting
from gunbai.core.match import Match
from gunbai.core.record import encode
from gunbai.core.script import Refused
from gunbai.games.hierarchy.rules.duel import Duel
from gunbai.play import ask_bot
from gunbai.registry import registered
from gunbai.table.access.links import (
    HOST,
    SEAT,
    digest,
    fresh,
    issued,
    seat_token,
    watch_token,
)
from gunbai.table.changes import heard, relay
from gunbai.table.running.bots import LONGEST, Bots
from gunbai.table.storage import database as place
from gunbai.table.storage.store import Overtaken
from gunbai.table.streams.sse import wait

# -- links --------------------------------------------------------------------------------------


def test_tokens_differ_and_follow_from_the_hosts() -> None:
    host = fresh()
    tokens = [token for token, _ in issued(host, "t", 3)]
    assert tokens == [host, watch_token(host), *(seat_token(host, seat) for seat in range(3))]
    assert len(set(tokens)) == 5
    assert all(len(token) == 32 for token in tokens)
    assert all(
        set(token) <= set("-_" + "0123456789") | set(map(chr, range(65, 123))) for token in tokens
    )


def test_no_token_is_in_the_database(database: str) -> None:
    async def run() -> str:
        async with hall(database) as one:
            return await one.open("parlour", TWO)

    host = asyncio.run(run())
    stored = b"".join(f.read_bytes() for f in Path(database[10:]).parent.iterdir())
    assert digest(host).encode() in stored
    for token, _ in issued(host, "t", 2):
        assert token.encode() not in stored


# -- the database -------------------------------------------------------------------------------


def test_sqlite_writes_through_to_the_disk(tmp_path: Path) -> None:
    file = tmp_path / "new" / "tables.sqlite3"

    async def run() -> tuple[Any, ...]:
        async with hall(f"sqlite:///{file}") as one, one.store.engine.connect() as connection:
            pragmas = ("journal_mode", "synchronous", "foreign_keys")
            found = [await connection.execute(text(f"PRAGMA {pragma}")) for pragma in pragmas]
            return tuple(result.scalar() for result in found)

    assert asyncio.run(run()) == ("wal", 2, 1)  # 2: FULL
    assert file.parent.stat().st_mode & 0o777 == 0o700
    assert file.stat().st_mode & 0o777 == 0o600


def test_a_database_may_be_said_in_several_ways() -> None:
    assert place.locate("sqlite:////x/y.db").drivername == "sqlite+aiosqlite"
    for said in ("postgresql://h/d", "postgres://h/d", "postgresql+asyncpg://h/d"):
        assert place.locate(said).drivername == "postgresql+asyncpg"
    assert place.locate(None).database == str(place.default_file())


@pytest.mark.parametrize(
    "said", ["", "tables.sqlite3", "mysql://h/d", "sqlite://", "sqlite:///:memory:"]
)
def test_other_databases_are_refused(said: str) -> None:
    with pytest.raises(Refused, match="is not a supported database"):
        place.locate(said)


def test_postgres_without_its_package_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(place, "find_spec", lambda _name: None)
    with pytest.raises(Refused, match=r"gunbai\[postgres\]"):
        place.locate("postgresql://h/d")


def test_a_number_is_stored_once(database: str) -> None:
    async def run() -> None:
        async with hall(database) as one:
            table = await opened(one)
            await one.store.append(table, 0, [Note(0, "a"), Note(0, "b")])
            with pytest.raises(Overtaken):
                await one.store.append(table, 1, [Note(0, "c"), Note(0, "d")])
            assert await one.store.version(table) == 2
            stored = await one.store.load(table)
            assert stored.record.entries == [Note(0, "a"), Note(0, "b")]
            assert stored.secret is not None
            assert len(stored.secret) == 32

    asyncio.run(run())


# -- told only after stored ---------------------------------------------------------------------


def test_what_cannot_be_stored_is_not_shown(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async def run() -> None:
        async with hall(database) as one:
            table = await opened(one)
            await one.act(table, note("kept"))

            async def fail(*_args: Any) -> None:
                raise OperationalError("insert", {}, Exception("disk full"))

            with monkeypatch.context() as broken:
                broken.setattr(one.store, "append", fail)
                with pytest.raises(Refused, match="could not be saved"):
                    await one.act(table, note("lost"))
                assert await one.look(table, notes) == ["kept"]
            await one.act(table, note("again"))
            assert await one.look(table, notes) == ["kept", "again"]

    asyncio.run(run())


def test_nobody_sees_a_move_while_it_is_being_stored(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def run() -> None:
        async with hall(database) as one:
            table = await opened(one)
            append, storing, go_on = one.store.append, asyncio.Event(), asyncio.Event()

            async def slow(*args: Any) -> int:
                storing.set()
                await go_on.wait()
                return await append(*args)

            monkeypatch.setattr(one.store, "append", slow)
            act = asyncio.create_task(one.act(table, note("slow")))
            await storing.wait()
            look = asyncio.create_task(one.look(table, notes))
            await asyncio.sleep(0.05)
            assert not look.done()
            assert await one.version(table) == 0
            go_on.set()
            await act
            assert await look == ["slow"]

    asyncio.run(run())


def test_a_cancelled_move_leaves_no_trace_in_memory(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def run() -> None:
        async with hall(database) as one:
            table = await opened(one)

            async def hang(*_args: Any) -> None:
                await asyncio.Event().wait()

            with monkeypatch.context() as slow:
                slow.setattr(one.store, "append", hang)
                with pytest.raises(TimeoutError):
                    await asyncio.wait_for(one.act(table, note("lost")), 0.05)
            assert await one.look(table, notes) == []

    asyncio.run(run())


def test_a_game_that_breaks_halfway_leaves_the_table_as_it_was(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def run() -> None:
        async with hall(database) as one:
            table = await opened(one)

            def break_off(match: Match) -> None:
                match.answer(0, 0, "w")
                raise ZeroDivisionError

            with pytest.raises(ZeroDivisionError):
                await one.act(table, break_off)
            assert await one.look(table, lambda t: t.match.version) == 0
            await one.act(table, lambda match: match.answer(0, 0, "w"))
            assert await one.version(table) == 1

    asyncio.run(run())


def test_a_table_taken_up_again_offers_the_same_undo(database: str) -> None:
    async def run() -> None:
        async with hall(database) as one, hall(database) as other:
            table = await opened(one)
            for seat, ask in ((0, 0), (1, 1), (0, 2)):
                await one.act(table, partial(_answer, seat, ask))
                shown = [
                    await house.look(table, lambda t: [t.match.undoable(s) for s in (0, 1)])
                    for house in (one, other)
                ]
                assert shown[0] == shown[1]
            assert shown[0] == ["free", "ask"]

    asyncio.run(run())


def _answer(seat: int, ask: int, match: Match) -> None:
    match.answer(seat, ask, "w" if ask < 2 else 3)


# -- many at once -------------------------------------------------------------------------------


def test_simultaneous_moves_are_stored_one_after_the_other(database: str) -> None:
    async def run() -> None:
        async with hall(database) as one:
            table = await opened(one)
            await asyncio.gather(*(one.act(table, note(str(n))) for n in range(50)))
            shown = await one.look(table, notes)
            record = (await one.store.load(table)).record
            assert sorted(map(int, shown)) == list(range(50))
            assert [encode(e) for e in record.entries] == [encode(Note(0, s)) for s in shown]

    asyncio.run(run())


def test_the_same_answer_sent_many_times_is_taken_once(database: str) -> None:
    async def run() -> None:
        async with hall(database) as one:
            table = await opened(one)
            answers = (one.act(table, lambda match: match.answer(0, 0, "w")) for _ in range(20))
            results = await asyncio.gather(*answers, return_exceptions=True)
            assert sum(result is None for result in results) == 1
            assert await one.version(table) == 1

    asyncio.run(run())


def test_two_servers_over_one_database_agree(database: str) -> None:
    async def run() -> None:
        async with hall(database) as one, hall(database) as other:
            table = await opened(one)
            await other.act(table, note("from the other"))
            assert await one.look(table, notes) == ["from the other"]
            await asyncio.gather(
                *(house.act(table, note(f"{n}")) for n in range(20) for house in (one, other)),
                return_exceptions=True,
            )
            assert await one.look(table, notes) == await other.look(table, notes)

    asyncio.run(run())


def test_whoever_is_overtaken_acts_on_the_newer_table(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def run() -> None:
        async with hall(database) as one, hall(database) as other:
            table = await opened(one)
            append = one.store.append

            async def late(*args: Any) -> int:
                monkeypatch.setattr(one.store, "append", append)
                await other.act(table, lambda match: match.answer(0, 0, "first"))
                return await append(*args)

            monkeypatch.setattr(one.store, "append", late)
            with pytest.raises(Refused, match="is not open"):
                await one.act(table, lambda match: match.answer(0, 0, "second"))
            assert await one.version(table) == 1

            async def always_late(*_args: Any) -> None:
                raise Overtaken

            monkeypatch.setattr(one.store, "append", always_late)
            with pytest.raises(Refused, match="faster"):
                await one.act(table, note("x"))

    asyncio.run(run())


def test_an_act_that_others_overtook_again_and_again_is_done_in_the_end(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def run() -> None:
        async with hall(database) as one, hall(database) as other:
            table = await opened(one)
            append, left = one.store.append, list(range(6))

            async def late(*args: Any) -> int:
                if left:
                    await other.act(table, note(f"first {left.pop()}"))
                return await append(*args)

            monkeypatch.setattr(one.store, "append", late)
            await one.act(table, note("last"))
            said = [f"first {n}" for n in (5, 4, 3, 2, 1, 0)]
            assert await other.look(table, notes) == [*said, "last"]

    asyncio.run(run())


def test_news_of_another_server_over_one_file_come_without_a_heartbeat(database: str) -> None:
    async def run() -> None:
        async with hall(database) as one, hall(database) as other:
            table = await opened(one)
            passing_on = asyncio.create_task(relay(other.store, other.news))
            with other.news.bell(table) as bell:
                assert not bell.is_set()
                await one.act(table, note("snow"))
                assert await heard(bell, 30)
            passing_on.cancel()

    asyncio.run(run())


def test_memory_is_bounded_and_tables_in_use_stay(database: str) -> None:
    async def run() -> None:
        async with hall(database, kept=3) as one:
            tables = [await opened(one) for _ in range(6)]
            for table in tables:
                await one.act(table, note(table))
            assert list(one._tables) == tables[3:]
            async with one._at(tables[0]) as used:
                for table in tables[1:]:
                    assert await one.look(table, notes) == [table]
                assert one._tables[tables[0]] is used
            assert len(one._tables) == 3
            with one.news.bell(tables[0]):  # so does one at which somebody sits
                for table in tables[1:]:
                    assert await one.look(table, notes) == [table]
                assert one._tables[tables[0]] is used

    asyncio.run(run())


# -- bots and news ------------------------------------------------------------------------------


def test_bots_wait_while_a_wish_to_go_back_is_open(database: str) -> None:
    async def run() -> None:
        async with hall(database) as one:
            seats = [*TWO, Sitting("Bot", "plain")]
            link = await one.find(await one.open("parlour", seats), HOST)
            table = link.table
            await one.act(table, lambda match: match.answer(0, 0, "w"))
            await one.act(table, lambda match: match.undo(0))
            bots = Bots(one, pause=0)
            one.notice = bots.notice
            await one.look(table, notes)
            assert await wait(one, table, 2, 0.1) == 2
            await one.act(table, lambda match: match.object(1))
            assert await wait(one, table, 3, 5) == 4
            await bots.close()

    asyncio.run(run())


def test_a_bot_whose_question_is_taken_back_starts_again(database: str) -> None:
    async def run() -> None:
        async with hall(database) as one:
            host = await one.open("parlour", [Sitting("Aki"), Sitting("Bot", "plain")])
            table = (await one.find(host, HOST)).table
            bots = Bots(one, pause=0.1)
            one.notice = bots.notice
            with one.news.bell(table):  # somebody watches, so the bot lets them follow
                await one.act(table, lambda match: match.answer(0, 0, "w"))
                await one.act(table, lambda match: match.undo(0))  # at once: it is no obstacle
            assert await one.look(table, lambda t: t.match.epoch) == 1
            version = await one.version(table)
            await wait(one, table, version, 5)
            waiting = await one.look(table, lambda t: t.match.view(0).waiting)
            assert waiting == ((0, "parlour.wish"),)
            await bots.close()

    asyncio.run(run())


def test_bots_pause_only_where_somebody_follows_and_waits_for_them(database: str) -> None:
    async def run() -> list[int]:
        async with hall(database) as one:
            bots, found = Bots(one, pause=60), []
            one.notice = bots.notice
            for is_watched, acts in ((False, True), (True, False), (True, True)):
                host = await one.open("parlour", [Sitting("Aki"), Sitting("Bot", "plain")])
                table = (await one.find(host, HOST)).table
                with one.news.bell(table) if is_watched else nullcontext():
                    if acts:  # then the bot alone is awaited
                        await one.act(table, lambda match: match.answer(0, 0, "w"))
                    else:  # Aki is at it, and the bot answers meanwhile
                        await one.look(table, lambda _table: None)
                    for _ in range(100):  # not by a bell: that would be watching
                        if await one.version(table) > int(acts):
                            break
                        await asyncio.sleep(0.02)
                    found.append(await one.version(table))
            await bots.close()
            return found

    unwatched, aside, followed = asyncio.run(run())
    assert unwatched > 1
    assert aside == 1
    assert followed == 1  # it still lets Aki follow


@pytest.mark.parametrize(
    ("pause", "pace", "waited"),
    [
        (0.3, "usual", LONGEST),
        (0.05, "usual", 14 * 0.05),
        (3.0, "usual", 3.0),
        (0.3, "at-once", 0),
        (0.3, "slow", 10),  # five of 2 s; the other nine answer at once
    ],
)
def test_however_many_bots_answer_people_wait_no_longer_than_the_pace_of_the_table_says(
    database: str, monkeypatch: pytest.MonkeyPatch, pause: float, pace: str, waited: float
) -> None:
    monkeypatch.setitem(registered(), "parlour", replace(PARLOUR, players=range(1, 16)))
    pauses: list[float] = []
    sleep = asyncio.sleep

    async def noted(seconds: float) -> None:
        pauses.append(seconds)
        await sleep(0)

    async def run() -> None:
        async with hall(database) as one:
            seats = [Sitting("Aki"), *(Sitting(f"Bot {n}", "plain") for n in range(14))]
            table = (await one.find(await one.open("parlour", seats, pace=pace), HOST)).table
            bots = Bots(one, pause)
            one.notice = bots.notice
            with monkeypatch.context() as patch, one.news.bell(table):
                patch.setattr(asyncio, "sleep", noted)
                # Aki looks, has answered, and waits for fourteen.
                await one.act(table, lambda match: match.answer(0, 0, "w"))
                for version in range(1, 15):
                    await wait(one, table, version, 5)
            await bots.close()

    asyncio.run(run())
    assert sum(pauses[:14]) == pytest.approx(waited)


def test_a_long_wait_ends_when_the_server_stops(database: str) -> None:
    async def run() -> None:
        async with hall(database) as one:
            table = await opened(one)
            waiting = asyncio.create_task(wait(one, table, 0, 60))
            await asyncio.sleep(0.05)
            one.news.close()
            assert await asyncio.wait_for(waiting, 1) == 0

    asyncio.run(run())


def test_links_open_what_they_are_for(database: str) -> None:
    async def run() -> None:
        async with hall(database) as one:
            host = await one.open("parlour", TWO)
            link = await one.find(seat_token(host, 1), SEAT)
            assert (link.role, link.seat) == (SEAT, 1)
            with pytest.raises(Refused, match="opens nothing"):
                await one.find(seat_token(host, 2), SEAT)
            with pytest.raises(Refused, match="does not open that"):
                await one.find(watch_token(host), SEAT)

    asyncio.run(run())


def test_a_stored_table_of_other_rules_is_refused_with_a_sentence(database: str) -> None:
    async def run() -> str:
        async with hall(database) as one:
            return await opened(one)

    table = asyncio.run(run())
    with sqlite3.connect(database[10:]) as connection:
        connection.execute(
            "UPDATE gunbai_table SET header = replace(header, '\"version\":1', '\"version\":7')"
        )
    connection.close()

    async def look() -> None:
        async with hall(database) as one:
            await one.look(table, notes)

    with pytest.raises(Refused, match="opened under version 7 of the rules"):
        asyncio.run(look())


def test_what_a_game_is_slow_to_load_is_loaded_once_beside_all_else(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    done, times = Event(), []

    def load() -> None:
        times.append(current_thread())
        done.set()

    def prepare(parlour: Any) -> Any:
        return load if parlour.wishes else None

    monkeypatch.setitem(registered(), "parlour", replace(PARLOUR, prepare=prepare))

    async def run() -> None:
        async with hall(database) as one:
            tables = (await opened(one), await opened(one))
            for table in tables:
                await one.look(table, notes)
                await one.act(table, note("tea"))
            assert not times  # where people wait and talk nothing is needed yet
            for table in tables:
                await one.act(table, lambda match: match.answer(0, 0, "w"))
        async with hall(database) as again:
            assert done.wait(10)
            done.clear()
            await again.look(tables[0], notes)

    asyncio.run(run())
    assert done.wait(10)
    assert len(times) == 2  # once a server
    assert current_thread() not in times


def test_the_duels_search_is_what_hierarchy_prepares(monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[Duel] = []
    solver = import_module("gunbai.games.hierarchy.solver.solve")
    monkeypatch.setattr(solver, "solve", asked.append)
    hierarchy, rng = registered()["hierarchy"], Random(1)
    match = gunbai.new("hierarchy", ["bot"] * 8, dice=1)
    while not match.state.conflicts:  # setting up and the first decrees need no duel
        assert hierarchy.prepare(match.state) is None
        number, ask = next(iter(match.open.items()))
        match.answer(ask.seat, number, ask_bot(match, number, rng))
    load = hierarchy.prepare(match.state)
    assert load is not None
    load()
    assert asked
