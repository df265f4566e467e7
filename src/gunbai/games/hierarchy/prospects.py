"""What a conflict would come to before its roll, in words: true dice, chances, what is lost.

Only what the asked seat may know is used: sheets lie open. Dice count all that is rolled by
itself: Stat, Cosmos, one's own Talisman, dice kept; and arms in a Fight, stealth in Subversion.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import TypeAlias

from gunbai.core.game import WHOLE
from gunbai.core.script import NOTHING, Ask, Choose, Phrase, Pick
from gunbai.games.hierarchy.odds.facing import Outlook, outlook
from gunbai.games.hierarchy.rules.castes import Caste
from gunbai.games.hierarchy.rules.conflict import UPRISING, Conflict, Contender, pool, talisman_dice
from gunbai.games.hierarchy.rules.sheet import (
    ARMS,
    COMBAT,
    NOBILITY,
    SPIRIT,
    STAT_WORDS,
    STATS,
    STEALTH,
    SUBTERFUGE,
    Character,
    ratings,
)
from gunbai.games.hierarchy.state import Realm
from gunbai.games.hierarchy.steps.terms import ACCEPT

Facts: TypeAlias = Mapping[str, Sequence[Phrase]]
Teller: TypeAlias = Callable[[Realm, Ask], Facts]


# -- dice and Honor -----------------------------------------------------------------------------


def own_dice(who: Character, stat: str, *uses: str, in_fight: bool = False) -> int:
    """The dice that a character would roll with a Stat and all Tiles of these uses."""
    tiles = ratings(who.tiles_for(*uses))
    own = who.stats[stat] + tiles + talisman_dice(who, in_fight) + len(who.carried)
    return max(1, own)


def fight_dice(who: Character) -> int:
    """The dice that a character would roll in a Fight against another, with all arms."""
    return own_dice(who, COMBAT, ARMS, in_fight=True)


def _dice(count: int) -> Phrase:
    return Phrase("hierarchy.fact-dice", {"count": count})


def _against(mine: int, theirs: int | None) -> Phrase:
    if theirs is None:
        return _dice(mine)
    return Phrase("hierarchy.fact-against", {"mine": mine, "theirs": theirs})


def _honor(who: Character) -> Phrase:
    return Phrase("hierarchy.fact-honor", {"count": who.honor})


def _chance(found: Outlook | None) -> Iterator[Phrase]:
    """A chance to win in words; nothing where it cannot be told."""
    if found is not None and found.is_exact:
        yield Phrase("hierarchy.chance-exact", {"value": found.win})
    elif found is not None:
        yield Phrase("hierarchy.chance-roughly", {"tenths": round(found.win * 10)})


def _wins(
    realm: Realm,
    dice: tuple[int, int | None],
    absorbs: tuple[int, int] = (0, 0),
    *,
    bids_first: bool = True,
) -> Sequence[Phrase]:
    """The chance to win with so many dice, mine first; nothing where theirs are hidden."""
    mine, theirs = dice
    if theirs is None:
        return ()
    found = outlook(mine, theirs, absorbs, realm.options["bid_limit"], bids_first=bids_first)
    return [Phrase("hierarchy.fact-chance", {"chance": chance}) for chance in _chance(found)]


def _asked(realm: Realm, ask: Ask) -> Character:
    return realm.characters[ask.seat]


def _sides(ask: Ask) -> tuple[Conflict, Contender, Contender]:
    """The conflict that a question is about, the asked side, and the other."""
    conflict = ask.about
    assert isinstance(conflict, Conflict)
    first, second = conflict.sides
    return (conflict, first, second) if first.seat == ask.seat else (conflict, second, first)


# -- before a conflict --------------------------------------------------------------------------


def _stats(_realm: Realm, ask: Ask) -> Facts:
    """Which Stat: its dice, before Tiles; the Boss's own where the Emperor chooses for him."""
    _, me, _ = _sides(ask)
    if me.character is None:
        return {stat: [_dice(me.npc_dice + me.npc_stats[stat])] for stat in STATS}
    return {stat: [_dice(own_dice(me.character, stat))] for stat in STATS}


def _tiles(_realm: Realm, ask: Ask) -> Facts:
    """The dice that are rolled without any Tile."""
    conflict, me, foe = _sides(ask)
    if me.character is None:
        return NOTHING
    in_fight = conflict.is_fight and not foe.is_npc
    count = own_dice(me.character, me.stat or conflict.kind, in_fight=in_fight)
    return {WHOLE: [Phrase("hierarchy.fact-without-tiles", {"count": count})]}


