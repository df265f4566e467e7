"""Charges at a real table: whom, how far, on which side, and how they end (daimyo 3, 6, R7)."""

from __future__ import annotations

from dataclasses import replace
from math import ceil

from gunbai.core.script import Phrase, Script
from gunbai.games.daimyo.companion.asking import fact
from gunbai.games.daimyo.companion.firing import Firing
from gunbai.games.daimyo.eyes import Answers, Declared
from gunbai.games.daimyo.field.board import Board
from gunbai.games.daimyo.pieces.block import Side
from gunbai.games.daimyo.pieces.movement import charge_way
from gunbai.games.daimyo.pieces.refusals import passes
from gunbai.games.daimyo.pieces.troops import Quality
from gunbai.games.daimyo.pieces.unit import Unit
from gunbai.games.daimyo.procedure.asking import both, choose
from gunbai.games.daimyo.procedure.charge import declare
from gunbai.games.daimyo.procedure.movement import hesitates, is_free
from gunbai.games.daimyo.rules.activation import Command
from gunbai.games.daimyo.rules.answer import answers, check_may_face
from gunbai.games.daimyo.rules.charge import Assault, check_may_charge
from gunbai.games.daimyo.rules.disorder import disorder
from gunbai.games.daimyo.rules.firing import Reach, Shot, check_may_fire, reached
from gunbai.games.daimyo.rules.order import Charge

CAUGHT, SHORT = "caught", "short"


