"""Movement at a real table: who is out of command, who moves, what the ground did (daimyo 3, 4)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from gunbai.core.script import Phrase, Pick, Script, tell
from gunbai.games.daimyo.battle import Battle
from gunbai.games.daimyo.companion.asking import Asking, called
from gunbai.games.daimyo.field.leader import Leader
from gunbai.games.daimyo.pieces.movement import line_move, turn_cost
from gunbai.games.daimyo.pieces.unit import Unit
from gunbai.games.daimyo.procedure.commands import idle_leaders
from gunbai.games.daimyo.procedure.movement import hesitates, movable, take_guns
from gunbai.games.daimyo.rules.activation import Command
from gunbai.games.daimyo.rules.disorder import disorder


class Moving(Asking):
    """Moves, made by the players; ``adrift`` are the units whom orders do not reach."""

    adrift: frozenset[str] = frozenset()

    # -- command

    def muster(self, command: Command) -> Script[None]:
        """Ask who is out of command; without a commander all are."""
        battle = self.battle
        units = [battle.board.unit(id_) for id_ in movable(battle, command)]
        commander = battle.now.leader(command)
        if commander is None or not units:
            self.adrift = frozenset(unit.id for unit in units)
            return
        apart = [unit for unit in units if commander.unit != unit.id]
        found = yield from self.which(
            command.side,
            "daimyo.table.adrift",
            "daimyo.3",
            apart,
            leader=commander.name,
            radius=round(battle.board.weather.effect.command_radius),
        )
        self.adrift = frozenset(unit.id for unit in found)

    def hears(self, unit: Unit) -> bool:
        """Whether nobody said that the unit is out of command."""
        return unit.id not in self.adrift

    # -- units

    def rush(self, unit: Unit) -> Script[bool]:
        """The players move it, its full move (R10)."""
        self.battle.put(unit.did(moved=True, activated=True))
        way = line_move(unit, self.battle.board.weather)
        yield tell("daimyo.table.rushes", unit=unit.name, way=round(way, 2))
        return True

    def move_orders(self, command: Command, rushed: Sequence[str]) -> Script[None]:
        """Who moves, whom the ground has disordered, and where the leader is now."""
        battle = self.battle
        able = [battle.board.unit(id_) for id_ in movable(battle, command)]
        chosen = yield from self.which(
            command.side,
            "daimyo.table.move",
            "daimyo.3",
            able,
            named={unit.id: self._mover(unit) for unit in able},
            clan=battle.clan_name(command.clan),
            weather=battle.board.weather.word,
        )
        moved = list(rushed)
        for unit in chosen:
            if not (yield from hesitates(battle, unit)):
                battle.put(unit.did(moved=True, activated=True))
                yield tell("daimyo.table.moves", unit=unit.name)
                moved.append(unit.id)
        if moved:
            yield from self._roughened(command.side, moved)
            yield from take_guns(battle, moved)
        leader = battle.now.leader(command)
        if leader is not None and not leader.moved:
            yield from self._place(leader)

    def _mover(self, unit: Unit) -> Phrase:
        """A unit with what it may go, and what a turn takes of that, under the weather."""
        way = line_move(unit, self.battle.board.weather)
        turn = turn_cost(unit, self.battle.board.weather)
        values = {"id": unit.id, "unit": unit.name, "way": round(way, 2), "turn": round(turn, 2)}
        return Phrase("daimyo.table.gun" if unit.troops.gun else "daimyo.table.mover", values)

    def _roughened(self, side: int, moved: list[str]) -> Script[None]:
        """Whom the ground or passing friends have disordered (daimyo 4)."""
        battle = self.battle
        own = [
            unit
            for unit in battle.board.units
            if unit.side == side and unit.in_order and not unit.troops.seat
        ]
        listed = sorted(own, key=lambda unit: unit.id not in moved)
        for unit in (yield from self.which(side, "daimyo.table.rough", "daimyo.R5", listed)):
            battle.put(disorder(battle.board.unit(unit.id)))
            yield tell("daimyo.disordered", unit=unit.name)

    def guns_reached(self, by: Sequence[str]) -> Script[list[tuple[Unit, Unit]]]:
        """Which abandoned guns some unit has come up to, and which unit."""
        board = self.battle.board
        takers = [board.unit(id_) for id_ in by]
        side, guns = takers[0].side, [gun for gun in board.units if gun.abandoned]
        found = []
        for gun in (yield from self.which(side, "daimyo.table.guns", "daimyo.8", guns)):
            unit = yield from self.one_of(
                side, "daimyo.table.taker", "daimyo.8", takers, gun=gun.name
            )
            found.append((gun, unit))
        return found

    # -- leaders

    def leader_orders(self, side: int) -> Script[None]:
        """Which leaders of commands without an activation change their place (daimyo 2)."""
        leaders = [self.battle.leaders[id_] for id_ in idle_leaders(self.battle, side)]
        if not leaders:
            return
        items = [Phrase("daimyo.table.who", {"leader": leader.name}) for leader in leaders]
        seat = self.battle.seat(side)
        for place in (yield Pick(seat, "daimyo.table.leaders", items, rule="daimyo.2")):
            yield from self._place(leaders[place])

    def _place(self, leader: Leader) -> Script[None]:
        """A leader stays where he is, joins a unit of his own, or rides alone (daimyo 3)."""
        battle = self.battle
        units = [unit for unit in battle.board.units if _joins(leader, unit)]
        items = [called(unit) for unit in units]
        if leader.unit:
            items.append(Phrase("daimyo.table.alone"))
        if not items:
            return
        places = yield Pick(
            battle.seat(leader.side),
            "daimyo.table.leader",
            items,
            0,
            1,
            rule="daimyo.3",
            values={"leader": leader.name},
        )
        for place in places:
            yield from placed(battle, leader, units[place] if place < len(units) else None)


def _joins(leader: Leader, unit: Unit) -> bool:
    away = unit.id != leader.unit and not unit.routing and not unit.abandoned
    return away and leader.leads(unit)


def placed(battle: Battle, leader: Leader, unit: Unit | None) -> Script[None]:
    """A leader goes to a unit; without one he rides alone (daimyo 3)."""
    battle.leaders[leader.id] = replace(leader, unit=unit.id if unit else "", moved=True)
    if unit:
        yield tell("daimyo.leader-joins", leader=leader.name, unit=unit.name)
    else:
        yield tell("daimyo.table.rides-alone", leader=leader.name)
