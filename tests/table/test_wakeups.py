"""What a server does by itself: time that is up, bots, standing answers; nobody has to look."""

from __future__ import annotations

from typing import Any

import pytest
from tests.table.conftest import Table
from tests.table.parlour import PARLOUR
from tests.table.town import Client, Town, entries, wake

from gunbai.core.entries import Answer, Expired, Seated
from gunbai.table.due import SHORTEST

HOUR = 3600


@pytest.fixture
def database(either: str) -> str:
    return either


@pytest.fixture
def town(database: str) -> Town:
    return Town(database)


def opened(client: Client, when_up: str, *names: str, **wish: Any) -> Table:
    clock = {"kind": "each", "seconds": HOUR, "when_up": when_up}
    return Table(client, *(names or ("Aki", "Ben")), clock=clock, **wish)


def test_a_bot_stands_in_when_the_time_is_up_and_nobody_looks(town: Town) -> None:
    with town.server() as client:
        table = opened(client, "stand-in")
        table.answer(1, 1, "a wish")
        town.at += HOUR - 1
        wake(client)
        assert not [e for e in entries(client, table) if isinstance(e, Expired)]
        town.at += 1
        wake(client)
        found = entries(client, table)
        assert [(e.seat, e.at) for e in found if isinstance(e, Expired)] == [(0, town.at)]
        assert [(e.seat, e.by) for e in found if isinstance(e, Seated)] == [(0, "clock")]
        assert {e.ask for e in found if isinstance(e, Answer) and e.seat == 0} >= {0}
        assert table.view(1)["seats"][0] == {"name": "Aki", "player": "plain"}


def test_a_bot_answers_one_question_and_the_next_is_the_persons(town: Town) -> None:
    with town.server() as client:
        table = opened(client, "answer")
        table.answer(1, 1, "a wish")
        town.at += HOUR
        wake(client)
        assert [ask["key"] for ask in table.view(0)["asks"]] == ["parlour.guess"]
        assert table.view(1)["seats"][0]["player"] == "person"
        (ask,) = table.view(0)["asks"]
        assert table.answer(0, ask["id"], 3).status_code == 200


@pytest.mark.parametrize("when_up", ["remind", "host"])
def test_a_table_that_reminds_or_leaves_it_to_the_host_waits_on(town: Town, when_up: str) -> None:
    with town.server() as client:
        table = opened(client, when_up)
        town.at += 5 * HOUR
        wake(client, 3)
        late = [e for e in entries(client, table) if isinstance(e, Expired)]
        assert {e.seat for e in late} == {0, 1}
        assert len(late) == 2
        assert table.answer(0, 0, "late, but here").status_code == 200


def test_of_two_servers_over_one_store_only_one_ends_a_time(town: Town) -> None:
    with town.server() as one, town.server() as other:
        table = opened(one, "stand-in")
        town.at += HOUR
        wake(one)
        wake(other)
        wake(one)
        late = [e for e in entries(one, table) if isinstance(e, Expired)]
        assert sorted(e.seat for e in late) == [0, 1]
        sat = [e for e in entries(other, table) if isinstance(e, Seated)]
        assert sorted(e.seat for e in sat) == [0, 1]


def test_a_time_that_was_up_while_no_server_ran_is_ended_by_the_next(town: Town) -> None:
    with town.server() as client:
        table = opened(client, "stand-in")
    town.at += 2 * HOUR
    with town.server() as client:
        wake(client)
        assert {e.seat for e in entries(client, table) if isinstance(e, Expired)} == {0, 1}


def test_bots_begin_at_once_and_go_on_after_a_restart(
    town: Town, monkeypatch: pytest.MonkeyPatch
) -> None:
    with town.server() as client:
        table = Table(client, "Aki", "plain")
        wake(client)
        assert [e.seat for e in entries(client, table) if isinstance(e, Answer)] == [1]
        with monkeypatch.context() as broken:
            bots = {**PARLOUR.bots, "plain": PARLOUR.bots["broken"]}
            broken.setitem(vars(PARLOUR), "bots", bots)
            table.answer(0, 0, "a wish")
            wake(client)
            assert len([e for e in entries(client, table) if isinstance(e, Answer)]) == 2
    with town.server() as client:
        wake(client, ahead=60)  # as a server does when it starts
        assert [e.seat for e in entries(client, table) if isinstance(e, Answer)] == [1, 0, 1]


def test_whoever_is_back_takes_the_seat_and_the_bot_is_not_waited_for(town: Town) -> None:
    with town.server() as client:
        table = opened(client, "stand-in")
        town.at += HOUR
        wake(client)
        assert table.do(0, "return").status_code == 200
        assert table.view(1)["seats"][0] == {"name": "Aki", "player": "person"}
        assert [e.by for e in entries(client, table) if isinstance(e, Seated)][-1] == "return"


# -- standing answers ---------------------------------------------------------------------------


@pytest.fixture
def standing(monkeypatch: pytest.MonkeyPatch) -> None:
    values = {"parlour.way": ("left", "right"), "parlour.guess": (1, 2, 3, 4, 5, 6)}
    monkeypatch.setitem(vars(PARLOUR), "standing", values)


def test_a_standing_answer_is_given_after_a_persons_time(town: Town, standing: None) -> None:
    with town.server() as client:
        table = Table(client, "Aki", "Ben")
        assert table.do(0, "standing", key="parlour.guess", value=4).status_code == 200
        for seat in (0, 1):
            table.answer(seat, seat, "a wish")
        begun, given = town.at, 0
        while not given:
            town.at += 1
            wake(client)
            given = sum(isinstance(e, Answer) and e.value == 4 for e in entries(client, table))
        assert SHORTEST <= town.at - begun < HOUR
        assert table.view(0)["standing"] == [{"key": "parlour.guess", "value": 4, "how": "always"}]
        assert table.view(1)["standing"] == []


def test_an_answer_for_once_is_given_once(town: Town, standing: None) -> None:
    with town.server() as client:
        table = Table(client, "Aki", "Ben", options={"rounds": 2})
        table.do(0, "standing", key="parlour.guess", value=4, how="once")
        for seat in (0, 1):
            table.answer(seat, seat, "a wish")
        town.at += HOUR
        wake(client)
        (ask,) = table.view(1)["asks"]
        table.answer(1, ask["id"], 2)
        assert table.view(0)["standing"] == []
        town.at += HOUR
        wake(client)
        assert len(table.view(0)["asks"]) == 1


def test_a_standing_answer_is_taken_back_and_refused_where_none_can_stand(
    town: Town, standing: None
) -> None:
    with town.server() as client:
        table = Table(client, "Aki", "Ben")
        reply = table.do(0, "standing", key="parlour.wish", value="peace")
        assert reply.json()["error"]["key"] == "core.no-standing"
        table.do(0, "standing", key="parlour.guess", value=4)
        table.do(0, "standing", key="parlour.guess", value=None)
        assert table.view(0)["standing"] == []
