"""gunbai odds: the questions that games bring, as JSON and as tables."""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping
from fractions import Fraction
from typing import Any

import pytest
from tests.terminal.conftest import Gunbai

from gunbai.core.script import Refused
from gunbai.odds_queries import OddsCommand, Parameter, commands, integers, pair
from gunbai.registry import find
from gunbai.terminal.commands.odds_tables import is_figure, printed
from gunbai.terminal.language import use

ENCOUNTER = ("odds", "snow", "encounter", "--facet", 5, "--kamae", "kagai")
CHALLENGE = ("odds", "snow", "challenge", "--challenger", "4:kagai", "--defender", "9:mujintou")


def figures(value: Any) -> Iterator[Mapping[str, Any]]:
    if is_figure(value):
        yield value
    elif isinstance(value, Mapping):
        for each in value.values():
            yield from figures(each)
    elif isinstance(value, list):
        for each in value:
            yield from figures(each)


def test_an_encounter_is_won_by_seven_dice_against_five(gunbai: Gunbai) -> None:
    """Dumb oracle: successes of 7 and of 5 dice, each a third, counted out."""
    found = json.loads(gunbai(*ENCOUNTER, "--json").stdout)

    def pool(dice: int) -> list[Fraction]:
        chances = [Fraction(1)]
        for _ in range(dice):
            lost = [chance * Fraction(2, 3) for chance in chances]
            won = [chance * Fraction(1, 3) for chance in chances]
            chances = [
                a + b for a, b in zip([*lost, Fraction(0)], [Fraction(0), *won], strict=True)
            ]
        return chances

    win = sum(a * b for i, a in enumerate(pool(7)) for j, b in enumerate(pool(5)) if i >= j)
    assert Fraction(found["win"]["exact"]) == win
    assert Fraction(found["win"]["exact"]) + Fraction(found["lose"]["exact"]) == 1


@pytest.mark.parametrize(
    "arguments",
    [
        ENCOUNTER,
        (*ENCOUNTER, "--culture", 1),
        (
            "odds",
            "snow",
            "encounter",
            "--facet",
            5,
            "--kamae",
            "ariake",
            "--school",
            "ocean-flower",
        ),
        CHALLENGE,
    ],
)
def test_every_chance_is_exact_and_has_a_value(gunbai: Gunbai, arguments: tuple[object]) -> None:
    found = json.loads(gunbai(*arguments, "--json").stdout)
    for chance in (found["win"], found["lose"]):
        assert is_figure(chance)
    seen = list(figures(found))
    assert len(seen) > 5
    for figure in seen:
        exact = Fraction(figure["exact"])
        assert "/" in figure["exact"]
        assert figure["value"] == pytest.approx(float(exact), abs=1e-15)


def test_a_table_for_a_reader(gunbai: Gunbai) -> None:
    told = gunbai(*ENCOUNTER).stdout
    assert "Wins" in told
    assert "76.21 %" in told
    assert "135011/177147" in told
    russian = gunbai(*CHALLENGE, "--lang", "ru").stdout
    assert "Победа" in russian
    assert "54,01" in russian or "54.01" in russian


def test_a_game_without_odds_offers_none(toy: object) -> None:
    assert commands(find("toy")) == ()


def echo(**given: Any) -> dict[str, Any]:
    """Answer with what was asked."""
    quarter = {"exact": "1/4", "value": 0.25}
    return {
        "given": [str(value) for value in given.values()],
        "chance": quarter,
        "results": {"won": quarter, "lost": quarter},
        "hits": [quarter, quarter],
        "turns": [
            {"turn": 1, "chances": {"fog": quarter}},
            {"turn": 2, "chances": {"fog": quarter}},
        ],
        "mean": {"exact": "5/2", "value": 2.5},
        "value": "won",
    }


ASKED = OddsCommand(
    "daimyo",
    "echo",
    (
        Parameter("dice", "N,N,…", integers),
        Parameter("two-of", "A:B", pair, (1, 2)),
        Parameter("loud", default=False),
    ),
    echo,
    frozenset({"mean"}),
    {"won": "snow.query.label.win", "fog": "daimyo.weather.fog"},
)


def test_defaults_are_handed_over_with_what_is_given() -> None:
    assert ASKED.answer({"dice": [9, 7]})["given"] == ["(1, 2)", "False", "[9, 7]"]
    assert ASKED.answer({"dice": [1], "loud": True})["given"] == ["(1, 2)", "True", "[1]"]


def test_all_shapes_of_answers_can_be_read() -> None:
    use("ru")
    told = printed(ASKED, echo(), as_json=False)
    lines = [" ".join(line.split()) for line in told.splitlines()]
    assert "chance 25,00 % 1/4" in lines
    assert "Исход: Победа 25,00 % 1/4" in lines
    assert "Попаданий: 1 25,00 % 1/4" in lines
    assert "в среднем 2,500 5/2" in lines
    assert "value Победа" in lines
    assert "ход туман" in lines
    assert "2 25,00 %" in lines


def test_readers_refuse_what_has_not_their_shape() -> None:
    for text in ("", "1,,2", "a", "1;2", "1" * 12):
        with pytest.raises(ValueError, match=r".+"):
            integers(text)
    for text in ("1", "1:2:3", ":", "a:b"):
        with pytest.raises(ValueError, match=r".+"):
            pair(text)
    assert integers("9,7,-3") == [9, 7, -3]
    assert pair("4:+2") == (4, 2)


def test_a_refusal_of_the_game_is_passed_on(gunbai: Gunbai) -> None:
    told = gunbai(*ENCOUNTER, "--school", "ocean-flower")
    assert told.exit_code == 2
    assert "[snow.schools]" in told.stderr
    with pytest.raises(Refused):
        commands(find("snow"))[0].answer({"facet": 5, "kamae": "kagai", "school": "ocean-flower"})
