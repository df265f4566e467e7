"""Who must test at a turn's end at a real table: what each saw is asked (daimyo 5)."""

from __future__ import annotations

from collections.abc import Sequence

from gunbai.core.script import Choose, Script
from gunbai.games.daimyo.companion.asking import Asking
from gunbai.games.daimyo.eyes import at_once
from gunbai.games.daimyo.pieces.unit import Unit
from gunbai.games.daimyo.rules.disorder import in_order_again
from gunbai.games.daimyo.rules.morale import Reason, heeds
from gunbai.games.daimyo.rules.morale_modifiers import highest, tests_at_all
from gunbai.games.daimyo.rules.objective import Objective
from gunbai.games.daimyo.scenarios.scenario import SIDES

HOLDS, OPEN = "holds", "open"


class Witnesses(Asking):
    """Who saw what at the turn's end, by unit ids; ``tested`` have had their test."""

    routs: set[str]
    losses: set[str]
    tested: set[str]

    def open_tests(self) -> Script[None]:
        """Who saw friends rout, or leaders fall."""
        self.routs, self.losses, self.tested = set(), set(), set()
        for side in SIDES:
            units = self.battle.board.units
            routing = [unit for unit in units if unit.side == side and unit.routing]
            yield from self._see_routs(side, routing)
            yield from self._see_losses(side)

    def next_test(self) -> Script[tuple[Unit, Reason] | None]:
        """The side with the initiative says who tests next."""
        waiting = {u.id: reason for u in self.battle.board.units if (reason := self._reason(u))}
        if not waiting:
            return None
        units = [self.battle.board.unit(id_) for id_ in waiting]
        unit = yield from self.one_of(self.battle.first, "daimyo.table.next", "daimyo.5", units)
        self.tested.add(unit.id)
        return unit, waiting[unit.id]

    def saw_rout(self, unit: Unit, *, led: bool) -> Script[None]:
        """Others see a unit break, and its leader with it."""
        yield from self._see_routs(unit.side, [unit])
        if led:
            yield from self._see_losses(unit.side)

    def holder(self, aim: Objective) -> Script[int | None]:
        """The attacker says whose units alone are on the ground."""
        side, options = aim.attacker, (HOLDS, OPEN)
        named = {"name": aim.name, "side": self.battle.side_name(side)}
        seat = self.battle.seat(side)
        chosen = yield Choose(seat, "daimyo.table.holder", options, rule="daimyo.R40", values=named)
        return aim.attacker if chosen == HOLDS else None

    @at_once
    def reform(self, unit: Unit) -> Unit:
        """In order; the players face and form it as they wish."""
        return in_order_again(unit)

    def _reason(self, unit: Unit) -> Reason | None:
        """Why a unit has still to test, if it has."""
        if unit.id in self.tested:
            return None
        routs, lost = unit.id in self.routs, unit.id in self.losses
        return highest(unit, friend_routs=routs, leader_lost=lost)

    def _see_routs(self, side: int, routing: Sequence[Unit]) -> Script[None]:
        """Who has a routing friend near whom it heeds (daimyo 5)."""
        able = [
            unit
            for unit in self._untouched(side)
            if any(heeds(unit.troops, friend.troops) for friend in routing)
        ]
        names = [friend.name for friend in routing]
        found = yield from self.which(
            side, "daimyo.table.sees-rout", "daimyo.5", able, routers=names
        )
        self.routs |= {unit.id for unit in found}

    def _see_losses(self, side: int) -> Script[None]:
        """Who is near the place where General or own daimyo fell or broke (daimyo 5)."""
        able = [unit for unit in self._untouched(side) if self.battle.shocks(unit)]
        found = yield from self.which(side, "daimyo.table.sees-loss", "daimyo.5", able)
        self.losses |= {unit.id for unit in found}

    def _untouched(self, side: int) -> list[Unit]:
        """The units of a side for whom one more reason would matter."""
        known = self.tested | self.routs | self.losses
        return [
            unit
            for unit in self.battle.board.units
            if unit.side == side
            and unit.id not in known
            and tests_at_all(unit)
            and not unit.deeds.run_through
        ]
