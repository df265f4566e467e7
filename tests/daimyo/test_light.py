"""The light companion: one seat keeps the book of a real table, and is asked what changed."""

from __future__ import annotations

from dataclasses import replace
from random import Random
from typing import Any

import pytest
from tests.daimyo.builders import drive, refused
from tests.daimyo.builders import light as table

import gunbai
from gunbai.core.script import Order, Pick, Refused
from gunbai.games.daimyo.battle import Battle
from gunbai.games.daimyo.companion import book
from gunbai.games.daimyo.companion.book import keep_book, reorder
from gunbai.games.daimyo.companion.entries import Done, Hits, gone
from gunbai.games.daimyo.pieces.weather import Weather
from gunbai.games.daimyo.procedure.nightfall import changes, reckon
from gunbai.games.daimyo.scenarios.read import faults
from gunbai.games.daimyo.text import order as typed
from gunbai.testing import conform

DONE = {"tell": "done"}
HONDA = "honda-spears"


@pytest.fixture
def battle() -> Battle:
    held = table()
    held.turn = 1
    return held


def keep(battle: Battle, *told: Any, **answers: Any) -> list[str]:
    """The keys of what is told when a turn's entries are these."""
    entries = [{"words": one} if isinstance(one, str) else one for one in told]
    _, said, _ = drive(keep_book(battle), {"daimyo.book": [*entries, DONE], **answers})
    return [one.key for one in said]


def refusal(battle: Battle, told: Any) -> str:
    value = {"words": told} if isinstance(told, str) else told
    return refused(book.read, battle, value)[0]


def test_a_turn_with_nothing_to_tell_is_one_entry(battle: Battle) -> None:
    assert keep(battle) == ["daimyo.nightfall"]


def test_a_clan_with_nothing_to_tell_is_one_entry_and_told_once(battle: Battle) -> None:
    assert keep(battle, "nothing 0:honda") == ["daimyo.book.nothing", "daimyo.nightfall"]
    assert "0:honda" not in book.form(battle)["commands"]
    assert refusal(battle, "nothing 0:honda") == "no-command"


def test_daimyo_1_every_third_hit_takes_a_stand(battle: Battle) -> None:
    """Two and two hits: a stand is gone and one hit stays; its loss weighs on morale."""
    before = battle.board.unit(HONDA)
    keep(battle, f"{HONDA} hits 2", f"{HONDA} hits 2")
    after = battle.board.unit(HONDA)
    assert (after.stands, after.hits, after.losses) == (before.stands - 1, 1, 1)


def test_r15_a_leader_with_a_lost_stand_is_diced_for(battle: Battle) -> None:
    leader = next(leader for leader in battle.leaders.values() if leader.unit)
    keys = keep(battle, f"{leader.unit} hits 3", **{"daimyo.roll.leader": [1, 1]})
    assert "daimyo.leader-falls" in keys
    assert not battle.leaders[leader.id].alive


def test_daimyo_10_a_unit_without_stands_counts_as_lost(battle: Battle) -> None:
    unit = battle.board.unit(HONDA)
    lost = battle.losses(unit.side).lost
    keep(battle, {"tell": "hits", "unit": HONDA, "count": 3 * unit.stands})
    assert battle.unit(HONDA) is None
    assert battle.losses(unit.side).lost > lost


def test_daimyo_5_a_test_of_morale_asks_what_only_the_table_shows(battle: Battle) -> None:
    asked = drive(
        keep_book(battle),
        {
            "daimyo.book": [{"words": f"{HONDA} test friend-routs"}, DONE],
            "daimyo.roll.morale": [1, 1],
            "daimyo.roll.rout": [3],
        },
    )[2]
    assert "daimyo.table.morale" in asked
    assert "daimyo.table.flight" not in asked
    assert battle.board.unit(HONDA).routing


