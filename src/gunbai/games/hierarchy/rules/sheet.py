"""A character's sheet: Stats, Tiles, Talisman, Precious, Honor, Victory Points, wounds."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field
from enum import IntEnum

from msgspec import Struct
from msgspec.structs import replace

from gunbai.core.script import Seat, Word
from gunbai.games.hierarchy.rules.castes import Caste
from gunbai.games.hierarchy.rules.duel import DEAD, UNCONSCIOUS, Dice

STATS = ("combat", "nobility", "subterfuge", "spirit", "speech")
COMBAT, NOBILITY, SUBTERFUGE, SPIRIT, SPEECH = STATS
STAT_WORDS = {stat: Word(f"hierarchy.stat.{stat}") for stat in STATS}

ARMS, STEALTH, HEALING, CRAFT = "arms", "stealth", "healing", "craft"
USES = (ARMS, STEALTH, HEALING, CRAFT)
"""What a Tile is for, as its player marks it when naming it (hierarchy R11)."""

REBORN_HONOR = 1


class Wounds(IntEnum):
    """How a character is, by the strikes taken (hierarchy: the Fight)."""

    UNHURT = 0
    SCRATCHED = 1
    WOUNDED = 2
    MAIMED = 3
    UNCONSCIOUS = 4
    DEAD = 5

    @property
    def word(self) -> Word:
        """The catalogue's key of the state."""
        return WOUND_WORDS[self]


WOUND_WORDS = {state: Word(f"hierarchy.wounds.{state.name.lower()}") for state in Wounds}


class Tile(Struct, frozen=True, gc=False):
    """A magic disc: what its player calls it, what it is for, and its rating in dice.

    Every Sword is named by a key of the catalogue; all other names are free text. Open to all, so
    views show it as it is.
    """

    name: str
    use: str
    rating: int = 1


SWORD_NAME = Word("hierarchy.sword")
SWORD = Tile(SWORD_NAME, ARMS)


def ratings(tiles: Iterable[Tile]) -> int:
    """The dice that Tiles give together."""
    return sum(tile.rating for tile in tiles)


@dataclass(slots=True, eq=False)
class Character:
    """One player's character.

    ``carried`` are the dice kept from the last conflict of this round (hierarchy R8).
    """

    seat: Seat
    name: str
    caste: Caste = Caste.SAMURAI
    stats: dict[str, int] = field(default_factory=lambda: dict.fromkeys(STATS, 0))
    tiles: list[Tile] = field(default_factory=lambda: [SWORD])
    talisman: str = ""
    discovered: bool = False
    precious: str = ""
    honor: int = 0
    points: int = 0
    wounds: int = 0
    carried: Dice = ()

    @property
    def is_conscious(self) -> bool:
        """Whether the character can lay dice at all."""
        return self.wounds < UNCONSCIOUS

    @property
    def heals(self) -> bool:
        """Whether one of the Tiles was marked as healing (hierarchy R11)."""
        return any(tile.use == HEALING for tile in self.tiles)

    @property
    def state(self) -> Wounds:
        """How the character is."""
        return Wounds(min(self.wounds, DEAD))

    def tiles_for(self, *uses: str) -> list[Tile]:
        """The Tiles marked for one of these uses."""
        return [tile for tile in self.tiles if tile.use in uses]

    def gain(self, honor: int = 0, points: int = 0) -> None:
        """Gain Honor and Victory Points."""
        self.honor += honor
        self.points += points

    def lose_honor(self, honor: int = 1) -> None:
        """Lose Honor, never below 0 (hierarchy R22)."""
        self.honor = max(0, self.honor - honor)

    def add_tile(self, tile: Tile) -> None:
        """Take up a new Tile."""
        self.tiles.append(tile)

    def raise_tile(self, place: int) -> None:
        """Raise the Tile at a place of the sheet by 1."""
        self.tiles[place] = replace(self.tiles[place], rating=self.tiles[place].rating + 1)

    def heal(self) -> None:
        """Heal wholly."""
        self.wounds = 0

    def reborn(self) -> None:
        """Die, and begin again as a Samurai of 1 Honor whose Talisman is undiscovered."""
        self.caste = Caste.SAMURAI
        self.honor = REBORN_HONOR
        self.discovered = False
        self.wounds = 0
        self.carried = ()
