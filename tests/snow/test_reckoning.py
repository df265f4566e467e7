"""The reckoning against the script itself: every die of an outcome counted, every choice tried."""

from __future__ import annotations

from collections.abc import Iterator
from copy import deepcopy
from fractions import Fraction
from itertools import product
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from tests.snow.runner import house, run, year

from gunbai.core.script import Choose, Number, Pick, Roll, Script, Tell
from gunbai.games.snow.procedure.confrontation import confront
from gunbai.games.snow.rules.clash import Clash, Side
from gunbai.games.snow.rules.facets import FACETS
from gunbai.games.snow.rules.house import House
from gunbai.games.snow.rules.kamae import KAMAE
from gunbai.games.snow.rules.schools import STANCES
from gunbai.games.snow.rules.scoring import brought, score
from gunbai.games.snow.rules.year import AUTUMN, SEASONS, SPRING, SUMMER, Year
from gunbai.games.snow.script import end_season
from gunbai.games.snow.view import view
from gunbai.games.snow.worth.chances import Stand
from gunbai.games.snow.worth.prospects import Outlook, member
from gunbai.games.snow.worth.reckoning import Fight, Reassertion, Stake, expected, settled, worth
from gunbai.games.snow.worth.weights import Weights, foreseen, lasting, may_commune, standing

# -- an oracle: the script, played out in every way -----------------------------------------------


def choices(ask: Any) -> Iterator[Any]:
    """Every answer that there is to a question."""
    match ask:
        case Choose():
            yield from ask.options
        case Number():
            yield from range(ask.low, ask.high + 1)
        case Pick():
            for taken in product((False, True), repeat=len(ask.items)):
                yield [place for place, take in enumerate(taken) if take]
        case _:
            raise AssertionError(ask)


def played_out(make: Any, given: tuple[Any, ...] = ()) -> Fraction:
    """The expected score: dice averaged, choices at their best, after what was ``given``."""
    script, scored = make()
    sent: Any = None
    left = list(given)
    while True:
        try:
            step = script.send(sent)
        except StopIteration:
            return Fraction(scored())
        if isinstance(step, Tell):
            sent = None
        elif left:
            sent = left.pop(0)
        elif isinstance(step, Roll):
            rolls = list(product((1, 2, 3), repeat=step.count))  # one face of three succeeds
            parts = [played_out(make, (*given, faces)) for faces in rolls]
            return sum(parts, Fraction(0)) / len(rolls)
        else:
            return max(played_out(make, (*given, answer)) for answer in choices(step))


def encounter_of(home: House, season: str, kind: str, stance: str) -> Any:
    """Makes the encounter anew each time: its script from the dice on, and the score after it."""

    def make() -> tuple[Script[None], Any]:
        mine = deepcopy(home)
        now = year(mine, season=season)
        me = Side(1, mine, mine.samurai_ko, "she")
        me.take(stance)
        clash = Clash(kind, me, Side(0))
        return confront(now, clash), lambda: score(now, mine)

    return make


SITUATIONS = [
    ("steel", (2, 1, 1), (2, 1, 1), "kagai"),
    ("steel", (0, 2, 1), (1, 1, 1), "kagai"),
    ("aware", (1, 2, 2), (2, 2, 1), "ariake"),
    ("tanka", (2, 1, 3), (2, 2, 2), "mujintou"),
    ("tanka", (2, 1, 2), (2, 2, 1), "orochi"),
    ("tanka", (1, 1, 2), (2, 2, 3), "orochi"),
    ("aware", (0, 1, 1), (1, 1, 0), "o-nabe"),
    ("tanka", (1, 1, 1), (1, 1, 2), "o-nabe"),
]


@pytest.mark.parametrize("season", SEASONS)
@pytest.mark.parametrize(("kind", "now", "since", "stance"), SITUATIONS)
def test_expected_change_of_standing_is_what_playing_it_out_says(
    season: str, kind: str, now: tuple[int, int, int], since: tuple[int, int, int], stance: str
) -> None:
    home = house(samurai_ko=now, secrets=1, snow=1)
    home.samurai_ko.start.update(zip(FACETS, since, strict=True))
    board = view(year(home, season=season), 1)
    outlook = Outlook(board, 1, standing(board))
    person = member(outlook.house, "samurai-ko")
    kamae, _ = STANCES[stance]
    stake = outlook.stake(person)
    fight = Fight(kind, Stand(now[FACETS.index(kind)], kamae), Stand(now[FACETS.index(kind)]))
    before = score(year(home, season=season), home)
    found = expected(stake, fight)
    assert before + found == played_out(encounter_of(home, season, kind, stance))


def test_twin_rivers_take_the_better_source() -> None:
    flat = Stake("samurai", SPRING, (5, 3, 7), (5, 5, 5), gain=1)
    plain = settled(flat, "steel", KAMAE["kagai"], True)
    rivers = settled(flat._replace(rivers=True), "steel", KAMAE["kagai"], True)
    assert plain.facets == (3, 5, 7)
    assert rivers.facets == (5, 5, 5)
    assert worth(rivers) - worth(flat) == 2 + 4


