"""Snow's puzzles: one answer is ahead by half a point, by the counting of every roll too."""

from __future__ import annotations

from datetime import date
from fractions import Fraction
from itertools import islice, product
from typing import cast

import pytest

from gunbai.analysis.puzzles import day_id, endless
from gunbai.analysis.puzzles import puzzle as of_id
from gunbai.core.script import Refused
from gunbai.games.snow.puzzles import AHEAD, Puzzle, Theme, clear, puzzle
from gunbai.games.snow.rules.facets import FACETS, SOURCE
from gunbai.games.snow.rules.kamae import KAMAE
from gunbai.games.snow.worth.prospects import member


def row(seed: str, theme: Theme, count: int) -> list[Puzzle]:
    """The first puzzles of an endless row."""
    return cast("list[Puzzle]", list(islice(endless("snow", seed, theme), count)))


@pytest.mark.parametrize("theme", Theme)
def test_one_answer_is_ahead_of_every_other(theme: Theme) -> None:
    for found in row("row", theme, 3):
        others = [value for option, value in found.values.items() if option != found.answer]
        assert found.theme == theme
        assert others
        assert found.values[found.answer] - max(others) >= AHEAD
        assert found.meant(found.answer) == found.answer
        assert found.meant(f" {found.options.index(found.answer) + 1} ") == found.answer


def by_counting(found: Puzzle, stance: str) -> Fraction:
    """What a plain kamae in an encounter brings, every roll of both sides counted."""
    house, kamae, kind = found.board.houses[0], KAMAE[stance], found.kind
    who = member(house, found.who).who
    facets, since = dict(who.facets), who.start
    die = 0
    if who.culture:
        from gunbai.games.snow.rules.traits import CULTURES

        die = CULTURES[who.culture].die(kind, challenge=False)
    mine, his = max(0, facets[kind] + kamae.dice + die), facets[kind]

    def change(now: dict[str, int]) -> int:
        return sum(abs(now[facet] - since[facet]) for facet in FACETS)

    def won() -> int:
        tested, source, taken = kamae.gains(facets[SOURCE[kind]])
        best = None
        for here, there in product(range(tested + 1), range(source + 1)):
            now = dict(facets)
            now[kind] += tested - here
            now[SOURCE[kind]] += source - there - taken
            value = tested + source + here + there - change(now)
            best = value if best is None else max(best, value)
        assert best is not None
        return best + change(facets)

    def lost() -> int:
        now = {**facets, kind: facets[kind] - min(kamae.lost, facets[kind])}
        return change(facets) - change(now)

    def shows(dice: int) -> list[Fraction]:
        ways = [Fraction(1)]
        for _ in range(dice):
            ways = [
                (ways[n] if n < len(ways) else 0) * Fraction(2, 3)
                + (ways[n - 1] if n else 0) * Fraction(1, 3)
                for n in range(len(ways) + 1)
            ]
        return ways

    total = Fraction(0)
    for (n, a), (m, b) in product(enumerate(shows(mine)), enumerate(shows(his))):
        total += a * b * (won() if n >= m else lost())
    return total


def test_kamae_are_worth_what_counting_every_roll_says() -> None:
    compared = 0
    for found in row("counted", Theme.KAMAE, 12):
        house = found.board.houses[0]
        if found.who == "samurai":  # whom no Secrets help
            for stance in ("kagai", "ariake", "mujintou"):
                assert found.values[stance] == by_counting(found, stance), (found.seed, stance)
                compared += 1
        assert member(house, found.who).who.facets
    assert compared >= 9


def test_a_puzzle_of_a_seed_is_always_the_same() -> None:
    for theme in Theme:
        assert puzzle("x", theme) == puzzle("x", theme)
    days = [of_id("snow", day_id(date(2026, 12, day))) for day in (1, 2, 3)]
    assert {found.theme for found in days} == set(Theme)


def test_nobody_is_tested_in_what_was_met_last() -> None:
    for found in row("barred", Theme.KAMAE, 30):
        assert member(found.board.houses[0], found.who).barred != found.kind


@pytest.mark.parametrize("theme", Theme)
def test_the_reasons_give_every_answer_its_worth_best_first(theme: Theme) -> None:
    found = puzzle("x", theme)
    *promises, last = found.reasons(found.options[0])
    worths = [reason.values["change"].values["value"] for reason in promises]
    assert worths == sorted(map(float, found.values.values()), reverse=True)
    assert last.key == f"snow.puzzle.{'exact' if theme is Theme.KAMAE else 'averaged'}"
    assert last.values["ahead"] == pytest.approx(worths[0] - worths[1])


def test_what_is_no_answer_is_refused() -> None:
    with pytest.raises(Refused) as no:
        puzzle("x", Theme.KAMAE).meant("9")
    assert no.value.refusal.key == "snow.puzzle.no-answer"


def test_where_nothing_is_clearly_ahead_there_is_no_puzzle() -> None:
    assert clear({"a": Fraction(1), "b": Fraction(3, 4)}) is None
    assert clear({"a": Fraction(1)}) is None
    assert clear({"a": Fraction(1), "b": Fraction(1, 2)}) == "a"
