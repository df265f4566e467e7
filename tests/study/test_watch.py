"""What games note of a play, counted anew from the log; events of parallel parts are seen too."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace
from random import Random
from typing import Any

import pytest
from msgspec import convert

from gunbai.core.dice import Seeded
from gunbai.core.game import Outcome, Sitting
from gunbai.core.match import Match
from gunbai.core.runner import Runner
from gunbai.core.script import Parallel, Roll, Script, Tell, tell
from gunbai.games.daimyo.pieces.weather import Weather
from gunbai.games.daimyo.study import FAIR, FOUL, MIXED, began_in
from gunbai.games.snow.rules.scoring import score
from gunbai.play import new, play_bots
from gunbai.registry import find
from gunbai.study.luck import pips, thousandths
from gunbai.study.observer import Facts, Nothing, Watch, watched, watcher
from gunbai.study.played import Watched


def watched_play(
    game: str, bots: Sequence[str], options: Mapping[str, Any], seed: int
) -> tuple[Match, Facts, Mapping[int, tuple[float, float, float]] | None]:
    """A game played to its end, and what was noted of it."""
    eyes = Watched(find(game))
    seats = [Sitting(f"Bot {number}", bot) for number, bot in enumerate(bots)]
    match = new(eyes.game, seats, options, Seeded(seed))
    play_bots(match, Random(seed))
    assert match.outcome is not None
    return match, convert(eyes.watch.facts(match.outcome), Facts), eyes.watch.luck()


def log(match: Match) -> list[Tell]:
    return list(match._runner.told)


# -- the watching itself


def part(number: int) -> Script[int]:
    yield tell("toy.part", number=number)
    (face,) = yield Roll(0, "toy.roll", 1)
    yield tell("toy.fell", face=face)
    return number


def whole() -> Script[list[int]]:
    yield tell("toy.began")
    numbers: list[int] = yield Parallel([part(1), part(2)])
    return numbers


def test_every_event_is_seen_once_and_nothing_changes() -> None:
    seen: list[Tell] = []
    plain, eyed = (
        Runner(script, lambda roll: (4,) * roll.count, lambda: None, 1)
        for script in (whole(), watched(whole(), seen.append))
    )
    plain.start()
    eyed.start()
    assert eyed.result == plain.result == [1, 2]
    assert list(eyed.told) == list(plain.told) == seen


def test_a_game_that_says_nothing_is_watched_for_nothing() -> None:
    eyes: Watch = watcher(replace(find("snow"), package="gunbai.odds"))(None)
    assert type(eyes) is Nothing
    eyes.see(tell("toy.began"))
    assert convert(eyes.facts(Outcome(())), Facts) == Facts()
    assert thousandths(eyes.luck() or {}) == {}


# -- luck


def test_luck_is_in_deviations_of_the_dice() -> None:
    # 10d6 have the mean 35 and the variance 10 * 35 / 12
    assert thousandths({0: (40, 35, 350 / 12), 1: (0, 0, 0)}) == {0: 926}


def test_pips_are_all_faces_that_fell() -> None:
    match, _, _ = watched_play("snow", ["random"] * 3, {"rounds": 1}, 5)
    fallen = pips(match.record.entries)
    rolls = [entry for entry in match.record.entries if hasattr(entry, "faces")]
    assert sum(got for got, _, _ in fallen.values()) == sum(sum(r.faces) for r in rolls)
    dice = sum(len(r.faces) for r in rolls)
    assert sum(expected for _, expected, _ in fallen.values()) == 3.5 * dice
    assert sum(variance for _, _, variance in fallen.values()) == pytest.approx(35 / 12 * dice)


# -- snow


@pytest.fixture(scope="module")
def year() -> tuple[Match, Facts, Any]:
    return watched_play("snow", ["fair", "strong", "random", "fair"], {}, 13)


def confrontations(events: Sequence[Tell]) -> Iterator[tuple[str, dict[str, str], bool, str]]:
    """Way, the kamae of each name, whether the first side won, and its name; by the log."""
    way, first, stances = "", "", dict[str, str]()
    for event in events:
        values = event.values
        if event.key in ("snow.met", "snow.challenged"):
            way = "encounter" if event.key == "snow.met" else "challenge"
            first, stances = values["name"], {}
        elif event.key in ("snow.took", "snow.reasserted"):
            stances[values["name"]] = str(values["kamae"])
        elif event.key in ("snow.won", "snow.lost"):
            yield way, dict(stances), event.key == "snow.won", first
        elif event.key == "snow.won-over":
            yield way, dict(stances), values["name"] == first, first


def test_snow_kamae_as_the_log_tells_them(year: tuple[Match, Facts, Any]) -> None:
    match, facts, _ = year
    expected = {way: dict[str, list[int]]() for way in ("encounter", "challenge")}
    for way, stances, first_won, first in confrontations(log(match)):
        for name, stance in stances.items():
            counted = expected[way].setdefault(stance, [0, 0])
            counted[0] += first_won == (name == first)
            counted[1] += 1
    for way, stance_counts in expected.items():
        found = facts.rates.get(f"snow.study.kamae-{way}", {})
        assert {k: list(v) for k, v in found.items()} == stance_counts
        assert all(
            facts.means[f"snow.study.points-{way}"][stance][1] == tried
            for stance, (_, tried) in stance_counts.items()
        )
    assert sum(tried for _, tried in expected["encounter"].values()) > 10


def scores_and_points(seed: int) -> tuple[int, int, set[str]]:
    """What a lone house scored beyond what seasons began with, what encounters brought, events."""
    begun: list[int] = []
    eyes: list[Any] = []

    def script(year: Any) -> Script[Outcome]:
        eyes.append(watcher(find("snow"))(year))
        return watched(find("snow").script(year), see)

    def see(event: Tell) -> None:
        eyes[0].see(event)
        if event.key == "snow.season":
            begun.append(score(eyes[0]._year, eyes[0]._year.houses[0]))

    seats = [Sitting("A", "fair"), Sitting("B", "random")]
    match = new(replace(find("snow"), script=script), seats, {"rounds": 3}, Seeded(seed))
    play_bots(match, Random(seed))
    means = eyes[0].facts(match.outcome)["means"]
    brought = sum(total for trait in means.values() for total, _ in trait.values())
    scored = sum(match.state.houses[0].scores) - sum(begun)
    return scored, brought, {event.key for event in log(match)}


def test_snow_points_that_confrontations_brought_make_up_the_scores() -> None:
    played = [scores_and_points(seed) for seed in range(20)]
    # What is bought as a season ends belongs to no confrontation.
    alone = [(scored, brought) for scored, brought, keys in played if "snow.bought" not in keys]
    assert len(alone) > 4
    assert all(scored == brought for scored, brought in alone)


def test_snow_luck_counts_the_successes_told(year: tuple[Match, Facts, Any]) -> None:
    match, _, luck = year
    told = [e for e in log(match) if e.key in ("snow.rolled", "snow.emperor-rolled")]
    successes = sum(event.values["successes"] for event in told)
    assert successes <= sum(got for got, _, _ in luck.values()) <= 1.2 * successes
    for got, expected, variance in luck.values():
        assert abs(got - expected) < 5 * variance**0.5


def test_snow_schools_are_those_of_the_houses(year: tuple[Match, Facts, Any]) -> None:
    match, facts, _ = year
    schools = {house.seat: [f"snow.school.{house.school.id}"] for house in match.state.houses}
    assert facts.seats["snow.study.school"] == schools
    assert {len(labels) for labels in facts.seats["snow.study.culture"].values()} == {2}


# -- hierarchy


def test_hierarchy_castes_conflicts_and_tries() -> None:
    options = {"rounds_max": 2, "ties_max": 3, "bid_limit": 1}
    match, facts, luck = watched_play("hierarchy", ["random"] * 8, options, 12)
    born = Counter(label for (label,) in facts.seats["hierarchy.study.first-caste"].values())
    castes = {"emperor": 1, "daimyo": 2, "shogun": 3, "samurai": 2}
    assert born == {f"hierarchy.caste.{caste}": many for caste, many in castes.items()}
    keys = Counter(event.key for event in log(match))
    assert facts.game["hierarchy.study.rounds"] == 2
    assert facts.game["hierarchy.study.conflicts"] == keys["hierarchy.conflict"]
    tied = facts.rates["hierarchy.study.tied"]
    assert sum(won for won, _ in tied.values()) == keys["hierarchy.tied"] > 0
    assert sum(tried for _, tried in tied.values()) == facts.game["hierarchy.study.tries"]
    assert luck is None


# -- daimyo


def test_daimyo_turns_sides_and_weather() -> None:
    match, facts, luck = watched_play("daimyo", ["random"] * 2, {"turns": 3, "swap": True}, 2)
    keys = Counter(event.key for event in log(match))
    assert facts.game["daimyo.study.turns"] == keys["daimyo.turn"] == 3
    assert facts.seats["daimyo.study.side"] == {
        0: ["daimyo.study.side-second"],
        1: ["daimyo.study.side-first"],
    }
    turns = facts.rates["daimyo.study.turns-in"]
    assert sum(many for many, _ in turns.values()) == 3
    assert {of for _, of in turns.values()} == {3}
    lost = facts.means["daimyo.study.lost-by-weather"]
    assert match.outcome is not None
    assert sum(total for total, _ in lost.values()) == sum(match.outcome.scores.values())
    blows = [event for event in log(match) if event.key in ("daimyo.volley", "daimyo.melee")]
    fell = sum(e.values["hits"] + e.values.get("hits_back", 0) for e in blows)
    assert sum(got for got, _, _ in (luck or {}).values()) == fell


def test_daimyo_how_generals_fight() -> None:
    match, facts, _ = watched_play("daimyo", ["fair"] * 2, {}, 3)
    keys = Counter(event.key for event in log(match))
    rates = facts.rates["daimyo.study.fighting"]
    accepted, asked = rates["daimyo.study.accepted"]
    assert asked == keys["daimyo.challenged"]
    assert asked - accepted == keys["daimyo.challenge-refused"]
    rallied, tried = rates["daimyo.study.rallied"]
    assert rallied == keys["daimyo.rallies"] <= tried
    idle, fighters = rates["daimyo.study.idle"]
    assert (fighters, idle <= fighters) == (10, True)


@pytest.mark.parametrize(
    ("turns", "label"),
    [
        ([Weather.FINE] * 6, FAIR),
        ([Weather.FINE] * 3 + [Weather.FOG] * 3, MIXED),
        ([Weather.FINE] * 2 + [Weather.FOG] * 3, FOUL),
        ([Weather.SNOW], FOUL),
    ],
)
def test_daimyo_beginnings(turns: list[Weather], label: str) -> None:
    assert began_in(turns) == label
