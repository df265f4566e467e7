"""The battle in play: what the script changes as it goes, and what it must look up in it."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from typing import Any

from gunbai.core.script import Phrase, Seat
from gunbai.games.daimyo.eyes import Eyes
from gunbai.games.daimyo.field.board import Board
from gunbai.games.daimyo.field.leader import Leader, killed, place_of
from gunbai.games.daimyo.field.roster import Roster
from gunbai.games.daimyo.options import CARDS, LIGHT, OBJECTIVE, TABLE
from gunbai.games.daimyo.pieces.block import Point
from gunbai.games.daimyo.pieces.unit import Unit
from gunbai.games.daimyo.pieces.weather import Season
from gunbai.games.daimyo.rules.activation import Command
from gunbai.games.daimyo.rules.disorder import disorder
from gunbai.games.daimyo.rules.objective import Objective
from gunbai.games.daimyo.rules.situation import Pair, Situation
from gunbai.games.daimyo.rules.victory import Losses, losses
from gunbai.games.daimyo.scenarios.scenario import Scenario


@dataclass(frozen=True)
class Lost:
    """A unit gone for good: as it was, how, and in which turn (R18)."""

    unit: Unit
    side: int
    how: str
    turn: int


@dataclass(eq=False)
class Battle:
    """A battle in play; ``board`` and ``leaders`` hold frozen values that are replaced.

    ``eyes`` answer what depends on where things stand. ``season`` is None until the die has given
    it; ``first`` is the side with the initiative, ``acting`` and ``clan`` whose activation is under
    way. ``tried`` are the commands that had their chance this turn, ``acted`` those that were
    active, ``stopped`` the sides that want no more. ``rounds`` counts the rounds of each pair in
    contact, ``fought`` are the pairs of this turn, ``charging`` who charged whom. ``fallen`` and
    ``broken`` are where leaders were killed or routed this turn, with side and clan. ``held`` are
    the turns in a row at whose end the attacker held his ground.
    """

    names: tuple[str, ...]
    options: Mapping[str, Any]
    scenario: Scenario
    board: Board = field(init=False)
    leaders: dict[str, Leader] = field(init=False)
    pending: dict[str, int] = field(init=False)
    season: Season | None = field(init=False)
    eyes: Eyes[Any, Any] = field(init=False)
    turn: int = 0
    phase: str = ""
    held: int = 0
    first: int = 0
    acting: int | None = None
    clan: str = ""
    tried: set[Command] = field(default_factory=set)
    acted: set[Command] = field(default_factory=set)
    stopped: set[int] = field(default_factory=set)
    cards: list[Command | None] = field(default_factory=list)
    lost: list[Lost] = field(default_factory=list)
    boasts: list[int] = field(default_factory=lambda: [0, 0])
    rounds: dict[Pair, int] = field(default_factory=dict)
    fought: set[Pair] = field(default_factory=set)
    charging: set[Pair] = field(default_factory=set)
    hesitant: set[str] = field(default_factory=set)
    fallen: list[tuple[int, str, Point]] = field(default_factory=list)
    broken: list[tuple[int, str, Point]] = field(default_factory=list)

    def __post_init__(self) -> None:
        self.lay_out(self.scenario)

    def lay_out(self, scenario: Scenario) -> None:
        """Set up a scenario as its first turn begins."""
        self.scenario, self.season = scenario, scenario.season
        board = scenario.opening
        on_table = self.on_table  # where only the units and the weather are kept up
        self.board = Roster(board.field, board.units, board.weather) if on_table else board
        self.leaders = {leader.id: leader for leader in scenario.leaders}
        self.pending = dict(scenario.arrivals)

    # -- seats and names ----------------------------------------------------------------------

    def seat(self, side: int) -> Seat:
        """The seat that answers for a side: its General's, or the one that keeps a light table."""
        return 0 if self.is_light else self.general_of(side)

    def general_of(self, side: int) -> Seat:
        """The seat that commands a side."""
        return 1 - side if self.options["swap"] else side

    def side_name(self, side: int) -> Phrase:
        """How a side is called."""
        return self.scenario.sides[side]

    def clan_name(self, clan: str) -> Phrase:
        """How a clan is called; the General's own command has a name of its own."""
        found = [known.name for known in self.scenario.clans if known.id == clan]
        return found[0] if found else Phrase("daimyo.generals-own")

    def commands(self, side: int) -> list[Command]:
        """All commands of a side: its clans, and last the General's own."""
        clans = [clan.id for clan in self.scenario.clans if clan.side == side]
        return [Command(side, clan) for clan in (*clans, "")]

    @property
    def by_cards(self) -> bool:
        """Whether cards say who acts: the table's option or the scenario has it so (R3)."""
        return CARDS in (self.options["activation"], self.scenario.activation)

    @property
    def on_table(self) -> bool:
        """Whether positions are on a real table, and the program asks for what it must know."""
        return self.options["positions"] in (TABLE, LIGHT)

    @property
    def is_light(self) -> bool:
        """Whether only what changed on a real table is told, by one seat for both sides."""
        return bool(self.options["positions"] == LIGHT)

    @property
    def roster(self) -> Roster:
        """The board of a battle whose positions are on a real table."""
        assert isinstance(self.board, Roster), "positions are the program's"
        return self.board

    # -- the end ------------------------------------------------------------------------------

    @property
    def objective(self) -> Objective | None:
        """What the attacker must take, if the table plays for it and the scenario has it (R40)."""
        return self.scenario.objective if self.options["victory"] == OBJECTIVE else None

    @property
    def last_turn(self) -> int | None:
        """The turn with which the battle ends, if it has one."""
        option: int | None = self.options["turns"]
        if option is not None:
            return option
        return self.objective.turns if self.objective else self.scenario.turns_max

    # -- units --------------------------------------------------------------------------------

    def unit(self, id_: str) -> Unit | None:
        """The unit of that id, if it is still on the table."""
        return self.board.by_id.get(id_)

    def put(self, *units: Unit) -> None:
        """Replace units on the board."""
        self.board = self.board.with_(*units)

    def units_of(self, command: Command) -> list[Unit]:
        """The units of a command on the table."""
        side, clan = command.side, command.clan
        return [u for u in self.board.units if u.side == side and u.clan == clan]

    def lose(self, unit: Unit, how: str) -> None:
        """Take a unit off for good, however it went; its leaders are left where it stood."""
        for leader in self.now.leaders_with(unit.id):
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

    def part(self, met: Pair) -> None:
        """The melee of two units is over if they are out of contact (daimyo 4, R12).

        If it took more than one turn it leaves both disordered.
        """
        first, second = (self.unit(id_) for id_ in met)
        if first and second and second in self.board.touching(first):
            return
        rounds = self.rounds.pop(met, 0)
        self.charging -= {met, met[::-1]}
        for unit in (first, second):
            if unit is not None and rounds > 1:
                self.put(disorder(unit))

    # -- leaders ------------------------------------------------------------------------------

    def kill(self, leader: Leader) -> None:
        """A leader dies where he is; his side feels it this turn."""
        dead = killed(self.board, leader)
        self.leaders[leader.id] = dead
        self.fallen.append((leader.side, leader.clan, (dead.x, dead.y)))

    @property
    def now(self) -> Situation:
        """What the chances of the next dice depend on."""
        fallen = [(side, point) for side, _, point in self.fallen]
        living = [leader for leader in self.leaders.values() if leader.alive]
        return Situation(self.board, living, self.rounds, self.charging, fallen)

    def shocks(self, unit: Unit) -> list[Point]:
        """Where the General or the unit's own daimyo was killed or routed this turn."""
        felt = [*self.fallen, *self.broken]
        return [spot for side, clan, spot in felt if side == unit.side and clan in ("", unit.clan)]
