"""Small grammars in which bots write names, haiku and scenes, in English and in Russian.

A grammar lists for each symbol what it may become; ``{symbol}`` in a text is replaced in turn. The
grammars are data beside the catalogues: ``words/grammar.LANG.toml``.
"""

from __future__ import annotations

import re
import tomllib
from collections.abc import Mapping, Sequence
from functools import cache
from importlib.resources import files
from random import Random

Grammar = Mapping[str, Sequence[str]]
WHOLE = slice(None)
SYMBOL = re.compile(r"\{([\w-]+)\}")


@cache
def grammar(language: str) -> Grammar:
    """The grammar of a language, ``en`` or ``ru``."""
    file = files("gunbai.games.snow") / "words" / f"grammar.{language}.toml"
    return tomllib.loads(file.read_text(encoding="utf-8"))


def speak(
    grammar: Grammar,
    symbol: str,
    rng: Random,
    given: Mapping[str, str],
    share: slice = WHOLE,
) -> str:
    """Something that a symbol may become; ``given`` symbols become what is given, unread.

    ``share`` is the part of the symbol's list that is drawn from, so that several who speak of
    the same thing do not all say the same.
    """

    def become(found: re.Match[str]) -> str:
        name = found[1]
        return given[name] if name in given else speak(grammar, name, rng, given)

    texts = grammar[symbol]
    return SYMBOL.sub(become, rng.choice(texts[share] or texts))


def haiku(grammar: Grammar, role: str, rng: Random) -> str:
    """Three lines of 5, 7 and 5 syllables about a samurai or a samurai-ko; no line comes twice."""
    first, last = rng.sample(grammar["five"], 2)
    middle = rng.choice(grammar[f"seven-{role}"])
    return f"{first[0].upper()}{first[1:]},\n{middle}.\n{last[0].upper()}{last[1:]}."
