"""What only the world knows: distances, arcs, room and contact, as a procedure asks for them.

The procedure of a battle is written once. Whatever depends on where things stand it asks of the
battle's *eyes*: the program's own board answers at once (`screen`), a real table answers through
questions to its players (`companion`).
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import wraps
from typing import ParamSpec, Protocol, TypeAlias, TypeVar

from gunbai.core.script import Refusal, Script
from gunbai.games.daimyo.pieces.unit import Unit
from gunbai.games.daimyo.rules.activation import Command
from gunbai.games.daimyo.rules.answer import Answer
from gunbai.games.daimyo.rules.charge import Assault
from gunbai.games.daimyo.rules.firing import Shot
from gunbai.games.daimyo.rules.forced import Flight
from gunbai.games.daimyo.rules.melee import Fight
from gunbai.games.daimyo.rules.morale import Reason
from gunbai.games.daimyo.rules.morale_modifiers import Surroundings
from gunbai.games.daimyo.rules.objective import Objective
from gunbai.games.daimyo.rules.order import Charge

P = ParamSpec("P")
T = TypeVar("T")
D = TypeVar("D")
"""A charge as it waits to be driven home."""
A = TypeVar("A", bound=Assault)
"""A charge under way."""

Answers: TypeAlias = tuple[list[Answer], Mapping[str, Refusal]]
"""What the target of a charge may answer, and what is barred with the reason why."""
Declared: TypeAlias = list[tuple[str, D]]
"""The charges of an active command by their chargers' ids, in the order of declaration."""


def at_once(look: Callable[P, T]) -> Callable[P, Script[T]]:
    """A script of what is known without asking anybody."""

    @wraps(look)
    def script(*args: P.args, **kwargs: P.kwargs) -> Script[T]:
        yield from ()
        return look(*args, **kwargs)

    return script


class Eyes(Protocol[D, A]):
    """What a battle's procedure asks of the world; all that changes positions happens here too.

    What has a body here holds where nothing needs to be asked, or the players see to it themselves.
    """

    # -- command and orders (daimyo 3)

    def muster(self, command: Command) -> Script[None]:  # noqa: ARG002 - nothing to ask
        """Find out whom of a command that becomes active its leader's orders reach."""
        yield from ()

    def hears(self, unit: Unit) -> bool:
        """Whether a unit of the active command is in command."""

    def charge_orders(self, command: Command, declared: Declared[D]) -> Script[None]:
        """Take the charges of a command's player and declare each (`procedure.charge`)."""

    def move_orders(self, command: Command, rushed: Sequence[str]) -> Script[None]:
        """Carry out the moves of a command's player; ``rushed`` have moved in frenzy already."""

    def fire_orders(self, command: Command) -> Script[None]:
        """Take a player's volleys, one unit after another, and fire them (daimyo 6)."""

    def leader_orders(self, side: int) -> Script[None]:
        """Move the leaders whose commands were not active this turn (daimyo 2)."""

    def reform(self, unit: Unit) -> Script[Unit]:
        """The unit in order again, faced and formed as its player wishes (daimyo 4)."""

    # -- movement (daimyo 3, 4, R10)

    def rush(self, unit: Unit) -> Script[bool]:
        """Move a frenzied unit that charges nobody at the nearest enemy; False if it stays."""

    def guns_reached(self, by: Sequence[str]) -> Script[list[tuple[Unit, Unit]]]:
        """The abandoned guns that some units have come up to, each with its taker (daimyo 8)."""

    def scatter_leaders(self) -> Script[None]:
        """Drive off leaders who are alone with an enemy upon them."""
        yield from ()

    def has_room(self, unit: Unit) -> bool:  # noqa: ARG002 - the players see to it
        """Whether reinforcements find their place free."""
        return True

    # -- charges (daimyo 3, R7)

    def rush_charge(self, unit: Unit) -> Script[Charge | None]:
        """The charge that a frenzied unit must make, if it can reach anybody (R10)."""

    def measured(self, unit: Unit, charge: Charge) -> Script[D]:
        """A declared charge with all that must be known of it before anything moves."""

    def set_out(self, unit: Unit, declared: D) -> A | None:
        """The charge as its turn has come; None if it has become impossible."""

    def answers(self, onset: A, *, tested: bool) -> Answers:
        """What its target may answer, who had to test for it or not (daimyo 5)."""

    def shot_at_charger(self, onset: A) -> Script[Shot | None]:
        """The target's volley at its chargers (daimyo 6)."""

    def after_volley(self, onset: A) -> A:
        """The charge after the charger's losses."""
        return onset

    def met(self, onset: A) -> tuple[Unit, A]:
        """The countercharging target where it meets the charge, and the charge as it then goes."""

    def faced(self, onset: A) -> tuple[Unit, A]:
        """The target turned in time, and the charge as it then goes."""

    def pressed_home(self, onset: A) -> Script[A | None]:
        """The charge at a target that gave way; None if it is out of reach now."""

    def arrives(self, onset: A) -> Script[bool]:
        """Bring the charger into contact; False if it comes to stand short."""

    def falls_short(self, onset: A) -> None:
        """Move a charger as far as it goes without contact."""

    def caught_stands(self, unit: Unit, quarry: Unit) -> Script[int]:
        """How many stands of a unit have caught routers (R13)."""

    # -- melee (daimyo 7, R12)

    def fights(self, one: str, other: str) -> Script[tuple[Fight, Fight]]:
        """Both parts of a round, with their stands and modifiers."""

    def pushed_back(self, loser: Unit, winner: Unit) -> Script[bool]:
        """Push the loser back; False if it cannot give way."""

    def may_follow(self, winner: Unit, loser: Unit) -> bool:
        """Whether a winner could follow who was pushed back."""

    def follow(self, winner: Unit, loser: Unit, *, goes: bool) -> None:
        """Move a winner who follows; without that the two part."""

    # -- morale and forced moves (daimyo 4, 5)

    def surroundings(self, unit: Unit, charge: Assault | None) -> Script[Surroundings]:
        """What a tester sees about it; ``charge`` is the one that it must stand, if any."""

    def ground_given(self, unit: Unit, enemy: Unit | None) -> Script[Flight | None]:
        """The way back of whoever retires or retreats from an enemy; None if it stays."""

    def flight(self, unit: Unit, face: int) -> Script[Flight]:
        """A rout move by the die; a length of 0 is no way out."""

    def pursuit(self, unit: Unit, prey: Unit, face: int) -> Script[Flight]:
        """The way of a pursuer by the die (R13)."""

    def open_tests(self) -> Script[None]:
        """Find out who must test at the turn's end, and in which order."""

    def next_test(self) -> Script[tuple[Unit, Reason] | None]:
        """The next to test, and why; None once all have."""

    def holder(self, aim: Objective) -> Script[int | None]:
        """The side that holds the objective's ground alone at a turn's end (R40)."""

    def saw_rout(self, unit: Unit, *, led: bool) -> Script[None]:  # noqa: ARG002 - nothing to ask
        """Find out who saw a unit break, ``led`` by its daimyo or General."""
        yield from ()
