"""The finished studies: their commands still work, and their pages say what was counted."""

from __future__ import annotations

import re
from collections.abc import Sequence
from pathlib import Path

import click.testing
import pytest

from gunbai.registry import find
from gunbai.study.command import command
from gunbai.study.figures import Study, from_json
from gunbai.study.names import Names
from gunbai.study.tables import Sheets
from gunbai.terminal.main import app

FOLDER = Path(__file__).parents[2] / "docs" / "studies"
PAGES = [page for page in sorted(FOLDER.glob("*.md")) if (FOLDER / page.stem).is_dir()]
"""Those that have a report beside them."""
FEW = {"snow": 3, "snow-carried": 3, "hierarchy": 1, "daimyo": 1}


def commands(page: Path) -> list[str]:
    """The commands that a page prints, the one that made it first."""
    return re.findall(r"^gunbai study .*$", page.read_text(encoding="utf-8"), re.MULTILINE)


def counted(page: Path) -> Study:
    """The figures that the page's command wrote."""
    return from_json((FOLDER / page.stem / "study.json").read_bytes())


def is_of_today(page: Path) -> bool:
    """Whether a page was made under the rules that are played today."""
    found = counted(page)
    return found.version == find(found.game).version


def test_there_are_some() -> None:
    assert sorted(page.stem for page in PAGES) == sorted(FEW)


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.stem)
def test_a_page_is_made_by_the_command_that_it_prints(page: Path) -> None:
    made, _, report = commands(page)[0].partition(" --report ")
    assert report == f"docs/studies/{page.stem}"
    found = counted(page)
    assert command(found) == made or not is_of_today(page)
    assert found.games == found.asked


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.stem)
def test_a_page_of_older_rules_says_so(page: Path) -> None:
    said = f"> Made under rules version {counted(page).version}"
    assert (said in page.read_text(encoding="utf-8")) is not is_of_today(page)


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.stem)
def test_its_commands_keep_working_in_small(page: Path, tmp_path: Path) -> None:
    for number, said in enumerate(commands(page)):
        few = re.sub(r"--games \d+", f"--games {FEW[page.stem]}", said)
        few = re.sub(r"--report \S+", f"--report {tmp_path / str(number)}", few)
        few = re.sub(r"--cluster \S+|--workers \d+", "", few)
        told = click.testing.CliRunner().invoke(app, few.split()[1:], catch_exceptions=False)
        assert told.exit_code == 0
        if "--report" in few:
            written = from_json((tmp_path / str(number) / "study.json").read_bytes())
            assert tables(written) == tables(counted(page))


def tables(study: Study) -> list[tuple[str, ...]]:
    """Which tables a study has for certain; some need more games to have a row."""
    return [(*sorted(one.wins_by), *sorted(one.numbers)) for one in study.settings]


def rows(text: str) -> list[list[str]]:
    """The rows of a page's tables, without their heads."""
    lines = [line.strip().strip("|") for line in text.splitlines() if line.startswith("|")]
    cells = [[cell.strip() for cell in line.split("|")] for line in lines]
    rules = [number for number, row in enumerate(cells) if set("".join(row)) <= set("-: ")]
    heads = {number - 1 for number in rules}
    return [row for number, row in enumerate(cells) if number not in heads | set(rules)]


def is_part(few: Sequence[str], many: Sequence[str]) -> bool:
    """Whether the cells stand in a row in their order."""
    rest = iter(many)
    return all(cell in rest for cell in few)


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.stem)
def test_every_row_of_its_tables_was_counted(page: Path) -> None:
    found = counted(page)
    words = Sheets(Names("en", found))
    sheets = [sheet for setting in found.settings for sheet in words.of(setting)]
    differences = map(words.difference, found.differences)
    known = [row for sheet in (*sheets, *differences) for row in sheet.rows]
    told = rows(page.read_text(encoding="utf-8"))
    assert len(told) > 5
    for row in told:
        assert any(is_part(row, other) for other in known), row


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.stem)
def test_what_it_links_to_is_there(page: Path) -> None:
    links = re.findall(r"\]\(([^)#]+)", page.read_text(encoding="utf-8"))
    assert sum(link.endswith(".svg") for link in links) >= 2
    for link in links:
        assert (FOLDER / link).is_file(), link
