"""What a seat may see of a battle: everything, for nothing on the table is hidden."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import fields
from functools import cache
from typing import Any, TypeVar

import shapely
from msgspec import Struct, structs

from gunbai.core.script import Phrase, Seat
from gunbai.games.daimyo.battle import Battle, Lost
from gunbai.games.daimyo.field.leader import Leader, place_of
from gunbai.games.daimyo.pieces.terrain import Piece
from gunbai.games.daimyo.pieces.unit import Deeds, Unit
from gunbai.games.daimyo.pieces.weather import SIGHT
from gunbai.games.daimyo.procedure.objective import goal_of
from gunbai.games.daimyo.scenarios.scenario import SIDES

Shown = TypeVar("Shown", bound=Struct)


MINUTES = 20
"""About how long a turn is (daimyo, the scale)."""


class PieceView(Struct, frozen=True):
    """A piece of terrain: its line or outline as places in cm, and its width or level."""

    id: str
    ground: str
    course: tuple[tuple[float, float], ...]
    width: float
    level: int


class UnitView(Struct, frozen=True):
    """A unit: who it is, where it stands, in which order, and what it has done this turn.

    ``depth`` is the depth of one stand in cm; ``ranks`` of them stand behind one another.
    """

    id: str
    side: int
    clan: str
    name: str | Phrase
    kind: str
    arm: str
    quality: str
    armour: str
    weapon: str
    stands: int
    start: int
    x: float
    y: float
    facing: float
    files: int
    ranks: int
    depth: float
    hits: int
    losses: int
    disordered: bool
    routing: bool
    routs: int
    rout_moves: int
    tried: bool
    frenzied: bool
    halted: bool
    volleyed: bool
    abandoned: bool
    inside: str
    deeds: Mapping[str, Any]


class LeaderView(Struct, frozen=True):
    """A leader: his rating as it is, where he is, and with which unit (empty: alone)."""

    id: str
    side: int
    clan: str
    name: str | Phrase
    rating: int
    command: int
    x: float
    y: float
    mounted: bool
    unit: str
    alive: bool
    moved: bool


class SideView(Struct, frozen=True):
    """A side: how it is called, what it has lost of what it brought, and what it may lose.

    ``most`` is how much it may lose in all and still fight on, ``left`` how much of that is left.
    """

    seat: Seat
    name: Phrase
    lost: int
    brought: int
    most: int
    left: int
    boast: int
    clans: Mapping[str, Phrase]
    tried: Sequence[str]


class LostView(Struct, frozen=True):
    """A unit that is gone, how, in which turn, and where it was last."""

    id: str
    side: int
    name: str | Phrase
    how: str
    turn: int
    x: float
    y: float


class ComingView(Struct, frozen=True):
    """A unit on the march, how many stands it has, and in which turn it comes on."""

    id: str
    side: int
    clan: str
    name: str | Phrase
    stands: int
    turn: int


class ObjectiveView(Struct, frozen=True):
    """What the attacker must take: ground, by its corners, or a camp, by its unit (R40).

    ``told`` says it in a sentence; ``held`` is for how many turns he has held the ground.
    """

    attacker: int
    camp: str
    told: Phrase
    course: tuple[tuple[float, float], ...]
    held: int


class Board(Struct, frozen=True):
    """The table: terrain, units, leaders, weather and turn.

    ``season`` is empty until the die has given it. ``acting`` is the side whose ``clan`` acts now
    (None between activations); ``sight`` is None where the weather sets no limit; ``coming`` are
    the units on the march; ``fallen`` are the places where leaders were killed this turn, each with
    the side; ``clock`` is the time of day, empty where the scenario has none.
    Where positions are ``on_table``, a real one, there are none here: the width is 0, there is no
    terrain, every place is 0, and ``contacts`` tells who is in contact with whom.
    """

    scenario: str
    title: Phrase
    width: float
    height: float
    terrain: Sequence[PieceView]
    turn: int
    turns: int | None
    phase: str
    season: str
    weather: str
    sight: float | None
    command_radius: float
    first: int
    acting: int | None
    clan: str
    sides: Sequence[SideView]
    units: Sequence[UnitView]
    leaders: Sequence[LeaderView]
    coming: Sequence[ComingView]
    lost: Sequence[LostView]
    fallen: Sequence[tuple[int, float, float]]
    rounds: Mapping[str, int]
    charging: Sequence[tuple[str, str]]
    objective: ObjectiveView | None = None
    on_table: bool = False
    clock: str = ""
    contacts: Sequence[tuple[str, str]] = ()


def view(battle: Battle, seat: Seat | None) -> Board:  # noqa: ARG001 - all see the same table
    """The table as any seat or spectator sees it."""
    return _placeless(battle, _whole(battle)) if battle.on_table else _whole(battle)


def _placeless(battle: Battle, seen: Board) -> Board:
    """The same without any position."""
    return structs.replace(
        seen,
        width=0.0,
        height=0.0,
        terrain=(),
        units=[structs.replace(u, x=0.0, y=0.0, facing=0.0, files=0, ranks=0) for u in seen.units],
        leaders=[structs.replace(leader, x=0.0, y=0.0) for leader in seen.leaders],
        lost=[structs.replace(gone, x=0.0, y=0.0) for gone in seen.lost],
        fallen=[(side, 0.0, 0.0) for side, _, _ in seen.fallen],
        objective=structs.replace(seen.objective, course=()) if seen.objective else None,
        on_table=True,
        contacts=[(one, other) for one, other, _ in battle.roster.contacts],
    )


def _whole(battle: Battle) -> Board:
    effect = battle.board.weather.effect
    starts = {unit.id: unit.stands for unit in battle.scenario.units}
    return view_of(
        Board,
        battle,
        battle.board.field,
        effect,
        scenario=battle.scenario.id,
        title=battle.scenario.name,
        terrain=[_piece(piece) for piece in battle.board.field.pieces],
        turns=battle.last_turn,
        season=str(battle.season or ""),
        weather=str(battle.board.weather),
        sight=None if effect.sight == SIGHT else effect.sight,
        sides=[_side(battle, side) for side in SIDES],
        units=[_unit(unit, starts.get(unit.id, unit.stands)) for unit in battle.board.units],
        leaders=[_leader(battle, leader) for leader in battle.leaders.values()],
        coming=[_coming(battle, id_, turn) for id_, turn in battle.pending.items()],
        lost=[_gone(gone) for gone in battle.lost],
        fallen=[(side, *spot) for side, _, spot in battle.fallen],
        rounds={" ".join(pair): count for pair, count in sorted(battle.rounds.items())},
        charging=sorted(battle.charging),
        clock=_clock(battle),
        objective=_objective(battle),
        on_table=False,
    )


def _objective(battle: Battle) -> ObjectiveView | None:
    aim = battle.objective
    if aim is None:
        return None
    spots = () if aim.ground is None else shapely.get_coordinates(aim.ground)
    course = tuple((float(x), float(y)) for x, y in spots)
    return view_of(ObjectiveView, aim, told=goal_of(battle, aim), course=course, held=battle.held)


def _clock(battle: Battle) -> str:
    """The time of day as a turn begins, where the scenario says when the battle did."""
    if battle.scenario.begins is None:
        return ""
    hours, minutes = divmod(battle.scenario.begins + MINUTES * max(0, battle.turn - 1), 60)
    return f"{hours % 24}:{minutes:02}"


def view_of(kind: type[Shown], *sources: Any, **told: Any) -> Shown:
    """A view: what its Struct lists and nothing else, each from the first source that has it."""
    for source, names in zip(sources, _names(kind, tuple(map(type, sources)), *told), strict=True):
        for name in names:
            told[name] = getattr(source, name)
    return kind(**told)


@cache
def _names(kind: type[Struct], sources: tuple[type, ...], *told: str) -> list[list[str]]:
    """Which fields of a view each source gives."""
    left, found = [name for name in kind.__struct_fields__ if name not in told], []
    for source in sources:
        own = {*dir(source), *getattr(source, "__dataclass_fields__", ())}
        found.append([name for name in left if name in own])
        left = [name for name in left if name not in own]
    return found


def _coming(battle: Battle, id_: str, turn: int) -> ComingView:
    unit = next(unit for unit in battle.scenario.units if unit.id == id_)
    return view_of(ComingView, unit, turn=turn)


def _gone(gone: Lost) -> LostView:
    x, y = gone.unit.block.centre
    return view_of(LostView, gone, gone.unit, x=x, y=y)


def _piece(piece: Piece) -> PieceView:
    spots = tuple((float(x), float(y)) for x, y in shapely.get_coordinates(piece.course))
    return view_of(PieceView, piece, course=spots)


def _side(battle: Battle, side: int) -> SideView:
    held = battle.losses(side)
    clans = {clan.id: clan.name for clan in battle.scenario.clans if clan.side == side}
    return view_of(
        SideView,
        held,
        seat=battle.general_of(side),
        name=battle.side_name(side),
        boast=battle.boasts[side],
        clans=clans,
        tried=sorted(str(command) for command in battle.tried if command.side == side),
    )


def _unit(unit: Unit, start: int) -> UnitView:
    deeds = {name: value for name in DEEDS if (value := getattr(unit.deeds, name))}
    depth = unit.troops.depth
    return view_of(UnitView, unit, unit.troops, unit.block, start=start, depth=depth, deeds=deeds)


DEEDS = tuple(field.name for field in fields(Deeds))
"""All that a unit does in a turn is done on the table, before everybody's eyes."""


def _leader(battle: Battle, leader: Leader) -> LeaderView:
    x, y = place_of(battle.board, leader)
    return view_of(LeaderView, leader, x=x, y=y)
