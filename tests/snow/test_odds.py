"""The odds of a confrontation against every roll counted out, by the game's own mechanics."""

from __future__ import annotations

import json
from collections import Counter
from fractions import Fraction
from functools import cache
from itertools import product

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from tests.snow.runner import house

from gunbai.core.script import Refused
from gunbai.games.snow.rules.clash import Clash, Side
from gunbai.games.snow.rules.kamae import ARIAKE, KAGAI, KAMAE, MUJINTOU, O_NABE, OROCHI
from gunbai.games.snow.rules.schools import (
    HIGH,
    LOW,
    MIRROR,
    NOTHING,
    OCEAN,
    SCHOOL_DIE,
    TWO_SWORDS,
    Throw,
)
from gunbai.games.snow.worth.chances import (
    AGREED,
    Chances,
    Lying,
    Stand,
    Table,
    expected_successes,
    fought,
    reasserted,
)
from gunbai.games.snow.worth.odds import Change, challenge_odds, change, encounter_odds


@cache
def counted(how: Throw, least: int = 1) -> dict[tuple[int, bool], Fraction]:
    """Every roll, one by one: the chance of successes kept, and of every die of enough one."""
    rolled = how.dice * (2 if how.keep else 1)
    side = Side(1)
    side.throw = how
    seen: Counter[tuple[int, bool]] = Counter()
    for faces in product(range(1, 7), repeat=rolled):
        side.rolls = (faces[: how.dice], faces[how.dice :])
        side.keep()
        seen[side.successes, side.is_full(least)] += 1
    return {shown: Fraction(n, 6**rolled) for shown, n in seen.items()}


def side(seat: int, stand: Stand, *, challenge: bool) -> Side:
    """A stand as a real side of a confrontation in Awaré; without a kamae the Emperor's."""
    if stand.kamae is None:
        return Side(0)
    culture = ("border-march" if challenge else "falcon-garden") if stand.culture else ""
    school = stand.school.id if stand.school else "scarlet-cauldron"
    home = house(seat, (stand.facet, 0, 0), school=school, culture=culture)
    taken = Side(seat, home, home.samurai, "x")
    taken.kamae, taken.calls = stand.kamae, stand.school is not None
    return taken


def oracle(first: Stand, second: Stand, table: Table = AGREED) -> dict[str, Fraction]:
    """Both sides' chances and mean successes, with every die of every School and pool counted."""
    challenge = second.kamae is not None
    clash = Clash(
        "aware",
        side(1, first, challenge=challenge),
        side(2, second, challenge=challenge),
        is_challenge=challenge,
    )
    found: dict[str, Fraction] = {}
    fates = [SCHOOL_DIE if stand.school else (NOTHING,) for stand in (first, second)]
    for fate, against in product(*fates):
        clash.first.fate, clash.second.fate = fate, against
        clash.set_bases()
        mine, theirs = (s.pool("aware", challenge=challenge) for s in clash.sides)
        wins = [throw.dice > 0 or table.no_dice == "may_win" for throw in (mine, theirs)]
        for (shown, full), chance in counted(mine, table.full_dice).items():
            for (there, full_there), other in counted(theirs, table.full_dice).items():
                weight = chance * other / (len(fates[0]) * len(fates[1]))
                won = shown >= there and wins[0]
                lost = not won and wins[1]
                for name, counts in (
                    ("win", won),
                    ("full", full),
                    ("win full", won and full),
                    ("lose", lost),
                    ("full there", full_there),
                    ("lose full", lost and full_there),
                    ("successes", shown),
                    ("against", there),
                ):
                    found[name] = found.get(name, Fraction(0)) + weight * counts
    return found


def as_fractions(chances: Chances) -> tuple[Fraction, Fraction, Fraction]:
    return (
        chances.win,
        Fraction(chances.full, chances.total),
        Fraction(chances.wins_full, chances.total),
    )


def agrees(first: Stand, second: Stand, table: Table = AGREED) -> None:
    counted_out = oracle(first, second, table)
    mine, theirs = fought(first, second, table)
    assert as_fractions(mine) == tuple(counted_out[n] for n in ("win", "full", "win full"))
    assert as_fractions(theirs) == tuple(
        counted_out[n] for n in ("lose", "full there", "lose full")
    )
    shown = expected_successes(first, second)
    assert shown == (counted_out["successes"], counted_out["against"])


CALLS = [(school, kamae) for school in (MIRROR, TWO_SWORDS, OCEAN) for kamae in school.calls]
PLAIN = [(None, kamae) for kamae in KAMAE.values()]


@pytest.mark.parametrize("facet", range(4))
@pytest.mark.parametrize("culture", [0, 1])
def test_encounters_are_what_counting_every_roll_says(facet: int, culture: int) -> None:
    for school, kamae in [*PLAIN, *CALLS]:
        if school is not MIRROR and not (school is TWO_SWORDS and facet + kamae.dice > 3):
            agrees(Stand(facet, kamae, culture, school), Stand(facet))


tables = st.builds(Table, st.integers(1, 2), st.sampled_from(["may_win", "never_wins"]))
stands = st.builds(
    lambda facet, how, culture: Stand(facet, how[1], culture, how[0]),
    st.integers(0, 3),
    st.sampled_from([*[p for p in PLAIN if p[1] is not O_NABE], *CALLS]),
    st.integers(0, 1),
).filter(lambda s: s.school is not TWO_SWORDS or s.facet + s.culture < 2)


@settings(max_examples=60, deadline=None)
@given(stands, stands, tables)
def test_challenges_are_what_counting_every_roll_says(
    first: Stand, second: Stand, table: Table
) -> None:
    if first.school is TWO_SWORDS and second.school is MIRROR:
        first = first._replace(school=None)
    if second.school is TWO_SWORDS and first.school is MIRROR:
        second = second._replace(school=None)
    agrees(first, second, table)


