"""Morale at a real table: what a tester sees and how a flight ends is asked (daimyo 4, 5, R8)."""

from __future__ import annotations

from gunbai.core.script import Phrase, Script
from gunbai.games.daimyo.companion.asking import Asking, fact
from gunbai.games.daimyo.eyes import at_once
from gunbai.games.daimyo.pieces.block import Side
from gunbai.games.daimyo.pieces.movement import flight_way, line_move
from gunbai.games.daimyo.pieces.terrain import Ground
from gunbai.games.daimyo.pieces.unit import Unit
from gunbai.games.daimyo.rules.charge import Assault
from gunbai.games.daimyo.rules.forced import Flight
from gunbai.games.daimyo.rules.morale_modifiers import Surroundings, awareness

THREATS_MOST = 3
"""So many enemies on a unit's flanks and rear can be told apart."""


class MoraleTests(Asking):
    """Tests of morale and what comes of them, seen by the players."""

    def surroundings(self, unit: Unit, charge: Assault | None) -> Script[Surroundings]:
        """What the tester's player ticks, and what is known without him."""
        battle = self.battle
        facts, reach = self._seen_by_tester(unit), round(awareness(battle.board, unit))
        holds = yield from self.ticked(unit, "daimyo.table.morale", "daimyo.5", facts, reach=reach)
        general, commander = battle.now.general(unit.side), battle.now.commander(unit)
        horse = charge is not None and battle.board.unit(charge.charger).troops.mounted
        front = charge is not None and charge.side is Side.FRONT
        return Surroundings(
            favoured="favoured" in holds,
            general_near="general" in holds or (general is not None and general.unit == unit.id),
            enemy_routing="enemy-routing" in holds,
            in_command=commander is not None and "adrift" not in holds,
            horse=horse,
            spears=horse and front and unit.troops.spears and unit.in_order,
            fleeing=_many("friend:", holds),
            threats=_many("threat:", holds),
            fallen=_many("fallen:", holds),
        )

    def _seen_by_tester(self, unit: Unit) -> dict[str, Phrase]:
        """What would change this unit's test if it held, and only the table shows (daimyo 5)."""
        battle = self.battle
        general, commander = battle.now.general(unit.side), battle.now.commander(unit)
        enemies = battle.board.enemies(unit)
        facts = {"favoured": fact("favoured")}
        if general is not None and general.unit != unit.id:
            facts["general"] = fact("general", {"leader": general.name})
        if any(enemy.routing for enemy in enemies):
            facts["enemy-routing"] = fact("enemy-routing")
        if commander is not None and commander.unit != unit.id:
            facts["adrift"] = fact("adrift", {"leader": commander.name})
        for friend in battle.board.friends(unit):
            if friend.routing and friend.quality.rank >= unit.quality.rank:
                facts[f"friend:{friend.id}"] = fact("friend", {"unit": friend.name})
        if not unit.troops.seat:
            steady = sum(not enemy.routing for enemy in enemies)
            for number in range(1, min(THREATS_MOST, steady) + 1):
                facts[f"threat:{number}"] = fact("threat", {"number": number})
        fallen = sum(side == unit.side for side, _, _ in battle.fallen)
        for number in range(1, fallen + 1):
            facts[f"fallen:{number}"] = fact("fallen", {"number": number})
        return facts

    # -- what comes of it

    def ground_given(self, unit: Unit, enemy: Unit | None) -> Script[Flight | None]:  # noqa: ARG002
        """A full move back, and what became of the unit on it (R8)."""
        way = line_move(unit, self.battle.board.weather)
        facts = {"left": fact("left")}
        if unit.in_order:
            facts["rough"] = fact("rough")
        if unit.troops.infantry and self.battle.roster.has(Ground.BUILDING):
            facts["stays"] = fact("stays")
        holds = yield from self.ticked(
            unit, "daimyo.table.back", "daimyo.R8", facts, way=round(way, 1)
        )
        if "stays" in holds:
            return None
        self.battle.board = self.battle.roster.parted(unit.id)
        return Flight(unit.block, way, (), "rough" in holds, "left" in holds)

    def flight(self, unit: Unit, face: int) -> Script[Flight]:
        """A rout move by the die, and whom it ran through."""
        way = flight_way(unit, face, self.battle.board.weather)
        friends = [friend for friend in self.battle.board.friends(unit) if not friend.routing]
        facts = {"left": fact("left"), "stuck": fact("stuck")}
        facts |= {friend.id: fact("through", {"unit": friend.name}) for friend in friends}
        holds = yield from self.ticked(
            unit, "daimyo.table.flight", "daimyo.4", facts, way=round(way, 1)
        )
        self.battle.board = self.battle.roster.parted(unit.id)
        passed = tuple(friend.id for friend in friends if friend.id in holds)
        return Flight(unit.block, 0.0 if "stuck" in holds else way, passed, left="left" in holds)

    @at_once
    def pursuit(self, unit: Unit, prey: Unit, face: int) -> Flight:  # noqa: ARG002
        """How far the pursuer goes; whom it caught is asked apart."""
        way = flight_way(unit, face, self.battle.board.weather)
        return Flight(unit.block, way)


def _many(kind: str, holds: frozenset[str]) -> int:
    return sum(name.startswith(kind) for name in holds)