def test_what_is_equal_in_score_keeps_the_facet() -> None:
    stake = Stake("samurai", AUTUMN, (5, 4, 5), (5, 5, 5), gain=1)
    won = settled(stake, "steel", KAMAE["orochi"], True)
    assert (won.facets, won.treasure) == ((5, 5, 5), 1)
    ko = Stake("samurai-ko", SUMMER, (5, 5, 5), (5, 5, 5), secrets=3, per_secret=1)
    lost = settled(ko, "steel", KAMAE["kagai"], False)
    assert (lost.facets, lost.secrets) == ((5, 5, 5), 1)


# -- what treasure counts -------------------------------------------------------------------------


def seasons(scoring: str, years: int) -> Iterator[Year]:
    now = year(house(), scoring=scoring, years=years)
    for number, season in product(range(1, years + 1), SEASONS):
        now.number, now.season = number, season
        yield now


@pytest.mark.parametrize("carried", ["again", "once"])
@pytest.mark.parametrize("years", [1, 2, 3])
@pytest.mark.parametrize("treasure", ["honor", "snow", "secrets", "stores"])
def test_lasting_weights_are_how_often_a_point_is_scored(
    years: int, treasure: str, carried: str
) -> None:
    """The oracle lays one point down and lets the seasons turn."""
    held = {"honor": SPRING, "snow": SUMMER, "secrets": "", "stores": AUTUMN}[treasure]
    moments = [(n, s) for n in range(1, years + 1) for s in SEASONS]
    for start, (number, season) in enumerate(moments):
        if held and season != held:
            continue
        home = house(**{treasure: 1})  # type: ignore[arg-type]
        now = year(home, years=years, carried=carried)
        now.number, now.season = number, season
        weight = getattr(lasting(view(now, 1)), treasure)
        home.brought = 0
        for later, then in moments[start:]:
            now.number, now.season = later, then
            if (later, then) != (number, season):
                home.brought = brought(now, home)
            run(end_season(now), buy_which="none")
        assert sum(home.scores) == weight, (number, season)


def test_yearly_scoring_counts_every_point_once() -> None:
    for now in seasons("year", 2):
        assert lasting(view(now, 1)) == standing(view(now, 1)) == Weights(1, 1, 1, 1)


def test_standing_weights_are_the_seasons_own() -> None:
    found = [standing(view(now, 1)) for now in seasons("season", 1)]
    assert found == [Weights(1, 0, 0, 0), Weights(0, 1, 1, 0), Weights(0, 0, 0, 1)]


@pytest.mark.parametrize(
    ("round_", "turn", "fighting", "may"),
    [
        (1, 3, False, True),
        (4, 3, True, True),
        (5, 1, False, True),
        (5, 2, False, True),
        (5, 2, True, False),
        (5, 3, False, False),
    ],
)
def test_a_secret_is_worth_snow_while_it_can_still_be_turned(
    round_: int, turn: int, fighting: bool, may: bool
) -> None:
    now = year(house(1), house(2), house(3), season=SUMMER)
    now.round, now.turn = round_, turn
    if fighting:
        home = now.houses[turn - 1]
        me = Side(turn, home, home.samurai, "x")
        now.clash = Clash("steel", me, Side(0))
    board = view(now, 2)
    assert may_commune(board, 2) is may
    assert foreseen(board, 2) == Weights(2, 2, 2 if may else 1, 1)


# -- reasserting ----------------------------------------------------------------------------------


def reassert_oracle(
    stake: Stake, fights: dict[str, Fight], rolled: int, left: int
) -> dict[str, Fraction]:
    """Every roll counted out, and the best of what may follow."""
    paid = stake._replace(snow=stake.snow - 1)
    further = None
    if paid.snow and left > 1:
        further = max(reassert_oracle(paid, fights, rolled, left - 1).values())
    found = {}
    for name, fight in fights.items():
        kamae = fight.mine.kamae
        assert kamae is not None
        dice = max(0, fight.mine.facet + kamae.dice)
        total = Fraction(0)
        for faces in product((1, 2, 3), repeat=dice):
            shown = faces.count(1)
            full = 0 < dice == shown
            here = Fraction(worth(settled(paid, fight.kind, kamae, shown >= rolled, full)))
            total += here if full or further is None else max(here, further)
        found[name] = total / 3**dice
    return found


@settings(max_examples=30, deadline=None)
@given(st.integers(1, 4), st.integers(0, 3), st.integers(1, 3), st.integers(1, 2))
def test_r16_reasserting_is_worth_what_every_roll_says(
    facet: int, rolled: int, snow: int, per_snow: int
) -> None:
    facets = (5, facet, 6)
    stake = Stake("samurai", SUMMER, facets, (5, 3, 6), snow=snow, per_snow=per_snow)
    emperor = Stand(facet)
    fights = {
        name: Fight("steel", Stand(facet, KAMAE[name]), emperor) for name in ("ariake", "mujintou")
    }
    anew = Reassertion(fights, "nothing", rolled)
    assert anew.promises(stake) == reassert_oracle(stake, fights, rolled, 4)
