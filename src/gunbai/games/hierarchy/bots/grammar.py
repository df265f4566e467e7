"""Small grammars: a symbol stands for alternatives, which may hold ``{symbol}``s themselves."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from random import Random
from typing import TypeAlias

Grammar: TypeAlias = Mapping[str, Sequence[str]]

SLOT = re.compile(r"\{(\w+)\}")


def expand(grammar: Grammar, symbol: str, rng: Random, facts: Mapping[str, str]) -> str:
    """A text for a symbol, beginning with a capital.

    ``facts`` stand as they are: what somebody typed is never read as a text with slots.
    """
    text = _filled(grammar, symbol, rng, facts)
    return text[:1].upper() + text[1:]


def _filled(grammar: Grammar, symbol: str, rng: Random, facts: Mapping[str, str]) -> str:
    if symbol in facts:
        return facts[symbol]
    text = rng.choice(grammar[symbol])
    return SLOT.sub(lambda slot: _filled(grammar, slot[1], rng, facts), text)
