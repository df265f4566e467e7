"""A scene of two players: the theme, the GM's frame, the NPC in the way; a deed of one's own."""

from __future__ import annotations

from gunbai.core.script import SCENE, Chapter, Choose, Phrase, Script, Write, tell
from gunbai.games.hierarchy.rules.conflict import (
    DEED,
    OBSTACLE,
    SERVANT,
    TALISMAN,
    Cause,
    Conflict,
    Contender,
    talisman_dice,
)
from gunbai.games.hierarchy.rules.sheet import Character, ratings
from gunbai.games.hierarchy.state import Realm
from gunbai.games.hierarchy.steps.initiation import contender
from gunbai.games.hierarchy.steps.resolve import resolve

SCENE_DICE = {"easy": 2, "fair": 3, "hard": 4, "dire": 6}
"""How many dice the GM's NPC has in a discovery, and a Boss's servant (hierarchy R19)."""
ABOVE = {"easy": -2, "fair": 0, "hard": 2, "dire": 4}
"""How many more than the hero's own pool it has where her Tiles count (hierarchy R19)."""


def frame(hero: Character, gm: Character, cause: Cause) -> Script[None]:
    """The player's theme, then the GM's scene to it: free text, both may be left out."""
    yield tell(
        "hierarchy.adventure",
        chapter=Chapter(SCENE, (hero.seat, gm.seat)),
        who=hero.name,
        gm=gm.name,
        cause=cause.word,
    )
    values = {"who": hero.name, "gm": gm.name, "cause": cause.word}
    theme = yield Write(
        hero.seat, "hierarchy.theme", rule="hierarchy.split", values=values, lines=9, blank=True
    )
    if theme:
        yield tell("hierarchy.theme.told", who=hero.name, text=theme)
    values["theme"] = theme
    values["precious"] = hero.precious
    scene = yield Write(
        gm.seat, "hierarchy.scene", rule="hierarchy.split", values=values, lines=9, blank=True
    )
    if scene:
        yield tell("hierarchy.scene.told", who=gm.name, other=hero.name, text=scene)


def npc(realm: Realm, hero: Character, gm: Character, cause: Cause) -> Script[Contender]:
    """The one in the way, as hard as the GM makes it (hierarchy R19)."""
    dice = scene_dice(hero, cause, sum(realm.boss_limits))
    level = yield Choose(
        gm.seat,
        "hierarchy.scene-dice",
        tuple(dice),
        rule="hierarchy.R19",
        values={"who": hero.name, "cause": cause.word, **dice},
        about=hero,
        subject={"seat": hero.seat, "dice": dice},
    )
    return Contender(
        gm.seat,
        Phrase("hierarchy.servant" if cause is SERVANT else "hierarchy.npc", {"who": hero.name}),
        npc_dice=dice[level],
        is_subverted=realm.quest.is_subverted and realm.is_on_quest(hero),
    )


def scene_dice(hero: Character, cause: Cause, limit: int) -> dict[str, int]:
    """How many dice the one in the way has, easy to dire; never more than a Boss could have.

    In a discovery, and before the Boss, so many; else counted from the hero's own pool: the best
    Stat, all Tiles, Cosmos and what is kept from the last conflict.
    """
    if cause in (TALISMAN, SERVANT):
        return {level: min(limit, dice) for level, dice in SCENE_DICE.items()}
    own = max(hero.stats.values()) + ratings(hero.tiles) + len(hero.carried)
    own += talisman_dice(hero, in_fight=False)
    return {level: max(1, min(limit, own + above)) for level, above in ABOVE.items()}


def obstacles(realm: Realm, hero: Character, gm: Character) -> Script[None]:
    """Smaller conflicts before the central one, as the GM likes; the story alone (R31)."""
    for left in range(realm.options["scene_conflicts"] - 1, 0, -1):
        if not hero.is_conscious:
            return
        answer = yield Choose(
            gm.seat,
            "hierarchy.obstacle",
            ("central", "smaller"),
            rule="hierarchy.R31",
            values={"who": hero.name, "left": left},
            subject={"seat": hero.seat},
        )
        if answer == "central":
            return
        foe = yield from npc(realm, hero, gm, OBSTACLE)
        yield from resolve(realm, Conflict(OBSTACLE, (contender(realm, hero), foe)))


def deed(realm: Realm, hero: Character, gm: Character) -> Script[None]:
    """A free scene: with or without a contest, and no reward but the story."""
    yield from frame(hero, gm, DEED)
    contest = yield Choose(
        gm.seat,
        "hierarchy.deed",
        ("story", "contest"),
        rule="hierarchy.fortune",
        values={"who": hero.name},
        subject={"seat": hero.seat},
    )
    if contest == "contest":
        yield from obstacles(realm, hero, gm)
    if contest == "contest" and hero.is_conscious:
        foe = yield from npc(realm, hero, gm, DEED)
        yield from resolve(realm, Conflict(DEED, (contender(realm, hero), foe)))
