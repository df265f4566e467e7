"""What a unit could do as it stands, in phrases, and the exact chances of what may come of it."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cached_property

from gunbai.core.script import Phrase, Refused, signed
from gunbai.games.daimyo.field.board import Board
from gunbai.games.daimyo.field.leader import OBEYS
from gunbai.games.daimyo.field.sight import sees
from gunbai.games.daimyo.forecast import (
    Exchange,
    first_round,
    hits_of,
    morale_test,
    next_round,
    stand_lost,
)
from gunbai.games.daimyo.pieces.movement import (
    charge_way,
    leader_move,
    line_move,
    turn_cost,
    weathered,
    wheel_cost,
)
from gunbai.games.daimyo.pieces.refusals import unless_refused
from gunbai.games.daimyo.pieces.unit import Unit
from gunbai.games.daimyo.rules.charge import Onset
from gunbai.games.daimyo.rules.firing import (
    Shot,
    aimed,
    at_chargers,
    check_may_fire,
    nearest_target,
)
from gunbai.games.daimyo.rules.morale import Reason, Result, charged_reason, charging_reason
from gunbai.games.daimyo.rules.situation import Situation
from gunbai.games.daimyo.seen.chances import percent, tenths
from gunbai.games.daimyo.seen.from_view import situation_of
from gunbai.games.daimyo.seen.view import Board as BoardView
from gunbai.games.daimyo.seen.view import LeaderView


class Reckoner:
    """The battle of a view, with all that its rules can tell of it beforehand."""

    def __init__(self, view: BoardView) -> None:
        self.view = view

    @cached_property
    def now(self) -> Situation:
        """The battle as it stands."""
        return situation_of(self.view)

    @property
    def board(self) -> Board:
        """The board on which orders are judged."""
        return self.now.board

    def ride(self, leader: LeaderView) -> float:
        """How far a leader goes alone, in cm."""
        return weathered(leader_move(leader.mounted), self.board.weather.effect)

    # -- facts --------------------------------------------------------------------------------

    def facts(self, unit: Unit, hints: bool) -> list[Phrase]:
        """What a player wants to know of a unit as it stands."""
        still = unit.troops.seat or unit.abandoned
        told = [] if still else [self._moves(unit), self._command(unit)]
        told.append(self._sees(unit))
        if hints:
            told += [self._morale(unit), *self._volley(unit), *self._melees(unit)]
        return told

    def _moves(self, unit: Unit) -> Phrase:
        values = {
            "move": round(line_move(unit, self.board.weather), 1),
            "charge": round(charge_way(unit, self.board.weather), 1),
            "wheel": round(wheel_cost(unit, unit.files, 30.0), 1),
            "turn": round(turn_cost(unit, self.board.weather), 1),
        }
        return Phrase("daimyo.page.moves-gun" if unit.troops.gun else "daimyo.page.moves", values)

    def _command(self, unit: Unit) -> Phrase:
        leader = self.now.commander(unit)
        if leader is None:
            return Phrase("daimyo.page.leaderless", {"needs": OBEYS})
        key = "in-command" if self.now.in_command(unit) else "out-of-command"
        values = {"leader": leader.name, "needs": OBEYS - leader.command}
        return Phrase(f"daimyo.page.{key}", values)

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
        target, fallen = self.board.unit(shot.target), hits_of(shot)
        values = {
            "target": target.name,
            "dice": shot.stands,
            "modifier": signed(shot.modifier),
            "why": shot.why,
            "mean": tenths(fallen.mean),
            "lost": percent(stand_lost(target, fallen)),
        }
        return Phrase(key, values)

    def _melees(self, unit: Unit) -> list[Phrase]:
        return [
            self._round("daimyo.page.melee", foe, next_round(self.now, unit, foe))
            for foe in self.board.opponents(unit)
        ]

    def _round(self, key: str, foe: Unit, both: Exchange) -> Phrase:
        values = {
            "target": foe.name,
            "stands": both.mine.stands,
            "modifier": signed(both.mine.modifier),
            "why": both.mine.why,
            "foes": both.theirs.stands,
            "theirs": signed(both.theirs.modifier),
            "mean": tenths(both.hits.mean),
            "mean_back": tenths(both.hits_back.mean),
            "push": percent(both.chances.win),
            "pushed": percent(both.chances.lose),
        }
        return Phrase(key, values)

    def _morale(self, unit: Unit) -> Phrase:
        if unit.troops.seat or unit.frenzied:
            return Phrase("daimyo.page.never-tests")
        found = morale_test(self.now, unit, Reason.RALLY if unit.routing else Reason.FRIEND_ROUTS)
        values = {
            "modifier": signed(found.modifier),
            "why": found.why,
            "pass": percent(found.passes),
            "rout": percent(found.chance(Result.ROUT)),
        }
        return Phrase("daimyo.page.rally" if unit.routing else "daimyo.page.nerve", values)

    # -- a charge -----------------------------------------------------------------------------

    def charge_odds(self, unit: Unit, onset: Onset) -> Iterator[Phrase]:
        """What a charge would come to, in the order in which the dice would fall."""
        target = self.board.unit(onset.target)
        if reason := charging_reason(unit.troops):
            found = morale_test(self.now, unit, reason)
            yield Phrase("daimyo.page.dares", {"pass": percent(found.passes)})
        if reason := charged_reason(target, unit.troops):
            found = morale_test(self.now, target, reason, unit)
            values = {"target": target.name, "pass": percent(found.passes)}
            values["rout"] = percent(found.chance(Result.ROUT))
            yield Phrase("daimyo.page.stands", values)
        if shot := unless_refused(at_chargers, self.board, target, unit, far=onset.far):
            yield self._shot("daimyo.page.shot-at", shot)
        yield self._round("daimyo.page.home", target, first_round(self.now, onset))
