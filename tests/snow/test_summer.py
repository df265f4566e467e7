"""Summer: desire, full successes, reasserting, Secrets, communing (R13, R15, R16, R18)."""

from __future__ import annotations

from typing import Any

import pytest
from tests.snow.runner import Run, hits, house, misses, points, run, year

from gunbai.core.game import WHOLE
from gunbai.core.script import Refused, Together
from gunbai.games.snow.procedure.confrontation import challenge, encounter
from gunbai.games.snow.rules.house import House
from gunbai.games.snow.rules.scoring import brought
from gunbai.games.snow.rules.year import AUTUMN, SEASONS, SPRING, SUMMER
from gunbai.games.snow.script import choose_turn, end_season, scene, turn
from gunbai.games.snow.told.explain import explain
from gunbai.games.snow.view import view


def met(home: House, who: Any, kind: str, dice: list[list[int]], kamae: str, **answers: Any) -> Run:
    """An encounter in Summer."""
    script = encounter(year(home, season=SUMMER), home, who)
    return run(script, dice, encounter=kind, scene="", kamae=kamae, **answers)


# -- what she desires ---------------------------------------------------------------------------


def test_r13_her_desire_is_told_to_all() -> None:
    home = house(3)
    now = year(home, season=SUMMER)
    done = run(scene(now, home), scene_summer="", desire="The sea")
    (event,) = done.tells
    assert (event.key, event.to) == ("snow.desired", None)
    assert not done.ask("snow.desire").secret
    assert view(now, None).houses[0].desire == "The sea"
    assert "reveal" not in next(choose_turn(now, home, ["samurai", "samurai-ko"])).options  # type: ignore[union-attr]


def test_r13_or_to_her_own_house_alone_where_the_table_agreed_so() -> None:
    home = house(3)
    now = year(home, season=SUMMER, desire="secret")
    done = run(scene(now, home), scene_summer="", desire="The sea")
    (event,) = done.tells
    assert (event.key, event.to) == ("snow.desired-in-secret", (3,))
    assert done.ask("snow.desire").secret
    assert (home.desire, home.desire_known) == ("The sea", False)
    assert view(now, None).houses[0].desire == ""


def test_r13_a_hidden_desire_is_opened_at_the_years_end_at_the_latest() -> None:
    home, known = house(1), house(2)
    home.desire = known.desire = "The sea"
    known.desire_known = True
    answers = {"buy_which": "none", "desire_end": "untold"}
    ends = {s: run(end_season(year(home, known, season=s)), **answers) for s in SEASONS}
    opened = [e for s in SEASONS for e in ends[s].tells if e.key == "snow.revealed"]
    assert [(e.values["text"], e.reveals, e.to) for e in opened] == [("The sea", True, None)]
    assert opened[0] in ends[AUTUMN].tells
    assert home.desire_known


@pytest.mark.parametrize(
    ("end", "told"),
    [("brought", ["snow.desire-brought"]), ("missed", ["snow.desire-missed"]), ("untold", [])],
)
def test_r13_its_house_is_asked_first_whether_he_brought_it(end: str, told: list[str]) -> None:
    home, open_hearted = house(1, stores=2), house(2)
    home.desire = open_hearted.desire = "The sea"
    open_hearted.desire_known = True
    now = year(home, open_hearted, season=AUTUMN)
    done = run(end_season(now), desire_end=end)
    (ask,) = done.asks
    assert (ask.key, ask.seat) == ("snow.desire-end", 1)
    (said,) = explain(now, ask, hints=False)[WHOLE]
    assert said.values["text"] == "The sea"
    assert done.keys[:2] == ["snow.closing", "snow.scored"]
    assert done.keys[done.keys.index("snow.revealed") :] == ["snow.revealed", *told]
    assert home.scores == [2]  # it brings nothing, and costs nothing
    assert view(now, None).houses[0].desire_end == ("" if end == "untold" else end)