@settings(max_examples=60, deadline=None)
@given(
    stands,
    stands,
    st.sampled_from([LOW, NOTHING, HIGH]),
    st.integers(0, 4),
    st.booleans(),
    tables,
)
def test_reasserting_is_what_counting_every_roll_says(
    mine: Stand, other: Stand, fate: str, rolled: int, first: bool, table: Table
) -> None:
    fate = fate if other.school else NOTHING
    pair = (mine, other) if first else (other, mine)
    here = [side(seat, stand, challenge=True) for seat, stand in enumerate(pair, 1)]
    clash = Clash("aware", here[0], here[1], is_challenge=True)
    me, them = clash.sides if first else reversed(clash.sides)
    win = full = win_full = Fraction(0)
    faces = SCHOOL_DIE if mine.school else (NOTHING,)
    for drawn in faces:
        me.fate, them.fate = drawn, fate
        clash.set_bases()
        how = me.pool("aware", challenge=True)
        may_win = how.dice > 0 or table.no_dice == "may_win"
        beaten = not rolled and table.no_dice == "never_wins"  # no dice lie there
        for (shown, is_full), chance in counted(how, table.full_dice).items():
            won = may_win and (beaten or shown >= rolled + (not first))
            win += chance * won / len(faces)
            full += chance * is_full / len(faces)
            win_full += chance * (won and is_full) / len(faces)
    found = reasserted(mine, other, Lying(fate, rolled, rolled), first=first, table=table)
    assert as_fractions(found) == (win, full, win_full)


def test_one_die_against_one_is_won_in_seven_of_nine() -> None:
    odds = encounter_odds(1, "ariake")
    assert odds["win"] == {"exact": "7/9", "value": 7 / 9}
    assert odds["lose"]["exact"] == "2/9"
    assert odds["full"]["exact"] == "1/3"
    assert odds["successes"]["exact"] == "1/3"
    assert odds["tested"]["exact"] == "5/9"
    assert odds["source"]["exact"] == "-7/9"
    assert odds["points"]["exact"] == "-2/9"
    assert odds["gained"]["exact"] == "7/9"


def test_the_worked_example_before_the_dice_fall() -> None:
    odds = challenge_odds(challenger="4:kagai", defender="9:mujintou")
    assert odds["successes"]["exact"] == "2/1"
    assert odds["defender"]["successes"]["exact"] == "7/3"
    assert odds["win"]["exact"] == odds["defender"]["lose"]["exact"]
    assert [c["tested"] for c in odds["changes"]] == [2, -2]
    assert [c["source"] for c in odds["defender"]["changes"]] == [1, 0]
    json.dumps(odds)


def test_r6_a_change_takes_no_more_than_there_is() -> None:
    assert change(Stand(1, KAGAI), 5, won=False) == Change(-1, 0)
    assert change(Stand(4, KAGAI), 1, won=True) == Change(1, -1)
    assert change(Stand(0, MUJINTOU), 0, won=True) == Change(1, 1)
    assert change(Stand(3, OROCHI), 5, won=True) == Change(1, 0)
    assert change(Stand(5, O_NABE), 5, won=False).points == -3
    assert change(Stand(5, ARIAKE), 5, won=True).points == 0
    assert change(Stand(5), 5, won=True).points == 0


def test_an_empty_pool_is_never_full_r15() -> None:
    assert encounter_odds(2, "mujintou")["full"]["exact"] == "0/1"
    assert encounter_odds(3, "mujintou")["full"]["exact"] == "1/3"


def test_calling_on_a_school_counts_its_die() -> None:
    plain, called = encounter_odds(5, "ariake"), encounter_odds(5, "ariake", school="ocean-flower")
    assert plain["win"] != called["win"]
    assert called["successes"]["exact"] == str(
        Fraction(8, 6) / 3 + Fraction(5, 3) / 3 + Fraction(1, 3)
    )
    twice = encounter_odds(3, "kagai", 1, "two-swords-one-heart")
    assert twice["successes"]["exact"] == "2/1"


@pytest.mark.parametrize(
    ("asked", "legal"),
    [
        (lambda: encounter_odds(5, "lotus"), "kagai, ariake, mujintou, orochi, o-nabe"),
        (lambda: encounter_odds(-1, "kagai"), "from 0 to 60"),
        (lambda: encounter_odds(61, "kagai"), "from 0 to 60"),
        (lambda: encounter_odds(5, "kagai", 2), "from 0 to 1"),
        (lambda: encounter_odds(5, "kagai", source=-1), "from 0 to 60"),
        (lambda: encounter_odds(5, "kagai", 0, "eightfold-nest"), "two-swords-one-heart"),
        (lambda: encounter_odds(5, "kagai", 0, "ocean-flower"), "legal with it: ariake"),
        (lambda: encounter_odds(5, "kagai", 0, "mirror-and-tree"), "in challenges only"),
        (lambda: challenge_odds("4", "9:kagai"), "FACET:KAMAE:SCHOOL"),
        (lambda: challenge_odds("4:kagai", "x:kagai"), "FACET:KAMAE:SCHOOL"),
        (lambda: challenge_odds("4:kagai", "9:kagai:ocean-flower:x"), "FACET:KAMAE:SCHOOL"),
        (lambda: challenge_odds("99999:kagai", "9:kagai"), "FACET:KAMAE:SCHOOL"),
    ],
)
def test_a_wrong_question_is_refused_with_what_is_legal(asked: object, legal: str) -> None:
    assert callable(asked)
    with pytest.raises(Refused, match=legal):
        asked()
