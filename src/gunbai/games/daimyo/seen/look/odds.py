"""What a unit could do as it stands, in phrases, and the exact chances of what may come of it."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from fractions import Fraction
from functools import cached_property
from typing import TypeAlias

from gunbai.core.script import Phrase, Refused
from gunbai.games.daimyo.battle import pair
from gunbai.games.daimyo.field.board import Board
from gunbai.games.daimyo.field.leader import OBEYS, Leader, in_command, place_of
from gunbai.games.daimyo.field.sight import sees
from gunbai.games.daimyo.pieces.block import Side
from gunbai.games.daimyo.pieces.modifier import Modifier, total
from gunbai.games.daimyo.pieces.movement import (
    charge_move,
    leader_move,
    line_move,
    turn_cost,
    weathered,
    wheel_cost,
)
from gunbai.games.daimyo.pieces.unit import HITS_PER_STAND, Unit
from gunbai.games.daimyo.rules.charge import Onset
from gunbai.games.daimyo.rules.firing import (
    Shot,
    aimed,
    at_chargers,
    check_may_fire,
    nearest_target,
)
from gunbai.games.daimyo.rules.melee import Clash, fight, higher_of
from gunbai.games.daimyo.rules.morale import (
    Reason,
    Result,
    charged_reason,
    charging_reason,
    judge,
    naturals,
)
from gunbai.games.daimyo.rules.morale_modifiers import Heart, morale_modifiers
from gunbai.games.daimyo.seen.explain import percent
from gunbai.games.daimyo.seen.from_view import board_of, leader_of
from gunbai.games.daimyo.seen.view import Board as BoardView
from gunbai.games.daimyo.seen.view import LeaderView
from gunbai.odds import hits, opposed

Chances: TypeAlias = Mapping[Result, Fraction]


class Reckoner:
    """The battle of a view, with all that its rules can tell of it beforehand."""

    def __init__(self, view: BoardView) -> None:
        self.view = view

    @cached_property
    def board(self) -> Board:
        """The board on which orders are judged."""
        return board_of(self.view)

    @cached_property
    def leaders(self) -> list[Leader]:
        """The living leaders."""
        return [leader_of(leader) for leader in self.view.leaders if leader.alive]

    def commander(self, unit: Unit) -> Leader | None:
        """Whose orders a unit waits for."""
        return next(
            (lead for lead in self.leaders if (lead.side, lead.clan) == (unit.side, unit.clan)),
            None,
        )

    def ride(self, leader: LeaderView) -> float:
        """How far a leader goes alone, in cm."""
        return weathered(leader_move(leader.mounted), self.board.weather.effect)

    # -- facts --------------------------------------------------------------------------------

    def facts(self, unit: Unit, hints: bool) -> list[Phrase]:
        """What a player wants to know of a unit as it stands."""
        told = [*self._moves(unit), *self._command(unit), self._sees(unit)]
        if hints:
            told += [self._nerve(unit), *self._volley(unit), *self._melees(unit)]
        return told

    def _moves(self, unit: Unit) -> list[Phrase]:
        if unit.troops.seat or unit.abandoned:
            return []
        effect = self.board.weather.effect
        values = {
            "move": round(line_move(unit, self.board.weather), 1),
            "charge": round(weathered(charge_move(unit.troops), effect), 1),
            "wheel": round(wheel_cost(unit, unit.files, 30.0), 1),
            "turn": round(turn_cost(unit, self.board.weather), 1),
        }
        return [Phrase("daimyo.page.moves-gun" if unit.troops.gun else "daimyo.page.moves", values)]

    def _command(self, unit: Unit) -> list[Phrase]:
        if unit.troops.seat or unit.abandoned:
            return []
        leader = self.commander(unit)
        if leader is None:
            return [Phrase("daimyo.page.leaderless", {"needs": OBEYS})]
        key = "in-command" if in_command(self.board, unit, leader) else "out-of-command"
        values = {"leader": leader.name, "needs": OBEYS - leader.command}
        return [Phrase(f"daimyo.page.{key}", values)]

    def seen(self, unit: Unit) -> list[Unit]:
        """The enemies a unit sees, as on the board."""
        return [foe for foe in self.board.enemies(unit) if sees(self.board, unit, foe)]

    def _sees(self, unit: Unit) -> Phrase:
        seen = self.seen(unit)
        if not seen:
            return Phrase("daimyo.page.sees-nobody")
        nearest = min(seen, key=lambda foe: self.board.distance(unit, foe))
        way = round(self.board.distance(unit, nearest), 1)
        values = {"count": len(seen), "nearest": nearest.name, "way": way}
        return Phrase("daimyo.page.sees", values)

    def _volley(self, unit: Unit) -> list[Phrase]:
        if not unit.troops.missiles:
            return []
        try:
            check_may_fire(self.board, unit)
        except Refused as refused:
            return [Phrase(refused.refusal.key, refused.refusal.values)]
        target = nearest_target(self.board, unit)
        if target is None:
            return [Phrase("daimyo.page.no-shot")]
        shot = aimed(self.board, unit, target)
        return [self._shot("daimyo.page.volley", shot)]

    def _shot(self, key: str, shot: Shot) -> Phrase:
        target = self.board.unit(shot.target)
        shown = hits(shot.stands, shot.chance)
        lost = shown.at_least(HITS_PER_STAND - target.hits)
        values = {
            "target": target.name,
            "dice": shot.stands,
            "modifier": f"{shot.modifier:+d}",
            "why": _why(shot.modifiers),
            "mean": round(float(shown.mean), 1),
            "lost": percent(lost),
        }
        return Phrase(key, values)

    def _melees(self, unit: Unit) -> list[Phrase]:
        if unit.routing:
            return []
        foes = [foe for foe in self.board.touching(unit) if not foe.routing]
        return [self._round("daimyo.page.melee", self.board, unit, foe, ()) for foe in foes]

    def _round(
        self, key: str, board: Board, unit: Unit, foe: Unit, charging: tuple[str, ...]
    ) -> Phrase:
        first = bool(charging) or not self.view.rounds.get(" ".join(pair(unit.id, foe.id)))
        charged = frozenset(charging) or self._charging(unit.id, foe.id)
        led = frozenset(leader.unit for leader in self.leaders if leader.unit)
        clash = Clash(first, charged, led, higher_of(board, unit, foe))
        mine, theirs = fight(board, unit, foe, clash), fight(board, foe, unit, clash)
        ours, others = hits(mine.stands, mine.chance), hits(theirs.stands, theirs.chance)
        won, _, lost = opposed(ours, others)
        values = {
            "target": foe.name,
            "stands": mine.stands,
            "modifier": f"{mine.modifier:+d}",
            "why": _why(mine.modifiers),
            "foes": theirs.stands,
            "theirs": f"{theirs.modifier:+d}",
            "mean": round(float(ours.mean), 1),
            "mean_back": round(float(others.mean), 1),
            "push": percent(won),
            "pushed": percent(lost),
        }
        return Phrase(key, values)

    def _charging(self, one: str, other: str) -> frozenset[str]:
        return frozenset(a for a, b in self.view.charging if {a, b} == {one, other})

    # -- morale -------------------------------------------------------------------------------

    def heart(self, unit: Unit, charger: Unit | None = None) -> Heart:
        """What weighs on a unit's morale beyond what the board shows."""
        with_it = [leader.command for leader in self.leaders if leader.unit == unit.id]
        generals = [lead for lead in self.leaders if lead.side == unit.side and lead.is_general]
        return Heart(
            leader=max(with_it, default=None),
            general=place_of(self.board, generals[0]) if generals else None,
            fallen=tuple((x, y) for side, x, y in self.view.fallen if side == unit.side),
            in_command=in_command(self.board, unit, self.commander(unit)),
            charger=charger,
        )

    def nerve(self, unit: Unit, reason: Reason, charger: Unit | None = None) -> Chances:
        """The exact chances of every result of a test."""
        modifier = total(morale_modifiers(self.board, unit, self.heart(unit, charger)))
        return naturals().group(lambda n: judge(unit.quality, n, modifier, reason))

    def _nerve(self, unit: Unit) -> Phrase:
        if unit.troops.seat or unit.frenzied:
            return Phrase("daimyo.page.never-tests")
        reason = Reason.RALLY if unit.routing else Reason.FRIEND_ROUTS
        modifiers = morale_modifiers(self.board, unit, self.heart(unit))
        key = "daimyo.page.rally" if unit.routing else "daimyo.page.nerve"
        values = {
            "modifier": f"{total(modifiers):+d}",
            "why": _why(modifiers),
            "pass": _percent(self.nerve(unit, reason), Result.PASS),
            "rout": _percent(self.nerve(unit, reason), Result.ROUT),
        }
        return Phrase(key, values)

    # -- a charge -----------------------------------------------------------------------------

    def charge_odds(self, unit: Unit, onset: Onset) -> list[Phrase]:
        """What a charge would come to, in the order in which the dice would fall."""
        target = self.board.unit(onset.target)
        told = []
        own = charging_reason(unit.troops)
        if own is not None:
            passes = _percent(self.nerve(unit, own), Result.PASS)
            told.append(Phrase("daimyo.page.dares", {"pass": passes}))
        told += self._stands(unit, target)
        told += self._shot_at(unit, target, onset)
        return [*told, self._home(unit, target, onset)]

    def _stands(self, unit: Unit, target: Unit) -> list[Phrase]:
        reason = charged_reason(target.troops, unit.troops)
        if reason is None or target.frenzied or target.routing:
            return []
        found = self.nerve(target, reason, unit)
        values = {"target": target.name, "pass": _percent(found, Result.PASS)}
        values["rout"] = _percent(found, Result.ROUT)
        return [Phrase("daimyo.page.stands", values)]

    def _shot_at(self, unit: Unit, target: Unit, onset: Onset) -> list[Phrase]:
        try:
            shot = at_chargers(self.board, target, unit, far=onset.far)
        except Refused:
            return []
        return [self._shot("daimyo.page.shot-at", shot)]

    def _home(self, unit: Unit, target: Unit, onset: Onset) -> Phrase:
        """The first round if the target stands where it is."""
        charger = unit.at(onset.home)
        if onset.path.disorders:
            charger = replace(charger, disordered=True)
        if onset.side is not Side.FRONT and not target.inside:
            target = replace(target, disordered=True)
        both = self.board.with_(charger, target)
        return self._round("daimyo.page.home", both, charger, target, (unit.id,))


def _why(modifiers: tuple[Modifier, ...]) -> list[Phrase]:
    return [modifier.phrase for modifier in modifiers]


def _percent(found: Chances, result: Result) -> int:
    return percent(found.get(result, Fraction(0)))
