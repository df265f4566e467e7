"""A scene of two players: the theme, the GM's frame, the NPC in the way; a deed of one's own."""

from __future__ import annotations

from gunbai.core.script import SCENE, Chapter, Choose, Phrase, Refusal, Script, Write, tell
from gunbai.games.hierarchy.rules.conflict import DEED, SERVANT, Cause, Conflict, Contender
from gunbai.games.hierarchy.rules.sheet import Character
from gunbai.games.hierarchy.state import Realm
from gunbai.games.hierarchy.steps.initiation import contender
from gunbai.games.hierarchy.steps.resolve import resolve

SCENE_DICE = {"easy": 2, "fair": 3, "hard": 4, "dire": 6}
"""How many dice the GM's NPC has (hierarchy R19)."""


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
    limit = sum(realm.boss_limits)
    open_ = [level for level, dice in SCENE_DICE.items() if dice <= limit]
    why = Refusal("hierarchy.barred.limit", "hierarchy.R19", {"most": limit})
    level = yield Choose(
        gm.seat,
        "hierarchy.scene-dice",
        open_,
        {level: why for level in SCENE_DICE if level not in open_},
        rule="hierarchy.R19",
        values={"who": hero.name, "cause": cause.word},
        about=hero,
    )
    return Contender(
        gm.seat,
        Phrase("hierarchy.servant" if cause is SERVANT else "hierarchy.npc", {"who": hero.name}),
        npc_dice=SCENE_DICE[level],
        is_subverted=realm.quest.is_subverted and realm.is_on_quest(hero),
    )


def deed(realm: Realm, hero: Character, gm: Character) -> Script[None]:
    """A free scene: with or without a contest, and no reward but the story."""
    yield from frame(hero, gm, DEED)
    contest = yield Choose(
        gm.seat,
        "hierarchy.deed",
        ("story", "contest"),
        rule="hierarchy.fortune",
        values={"who": hero.name},
    )
    if contest == "contest" and hero.is_conscious:
        foe = yield from npc(realm, hero, gm, DEED)
        yield from resolve(realm, Conflict(DEED, (contender(realm, hero), foe)))
