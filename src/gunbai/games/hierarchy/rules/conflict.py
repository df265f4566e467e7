"""A conflict as values: what it is about, its two sides, their pools, and how it ended.

Everything here is arithmetic on the sides; the procedure that asks and rolls is in `steps`.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field

from gunbai.core.script import Phrase, Seat, Word
from gunbai.games.hierarchy.rules.castes import Caste
from gunbai.games.hierarchy.rules.duel import Dice, Duel, Duelist, Side, drawn, hand
from gunbai.games.hierarchy.rules.sheet import (
    COMBAT,
    NOBILITY,
    SPIRIT,
    STATS,
    SUBTERFUGE,
    Character,
    Tile,
    ratings,
)

TALISMAN_DICE = 2
"""What a discovered Talisman gives in Fights against another player character."""
DIE = 10
"""The sides of the dice of every pool; helpers lend others."""
COSMOS_DICE = 2
"""What Cosmos gives the Emperor in every conflict (hierarchy R3)."""
HELPER_SIDES = {Caste.SHOGUN: 8, Caste.SAMURAI: 6}
"""The die that a helper adds to the leader's in the climax."""


@dataclass(frozen=True, slots=True)
class Cause:
    """What a conflict is about, and what is fixed with that.

    ``kinds`` are the Stats it may be fought with (one: no Terms are talked over); ``stakes`` tells
    whether its stakes are free text; ``answered``, whether it is a challenge that may be yielded
    to at once; ``stats`` fixes the Stat of each side; ``rule`` is where the rulebook speaks of it.
    """

    id: str
    rule: str
    kinds: tuple[str, ...] = STATS
    stakes: bool = False
    answered: bool = False
    stats: tuple[str, str] | None = None

    @property
    def word(self) -> Word:
        """The catalogue's key of the cause."""
        return Word(f"hierarchy.cause.{self.id}")


DUEL = Cause("duel", "hierarchy.daimyo-duel", (COMBAT,))
SUBVERSION = Cause(
    "subversion", "hierarchy.subversion", (SUBTERFUGE,), stats=(SUBTERFUGE, NOBILITY)
)
TALISMAN = Cause("talisman", "hierarchy.discovery", (SPIRIT,), stats=(SPIRIT, SPIRIT))
PRECIOUS = Cause("precious", "hierarchy.protect")
DEED = Cause("deed", "hierarchy.fortune", stakes=True)
SERVANT = Cause("servant", "hierarchy.climax", stakes=True)
BOSS = Cause("boss", "hierarchy.climax")
UPRISING = Cause("uprising", "hierarchy.uprising", (COMBAT,), answered=True)
QUARREL = Cause("quarrel", "hierarchy.court", stakes=True, answered=True)
"""A quarrel at court, where blades may be drawn (hierarchy R29)."""
WORDS = Cause("quarrel", "hierarchy.court", STATS[1:], stakes=True, answered=True)
"""A quarrel where the table has agreed that no blade is drawn at court (hierarchy R29)."""
OBSTACLE = Cause("obstacle", "hierarchy.R31", stakes=True)
"""A smaller conflict before the central one of a scene."""


@dataclass(slots=True, eq=False)
class Contender:
    """One side of a conflict: a character, or an NPC whom the player at ``seat`` leads.

    An NPC has ``npc_dice``, and where it has Stats (the Boss) those of ``npc_stats`` beside them.
    ``is_subverted`` tells whether Subversion works here: against a character of the party, and
    for an NPC. ``helpers`` lend a die each; ``hand`` are the dice rolled, before bids, and ``lent``
    those of helpers among them, each with its sides; ``choice`` are those that its player is
    choosing from just now; ``wounds`` are an NPC's own; ``absorbs``
    says how many strikes Honor still takes up in this Fight (None: it has not begun).
    """

    seat: Seat
    name: str | Phrase
    character: Character | None = None
    npc_dice: int = 0
    npc_stats: Mapping[str, int] = field(default_factory=dict)
    is_subverted: bool = False
    stat: str = ""
    tiles: Sequence[Tile] = ()
    helpers: Sequence[Character] = ()
    hand: Dice = ()
    lent: Sequence[tuple[int, int]] = ()
    choice: list[int] = field(default_factory=list)
    wounds: int = 0
    absorbs: int | None = None

    @property
    def is_npc(self) -> bool:
        """Whether nobody's character stands here."""
        return self.character is None

    @property
    def taken(self) -> int:
        """Wounds carried now."""
        return self.wounds if self.character is None else self.character.wounds

    @property
    def unspent(self) -> int:
        """How many strikes Honor takes up yet: what is spent stays spent over ties (R9)."""
        if self.absorbs is not None:
            return self.absorbs
        return self.character.honor if self.character is not None else 0

    def sides_of(self, dice: Dice, held: Dice = ()) -> Sequence[int]:
        """How many sides dice have, that lie there while ``held`` are in hand.

        Which of two dice with the same face is laid makes no difference: the helpers' stay longer.
        """
        lent = list(self.lent)
        sides = []
        for face in (*held, *dice):
            die = next((die for die in lent if die[0] == face), None)
            if die is not None:
                lent.remove(die)
            sides.append(DIE if die is None else die[1])
        return tuple(sides[len(held) :])

    def take_wounds(self, wounds: int) -> None:
        """Mark wounds down where they belong."""
        if self.character is None:
            self.wounds = wounds
        else:
            self.character.wounds = wounds


