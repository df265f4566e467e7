"""All that Snow says is in both catalogues, with the values that it is given, and no more."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator, Mapping
from importlib.resources import files
from pathlib import Path
from random import Random
from typing import Any

import pytest
from fluent.syntax import FluentParser
from fluent.syntax.ast import Attribute, Message, MessageReference, Resource, VariableReference
from fluent.syntax.visitor import Visitor

from gunbai.core.script import Ask, Choose, Divide, Phrase, Refusal, Tell, Word
from gunbai.games.snow import GAME
from gunbai.games.snow.setup_form import GROUPS
from gunbai.games.snow.told.explain import explain
from gunbai.play import new
from gunbai.testing import answer_random
from gunbai.words.catalogue import LANGUAGES, say
from gunbai.words.rules import reference

FOLDER = Path(str(files("gunbai.games.snow")))


# -- what the catalogues hold -------------------------------------------------------------------


class Finder(Visitor):
    """Finds a message's cases (attributes), its variables, the messages that it refers to."""

    def __init__(self) -> None:
        self.cases: set[str] = set()
        self.variables: set[str] = set()
        self.messages: set[str] = set()

    def visit_VariableReference(self, node: VariableReference) -> None:  # noqa: N802
        self.variables.add(node.id.name)

    def visit_Attribute(self, node: Attribute) -> None:  # noqa: N802
        self.cases.add(node.id.name)

    def visit_MessageReference(self, node: MessageReference) -> None:  # noqa: N802
        self.messages.add(node.id.name)


def read(language: str) -> Mapping[str, Finder]:
    """Every message of a catalogue with what it uses; no line of it may be junk."""
    text = (FOLDER / "words" / f"{language}.ftl").read_text(encoding="utf-8")
    resource = FluentParser().parse(text)
    assert isinstance(resource, Resource)
    found: dict[str, Finder] = {}
    for entry in resource.body:
        assert type(entry).__name__ != "Junk", f"{language}: {getattr(entry, 'content', '')}"
        if isinstance(entry, Message):
            assert entry.id.name not in found, f"{language}: {entry.id.name} stands there twice"
            found[entry.id.name] = finder = Finder()
            finder.visit(entry)
    return found


CATALOGUES = {language: read(language) for language in LANGUAGES}


def variables(language: str, name: str) -> set[str]:
    """The variables of a message, those of the messages it refers to included."""
    finder = CATALOGUES[language][name]
    inner = [variables(language, message) for message in finder.messages]
    return finder.variables.union(*inner)


# -- what the source says -----------------------------------------------------------------------


class Literals(ast.NodeVisitor):
    """Collects keys and rule ids from the source: a rule stands after ``rule=`` or a refusal."""

    def __init__(self) -> None:
        self.keys: set[str] = set()
        self.patterns: set[str] = set()
        self.rules: set[str] = set()

    def visit_Call(self, node: ast.Call) -> None:
        name = getattr(node.func, "id", getattr(node.func, "attr", ""))
        rules = [keyword.value for keyword in node.keywords if keyword.arg == "rule"]
        if name in ("Refusal", "refused") and len(node.args) > 1:
            rules.append(node.args[1])
        for rule in rules:
            self.rules.update(_texts(rule))
        for child in ast.iter_child_nodes(node):
            if child not in rules and getattr(child, "arg", None) != "rule":
                self.visit(child)

    def visit_Constant(self, node: ast.Constant) -> None:
        if isinstance(node.value, str) and re.fullmatch(r"snow\.[\w.-]*\w", node.value):
            self.keys.add(node.value)

    def visit_JoinedStr(self, node: ast.JoinedStr) -> None:
        pattern = _pattern(node)
        if pattern.startswith("snow"):
            self.patterns.add(pattern)


def _pattern(node: ast.JoinedStr) -> str:
    parts = [
        re.escape(str(part.value)) if isinstance(part, ast.Constant) else r"[\w-]+"
        for part in node.values
    ]
    return "".join(parts).replace(r"\.", "-")


def _texts(node: ast.expr) -> Iterator[str]:
    if isinstance(node, ast.Constant):
        yield str(node.value)
    elif isinstance(node, ast.JoinedStr):
        yield from (f"snow.{season}" for season in ("spring", "summer", "autumn"))


