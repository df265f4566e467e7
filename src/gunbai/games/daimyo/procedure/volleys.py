"""Firing by the active clan, unit by unit as its player wishes (daimyo 6)."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from gunbai.core.script import Choose, Roll, Script, Word, tell
from gunbai.games.daimyo.battle import Battle
from gunbai.games.daimyo.procedure.losses import suffer
from gunbai.games.daimyo.rules.firing import Shot, aimed, nearest_target
from gunbai.games.daimyo.rules.strike import hits_of

FIRE, HOLD = "fire", "hold"


def fire_all(battle: Battle, side: int, clan: str) -> Script[None]:
    """Each unit of the clan that can shoot may, at its nearest enemy."""
    for id_ in [unit.id for unit in battle.units_of(side, clan) if unit.troops.missiles]:
        shot = shot_of(battle, id_)
        if shot is None:
            continue
        choice = yield Choose(
            battle.seat(side),
            "daimyo.fire",
            (FIRE, HOLD),
            rule="daimyo.6",
            values=_values(battle, shot),
            about=shot,
        )
        if choice == FIRE:
            yield from fire(battle, shot)


def shot_of(battle: Battle, id_: str) -> Shot | None:
    """The volley that a unit could fire now, at its nearest enemy."""
    unit = battle.unit(id_)
    target = nearest_target(battle.board, unit) if unit else None
    return aimed(battle.board, unit, target) if unit and target else None


def fire(battle: Battle, shot: Shot) -> Script[None]:
    """Roll a volley, two dice a stand."""
    shooter, target = battle.board.unit(shot.shooter), battle.board.unit(shot.target)
    faces = yield Roll(
        battle.seat(shooter.side),
        "daimyo.roll.volley",
        2 * shot.stands,
        rule="daimyo.6",
        values=_values(battle, shot),
    )
    hits = hits_of(list(faces), shot.modifier)
    battle.put(
        replace(shooter, volleyed=True).did(fired=True),
        target.did(shot_at=True),
    )
    yield tell(
        "daimyo.volley",
        **_values(battle, shot),
        hits=hits,
        why=[modifier.phrase for modifier in shot.modifiers],
    )
    yield from suffer(battle, shot.target, hits)


def _values(battle: Battle, shot: Shot) -> dict[str, Any]:
    shooter, target = battle.board.unit(shot.shooter), battle.board.unit(shot.target)
    return {
        "unit": shooter.name,
        "id": shooter.id,
        "target": target.name,
        "target_id": target.id,
        "stands": shot.stands,
        "modifier": f"{shot.modifier:+d}",
        "reach": Word(f"daimyo.reach.{shot.reach}"),
    }
