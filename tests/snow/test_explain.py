"""What is said of options: chances where hints are allowed, and nothing a seat may not know."""

from __future__ import annotations

from collections.abc import Iterator
from fractions import Fraction
from random import Random
from typing import Any

import pytest
from tests.snow.runner import house, year

from gunbai.core.game import WHOLE
from gunbai.core.script import Ask, Choose, Number, Phrase
from gunbai.core.view import to_json
from gunbai.games.snow import GAME
from gunbai.games.snow.procedure.confrontation import challenge, encounter
from gunbai.games.snow.rules.clash import Clash, Side
from gunbai.games.snow.rules.year import AUTUMN, SUMMER
from gunbai.games.snow.told.explain import TELLERS, explain
from gunbai.games.snow.told.hints import change
from gunbai.games.snow.worth.odds import challenge_odds, encounter_odds
from gunbai.play import new, play_bots
from gunbai.testing import answer_random
from gunbai.words.catalogue import LANGUAGES, phrase

CHANCES = ("snow.chance", "snow.change-up", "snow.change-down")


def inside(value: Any) -> Iterator[Phrase]:
    """A phrase and all phrases among its values."""
    if isinstance(value, Phrase):
        yield value
        for inner in value.values.values():
            yield from inside(inner)
    elif isinstance(value, list | tuple):
        for inner in value:
            yield from inside(inner)


def only(phrases: Any, key: str) -> Phrase:
    (found,) = (p for p in inside(list(phrases)) if p.key == key)
    return found


def asked(script: Any, *answers: Any) -> Any:
    """The question that a script comes to after some answers (and events)."""
    step = next(script)
    for answer in answers:
        step = script.send(answer)
    while not isinstance(step, Choose):
        step = script.send(None) if not hasattr(step, "asks") else step
        if hasattr(step, "asks"):
            return step.asks
    return step


# -- what is said ---------------------------------------------------------------------------------


def test_of_a_couple_who_share_a_name_the_right_one_is_explained() -> None:
    home = house(samurai=(13, 1, 1), samurai_ko=(1, 1, 13))
    home.samurai.name = home.samurai_ko.name = "Aki"
    spring = year(home)
    for who, points in ((home.samurai, [13, 1, 1]), (home.samurai_ko, [1, 1, 13])):
        told = explain(spring, asked(encounter(spring, home, who)), True)
        facets = [
            only(told[kind], "snow.hint-facet").values["points"] for kind in told if kind != WHOLE
        ]
        assert facets == points


def test_an_encounters_kamae_tell_pool_win_loss_chance_and_standing() -> None:
    home = house(samurai=(5, 5, 5))
    spring = year(home)
    ask = asked(encounter(spring, home, home.samurai), "steel", "")
    told = explain(spring, ask, True)
    assert set(told) == {WHOLE, *ask.options}
    said = [phrase("en", p) for p in told["kagai"]]
    assert said == [
        "7 dice.",
        "Win: Kenjutsu 5 → 7, Awaré 5 → 3, +2 Honor.",
        "Loss: Kenjutsu 5 → 3.",
        "Wins with 76.2%.",
        "Score: +1.05 on average.",
        "Score: +2 if won, −2 if lost.",
    ]
    chance = only(told["kagai"], "snow.chance")
    assert dict(chance.values) == encounter_odds(5, "kagai")["win"]
    # Won: 4 Honor, both points redirected, less 2 out of the source; lost: 2 of Kenjutsu.
    win = Fraction(chance.values["exact"])
    average = only(told["kagai"], "snow.hint-standing").values["change"]
    assert average.values["exact"] == str(2 * win - 2 * (1 - win))


def test_in_summer_a_full_success_is_told_where_it_is_likely() -> None:
    home = house(samurai=(5, 3, 5))
    summer = year(home, season=SUMMER)
    ask = asked(encounter(summer, home, home.samurai), "steel", "")
    told = explain(summer, ask, True)
    assert [phrase("en", p) for p in told["mujintou"]][-1] == "Every die a success: 33.3%."
    assert "Honor" not in "".join(phrase("en", p) for ps in told.values() for p in ps)