def literals() -> Literals:
    found = Literals()
    for file in sorted(FOLDER.rglob("*.py")):
        if file.name not in ("text.py", "odds_commands.py"):
            found.visit(ast.parse(file.read_text(encoding="utf-8")))
    return found


SOURCE = literals()


# -- what is said in play -----------------------------------------------------------------------


class Heard:
    """All that was said in some random games: keys, with the values that came along every time."""

    def __init__(self) -> None:
        self.values: dict[str, set[str]] = {}
        self.words: set[str] = set()

    def hear(self, key: str, values: Mapping[str, Any]) -> None:
        name = key.replace(".", "-")
        given = set(values)
        for value, word in values.items():
            given |= {f"{value}-{case}" for case in self._cases(word)}
            self._inside(word)
        self.values[name] = self.values.get(name, given) & given

    def _inside(self, value: Any) -> None:
        if isinstance(value, Word):
            self.words.add(value.replace(".", "-"))
        elif isinstance(value, Phrase | Refusal):
            self.hear(value.key, value.values)
        elif isinstance(value, list | tuple):
            for item in value:
                self._inside(item)

    def _cases(self, value: Any) -> set[str]:
        name = value.replace(".", "-") if isinstance(value, Word) else ""
        return {
            case for found in CATALOGUES.values() if name in found for case in found[name].cases
        }

    def ask(self, ask: Ask) -> None:
        self.hear(ask.key, ask.values)
        if isinstance(ask, Choose):
            for option in (*ask.options, *ask.barred):
                self.words.add(f"{ask.key}.{option}".replace(".", "-"))
                about = f"{ask.key}.{option}.about"
                if about.replace(".", "-") in CATALOGUES["en"]:
                    self.hear(about, ask.values)
            for why in ask.barred.values():
                self.hear(why.key, why.values)
        if isinstance(ask, Divide):
            self.words.update(ask.word(field).replace(".", "-") for field in ask.fields)


@pytest.fixture(scope="module")
def heard() -> Heard:
    heard, rng = Heard(), Random(0)
    for seed in range(30):
        dice: Any = "typed" if seed == 0 else seed
        seats = [f"x{n}" for n in range(2 + seed % 4)]
        options = {
            "rounds": 1 if seed % 4 == 3 else 3,  # few turns leave desires hidden to the end
            "years": 1 + (seed == 1),
            "desire": ("told", "secret")[seed % 2],
        }
        match = new(GAME, seats, options, dice)
        while match.open:
            number = rng.choice(list(match.open))
            ask = match.open[number]
            heard.ask(ask)
            if rng.random() < 0.2:
                told = explain(match.state, ask, rng.random() < 0.8)
                for phrase in (p for phrases in told.values() for p in phrases):
                    heard.hear(phrase.key, phrase.values)
            answer_random(match, number, rng)
        event: Tell
        for event in [*match.log(None), *match.log(1)]:
            heard.hear(event.key, event.values)
        assert match.outcome is not None
        heard.hear(match.outcome.how.key, match.outcome.how.values)
    return heard


# -- the tests ----------------------------------------------------------------------------------


def test_both_languages_hold_the_same_keys_with_the_same_values() -> None:
    english, russian = CATALOGUES["en"], CATALOGUES["ru"]
    assert set(english) == set(russian)
    for name in english:
        bare = [{v.split("-")[0] for v in variables(lang, name)} for lang in LANGUAGES]
        assert bare[0] == bare[1], name


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_key_of_the_source_has_words(language: str) -> None:
    catalogue = CATALOGUES[language]
    keys = {key for key in SOURCE.keys if not key.startswith("snow.prose.")}  # test_prose has them
    keys = {key.removesuffix(".2") for key in keys}  # a question that is asked a second time
    missing = {key for key in keys if key.replace(".", "-") not in catalogue}
    assert not missing
    for pattern in (pattern for pattern in SOURCE.patterns if "/" not in pattern):
        assert any(re.match(pattern, name) for name in catalogue), pattern


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_is_said_in_play_has_words_and_all_their_values(language: str, heard: Heard) -> None:
    catalogue = CATALOGUES[language]
    assert {*heard.values, *heard.words} <= set(catalogue)
    for name, given in heard.values.items():
        assert variables(language, name) <= given, name