def _named(ask: Ask) -> Iterator[tuple[str, str]]:
    """Each answer over the Terms that leads to a contest, and its Stat."""
    conflict, _, _ = _sides(ask)
    assert isinstance(ask, Choose)
    for option in ask.options:
        if option in STATS:
            yield option, option
        elif option == ACCEPT:
            yield option, conflict.named[-1]


def _terms_dice(ask: Ask, stat: str) -> tuple[int, int | None]:
    """What both would roll if this is the kind: in a Fight with arms, else without Tiles."""
    _, me, foe = _sides(ask)
    assert me.character is not None
    in_fight = stat == COMBAT and not foe.is_npc
    uses = (ARMS,) if stat == COMBAT else ()
    mine = own_dice(me.character, stat, *uses, in_fight=in_fight)
    if foe.character is None:
        return mine, _npc_dice(foe, stat)
    return mine, own_dice(foe.character, stat, *uses, in_fight=in_fight)


def _npc_dice(foe: Contender, stat: str) -> int | None:
    """What the Boss rolls; of others only the GM knows how hard they are (None)."""
    if not foe.npc_stats:
        return None
    return max(1, foe.npc_dice + foe.npc_stats[stat]) + foe.is_subverted


def _absorbs(ask: Ask, stat: str) -> tuple[int, int]:
    """The strikes that Honor takes up of both, the asked side first: in Fights alone."""
    _, me, foe = _sides(ask)
    return (me.unspent, foe.unspent) if stat == COMBAT else (0, 0)


def _terms(_realm: Realm, ask: Ask) -> Facts:
    """What each kind of contest would mean, for a character."""
    _, me, _ = _sides(ask)
    if me.character is None:
        return NOTHING
    honor = _honor(me.character)
    return {
        option: [_against(*_terms_dice(ask, stat)), *([honor] if stat == COMBAT else ())]
        for option, stat in _named(ask)
    }


def _terms_chances(realm: Realm, ask: Ask) -> Facts:
    """The chance of each kind."""
    conflict, me, _ = _sides(ask)
    if me.character is None:
        return NOTHING
    first = me is conflict.sides[conflict.first_bidder]
    return {
        option: _wins(realm, _terms_dice(ask, stat), _absorbs(ask, stat), bids_first=first)
        for option, stat in _named(ask)
    }


def _challenged(_realm: Realm, ask: Ask) -> Facts:
    """The dice of both, in a Fight or by each kind; what Honor takes up, what yielding loses."""
    conflict, me, foe = _sides(ask)
    if me.character is None or foe.character is None:
        return NOTHING
    if not conflict.is_fight:
        kinds = [conflict.kind] if conflict.kind else STATS
        return {"stand": [_of_kind(ask, stat) for stat in kinds]}
    facts = [_against(fight_dice(me.character), fight_dice(foe.character)), _honor(me.character)]
    if conflict.cause is not UPRISING:
        return {"stand": facts}
    return {"stand": facts, "surrender": _place_lost(me.character, foe.character)}


def _of_kind(ask: Ask, stat: str) -> Phrase:
    """What both would roll, if that becomes the kind of the contest."""
    mine, theirs = _terms_dice(ask, stat)
    return Phrase("hierarchy.fact-kind", {"stat": STAT_WORDS[stat], "mine": mine, "theirs": theirs})


def _place_lost(me: Character, foe: Character) -> Sequence[Phrase]:
    """What becomes of both if the challenger wins the place."""
    values = {"caste": foe.caste.word, "who": foe.name, "place": me.caste.word}
    cosmos = [Phrase("hierarchy.fact-cosmos-lost")] if me.caste is Caste.EMPEROR else []
    return [Phrase("hierarchy.fact-place-lost", values), *cosmos]


def _challenged_chance(realm: Realm, ask: Ask) -> Facts:
    conflict, me, foe = _sides(ask)
    if me.character is None or foe.character is None or not conflict.is_fight:
        return NOTHING
    dice = fight_dice(me.character), fight_dice(foe.character)
    return {"stand": _wins(realm, dice, (me.unspent, foe.unspent), bids_first=False)}


def _tied(realm: Realm, ask: Ask) -> Facts:
    """What another roll would be: the same dice, with the Honor that is left."""
    return {"again": [_against(*_again(realm, ask))]}


def _tied_chance(realm: Realm, ask: Ask) -> Facts:
    conflict, me, foe = _sides(ask)
    absorbs = (me.unspent, foe.unspent) if conflict.is_fight else (0, 0)
    first = me is conflict.sides[conflict.first_bidder]
    return {"again": _wins(realm, _again(realm, ask), absorbs, bids_first=first)}


def _again(realm: Realm, ask: Ask) -> tuple[int, int]:
    conflict, me, _ = _sides(ask)
    carry = realm.options["carry"]
    first, second = (
        pool(conflict, side, carry) + len(conflict.sides[side].helpers) for side in (0, 1)
    )
    return (first, second) if me is conflict.sides[0] else (second, first)


