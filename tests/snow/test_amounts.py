"""Where a number is asked for, each amount says what it would come to (snow, redirect, buy)."""

from __future__ import annotations

from random import Random

from gunbai.core.match import Match
from gunbai.core.view import AskView
from gunbai.play import new
from gunbai.words.catalogue import phrase


def asked(key: str, seed: int, *, hints: bool = True) -> tuple[Match, AskView]:
    """A random game up to a question of some key, and how its seat sees it."""
    for game in range(seed, seed + 60):
        match = new("snow", ["E", "a", "b"], {"rounds": 3}, dice=game, hints=hints)
        rng = Random(game)
        while match.open:
            number, ask = next(iter(match.open.items()))
            if ask.key == key:
                (view,) = [shown for shown in match.view(ask.seat).asks if shown.id == number]
                return match, view
            match.answer(ask.seat, number, ask.sample(rng))
    raise AssertionError(f"no {key} in sixty games")


def told(view: AskView, amount: int) -> list[str]:
    (option,) = [option for option in view.options if option.id == str(amount)]
    return [phrase("en", about) for about in option.about]


def test_a_redirected_point_counts_for_two_and_leaves_the_facet_alone() -> None:
    """Two points gained: none redirected is +2 treasure, both are +4 and the Facet stays."""
    _, view = asked("snow.redirect", 1)
    for count in range(view.high + 1):
        facet, treasure, standing = told(view, count)
        assert treasure.startswith(f"+{view.high + count} ")
        before, after = (int(n) for n in facet.rsplit(" ", 3)[1::2])
        assert after - before == view.high - count
        assert standing.startswith("Score: ")


def test_a_purchase_of_x_points_costs_x_squared() -> None:
    _, view = asked("snow.buy", 5)
    for points in range(1, view.high + 1):
        assert told(view, points)[1].startswith(f"−{points * points} ")


def test_secrets_bear_losses_point_for_point() -> None:
    _, view = asked("snow.shield", 9)
    assert not [line for line in told(view, 0) if "Secrets" in line]
    for borne in range(1, view.high + 1):
        assert told(view, borne)[1] == f"−{borne} Secrets"


def test_the_standing_is_a_hint_and_shown_only_where_hints_are_allowed() -> None:
    _, view = asked("snow.redirect", 1, hints=False)
    assert [len(option.about) for option in view.options] == [2] * len(view.options)


def test_the_promised_standing_of_a_redirect_is_what_it_comes_to() -> None:
    match, view = asked("snow.redirect", 1)
    seat = match.open[view.id].seat
    before = match.view(seat).board.houses[seat - 1].standing
    promised = next(option.about[2].values["change"] for option in view.options)
    match.answer(seat, view.id, 0)
    drained = [e.values["points"] for e in match.log(None)[-3:] if e.key == "snow.drained"]
    after = match.view(seat).board.houses[seat - 1].standing
    assert isinstance(after - before, int)
    assert promised.values["value"] == after - before, drained
