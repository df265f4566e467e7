"""The house rules: imports run one way, versions agree, words exist in both languages."""

from __future__ import annotations

import ast
import re
import subprocess
import sys
from collections import Counter, defaultdict
from collections.abc import Iterator
from functools import cache
from graphlib import TopologicalSorter
from itertools import takewhile
from pathlib import Path

import pytest

import gunbai
from gunbai.core.game import PARTS
from gunbai.core.script import Phrase, Refusal, Word
from gunbai.registry import registered
from gunbai.words.catalogue import LANGUAGES, bundle, phrase, refuse, say

ROOT = Path(__file__).parents[1]
SOURCE = ROOT / "src" / "gunbai"

ALLOWED = {
    "core": {"core"},
    "registry": {"core"},
    "odds": {"odds"},
    "documents": {"core"},
    "prose": {"core", "words"},
    "odds_queries": {"core"},
    "games": {"core", "documents", "games", "odds", "odds_queries", "prose", "registry"},
    "words": {"core", "documents", "registry", "words"},
    "play": {"core", "play", "registry", "words"},
    "ahead": {"core"},
    "branching": {"core", "play", "registry"},
    "suggesting": {"ahead", "core", "play"},
    "ladder": {"core", "registry", "words"},
    "lessons": {"core", "lessons", "play", "registry", "words"},
    "testing": {"core", "play", "registry", "testing", "words"},
}
"""What each room may import of ours. Those on top (learn, study, arena, table, terminal) may import
all that lies below them, and study no screen."""

BELOW = set(ALLOWED) | {""}
ALLOWED["learn"] = BELOW | {"learn"}
ALLOWED["study"] = BELOW | {"study"}
ALLOWED["arena"] = BELOW | {"arena", "study"}
ALLOWED["analysis"] = BELOW | {"analysis", "study"}
ALLOWED["table"] = BELOW | {"analysis", "table"}
ALLOWED["terminal"] = BELOW | {"analysis", "arena", "study", "table", "terminal"}
ALLOWED[""] = {"branching", "core", "learn", "odds", "play", "registry", "words"}

WINGS = {
    "daimyo": [
        "pieces",
        "field",
        "rules",
        "forecast",
        "scenarios",
        "eyes",
        "battle",
        "procedure",
        "screen",
        "companion",
        "opening",
    ],
    "hierarchy": ["rules", "state", "steps", "phases", "script"],
    "snow": ["rules", "procedure", "script"],
}
"""The rooms of a game from the ground up: none of them imports one that stands later."""

MODULES_MOST = 20


def room(module: str) -> str:
    parts = module.split(".")
    return parts[1] if len(parts) > 1 else ""


def sources() -> list[Path]:
    return sorted(file for file in SOURCE.rglob("*.py") if "node_modules" not in file.parts)


MODULES = {
    ".".join(("gunbai", *file.relative_to(SOURCE).with_suffix("").parts)): file
    for file in sources()
}


@cache
def imports(file: Path) -> tuple[str, ...]:
    """The modules that a file imports, wherever in it (a module in full, not its package)."""
    return tuple(_imports(file))


def _imports(file: Path) -> Iterator[str]:
    for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom) and node.module and not node.level:
            for alias in node.names:
                name = f"{node.module}.{alias.name}"
                inside = name in MODULES or f"{name}.__init__" in MODULES
                yield name if inside else node.module


@pytest.mark.parametrize("file", sources(), ids=lambda file: str(file.relative_to(SOURCE)))
def test_imports_run_one_way(file: Path) -> None:
    here = file.relative_to(SOURCE)
    name = here.parts[0].removesuffix(".py")
    name = "" if name in ("__init__", "__main__") else name
    for module in imports(file):
        if module.split(".")[0] == "gunbai":
            assert room(module) in ALLOWED[name], f"{here} imports {module}"