def test_r13_desires_are_asked_for_all_at_once_and_only_as_the_year_ends() -> None:
    homes = house(1), house(2)
    for home in homes:
        home.desire = "The sea"
    spring, autumn = year(*homes, season=SPRING), year(*homes, season=AUTUMN)
    assert not run(end_season(spring)).asks
    script = end_season(autumn)
    assert next(script).key == "snow.closing"  # type: ignore[union-attr]
    together = next(script)
    assert isinstance(together, Together)
    assert [ask.seat for ask in together.asks] == [1, 2]


def test_r13_what_became_of_it_stays_with_the_house_until_it_is_opened() -> None:
    home = house()
    home.desire, home.desire_end = "The sea", "brought"
    now = year(home, season=AUTUMN, desire="secret")
    assert [view(now, seat).houses[0].desire_end for seat in (1, None)] == ["brought", ""]


def test_r28_it_is_revealed_on_her_turn_and_takes_no_time() -> None:
    home = house()
    home.desire = "The sea"
    done = run(choose_turn(year(home, season=AUTUMN), home, ["samurai"]), turn=["reveal"])
    assert done.result == "samurai"
    (event,) = done.tells
    assert event.to is None
    assert event.reveals
    assert event.values["text"] == "The sea"
    assert home.desire_known


def test_r28_each_summer_brings_a_new_desire() -> None:
    home = house()
    home.desire, home.desire_known, home.desire_end = "The sea", True, "brought"
    run(scene(year(home, season=SUMMER, desire="secret"), home), scene_summer="", desire="Rain")
    assert (home.desire, home.desire_known, home.desire_end) == ("Rain", False, "")


# -- every die a success ------------------------------------------------------------------------


@pytest.mark.parametrize(("snow", "after"), [(0, 8), (7, 8), (8, 8), (11, 11)])
def test_a_full_success_sets_snow_to_the_highest_facet_if_that_is_more(
    snow: int, after: int
) -> None:
    home = house(samurai=(8, 3, 5), snow=snow)
    dice = [hits(1, 1), hits(3, 3)]
    met(home, home.samurai, "steel", dice, "mujintou", reassert="keep")
    assert home.snow == after


def test_a_full_success_adds_her_highest_facet_to_secrets() -> None:
    home = house(samurai_ko=(8, 3, 5), secrets=4)
    met(home, home.samurai_ko, "steel", [hits(1, 1), misses(3)], "mujintou")
    assert home.secrets == 12


def test_the_facets_are_those_before_the_win_takes_effect() -> None:
    home = house(samurai_ko=(5, 5, 3))
    met(home, home.samurai_ko, "steel", [hits(7, 7), misses(5)], "kagai")
    assert home.secrets == 5
    assert points(home.samurai_ko) == (3, 7, 3)


def test_r15_an_empty_pool_is_no_full_success() -> None:
    home = house(samurai_ko=(8, 2, 5), secrets=4)
    met(home, home.samurai_ko, "steel", [misses(2)], "mujintou")
    assert home.secrets == 4


@pytest.mark.parametrize(
    ("full_dice", "dice", "secrets"), [(1, 1, 12), (2, 1, 4), (2, 2, 12), (1, 2, 12)]
)
def test_r15_a_table_may_ask_for_two_dice(full_dice: int, dice: int, secrets: int) -> None:
    home = house(samurai_ko=(8, dice + 2, 5), secrets=4)
    script = encounter(year(home, season=SUMMER, full_dice=full_dice), home, home.samurai_ko)
    rolls = [hits(dice, dice), misses(dice + 2)]
    run(script, rolls, encounter="steel", scene="", kamae="mujintou")
    assert home.secrets == secrets


def test_r15_a_roll_that_is_rolled_anew_counted_too() -> None:
    home = house(samurai=(8, 3, 5), snow=2)
    dice = [hits(1, 1), hits(3, 3), hits(1, 1)]
    met(home, home.samurai, "steel", dice, "mujintou", reassert=["mujintou", "keep"])
    assert home.snow == 8  # 8 by the first, 7 after paying, 8 again by the second


