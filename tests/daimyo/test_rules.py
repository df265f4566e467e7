"""The rules reference: both languages, every ruling, and everything that the game cites."""

import re
from pathlib import Path

import pytest

from gunbai.games.daimyo.pieces.movement import MOVES
from gunbai.games.daimyo.pieces.troops import Arm, Armour
from gunbai.games.daimyo.pieces.weather import CHANGES
from gunbai.games.daimyo.rules.morale import FAILURES
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


def printed(head: str) -> dict[str, list[str]]:
    """A table of the rules page by its head: the cells of each row after the first."""
    page = (SOURCE / "words" / "rules.en.md").read_text(encoding="utf-8")
    lines = page[page.index(f"| {head} |") :].partition("\n\n")[0].splitlines()[2:]
    cells = [[cell.strip() for cell in line.strip("| ").split("|")] for line in lines]
    return {first: rest for first, *rest in cells}


def test_3_the_page_prints_the_moves_that_are_made() -> None:
    rows = printed("troops")
    del rows["leader alone, mounted / on foot"]
    played = {
        f"{armour} {arm}": [
            f"{row.normal:g}",
            f"{row.charge:g}",
            " ".join(map("{:g}".format, row[2])),
        ]
        for arm in (Arm.CAVALRY, Arm.FOOT)
        for armour, row in MOVES[arm].items()
    }
    assert rows == played
    assert list(MOVES[Arm.FOOT]) == list(Armour)


def test_5_the_page_prints_what_failures_come_to() -> None:
    rows = printed("failed by")
    kinds = ("stand-lost", "poor-charged", "charging", "friend-routs", "rally")
    for place, short in enumerate(("1", "2", "3", "4 or more")):
        assert rows[short] == [FAILURES[kind][place].value for kind in kinds]
    assert FAILURES["poor-charged"] == FAILURES["charged-by-cavalry"]
    assert FAILURES["leader-lost"] == FAILURES["friend-routs"] == FAILURES["run-through"]


def test_9_the_page_prints_the_weathers_that_come() -> None:
    rows = printed("2d6")
    del rows["2 to 8"]
    for place, total in enumerate(range(9, 13)):
        came = [then[place].replace("-", " ") for then in CHANGES.values()]
        assert rows[str(total)] == came
