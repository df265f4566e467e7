"""Builds the documentation as a site: ``python tools/site.py``, or ``make docs`` to read it.

The pages are those of ``docs``, and those that are made of the program itself: the games with their
rules, options and bots in every language, and the Python reference from the docstrings. Everything
is copied to ``build/docs`` first; Zensical makes ``build/site`` of it, and takes any warning for an
error.
"""

from __future__ import annotations

import json
import re
import shutil
import subprocess
import sys
from collections.abc import Iterator, Mapping
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from gunbai.core.game import Game, Option, text
from gunbai.registry import registered
from gunbai.table.app import create_app
from gunbai.words.catalogue import LANGUAGES, bundle, say
from gunbai.words.rules import Rule, reference

ROOT = Path(__file__).parents[1]
BUILD = ROOT / "build"
DOCS = BUILD / "docs"

NAV: dict[str, list[str]] = {
    "Play": ["index.md", "weeks.md", "bots.md"],
    "The games": [],
    "По-русски": ["start.ru.md", "players.ru.md", "scenarios.ru.md"],
    "For designers": ["guided-games.md", "studies/index.md", "hierarchy-duel.md"],
    "Extend": ["tutorial.md", "core.md", "page.md", "learning.md"],
    "Reference": ["commands.md", "settings.md", "json-api.md", "record-format.md", "glossary.md"],
    "Python": [],
    "Run a server": ["deploying.md", "soak.md", "security.md"],
    "The project": [
        "contributing.md",
        "developing.md",
        "decisions.md",
        "benchmarks.md",
        "changes.md",
    ],
}
"""Which pages stand where; those that are made of the program are added, others come last."""

AT_ROOT = {
    "CONTRIBUTING.md": "contributing.md",
    "SECURITY.md": "security.md",
    "CHANGELOG.md": "changes.md",
}
"""Pages that stand at the root of the project, and where they stand on the site."""

PYTHON = {
    "play": (
        "Playing",
        [
            "gunbai",
            "gunbai.play.opening",
            "gunbai.play.bots",
            "gunbai.play.retracing",
            "gunbai.core.match",
            "gunbai.core.view",
        ],
    ),
    "script": (
        "Writing a game",
        [
            "gunbai.core.script",
            "gunbai.core.questions.ask",
            "gunbai.core.game",
            "gunbai.core.phrase",
            "gunbai.registry",
            "gunbai.testing",
        ],
    ),
    "records": (
        "Records and dice",
        ["gunbai.core.record", "gunbai.core.entries", "gunbai.core.dice"],
    ),
    "odds": (
        "Odds",
        [
            "gunbai.odds",
            "gunbai.odds.distribution",
            "gunbai.odds.pool",
            "gunbai.odds.opposed",
            "gunbai.odds.threshold",
            "gunbai.odds.multiset",
            "gunbai.odds.chain",
            "gunbai.odds.chance",
        ],
    ),
    "puzzles": ("Puzzles", ["gunbai.analysis.puzzles", "gunbai.analysis.puzzle"]),
    "studies": (
        "Studies and arenas",
        [
            "gunbai.study.plan",
            "gunbai.study.many",
            "gunbai.study.results",
            "gunbai.study.figures",
            "gunbai.study.observer",
            "gunbai.arena.contest",
            "gunbai.arena.results",
            "gunbai.arena.rating",
            "gunbai.arena.sequential",
        ],
    ),
    "learning": (
        "Learning",
        ["gunbai.learn.environment", "gunbai.learn.features", "gunbai.learn.rewards"],
    ),
}
"""The pages of the Python reference: a title, and the modules on it."""


# -- pages made of the program --------------------------------------------------------------------


def game_page(game: Game, language: str) -> str:
    """A game for its players: what it is, its rules, its options."""
    rules = reference(game.id, language)
    parts = [f"# {rules.title}", f"*{say(language, f'{game.id}.about')}*", _seats(game, language)]
    for section in rules.sections:
        parts.append(f"## {section.title} {{#{section.id.replace('.', '-')}}}")
        parts += [_rule(rule, language) for rule in section.rules]
    parts.append(f"## {say(language, 'table.options')} {{#options}}")
    parts += [*_presets(game, language), *(_option(game, one, language) for one in game.options)]
    return "\n\n".join(parts) + "\n"


def _seats(game: Game, language: str) -> str:
    """How many seats there are, and what they are called."""
    low, high = game.players.start, game.players.stop - 1
    roles = dict.fromkeys(say(language, role) for role in game.roles(high))
    many = f"{low}–{high}" if low < high else str(low)
    return f"**{say(language, 'table.seats')}** ({many}): {', '.join(roles)}."


def _presets(game: Game, language: str) -> Iterator[str]:
    for preset in game.presets:
        key = f"{game.id}.preset.{preset}"
        yield f"**{say(language, key)}** (`--preset {preset}`): {say(language, f'{key}.about')}"


def _option(game: Game, option: Option, language: str) -> str:
    key = f"{game.id}.option.{option.id}"
    about = say(language, f"{key}.about") if bundle(language).has(f"{key}.about") else ""
    values = _values(game, option, language)
    return f"**{say(language, key)}** (`{option.id}`). {about}\n\n{values}"