def test_no_treasure_comes_of_full_successes_in_other_seasons() -> None:
    home = house(samurai_ko=(8, 3, 5))
    script = encounter(year(home, season=AUTUMN), home, home.samurai_ko)
    run(
        script,
        [hits(1, 1), misses(3)],
        encounter="steel",
        scene="",
        kamae="mujintou",
        redirect_which=[[]],
    )
    assert (home.snow, home.secrets, home.stores) == (0, 0, 2)


def test_a_win_in_summer_brings_no_treasure() -> None:
    home = house()
    done = met(home, home.samurai, "steel", [hits(2, 5), misses(5)], "ariake")
    assert points(home.samurai) == (4, 6, 5)
    assert (home.honor, home.snow, home.secrets, home.stores) == (0, 0, 0, 0)
    assert "snow.redirect" not in done.asked


# -- reasserting --------------------------------------------------------------------------------


def test_r16_a_samurai_reasserts_again_for_another_snow() -> None:
    home = house(snow=2)
    dice = [misses(3), hits(1, 5), misses(5), hits(2, 7)]
    done = met(home, home.samurai, "steel", dice, "mujintou", reassert=["ariake", "kagai"])
    assert done.pools == [3, 5, 5, 7]
    assert home.snow == 0
    assert points(home.samurai) == (3, 7, 5)  # won by the last, in kagai
    assert done.asked.count("snow.reassert") == 2


def test_r16_after_the_dice_are_known_and_before_they_take_effect() -> None:
    home = house(snow=1)
    dice = [misses(5), hits(1, 5)]
    done = met(home, home.samurai, "steel", dice, "ariake", reassert="keep")
    assert done.asked[-1] == "snow.reassert"
    assert done.keys[-4:] == ["snow.rolled", "snow.emperor-rolled", "snow.lost", "snow.weakened"]


def test_a_samurai_ko_never_reasserts_nor_does_one_without_snow() -> None:
    for snow, who in ((5, "samurai_ko"), (0, "samurai")):
        home = house(snow=snow)
        dice = [misses(5), hits(1, 5)]
        done = met(home, getattr(home, who), "steel", dice, "ariake")
        assert "snow.reassert" not in done.asked


def test_nobody_reasserts_outside_summer() -> None:
    home = house(snow=5)
    script = encounter(year(home, season=AUTUMN), home, home.samurai)
    laid: dict[str, Any] = {"encounter": "steel", "scene": "", "kamae": "ariake"}
    assert "snow.reassert" not in run(script, [misses(5), hits(1, 5)], **laid).asked


def test_r16_in_a_challenge_it_goes_round_until_both_let_the_dice_lie() -> None:
    one, two = house(1, snow=3), house(2, snow=2)
    done = run(
        challenge(year(one, two, season=SUMMER), two, two.samurai, one, one.samurai),
        [hits(1, 5), misses(5), hits(2, 5), hits(3, 5)],
        contest_type="steel",
        contest="",
        kamae=["ariake", "ariake"],
        reassert=["keep", "ariake", "ariake", "keep", "keep"],
    )
    again = [ask for ask in done.asks if ask.key == "snow.reassert"]
    assert [ask.seat for ask in again] == [2, 1, 2, 1, 2]
    assert not any(ask.secret for ask in again)  # each is told at once
    assert done.told("snow.won-over")["name"] == "he2"
    assert (one.snow, two.snow) == (2, 1)


# -- Secrets ------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("secrets", "borne", "left", "steel"), [(5, 2, 3, 5), (5, 1, 4, 4), (5, 0, 5, 3), (1, 1, 0, 4)]
)
def test_r30_secrets_bear_any_part_of_a_loss(
    secrets: int, borne: int, left: int, steel: int
) -> None:
    home = house(secrets=secrets)
    dice = [misses(7), hits(1, 5)]
    done = met(home, home.samurai_ko, "steel", dice, "kagai", shield=borne)
    assert home.secrets == left
    assert home.samurai_ko.facets["steel"] == steel
    assert done.ask("snow.shield").high == min(2, secrets)


