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
    the same thing do not all say the same. A list of one is not shared out; its words are.
    """
    texts = grammar[symbol]
    words = share if len(texts) == 1 else WHOLE
    return _become(grammar, rng.choice(texts[share] or texts), rng, given, words)


def _become(
    grammar: Grammar, text: str, rng: Random, given: Mapping[str, str], share: slice
) -> str:
    def become(found: re.Match[str]) -> str:
        name = found[1]
        if name in given:
            return given[name]
        drawn = rng.randrange(len(grammar[name]))
        return _become(grammar, _own(grammar[name], drawn, share), rng, given, share)

    return SYMBOL.sub(become, text)


def _own(texts: Sequence[str], drawn: int, share: slice) -> str:
    """The text of a share that stands for the one drawn of all: nobody's share moves the dice."""
    mine = range(len(texts))[share] or range(len(texts))
    return texts[min(mine, key=lambda place: (drawn - place) % len(texts))]


def haiku(grammar: Grammar, role: str, rng: Random, share: slice = WHOLE) -> str:
    """Three lines of 5, 7 and 5 syllables about a samurai or a samurai-ko; no line comes twice."""
    five, seven = grammar["five"], grammar[f"seven-{role}"]
    drawn = rng.sample(range(len(five)), 2)
    first = _own(five, drawn[0], share)
    others = [line for line in five if line != first]
    last = _own([line for line in others if line in five[share]] or others, drawn[1], WHOLE)
    middle = _own(seven, rng.randrange(len(seven)), share)
    return f"{first[0].upper()}{first[1:]},\n{middle}.\n{last[0].upper()}{last[1:]}."
