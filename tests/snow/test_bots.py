"""Bots: legal in every seat, blind to what they may not see, and good at what they reckon."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from fractions import Fraction
from functools import partial
from random import Random
from typing import Any

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from msgspec.structs import replace
from tests.snow.runner import house, year

from gunbai.core.entries import Seated
from gunbai.core.game import Reasoned, Sight, Sitting
from gunbai.core.match import Match
from gunbai.core.record import Record
from gunbai.core.script import Choose, Divide, Number, Pick, Word, Write
from gunbai.core.seating import Wish, seated
from gunbai.games.snow import GAME
from gunbai.games.snow.bots import (
    BOTS,
    HOME,
    challenge_politely,
    emperor,
    reckoner,
    rounded,
    spending,
)
from gunbai.games.snow.rules.clash import Clash, Side
from gunbai.games.snow.rules.facets import FACETS
from gunbai.games.snow.rules.house import House
from gunbai.games.snow.rules.year import AUTUMN, SPRING, SUMMER, Year
from gunbai.games.snow.view import Board, view
from gunbai.games.snow.worth.prospects import Outlook, Person, member
from gunbai.games.snow.worth.reckoning import expected
from gunbai.games.snow.worth.weights import foreseen
from gunbai.play import ask_bot, bot_act, new, play_bots, replay, thought, verify
from gunbai.prose import prose
from gunbai.words.catalogue import LANGUAGES, bundle

RNG = Random(0)


def played(bots: list[str], seed: int, **options: Any) -> Match:
    match = new(GAME, bots, options, dice=seed)
    play_bots(match, Random(seed))
    return match


def outlook(now: Year, seat: int) -> Outlook:
    board = view(now, seat)
    return Outlook(board, seat, foreseen(board, seat or board.turn))


def choose(key: str, *options: str, **subject: str) -> Choose:
    return Choose(1, key, options, subject=subject)


# -- whole games ----------------------------------------------------------------------------------


def test_the_levels_play_any_seat_and_fair_is_the_usual_one() -> None:
    assert next(iter(GAME.bots)) == "fair"
    assert {"beginner", "fair", "strong", "master", "random"} <= set(GAME.bots)


@pytest.mark.parametrize("bot", BOTS)
def test_every_bot_plays_every_seat_to_the_end(bot: str) -> None:
    match = played([bot] * 3, 3, rounds=2)
    assert match.outcome is not None
    assert set(match.outcome.scores) == {1, 2}


@settings(max_examples=8, deadline=None)
@given(
    seed=st.integers(0, 10**6),
    bots=st.lists(st.sampled_from(list(BOTS)), min_size=2, max_size=5),
    points=st.sampled_from([5, 9, 15, 40]),
    scoring=st.sampled_from(["season", "year"]),
    secrets=st.sampled_from(["either", "challenge", "season_end"]),
)
def test_bots_are_legal_under_all_options(seed: int, bots: list[str], **options: Any) -> None:
    assert played(bots, seed, rounds=1, years=2, **options).over


def test_the_same_seed_plays_the_same_game() -> None:
    assert (
        played(["fair"] * 4, 9, rounds=2).record.dump()
        == played(["fair"] * 4, 9, rounds=2).record.dump()
    )


def test_bots_need_nothing_but_the_board_that_left_the_match() -> None:
    """A board that went through JSON gives the same answers as the one in memory."""
    match = new(GAME, ["fair"] * 4, {"rounds": 2}, dice=4)
    rng = Random(4)
    while match.open:
        number, ask = next(iter(match.open.items()))
        before = rng.getstate()
        answer = ask_bot(match, number, rng)
        rng.setstate(before)
        board = msgspec.json.encode(view(match.state, ask.seat), enc_hook=str)
        sight = Sight(ask.seat, partial(msgspec.json.decode, board, type=Board))
        again = GAME.bots["fair"](sight, ask.without_about(), rng)
        assert (again.value if isinstance(again, Reasoned) else again) == answer
        match.answer(ask.seat, number, answer)


def test_strong_houses_beat_those_who_draw_lots() -> None:
    matches = [played(["fair", "strong", "random"], seed, rounds=3) for seed in range(6)]
    won = Counter(seat for match in matches if match.outcome for seat in match.outcome.winners)
    assert won[1] >= 5


def test_fair_houses_leave_the_emperor_something_to_do() -> None:
    keys: Counter[str] = Counter()
    for seed in range(3):
        keys.update(event.key for event in played(["fair"] * 5, seed).log(None))
    assert keys["snow.met"] > 60
    assert keys["snow.challenged"] > 60


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_emperor_tells_no_scene_twice_in_a_year(language: str) -> None:
    seats = seated(GAME, [Wish("", "fair")] * 5, language)
    for seed in range(3):
        match = new(GAME, seats, {"years": 2}, seed)
        play_bots(match, Random(seed))
        told: dict[int, list[str]] = {}
        year = 0
        for event in match.log(None):
            if event.key == "snow.season":
                year = event.values["year"]
            elif event.key == "snow.met":
                scene = event.values["scene"].phrase
                told.setdefault(year, []).append(bundle(language).value(scene))
                assert set(scene.values) >= {"where"}
        assert all(len(scenes) > 15 for scenes in told.values())
        assert all(len(set(scenes)) == len(scenes) for scenes in told.values())
        assert told[1] != told[2]


def test_the_emperors_stories_begin_anew_only_when_all_are_told_and_then_elsewhere() -> None:
    words = prose("snow", HOME, "en")
    board = view(year(house(1), house(2)), 0)
    for kind in FACETS:
        said = []
        for number in range(80):
            ask = Write(
                0, "snow.scene", values={"name": "Ai"}, subject={"kind": kind, "number": number}
            )
            said.append(emperor.scene(words, board, ask))
        assert len({repr(line) for line in said}) == 80
        stories = [line["key"] for line in said]
        many = len(set(stories))
        assert many >= 14
        assert stories[:many] == stories[many : 2 * many]


def test_no_two_houses_tell_the_same_scene_in_a_season() -> None:
    for seed in range(3):
        match = played(["fair"] * 5, seed, rounds=1)
        told = [e.values["text"] for e in match.log(None) if e.key == "snow.told"]
        assert len(told) == 12
        assert len(set(told)) == 12


@pytest.mark.parametrize(("language", "cyrillic"), [("en", False), ("ru", True)])
def test_bots_write_in_the_letters_of_their_own_names(language: str, cyrillic: bool) -> None:
    match = new(GAME, seated(GAME, [Wish("", "fair")] * 3, language), {"rounds": 1}, 1)
    play_bots(match, Random(1))
    for home in match.state.houses:
        texts = (home.clan, home.samurai.name, home.samurai_ko.haiku, home.desire)
        for text in texts:
            assert any("а" <= letter <= "я" for letter in text.lower()) is cyrillic


def test_points_are_divided_without_leaving_a_facet_far_behind() -> None:
    ask = Divide(1, "snow.facets-samurai", FACETS, 15, 1)
    for seed in range(50):
        points = rounded(None, ask, Random(seed))
        ask.read(points)
        assert min(points.values()) >= 3
    small = Divide(1, "snow.facets-samurai", FACETS, 3, 1)
    assert rounded(None, small, RNG) == {"aware": 1, "steel": 1, "tanka": 1}


# -- the Emperor ----------------------------------------------------------------------------------


def met_by(home: House, **last: str) -> tuple[Outlook, Choose]:
    for role, kind in last.items():
        getattr(home, role).last = kind
    now = year(home)
    return outlook(now, 0), choose("snow.encounter", *FACETS, who="samurai")


def test_the_emperor_tests_what_costs_the_house_most() -> None:
    home = house(samurai=(5, 12, 3))
    view_, ask = met_by(home)
    costs = emperor.costs(view_, _he(view_), ask)
    assert emperor.hardest(view_, ask, RNG) == max(costs, key=lambda kind: costs[kind])


def _he(view_: Outlook) -> Person:
    return member(view_.active, "samurai")


def test_the_emperor_spares_a_house_the_same_type_twice_if_another_is_close() -> None:
    home = house(samurai=(5, 5, 5))
    view_, ask = met_by(home)
    first = emperor.fair(view_, ask, RNG)
    view_, ask = met_by(home, samurai_ko=first)
    assert emperor.hardest(view_, ask, RNG) == first
    assert emperor.fair(view_, ask, RNG) != first


def test_the_emperor_spares_nobody_where_the_others_are_far_easier() -> None:
    home = house(samurai=(9, 1, 1))
    home.samurai.start.update(aware=12)
    view_, ask = met_by(home)
    costs = emperor.costs(view_, _he(view_), ask)
    worst = max(costs, key=lambda kind: costs[kind])
    others = [cost for kind, cost in costs.items() if kind != worst]
    assert costs[worst] - max(others) > emperor.CLOSE
    view_, ask = met_by(home, samurai_ko=worst)
    assert emperor.fair(view_, ask, RNG) == worst


# -- a house --------------------------------------------------------------------------------------


def fight(
    home: House, stance: str, season: str, kind: str = "steel", role: str = "samurai"
) -> Year:
    now = year(home, season=season)
    me = Side(home.seat, home, home.member(role), "x")
    me.take(stance)
    me.open = True
    now.clash = Clash("steel", me, Side(0))
    return now


def test_kamae_is_the_stance_that_promises_most() -> None:
    home = house(samurai=(5, 5, 5))
    now = fight(home, "ariake", SPRING)
    look = outlook(now, 1)
    values = {s: v[""] for s, v in _expectations(look).items()}
    win = Fraction(135011, 177147)  # seven dice against five
    # Won: two points, both redirected: 4 Honor that count three times, 2 out of the source.
    assert values["kagai"] == win * (12 - 2) - (1 - win) * 2
    assert reckoner.kamae(look, choose("snow.kamae", *values), RNG) == "kagai"
    assert max(values.values()) == values["kagai"]


def _expectations(look: Outlook) -> Mapping[str, Mapping[str, Fraction]]:
    stake = look.stake(look.me)
    return {s: {o: expected(stake, f) for o, f in fs.items()} for s, fs in look.fights().items()}


@pytest.mark.parametrize(
    ("season", "steel", "start", "redirected"),
    [
        (SPRING, 5, 5, 2),  # 2 Honor count twice each; the Facet would only stray
        (AUTUMN, 3, 5, 0),  # home to where it began: as good as a Store, and stronger
        (AUTUMN, 4, 5, 1),
    ],
)
def test_points_are_redirected_where_treasure_counts_more(
    season: str, steel: int, start: int, redirected: int
) -> None:
    home = house(samurai=(5, steel, 5))
    home.samurai.start.update(steel=start)
    look = outlook(fight(home, "kagai", season), 1)
    ask = Number(1, "snow.redirect", 0, 2)
    assert spending.redirect(look, ask, RNG) == redirected


def test_of_mujintous_two_points_each_is_weighed_by_itself() -> None:
    home = house(samurai=(5, 4, 5))
    home.samurai.start.update(steel=5)
    look = outlook(fight(home, "mujintou", AUTUMN), 1)
    items = [Word("snow.facet.kenjutsu"), Word("snow.facet.aware")]
    assert spending.redirect_which(look, Pick(1, "snow.redirect-which", items), RNG) == [1]


def test_the_source_that_has_strayed_is_drained() -> None:
    home = house(samurai=(5, 4, 8), inheritance="twin-rivers")
    home.samurai.start.update(steel=5, tanka=6)
    look = outlook(fight(home, "kagai", SUMMER), 1)
    assert spending.source(look, choose("snow.source", "aware", "tanka"), RNG) == "tanka"


def test_the_cauldron_gets_what_has_strayed() -> None:
    home = house(samurai=(5, 5, 7))
    home.samurai.start.update(tanka=5)
    look = outlook(fight(home, "o-nabe", SPRING), 1)
    assert spending.sacrifice(look, choose("snow.sacrifice", *FACETS), RNG) == "tanka"


@pytest.mark.parametrize(("round_", "borne"), [(5, 2), (1, 0)])
def test_secrets_bear_a_loss_only_when_they_cannot_become_snow(round_: int, borne: int) -> None:
    home = house(secrets=5)
    now = fight(home, "kagai", SUMMER, role="samurai-ko")
    now.round = round_
    values = {"facet": Word("snow.facet.houjutsu"), "points": 2, "name": "she1"}
    ask = Number(1, "snow.shield", 0, 2, values=values)
    assert spending.shield(outlook(now, 1), ask, RNG) == borne


@pytest.mark.parametrize(("secrets", "steel", "bought"), [(9, 3, "steel"), (9, 5, "none")])
def test_a_point_is_bought_where_it_costs_the_score_nothing(
    secrets: int, steel: int, bought: str
) -> None:
    home = house(samurai_ko=(5, steel, 5), secrets=secrets)
    home.samurai_ko.start.update(steel=5)
    now = year(home, season=SUMMER)
    now.round, now.turn = 5, 2
    look = outlook(now, 1)
    assert spending.buy_which(look, choose("snow.buy-which", "none", *FACETS), RNG) == bought
    if bought == "steel":
        assert spending.buy(look, _buying(1, "houjutsu", "samurai-ko"), RNG) == 1


def _buying(least: int, facet: str, who: str) -> Number:
    values = {"facet": Word(f"snow.facet.{facet}")}
    return Number(1, "snow.buy", least, 3, values=values, subject={"who": who})


def test_honor_that_counts_twice_buys_nothing() -> None:
    home = house(samurai=(5, 3, 5), honor=9)
    home.samurai.start.update(steel=5)
    ask = _buying(0, "kenjutsu", "samurai")
    assert spending.buy(outlook(year(home), 1), ask, RNG) == 0


def test_a_samurai_reasserts_while_a_full_success_is_likely() -> None:
    home = house(samurai=(9, 1, 1), snow=2)
    now = fight(home, "ariake", SUMMER)
    assert now.clash is not None
    now.clash.second.successes = 1
    ask = choose("snow.reassert", "keep", "kagai", "ariake", "mujintou")
    assert reckoner.reassert(outlook(now, 1), ask, RNG) == "ariake"
    home.snow = 9  # a full success would bring nothing any more
    assert reckoner.reassert(outlook(now, 1), ask, RNG) == "keep"


# -- turns ----------------------------------------------------------------------------------------


def turning(home: House, season: str, round_: int, *options: str) -> str:
    now = year(home, season=season)
    now.round = round_
    return reckoner.turn(outlook(now, 1), choose("snow.turn", *options), RNG)


def test_the_couple_communes_in_the_last_round_of_summer() -> None:
    home = house(secrets=6)
    options = ("samurai", "samurai-ko", "commune")
    assert turning(home, SUMMER, 4, *options) != "commune"
    assert turning(home, SUMMER, 5, *options) == "commune"
    assert turning(house(snow=6), SUMMER, 5, *options) != "commune"


def test_all_secrets_are_turned_into_snow_and_no_snow_into_secrets() -> None:
    home = house(secrets=6, snow=3)
    look = outlook(year(home, season=SUMMER), 1)
    ways = choose("snow.commune-way", "secrets-to-snow", "snow-to-secrets")
    assert reckoner.commune_way(look, ways, RNG) == "secrets-to-snow"
    to_snow = Number(1, "snow.commune-secrets-to-snow", 1, 6)
    to_secrets = Number(1, "snow.commune-snow-to-secrets", 1, 3)
    assert reckoner.commune_points(look, to_snow, RNG) == 6
    assert reckoner.commune_points(look, to_secrets, RNG) == 1


def test_her_desire_is_revealed_when_he_comes_home() -> None:
    options = ("samurai", "samurai-ko", "reveal")
    assert turning(house(), AUTUMN, 1, *options) == "reveal"
    assert turning(house(), SUMMER, 1, *options) != "reveal"


def test_he_has_brought_what_she_desired_if_autumn_brought_stores() -> None:
    ask = choose("snow.desire-end", "brought", "missed", "untold")
    for stores, end in ((3, "brought"), (2, "missed")):
        home = house(stores=stores)
        home.brought = 2
        look = outlook(year(home, season=AUTUMN), 1)
        assert reckoner.desire_end(look, ask, RNG) == end


def test_the_one_goes_out_whom_the_road_costs_least() -> None:
    home = house(samurai=(5, 5, 5), samurai_ko=(1, 1, 1))
    look = outlook(year(home), 1)
    chosen = turning(home, SPRING, 1, "samurai", "samurai-ko", "samurai-sash")
    costs = {
        role: reckoner.hardest(look, member(look.house, role)) for role in ("samurai", "samurai-ko")
    }
    assert chosen == max(costs, key=lambda role: costs[role])


# -- challenges -----------------------------------------------------------------------------------


def opportunity(mine: tuple[int, int, int], season: str = SPRING) -> tuple[Outlook, Choose]:
    """House 2 may challenge the samurai of house 1, whose turn it is."""
    now = year(
        house(1, samurai=(4, 4, 4)), house(2, samurai=mine, samurai_ko=(1, 1, 1)), season=season
    )
    ask = choose("snow.challenge", "pass", "samurai", "samurai-ko", who="samurai")
    return outlook(now, 2), ask


def test_a_challenge_is_made_where_it_promises_something() -> None:
    look, ask = opportunity((9, 9, 9))
    assert reckoner.challenge_gladly(look, ask, RNG) == "samurai"
    values = reckoner.challenges(look, ask)
    assert values["samurai"] > values["samurai-ko"]


def test_no_challenge_is_made_where_it_promises_nothing() -> None:
    look, ask = opportunity((9, 9, 9), SUMMER)
    ask = choose("snow.challenge", "pass", "samurai", who="samurai")
    assert reckoner.challenges(look, ask)["samurai"] < 0
    assert reckoner.challenge_gladly(look, ask, RNG) == "pass"


def test_fair_houses_challenge_now_and_then_where_much_is_to_be_gained() -> None:
    look, ask = opportunity((9, 9, 9))
    answers = Counter(challenge_politely(look, ask, Random(seed)) for seed in range(60))
    assert set(answers) == {"pass", "samurai"}
    assert 15 < answers["samurai"] < 45


def test_the_contest_is_the_type_that_promises_most() -> None:
    now = year(house(1, samurai=(9, 1, 4)), house(2, samurai=(4, 9, 4)))
    ask = choose("snow.contest-type", *FACETS, who="samurai", other="samurai")
    assert reckoner.contest_type(outlook(now, 2), ask, RNG) == "steel"


def test_a_bot_that_nobody_names_has_a_name_in_the_language_of_the_table() -> None:
    assert GAME.bot_name(1) == GAME.bot_name(1, "en") == "Ume"
    assert GAME.bot_name(1, "ru") == "Умэ"
    assert GAME.bot_name(1, "xx") == "Ume"
    for language in GAME.bot_names:
        names = [GAME.bot_name(seat, language) for seat in range(GAME.players.stop - 1)]
        assert len(set(names)) == len(names)
        assert all(names)


def test_a_record_may_name_bots_by_their_former_ids_and_they_play_on() -> None:
    assert not any(bot.endswith("-ru") for bot in GAME.bots)
    match = new(GAME, ["fair-ru", "Aki", "master-ru"], {"rounds": 1}, 1)
    assert [sitting.player for sitting in match.setup.seats] == ["fair", "person", "master"]
    header = replace(
        match.record.header, seats=(Sitting("Рэйгэн", "fair-ru"), *match.record.header.seats[1:])
    )
    older = replay(Record(header, match.record.entries))
    older.enter(Seated(1, "Ума", "strong-ru", "host"))
    assert [older.bot_of(seat) for seat in range(3)] == ["fair", "strong", "master"]
    play_bots(older, Random(1))
    assert older.over
    assert verify(older.record).passed


def test_a_bot_says_what_its_answer_and_the_next_best_promise() -> None:
    match, rng = new(GAME, ["strong"] * 4, {"rounds": 1}, 3), Random(3)
    told: dict[str, int] = {}
    while match.open:
        number, ask = next(iter(match.open.items()))
        answer = thought(match, number).answer(rng)
        if answer.why:
            (why,) = answer.why
            assert answer.open
            assert answer.worth[answer.value] == max(answer.worth.values())
            assert isinstance(ask, Choose)
            assert set(answer.worth) == set(ask.options)
            for language in LANGUAGES:
                said = bundle(language).phrase(why)
                assert "snow." not in said
                assert why.values["given"] != why.values["other"]
            told[ask.key] = told.get(ask.key, 0) + 1
        bot_act(match, ask.seat, number, answer)
    assert {"snow.kamae", "snow.challenge", "snow.contest-type"} <= set(told)
