"""What decisions of a battle were worth, and how lucky its blows were."""

from __future__ import annotations

from itertools import product
from random import Random
from typing import Any

import pytest

from gunbai import Match, new, replay
from gunbai.analysis.review import review
from gunbai.core.script import Phrase
from gunbai.games.daimyo.analysis import judge, weigh
from gunbai.play import bot_turn, play_bots
from gunbai.words.catalogue import LANGUAGES, phrase


def charges_asked(seed: int) -> list[tuple[Match, int]]:
    """A battle at each moment at which somebody may charge and something was in reach."""
    match, rng, found = new("daimyo", ["fair", "fair"], {}, seed), Random(seed), []
    while not match.over:
        for number, ask in match.open.items():
            if ask.key == "daimyo.charge" and weigh(match, number) is not None:
                found.append((replay(match.record), number))
        bot_turn(match, rng)
    return found


def test_the_best_charge_costs_nothing_and_none_costs_what_the_best_was_worth() -> None:
    asked = charges_asked(5)
    assert len(asked) > 3
    for match, number in asked:
        weighed = weigh(match, number)
        assert weighed is not None
        assert not weighed.exact
        for option, worth in weighed.worth.items():
            unit, _, order = option.partition(": ")
            value: Any = {"done": True} if option == "none" else {"unit": unit, "order": order}
            found = judge(match, number, value)
            assert found is not None
            assert found.chosen == pytest.approx(worth)
            assert found.loss == pytest.approx(weighed.worth[weighed.best] - worth)
        for language in LANGUAGES:
            for named in weighed.named.values():
                assert "{" not in phrase(language, named)


def test_luck_counts_the_hits_of_every_pair_of_dice_against_their_chance() -> None:
    """A blow that needs 8 hits with 15 of 36 pairs, one that needs 6 with 26 of 36."""
    match = new("daimyo", ["fair", "fair"], {}, 5)
    play_bots(match, Random(5))
    found = {luck.seat: luck for luck in review(match.record).luck}
    events = [event for event in match.log(None) if event.key in ("daimyo.volley", "daimyo.melee")]
    assert len(events) > 10
    expected = dict.fromkeys(found, 0.0)
    fell = dict.fromkeys(found, 0.0)
    side = {unit.id: unit.side for unit in match.state.scenario.units}
    for event in events:
        values = event.values
        both = (("id", ""), ("target_id", "_back"))
        for by, back in both if event.key == "daimyo.melee" else both[:1]:
            seat, needs = match.state.seat(side[values[by]]), values[f"needs{back}"]
            hitting = sum(a + b >= needs for a, b in product(range(1, 7), repeat=2))
            expected[seat] += len(values[f"dice{back}"]) / 2 * hitting / 36
            fell[seat] += values[f"hits{back}"]
    for seat, luck in found.items():
        assert luck.fell == fell[seat]
        assert luck.expected == pytest.approx(expected[seat])
        assert phrase("en", Phrase(luck.unit)) == "hits"