def test_daimyo_4_routers_rally_once_they_have_fled_or_are_dispersed(battle: Battle) -> None:
    keep(battle, f"{HONDA} routing", **{"daimyo.roll.rout": [2]})
    assert battle.board.unit(HONDA).rout_moves == 1
    keys = keep(battle, f"{HONDA} test rally", **{"daimyo.roll.morale": [6, 6]})
    assert "daimyo.rallies" in keys
    assert not battle.board.unit(HONDA).routing
    assert refusal(battle, f"{HONDA} test rally") == "not-routing"


def test_what_was_told_wrongly_is_set_right_and_told_as_a_correction(battle: Battle) -> None:
    stands = battle.board.unit(HONDA).stands
    keep(battle, f"{HONDA} hits 4")
    keys = keep(battle, f"{HONDA} set stands {stands}", f"{HONDA} set hits 0", "weather snow")
    unit = battle.board.unit(HONDA)
    assert (unit.stands, unit.hits, unit.losses) == (stands, 0, 0)
    assert battle.board.weather is Weather.SNOW
    assert keys[:3] == ["daimyo.book.corrected"] * 2 + ["daimyo.book.weather"]


def test_who_is_not_gone_after_all_is_back(battle: Battle) -> None:
    keep(battle, f"{HONDA} gone left")
    assert gone(battle) == [HONDA]
    keep(battle, f"back {HONDA}")
    assert battle.unit(HONDA) is not None
    assert battle.losses(0).lost == battle.losses(1).lost == 0
    leader = next(iter(battle.leaders))
    keep(battle, f"{leader} falls", f"back {leader}")
    assert battle.leaders[leader].alive


@pytest.mark.parametrize(
    ("told", "why"),
    [
        ("honda-spears dances", "not-in-book"),
        ({"tell": "hits", "unit": HONDA}, "not-in-book"),
        ({"tell": "hits", "unit": HONDA, "count": 1, "more": 1}, "not-in-book"),
        ({}, "not-in-book"),
        ("nobody hits 2", "no-unit"),
        (f"{HONDA} hits 0", "book-hits"),
        (f"{HONDA} hits 31", "book-hits"),
        (f"{HONDA} set stands 99", "book-stands"),
        (f"{HONDA} set hits 3", "book-hits"),
        (f"{HONDA} test hunger", "no-reason"),
        (f"{HONDA} in-order", "already-so"),
        ("nobody falls", "no-leader"),
        (f"back {HONDA}", "not-gone"),
        ("activation 0:general", "acts-at-will"),
        ("activation 7:nobody", "no-command"),
        ("weather hail", "not-in-book"),
    ],
)  # fmt: skip
def test_what_cannot_be_told_is_refused_with_a_sentence(
    battle: Battle, told: Any, why: str
) -> None:
    before = battle.board
    assert refusal(battle, told) == why
    assert battle.board is before


def test_words_and_data_say_the_same(battle: Battle) -> None:
    assert book.read(battle, {"words": f"{HONDA} hits 2"}) == Hits(HONDA, 2)
    assert book.read(battle, {"tell": "hits", "unit": HONDA, "count": 2}) == Hits(HONDA, 2)
    assert book.read(battle, {"words": ""}) == Done()
    assert typed(f"{HONDA} hits 2", book.form(battle)) == {"words": f"{HONDA} hits 2"}


def test_daimyo_4_at_the_turns_end_only_the_loose_are_asked_about(battle: Battle) -> None:
    assert drive(reorder(battle))[2] == []
    keep(battle, f"{HONDA} disordered")
    assert drive(reorder(battle), {"daimyo.book.reforms": [HONDA]})[2] == ["daimyo.book.reforms"]
    assert battle.board.unit(HONDA).in_order
    battle.put(replace(battle.board.unit(HONDA), disordered=True).did(hit=True))
    assert drive(reorder(battle))[2] == []


