"""What there is, is documented: links, options, routes, settings, parts of a game, bots."""

from __future__ import annotations

import doctest
import importlib.util
import re
from pathlib import Path
from types import ModuleType

import pytest

from gunbai.registry import registered

ROOT = Path(__file__).parents[1]
DOCS = ROOT / "docs"
PAGES = [
    *sorted(DOCS.rglob("*.md")),
    ROOT / "README.md",
    ROOT / "CONTRIBUTING.md",
    ROOT / "SECURITY.md",
]
LINK = re.compile(r"\[[^\]]*\]\(([^)\s]+)\)")
MADE = {"games", "ru"}
"""Folders of the site that are made of the program itself."""


@pytest.fixture(scope="module")
def site() -> ModuleType:
    spec = importlib.util.spec_from_file_location("site_tool", ROOT / "tools" / "site.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


@pytest.mark.parametrize("page", PAGES, ids=lambda page: str(page.relative_to(ROOT)))
def test_every_link_leads_somewhere(page: Path) -> None:
    for link in LINK.findall(page.read_text(encoding="utf-8")):
        target = link.partition("#")[0]
        if target and "://" not in target and target.split("/")[0] not in MADE:
            assert (page.parent / target).exists(), f"{page.name} links to {target}"


@pytest.mark.parametrize("page", ["record-format.md", "index.md"])
def test_the_sessions_in_the_docs_run(page: str) -> None:
    failed, tried = doctest.testfile(str(DOCS / page), module_relative=False)
    assert (failed, tried > 3) == (0, True)


@pytest.mark.parametrize("language", ["en", "ru"])
def test_every_option_preset_and_rule_of_a_game_is_on_its_page(
    site: ModuleType, language: str
) -> None:
    for game in registered().values():
        page = site.game_page(game, language)
        for option in game.options:
            assert f"(`{option.id}`)" in page
        for preset in game.presets:
            assert f"`--preset {preset}`" in page
        assert f"{game.id}." not in page.replace(f"{game.id}.md", "")  # no key without words


def test_every_route_of_the_json_api_says_what_it_does(site: ModuleType) -> None:
    rows = re.findall(r"\| `\w+ (\S+)` \| (.*) \|", site.routes())
    assert len(rows) >= 14
    for path, told in rows:
        assert told.endswith((".", "…")), f"{path} has no docstring"


def test_every_setting_of_the_environment_is_documented() -> None:
    told = "".join(page.read_text(encoding="utf-8") for page in PAGES)
    for file in (ROOT / "src").rglob("*.py"):
        if "node_modules" not in file.parts:
            for name in re.findall(r"\bGUNBAI_[A-Z]+\b", file.read_text(encoding="utf-8")):
                assert f"`{name}`" in told or name in told, f"{file.name} reads {name}"


def test_every_part_of_a_game_is_documented() -> None:
    told = (DOCS / "core.md").read_text(encoding="utf-8")
    for file in (ROOT / "src").rglob("*.py"):
        for part in re.findall(r'\.part\("(\w+)"\)', file.read_text(encoding="utf-8")):
            assert f"`{part}`" in told, part


def test_every_kind_of_entry_is_documented() -> None:
    told = (DOCS / "record-format.md").read_text(encoding="utf-8")
    source = (ROOT / "src" / "gunbai" / "core" / "entries.py").read_text(encoding="utf-8")
    kinds = re.findall(r"^class (\w+)\((?:Table)?Entry, frozen", source, re.MULTILINE)
    assert len(kinds) > 15
    for kind in kinds:
        assert f"`{kind.lower()}`" in told or kind == "TableEntry", kind


def test_the_pages_of_the_site_stand_somewhere(site: ModuleType) -> None:
    pages = [page for pages in site.NAV.values() for page in pages]
    assert len(pages) == len(set(pages))
    for title, modules in site.PYTHON.values():
        assert title
        for module in modules:
            assert importlib.util.find_spec(module), module


WIDE = 100
BY_COMMAND = {"benchmarks.md", "commands.md"}
"""Pages that a command writes."""


def test_prose_in_markdown_is_wrapped_at_one_width() -> None:
    for page in [*ROOT.glob("*.md"), *(ROOT / "docs").rglob("*.md")]:
        fence = False
        for number, line in enumerate(page.read_text(encoding="utf-8").splitlines(), 1):
            fence ^= line.lstrip().startswith("```")
            prose = not fence and not line.startswith(("|", "#", "!", "```", "<"))
            if page.name not in BY_COMMAND and prose and len(line) > WIDE:
                assert " " not in line.strip()[:WIDE], f"{page.name}:{number} is {len(line)} wide"


def test_no_page_keeps_the_marks_of_a_merge() -> None:
    pages = [*ROOT.glob("*.md"), *(ROOT / "docs").rglob("*.md")]
    kept = [page.name for page in pages if re.search(r"(?m)^(<{7} |={7}$|>{7} )", page.read_text())]
    assert kept == []
