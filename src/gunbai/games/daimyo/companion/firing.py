"""Firing at a real table: the distance, the stands and the cover are asked (daimyo 6, 8)."""

from __future__ import annotations

from dataclasses import replace

from gunbai.core.script import Phrase, Script, signed
from gunbai.games.daimyo.companion.asking import Asking, fact
from gunbai.games.daimyo.field.cover import Cover
from gunbai.games.daimyo.pieces.refusals import passes
from gunbai.games.daimyo.pieces.terrain import Ground
from gunbai.games.daimyo.pieces.unit import Unit
from gunbai.games.daimyo.procedure.firing import fire
from gunbai.games.daimyo.rules.activation import Command
from gunbai.games.daimyo.rules.firing import (
    Aim,
    Reach,
    Shot,
    check_may_fire,
    furthest,
    reached,
    volley_of,
)


class Firing(Asking):
    """Volleys, measured by the players."""

    def fire_orders(self, command: Command) -> Script[None]:
        """Each unit of the command that can shoot may, at its nearest enemy."""
        battle = self.battle
        able = [unit for unit in battle.units_of(command) if self._can_fire(unit)]
        clan = battle.clan_name(command.clan)
        chosen = yield from self.which(
            command.side, "daimyo.table.fire", "daimyo.6", able, clan=clan
        )
        for unit in chosen:
            if self._can_fire(unit):
                shot = yield from self._aimed(unit)
                if shot is not None:
                    yield from fire(battle, shot)

    def _can_fire(self, unit: Unit) -> bool:
        """Whether a unit may shoot, if only it has somebody to shoot at."""
        board = self.battle.board
        return passes(check_may_fire, board, unit) and bool(board.enemies(unit))

    def _aimed(self, unit: Unit) -> Script[Shot | None]:
        """The volley at the nearest enemy in arc, range and sight."""
        most = int(furthest(unit, self.battle.board.weather))
        enemies = self.battle.board.enemies(unit)
        target = yield from self.one_of(unit, "daimyo.table.aim", "daimyo.6", enemies)
        way = yield from self.count(unit, "daimyo.table.distance", "daimyo.6", most, target)
        return (yield from self.shot_of(unit, target, reached(unit, way)))

    def shot_of(
        self, unit: Unit, target: Unit, reach: Reach, *, charged: bool = False
    ) -> Script[Shot | None]:
        """A volley at a known range; None where no stand may, can or shall shoot."""
        facts = self.sheltering(target)
        if not unit.troops.gun and not target.troops.seat:
            facts["exposed"] = fact("exposed", {"unit": target.name})
        holds = yield from self.ticked(unit, "daimyo.table.volley", "daimyo.6", facts, target)
        aim = Aim(reach, "exposed" in holds, covered(holds), charged)
        best = volley_of(unit, target, unit.stands, aim, self.battle.board.weather)
        key = "daimyo.table.shooting" if unit.in_order else "daimyo.table.shooting-disordered"
        modifier = signed(best.modifier)
        stands = yield from self.count(
            unit, key, "daimyo.6", unit.stands, target, about=best, modifier=modifier
        )
        return replace(best, stands=stands) if stands else None

    def sheltering(self, unit: Unit, suffix: str = "") -> dict[str, Phrase]:
        """The covers that a unit may have on this field."""
        facts, named = {}, {"unit": unit.name}
        if self.battle.roster.has(Ground.WOODS, Ground.VILLAGE, Ground.OBSTACLE):
            facts[f"cover{suffix}"] = fact("cover", named)
        if unit.troops.infantry and self.battle.roster.has(Ground.BUILDING):
            facts[f"building{suffix}"] = fact("building", named)
        return facts


def covered(holds: frozenset[str], suffix: str = "") -> Cover | None:
    """The cover that was ticked; a building is more than any other."""
    if f"building{suffix}" in holds:
        return Cover.BUILDING
    return Cover.SHELTER if f"cover{suffix}" in holds else None