def test_nightfall_tells_what_the_turn_took_from_each_side(battle: Battle) -> None:
    unit = battle.board.unit(HONDA)
    keep(battle, f"{HONDA} hits 3", f"{HONDA} disordered")
    told = [phrase.key for phrase in changes(battle, unit.side)]
    assert told == ["daimyo.night.stands", "daimyo.night.disordered"]
    assert list(changes(battle, 1 - unit.side)) == []
    (toll,) = drive(reckon(battle))[1]
    assert toll.values["lost0"] == toll.values["lost1"] == 0
    assert toll.values["weather"] == battle.board.weather.word


def test_one_seat_keeps_the_table_and_both_generals_may_win() -> None:
    """All is asked of the first seat; who wins is the General's seat, whoever kept the book."""
    options = {"scenario": "quick", "positions": "light"}
    match = gunbai.new("daimyo", ["random", "random"], options, dice=3)
    asked: set[int] = set()
    rng = Random(3)
    gunbai.play_bots(match, rng, lambda: asked.update(w[0] for w in match.view(None).waiting))
    assert asked <= {0}
    assert match.outcome is not None
    assert set(match.outcome.scores) == {0, 1}


@pytest.mark.parametrize("seed", range(3))
def test_the_light_companion_keeps_the_kits_promises(seed: int) -> None:
    options = {"scenario": "quick", "positions": "light", "turns": 3}
    conform("daimyo", seed, ["random", "random"], options)


def test_a_turn_without_contact_is_a_handful_of_questions() -> None:
    """Weather, the clans by one entry each, the end: nothing else is asked."""
    options = {"scenario": "okehazama", "positions": "light", "turns": 1}
    match = gunbai.new("daimyo", ["Aki", "Bo"], options, dice=1)
    asked: list[str] = []

    while match.outcome is None:
        ((number, question),) = match.asks(0).items()
        asked.append(question.key)
        assert not isinstance(question, Pick)
        match.answer(0, number, DONE if isinstance(question, Order) else "ready")
    assert asked == ["daimyo.ready", "daimyo.book"]


# A list of armies


LIST = """
[scenario]
id = "club"
name = "Club night"
[[side]]
id = "red"
name = "Red"
[[side]]
id = "blue"
name = "Blue"
[[clan]]
id = "sanada"
side = "red"
name = "Sanada"
[[clan]]
id = "hojo"
side = "blue"
name = "Hojo"
[[unit]]
id = "r1"
clan = "sanada"
troops = "samurai"
stands = 4
[[unit]]
id = "b1"
clan = "hojo"
troops = "spears"
stands = 6
[[unit]]
id = "rg"
side = "red"
troops = "guard"
stands = 3
[[unit]]
id = "bg"
side = "blue"
troops = "guard"
stands = 3
[[leader]]
side = "red"
name = "Masayuki"
rating = 2
with = "rg"
[[leader]]
side = "blue"
name = "Ujimasa"
rating = 1
with = "bg"
"""


def test_a_list_of_armies_without_places_is_enough_for_a_real_table() -> None:
    assert faults(LIST) == []
    for positions in ("light", "table"):
        options = {"scenario": "own", "positions": positions}
        match = gunbai.new("daimyo", ["Aki", "Bo"], options, dice=1)
        ((number, _),) = match.asks(0).items()
        match.answer(0, number, {"toml": LIST})
        assert [unit.id for unit in match.view(0).board.units] == ["r1", "b1", "rg", "bg"]
        assert match.view(0).board.width == 0


def test_a_list_of_armies_is_refused_where_the_program_must_know_places() -> None:
    match = gunbai.new("daimyo", ["Aki", "Bo"], {"scenario": "own"}, dice=1)
    ((number, _),) = match.asks(0).items()
    with pytest.raises(Refused) as caught:
        match.answer(0, number, {"toml": LIST})
    assert caught.value.refusal.key == "daimyo.no.list-needs-table"


def test_a_scenario_with_one_place_needs_its_table_and_all_places() -> None:
    placed = LIST.replace('troops = "samurai"', 'troops = "samurai"\nat = [10, 10]', 1)
    missing = [fault.values["what"].values.get("field") for fault in faults(placed)]
    assert missing.count("at") == 3
    assert "[table]" in missing
