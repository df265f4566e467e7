"""The state of a game: the realm, its characters, the quest of the round, conflicts at hand."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from gunbai.core.game import Setup
from gunbai.core.script import Seat, Word
from gunbai.games.hierarchy.rules.castes import Caste
from gunbai.games.hierarchy.rules.conflict import Conflict
from gunbai.games.hierarchy.rules.sheet import Character
from gunbai.games.hierarchy.rules.standing import Standing

PHASES = (
    "decree",
    "duel",
    "shoguns",
    "subversion",
    "quest",
    "split",
    "climax",
    "return",
    "training",
    "uprising",
    "sunset",
)
"""The eleven phases in order (hierarchy: the round)."""


@dataclass(slots=True)
class Boss:
    """Whom the party must overcome: hidden until the climax, then known.

    ``tiles`` is the sum of his Tiles' ratings; ``servants`` how many may still be met, ``met`` how
    many were.
    """

    name: str
    stats: Mapping[str, int]
    tiles: int
    servants: int
    is_known: bool = False
    met: int = 0


@dataclass(slots=True)
class Quest:
    """The quest of a round: the Decree, the Boss, who leads and who goes along.

    ``author`` is the seat that made it as Emperor; ``rival`` is the Daimyo who did not get to
    lead, if he lives.
    """

    author: Seat = -1
    decree: str = ""
    boss: Boss | None = None
    leader: Character | None = None
    rival: Character | None = None
    party: list[Character] = field(default_factory=list)
    is_subverted: bool = False
    is_won: bool = False


@dataclass(slots=True)
class Realm:
    """A game in progress: everything that the script changes.

    ``characters`` stand by seat, ``drawn`` lists the seats as their slips came from the bowl;
    ``round`` counts from 1 and ``phase`` is one of `PHASES` (empty in setting up); ``groups`` are
    the pairs of the Split, by seat; ``standings`` are where all stood as the phase began, by seat.
    """

    characters: Sequence[Character]
    options: Mapping[str, Any]
    drawn: list[Seat] = field(default_factory=list)
    round: int = 0
    phase: str = ""
    quest: Quest = field(default_factory=Quest)
    groups: list[tuple[Seat, ...]] = field(default_factory=list)
    conflicts: list[Conflict] = field(default_factory=list)
    standings: Sequence[Standing] = ()

    def of(self, caste: Caste) -> list[Character]:
        """The characters of a caste, in the order in which they were drawn."""
        return [character for character in self.ladder if character.caste is caste]

    @property
    def emperor(self) -> Character:
        """Who sits on the throne."""
        return next(c for c in self.characters if c.caste is Caste.EMPEROR)

    @property
    def ladder(self) -> list[Character]:
        """All characters from the throne down; within a caste as they were drawn."""
        return sorted((self.characters[seat] for seat in self.drawn), key=lambda c: c.caste)

    @property
    def boss_limits(self) -> tuple[int, int]:
        """The most Stats and the most Tile ratings that a Boss may have (hierarchy R14).

        None at all while the throne is empty.
        """
        if not self.of(Caste.EMPEROR):
            return 0, 0
        emperor = self.emperor
        return sum(emperor.stats.values()), sum(tile.rating for tile in emperor.tiles)

    def is_on_quest(self, character: Character) -> bool:
        """Whether a character goes along on this round's quest."""
        return any(character is member for member in self.quest.party)


def names(characters: Iterable[Character]) -> list[str]:
    """What characters are called."""
    return [character.name for character in characters]


def seats(characters: Iterable[Character]) -> list[Seat]:
    """Where characters sit: what tells them apart."""
    return [character.seat for character in characters]


def phase_word(phase: str) -> Word:
    """The catalogue's key of a phase."""
    return Word(f"hierarchy.phase.{phase}")


def begin(setup: Setup) -> Realm:
    """A realm before the first slip is written."""
    seats = setup.seats
    return Realm([Character(seat, seats[seat].name) for seat in range(len(seats))], setup.options)
