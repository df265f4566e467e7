"""Findings in words: numbers as each language writes them, endings by name."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest

import gunbai
from gunbai.study.tables import Words

FOUND: dict[str, Any] = {"game": "snow"}
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
            assert Words(language, FOUND).ending(key) != key
    assert Words("en", FOUND).ending("toy.ended") == "toy.ended"


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
    words = Words(language, FOUND)
    assert words.share({"share": 1 / 3, "low": 0.2, "high": 0.501}) == share
    assert words.mean({"mean": -1.5, "low": -2.0, "high": -1.0}) == mean
    assert words.mean(None) == ("–", "–")
    assert words.mean({"mean": 2.0, "low": None, "high": None})[1] == "–"
    assert words.number(0.25, 1, signed=True)[0] == "+"


def test_settings_are_named_by_what_differs() -> None:
    words = Words("en", FOUND)
    assert words.setting({"varied": {}}) == ""
    said = words.setting({"varied": {"points": 12, "scoring": "year"}})
    assert said.startswith("Points for each character: 12, ")
