"""A volley: its dice, its hits and what they cost (daimyo 6)."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from gunbai.core.script import Script, Word, scene_of, signed, tell
from gunbai.games.daimyo.battle import Battle
from gunbai.games.daimyo.procedure.asking import both, roll
from gunbai.games.daimyo.procedure.losses import suffer
from gunbai.games.daimyo.rules.firing import Shot
from gunbai.games.daimyo.rules.strike import HIT, hits_shown


def fire(battle: Battle, shot: Shot) -> Script[None]:
    """Roll a volley, two dice a stand."""
    shooter, target = battle.board.unit(shot.shooter), battle.board.unit(shot.target)
    named, count = values_of(battle, shot), 2 * shot.stands
    faces = yield roll(battle, shooter.side, "daimyo.roll.volley", count, rule="daimyo.6", **named)
    hits = hits_shown(list(faces), shot.modifier)
    battle.put(replace(shooter, volleyed=True).did(fired=True), target.did(shot_at=True))
    yield tell(
        "daimyo.volley",
        chapter=scene_of(),
        **named,
        dice=list(faces),
        needs=HIT - shot.modifier,
        hits=hits,
        why=shot.why,
    )
    yield from suffer(battle, shot.target, hits)


def values_of(battle: Battle, shot: Shot) -> dict[str, Any]:
    """A volley as its question, its dice and its story name it."""
    shooter, target = battle.board.unit(shot.shooter), battle.board.unit(shot.target)
    return {
        **both(shooter, target),
        "stands": shot.stands,
        "modifier": signed(shot.modifier),
        "reach": Word(f"daimyo.reach.{shot.reach}"),
    }
