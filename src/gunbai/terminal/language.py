"""Which language the reader reads: ``--lang``, else the environment's, else English."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from contextvars import ContextVar

from gunbai.words.languages import ENGLISH, LANGUAGES

VARIABLES = ("GUNBAI_LANG", "LC_ALL", "LC_MESSAGES", "LANG")
"""Variables of the environment that name a language, the first that is set being heeded."""

_reader: ContextVar[str] = ContextVar("reader", default=ENGLISH)


def current() -> str:
    """The language of the reader of this run."""
    return _reader.get()


def use(language: str) -> None:
    """Speak a language from now on."""
    _reader.set(language)


def chosen(arguments: Sequence[str], environment: Mapping[str, str]) -> str:
    """The language that a command line and its environment ask for.

    A language that we do not speak is passed over here; the option itself refuses it.
    """
    wished = _named(arguments)
    if wished in LANGUAGES:
        return wished
    for variable in VARIABLES:
        if environment.get(variable):
            spoken = re.split(r"[^a-z]", environment[variable].lower(), maxsplit=1)[0]
            return spoken if spoken in LANGUAGES else ENGLISH
    return ENGLISH


def _named(arguments: Sequence[str]) -> str:
    """The value of ``--lang`` wherever it stands; empty where it does not."""
    for place, argument in enumerate(arguments):
        if argument == "--":
            break
        if argument == "--lang":
            return "".join(arguments[place + 1 : place + 2])
        if argument.startswith("--lang="):
            return argument.removeprefix("--lang=")
    return ""
