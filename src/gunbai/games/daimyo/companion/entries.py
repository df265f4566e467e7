"""What a light companion can be told: each kind of entry checks itself and writes itself in.

An entry is one line of the turn's book (daimyo table). `Correct`, `Back` and `Sky` set right by
hand what stands in it wrongly; they are told, and kept in the record, as corrections.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import replace
from functools import reduce
from operator import or_
from typing import Any, Literal

from msgspec import Struct

from gunbai.core.script import Phrase, Script, shown, tell
from gunbai.games.daimyo.battle import Battle
from gunbai.games.daimyo.companion.movement import placed
from gunbai.games.daimyo.field.leader import Leader
from gunbai.games.daimyo.pieces.refusals import no
from gunbai.games.daimyo.pieces.unit import HITS_PER_STAND, Unit
from gunbai.games.daimyo.pieces.weather import Weather
from gunbai.games.daimyo.procedure.activation import commands, rolls_active
from gunbai.games.daimyo.procedure.losses import remove, suffer
from gunbai.games.daimyo.procedure.morale import act_on, morale_roll_of, rally, try_morale
from gunbai.games.daimyo.rules.activation import Command
from gunbai.games.daimyo.rules.disorder import check_rally, disorder, in_order_again
from gunbai.games.daimyo.rules.frenzy import calmed, enraged
from gunbai.games.daimyo.rules.morale import Reason, Result
from gunbai.games.daimyo.rules.morale_modifiers import tests_at_all
from gunbai.games.daimyo.scenarios.scenario import SIDES

HITS_MOST = 30
"""No unit takes more hits at once than this."""
REASONS = {reason.id: reason for reason in Reason}


class Entry(Struct, frozen=True, forbid_unknown_fields=True, tag_field="tell"):
    """One thing told."""

    def check(self, battle: Battle) -> None:
        """Accept the entry.

        Raises:
            Refused: whom it names is not there, or it cannot have happened.

        """

    def write(self, battle: Battle) -> Script[None]:  # noqa: ARG002 - nothing changes
        """Do what follows of it."""
        yield from ()


class OfUnit(Entry, frozen=True):
    """Something told of a unit on the table, by its id."""

    unit: str

    def check(self, battle: Battle) -> None:
        unit_of(battle, self.unit)


class Done(Entry, frozen=True, tag="done"):
    """Nothing more this turn."""


class Nothing(Entry, frozen=True, tag="nothing"):
    """A command, by its id, of which there is nothing to tell."""

    command: str

    def check(self, battle: Battle) -> None:
        command_of(battle, self.command)

    def write(self, battle: Battle) -> Script[None]:
        command = command_of(battle, self.command)
        battle.tried.add(command)
        yield tell("daimyo.book.nothing", clan=battle.clan_name(command.clan))


class Activation(Entry, frozen=True, tag="activation"):
    """A clan that tries to become active (daimyo 2)."""

    command: str

    def check(self, battle: Battle) -> None:
        if not command_of(battle, self.command).clan:
            raise no("acts-at-will", "2")

    def write(self, battle: Battle) -> Script[None]:
        command = command_of(battle, self.command)
        battle.tried.add(command)
        if (yield from rolls_active(battle, command)):
            battle.acted.add(command)


class Hits(OfUnit, frozen=True, tag="hits"):
    """A unit that takes hits: every third takes a stand (daimyo 1)."""

    count: int

    def check(self, battle: Battle) -> None:
        super().check(battle)
        _check_within("hits", self.count, 1, HITS_MOST)

    def write(self, battle: Battle) -> Script[None]:
        yield from suffer(battle, self.unit, self.count)


class Test(OfUnit, frozen=True, tag="test"):
    """A unit that must test its morale, and why (daimyo 5)."""

    reason: str

    def check(self, battle: Battle) -> None:
        unit = unit_of(battle, self.unit)
        if self.reason not in REASONS:
            raise no("no-reason", "5", given=shown(self.reason), legal=list(REASONS))
        if REASONS[self.reason] is Reason.RALLY:
            check_rally(unit)
        elif not tests_at_all(unit):
            raise no("no-such-test", "5", unit=unit.name)

    def write(self, battle: Battle) -> Script[None]:
        unit, reason = battle.board.unit(self.unit), REASONS[self.reason]
        if reason is Reason.RALLY:
            yield from rally(battle, (yield from morale_roll_of(battle, unit)))
        else:
            result = yield from try_morale(battle, unit, reason)
            yield from act_on(battle, unit.id, result)


BECOMES: Mapping[str, tuple[Callable[[Unit], Unit], str]] = {
    "in-order": (lambda unit: replace(in_order_again(unit), routing=False), "daimyo.reforms"),
    "disordered": (disorder, "daimyo.disordered"),
    "frenzied": (enraged, "daimyo.frenzy"),
    "calm": (calmed, "daimyo.calms"),
}
"""What a unit is in each state, and how that is told."""


class Becomes(OfUnit, frozen=True, tag="becomes"):
    """A unit that falls into disorder or frenzy, breaks, or is itself again (daimyo 4)."""

    state: Literal["in-order", "disordered", "frenzied", "calm", "routing"]

    def check(self, battle: Battle) -> None:
        unit = unit_of(battle, self.unit)
        is_so = unit.routing if self.state == "routing" else BECOMES[self.state][0](unit) == unit
        if unit.troops.seat or is_so:
            raise no("already-so", "4", unit=unit.name)

    def write(self, battle: Battle) -> Script[None]:
        unit = battle.board.unit(self.unit)
        if self.state == "routing":
            yield from act_on(battle, unit.id, Result.ROUT)
            return
        becomes, key = BECOMES[self.state]
        battle.put(becomes(unit))
        yield tell(key, unit=unit.name)


class Gone(OfUnit, frozen=True, tag="gone"):
    """A unit that is dispersed or off the table, for good (R9, R18)."""

    how: Literal["dispersed", "left"]

    def write(self, battle: Battle) -> Script[None]:
        yield from remove(battle, battle.board.unit(self.unit), self.how)


class Falls(Entry, frozen=True, tag="falls"):
    """A leader who is killed (R15)."""

    leader: str

    def check(self, battle: Battle) -> None:
        leader_of(battle, self.leader)

    def write(self, battle: Battle) -> Script[None]:
        leader = battle.leaders[self.leader]
        battle.kill(leader)
        yield tell("daimyo.book.falls", leader=leader.name)


class Joins(Entry, frozen=True, tag="joins"):
    """A leader who goes to a unit; without one he rides alone (daimyo 3)."""

    leader: str
    unit: str = ""

    def check(self, battle: Battle) -> None:
        leader = leader_of(battle, self.leader)
        unit = unit_of(battle, self.unit) if self.unit else None
        if unit and not leader.leads(unit):
            raise no("own-clan-only", "1", unit=unit.name)

    def write(self, battle: Battle) -> Script[None]:
        yield from placed(battle, battle.leaders[self.leader], battle.unit(self.unit))


# Corrections


class Correct(OfUnit, frozen=True, tag="correct"):
    """A unit's stands or hits set right; None leaves them as they are."""

    stands: int | None = None
    hits: int | None = None

    def check(self, battle: Battle) -> None:
        unit = unit_of(battle, self.unit)
        start = next((u.stands for u in battle.scenario.units if u.id == unit.id), unit.stands)
        _check_within("stands", self.stands, 1, start)
        _check_within("hits", self.hits, 0, HITS_PER_STAND - 1)

    def write(self, battle: Battle) -> Script[None]:
        unit = battle.board.unit(self.unit)
        stands = unit.stands if self.stands is None else self.stands
        hits = unit.hits if self.hits is None else self.hits
        losses = max(0, unit.losses + unit.stands - stands)
        files = min(unit.files, stands)
        right = replace(unit, stands=stands, files=files, hits=hits, losses=losses)
        battle.put(right)
        yield tell("daimyo.book.corrected", unit=unit.name, was=_counted(unit), now=_counted(right))


