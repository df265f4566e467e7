"""Houses and the couples that are their heart: Facets, traits, treasures."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Final

from gunbai.core.script import Seat, Word
from gunbai.games.snow.rules.facets import FACETS, STEEL
from gunbai.games.snow.rules.schools import MIRROR, School
from gunbai.games.snow.rules.traits import UNBOUND_SASH, Culture

SAMURAI: Final = "samurai"
SAMURAI_KO: Final = "samurai-ko"

TREASURE_WORDS: Final = {
    name: Word(f"snow.treasure.{name}") for name in ("honor", "snow", "secrets", "stores")
}
FACET_WORDS: Final = {
    role: {facet: Word(f"snow.facet.{steel if facet == STEEL else facet}") for facet in FACETS}
    for role, steel in ((SAMURAI, "kenjutsu"), (SAMURAI_KO, "houjutsu"))
}


@dataclass(slots=True)
class Character:
    """One of a couple.

    ``last`` is the type of her last confrontation (barred next), ``challenged`` whom she
    challenged in it, if it was her challenge. ``sash_free`` tells whether her Unbound Sash is
    unused this season, ``sash_loose`` whether it is loosened for the next confrontation. ``first``
    are the Facets as first recorded, ``start`` as the season began.
    """

    role: str
    name: str = ""
    haiku: str = ""
    facets: dict[str, int] = field(default_factory=dict)
    culture: Culture | None = None
    inheritance: str = ""
    last: str | None = None
    sash_free: bool = True
    sash_loose: bool = False
    challenged: Character | None = field(default=None, repr=False)
    first: dict[str, int] = field(default_factory=dict)
    start: dict[str, int] = field(default_factory=dict)

    @property
    def traits(self) -> int:
        """How many points went into traits."""
        return (self.culture is not None) + bool(self.inheritance)

    @property
    def barred(self) -> str | None:
        """The type that she may not take part in now (No repeats, and snow R4's Unbound Sash)."""
        return None if self.sash_loose else self.last

    @property
    def may_loosen(self) -> bool:
        """Whether the Unbound Sash would open a type to her now."""
        return self.inheritance == UNBOUND_SASH and self.sash_free and self.last is not None

    def word(self, facet: str) -> Word:
        """The name of one of her Facets."""
        return FACET_WORDS[self.role][facet]

    def die(self, facet: str, *, challenge: bool) -> int:
        """The die of her Culture where ``facet`` is tested."""
        return self.culture.die(facet, challenge=challenge) if self.culture else 0

    def changed(self, since: dict[str, int]) -> int:
        """The sum of the changes of her Facets since they were ``since``, up or down."""
        return sum(abs(points - since[facet]) for facet, points in self.facets.items())

    def begin_season(self) -> None:
        """A season begins: change is measured anew, and what lapses with a season lapses.

        The Unbound Sash is free again (snow R4); whom she challenged last may be challenged again
        (snow R33).
        """
        self.start = dict(self.facets)
        self.sash_free = True
        self.challenged = None

    def confronted(self, kind: str, challenged: Character | None = None) -> None:
        """Note that she took part in a confrontation of a type, and whom she challenged in it.

        A loosened sash is used up if the type of last time really came (snow R32).
        """
        if kind == self.last and self.sash_loose:
            self.sash_free = False
        self.sash_loose = False
        self.last = kind
        self.challenged = challenged


@dataclass(slots=True)
class House:
    """A player's house: the couple, its School, and its treasures.

    Honor and Stores are the clan's, Snow the samurai's, Secrets the samurai-ko's. ``desire`` is
    what the samurai-ko desires, ``desire_known`` whether the table knows it, and ``desire_end``
    what her house says became of it as the year ends (snow R13; empty: nothing). ``kept`` are the
    Secrets that earlier years left (snow R35), ``brought`` how much of the season's
    treasure does not score in it. ``scores`` are its scores so far, by season played.
    """

    seat: Seat
    samurai: Character = field(default_factory=lambda: Character(SAMURAI))
    samurai_ko: Character = field(default_factory=lambda: Character(SAMURAI_KO))
    clan: str = ""
    principality: str = ""
    school: School = MIRROR
    honor: int = 0
    snow: int = 0
    secrets: int = 0
    stores: int = 0
    kept: int = 0
    brought: int = 0
    desire: str = ""
    desire_known: bool = False
    desire_end: str = ""
    scores: list[int] = field(default_factory=list)

    @property
    def couple(self) -> tuple[Character, Character]:
        """The samurai and the samurai-ko."""
        return self.samurai, self.samurai_ko

    def member(self, role: str) -> Character:
        """The one of the couple with a role."""
        return self.samurai if role == SAMURAI else self.samurai_ko

    @property
    def hides_desire(self) -> bool:
        """Whether she desires what the table does not know yet (snow R13)."""
        return self.desire != "" and not self.desire_known

    @property
    def score(self) -> int:
        """Its score so far."""
        return sum(self.scores)