# -- whether there is to be one -----------------------------------------------------------------


def _uprising(realm: Realm, ask: Ask) -> Facts:
    """What both would bring to each Fight for a place, and what losing costs."""
    me = _asked(realm, ask)
    targets = [_target(foe) for foe in _open_to(realm, ask)]
    return {WHOLE: [_dice(fight_dice(me)), _honor(me), *targets, _lost_honor(me)]}


def _open_to(realm: Realm, ask: Ask) -> Sequence[Character]:
    assert isinstance(ask, Pick)
    return [realm.characters[int(seat)] for seat in ask.ids]


def _target(foe: Character) -> Phrase:
    values = {"who": foe.name, "dice": fight_dice(foe), "honor": foe.honor}
    return Phrase("hierarchy.fact-target", values)


def _lost_honor(me: Character) -> Phrase:
    return Phrase("hierarchy.fact-honor-lost", {"honor": me.honor})


def _uprising_chances(realm: Realm, ask: Ask) -> Facts:
    """The chance against each."""
    me = _asked(realm, ask)
    told = []
    for foe in _open_to(realm, ask):
        absorbs, limit = (me.honor, foe.honor), realm.options["bid_limit"]
        for chance in _chance(outlook(fight_dice(me), fight_dice(foe), absorbs, limit)):
            values = {"who": foe.name, "chance": chance}
            told.append(Phrase("hierarchy.fact-chance-against", values))
    return {WHOLE: told}


def _subversion_dice(realm: Realm, ask: Ask) -> tuple[int, int]:
    leader = realm.quest.leader
    assert leader is not None
    mine = own_dice(_asked(realm, ask), SUBTERFUGE, STEALTH)
    return mine, own_dice(leader, NOBILITY, STEALTH)


def _subversion(realm: Realm, ask: Ask) -> Facts:
    """The dice of both, and what failing costs."""
    dice = _subversion_dice(realm, ask)
    return {"subvert": [_against(*dice), _lost_honor(_asked(realm, ask))]}


def _subversion_chance(realm: Realm, ask: Ask) -> Facts:
    return {"subvert": _wins(realm, _subversion_dice(realm, ask))}


def _fortune(realm: Realm, ask: Ask) -> Facts:
    """The dice of a discovery: Spirit alone; of protection: each Stat, without Tiles."""
    me = _asked(realm, ask)
    return {"talisman": [_dice(own_dice(me, SPIRIT))], "precious": [_each(me)]}


def _each(who: Character) -> Phrase:
    """What somebody would roll with each Stat, without Tiles."""
    dice = [
        Phrase("hierarchy.fact-stat", {"stat": STAT_WORDS[stat], "count": own_dice(who, stat)})
        for stat in STATS
    ]
    return Phrase("hierarchy.fact-each", {"who": who.name, "dice": dice})


def _hero(_realm: Realm, ask: Ask) -> Facts:
    """For the GM: what the hero of the scene would roll."""
    hero = ask.about
    return {WHOLE: [_each(hero)]} if isinstance(hero, Character) else NOTHING


def _help(_realm: Realm, ask: Ask) -> Facts:
    """What the leader and the enemy roll without helpers; helping costs nothing."""
    conflict = ask.about
    assert isinstance(conflict, Conflict)
    leader, foe = conflict.sides
    assert leader.character is not None
    facts = {"help": [Phrase("hierarchy.fact-free")]}
    theirs = _npc_dice(foe, conflict.kind)
    if theirs is None:
        return facts
    mine = own_dice(leader.character, conflict.kind)
    values = {"who": leader.name, "mine": mine, "theirs": theirs}
    return {WHOLE: [Phrase("hierarchy.fact-led", values)], **facts}


EXPLAINED: Mapping[str, Teller] = {
    "hierarchy.choose-stat": _stats,
    "hierarchy.choose-tiles": _tiles,
    "hierarchy.terms": _terms,
    "hierarchy.terms.answer": _terms,
    "hierarchy.challenged": _challenged,
    "hierarchy.tie": _tied,
    "hierarchy.subversion": _subversion,
    "hierarchy.fortune": _fortune,
    "hierarchy.scene-dice": _hero,
    "hierarchy.help": _help,
    "hierarchy.uprising": _uprising,
}
ADVISED: Mapping[str, Teller] = {
    "hierarchy.terms": _terms_chances,
    "hierarchy.terms.answer": _terms_chances,
    "hierarchy.challenged": _challenged_chance,
    "hierarchy.tie": _tied_chance,
    "hierarchy.subversion": _subversion_chance,
    "hierarchy.uprising": _uprising_chances,
}
"""What is only said where hints are allowed."""
