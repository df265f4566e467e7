"""After the game: luck apart from play; what is exact is what the plain oracles say."""

from __future__ import annotations

import json
from pathlib import Path
from random import Random

import pytest
from benchmarks.minimax import legal_lays, oracle

import gunbai
from gunbai.analysis.review import COSTLY_MOST, Review, review
from gunbai.analysis.told import afterwards, told
from gunbai.core.entries import Rolled
from gunbai.core.record import load
from gunbai.core.script import Number, Refused
from gunbai.games.hierarchy.analysis import judged
from gunbai.games.hierarchy.rules.duel import Duel, Duelist, lay
from gunbai.games.snow.analysis import judge
from gunbai.games.snow.bots.worths import WORTHS
from gunbai.games.snow.view import view
from gunbai.games.snow.worth.prospects import Outlook, encounter, member
from gunbai.games.snow.worth.reckoning import Fight, expected
from gunbai.games.snow.worth.weights import foreseen
from gunbai.play import retrace

RECORDS = Path(__file__).parents[1] / "records"


def reviewed(name: str) -> Review:
    return review(load((RECORDS / f"{name}.gunbai").read_bytes()))


# -- exact is what the plain oracles say


def duels(rng: Random, count: int) -> list[Duel]:
    found = []
    for _ in range(count):
        hands = [tuple(rng.randint(1, 10) for _ in range(rng.randint(1, 4))) for _ in range(2)]
        limit = rng.choice((None, 1, 2))
        duel = Duel((Duelist(hands[0]), Duelist(hands[1])), rng.choice((0, 1)), bid_limit=limit)
        found.append(lay(duel, rng.choice(legal_lays(duel))) if rng.random() < 0.5 else duel)
    return found


def of_side(won: int, side: int) -> float:
    return (1 + (-won if side else won)) / 2


def test_a_lay_is_worth_what_the_oracle_says_of_the_duel_after_it() -> None:
    losses = 0
    for duel in duels(Random(7), 60):
        for laid in legal_lays(duel):
            found = judged(duel, laid)
            assert found is not None
            assert found.exact
            assert found.chosen == of_side(oracle(lay(duel, laid))[0], duel.actor)
            assert found.best == of_side(oracle(duel)[0], duel.actor)
            losses += found.loss > 0
    assert losses > 50


def test_the_better_lay_is_as_good_as_the_best() -> None:
    for duel in duels(Random(8), 40):
        for laid in legal_lays(duel):
            found = judged(duel, laid)
            assert found is not None
            if found.loss:
                better = tuple(found.better.values["dice"])
                assert of_side(oracle(lay(duel, better))[0], duel.actor) == found.best


def test_an_encounter_is_worth_what_its_fight_says_and_is_called_exact() -> None:
    """`expected` is compared with the script played out in every way by tests/snow."""
    record = load((RECORDS / "snow-solo.gunbai").read_bytes())
    exact = 0
    for match in retrace(record):
        for number, ask in match.open.items():
            if ask.key != "snow.kamae":
                continue
            found = judge(match, number, next(iter(ask.options)))  # type: ignore[attr-defined]
            assert found is not None
            assert found.exact  # alone with the Emperor there are no challenges
            board = match.game.view(match.state, ask.seat)
            house = board.houses[ask.seat - 1]
            side = board.clash.first if board.clash.first.seat == ask.seat else board.clash.second
            assert len(encounter(member(house, side.role), board.clash.kind)) >= 3
            assert found.best >= found.chosen
            exact += 1
    assert exact >= 10


# -- the review


def test_the_three_costliest_decisions_come_first_and_are_what_they_say() -> None:
    found = reviewed("snow-one-winner")
    losses = [decision.loss for decision in found.costly]
    assert len(losses) == COSTLY_MOST
    assert losses == sorted(losses, reverse=True)
    assert losses[-1] > 0
    by_seat = {(play.seat, play.exact): play for play in found.play}
    for decision in found.costly:
        play = by_seat[decision.seat, decision.judged.exact]
        assert decision.loss <= play.loss + 1e-9
        assert play.best < play.decisions


def test_who_draws_lots_loses_more_than_who_reckons() -> None:
    match = gunbai.new("snow", ["bot", "random", "bot"], {"rounds": 3}, 11)
    gunbai.play_bots(match, 11)
    lost = dict.fromkeys((1, 2), 0.0)
    for play in review(match.record).play:
        lost[play.seat] += play.loss / play.decisions
    assert lost[1] > 2 * lost[2]


