"""The battle in play: what the script changes as it goes, and what it must look up in it."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field, replace
from typing import Any

from gunbai.core.game import Setup
from gunbai.core.script import Phrase, Seat
from gunbai.games.daimyo.field.board import Board
from gunbai.games.daimyo.field.leader import Leader, is_seated, killed, place_of
from gunbai.games.daimyo.field.roster import Roster, roster
from gunbai.games.daimyo.options import CARDS, OWN, TABLE
from gunbai.games.daimyo.pieces.block import Point
from gunbai.games.daimyo.pieces.refusals import no
from gunbai.games.daimyo.pieces.terrain import Field
from gunbai.games.daimyo.pieces.unit import Unit
from gunbai.games.daimyo.pieces.weather import Season
from gunbai.games.daimyo.rules.activation import Command
from gunbai.games.daimyo.rules.melee import Clash
from gunbai.games.daimyo.rules.morale_modifiers import Heart
from gunbai.games.daimyo.rules.situation import Pair, Situation
from gunbai.games.daimyo.rules.victory import Losses, losses
from gunbai.games.daimyo.scenarios.library import scenario
from gunbai.games.daimyo.scenarios.scenario import Scenario

GENERAL = "general"
"""The General's own command: his hatamoto and himself, activated without a roll (daimyo 2)."""

AT_TABLE = frozenset({"person", "random"})
"""Who can sit at a real table: persons, and whoever answers anything at random."""


@dataclass(frozen=True)
class Lost:
    """A unit gone for good: as it was, how, and in which turn (R18)."""

    unit: Unit
    side: int
    how: str
    turn: int


@dataclass
class Battle:
    """A battle in play; ``board`` and ``leaders`` hold frozen values that are replaced.

    ``season`` is None until the die has given it; ``first`` is the side with the initiative,
    ``acting`` and ``clan`` whose activation is under way. ``tried`` are the commands
    (``SIDE:CLAN``) that had their chance this turn, ``acted`` those that were active, ``stopped``
    the sides that want no more. ``rounds`` counts the rounds of each pair in contact, ``fought``
    are the pairs of this turn, ``charging`` who charged whom. ``fallen`` and ``broken`` are where
    leaders were killed or routed this turn, with side and clan.
    """

    names: tuple[str, ...]
    options: Mapping[str, Any]
    scenario: Scenario
    board: Board
    leaders: dict[str, Leader]
    pending: dict[str, int]
    season: Season | None = None
    turn: int = 0
    phase: str = ""
    first: int = 0
    acting: int | None = None
    clan: str = ""
    tried: set[str] = field(default_factory=set)
    acted: set[str] = field(default_factory=set)
    stopped: set[int] = field(default_factory=set)
    cards: list[str] = field(default_factory=list)
    lost: list[Lost] = field(default_factory=list)
    boasts: list[int] = field(default_factory=lambda: [0, 0])
    rounds: dict[Pair, int] = field(default_factory=dict)
    fought: set[Pair] = field(default_factory=set)
    charging: set[Pair] = field(default_factory=set)
    hesitant: set[str] = field(default_factory=set)
    fallen: list[tuple[int, str, Point]] = field(default_factory=list)
    broken: list[tuple[int, str, Point]] = field(default_factory=list)

    # -- seats and names ----------------------------------------------------------------------

    def seat(self, side: int) -> Seat:
        """The seat that commands a side."""
        return 1 - side if self.options["swap"] else side

    def side_name(self, side: int) -> Phrase:
        """How a side is called."""
        return self.scenario.sides[side]

    def clan_name(self, clan: str) -> Phrase:
        """How a clan is called; the General's own command has a name of its own."""
        found = [known.name for known in self.scenario.clans if known.id == clan]
        return found[0] if found else Phrase("daimyo.generals-own")

    @property
    def by_cards(self) -> bool:
        """Whether cards say who acts: the table's option or the scenario has it so (R3)."""
        return CARDS in (self.options["activation"], self.scenario.activation)

    @property
    def on_table(self) -> bool:
        """Whether positions are on a real table, and the program asks for what it must know."""
        return isinstance(self.board, Roster)

    @property
    def roster(self) -> Roster:
        """The board of a battle whose positions are on a real table.

        Raises:
            TypeError: the program knows the positions.

        """
        if not isinstance(self.board, Roster):
            raise TypeError("no roster: positions are the program's")
        return self.board

    # -- units --------------------------------------------------------------------------------

    def unit(self, id_: str) -> Unit | None:
        """The unit of that id, if it is still on the table."""
        return self.board.by_id.get(id_)

    def put(self, *units: Unit) -> None:
        """Replace units on the board."""
        self.board = self.board.with_(*units)

    def units_of(self, side: int, clan: str) -> list[Unit]:
        """The units of a clan, or the General's own (empty), on the table."""
        return [u for u in self.board.units if u.side == side and u.clan == clan]

    def lose(self, unit: Unit, how: str) -> None:
        """Take a unit off for good, however it went; its leaders are left where it stood."""
        for leader in self.leaders_with(unit.id):
            x, y = place_of(self.board, leader)
            self.leaders[leader.id] = replace(leader, unit="", x=x, y=y)
        self.lost.append(Lost(unit, unit.side, how, self.turn))
        self.board = self.board.without(unit.id)

    def losses(self, side: int) -> Losses:
        """What a side has lost of all it brought, by weight (daimyo 10).

        A gun that was taken counts once, for the side that brought it.
        """
        brought = {u.id: u.troops.kind for u in self.scenario.units if u.side == side}
        gone = {lost.unit.id for lost in self.lost if lost.side == side} & brought.keys()
        return losses(brought.values(), (brought[id_] for id_ in gone))

    def routing(self, side: int) -> int:
        """How many units of a side rout now."""
        return sum(unit.routing for unit in self.board.units if unit.side == side)

    # -- leaders ------------------------------------------------------------------------------

    def general(self, side: int) -> Leader | None:
        """A side's General while he lives."""
        return self._alive(leader for leader in self.leaders.values() if self._is(leader, side, ""))

    def daimyo(self, side: int, clan: str) -> Leader | None:
        """The leader of a clan while he lives; of the General's own, the General."""
        return self._alive(
            leader for leader in self.leaders.values() if self._is(leader, side, clan)
        )

    def commander(self, unit: Unit) -> Leader | None:
        """Whose orders a unit waits for."""
        return self.daimyo(unit.side, unit.clan)

    def leaders_with(self, unit: str) -> list[Leader]:
        """The living leaders with a unit."""
        return [lead for lead in self.leaders.values() if lead.alive and lead.unit == unit]

    def seated(self, side: int) -> bool:
        """Whether a side's General sits in his headquarters."""
        general = self.general(side)
        return general is not None and is_seated(self.board, general)

    def command(self, side: int) -> Command:
        """The General as initiative sees him."""
        general = self.general(side)
        if general is None:
            return Command(0, incapacitated=True)
        return Command(general.command, seated=self.seated(side))

    def kill(self, leader: Leader) -> None:
        """A leader dies where he is; his side feels it this turn."""
        dead = killed(self.board, leader)
        self.leaders[leader.id] = dead
        self.fallen.append((leader.side, leader.clan, (dead.x, dead.y)))

    @property
    def situation(self) -> Situation:
        """What the chances of the next dice depend on."""
        fallen = [(side, point) for side, _, point in self.fallen]
        living = [leader for leader in self.leaders.values() if leader.alive]
        return Situation(self.board, living, self.rounds, self.charging, fallen)

    def heart(self, unit: Unit, charger: Unit | None = None) -> Heart:
        """What weighs on a unit's morale beyond what the board shows."""
        return self.situation.heart(unit, charger)

    def shocks(self, unit: Unit) -> list[Point]:
        """Where the General or the unit's own daimyo was killed or routed this turn."""
        felt = [*self.fallen, *self.broken]
        return [spot for side, clan, spot in felt if side == unit.side and clan in ("", unit.clan)]

    def clash(self, one: Unit, other: Unit, higher: str | None = None) -> Clash:
        """What two units in contact bring into their next round; ``higher`` if a player told."""
        return self.situation.clash(one, other, higher)

    @staticmethod
    def _alive(leaders: Iterable[Leader]) -> Leader | None:
        return next((leader for leader in leaders if leader.alive), None)

    @staticmethod
    def _is(leader: Leader, side: int, clan: str) -> bool:
        return leader.side == side and leader.clan == clan


