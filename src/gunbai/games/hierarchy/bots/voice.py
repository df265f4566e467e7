"""A bot's voice: its grammar, its Talismans and Tiles, in one language."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from random import Random

from gunbai.games.hierarchy.bots import english, russian
from gunbai.games.hierarchy.bots.grammar import Grammar, expand
from gunbai.games.hierarchy.bots.temper import LOYAL, TEMPERS, Temper


@dataclass(frozen=True)
class Voice:
    """What bots say in one language."""

    talismans: Mapping[str, Sequence[str]]
    tiles: Mapping[str, Sequence[str]]
    grammar: Grammar

    def say(self, symbol: str, rng: Random) -> str:
        """A text for a symbol of the grammar."""
        return expand(self.grammar, symbol, rng)

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
    "en": Voice(english.TALISMANS, english.TILES, english.GRAMMAR),
    "ru": Voice(russian.TALISMANS, russian.TILES, russian.GRAMMAR),
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
