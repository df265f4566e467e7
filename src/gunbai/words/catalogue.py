"""Words: the catalogues of the house and of its games, in every language there is.

Catalogues are Fluent files (``*.ftl``): keys with named values, plurals by the language's own
rules. A key ``game.what`` stands in them as ``game-what``. Each package that speaks has a folder
``words`` with ``en.ftl`` and ``ru.ftl``. A `Word` among the values is itself looked up; its
attributes (``.gen``, ``.acc`` …) can be used as ``{ $name-gen }``. What a language lacks is said
in English.
"""

from __future__ import annotations

import re
from collections.abc import Hashable, Iterator
from functools import cache, lru_cache
from pathlib import Path
from typing import Any

from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.types import fluent_number
from fluent.syntax.ast import Message
from fluent.syntax.visitor import Visitor

from gunbai.core.script import NOTHING, Phrase, Refusal, Tell, Values, Word, Written, shown
from gunbai.registry import registered
from gunbai.words.languages import ENGLISH, LANGUAGES, ROOMS, catalogues, folder, typeset

__all__ = ["LANGUAGES", "Bundle", "bundle", "phrase", "plain", "refuse", "say"]

MINUS, HYPHEN = "−", re.compile(r"(?<!\w)-(?=\d)")
EMPTY = "—"
"""What is said for a list of nothing."""
SAID = 20_000
"""How many sentences are remembered as they were said with the same values."""
COUNTED = 10**15
"""From here on a number counts nothing of ours: it is quoted, not set in groups of three."""


_PLAIN = frozenset({str, int, Word})
"""Values that are the same if they are equal, and of the same type."""


def _capital(text: Any) -> str:
    """A text with a capital in front: ``{ CAP($gift) }``."""
    said = str(text)
    return said[:1].upper() + said[1:]


FUNCTIONS: dict[str, Any] = {"CAP": _capital}
"""What our messages may call beside Fluent's own functions."""


def _written(item: Any) -> str:
    """An item of a list as it is written."""
    return str(item).replace("-", MINUS) if isinstance(item, int) else str(item)


class _Variables(Visitor):
    """Collects the variables of a message."""

    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: Any) -> None:  # noqa: N802 - the visitor's own naming
        self.names.add(node.id.name.partition("-")[0])