def test_labels_of_options_need_no_values(heard: Heard) -> None:
    for language in LANGUAGES:
        assert not [name for name in heard.words if variables(language, name)]


def declared() -> set[str]:
    """Keys that stand for what the game declares: roles, options, bots."""
    keys = {"snow.name", "snow.about", *GAME.roles(3)}
    keys |= {f"snow.bot.{bot}" for bot in GAME.bots}
    for option in GAME.options:
        own = f"snow.option.{option.id}"
        keys |= {own, f"{own}.about"}
        for choice in option.choices:
            keys |= {f"{own}.{choice}", f"{own}.{choice}.about"}
    return {key.replace(".", "-") for key in keys}


def test_declared_things_have_words_and_one_sentence_each() -> None:
    for language in LANGUAGES:
        assert declared() <= set(CATALOGUES[language])
        for name in declared():
            if name.endswith("-about") and name != "snow-about":
                said = say(language, name)
                assert re.fullmatch(r"[^.!?]+[.!?]", said), said


def test_no_words_are_unused(heard: Heard) -> None:
    used = declared() | set(heard.values) | heard.words
    used |= {key.replace(".", "-") for key in SOURCE.keys}
    used |= {f"{key}-title" for key in used}
    used.update(*[finder.messages for finder in CATALOGUES["en"].values()])
    starts = tuple(on_pages())
    unused = {name for name in set(CATALOGUES["en"]) - used if not name.startswith(starts)}
    assert unused == set()


def on_pages() -> Iterator[str]:
    """The keys that the game's own templates, studies and puzzles use, or how they begin."""
    for file in FOLDER.rglob("*.html"):
        for key in re.findall(r'"(snow\.[\w.-]+)"', file.read_text(encoding="utf-8")):
            yield key.replace(".", "-")
    yield from ("snow-study", "snow-query", "snow-score", "snow-unit", "snow-won-the-year-ending")
    yield from ("snow-puzzle", "snow-standing", "snow-setup")
    yield from (f"{step.replace('.', '-')}-short" for steps in GROUPS.values() for step in steps)


def test_every_choice_but_plain_facets_explains_itself(heard: Heard) -> None:
    plain = ("-aware", "-steel", "-tanka")
    options = [
        name
        for name in heard.words
        if re.match(r"snow-(turn|challenge|kamae|reassert|school|culture|inheritance)-", name)
        and not name.endswith(plain)
    ]
    assert len(options) > 30
    assert not [name for name in options if f"{name}-about" not in CATALOGUES["en"]]


@pytest.mark.parametrize(
    ("points", "said"),
    [(1, "1 очко Чести"), (2, "2 очка Чести"), (5, "5 очков Чести"), (21, "21 очко Чести")],
)
def test_russian_counts_points_as_russian_does(points: int, said: str) -> None:
    treasure = Word("snow.treasure.honor")
    words = say("ru", "snow.treasured", clan="Мори", points=points, treasure=treasure)
    assert words == f"Клан Мори получает {said}."


# -- the rules reference ------------------------------------------------------------------------


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_rule_that_the_source_cites_stands_in_the_reference(language: str) -> None:
    cited = SOURCE.rules | {option.rule for option in GAME.options} | {"snow.seats"}
    assert {rule for rule in cited if rule} <= reference("snow", language).ids()
    assert len(cited) > 15


def test_both_references_say_the_same_in_the_same_order() -> None:
    english, russian = (reference("snow", language) for language in LANGUAGES)
    marks = [
        [(s.id, r.mark, r.id) for s in ref.sections for r in s.rules] for ref in (english, russian)
    ]
    assert marks[0] == marks[1]
    numbers = [int(rule.removeprefix("snow.R")) for rule in english.ids() if ".R" in rule]
    assert sorted(numbers) == list(range(1, max(numbers) + 1))


def test_docstrings_cite_only_rulings_that_exist() -> None:
    cited: set[str] = set()
    for file in FOLDER.rglob("*.py"):
        cited.update(re.findall(r"\bR\d+\b", file.read_text(encoding="utf-8")))
    assert {f"snow.{number}" for number in cited} <= reference("snow", "en").ids()