def command_key(side: int, clan: str) -> str:
    """A command as ``tried`` and the cards know it."""
    return f"{side}:{clan or GENERAL}"


def begin(setup: Setup) -> Battle:
    """The battle before its first turn, as the options have it.

    Raises:
        Refused: a bot that needs positions would sit at a real table.

    """
    names = tuple(sitting.name for sitting in setup.seats)
    options = setup.options
    if options["positions"] == TABLE and any(s.player not in AT_TABLE for s in setup.seats):
        raise no("blind-bot", "table")
    if options["scenario"] == OWN:
        return _with(names, options, EMPTY)
    found = scenario(options["scenario"], options["battle"], options["clans"])
    return _with(names, options, found)


def fielded(battle: Battle, chosen: Scenario) -> None:
    """Lay out a scenario that a player brought along."""
    fresh = _with(battle.names, battle.options, chosen)
    battle.scenario, battle.board, battle.season = fresh.scenario, fresh.board, fresh.season
    battle.leaders, battle.pending = fresh.leaders, fresh.pending


def _with(names: tuple[str, ...], options: Mapping[str, Any], found: Scenario) -> Battle:
    leaders = {leader.id: leader for leader in found.leaders}
    board = roster(found.opening) if options["positions"] == TABLE else found.opening
    arrivals = dict(found.arrivals)
    return Battle(names, options, found, board, leaders, arrivals, found.season)


NOBODY = Phrase("daimyo.text", {"en": "", "ru": ""})
EMPTY = Scenario("", NOBODY, NOBODY, Field(100, 100), (NOBODY, NOBODY), (), (), (), {})
"""The table before a scenario is chosen."""