@cache
def arrows() -> dict[str, dict[str, set[str]]]:
    """For each folder, which of its modules and folders import which others of it."""
    found: dict[str, dict[str, set[str]]] = defaultdict(lambda: defaultdict(set))
    for name, file in MODULES.items():
        for module in imports(file):
            target = f"{module}.__init__" if f"{module}.__init__" in MODULES else module
            ours, theirs = name.split("."), target.split(".")
            shared = len(
                list(takewhile(lambda pair: pair[0] == pair[1], zip(ours, theirs, strict=False)))
            )
            if 0 < shared < min(len(ours), len(theirs)):
                found[".".join(ours[:shared])][ours[shared]].add(theirs[shared])
    return found


@pytest.mark.parametrize("folder", arrows())
def test_no_folder_and_no_file_stands_in_a_circle_of_imports(folder: str) -> None:
    TopologicalSorter(arrows()[folder]).prepare()  # or it names the circle


@pytest.mark.parametrize("game", WINGS)
def test_the_rooms_of_a_game_are_built_on_those_below(game: str) -> None:
    rooms = WINGS[game]
    for number, name in enumerate(rooms):
        above = arrows()[f"gunbai.games.{game}"][name] & set(rooms[number + 1 :])
        assert not above, f"{game}: {name} imports {above}"


def test_no_folder_of_code_is_crowded() -> None:
    crowd = Counter(file.parent for file in sources())
    assert {folder: many for folder, many in crowd.items() if many > MODULES_MOST} == {}


@pytest.mark.parametrize("file", sorted((SOURCE / "games").rglob("*.py")), ids=lambda f: f.stem)
def test_no_game_knows_another_or_a_screen(file: Path) -> None:
    game = file.relative_to(SOURCE / "games").parts[0]
    for module in imports(file):
        if module.startswith("gunbai.games."):
            assert module.split(".")[2] == game
        assert module.split(".")[0] not in {"litestar", "click", "rich", "sqlalchemy", "jinja2"}


NAMED = re.compile(r"(?<![a-z])(daimyo|hierarchy|snow)(?![a-z])", re.IGNORECASE)
SCREENS = ("learn", "study", "table", "terminal", "words")


def said_in(file: Path) -> str:
    """What a file says: a module's texts but for its docstrings, any other file as it stands."""
    text = file.read_text(encoding="utf-8")
    if file.suffix != ".py":
        return text
    tree = ast.parse(text)
    prose = {id(node.value) for node in ast.walk(tree) if isinstance(node, ast.Expr)}
    constants = [node for node in ast.walk(tree) if isinstance(node, ast.Constant)]
    return "\n".join(str(node.value) for node in constants if id(node) not in prose)


def test_no_screen_has_words_styles_or_rules_of_a_game() -> None:
    kinds = {".css", ".ftl", ".html", ".js", ".mjs", ".py", ".toml"}
    files = [
        file
        for room in SCREENS
        for file in (SOURCE / room).rglob("*")
        if file.suffix in kinds and not {"node_modules", "vendor"} & set(file.parts)
    ]
    assert len(files) > 100
    for file in files:
        found = NAMED.search(said_in(file))
        assert found is None, f"{file.relative_to(SOURCE)} names {found[0]}"


def test_every_part_of_a_game_is_found_by_one_means_and_documented() -> None:
    text = (ROOT / "docs" / "core.md").read_text(encoding="utf-8")
    table = text[text.index("### Parts") : text.index("## Words")]
    rows = re.findall(r"^\| `([\w/]+)` \|", table, re.MULTILINE)
    assert sorted(rows) == sorted([*PARTS, "words/", "page/"])
    for game in ("snow", "hierarchy", "daimyo"):
        found = registered()[game]
        assert {part for part in PARTS if found.part(part)} >= {"odds_commands", "text", "study"}


def test_no_test_imports_another() -> None:
    """What tests share stands in modules of its own, or in ``conftest.py``."""
    taken = re.compile(r"^\s*from tests[\w.]*(?:\.test_\w+ import| import test_)", re.MULTILINE)
    for file in (ROOT / "tests").rglob("*.py"):
        assert not taken.search(file.read_text(encoding="utf-8")), file