def test_a_challenges_kamae_tell_a_range_over_the_others_kamae() -> None:
    one, two = house(1, samurai=(5, 9, 5), school="scarlet-cauldron"), house(2, samurai=(5, 4, 5))
    spring = year(one, two)
    asks = asked(challenge(spring, two, two.samurai, one, one.samurai), "steel", "")
    told = explain(spring, asks[0], True)
    found = only(told["kagai"], "snow.hint-range")
    assert (found.values["worst"], found.values["best"]) == (
        "snow.kamae.o-nabe",
        "snow.kamae.mujintou",
    )
    for end, kamae in (("low", "o-nabe"), ("high", "mujintou")):
        odds = challenge_odds("4:kagai", f"9:{kamae}")
        assert dict(found.values[end].values) == odds["win"]


def test_what_is_the_same_against_all_kamae_is_said_once() -> None:
    one = house(1, samurai=(5, 9, 5), school="ocean-flower")
    two = house(2, samurai=(5, 0, 5), school="ocean-flower")
    spring = year(one, two)
    asks = asked(challenge(spring, one, one.samurai, two, two.samurai), "steel", "")
    assert asks[1].seat == 2
    told = explain(spring, asks[1], True)["mujintou"]
    assert [phrase("en", p) for p in told][3:] == [
        "Wins with 0.0%.",
        "Score: +0 on average.",
        "Score: +4 if won, +0 if lost.",
    ]


def test_a_dawn_lamp_makes_the_chance_certain() -> None:
    one, two = house(1), house(2, inheritance="dawn-lamp")
    spring = year(one, two)
    script = challenge(spring, two, two.samurai, one, one.samurai)
    asked(script, "steel", "")
    script.send("mujintou")
    ask: Any = script.send(None)
    assert ask.seat == 2
    told = explain(spring, ask, True)
    odds = challenge_odds("5:kagai", "5:mujintou")
    assert dict(only(told["kagai"], "snow.chance").values) == odds["win"]


def test_reasserting_is_told_against_the_dice_as_they_lie() -> None:
    home = house(samurai=(8, 3, 5), snow=2)
    summer = year(home, season=SUMMER)
    me, emperor = Side(1, home, home.samurai, "he1"), Side(0)
    me.open = True
    me.take("ariake")
    emperor.successes, emperor.base = 2, 3
    summer.clash = Clash("steel", me, emperor)
    ask = Choose(1, "snow.reassert", ("keep", "ariake", "mujintou"))
    told = explain(summer, ask, True)
    assert [phrase("en", p) for p in told["keep"]] == [
        "As the dice lie: 0 to 2.",
        "Loss: Kenjutsu 3 → 2.",
        "Score: −1.",
    ]
    chance = only(told["ariake"], "snow.chance").values["exact"]
    assert chance == str(Fraction(7, 27))  # two or three of three dice


def test_the_emperor_is_told_what_she_can_make_of_each_type() -> None:
    home = house(samurai=(5, 12, 3))
    spring = year(home)
    ask: Any = next(encounter(spring, home, home.samurai))
    told = explain(spring, ask, True)
    assert phrase("en", told["steel"][0]) == "Kenjutsu 12"
    assert only(told["steel"], "snow.hint-best").values["facet"] == "snow.facet.kenjutsu"


def test_a_first_point_and_a_sacrifice_are_certain() -> None:
    home = house(samurai_ko=(4, 5, 5), secrets=3)
    home.samurai_ko.start.update(aware=5)
    summer = year(home, season=SUMMER)
    told = explain(summer, Choose(1, "snow.buy-which", ("none", "aware", "steel")), True)
    assert phrase("en", told["aware"][1]) == "A first point: score +0."
    assert phrase("en", told["steel"][1]) == "A first point: score −2."
    assert "none" not in told
    me = Side(1, home, home.samurai_ko, "she1")
    me.open = True
    me.take("kagai")
    summer.clash = Clash("steel", me, Side(0))
    told = explain(summer, Choose(1, "snow.sacrifice", ("aware", "steel")), True)
    assert phrase("ru", told["aware"][1]) == "Счёт: −1."


