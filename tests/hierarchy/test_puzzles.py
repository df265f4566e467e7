"""Duel puzzles: one lay wins and every other does not, by plain minimax too."""

from __future__ import annotations

from datetime import date
from itertools import islice
from typing import cast

import pytest
from benchmarks.minimax import oracle

from gunbai.analysis.puzzles import day_id, endless
from gunbai.analysis.puzzles import puzzle as of_id
from gunbai.core.script import Refused
from gunbai.games.hierarchy.puzzles import (
    LAYS_LEAST,
    Puzzle,
    Theme,
    dice_of,
    only_winning_lay,
    played,
    puzzle,
    theme_of,
)
from gunbai.games.hierarchy.rules.duel import Duel, Duelist, lay, lays


def by_minimax(found: Puzzle) -> list[tuple[int, ...]]:
    """The winning lays of a puzzle, each played out by the plain oracle."""
    ways = lays(found.mine, found.bid_limit)
    return [laid for laid in ways if oracle(lay(found.duel, laid))[0] > 0]


@pytest.mark.parametrize("theme", Theme)
def test_one_lay_wins_and_it_is_of_the_theme(theme: Theme) -> None:
    for found in cast("list[Puzzle]", list(islice(endless("hierarchy", "row", theme), 2))):
        assert by_minimax(found) == [found.solution]
        assert found.theme == theme_of(found.duel, found.solution) == theme
        assert 1 <= len(found.solution) <= found.bid_limit <= 3
        assert len(found.options) == len(list(lays(found.mine, found.bid_limit))) >= LAYS_LEAST
        assert found.answer in found.options
        assert dice_of(found.answer) == found.solution
        assert found.meant(" ".join(map(str, found.solution[::-1]))) == found.answer


def test_what_is_no_legal_lay_is_refused_by_its_rule() -> None:
    found = puzzle("x", Theme.GIVE_LOW)
    for wrong in ("", "11", "9 9 9 9 9 9 9", "abc"):
        with pytest.raises(Refused) as no:
            found.meant(wrong)
        assert no.value.refusal.rule.startswith("hierarchy.")


def test_the_reasons_play_the_duel_to_its_end_and_count_the_other_lays() -> None:
    found = puzzle("x", Theme.PARRY)
    line = played(found.duel, found.solution)
    assert line[-1].key == "hierarchy.puzzle.end"
    assert line[-1].values["won"] == "win"
    worths = [oracle(lay(found.duel, dice_of(option)))[0] for option in found.options]
    others = found.reasons(found.answer)[-1]
    assert others.key == "hierarchy.puzzle.others"
    assert others.values == {
        "others": len(worths) - 1,
        "ties": worths.count(0),
        "losses": worths.count(-1),
    }
    wrong = next(option for option in found.options if option != found.answer)
    reasons = found.reasons(wrong)
    assert reasons[0].key == "hierarchy.puzzle.refuted"
    ends = [reason.values["won"] for reason in reasons if reason.key == "hierarchy.puzzle.end"]
    assert ends[0] in ("loss", "tie")
    assert ends[1] == "win"


def test_a_puzzle_of_a_seed_is_always_the_same_and_no_two_seeds_alike() -> None:
    assert puzzle("x", Theme.PARRY) == puzzle("x", Theme.PARRY)
    row = cast("list[Puzzle]", list(islice(endless("hierarchy", "y"), 4)))
    assert len({(p.mine, p.theirs, p.bid) for p in row}) == 4
    assert {p.theme for p in row} == set(Theme)


def test_every_day_has_its_own_and_the_themes_take_turns() -> None:
    days = [of_id("hierarchy", day_id(date(2026, 12, day))) for day in range(1, 5)]
    assert {found.theme for found in days} == set(Theme)


def test_where_two_lays_win_or_none_there_is_no_puzzle() -> None:
    even = Duel((Duelist((10, 9, 8)), Duelist((1, 1, 1))), bid_limit=1, fight=True)
    hopeless = Duel((Duelist((2, 1, 1)), Duelist((9, 9, 9))), bid_limit=1, fight=True)
    assert only_winning_lay(even) is None
    assert only_winning_lay(hopeless) is None