class Charging(Firing):
    """Charges, measured by the players."""

    # -- declared

    def rush_charge(self, unit: Unit) -> Script[Charge | None]:
        """The nearest enemy that the frenzied can reach, if there is any (R10)."""
        if not self._may_charge(unit):
            return None
        enemies, way = self.battle.board.enemies(unit), self._way(unit)
        found = yield from self.which(
            unit, "daimyo.table.rush", "daimyo.R10", enemies, most=1, way=way
        )
        return Charge(found[0].id) if found else None

    def charge_orders(self, command: Command, declared: Declared[Assault]) -> Script[None]:
        """Who charges, and then for each its target."""
        battle = self.battle
        able = [
            unit
            for unit in battle.units_of(command)
            if is_free(battle, unit) and self._may_charge(unit)
        ]
        chosen = yield from self.which(
            command.side,
            "daimyo.table.charge",
            "daimyo.3",
            able,
            named={unit.id: self._charger(unit) for unit in able},
            clan=battle.clan_name(command.clan),
            weather=battle.board.weather.word,
        )
        for unit in chosen:
            if (yield from hesitates(battle, unit)):
                continue
            enemies = battle.board.enemies(unit)
            target = yield from self.one_of(unit, "daimyo.table.target", "daimyo.3", enemies)
            yield from declare(battle, unit, Charge(target.id), declared)

    def measured(self, unit: Unit, charge: Charge) -> Script[Assault]:
        """How far it goes, in whole cm rounded up, and which side of the target it strikes."""
        target = self.battle.board.unit(charge.target)
        most = ceil(self._way(unit))
        way = yield from self.count(unit, "daimyo.table.way", "daimyo.3", most, target)
        side = str(Side.FRONT)
        if not target.troops.seat:
            sides, named = [str(each) for each in Side], both(unit, target)
            side = yield choose(
                self.battle, unit.side, "daimyo.table.side", sides, rule="daimyo.R7", **named
            )
        return Assault(unit.id, target.id, Side(side), way)

    def _may_charge(self, unit: Unit) -> bool:
        """Whether a unit could charge, if only somebody were near enough."""
        board = self.battle.board
        return passes(check_may_charge, board, unit) and bool(board.enemies(unit))

    def _charger(self, unit: Unit) -> Phrase:
        values = {"id": unit.id, "unit": unit.name, "way": self._way(unit)}
        return Phrase("daimyo.table.charger", values)

    def _way(self, unit: Unit) -> float:
        """How far a unit charges in this weather, in cm."""
        return round(charge_way(unit, self.battle.board.weather), 1)

    # -- answered

    def set_out(self, unit: Unit, declared: Assault) -> Assault | None:
        """The charge as measured, if both are still there and the charger is free."""
        able = self._may_charge(unit) and declared.target in self.battle.board.by_id
        return declared if able else None

    def answers(self, onset: Assault, *, tested: bool) -> Answers:
        """What the target may answer if the table has the room."""
        board = self.battle.board
        return answers(board, onset, tested=tested, shoot=_check_may_shoot, face=check_may_face)

    def shot_at_charger(self, onset: Assault) -> Script[Shot | None]:
        """The target's volley: at long range if the charge began far off (daimyo 6)."""
        board = self.battle.board
        charger, target = board.unit(onset.charger), board.unit(onset.target)
        reach = reached(target, onset.way)
        if reach is Reach.LONG and (yield from self._is_steady(target)):
            reach = Reach.EFFECTIVE
        return (yield from self.shot_of(target, charger, reach, charged=True))

    def _is_steady(self, target: Unit) -> Script[bool]:
        """Whether shooters hold their fire until the charge is close (daimyo 6)."""
        if target.quality.rank >= Quality.VETERAN.rank:
            return True
        covers = self.sheltering(target)
        return bool((yield from self.ticked(target, "daimyo.table.steady", "daimyo.6", covers)))

    def met(self, onset: Assault) -> tuple[Unit, Assault]:
        """The players move both."""
        return self.battle.board.unit(onset.target), onset

    def faced(self, onset: Assault) -> tuple[Unit, Assault]:
        """The players turn the target, and the charge strikes its front."""
        return self.battle.board.unit(onset.target), replace(onset, side=Side.FRONT)

    # -- driven home

    def pressed_home(self, onset: Assault) -> Script[Assault | None]:
        """Whether the charge still reaches a target that gave way."""
        unit, target = (self.battle.board.unit(id_) for id_ in (onset.charger, onset.target))
        named = {**both(unit, target), "way": self._way(unit)}
        options = (CAUGHT, SHORT)
        caught = yield choose(
            self.battle, unit.side, "daimyo.table.caught", options, rule="daimyo.R7", **named
        )
        side = Side.REAR if target.routing else Side.FRONT
        return replace(onset, side=side) if caught == CAUGHT else None

    def arrives(self, onset: Assault) -> Script[bool]:
        """How the charge ended on the table, and whom else the charger touches."""
        battle = self.battle
        unit, target = battle.board.unit(onset.charger), battle.board.unit(onset.target)
        others = [e for e in battle.board.enemies(unit) if e.id != target.id and not e.routing]
        facts = _at_home(unit, others)
        holds = yield from self.ticked(unit, "daimyo.table.home", "daimyo.R7", facts, target)
        if "rough" in holds:
            battle.put(disorder(unit))
        if "short" in holds:
            return False
        battle.put(battle.board.unit(unit.id).did(moved=True))
        if not target.routing:
            battle.board = self.battle.roster.meeting(unit.id, target.id, onset.side)
            for other in others:
                if other.id in holds:
                    battle.board = self.battle.roster.meeting(unit.id, other.id, Side.FRONT)
        return True

    def falls_short(self, onset: Assault) -> None:
        """The players have moved it."""
        self.battle.put(self.battle.board.unit(onset.charger).did(moved=True))

    def caught_stands(self, unit: Unit, quarry: Unit) -> Script[int]:
        """How many stands have caught the routers."""
        most = min(unit.stands, quarry.stands)
        return (yield from self.count(unit, "daimyo.table.cut-down", "daimyo.R13", most, quarry))


def _check_may_shoot(board: Board, onset: Assault) -> None:
    check_may_fire(board, board.unit(onset.target))


def _at_home(unit: Unit, others: list[Unit]) -> dict[str, Phrase]:
    facts = {"short": fact("short")}
    if unit.in_order:
        facts["rough"] = fact("rough")
    return facts | {other.id: fact("touches", {"unit": other.name}) for other in others}
