"""The referee's cards: in both languages, with the tables of the rules, which stand there once."""

from __future__ import annotations

import pytest

from gunbai.words.card import cards, parse, tables

GAMES = ("snow", "hierarchy", "daimyo")


@pytest.mark.parametrize("game", GAMES)
def test_both_languages_have_the_same_cards(game: str) -> None:
    english, russian = cards(game, "en"), cards(game, "ru")
    assert len(english) == len(russian) >= 1
    for one, other in zip(english, russian, strict=True):
        for mark in ("## ", "### ", "\n|"):
            assert one.count(mark) == other.count(mark), mark
    assert "@tables" not in "".join([*english, *russian])


def test_the_tables_of_the_rules_are_taken_from_there() -> None:
    assert "| heavy cavalry | 15 | 20 |" in tables("daimyo", "en", "3")
    assert "| heavy cavalry | 15 | 20 |" in cards("daimyo", "en")[0]
    assert "| Falcon Garden | Awaré | Steel |" in cards("snow", "en")[0]


def test_a_section_that_there_is_not_is_no_table() -> None:
    with pytest.raises(KeyError):
        parse("snow", "en", "## Card\n\n@tables winter\n")