def _values(game: Game, option: Option, language: str) -> str:
    """What an option may be; its default stands in bold."""
    if not option.choices:
        return f"- {option.low}–{option.high}; **{text(option.default)}**"
    rows = []
    for choice in option.choices:
        key = f"{game.id}.option.{option.id}.{text(choice)}"
        named = f" {say(language, key)}" if bundle(language).has(key) else ""
        value = f"**`{text(choice)}`**" if choice == option.default else f"`{text(choice)}`"
        rows.append(f"- {value}{named}")
    return "\n".join(rows)


def _rule(rule: Rule, language: str) -> str:
    """A rule, and whose word it is where it is not the author's."""
    if rule.mark == "seed":
        return rule.text
    number = rule.id.rpartition(".")[2]
    mark = f"*{say(language, f'table.mark.{rule.mark}')}{f' {number}' if number else ''}*"
    return f"{mark}\n\n{rule.text}" if rule.text.startswith(("|", "-")) else f"{mark}: {rule.text}"


def routes() -> str:
    """Every request of the JSON API, as its OpenAPI description has it."""
    with TemporaryDirectory() as folder:
        schema = create_app(f"sqlite:///{folder}/tables.sqlite3").openapi_schema.to_schema()
    rows = ["| request | what it does |", "| --- | --- |"]
    for path, acts in sorted(schema["paths"].items()):
        if path.startswith("/api/"):
            rows += [f"| `{act.upper()} {path}` | {told(one)} |" for act, one in acts.items()]
    return "\n".join(rows) + "\n"


def told(act: Mapping[str, Any]) -> str:
    """What a request does, from the first sentence of its docstring."""
    said: str = act.get("description") or act.get("summary") or ""
    return " ".join(said.partition("\n\n")[0].split())


def python_page(title: str, modules: list[str]) -> str:
    """A page of the Python reference."""
    return f"# {title}\n\n" + "\n\n".join(f"::: {module}" for module in modules) + "\n"


# -- the site -------------------------------------------------------------------------------------


def gather() -> dict[str, list[str]]:
    """Write all pages into `DOCS`; return which stand where."""
    shutil.rmtree(DOCS, ignore_errors=True)
    shutil.copytree(ROOT / "docs", DOCS)
    (DOCS / "studies" / "README.md").rename(DOCS / "studies" / "index.md")
    for name, renamed in AT_ROOT.items():
        shutil.copy(ROOT / name, DOCS / renamed)
    nav = {title: list(pages) for title, pages in NAV.items()}
    for language in LANGUAGES:
        for game in registered().values():
            page = f"games/{game.id}.md" if language == "en" else f"{language}/{game.id}.md"
            _write(page, game_page(game, language))
            nav["The games" if language == "en" else "По-русски"].append(page)
    for name, (title, modules) in PYTHON.items():
        _write(f"python/{name}.md", python_page(title, modules))
        nav["Python"].append(f"python/{name}.md")
    with (DOCS / "json-api.md").open("a", encoding="utf-8") as api:
        api.write(f"\n## Every request\n\n{routes()}")
    for file in DOCS.rglob("*.md"):
        file.write_text(inside(file), encoding="utf-8")
    return _complete(nav)


def _write(page: str, said: str) -> None:
    file = DOCS / page
    file.parent.mkdir(exist_ok=True)
    file.write_text(said, encoding="utf-8")


def inside(page: Path) -> str:
    """A page whose links lead to pages of the site; what is no page is named, and not linked."""

    def link(found: re.Match[str]) -> str:
        words, target = found[1], found[2].partition("#")[0]
        if not target or "://" in target or target.startswith("mailto:"):
            return found[0]
        renamed = target.removeprefix("docs/").replace("README.md", "index.md")
        renamed = AT_ROOT.get(renamed.removeprefix("../"), renamed)
        renamed += "index.md" if renamed.endswith("/") else ""
        if (page.parent / renamed).exists():
            return found[0].replace(found[2], renamed + found[2][len(target) :])
        return words

    return re.sub(r"(?<!!)\[([^\]]+)\]\(([^)\s]+)\)", link, page.read_text(encoding="utf-8"))


def _complete(nav: dict[str, list[str]]) -> dict[str, list[str]]:
    """Only the pages that there are; those that nobody placed stand with the project's."""
    there = sorted(str(page.relative_to(DOCS)) for page in DOCS.rglob("*.md"))
    placed = {page for pages in nav.values() for page in pages}
    for page in there:
        if page not in placed:
            section = "For designers" if page.startswith("studies/") else "The project"
            nav[section].append(page)
    return {title: [page for page in pages if page in there] for title, pages in nav.items()}


def configure(nav: dict[str, list[str]]) -> Path:
    """Write the site's configuration; return its file."""
    told = ", ".join(
        f"{{ {json.dumps(title, ensure_ascii=False)} = {json.dumps(pages)} }}"
        for title, pages in nav.items()
    )
    config = (ROOT / "tools" / "site.toml").read_text(encoding="utf-8")
    config = config.replace("nav = []", f"nav = [{told}]").replace("SOURCES", str(ROOT / "src"))
    file = BUILD / "zensical.toml"
    file.write_text(config, encoding="utf-8")
    return file


def build() -> int:
    """Make the site; 0 where there was nothing to warn of."""
    BUILD.mkdir(exist_ok=True)
    file = configure(gather())
    command = [sys.executable, "-m", "zensical", "build", "--strict", "--clean", "-f", str(file)]
    return subprocess.run(command, cwd=BUILD, check=False).returncode


if __name__ == "__main__":
    sys.exit(build())
