"""Whoever holds a rulebook finds the module: the maps in the documentation are whole and true."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from gunbai.words.rules import reference

ROOT = Path(__file__).parents[1]
GAMES = ROOT / "src" / "gunbai" / "games"
PAGE = (ROOT / "docs" / "developing.md").read_text(encoding="utf-8")
MAPPED = re.findall(r"(?m)^### (\w+)$", PAGE.partition("## Where a rule stands")[2])


def rows(game: str) -> dict[str, list[str]]:
    """The modules of each § of a game by its id, as the documentation has them."""
    found = PAGE.partition(f"### {game.capitalize()}\n")[2]
    table = re.split(r"(?m)^##", found)[0]
    lines = re.findall(r"(?m)^\| ([\w-]+)[^|]* \|(.*)$", table)
    return {id_: re.findall(r"`([\w/]+\.py)`", rest) for id_, rest in lines}


def test_there_are_maps() -> None:
    assert set(MAPPED) == set(WINGS)


@pytest.mark.parametrize("name", MAPPED)
def test_every_section_of_the_rules_page_has_its_line(name: str) -> None:
    game = name.lower()
    sections = {s.id.removeprefix(f"{game}.") for s in reference(game, "en").sections}
    mapped = rows(game)
    assert sections - mapped.keys() == set()
    assert {id_ for id_ in sections if not mapped[id_]} == set()


@pytest.mark.parametrize("name", MAPPED)
def test_every_module_of_a_map_exists(name: str) -> None:
    folder = GAMES / name.lower()
    named = {module for modules in rows(name.lower()).values() for module in modules}
    assert {module for module in named if not (folder / module).is_file()} == set()


WINGS = {
    "Daimyo": ("rules", "procedure"),
    "Hierarchy": ("rules", "steps", "phases"),
    "Snow": ("rules", "procedure"),
}


@pytest.mark.parametrize("name", WINGS)
def test_every_module_of_the_rules_and_the_procedure_is_on_the_map(name: str) -> None:
    folder = GAMES / name.lower()
    named = {module for modules in rows(name.lower()).values() for module in modules}
    there = {
        str(file.relative_to(folder))
        for wing in WINGS[name]
        for file in (folder / wing).glob("*.py")
        if file.stem != "__init__"
    }
    of_no_rule = {"procedure/asking.py", "rules/approach.py", "rules/situation.py"}
    assert there - named <= of_no_rule