class Back(Entry, frozen=True, tag="back"):
    """A unit or leader who is not gone after all."""

    who: str

    def check(self, battle: Battle) -> None:
        if self.who not in gone(battle):
            raise no("not-gone", "table", given=shown(self.who))

    def write(self, battle: Battle) -> Script[None]:
        lost = next((lost for lost in battle.lost if lost.unit.id == self.who), None)
        if lost is None:
            leader = replace(battle.leaders[self.who], alive=True)
            battle.leaders[leader.id] = leader
            yield tell("daimyo.book.back", who=leader.name)
            return
        battle.lost.remove(lost)
        unit = replace(lost.unit, stands=max(1, lost.unit.stands), routing=False)
        battle.board = replace(battle.board, units=(*battle.board.units, unit))
        yield tell("daimyo.book.back", who=unit.name)


class Sky(Entry, frozen=True, tag="weather"):
    """The weather set right."""

    weather: Weather

    def write(self, battle: Battle) -> Script[None]:
        was = battle.board.weather.word
        battle.board = replace(battle.board, weather=self.weather)
        yield tell("daimyo.book.weather", was=was, now=self.weather.word)


_KINDS = {*Entry.__subclasses__(), *OfUnit.__subclasses__()} - {OfUnit}
ANY_ENTRY: Any = reduce(or_, _KINDS)
"""Whatever can be told."""


# Whom an entry names


def open_commands(battle: Battle) -> list[Command]:
    """The commands of which nothing was told yet this turn."""
    return [command for side in SIDES for command in commands(battle, side)]


def command_of(battle: Battle, id_: str) -> Command:
    """A command that may still be told of.

    Raises:
        Refused: there is none of that id.

    """
    for command in open_commands(battle):
        if str(command) == id_:
            return command
    raise no("no-command", "2", given=shown(id_))


def unit_of(battle: Battle, id_: str) -> Unit:
    """A unit on the table.

    Raises:
        Refused: it is not there.

    """
    unit = battle.unit(id_)
    if unit is None:
        raise no("no-unit", "3", given=shown(id_))
    return unit


def leader_of(battle: Battle, id_: str) -> Leader:
    """A leader who lives.

    Raises:
        Refused: there is none of that id.

    """
    leader = battle.leaders.get(id_)
    if leader is None or not leader.alive:
        raise no("no-leader", "1", given=shown(id_))
    return leader


def gone(battle: Battle) -> list[str]:
    """The ids of lost units and dead leaders."""
    dead = [leader.id for leader in battle.leaders.values() if not leader.alive]
    return [*(lost.unit.id for lost in battle.lost if not battle.unit(lost.unit.id)), *dead]


def _check_within(of: str, given: int | None, low: int, high: int) -> None:
    if given is not None and not low <= given <= high:
        raise no(f"book-{of}", "table", given=given, least=low, most=high)


def _counted(unit: Unit) -> Phrase:
    return Phrase("daimyo.book.counted", {"stands": unit.stands, "hits": unit.hits})
