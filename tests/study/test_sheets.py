"""Findings in words: numbers as each language writes them, endings by name."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from tests.study.plans import plan

import gunbai
from gunbai.study.estimate import Mean, Rate
from gunbai.study.figures import SeatFigures, Study
from gunbai.study.names import Figures, Names
from gunbai.study.results import Findings

ENDING = re.compile(r'Phrase\(\s*f?"([a-z-]+\.[a-z.{}\[\]_\'-]+)"')


def endings() -> set[str]:
    """The keys of all outcomes that the scripts of the games can have."""
    found: set[str] = set()
    for path in (Path(gunbai.__file__).parent / "games").glob("*/script.py"):
        for key in ENDING.findall(path.read_text(encoding="utf-8")):
            wins = ("talisman", "honor") if "{" in key else ("",)
            found |= {key.partition("{")[0] + win for win in wins}
    return found


def test_every_ending_has_a_name() -> None:
    assert {"snow.won-the-year", "hierarchy.ended.rounds", "daimyo.drawn"} <= endings()
    for language in ("en", "ru"):
        for key in endings():
            assert Figures(language).ending(key) != key
    assert Figures("en").ending("toy.ended") == "toy.ended"


@pytest.mark.parametrize(
    ("language", "share", "mean"),
    [
        ("en", ("33.3 %", "20.0 – 50.1"), ("−1.50", "−2.00 … −1.00")),
        ("ru", ("33,3 %", "20,0 – 50,1"), ("−1,50", "−2,00 … −1,00")),
    ],
)
def test_numbers_as_the_language_writes_them(
    language: str, share: tuple[str, str], mean: tuple[str, str]
) -> None:
    words = Figures(language)
    assert words.share(Rate(1 / 3, 0.2, 0.501, 1, 3)) == share
    assert words.mean(Mean(-1.5, -2.0, -1.0, 9)) == mean
    assert words.mean(None) == ("–", "–")
    assert words.mean(Mean(2.0, None, None, 1))[1] == "–"
    assert words.number(0.25, 1, signed=True)[0] == "+"


def test_a_difference_of_shares_is_in_percentage_points() -> None:
    mean = Mean(0.037, 0.004, 0.069, 300)
    assert Figures("en").points(mean) == ("+3.7 pp", "+0.4 … +6.9")
    assert Figures("ru").points(mean) == ("+3,7 п. п.", "+0,4 … +6,9")


def studied(*bots: str, varied: tuple[dict[str, object], ...] = ({},)) -> Study:
    """A study of nothing yet, between these bots."""
    return Findings(plan(bots, *varied, games=10, seed=1)).study()


def seats(study: Study) -> list[SeatFigures]:
    (setting, *_) = study.settings
    return list(setting.seats)


def test_settings_are_named_by_what_differs() -> None:
    study = studied("random", "random", varied=({"points": 12}, {"points": 9}))
    first, other = study.settings
    names = Names("en", study)
    assert names.setting(first) == "Points for each character: 12"
    assert names.brief(other) == "9"
    alone = studied("random", "random")
    assert Names("en", alone).setting(alone.settings[0]) == ""


def test_a_seat_is_called_by_its_role_and_who_sits_there() -> None:
    study = studied("fair", "fair", "strong")
    emperor, first, second = seats(study)
    names = Names("en", study)
    assert names.seat(emperor) == "Emperor"
    assert names.player(first) == "House 1 (fair)"
    assert Names("ru", study).player(second) == "Дом 2 (strong)"


@pytest.mark.parametrize(
    ("bots", "said"),
    [
        (("fair", "fair", "fair", "strong"), "House: fair × 2, strong"),
        (("fair", "fair", "strong", "fair"), "House: fair, strong, fair"),
        (("fair", "random"), "Emperor: fair; House: random"),
    ],
)
def test_who_sits_where(bots: tuple[str, ...], said: str) -> None:
    study = studied(*bots)
    assert said in Names("en", study).seated(study.settings[0])
