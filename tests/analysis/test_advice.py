"""Advice: from what a seat may know alone, in one unit, said to be exact or estimated."""

from __future__ import annotations

from random import Random

import pytest
from tests.toy import TOY

import gunbai
from gunbai.analysis.advice import advice
from gunbai.core.match import Match
from gunbai.core.script import Refused
from gunbai.lessons.guide import open_lesson
from gunbai.play import bot_turn, new
from gunbai.words.catalogue import LANGUAGES


def at(game: str, key: str, *seats: str, seed: int = 3, **options: object) -> tuple[Match, int]:
    """A match at the first question of a kind, and its number."""
    match = gunbai.new(game, [*seats], options, dice=seed)
    rng = Random(seed)
    while True:
        found = [n for n, ask in match.open.items() if ask.key == key]
        if found:
            return match, found[0]
        assert bot_turn(match, rng), "never asked"


def test_an_encounter_is_advised_exactly_from_the_best_down() -> None:
    match, number = at("snow", "snow.kamae", "fair", "fair", seed=3, rounds=1)
    told = advice(match, match.open[number].seat, number, "en")
    assert told.how.startswith("Exact")
    amounts = [float(said.split()[0].replace("−", "-")) for _, said in told.worth]
    assert amounts == sorted(amounts, reverse=True)
    assert len(amounts) >= 3
    assert told.best == f"Best: {told.worth[0][0]}."


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_duel_and_a_battle_are_advised_in_both_languages(language: str) -> None:
    match, number = at("hierarchy", "hierarchy.match", *["fair"] * 8, seed=5, bid_limit=1)
    told = advice(match, match.open[number].seat, number, language)
    assert told.best
    assert told.worth
    match, number = at("daimyo", "daimyo.fire", "fair", "fair", seed=5)
    told = advice(match, match.open[number].seat, number, language)
    assert told.why
    assert told.how


def test_a_secret_answer_of_another_does_not_change_the_advice() -> None:
    """In a challenge both choose a kamae in secret: the one's is not in the other's advice."""
    told = set()
    for planted in ("kagai", "ariake", "mujintou"):
        match = gunbai.new("snow", ["fair"] * 3, {"rounds": 2}, dice=4)
        rng = Random(4)
        while sum(ask.key == "snow.kamae" for ask in match.open.values()) < 2:
            assert bot_turn(match, rng), "no challenge"
        (first, ask), (second, other) = match.open.items()
        match.answer(ask.seat, first, planted)
        found = advice(match, other.seat, second, "en")
        assert "estimate" in found.how.lower()
        told.add((found.best, tuple(found.worth), tuple(found.why)))
    assert len(told) == 1


def test_advice_is_for_ones_own_question_at_tables_that_allow_hints() -> None:
    match, number = at("snow", "snow.kamae", "fair", "fair", seed=3, rounds=1)
    seat = match.open[number].seat
    with pytest.raises(Refused):
        advice(match, 1 - seat, number, "en")
    without = gunbai.new("snow", ["fair", "fair"], {"rounds": 1}, dice=3, hints=False)
    asked, ask = next(iter(without.open.items()))
    with pytest.raises(Refused):
        advice(without, ask.seat, asked, "en")


def test_advice_leaves_the_record_as_it_is() -> None:
    match = open_lesson("daimyo", "first", "en", "Rin")
    number, ask = next(iter(match.open.items()))
    before = match.record.dump()
    advice(match, ask.seat, number, "en")
    assert match.record.dump() == before


def test_who_draws_lots_gives_no_advice() -> None:
    assert not TOY.gives_advice
    match = new(TOY, ["Aki", "Bo"], dice=1)
    with pytest.raises(Refused, match="no bot that could give advice"):
        advice(match, 0, next(iter(match.asks(0))), "en")
