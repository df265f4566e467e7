"""The figures of the designers' page: what the tables and plots say, and that they can be made."""

from fractions import Fraction
from pathlib import Path
from xml.etree import ElementTree as ET

import pytest

from gunbai.games.hierarchy.odds import finding
from gunbai.games.hierarchy.odds.chances import Chances
from gunbai.games.hierarchy.odds.fights import played_out, still_tied
from gunbai.games.hierarchy.odds.finding_plot import Curve, plot
from gunbai.games.hierarchy.rules.duel import Duel, Duelist

DOCS = Path(__file__).parents[2] / "docs"
SHARES = Chances(Fraction(1, 4), Fraction(1, 4), Fraction(1, 2))
SVG = "{http://www.w3.org/2000/svg}"


def test_a_table_has_wins_ties_and_losses_and_marks_estimates() -> None:
    rows = [finding.Row("4", (SHARES, SHARES._replace(samples=9), SHARES, SHARES))]
    assert finding.table("dice", rows).splitlines() == [
        "| dice | no limit | `bid_limit` 1 | `bid_limit` 2 | `bid_limit` 3 |",
        "| --- | --- | --- | --- | --- |",
        "| 4 | 25% / 25% / 50% | ≈ 25% / 25% / 50% | 25% / 25% / 50% | 25% / 25% / 50% |",
    ]


def test_r9_without_a_limit_a_fight_ends_when_the_honor_of_one_is_spent() -> None:
    # a run strikes once or, one time in about 24, not at all: 1 : 1 ties the first run surely,
    # and is decided as soon as one side has struck twice
    first, second, third = still_tied(5, (1, 1), None, 3, 120, 1)
    assert first == 1
    assert 0.25 < second < 0.65
    assert third < 0.15
    assert still_tied(5, (1, 1), None, 3, 20, 1) == still_tied(5, (1, 1), None, 3, 20, 1)


def test_r9_whoever_has_no_honor_cannot_tie_for_long() -> None:
    assert still_tied(3, (0, 0), None, 3, 100, 2)[-1] < 0.02


def test_a_duel_is_played_out_by_best_play() -> None:
    duel = Duel((Duelist((9, 8)), Duelist((3, 2))), bid_limit=1)
    end = played_out(duel)
    assert (end.winner, end.lead) == (0, 2)


def test_who_bids_first_is_worse_off_where_the_exchanges_are_even() -> None:
    for dice, limit in ((2, 1), (4, 1), (4, 3)):
        chances = finding.chances(finding.face_off(dice, limit), 300)
        assert chances.win * Fraction(3, 2) < chances.loss
    even: list[tuple[int, int | None]] = [(1, 1), (3, 1), (2, 2), (3, None)]
    for size, free in even:
        chances = finding.chances(finding.face_off(size, free), 300)
        assert abs(chances.win - chances.loss) < Fraction(1, 20)


def test_honor_between_two_ties_for_ever_without_a_limit_and_not_with_one_die() -> None:
    assert finding.either_first(None, (1, 1), 0).draw == 1
    free = finding.either_first(None, (2, 0), 0)
    assert free == finding.either_first(None, (1, 0), 0)


def test_a_page_is_filled_between_its_marks_again_and_again() -> None:
    page = "head\n<!-- x -->\n<!-- end of x -->\ntail"
    once = finding.fill(page, "x", "one")
    assert once == "head\n<!-- x -->\n\none\n\n<!-- end of x -->\ntail"
    assert finding.fill(once, "x", "two") == once.replace("one", "two")
    with pytest.raises(ValueError, match="no place"):
        finding.fill(page, "y", "one")


def test_the_page_and_its_plots_are_written(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(finding, "SIZES", range(1, 3))
    monkeypatch.setattr(finding, "HONOR_DICE", 2)
    page = (DOCS / finding.PAGE).read_text(encoding="utf-8")
    (tmp_path / finding.PAGE).write_text(page, encoding="utf-8")
    finding.write(tmp_path, samples=20)
    text = (tmp_path / finding.PAGE).read_text(encoding="utf-8")
    assert "| 1 | 45% / 10% / 45% |" in text
    assert "| 1 : 1 | 0% / 100% / 0% |" in text
    for name in ("bidder", "honor"):
        drawn = ET.parse(tmp_path / f"hierarchy-duel-{name}.svg").getroot()
        assert len(drawn.findall(f"{SVG}circle")) >= 8


def test_the_page_as_it_stands_has_the_exact_figures() -> None:
    page = (DOCS / finding.PAGE).read_text(encoding="utf-8")
    for dice in (1, 2, 3, 8):
        free = finding.cell(finding.chances(finding.face_off(dice, None), 0))
        assert f"| {dice} | {free} |" in page
    for name in ("bidder", "honor"):
        assert f"(hierarchy-duel-{name}.svg)" in page
        assert (DOCS / f"hierarchy-duel-{name}.svg").exists()


def test_a_plot_names_its_curves_and_numbers() -> None:
    drawn = ET.fromstring(plot("A & B", "dice", [Curve("one", "#000000", [(2, 0.5), (3, 1.0)])]))
    words = {text.text for text in drawn.findall(f"{SVG}text")}
    assert {"A & B", "dice", "one", "2", "3", "0%", "50%", "100%"} <= words
