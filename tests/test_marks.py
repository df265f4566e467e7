"""Whose word a rule is: only what the sources say is marked as theirs."""

from __future__ import annotations

import pytest

from gunbai.words.rules import reference

OURS = [
    ("snow", "Secrets stay Secrets", "ruling"),
    ("snow", "The highest total wins", "public"),
    ("snow", "Ariake changes no dice", "ruling"),
    ("hierarchy", "may be played by a bot", "ruling"),
    ("hierarchy", "To lay no dice, or to keep none, is to surrender", "ruling"),
    ("hierarchy", "Here the attempt is the phase", "ruling"),
]
"""Passages that the sources do not have, and their marks."""


@pytest.mark.parametrize(("game", "passage", "mark"), OURS)
def test_what_the_source_does_not_say_is_not_marked_as_its_word(
    game: str, passage: str, mark: str
) -> None:
    rules = [rule for section in reference(game, "en").sections for rule in section.rules]
    (found,) = [rule for rule in rules if passage in rule.text]
    assert found.mark == mark
    others = [rule for section in reference(game, "ru").sections for rule in section.rules]
    assert len(others) == len(rules)
    assert others[rules.index(found)].mark == mark