def test_signs_are_told_with_the_exact_amount() -> None:
    assert change(Fraction(-3, 2)).key == "snow.change-down"
    assert change(Fraction(-3, 2)).values["exact"] == "-3/2"
    assert phrase("en", change(Fraction(5, 4))) == "+1.25"
    assert phrase("ru", change(Fraction(-3, 2))) == "−1,5"


# -- over whole games -----------------------------------------------------------------------------


def explained(ask: Ask) -> set[str]:
    """The options that must be explained: of a number every amount that does something."""
    if isinstance(ask, Number):
        low = max(1, ask.low) if ask.key == "snow.buy" else ask.low
        return {str(amount) for amount in range(low, ask.high + 1)}
    assert isinstance(ask, Choose)
    return set(ask.options) - {"pass", "reveal", "none", "brought", "missed", "untold"}


@pytest.mark.parametrize("hints", [True, False])
def test_every_choice_explains_every_option_and_chances_only_with_hints(hints: bool) -> None:
    seen = set()
    for seed in range(4):
        options = {"rounds": 2, "desire": "secret"}
        match = new(GAME, [f"x{n}" for n in range(4)], options, dice=seed)
        rng = Random(seed)
        while match.open:
            number = rng.choice(list(match.open))
            ask = match.open[number]
            told = explain(match.state, ask, hints)
            if told:
                seen.add(ask.key)
                speaks = "snow.change-up" in str(told) or "snow.change-down" in str(told)
                meant = "snow.hint-score-is" in str(told.get(WHOLE))
                assert meant or not speaks or ask.key == "snow.reassert"
                assert set(told) - {WHOLE} == explained(ask)
                keys = {p.key for phrases in told.values() for p in inside(list(phrases))}
                assert hints or not keys.intersection(CHANCES)
            answer_random(match, number, rng)
    assert seen == set(TELLERS)


def test_explanations_can_leave_the_house_in_both_languages() -> None:
    match = new(GAME, ["x", "fair", "fair"], {"rounds": 1}, dice=3)
    rng = Random(3)
    while match.open:
        play_bots(match, rng)
        for ask in match.view(0).asks:
            to_json(ask)
            for option in ask.options:
                for language in LANGUAGES:
                    assert all(phrase(language, p) for p in option.about)
        for number in list(match.open):
            answer_random(match, number, rng)


# -- secrecy --------------------------------------------------------------------------------------


def test_nothing_is_told_of_a_kamae_that_is_chosen_but_not_revealed() -> None:
    """While one has chosen in secret, the other's explanations stay as they were."""
    compared = 0
    for seed in range(6):
        match = new(GAME, [f"x{n}" for n in range(4)], {"rounds": 2}, dice=seed)
        rng = Random(seed)
        while match.open:
            asks = {n: ask for n, ask in match.open.items() if ask.key == "snow.kamae"}
            if len(asks) == 2:
                (early, _), (late, other) = asks.items()
                before = explain(match.state, other, True)
                answer_random(match, early, rng)
                assert match.open[late] is other
                assert explain(match.state, other, True) == before
                answer_random(match, late, rng)
                compared += 1
                continue
            answer_random(match, rng.choice(list(match.open)), rng)
    assert compared > 20


def test_explanations_are_reckoned_without_the_desires_of_others() -> None:
    one, two = house(1), house(2)
    one.desire = "SECRET"
    autumn = year(one, two, season=AUTUMN)
    ask = Choose(2, "snow.challenge", ("pass", "samurai"), subject={"who": "samurai"})
    assert "SECRET" not in str(explain(autumn, ask, True))