def test_luck_is_the_dice_against_what_was_to_be_expected() -> None:
    """Where a game counts nothing of its own it is the pips: n sides show (n + 1) / 2."""
    found = reviewed("hierarchy-honor")
    entries = load((RECORDS / "hierarchy-honor.gunbai").read_bytes()).entries
    assert found.luck
    for luck in found.luck:
        rolls = [e for e in entries if isinstance(e, Rolled) and e.seat == luck.seat]
        sides = [roll.sides for roll in rolls for _ in roll.faces]
        assert luck.fell == sum(face for roll in rolls for face in roll.faces)
        assert luck.expected == sum((many + 1) / 2 for many in sides)
        variance = sum((many**2 - 1) / 12 for many in sides)
        assert luck.deviations == pytest.approx((luck.fell - luck.expected) / variance**0.5)


def test_a_game_that_is_not_over_is_not_analysed() -> None:
    match = gunbai.new("snow", ["bot", "Aki"], {"rounds": 1}, 3)
    with pytest.raises(Refused, match="analysed when it is"):
        review(match.record)
    assert afterwards(match, "en") == []


@pytest.mark.parametrize("language", ["en", "ru"])
@pytest.mark.parametrize("name", ["snow-one-winner", "hierarchy-lively", "daimyo-drawn"])
def test_it_is_told_in_every_language(name: str, language: str) -> None:
    record = load((RECORDS / f"{name}.gunbai").read_bytes())
    said = told(review(record), record.header.seats, language)
    text = json.dumps([said.luck, said.play, said.costly, said.how], ensure_ascii=False)
    for room in ("analysis.", "analysis-", "snow.", "hierarchy.", "daimyo.", "{"):
        assert room not in text


def test_what_a_confrontation_leaves_to_choose_is_judged_and_the_best_choice_costs_nothing() -> (
    None
):
    """Redirecting, shielding, buying: each amount is worth what the stake is worth with it."""
    judged_keys: dict[str, int] = {}
    for name in ("snow-two-years", "snow-shared", "snow-one-winner"):
        for match in retrace(load((RECORDS / f"{name}.gunbai").read_bytes())):
            for number, ask in match.open.items():
                if not isinstance(ask, Number) or ask.key not in WORTHS:
                    continue
                found = [judge(match, number, value) for value in range(ask.low, ask.high + 1)]
                assert all(found)
                worths = [one.chosen for one in found if one]
                assert {one.best for one in found if one} == {max(worths)}
                judged_keys[ask.key] = judged_keys.get(ask.key, 0) + 1
    assert {"snow.redirect", "snow.buy"} <= set(judged_keys)


def test_a_type_is_worth_the_mean_over_every_kamae_of_the_other() -> None:
    """The plain way: every stance of mine against every one of theirs, each fight alone."""
    checked = 0
    for match in retrace(load((RECORDS / "snow-one-winner.gunbai").read_bytes())):
        for number, ask in match.open.items():
            if ask.key != "snow.contest-type":
                continue
            board = view(match.state, ask.seat)
            outlook = Outlook(board, ask.seat, foreseen(board, ask.seat))
            me = member(outlook.house, ask.subject["who"])
            other = member(outlook.active, ask.subject["other"])
            for kind in ask.options:  # type: ignore[attr-defined]
                means = []
                for stance in me.stances(challenge=True):
                    mine = me.stand(kind, stance, challenge=True)
                    against = [
                        expected(
                            outlook.stake(me),
                            Fight(kind, mine, other.stand(kind, theirs, challenge=True), True),
                        )
                        for theirs in other.stances(challenge=True)
                    ]
                    means.append(sum(against) / len(against))
                found = judge(match, number, kind)
                assert found is not None
                assert found.chosen == pytest.approx(float(max(means)))
                assert not found.exact
                checked += 1
    assert checked > 10


def test_what_treasure_is_worth_is_exact_only_once_it_scores_as_it_lies() -> None:
    found = {True: 0, False: 0}
    for match in retrace(load((RECORDS / "snow-one-winner.gunbai").read_bytes())):
        for number, ask in match.open.items():
            if ask.key == "snow.redirect":
                told = judge(match, number, 0)
                assert told is not None
                assert told.exact == (match.state.season == "autumn")  # the game's only year
                found[told.exact] += 1
    assert min(found.values()) > 0