def test_secrets_shield_the_sacrifice_of_the_cauldron_too() -> None:
    home = house(secrets=3, school="scarlet-cauldron")
    dice = [misses(8), hits(1, 5)]
    met(home, home.samurai_ko, "steel", dice, "o-nabe", shield=[2, 1], sacrifice="aware")
    assert points(home.samurai_ko) == (5, 5, 5)
    assert home.secrets == 0


def test_secrets_shield_no_samurai() -> None:
    home = house(secrets=5)
    done = met(home, home.samurai, "steel", [misses(5), hits(1, 5)], "ariake")
    assert "snow.shield" not in done.asked


@pytest.mark.parametrize("season", SEASONS)
def test_r34_secrets_bear_losses_in_every_season(season: str) -> None:
    home = house(secrets=5)
    script = encounter(year(home, season=season), home, home.samurai_ko)
    laid: dict[str, Any] = {"encounter": "steel", "scene": "", "kamae": "kagai"}
    run(script, [misses(7), hits(1, 5)], shield=2, **laid)
    assert points(home.samurai_ko) == (5, 5, 5)
    assert home.secrets == 3


def test_r35_secrets_of_an_earlier_year_are_not_scored_again() -> None:
    home = house(secrets=10)
    now = year(home, season=AUTUMN, years=2)
    run(end_season(now))
    now.number, now.season = 2, SUMMER
    home.brought = brought(now, home)
    home.snow, home.secrets = 3, 12
    run(end_season(now), buy_which="none")
    assert home.scores == [0, 3 + 2]  # 15 held, 10 of them of the year before


def test_r35_only_what_she_has_above_them_counts() -> None:
    home = house(secrets=4)
    home.brought = 10
    run(end_season(year(home, season=SUMMER)), buy_which="none")
    assert home.scores == [0]


@pytest.mark.parametrize(("carried", "scores"), [("again", [6, 8, 7]), ("once", [6, 2, 0])])
def test_r37_treasure_carried_over_scores_again_or_once(carried: str, scores: list[int]) -> None:
    home = house()
    now = year(home, carried=carried)
    for season in SEASONS:
        now.season = season
        home.brought = brought(now, home)
        if season == SPRING:
            home.honor = 6
        if season == SUMMER:
            home.snow, home.secrets = 7, 1  # five turned, and two more learned
        run(end_season(now), buy_which="none")
    assert home.scores == scores


def challenged(secrets: str, **answers: Any) -> tuple[Run, House]:
    """A samurai-ko with 5 Secrets was challenged in Steel and lost a point."""
    one, two = house(1, secrets=5), house(2)
    done = run(
        challenge(
            year(one, two, season=SUMMER, secrets=secrets), two, two.samurai_ko, one, one.samurai_ko
        ),
        [hits(1, 5), misses(5)],
        contest_type="steel",
        contest="",
        kamae=["ariake", "ariake"],
        shield=0,
        **answers,
    )
    return done, one


@pytest.mark.parametrize("secrets", ["either", "challenge"])
def test_r18_after_a_challenge_secrets_buy_any_of_her_facets(secrets: str) -> None:
    done, home = challenged(secrets, buy_which="tanka", buy=2)
    assert points(home.samurai_ko) == (5, 4, 7)
    assert home.secrets == 1
    assert (done.ask("snow.buy").low, done.ask("snow.buy").high) == (1, 2)


def test_r18_only_at_the_seasons_end_where_the_table_says_so() -> None:
    done, home = challenged("season_end")
    assert "snow.buy-which" not in done.asked
    run(end_season(year(home, season=SUMMER, secrets="season_end")), buy_which="aware", buy=1)
    assert points(home.samurai_ko) == (6, 4, 5)
    assert home.scores == [4 - 2]


@pytest.mark.parametrize(("secrets", "asked"), [("either", 1), ("challenge", 0), ("season_end", 1)])
def test_r18_before_the_scoring_of_summer(secrets: str, asked: int) -> None:
    home = house(secrets=4)
    done = run(end_season(year(home, season=SUMMER, secrets=secrets)), buy_which="none")
    assert done.asked.count("snow.buy-which") == asked
    assert home.scores == [4]