@dataclass(slots=True, eq=False)
class Conflict:
    """A conflict in progress; side 0 is the aggressor.

    ``kind`` is the Stat it is fought with, once agreed; ``is_sparring`` a Fight without wounds
    (the Daimyo's duel); ``is_drawn`` tells that it grew into a Fight, ``is_armed`` that Stats and
    Tiles are chosen for what it is now; ``duel`` the dice on the table; ``ties`` counts them;
    ``is_merciless`` tells that the winner goes on; ``named`` are the kinds named over the Terms.
    """

    cause: Cause
    sides: tuple[Contender, Contender]
    kind: str = ""
    stakes: str = ""
    is_sparring: bool = False
    is_drawn: bool = False
    is_armed: bool = False
    duel: Duel | None = None
    ties: int = 0
    is_merciless: bool = False
    named: list[str] = field(default_factory=list)

    def __post_init__(self) -> None:
        if len(self.cause.kinds) == 1:
            self.kind = self.cause.kinds[0]
        if self.cause.stats is not None:
            for side, stat in zip(self.sides, self.cause.stats, strict=True):
                side.stat = stat

    @property
    def is_fight(self) -> bool:
        """Whether it is fought with Combat, or blades were drawn, so that Honor absorbs strikes."""
        return self.kind == COMBAT or self.is_drawn

    @property
    def is_wounding(self) -> bool:
        """Whether strikes wound."""
        return self.is_fight and not self.is_sparring

    @property
    def may_grow(self) -> bool:
        """Whether either side may make it a true Fight: two characters whom no Terms forbid it.

        Those of Subversion and where no blade is drawn at court do (hierarchy: terms, R29).
        """
        between_characters = not any(side.is_npc for side in self.sides)
        return between_characters and not self.is_wounding and COMBAT in self.cause.kinds

    def draw(self) -> None:
        """Make it a true Fight: from now on strikes wound, and Honor absorbs them."""
        self.is_sparring, self.is_drawn, self.is_armed = False, True, False
        if self.duel is not None:
            for side in self.sides:
                side.absorbs = side.unspent
            self.duel = drawn(self.duel, (self.sides[0].unspent, self.sides[1].unspent))

    @property
    def first_bidder(self) -> Side:
        """The NPC against a character, else the aggressor (hierarchy: bid and match)."""
        return 1 if self.sides[1].is_npc else 0

    @property
    def fallen(self) -> Side | None:
        """The side that lies unconscious and so loses at once, if one does."""
        for side in (0, 1):
            character = self.sides[side].character
            if character is not None and not character.is_conscious:
                return 1 if side else 0
        return None

    def foe(self, side: Side) -> Contender:
        """The other side's contender."""
        return self.sides[1 - side]


@dataclass(frozen=True, slots=True)
class Verdict:
    """How a conflict ended: who has the stakes (None: nobody, it was left), and by what.

    ``how`` is ``strikes``, ``surrender``, ``unconscious``, ``given-up`` (over the Terms) or
    ``left`` (after a tie, hierarchy R24). ``merciless`` tells that the winner went on; ``killed``
    that the loser died of it.
    """

    winner: Side | None
    how: str
    merciless: bool = False
    killed: bool = False


def pool(conflict: Conflict, side: Side, carry: str) -> int:
    """How many d10 a side rolls: at least one (hierarchy R6), helpers' dice not among them."""
    who = conflict.sides[side]
    if who.character is None:
        return max(1, who.npc_dice + who.npc_stats.get(who.stat, 0)) + who.is_subverted
    own = who.character.stats[who.stat] + ratings(who.tiles)
    own += talisman_dice(who.character, conflict.is_fight and not conflict.foe(side).is_npc)
    carried = len(who.character.carried)
    if carry == "count":
        return max(1, own + carried)
    return own if own + carried else 1


def talisman_dice(character: Character, in_fight: bool) -> int:
    """Dice of the Talismans: Cosmos always, one's own in a Fight with another character."""
    own = TALISMAN_DICE if in_fight and character.discovered else 0
    return own + (COSMOS_DICE if character.caste is Caste.EMPEROR else 0)


def bare(dice: Iterable[int]) -> Dice:
    """Subversion: all dice of the highest value go; where that is all, one stays (R16)."""
    faces = hand(dice)
    return tuple(face for face in faces if face < faces[0]) or faces[:1]


def face_off(conflict: Conflict, bid_limit: int | None) -> Duel:
    """The duel that begins with the hands both sides have now; Honor stands ready in Fights.

    A tie done again is the same Fight: what has been absorbed stays absorbed (hierarchy R9).
    """
    first, second = (_duelist(conflict, side) for side in conflict.sides)
    return Duel(
        (first, second), conflict.first_bidder, fight=conflict.is_wounding, bid_limit=bid_limit
    )


def _duelist(conflict: Conflict, who: Contender) -> Duelist:
    absorbs = who.unspent if conflict.is_fight else 0
    return Duelist(who.hand, absorbs=absorbs, wounds=who.taken)
