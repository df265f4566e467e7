"""What the rules and the table say against a scenario (daimyo 1, R1, R2)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import replace

import shapely

from gunbai.core.script import Refused
from gunbai.games.daimyo.field.board import Board
from gunbai.games.daimyo.pieces.block import TOLERANCE, core
from gunbai.games.daimyo.pieces.refusals import no
from gunbai.games.daimyo.pieces.terrain import Ground
from gunbai.games.daimyo.pieces.troops import Kind, check_size, check_troops
from gunbai.games.daimyo.pieces.unit import Unit
from gunbai.games.daimyo.scenarios.file import Problems
from gunbai.games.daimyo.scenarios.scenario import CLANS_MOST, SIDES, UNITS_MOST, Scenario


def check(scenario: Scenario, problems: Problems) -> None:
    """Note everything in a scenario that the rules or the table do not allow."""
    _check_ids(scenario, problems)
    _check_rivers(scenario, problems)
    _check_armies(scenario, problems)
    for number, unit in enumerate(scenario.units):
        _check_unit(scenario, problems, number, unit)
    _check_leaders(scenario, problems)
    _check_objective(scenario, problems)


def _check_ids(scenario: Scenario, problems: Problems) -> None:
    for key, ids in (
        ("unit", [unit.id for unit in scenario.units]),
        ("clan", [clan.id for clan in scenario.clans]),
        ("terrain", [piece.id for piece in scenario.field.pieces]),
    ):
        for number, id_ in enumerate(ids):
            if id_ in ids[:number]:
                problems.add((key, number, "id"), no("scenario-twice", "scenario", given=id_))


def _check_rivers(scenario: Scenario, problems: Problems) -> None:
    """A river comes onto the table and leaves it again."""
    edge = shapely.box(0, 0, scenario.field.width, scenario.field.height)
    for number, piece in enumerate(scenario.field.pieces):
        if piece.ground is not Ground.RIVER:
            continue
        ends = shapely.get_coordinates(piece.course)[[0, -1]]
        inside = [shapely.Point(end).within(edge) for end in ends]
        inner = [shapely.distance(shapely.Point(end), edge.exterior) > TOLERANCE for end in ends]
        if any(a and b for a, b in zip(inside, inner, strict=True)):
            problems.add(("terrain", number, "line"), no("scenario-river", "scenario"))


def _check_armies(scenario: Scenario, problems: Problems) -> None:
    for side in SIDES:
        clans = [n for n, clan in enumerate(scenario.clans) if clan.side == side]
        if not 1 <= len(clans) <= CLANS_MOST:
            refused = no("scenario-clans", "1", given=len(clans), most=CLANS_MOST)
            problems.add(("clan", clans[-1]) if clans else ("side", side), refused)
        general = [leader for leader in scenario.leaders if leader.side == side and not leader.clan]
        if len(general) != 1:
            problems.add(("side", side), no("scenario-general", "1", given=len(general)))
    counts = Counter(unit.clan for unit in scenario.units if unit.clan)
    for number, clan in enumerate(scenario.clans):
        if not 1 <= counts[clan.id] <= UNITS_MOST:
            refused = no("scenario-units", "1", given=counts[clan.id], most=UNITS_MOST)
            problems.add(("clan", number), refused)


def _check_unit(scenario: Scenario, problems: Problems, number: int, unit: Unit) -> None:
    place = ("unit", number)
    troops = unit.troops
    problems.judge(place, lambda: check_troops(troops))
    problems.judge((*place, "stands"), lambda: check_size(troops.kind, unit.stands))
    if unit.files > unit.stands:
        problems.add((*place, "files"), no("files", "3", given=unit.files, most=unit.stands))
        return
    if unit.clan and troops.kind in (Kind.HATAMOTO, Kind.HEADQUARTERS):
        problems.add(place, no("scenario-generals-own", "1", kind=troops.kind.word))
    if not unit.clan and troops.kind not in (Kind.HATAMOTO, Kind.HEADQUARTERS):
        problems.add(place, no("scenario-needs-clan", "1", kind=troops.kind.word))
    for refused in () if scenario.placeless else _placing(scenario, number, unit):
        problems.add((*place, "at"), refused)


def _placing(scenario: Scenario, number: int, unit: Unit) -> Iterator[Refused]:
    """What is wrong with where a unit stands, looking only at those before it in the file."""
    field = scenario.field
    if unit.inside:
        if field.building(unit.inside) is None:
            yield no("no-building", "6", given=unit.inside)
        if not unit.troops.infantry:
            yield no("only-foot-enters", "6", unit=unit.name)
        return
    if not field.holds(unit.block):
        yield no("off-table", "3", width=field.width, height=field.height)
    if field.bars(core(unit.block)):
        yield no("closed-ground", "3")
    arrives = scenario.arrivals.get(unit.id, 1)
    before = tuple(
        other
        for other in scenario.units[:number]
        if scenario.arrivals.get(other.id, 1) == arrives and other.files <= other.stands
    )
    board = Board(field, before)
    if crowd := board.crowding(replace(unit, id=""), unit.block):
        yield no("crowded", "3", unit=crowd[0].name)


def _check_leaders(scenario: Scenario, problems: Problems) -> None:
    units = {unit.id: unit for unit in scenario.units}
    seen: set[str] = set()
    for number, leader in enumerate(scenario.leaders):
        place = ("leader", number)
        if leader.clan in seen:
            problems.add(place, no("scenario-one-daimyo", "1", given=leader.clan))
        if leader.clan:
            seen.add(leader.clan)
        unit = units.get(leader.unit)
        if unit is not None and not leader.leads(unit):
            problems.add((*place, "with"), no("scenario-own-unit", "1", unit=unit.name))


def _check_objective(scenario: Scenario, problems: Problems) -> None:
    """The attacker takes one thing, which is not his, and which is on the table (R40)."""
    aim, field = scenario.objective, scenario.field
    if aim is None:
        return
    if aim.camp and aim.ground is not None:
        problems.add(("objective", "camp"), no("scenario-objective-both", "R40"))
    camp = next((unit for unit in scenario.units if unit.id == aim.camp), None)
    if camp is not None and camp.side == aim.attacker:
        problems.add(("objective", "camp"), no("scenario-own-camp", "R40", unit=camp.name))
    edge = shapely.box(0, 0, field.width, field.height)
    if aim.ground is not None and not (scenario.placeless or edge.covers(aim.ground)):
        refused = no("scenario-objective-off", "R40", width=field.width, height=field.height)
        problems.add(("objective", "area"), refused)
