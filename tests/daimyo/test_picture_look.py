"""A look at the field: what it foretells is what the order then does; refusals are the same."""

from __future__ import annotations

from collections.abc import Iterator
from fractions import Fraction
from math import dist
from random import Random
from typing import Any

import pytest

import gunbai
from gunbai.core.match import Match
from gunbai.core.script import Refused
from gunbai.core.view import View
from gunbai.games.daimyo.seen.chances import forecast
from gunbai.games.daimyo.seen.look.asked import awaited
from gunbai.games.daimyo.seen.look.look import Look, look
from gunbai.games.daimyo.seen.picture.overlays import over, under
from gunbai.words.catalogue import phrase


def asked(scenario: str, seed: int, key: str, most: int = 400) -> Iterator[tuple[Match, int, Any]]:
    """The moments of a battle at which one question is open."""
    match = gunbai.new("daimyo", ["bot", "bot"], {"scenario": scenario, "turns": 5}, dice=seed)
    rng = Random(seed)
    for _ in range(most):
        for number, ask in list(match.open.items()):
            if ask.key == key:
                yield match, number, ask
        if not gunbai.play.bot_turn(match, rng):
            return


def test_daimyo_3_a_ghost_stands_where_the_unit_then_stands() -> None:
    rng, seen = Random(3), 0
    for match, number, ask in asked("quick", 3, "daimyo.move", 120):
        value = ask.sample(rng)
        if "unit" not in value or not value["order"]:
            continue
        view = match.view(ask.seat)
        found = look(view, value, True)
        assert found.preview is not None
        assert found.preview.refusal is None
        assert found.preview.cost <= found.preview.most + 0.06
        match.answer(ask.seat, number, value)
        moved = next(u for u in match.view(None).board.units if u.id == value["unit"])
        if moved.deeds.get("moved"):
            end = found.preview.poses[-1]
            assert (end.x, end.y, end.facing) == (moved.x, moved.y, moved.facing)
            seen += 1
        if seen == 12:
            return
    assert seen > 3


@pytest.fixture(scope="module")
def ordering() -> tuple[Match, int, Any]:
    return next(asked("okehazama", 5, "daimyo.move"))


def look_of(ordering: tuple[Match, int, Any], **query: Any) -> Look:
    match, _, ask = ordering
    return look(match.view(ask.seat), {"unit": ask.form["units"][0], **query}, True)


@pytest.mark.parametrize(
    "order",
    ["advance 99", "wheel left 200", "dance", "retire 1; advance 1", "charge nobody", "form 99"],
)
def test_a_look_refuses_what_the_judge_refuses(
    ordering: tuple[Match, int, Any], order: str
) -> None:
    match, number, ask = ordering
    unit = ask.form["units"][0]
    preview = look_of(ordering, order=order).preview
    assert preview is not None
    assert preview.refusal is not None
    with pytest.raises(Refused) as refused:
        match.answer(ask.seat, number, {"unit": unit, "order": order})
    if not order.startswith("charge"):
        assert refused.value.refusal == preview.refusal
    assert phrase("en", preview.refusal) != preview.refusal.key
    assert phrase("ru", preview.refusal) != preview.refusal.key


def test_what_a_look_offers_next_is_legal(ordering: tuple[Match, int, Any]) -> None:
    """The advance and the wheel that are offered are the most there is, and are not refused."""
    start = look_of(ordering).preview
    assert start is not None
    assert start.room.ahead > 0
    for order in (f"advance {start.room.ahead:g}", f"wheel left {start.room.round}"):
        then = look_of(ordering, order=order).preview
        assert then is not None
        assert then.refusal is None or "too-far" not in then.refusal.key, order
    more = look_of(ordering, order=f"wheel right {start.room.round + 2}").preview
    assert more is not None
    assert more.refusal is not None


def test_a_goal_makes_an_order_that_goes_there(ordering: tuple[Match, int, Any]) -> None:
    match, _, ask = ordering
    unit = next(u for u in match.view(0).board.units if u.id == ask.form["units"][0])
    for dx, dy in ((8.0, 0.0), (-8.0, 0.0), (0.0, 8.0), (0.0, -8.0)):
        goal = unit.x + dx, unit.y + dy
        preview = look_of(ordering, x=goal[0], y=goal[1]).preview
        assert preview is not None
        assert preview.refusal is None
        begin, end = preview.poses[0], preview.poses[-1]
        assert dist((end.x, end.y), goal) <= dist((begin.x, begin.y), goal)