def test_no_test_times_anything() -> None:
    """Speed is shown by ``benchmarks``: a test that times fails on a busy machine."""
    timed = re.compile(r"perf_counter|process_time|monotonic(_ns)?\(\) - \w+\b.*<|\btimed?it\b")
    for file in (ROOT / "tests").rglob("*.py"):
        if "benchmarks" not in file.parts and file != Path(__file__):
            assert not timed.search(file.read_text(encoding="utf-8")), file
    assert timed.search("assert time.monotonic() - begun < 3")


def test_the_version_is_the_changelogs_top_entry() -> None:
    top = re.search(r"^## (\S+)", (ROOT / "CHANGELOG.md").read_text(), re.MULTILINE)
    assert top is not None
    assert top[1] == gunbai.__version__


def test_importing_gunbai_is_light() -> None:
    code = (
        "import sys, gunbai; heavy = {'numpy', 'numba', 'litestar', 'sqlalchemy', 'fluent',"
        "'shapely', 'rich', 'click'} & set(sys.modules); assert not heavy, heavy"
    )
    subprocess.run([sys.executable, "-c", code], check=True)


def test_the_games_can_be_listed_before_and_after_one_is_imported() -> None:
    code = (
        "import gunbai; before = set(gunbai.games()); import gunbai.games.snow;"
        "assert before == set(gunbai.games()) >= {'daimyo', 'hierarchy', 'snow'}"
    )
    subprocess.run([sys.executable, "-c", code], check=True)


# -- words


def test_both_languages_have_the_same_keys_with_the_same_values() -> None:
    english, russian = bundle("en"), bundle("ru")
    assert english.keys == russian.keys
    for key in english.keys:
        # A text that a scenario brings in both languages is a value for each language.
        values = [words.variables(key) - set(LANGUAGES) for words in (english, russian)]
        assert values[0] == values[1], key


def test_no_key_stands_twice() -> None:
    for language in LANGUAGES:
        assert bundle(language).keys
        assert bundle(language).twice == []


def core_keys() -> set[str]:
    found: set[str] = set()
    above = [SOURCE / "branching.py", SOURCE / "registry.py", *(SOURCE / "play").glob("*.py")]
    for file in [*(SOURCE / "core").rglob("*.py"), *above]:
        text = file.read_text(encoding="utf-8")
        found |= set(re.findall(r'"(core\.[\w-]+)"', text))
    return found


def test_every_key_of_the_core_has_words_and_none_is_unused() -> None:
    keys = core_keys()
    for language in LANGUAGES:
        for key in keys:
            assert bundle(language).has(key), key
    told = {name for name in bundle("en").keys if name.startswith("core-")}
    assert told == {key.replace(".", "-") for key in keys}


def test_words_fill_in_values_words_and_lists() -> None:
    refusal = Refusal("core.not-an-option", "snow.R9", {"given": "x", "legal": [Word("core.over")]})
    assert refuse("en", refusal) == (
        "“x” is not one of the choices. Legal: "
        "The game is over; nothing more can be answered.. [snow.R9]"
    )
    nested = Phrase("core.verify-refused", {"entry": 3, "why": Refusal("core.blank")})
    assert phrase("ru", nested).startswith("Запись № 3 против правил: Пустой текст")


def test_a_number_beyond_all_use_is_quoted() -> None:
    values = {"given": 10**15 - 1, "most": -(10**400)}
    said = say("en", "core.too-long", **values)
    assert "999,999,999,999,999" in said
    assert "-1000000000" in said
    assert len(said) < 120
    assert bundle("ru").value(10**400).endswith("…")


def test_an_unknown_key_is_shown_as_it_is_and_an_unknown_language_is_english() -> None:
    assert say("en", "no.such") == "no.such"
    assert say("xx", "core.over") == say("en", "core.over")
