from __future__ import annotations

from itertools import chain
from random import Random

import pytest
from benchmarks.games.leduc import LEDUC, NOBODY, Table, best, settle
from benchmarks.games.liars_dice import BIDS, LIARS_DICE, Cups, holds
from benchmarks.games.tictactoe import TIC_TAC_TOE

from gunbai.core.game import Game
from gunbai.core.match import Match
from gunbai.core.record import load
from gunbai.play import new, replay
from gunbai.testing import conform, play_random


def play(game: Game, answers: list[str], seed: int = 1, **options: int) -> Match:
    match = new(game, ["a", "b"], options, dice=seed)
    for answer in answers:
        ((number, ask),) = match.open.items()
        match.answer(ask.seat, number, answer)
    return match


def test_the_small_games_keep_the_promises_of_the_house() -> None:
    for seed in range(3):
        conform(TIC_TAC_TOE, seed, ["a", "b"])


@pytest.mark.parametrize("game", [LEDUC, LIARS_DICE], ids=lambda game: game.id)
def test_the_small_games_with_dice_replay(game: Game) -> None:
    for seed in range(20):
        match = new(game, ["a", "b"], dice=seed)
        play_random(match, Random(seed))
        assert replay(load(match.record.dump()), game=game).outcome == match.outcome


def test_three_in_a_row_win_and_nine_marks_without_are_a_draw() -> None:
    won = play(TIC_TAC_TOE, ["c0", "c3", "c1", "c4", "c2"])
    assert won.outcome is not None
    assert won.outcome.winners == (0,)
    drawn = play(TIC_TAC_TOE, ["c0", "c1", "c2", "c4", "c3", "c5", "c7", "c6", "c8"])
    assert drawn.outcome is not None
    assert drawn.outcome.winners == ()


def test_who_has_won_more_games_of_a_match_wins_it_and_each_begins_with_an_empty_grid() -> None:
    first_wins, second_wins = ["c0", "c3", "c1", "c4", "c2"], ["c0", "c3", "c1", "c4", "c8", "c5"]
    match = play(TIC_TAC_TOE, first_wins, games=3)
    assert match.outcome is None
    assert match.view(0).board.cells == [-1] * 9
    assert match.view(0).waiting == ((0, "ttt.mark"),)
    for games, winners in (
        ([first_wins, second_wins, second_wins], (1,)),
        ([first_wins, second_wins], ()),
    ):
        match = play(TIC_TAC_TOE, list(chain(*games)), games=len(games))
        assert match.outcome is not None
        assert match.outcome.winners == winners


@pytest.mark.parametrize(
    ("cards", "winner"),
    [([0, 2, 4], 1), ([4, 2, 0], 0), ([0, 4, 1], 0), ([4, 0, 1], 1), ([2, 3, 0], NOBODY)],
)
def test_leduc_a_pair_beats_the_higher_card(cards: list[int], winner: int) -> None:
    assert best(cards) == winner


def test_leduc_what_the_loser_put_in_is_won() -> None:
    assert settle(Table(cards=[4, 2, 0], pot=[7, 3]), NOBODY).scores == {0: 3, 1: -3}
    assert settle(Table(pot=[7, 3]), folded=0).scores == {1: 7, 0: -7}


def test_leduc_bets_are_2_then_4_and_two_raises_at_most() -> None:
    match = play(LEDUC, ["raise", "raise"])
    ((_, ask),) = match.open.items()
    assert list(ask.options) == ["fold", "call"]  # type: ignore[attr-defined]
    assert match.state.pot == [3, 5]
    rest = play(LEDUC, ["raise", "raise", "call", "call", "raise"])
    assert rest.state.pot == [5, 9]
    assert len(rest.state.cards) == 3


def test_liars_dice_sixes_count_as_any_face() -> None:
    assert holds(Cups([6, 3], BIDS.index("2-3")))
    assert not holds(Cups([5, 3], BIDS.index("2-3")))
    assert holds(Cups([6, 6], BIDS.index("2-6")))


def test_liars_dice_bids_only_rise() -> None:
    match = play(LIARS_DICE, ["1-6", "2-1"])
    ((_, ask),) = match.open.items()
    assert list(ask.options) == ["2-2", "2-3", "2-4", "2-5", "2-6", "liar"]  # type: ignore[attr-defined]


def test_random_hands_sum_to_zero() -> None:
    for seed in range(20):
        match = new(LEDUC, ["a", "b"], dice=seed)
        play_random(match, Random(seed))
        assert match.outcome is not None
        assert sum(match.outcome.scores.values()) == 0
