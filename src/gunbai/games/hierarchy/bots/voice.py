"""A bot's voice: its grammar, its Talismans and Tiles, in one language."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from random import Random

from gunbai.games.hierarchy.bots import (
    english,
    english_tempers,
    russian,
    russian_tempers,
)
from gunbai.games.hierarchy.bots.grammar import Grammar, expand
from gunbai.games.hierarchy.bots.temper import LOYAL, TEMPERS, Temper


@dataclass(frozen=True)
class Voice:
    """What bots say in one language; ``tempered`` is what each temper alone would say."""

    names: Sequence[str]
    talismans: Mapping[str, Sequence[str]]
    tiles: Mapping[str, Sequence[str]]
    grammar: Grammar
    tempered: Mapping[str, Grammar]

    def say(self, symbol: str, rng: Random, temper: str = "", **facts: str) -> str:
        """A text for a symbol of the grammar, half of the time one that only this temper says.

        ``rng`` gives one number, whatever is said: a new sentence changes no game.
        """
        grammar = self.spoken.get(temper, self.grammar)
        return expand(grammar, symbol, Random(rng.getrandbits(32)), facts)

    @cached_property
    def spoken(self) -> Mapping[str, Grammar]:
        """The grammar of each temper: its own words, and as often those of everybody."""
        return {
            temper: {**self.grammar, **self._mixed(own)} for temper, own in self.tempered.items()
        }

    def _mixed(self, own: Grammar) -> Grammar:
        shared = {symbol: self.grammar[symbol] for symbol in own}
        return {
            symbol: [*own[symbol]] * len(texts) + [*texts] * len(own[symbol])
            for symbol, texts in shared.items()
        }

    def talisman(self, rng: Random) -> str:
        """A Talisman; the temper is drawn first, so that all tempers are as likely."""
        return rng.choice(self.talismans[rng.choice(TEMPERS).id])

    @cached_property
    def uses(self) -> Mapping[str, str]:
        """What each Tile that bots name is for."""
        return {tile: use for use, tiles in self.tiles.items() for tile in tiles}

    def use(self, name: str) -> str:
        """What a Tile of this name is for (a numeral after it does not matter)."""
        return self.uses.get(name.rstrip(" 0123456789"), "craft")


VOICES = {
    "en": Voice(
        english.NAMES, english.TALISMANS, english.TILES, english.GRAMMAR, english_tempers.TEMPERED
    ),
    "ru": Voice(
        russian.NAMES, russian.TALISMANS, russian.TILES, russian.GRAMMAR, russian_tempers.TEMPERED
    ),
}
TEMPER_OF = {
    noun: temper
    for voice in VOICES.values()
    for temper in TEMPERS
    for noun in voice.talismans[temper.id]
}


def temper_of(talisman: str) -> Temper:
    """The temper that goes with a Talisman; a stranger's is loyal."""
    return TEMPER_OF.get(talisman, LOYAL)