class Bundle:
    """All that can be said in one language."""

    def __init__(self, language: str) -> None:
        self.language = language
        self.twice: list[str] = []
        self._fluent = FluentBundle([language], use_isolating=False, functions=FUNCTIONS)
        self._messages: dict[str, Message] = {}
        self._files: set[Path] = set()
        self._asked: set[str] = set()
        self._said: dict[Hashable, str] = {}

    @property
    def keys(self) -> set[str]:
        """All keys, as they stand in the catalogues (reads every catalogue)."""
        for room in (*ROOMS, *registered()):
            self._read(room)
        return set(self._messages)

    def _read(self, room: str) -> None:
        """Read the catalogue that the keys of a room stand in, if that has not been done."""
        if room in self._asked:
            return
        home = folder(room)
        if home is None:
            return
        self._asked.add(room)
        for file in catalogues(self.language, home):
            if file not in self._files:
                self._files.add(file)
                self._add(file.read_text(encoding="utf-8"))

    def _add(self, text: str) -> None:
        resource = FluentResource(typeset(text))
        self._fluent.add_resource(resource)
        for entry in resource.body:
            if not isinstance(entry, Message):
                continue
            if self._messages.setdefault(entry.id.name, entry) is not entry:
                self.twice.append(entry.id.name)

    def _find(self, key: str) -> str:
        """The name of a key in its catalogue, which is read when it is first needed."""
        name = key.replace(".", "-")
        room = name.partition("-")[0]
        self._read(room)
        return name

    def has(self, key: str) -> bool:
        """Whether the catalogue knows a key, or the English one does."""
        return self._find(key) in self._messages or bool(self._english and self._english.has(key))

    @property
    def _english(self) -> Bundle | None:
        """Where the words are that this language lacks."""
        return None if self.language == ENGLISH else bundle(ENGLISH)

    def variables(self, key: str) -> set[str]:
        """The named values that a key's words use; a word's cases count as the word."""
        name = self._find(key)
        if name not in self._messages and self._english:
            return self._english.variables(key)
        used = _Variables()
        used.visit(self._messages[name])
        return used.names

    def say(self, key: str, values: Values = NOTHING) -> str:
        """The words of a key with its values; an unknown key is returned as it is."""
        kinds = tuple(map(type, values.values()))
        if not _PLAIN.issuperset(kinds):
            return self._say(key, values)
        said = key, kinds, tuple(values.items())
        known = self._said.get(said)
        if known is None:
            known = self._say(key, values)
            if self.has(key):  # else words may be added yet
                if len(self._said) >= SAID:
                    self._said.clear()
                self._said[said] = known
        return known

    def _say(self, key: str, values: Values) -> str:
        name = self._find(key)
        if name not in self._messages:
            return self._english.say(key, values) if self._english else key
        message = self._fluent.get_message(name)
        if message.value is None:
            return key
        arguments = self._arguments(values)
        said, errors = self._fluent.format_pattern(message.value, arguments)
        if errors and values:
            return bare(key, values)
        if any(isinstance(value, (int, float)) and value < 0 for value in arguments.values()):
            said = HYPHEN.sub(MINUS, str(said))
        return str(said)

    def faults(self, key: str, values: Values) -> Iterator[str]:
        """What is wrong with the words of a key, said with these values."""
        name = self._find(key)
        if name not in self._messages:
            yield f"there are no words for {key}"
            return
        message = self._fluent.get_message(name)
        if message.value is None:
            yield f"there is nothing to say under {key}"
            return
        _, errors = self._fluent.format_pattern(message.value, self._arguments(values))
        yield from (f"{key}: {error}" for error in errors)

    def _arguments(self, values: Values) -> dict[str, Any]:
        arguments: dict[str, Any] = {}
        for name, value in values.items():
            arguments[name] = self.value(value)
            if isinstance(value, Word):
                arguments.update(self.cases(name, value))
        return arguments

    def cases(self, name: str, word: Word) -> dict[str, str]:
        """The word's attributes, as ``name-attribute``: a language's cases."""
        key = self._find(word)
        if key not in self._messages:
            return self._english.cases(name, word) if self._english else {}
        attributes = self._fluent.get_message(key).attributes
        return {
            f"{name}-{attribute}": str(self._fluent.format_pattern(pattern, {})[0])
            for attribute, pattern in attributes.items()
        }

    def phrase(self, what: Phrase | Refusal | Tell) -> str:
        """The words of a phrase or an event; without any its key and its values."""
        return (
            self.say(what.key, what.values) if self.has(what.key) else bare(what.key, what.values)
        )

    def value(self, value: Any) -> Any:
        """A value as it is shown: words looked up, lists joined, phrases said."""
        match value:
            case Word():
                return self.say(value)
            case Written(phrase=phrase):
                return self.say(phrase.key, phrase.values) if self.has(phrase.key) else str(value)
            case Phrase() | Refusal():
                return self.phrase(value)
            case list() | tuple():
                items = [self.value(item) for item in value]
                return ", ".join(map(_written, items)) or EMPTY
            case bool():
                return "true" if value else "false"
            case int() if abs(value) >= COUNTED:
                return shown(value)
            case int() if self._english and 1_000 <= abs(value) < 10_000:
                return fluent_number(value, useGrouping=False)  # 2001, but 20 010
            case _:
                return value


def bare(key: str, values: Values) -> str:
    """A key whose words are missing or broken, with its values: ``toy.fell face=3``."""
    return " ".join([key, *(f"{name}={shown(value)}" for name, value in values.items())])


@cache
def bundle(language: str) -> Bundle:
    """The bundle of a language; unknown languages are served in English."""
    return Bundle(language if language in LANGUAGES else ENGLISH)


def say(language: str, key: str, /, **values: Any) -> str:
    """The words of a key in a language."""
    return bundle(language).say(key, values)


def phrase(language: str, what: Phrase | Refusal) -> str:
    """The words of a phrase."""
    return bundle(language).phrase(what)


def refuse(language: str, refusal: Refusal) -> str:
    """A refusal as one sentence, with the id of its rule where it has one."""
    said = phrase(language, refusal)
    return f"{said} [{refusal.rule}]" if refusal.rule else said


@lru_cache(maxsize=4096)
def plain(language: str, key: str) -> str:
    """The words of a key without values (cached: names of facets, buttons)."""
    return bundle(language).say(key)
