"""A unit on the table: its troops, stands, hits, place and order (daimyo 1, 4)."""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from functools import cached_property
from typing import Any

import shapely

from gunbai.core.script import Phrase
from gunbai.games.daimyo.pieces.block import Block, core, is_column, outline, ranks_of
from gunbai.games.daimyo.pieces.troops import Quality, Troops

HITS_PER_STAND = 3
"""So many hits remove a stand (daimyo 1)."""


@dataclass(frozen=True, slots=True)
class Deeds:
    """What a unit has done and suffered this turn; wiped when the next one starts."""

    activated: bool = False
    moved: bool = False
    fired: bool = False
    charged: bool = False
    fought: bool = False
    shot_at: bool = False
    hit: bool = False
    stands_lost: int = 0
    run_through: bool = False
    rallied: bool = False
    refused_challenge: bool = False
    pursuing: bool = False

    @property
    def still(self) -> bool:
        """Whether the unit spent the turn as reforming demands (daimyo 4)."""
        return not (self.moved or self.fired or self.fought or self.hit)


FRESH = Deeds()


@dataclass(frozen=True)
class Unit:
    """One unit; every change makes a new value.

    ``side`` is 0 or 1, ``clan`` the id of its clan (empty for the General's own guard and
    headquarters), ``files`` its width in stands, (x, y) the middle of its front edge and
    ``facing`` degrees clockwise from straight up. ``losses`` are the stands lost that weigh on its
    morale (R25). ``inside`` names the building it holds.
    ``routs`` counts how often it broke, ``rout_moves`` the moves of the present rout, ``tried``
    marks its one rally as spent, ``halted`` that its next activation may not move it, ``volleyed``
    that its first volley is gone.
    """

    id: str
    side: int
    clan: str
    troops: Troops
    stands: int
    x: float
    y: float
    facing: float
    files: int
    name: str | Phrase = ""
    hits: int = 0
    losses: int = 0
    disordered: bool = False
    routing: bool = False
    routs: int = 0
    rout_moves: int = 0
    tried: bool = False
    frenzied: bool = False
    halted: bool = False
    volleyed: bool = False
    abandoned: bool = False
    inside: str = ""
    deeds: Deeds = field(default=FRESH)

    @cached_property
    def block(self) -> Block:
        """The rectangle in which its stands are formed."""
        ranks = ranks_of(self.stands, self.files)
        return Block(self.x, self.y, self.facing, self.files, ranks, self.troops.depth)

    @property
    def outline(self) -> shapely.Polygon:
        """The ground that the block covers."""
        return outline(self.block)

    @property
    def core(self) -> shapely.Polygon:
        """The same drawn in by the tolerance: units overlap where their cores meet."""
        return core(self.block)

    @property
    def quality(self) -> Quality:
        """Its troops' quality."""
        return self.troops.quality

    @property
    def in_column(self) -> bool:
        """Whether it is in column (daimyo 3)."""
        return is_column(self.stands, self.files)

    @property
    def in_order(self) -> bool:
        """Whether it is neither disordered nor routing."""
        return not (self.disordered or self.routing)

    def at(self, block: Block) -> Unit:
        """The unit formed as that block and standing there."""
        return replace(self, x=block.x, y=block.y, facing=block.facing, files=block.files)

    def did(self, **deeds: Any) -> Unit:
        """The unit with these deeds of the turn noted."""
        return replace(self, deeds=replace(self.deeds, **deeds))

    def struck(self, hits: int) -> Unit:
        """The unit after hits: every third takes a stand, from the rear rank (daimyo 1).

        A unit left with no stand has ``stands`` 0 and is destroyed.
        """
        if not hits:
            return self
        total = self.hits + hits
        lost = min(self.stands, total // HITS_PER_STAND)
        return replace(self.without(lost), hits=total % HITS_PER_STAND).did(hit=True)

    def without(self, stands: int) -> Unit:
        """The unit with so many stands fewer; what is left keeps its front's middle."""
        left = max(0, self.stands - stands)
        lost = self.stands - left
        marked = self.did(stands_lost=self.deeds.stands_lost + lost)
        files = max(1, min(self.files, left))
        return replace(marked, stands=left, files=files, losses=self.losses + lost)
