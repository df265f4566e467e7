"""A bot's voice: its prose, its Talismans and Tiles, named in one language."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path
from random import Random
from typing import Any

from gunbai.games.hierarchy.bots.temper import LOYAL, TEMPERS, Temper
from gunbai.games.hierarchy.rules.sheet import USES
from gunbai.prose import Prose, prose

HOME = Path(__file__).parents[1]


@dataclass(frozen=True)
class Voice:
    """What bots say; names, Talismans and Tiles are in one language, the rest in any."""

    language: str

    @property
    def prose(self) -> Prose:
        """All that may be said."""
        return prose("hierarchy", HOME, self.language)

    @cached_property
    def names(self) -> Sequence[str]:
        """What bots are called, by seat."""
        return self.prose.texts("called")

    @cached_property
    def talismans(self) -> Mapping[str, Sequence[str]]:
        """The nouns that go with each temper."""
        return {temper.id: self.prose.texts(f"talisman-{temper.id}") for temper in TEMPERS}

    @cached_property
    def tiles(self) -> Mapping[str, Sequence[str]]:
        """The names of Tiles, by what they are for."""
        return {use: self.prose.texts(f"tile-{use}") for use in USES}

    def say(self, symbol: str, rng: Random, temper: str = "", **facts: str) -> dict[str, Any]:
        """A text for a symbol, half of the time one that only this temper says.

        ``rng`` gives one number, whatever is said: a new sentence changes no game.
        """
        return self.prose.write(symbol, Random(rng.getrandbits(32)), facts, accent=temper)

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


VOICES = {language: Voice(language) for language in ("en", "ru")}
ENGLISH = VOICES["en"]


def temper_of(talisman: str) -> Temper:
    """The temper that goes with a Talisman; a stranger's is loyal."""
    for voice in VOICES.values():
        for temper in TEMPERS:
            if talisman in voice.talismans[temper.id]:
                return temper
    return LOYAL