def test_r22_secrets_buy_one_facet_an_occasion() -> None:
    home = house(secrets=20)
    done = run(end_season(year(home, season=SUMMER)), buy_which="aware", buy=4)
    assert done.asked == ["snow.buy-which", "snow.buy"]
    assert home.secrets == 4


def test_summer_ends_with_snow_as_stores_and_secrets_as_they_are() -> None:
    home = house(snow=6, secrets=3)
    run(end_season(year(home, season=SUMMER)), buy_which="none")
    assert home.scores == [9]
    assert (home.snow, home.secrets, home.stores) == (0, 3, 6)


# -- the turn, and communing --------------------------------------------------------------------


def test_a_summer_turn_is_a_confrontation_for_each_in_her_order() -> None:
    home = house()
    done = run(
        turn(year(home, season=SUMMER), home),
        [misses(5), hits(1, 5)] * 2,
        turn="samurai-ko",
        encounter=["aware", "steel"],
        scene="",
        kamae="ariake",
    )
    assert (home.samurai.last, home.samurai_ko.last) == ("steel", "aware")
    assert done.asked.count("snow.turn") == 1  # who is left is not asked


@pytest.mark.parametrize("points_turned", [1, 4, 6])
def test_communing_turns_any_amount_of_secrets_into_snow(points_turned: int) -> None:
    home = house(snow=1, secrets=6)
    done = run(
        turn(year(home, season=SUMMER), home),
        turn="commune",
        commune_way="secrets-to-snow",
        commune_secrets_to_snow=points_turned,
    )
    assert (home.snow, home.secrets) == (1 + points_turned, 6 - points_turned)
    assert "snow.encounter" not in done.asked


def test_communing_turns_snow_into_secrets() -> None:
    home = house(snow=5)
    done = run(turn(year(home, season=SUMMER), home), turn="commune", commune_snow_to_secrets=5)
    assert (home.snow, home.secrets) == (0, 5)
    assert "snow.commune-way" not in done.asked


def test_r31_a_turn_of_peace_turns_nothing() -> None:
    home = house(snow=5)
    done = run(turn(year(home, season=SUMMER), home), turn="commune", commune_snow_to_secrets=0)
    with pytest.raises(Refused):
        done.ask("snow.commune-snow-to-secrets").read(6)
    assert done.keys == ["snow.communed"]
    assert (home.snow, home.secrets) == (5, 0)


def test_r31_a_house_with_nothing_to_turn_may_commune() -> None:
    home = house()
    done = run(turn(year(home, season=SUMMER), home), turn="commune")
    assert done.asked == ["snow.turn"]
    assert done.keys == ["snow.communed"]


def test_communing_is_the_whole_turn_and_not_its_second_half() -> None:
    home = house(snow=5)
    home.desire = "The sea"  # so that the second choice is asked at all
    done = run(
        turn(year(home, season=SUMMER), home),
        [misses(5), hits(1, 5), misses(5), hits(1, 5)],
        turn=["samurai", "samurai-ko"],
        encounter="aware",
        scene="",
        kamae="ariake",
        reassert="keep",
    )
    first, second = (ask for ask in done.asks if ask.key == "snow.turn")
    assert first.options == ["samurai", "samurai-ko", "commune", "reveal"]  # type: ignore[attr-defined]
    assert second.options == ["samurai-ko", "reveal"]  # type: ignore[attr-defined]


def test_r19_in_summer_each_of_the_couple_may_be_challenged() -> None:
    one, two = house(1), house(2)
    done = run(
        turn(year(one, two, season=SUMMER), one),
        [misses(5), hits(1, 5)] * 2,
        turn="samurai",
        challenge=["samurai", "samurai-ko"],
        contest_type="steel",
        contest="",
        kamae=["ariake"] * 4,
    )
    assert done.keys.count("snow.challenged") == 2