@pytest.mark.parametrize(
    "query",
    [
        {},
        {"unit": "nobody"},
        {"unit": 7},
        {"leader": "x" * 5000},
        {"x": "nan", "y": "inf"},
        {"x": "1e999", "y": "0"},
        {"order": "advance nan; " * 500},
        {"target": "o-guard"},
        {"order": "wheel left 1e308"},
    ],
)
def test_nonsense_is_no_fault(ordering: tuple[Match, int, Any], query: dict[str, Any]) -> None:
    match, _, ask = ordering
    view = match.view(ask.seat)
    for more in ({}, {"unit": ask.form["units"][0]}):
        found = look(view, {**more, **query}, True)
        assert isinstance(under(view.board, found) + over(view.board, found), str)


def test_without_hints_no_chance_is_told(ordering: tuple[Match, int, Any]) -> None:
    match, _, ask = ordering
    view = match.view(ask.seat)
    for unit in view.board.units:
        told = look(view, {"unit": unit.id}, False).facts
        assert not any("%" in phrase("en", fact) for fact in told)
        assert any("%" in phrase("en", f) for f in look(view, {"unit": unit.id}, True).facts) or (
            unit.arm == "seat" or unit.frenzied
        )


def test_others_units_can_be_looked_at_but_not_ordered(ordering: tuple[Match, int, Any]) -> None:
    match, _, ask = ordering
    view = match.view(ask.seat)
    foe = next(u for u in view.board.units if view.board.sides[u.side].seat != ask.seat)
    found = look(view, {"unit": foe.id, "order": "advance 1"}, True)
    assert found.unit == foe
    assert (found.asked, found.preview) == ("", None)
    assert look(match.view(None), {"unit": ask.form["units"][0]}, True).asked == ""


def test_daimyo_3_a_charge_is_foretold_before_it_is_declared() -> None:
    """Targets are legal, the enemy's side is told, and every chance is a whole per cent."""
    for match, _, ask in asked("quick", 4, "daimyo.charge"):
        view: View = match.view(ask.seat)
        for unit in ask.form["units"]:
            for target in look(view, {"unit": unit}, True).targets:
                ask.read({"unit": unit, "order": target.order})
                preview = look(view, {"unit": unit, "target": target.id}, True).preview
                assert preview is not None
                assert preview.refusal is None
                assert preview.order == target.order
                keys = [effect.key for effect in preview.effects]
                assert keys[0] == "daimyo.page.strikes"
                assert keys[-1] == "daimyo.page.home"
                home = preview.effects[-1].values
                assert 0 <= home["push"] + home["pushed"] <= 100
                return
    raise AssertionError("no charge was ever possible")


def test_daimyo_9_the_forecast_is_exact() -> None:
    match, _, _ = next(asked("okehazama", 5, "daimyo.activate"))
    board = match.view(None).board
    assert (board.season, board.weather) == ("summer", "thunderstorm")
    assert dict(forecast(board)) == {"fine": Fraction(1, 2), "thunderstorm": Fraction(1, 2)}


def test_questions_say_whom_they_are_about(ordering: tuple[Match, int, Any]) -> None:
    match, _, ask = ordering
    wanted = awaited(match.view(ask.seat))
    assert set(ask.form["units"]) <= set(wanted.ready)
    assert awaited(match.view(1 - ask.seat)).ready == set()
    commands = next(asked("okehazama", 5, "daimyo.activate"))
    view = commands[0].view(commands[2].seat)
    board = view.board
    own = {u.id for u in board.units if board.sides[u.side].seat == view.seat and u.arm != "seat"}
    assert set(awaited(view).ready) == own


def test_on_a_real_table_a_look_only_says_who_it_is() -> None:
    wish = {"scenario": "quick", "positions": "table"}
    match = gunbai.new("daimyo", ["Solo", "Solo again"], wish, "typed")
    view = match.view(0)
    unit = view.board.units[0]
    found = look(view, {"unit": unit.id, "order": "advance 1", "x": "1", "y": "1"}, True)
    assert found == Look(unit)
    assert under(view.board, found) + over(view.board, found) == ""
    assert awaited(view).ready == set()
