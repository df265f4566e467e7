"""Words: the catalogues of the house and of its games, in English and in Russian.

Catalogues are Fluent files (``*.ftl``): keys with named values, plurals by the language's own
rules. A key ``game.what`` stands in them as ``game-what``. Each package that speaks has a folder
``words`` with ``en.ftl`` and ``ru.ftl``. A `Word` among the values is itself looked up; its
attributes (``.gen``, ``.acc`` …) can be used as ``{ $name-gen }``.
"""

from __future__ import annotations

from functools import cache, lru_cache
from importlib.resources import files
from typing import Any

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax.ast import Message
from fluent.syntax.visitor import Visitor

from gunbai.core.script import NOTHING, Phrase, Refusal, Values, Word, shown

LANGUAGES = ("en", "ru")
ROOMS = {
    "core": "gunbai",
    "story": "gunbai",
    "study": "gunbai.study",
    "table": "gunbai.table",
    "terminal": "gunbai.terminal",
}
"""The house's own catalogues, by the first part of their keys; games come on top."""
COUNTED = 10**15
"""From here on a number counts nothing of ours: it is quoted, not set in groups of three."""


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
        self._fluent = FluentBundle([language], use_isolating=False)
        self._messages: dict[str, Message] = {}
        self._unread = dict(speaking())

    @property
    def keys(self) -> set[str]:
        """All keys, as they stand in the catalogues (reads every catalogue)."""
        while self._unread:
            self._read(next(iter(self._unread)))
        return set(self._messages)

    def _read(self, room: str) -> None:
        """Read the catalogue that the keys of a room stand in, if that has not been done."""
        package = self._unread[room]
        self._unread = {r: p for r, p in self._unread.items() if p != package}
        file = files(package) / "words" / f"{self.language}.ftl"
        if not file.is_file():
            return
        resource = FluentResource(file.read_text(encoding="utf-8"))
        self._fluent.add_resource(resource)
        for entry in resource.body:
            if isinstance(entry, Message):
                if entry.id.name in self._messages:
                    self.twice.append(entry.id.name)
                self._messages[entry.id.name] = entry

    def _find(self, key: str) -> str:
        """The name of a key in its catalogue, which is read when it is first needed."""
        name = key.replace(".", "-")
        room = name.partition("-")[0]
        if room in self._unread:
            self._read(room)
        return name

    def has(self, key: str) -> bool:
        """Whether the catalogue knows a key."""
        return self._find(key) in self._messages

    def variables(self, key: str) -> set[str]:
        """The named values that a key's words use; a word's cases count as the word."""
        used = _Variables()
        used.visit(self._messages[self._find(key)])
        return used.names

    def say(self, key: str, values: Values = NOTHING) -> str:
        """The words of a key with its values; an unknown key is returned as it is."""
        name = self._find(key)
        if name not in self._messages:
            return key
        message = self._fluent.get_message(name)
        if message.value is None:
            return key
        said, _ = self._fluent.format_pattern(message.value, self._arguments(values))
        return str(said)

    def _arguments(self, values: Values) -> dict[str, Any]:
        arguments: dict[str, Any] = {}
        for name, value in values.items():
            arguments[name] = self.value(value)
            if isinstance(value, Word):
                arguments.update(self._cases(name, value))
        return arguments

    def _cases(self, name: str, word: Word) -> dict[str, str]:
        """The word's attributes, as ``name-attribute``: a language's cases."""
        key = self._find(word)
        if key not in self._messages:
            return {}
        attributes = self._fluent.get_message(key).attributes
        return {
            f"{name}-{attribute}": str(self._fluent.format_pattern(pattern, {})[0])
            for attribute, pattern in attributes.items()
        }

    def value(self, value: Any) -> Any:
        """A value as it is shown: words looked up, lists joined, phrases said."""
        match value:
            case Word():
                return self.say(value)
            case Phrase() | Refusal():
                return self.say(value.key, value.values)
            case list() | tuple():
                return ", ".join(str(self.value(item)) for item in value)
            case bool():
                return "true" if value else "false"
            case int() if abs(value) >= COUNTED:
                return shown(value)
            case _:
                return value


def speaking() -> dict[str, str]:
    """The packages that have words, by the first part of their keys."""
    from gunbai.registry import registered

    return ROOMS | {game.id: game.words for game in registered().values()}


@cache
def bundle(language: str) -> Bundle:
    """The bundle of a language; unknown languages are served in English."""
    return Bundle(language if language in LANGUAGES else "en")


def say(language: str, key: str, /, **values: Any) -> str:
    """The words of a key in a language."""
    return bundle(language).say(key, values)


def phrase(language: str, what: Phrase | Refusal) -> str:
    """The words of a phrase."""
    return bundle(language).say(what.key, what.values)


def refuse(language: str, refusal: Refusal) -> str:
    """A refusal as one sentence, with the id of its rule where it has one."""
    said = phrase(language, refusal)
    return f"{said} [{refusal.rule}]" if refusal.rule else said


@lru_cache(maxsize=4096)
def plain(language: str, key: str) -> str:
    """The words of a key without values (cached: names of facets, buttons)."""
    return bundle(language).say(key)
