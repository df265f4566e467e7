"""The rules reference: both languages, every ruling, and everything that the game cites."""

import re
from pathlib import Path

import pytest

from gunbai.words.rules import reference

SOURCE = Path(__file__).parents[2] / "src" / "gunbai" / "games" / "daimyo"


def cited() -> set[str]:
    """The rules that refusals, questions, options and modifiers of the source point to."""
    found: set[str] = set()
    for file in SOURCE.rglob("*.py"):
        text = file.read_text(encoding="utf-8")
        found |= set(re.findall(r'"(daimyo\.(?:R?\d+|scenario))"', text))
        rules = re.findall(r'no\(\s*f?"[a-z{}-]+",\s*"(\w+)"', text)
        found |= {f"daimyo.{rule}" for rule in rules}
    return found


@pytest.mark.parametrize("language", ["en", "ru"])
def test_every_rule_that_is_cited_stands_in_the_reference(language: str) -> None:
    ids = reference("daimyo", language).ids()
    assert len(cited()) > 15
    assert cited() <= ids
    assert {f"daimyo.R{number}" for number in range(1, 20)} <= ids


def test_both_languages_have_the_same_rules_with_the_same_marks() -> None:
    english, russian = reference("daimyo", "en"), reference("daimyo", "ru")
    for mine, theirs in zip(english.sections, russian.sections, strict=True):
        assert mine.id == theirs.id
        assert [(r.mark, r.id) for r in mine.rules] == [(r.mark, r.id) for r in theirs.rules]


def test_weather_and_winning_are_the_sources_own() -> None:
    marks = {
        section.id: {rule.mark for rule in section.rules}
        for section in reference("daimyo", "en").sections
    }
    assert marks["daimyo.9"] == marks["daimyo.10"] == {"seed", "ruling"}


def test_every_ruling_is_tested_by_name() -> None:
    tests = "\n".join(p.read_text(encoding="utf-8") for p in Path(__file__).parent.glob("*.py"))
    named = {int(number) for number in re.findall(r"def test_(?:\d+_)?r(\d+)_", tests)}
    assert set(range(1, 20)) <= named
