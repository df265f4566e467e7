"""The program's own eyes: positions are known to the hundredth, and nobody is asked for a fact."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from gunbai.core.script import Script, tell
from gunbai.games.daimyo.eyes import Answers, Eyes, at_once
from gunbai.games.daimyo.field.corridor import first_met
from gunbai.games.daimyo.field.leader import TOUCH, driven_off
from gunbai.games.daimyo.field.path import fits
from gunbai.games.daimyo.pieces.block import advanced
from gunbai.games.daimyo.pieces.refusals import unless_refused
from gunbai.games.daimyo.pieces.unit import Unit
from gunbai.games.daimyo.procedure.asking import choose
from gunbai.games.daimyo.rules.answer import (
    again,
    answers,
    check_face,
    meet,
    pressed_home,
    shot_at,
    struck_facing,
)
from gunbai.games.daimyo.rules.charge import Assault, Onset, in_contact, judge_charge
from gunbai.games.daimyo.rules.firing import Shot
from gunbai.games.daimyo.rules.forced import CLEARANCE, Flight, pursue, retire, rout
from gunbai.games.daimyo.rules.frenzy import calmed, rush
from gunbai.games.daimyo.rules.maneuver import march
from gunbai.games.daimyo.rules.melee import Fight, fight, pursuing_stands
from gunbai.games.daimyo.rules.morale import Reason
from gunbai.games.daimyo.rules.morale_modifiers import (
    Surroundings,
    end_of_turn_reason,
    surroundings,
)
from gunbai.games.daimyo.rules.objective import Objective, holder
from gunbai.games.daimyo.rules.order import Charge
from gunbai.games.daimyo.rules.push import follow_up, push_back
from gunbai.games.daimyo.screen.orders import Orders

LEFT, RIGHT = "left", "right"


class Screen(Orders, Eyes[Charge, Onset]):
    """The eyes of a battle whose board the program keeps (`eyes.Eyes`)."""

    _to_test: list[str]

    # -- command and movement

    def hears(self, unit: Unit) -> bool:
        """Whether the commander's radius reaches the unit."""
        return self.battle.now.in_command(unit)

    def rush(self, unit: Unit) -> Script[bool]:
        """The way of a frenzied unit, judged as if it were calm."""
        steps = rush(self.battle.board, unit)
        if not steps or isinstance(steps, Charge):
            return False
        calm = calmed(unit)
        yield from self.walk(unit, march(self.battle.board.with_(calm), calm, steps), steps)
        return True

    @at_once
    def guns_reached(self, by: Sequence[str]) -> list[tuple[Unit, Unit]]:
        """Abandoned guns within a centimetre."""
        board = self.battle.board
        guns = [gun for gun in board.units if gun.abandoned]
        takers = [board.unit(id_) for id_ in by if id_ in board.by_id]
        return [(gun, unit) for unit in takers for gun in board.near(unit, guns, TOUCH)]

    def scatter_leaders(self) -> Script[None]:
        """Leaders alone with an enemy upon them ride to the nearest friends, or home (R27)."""
        battle = self.battle
        for leader in list(battle.leaders.values()):
            then = driven_off(battle.board, leader)
            if then is None:
                continue
            battle.leaders[leader.id] = then
            if then.unit:
                refuge = battle.board.unit(then.unit).name
                yield tell("daimyo.leader-takes-refuge", leader=then.name, unit=refuge)
            else:
                key = "daimyo.leader-flees" if then.alive else "daimyo.leader-leaves"
                yield tell(key, leader=then.name)

    def has_room(self, unit: Unit) -> bool:
        """Whether the unit's place is free."""
        return fits(self.battle.board, unit, unit.block)

    # -- charges

    @at_once
    def rush_charge(self, unit: Unit) -> Charge | None:
        """The charge at the nearest enemy that can be charged."""
        charge = rush(self.battle.board, unit)
        return charge if isinstance(charge, Charge) else None

    @at_once
    def measured(self, unit: Unit, charge: Charge) -> Charge:  # noqa: ARG002 - nothing to ask
        """The order itself: it is judged anew when it is carried out."""
        return charge

    def set_out(self, unit: Unit, declared: Charge) -> Onset | None:
        """The charge on the board as it is now."""
        return unless_refused(judge_charge, self.battle.board, unit, declared)

    def answers(self, onset: Onset, *, tested: bool) -> Answers:
        """What arc, room and the charge's line leave the target."""
        return answers(self.battle.board, onset, tested=tested, shoot=shot_at, face=check_face)

    @at_once
    def shot_at_charger(self, onset: Onset) -> Shot:
        """The volley, which was an answer only because it is legal."""
        return shot_at(self.battle.board, onset)

    def after_volley(self, onset: Onset) -> Onset:
        """A unit that has become narrower squares up anew on the same line."""
        block = self.battle.board.unit(onset.charger).block
        if (block.files, block.ranks) == (onset.home.files, onset.home.ranks):
            return onset
        end = replace(onset.path.end, files=block.files, ranks=block.ranks)
        narrower = replace(onset, path=replace(onset.path, poses=(*onset.path.poses[:-1], end)))
        home = replace(onset.home, files=block.files, ranks=block.ranks)
        squared = unless_refused(again, self.battle.board, narrower)
        return squared or replace(narrower, home=home)

    def met(self, onset: Onset) -> tuple[Unit, Onset]:
        """The two half way."""
        return meet(self.battle.board, onset)

    def faced(self, onset: Onset) -> tuple[Unit, Onset]:
        """The target turned about its middle."""
        return struck_facing(self.battle.board, onset)

    @at_once
    def pressed_home(self, onset: Onset) -> Onset | None:
        """The charge on along its line, as far as the charge move goes."""
        return pressed_home(self.battle.board, onset)

    @at_once
    def arrives(self, onset: Onset) -> bool:
        """Put the charger against its target, unless somebody has taken the place."""
        unit = self.battle.board.unit(onset.charger)
        if self.battle.board.crowding(unit, onset.home):
            return False
        charger, _ = in_contact(self.battle.board, onset)
        self.battle.put(charger.did(moved=True))
        return True

    def falls_short(self, onset: Onset) -> None:
        """As far along its line as the charge went, and a centimetre short of all enemies."""
        board = self.battle.board
        unit = board.unit(onset.charger)
        begin = advanced(onset.path.end, -onset.straight)
        foes = [board.footprint(foe) for foe in board.enemies(unit)]
        way = min(onset.straight, first_met(begin, onset.straight + CLEARANCE, foes) - CLEARANCE)
        end = advanced(begin, max(0.0, way))
        if fits(board, unit, end):
            moved = unit.at(end).did(moved=True)
            self.battle.put(replace(moved, disordered=unit.disordered or onset.path.disorders))

    @at_once
    def caught_stands(self, unit: Unit, quarry: Unit) -> int:
        """Those whose front touches the routers."""
        return min(quarry.stands, pursuing_stands(self.battle.board, unit, quarry))

    # -- melee

    @at_once
    def fights(self, one: str, other: str) -> tuple[Fight, Fight]:
        """Both parts of a round as the two stand."""
        board = self.battle.board
        first, second = board.unit(one), board.unit(other)
        clash = self.battle.now.clash(first, second)
        return fight(board, first, second, clash), fight(board, second, first, clash)

    @at_once
    def pushed_back(self, loser: Unit, winner: Unit) -> bool:
        """Two centimetres away from the winner, if there is room."""
        pushed = push_back(self.battle.board, loser, winner)
        if pushed is not None:
            self.battle.put(pushed)
        return pushed is not None

    def may_follow(self, winner: Unit, loser: Unit) -> bool:
        """Whether the winner's way forward leads into contact."""
        return follow_up(self.battle.board, winner, loser) is not None

    def follow(self, winner: Unit, loser: Unit, *, goes: bool) -> None:
        """Advance into contact."""
        if goes and (followed := follow_up(self.battle.board, winner, loser)) is not None:
            self.battle.put(followed)

    # -- morale and forced moves

    @at_once
    def surroundings(self, unit: Unit, charge: Assault | None) -> Surroundings:
        """What lies within the unit's awareness."""
        charger = self.battle.board.unit(charge.charger) if charge else None
        return surroundings(self.battle.now, unit, charger)

    @at_once
    def ground_given(self, unit: Unit, enemy: Unit | None) -> Flight | None:
        """A full move back."""
        board = self.battle.board
        near = min(board.enemies(unit), key=lambda foe: board.distance(unit, foe), default=None)
        return retire(board, unit, enemy or near)

    @at_once
    def flight(self, unit: Unit, face: int) -> Flight:
        """The least swerve that leads away."""
        return rout(self.battle.board, unit, face)

    @at_once
    def pursuit(self, unit: Unit, prey: Unit, face: int) -> Flight:
        """Straight after the routers."""
        return pursue(self.battle.board, unit, prey, face)

    def open_tests(self) -> Script[None]:
        """The side with the initiative says from which flank, if more than one must test."""
        battle = self.battle
        waiting = [unit for unit in battle.board.units if self._reason(unit.id) is not None]
        flank = LEFT
        if len(waiting) > 1:
            flank = yield choose(
                battle, battle.first, "daimyo.flank", (LEFT, RIGHT), rule="daimyo.5"
            )
        across = sorted(battle.board.units, key=lambda unit: (unit.x, unit.id))
        ids = [unit.id for unit in across] if waiting else []
        self._to_test = ids[::-1] if flank == LEFT else ids

    @at_once
    def next_test(self) -> tuple[Unit, Reason] | None:
        """The next across the field who has a reason by then."""
        while self._to_test:
            id_ = self._to_test.pop()
            if (reason := self._reason(id_)) is not None:
                return self.battle.board.unit(id_), reason
        return None

    def _reason(self, id_: str) -> Reason | None:
        unit = self.battle.unit(id_)
        if unit is None:
            return None
        return end_of_turn_reason(self.battle.board, unit, self.battle.shocks(unit))

    @at_once
    def holder(self, aim: Objective) -> int | None:
        """The side that alone has units on it."""
        return holder(self.battle.board, aim.ground) if aim.ground is not None else None
