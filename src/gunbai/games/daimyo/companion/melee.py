"""Melee at a real table: stands, height and cover are asked (daimyo 7, R11, R12)."""

from __future__ import annotations

from dataclasses import replace

from gunbai.core.script import Phrase, Script, signed
from gunbai.games.daimyo.companion.asking import fact
from gunbai.games.daimyo.companion.firing import Firing, covered
from gunbai.games.daimyo.pieces.block import Side
from gunbai.games.daimyo.pieces.terrain import Ground
from gunbai.games.daimyo.pieces.unit import Unit
from gunbai.games.daimyo.procedure.asking import choose, one
from gunbai.games.daimyo.rules.disorder import disorder
from gunbai.games.daimyo.rules.melee import (
    STANDS_AT_BUILDING,
    STANDS_AT_SEAT,
    Clash,
    Fight,
    Footing,
    blows,
)
from gunbai.games.daimyo.rules.push import turns_to_face

PUSHED, HELD = "pushed", "held"


class Fighting(Firing):
    """Melees; ``indoors`` are the fighters of the present one who hold a building."""

    indoors: frozenset[str] = frozenset()

    def fights(self, one: str, other: str) -> Script[tuple[Fight, Fight]]:
        """Both parts of a round, as the players see the two stand."""
        board = self.battle.board
        first, second = board.unit(one), board.unit(other)
        facts = self._seen_of_fighter(first) | self._seen_of_fighter(second)
        holds = yield from self.ticked(first, "daimyo.table.melee", "daimyo.R11", facts, second)
        self.indoors = frozenset(id_ for id_ in (one, other) if f"building:{id_}" in holds)
        clash = self.battle.now.clash(first, second, _higher(holds, one, other))
        mine = yield from self._part(first, second, clash, holds)
        theirs = yield from self._part(second, first, clash, holds)
        return mine, theirs

    def _seen_of_fighter(self, unit: Unit) -> dict[str, Phrase]:
        """What of a fighter only the table shows."""
        facts = {}
        if self.battle.roster.has(Ground.HILL, Ground.STEEP):
            facts[f"higher:{unit.id}"] = fact("higher", {"unit": unit.name})
        return facts | self.sheltering(unit, f":{unit.id}")

    def _part(self, unit: Unit, enemy: Unit, clash: Clash, holds: frozenset[str]) -> Script[Fight]:
        """One unit's part of the round; one struck in flank or rear has none (daimyo 7)."""
        footing = Footing(
            side=self.battle.roster.struck(unit, enemy),
            in_front=self.battle.roster.struck(enemy, unit) is Side.FRONT,
            cover=covered(holds, f":{enemy.id}"),
        )
        house = bool(self.indoors)
        most = min(unit.stands, STANDS_AT_BUILDING) if house else unit.stands
        modifiers = blows(unit, enemy, clash, footing, self.battle.board.weather)
        best = Fight(most, modifiers, unit.id, enemy.id)
        if unit.routing or unit.abandoned or not footing.in_front:
            return replace(best, stands=0)
        if enemy.troops.seat or unit.troops.seat:
            return replace(best, stands=STANDS_AT_SEAT)
        key = f"daimyo.table.fighting-{_ranks(unit, clash, house=house)}"
        modifier = signed(best.modifier)
        stands = yield from self.count(
            unit, key, "daimyo.7", most, enemy, about=best, modifier=modifier
        )
        return replace(best, stands=stands)

    def pushed_back(self, loser: Unit, winner: Unit) -> Script[bool]:
        """Whether the loser has room; nobody is pushed out of a building or headquarters.

        Struck in flank or rear it is disordered, and the players turn it to face the winner.
        """
        if loser.id in self.indoors or loser.troops.seat:
            return False
        battle, options = self.battle, (PUSHED, HELD)
        choice = yield choose(
            battle, loser.side, "daimyo.table.push", options, rule="daimyo.R12", **one(loser)
        )
        if choice == PUSHED and self.battle.roster.struck(winner, loser) is not Side.FRONT:
            self.battle.put(disorder(loser))
            if turns_to_face(self.battle.roster, loser, winner):
                self.battle.board = self.battle.roster.meeting(winner.id, loser.id, Side.FRONT)
        return bool(choice == PUSHED)

    def may_follow(self, winner: Unit, loser: Unit) -> bool:  # noqa: ARG002
        """True unless the winner is bound to its place."""
        return not (winner.id in self.indoors or winner.troops.seat or winner.troops.gun)

    def follow(self, winner: Unit, loser: Unit, *, goes: bool) -> None:
        """The loser is out of contact, but with a winner who follows."""
        for enemy in self.battle.board.touching(loser):
            if not (goes and enemy.id == winner.id):
                self.battle.board = self.battle.roster.parted(loser.id, enemy.id)


def _higher(holds: frozenset[str], one: str, other: str) -> str:
    up = [id_ for id_ in (one, other) if f"higher:{id_}" in holds]
    return up[0] if len(up) == 1 else ""


def _ranks(unit: Unit, clash: Clash, *, house: bool) -> str:
    """Which stands count besides those whose front touches, as the question says it (daimyo 7)."""
    if house:
        return "building"
    deep = unit.in_order and (not clash.first or unit.troops.spears)
    if clash.first:
        return "deep" if deep else "front"
    return "deep-wide" if deep else "wide"
