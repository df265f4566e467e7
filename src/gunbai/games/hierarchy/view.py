"""What a seat may see of Hierarchy: an allow-list.

Hidden are: every other Talisman until it is discovered (hierarchy R1), the Boss until the climax
from all but the Emperor, and with `dice` = `screened` others' dice until they are laid (R7).
"""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence

from msgspec import Struct
from msgspec.structs import replace

from gunbai.core.script import Phrase, Seat
from gunbai.games.hierarchy.rules.conflict import Conflict, Contender
from gunbai.games.hierarchy.rules.duel import Duel, Duelist, Side
from gunbai.games.hierarchy.rules.sheet import Character, Tile
from gunbai.games.hierarchy.state import Boss, Realm


class SheetView(Struct, frozen=True):
    """A character's sheet; ``talisman`` is empty where the seat may not know it.

    ``carried`` counts the dice kept for the next conflict. ``is_on_quest`` and ``leads`` place
    the character in the quest party.
    """

    seat: Seat
    name: str
    caste: str
    stats: Mapping[str, int]
    tiles: Sequence[Tile]
    talisman: str
    discovered: bool
    precious: str
    honor: int
    points: int
    wounds: int
    carried: int
    is_on_quest: bool
    leads: bool

    @property
    def open(self) -> SheetView:
        """The sheet as everybody may see it."""
        return self if self.discovered or not self.talisman else replace(self, talisman="")


class BossView(Struct, frozen=True):
    """The Boss, as the Emperor always and the others at the climax know him."""

    name: str
    stats: Mapping[str, int]
    tiles: int
    servants: int


class SideView(Struct, frozen=True):
    """A side of a conflict; an NPC's ``name`` may be a phrase.

    ``dice`` are empty where they are screened, and so are ``sides``, which says of each how many it
    has; ``count`` is not. ``absorbs``, ``strikes`` and ``wounds`` are as they stand in the duel.
    """

    seat: Seat
    name: str | Phrase
    is_npc: bool
    stat: str
    tiles: Sequence[Tile]
    dice: Sequence[int]
    sides: Sequence[int]
    count: int
    absorbs: int
    strikes: int
    wounds: int


class ConflictView(Struct, frozen=True):
    """A conflict in progress.

    ``actor`` is the side whose dice are awaited (-1: nobody's), ``bid`` what lies on the table, of
    ``bid_sides`` sides each.
    """

    cause: str
    kind: str
    stakes: str
    sides: tuple[SideView, SideView]
    is_fight: bool
    is_wounding: bool
    bidder: int
    actor: int
    bid: Sequence[int]
    bid_sides: Sequence[int]
    ties: int
    is_merciless: bool


class Board(Struct, frozen=True):
    """The realm: where the round stands, the ladder from the throne down, the quest, conflicts.

    ``slips`` counts the slips still in the bowl; ``boss_limits`` are the most Stats and Tiles that
    a Boss may have; ``groups`` the pairs of the Split, by seat. ``rounds_max``, ``bid_limit`` and
    ``ties_max`` are 0 where there is none.
    """

    round: int
    rounds_max: int
    phase: str
    slips: int
    ladder: Sequence[SheetView]
    me: int
    decree: str
    boss: BossView | None
    boss_limits: tuple[int, int]
    is_subverted: bool
    groups: Sequence[tuple[Seat, ...]]
    conflicts: Sequence[ConflictView]
    victory: str
    undisputed: bool
    screened: bool
    bid_limit: int
    ties_max: int


def view(realm: Realm, seat: Seat | None) -> Board:
    """The realm as ``seat`` (None: a spectator) may see it; ``me`` is its place in the ladder."""
    options, quest = realm.options, realm.quest
    ladder = realm.ladder if realm.drawn else list(realm.characters)
    party = {member.seat for member in quest.party}
    return Board(
        round=realm.round,
        rounds_max=options["rounds_max"] or 0,
        phase=realm.phase,
        slips=len(realm.characters) - len(realm.drawn),
        ladder=[_sheet(realm, character, seat, party) for character in ladder],
        me=next((place for place, c in enumerate(ladder) if c.seat == seat), -1),
        decree=quest.decree,
        boss=_boss(quest.boss) if quest.boss and _knows_boss(realm, seat) else None,
        boss_limits=realm.boss_limits if realm.round else (0, 0),
        is_subverted=quest.is_subverted,
        groups=realm.groups,
        conflicts=[_conflict(realm, conflict, seat) for conflict in realm.conflicts],
        victory=options["victory"],
        undisputed=options["undisputed"],
        screened=options["dice"] == "screened",
        bid_limit=options["bid_limit"] or 0,
        ties_max=options["ties_max"] or 0,
    )


def _sheet(realm: Realm, who: Character, seat: Seat | None, party: Collection[Seat]) -> SheetView:
    return SheetView(
        seat=who.seat,
        name=who.name,
        caste=who.caste.id if realm.drawn else "",
        stats=dict(who.stats),
        tiles=tuple(who.tiles),
        talisman=who.talisman if who.discovered or who.seat == seat else "",
        discovered=who.discovered,
        precious=who.precious,
        honor=who.honor,
        points=who.points,
        wounds=who.wounds,
        carried=len(who.carried),
        is_on_quest=who.seat in party,
        leads=who is realm.quest.leader,
    )


def _knows_boss(realm: Realm, seat: Seat | None) -> bool:
    boss = realm.quest.boss
    return boss is not None and (boss.is_known or seat == realm.quest.author)


def _boss(boss: Boss) -> BossView:
    return BossView(boss.name, dict(boss.stats), boss.tiles, boss.servants)


def _conflict(realm: Realm, conflict: Conflict, seat: Seat | None) -> ConflictView:
    duel = conflict.duel
    screened = realm.options["dice"] == "screened"
    first, second = (_side(conflict, side, seat, screened) for side in (0, 1))
    return ConflictView(
        cause=conflict.cause.id,
        kind=conflict.kind,
        stakes=conflict.stakes,
        sides=(first, second),
        is_fight=conflict.is_fight,
        is_wounding=conflict.is_wounding,
        bidder=duel.bidder if duel else conflict.first_bidder,
        actor=duel.actor if duel and not duel.is_over else -1,
        bid=duel.bid if duel else (),
        bid_sides=_bid_sides(conflict, duel) if duel else (),
        ties=conflict.ties,
        is_merciless=conflict.is_merciless,
    )


def _side(conflict: Conflict, side: Side, seat: Seat | None, screened: bool) -> SideView:
    who = conflict.sides[side]
    stands = conflict.duel.duelists[side] if conflict.duel else _before(conflict, who)
    dice = () if screened and who.seat != seat else stands.dice
    return SideView(
        seat=who.seat,
        name=who.name,
        is_npc=who.is_npc,
        stat=who.stat,
        tiles=tuple(who.tiles),
        dice=dice,
        sides=who.sides_of(dice),
        count=len(stands.dice),
        absorbs=stands.absorbs,
        strikes=stands.strikes,
        wounds=stands.wounds,
    )


def _bid_sides(conflict: Conflict, duel: Duel) -> Sequence[int]:
    bidder = duel.bidder
    return conflict.sides[bidder].sides_of(duel.bid, held=duel.duelists[bidder].dice)


def _before(conflict: Conflict, who: Contender) -> Duelist:
    """A side before the first bid: with the dice rolled so far, and what Honor takes up yet."""
    return Duelist(who.hand, absorbs=who.unspent if conflict.is_fight else 0, wounds=who.taken)
