"""What a contest came to: worked numbers, the same on any number of workers."""

from __future__ import annotations

from pathlib import Path

import pytest
from msgspec.structs import replace
from tests.arena.games import TABLE, game, snow

from gunbai.arena.contest import contest
from gunbai.arena.results import Results, sure
from gunbai.arena.sequential import DEALS_FEWEST, Test, narrow
from gunbai.core.script import Refused
from gunbai.study.estimate import Ratio
from gunbai.study.executors import processes
from gunbai.study.many import play_all


def test_a_deal_is_every_line_up_in_every_seating() -> None:
    met = snow(("half", "one"))
    assert met.games_a_deal == 6 + 4 + 4
    assert met.plan.games == 1
    assert [setting.bots[0] for setting in met.plan.settings] == ["fair"] * 14
    assert snow(games=13).plan.games == 3  # whole deals


def test_who_won_how_often_against_whom() -> None:
    """Seats 1 to 4; the courtier has 1 2, 1 3, 1 4, 2 3, 2 4, 3 4 in the six games of a deal."""
    results = Results(snow())
    deal = [
        game(1, scores=(9, 5, 1, 1)),  # courtier, 7 to 1
        game(1, 2),  # shared: half a victory each
        game(2),  # random
        game(how="undecided"),
        game(4),  # courtier
        game(3, 4),  # courtier, both of it
    ]
    results.add(deal)
    results.add(deal)
    standing = results.standing()
    (pair,) = standing.pairs
    assert (standing.deals, standing.games) == (2, 12)
    assert (pair.games, pair.decided, pair.undecided) == (12, 10, 2)
    assert pair.equal == 0.5
    assert pair.share is not None
    assert (pair.share.won, pair.share.tried) == (7, 10)
    assert pair.wins is not None
    assert pair.wins.mean == pytest.approx((3.5 - 1.5) / 2 / 6)  # a seat, a game
    assert pair.score is not None
    assert pair.score.mean == pytest.approx((7 - 1) / 6)
    assert pair.endings == {"undecided": 2, "won": 10}


def test_one_among_three_is_measured_by_a_quarter() -> None:
    results = Results(snow(("one",)))
    results.add([game(1), game(1), game(3), game(4)] + [game(1)] * 4)
    first, second = results.standing().pairs
    assert (first.first, first.equal) == ("fair", 0.25)
    assert first.share is not None
    assert first.share.share == 0.75
    assert (second.first, second.equal) == ("random", 0.25)


def test_how_long_a_bot_thinks() -> None:
    results = Results(snow())
    results.add([game(1)] * 6)
    courtier, lots = results.standing().pace
    assert (courtier.bot, courtier.decisions) == ("fair", 3 * 2 + 3)
    assert (courtier.median, courtier.most) == (0.001, 0.001)
    assert lots.bot == "random"


def test_the_same_figures_on_any_number_of_workers() -> None:
    met = snow(games=24)
    standings = []
    for hire in (None, processes(2)):
        results = Results(met)
        for played in play_all(met.plan, hire):
            results.add(played)
        standings.append(replace(results.standing(), pace=[]))
    assert standings[0] == standings[1]
    assert standings[0].ratings[0].bot == "fair"
    assert standings[0].anchor == "random"


@pytest.mark.parametrize(
    ("bots", "kinds", "sentence"),
    [
        (["random"], ("half",), "two or more different bots"),
        (["random", "random"], ("half",), "two or more different bots"),
        (["random", "fair"], ("third",), "There is no line-up “third”"),
        (["random", "nobody"], ("half",), "nobody"),
    ],
)
def test_a_contest_that_cannot_be_is_refused(
    bots: list[str], kinds: tuple[str, ...], sentence: str
) -> None:
    with pytest.raises(Refused, match=sentence):
        contest("snow", bots, TABLE, games=1, kinds=kinds)


# -- when to stop


def share(*won: int, of: int = 6) -> Ratio:
    ratio = Ratio()
    for many in won:
        ratio.add(many, of)
    return ratio


def test_a_test_is_decided_by_evidence_either_way() -> None:
    even = Test(0.5, 0.6)
    assert even.verdict(share(*[4, 3] * 30)) == "high"
    assert even.verdict(share(*[3, 2, 4] * 20)) == "low"
    assert even.verdict(share(*[4, 3, 3, 3] * 3)) == ""
    assert even.verdict(share(*[6] * (DEALS_FEWEST - 1))) == ""
    assert even.evidence(share(*[3, 4] * 20)) > 0 > even.evidence(share(*[3, 3] * 20))


def test_a_test_is_about_two_bots_in_one_line_up() -> None:
    with pytest.raises(Refused, match="A test is about two bots"):
        Results(snow(("half", "one")), Test(0.5, 0.6))


def test_an_interval_is_narrow_enough() -> None:
    many, few = share(*[3] * 40), share(*[3] * 12)
    assert narrow([many], 0.07)
    assert not narrow([many, few], 0.07)


def test_how_sure_it_is_that_the_first_is_better() -> None:
    assert sure(share(1, of=1)) is None
    assert sure(share(1, -1, of=1)) == pytest.approx(0.5)
    better = sure(share(*[1, 0] * 20, of=1))
    assert better is not None
    assert better > 0.99


def test_a_contest_stops_once_it_is_decided(tmp_path: Path) -> None:
    met = snow(games=600)
    results = Results(met, Test(0.5, 0.6))
    for played in play_all(met.plan):
        results.add(played)
        if results.enough():
            break
    standing = results.standing()
    assert standing.tested is not None
    assert standing.tested.verdict == "high"
    assert DEALS_FEWEST <= standing.deals < met.plan.games
    assert not list(tmp_path.iterdir())
