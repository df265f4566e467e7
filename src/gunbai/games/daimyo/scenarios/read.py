"""A scenario file read into a scenario: tables into terrain, clans, units and leaders."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import Any, get_type_hints

import shapely

from gunbai.core.script import Phrase, Refusal, Refused, Word
from gunbai.games.daimyo.field.leader import Leader
from gunbai.games.daimyo.options import CARDS, DICE
from gunbai.games.daimyo.pieces.refusals import no
from gunbai.games.daimyo.pieces.terrain import LINES, RIVER_WIDTH, ROAD_WIDTH, Field, Ground, Piece
from gunbai.games.daimyo.pieces.troops import MUSTER, Kind, Troops, Weapon
from gunbai.games.daimyo.pieces.unit import Unit
from gunbai.games.daimyo.pieces.weather import Season, Weather
from gunbai.games.daimyo.rules.challenge import check_rating
from gunbai.games.daimyo.rules.objective import Objective
from gunbai.games.daimyo.scenarios.check import check
from gunbai.games.daimyo.scenarios.file import (
    ABOUT_MOST,
    Problem,
    Problems,
    Table,
    bilingual,
    course_of,
    flag_of,
    id_of,
    number_of,
    one_of,
    parse,
    spot_of,
    tables,
    text_of,
    time_of,
    together,
    whole_of,
)
from gunbai.games.daimyo.scenarios.scenario import Clan, Scenario

SIDE = "side"
NOWHERE, NO_TABLE = (0.0, 0.0), (40.0, 40.0)
"""What stands for places and a table in a list of armies that names none."""
FACING = (0.0, 180.0)
"""Which way each side's units look where the file does not say: at the other's edge."""
PARTS = get_type_hints(Troops)
"""What troops are made of, each with its kind."""
WIDTHS = {Ground.RIVER: RIVER_WIDTH, Ground.ROAD: ROAD_WIDTH, Ground.OBSTACLE: 0.0}


def read(text: str) -> Scenario:
    """Read a scenario file.

    Raises:
        Refused: something is wrong with it; the refusal is the first problem, with its line, and
            names the lines of the others.

    """
    scenario, problems = examine(text)
    if scenario is None or problems:
        raise Refused(together(problems))
    return scenario


def faults(text: str) -> list[Refusal]:
    """Everything that is wrong with a scenario, each with its line."""
    try:
        return [problem.refusal for problem in examine(text)[1]]
    except Refused as refused:
        return [refused.refusal]


def examine(text: str) -> tuple[Scenario | None, list[Problem]]:
    """Read a scenario file as far as it can be read, with all its problems by line.

    Raises:
        Refused: it is no TOML at all.

    """
    data, problems = parse(text)
    known = {"scenario", "objective", "table", "side", "clan", "unit", "leader", "terrain"}
    Table({k: v for k, v in data.items() if k not in known}, (), problems).finish()
    scenario = _Reader(data, problems).scenario()
    if not problems.found:
        check(scenario, problems)
    ordered = sorted(problems.found, key=lambda problem: problem.line)
    return scenario, ordered


class _Reader:
    """Reads one file, table by table; ``order`` are its sides and ``homes`` its clans by id.

    A file is ``placeless``, a list of armies alone for a real table, if nothing in it has a place.
    """

    def __init__(self, data: dict[str, Any], problems: Problems) -> None:
        self.data, self.problems = data, problems
        self.head = self._table("scenario")
        self.sides = self._sides()
        self.order = {name: number for number, name in enumerate(self.sides)}
        clans = [clan for table in self._rows("clan", 16) if (clan := self._clan(table))]
        self.homes = {clan.id: clan for clan in clans}
        self.clans = tuple(clans)
        rows = data.get("unit", [])
        listed = isinstance(rows, list) and all(isinstance(row, dict) for row in rows)
        placed = listed and any("at" in row for row in rows)
        self.placeless = not ({"table", "terrain"} & data.keys() or placed)
        self.place: Any = NOWHERE if self.placeless else ...
        self.units: list[Unit] = []
        self.arrivals: dict[str, int] = {}
        self.numbers: Counter[tuple[str, int, str]] = Counter()

    def scenario(self) -> Scenario:
        """The scenario, as far as it can be read."""
        head = self.head
        about = head.take("about", text_of(ABOUT_MOST), "")
        russian = head.take("about-ru", text_of(ABOUT_MOST), about)
        weather = head.take("weather", one_of(Weather), Weather.FINE) or Weather.FINE
        held = 0 if weather is Weather.FINE else 1
        for table in self._rows("unit", 120):
            self._unit(table)
        leaders = [lead for table in self._rows("leader", 18) if (lead := self._leader(table))]
        scenario = Scenario(
            id=head.take("id", id_of) or "",
            name=head.name("name"),
            about=bilingual(about or "", russian or about or ""),
            field=Field(*NO_TABLE) if self.placeless else self._field(),
            sides=(*self.sides.values(), Phrase(""), Phrase(""))[:2],  # type: ignore[arg-type]
            clans=self.clans,
            leaders=tuple(leaders),
            units=tuple(self.units),
            arrivals=self.arrivals,
            season=head.take("season", one_of(Season), None),
            weather=weather,
            weather_turns=head.take("weather-turns", whole_of(0, 100), held) or 0,
            turns_max=head.take("turns-max", whole_of(1, 100), None),
            activation=head.take("activation", one_of((DICE, CARDS)), "") or "",
            objective=self._objective() if "objective" in self.data else None,
            placeless=self.placeless,
            begins=head.take("begins", time_of, None),
        )
        head.finish()
        return scenario

    def _table(self, key: str) -> Table:
        found = self.data.get(key)
        if not isinstance(found, dict):
            missing = no("scenario-missing", "scenario", field=f"[{key}]")
            self.problems.add((key,), missing)
            found = {}
        return Table(found, (key,), self.problems)

    def _rows(self, key: str, most: int) -> Iterator[Table]:
        return tables(self.data, key, self.problems, most=most)

    def _sides(self) -> dict[str, Phrase]:
        found = [(table.take("id", id_of), table.name("name")) for table in self._rows(SIDE, 2)]
        sides = {id_: name for id_, name in found if id_}
        if len(sides) != 2:
            refused = no("scenario-two-sides", "scenario", given=len(sides))
            self.problems.add((SIDE,), refused)
        return sides

    def _clan(self, table: Table) -> Clan | None:
        id_ = table.take("id", id_of)
        side = table.take(SIDE, one_of(self.order))
        clan = Clan(id_ or "", self.order.get(side, 0), table.name("name"))
        return clan if id_ and side else None

    # -- what is fought for

    def _objective(self) -> Objective | None:
        """What one side must take, and by which turn (R40)."""
        table = self._table("objective")
        attacker = table.take("attacker", one_of(self.order))
        turns = table.take("turns", whole_of(1, 100))
        seats = [unit.id for unit in self.units if unit.troops.seat]
        camp = table.take("camp", one_of(seats), "") or ""
        spots = table.take("area", course_of, None if "camp" in table.data else ...)
        name = table.name("name")
        table.finish()
        if attacker is None or turns is None or not (camp or spots):
            return None
        ground = None
        if spots:
            place = *table.place, "area"
            ground = self.problems.judge(place, lambda: _course(Ground.HILL, spots))
        return Objective(self.order[attacker], name, turns, ground, camp)

    # -- the field

    def _field(self) -> Field:
        head = self._table("table")
        width = head.take("width", number_of(40, 400)) or 40.0
        height = head.take("height", number_of(40, 400)) or 40.0
        head.finish()
        rows = enumerate(self._rows("terrain", 100))
        return Field(
            width, height, tuple(piece for number, row in rows if (piece := _piece(row, number)))
        )

    # -- the armies

    def _unit(self, table: Table) -> None:
        id_ = table.take("id", id_of)
        clan, side = self._belongs(table)
        troops = _troops(table)
        stands = table.take("stands", whole_of(1, 99), 1)
        files = table.take("files", whole_of(1, 99), None)
        at = table.take("at", spot_of, self.place)
        facing = table.take("facing", number_of(0, 360), FACING[side or 0])
        inside = table.take("inside", id_of, "")
        label = table.name("name", "") if "name" in table.data else None
        arrives = table.take("arrives", whole_of(1, 100), 1)
        if id_ is None or side is None or troops is None or stands is None or at is None:
            return
        key = (clan, side, str(troops.kind) + str(troops.weapon) + str(troops.arm))
        self.numbers[key] += 1
        home = self.homes[clan].name if clan else None
        name = label or unit_name(home, troops, self.numbers[key])
        (x, y), turn, width = at, (facing or 0.0) % 360.0, files or min(stands, 4)
        called: dict[str, Any] = {"name": name, "inside": inside or ""}
        self.units.append(Unit(id_, side, clan, troops, stands, x, y, turn, width, **called))
        if arrives and arrives > 1:
            self.arrivals[id_] = arrives

    def _belongs(self, table: Table) -> tuple[str, int | None]:
        """The clan and side of a unit or leader; the General's own name a side and no clan."""
        if "clan" in table.data or SIDE not in table.data:
            clan = table.take("clan", one_of(self.homes))
            side = table.take(SIDE, one_of(self.order), None)
            if clan and side and self.homes[clan].side != self.order[side]:
                self.problems.add((*table.place, SIDE), no("scenario-clan-side", "scenario"))
            return clan or "", self.homes[clan].side if clan else None
        side = table.take(SIDE, one_of(self.order))
        return "", self.order[side] if side else None

    def _leader(self, table: Table) -> Leader | None:
        clan, side = self._belongs(table)
        rating = table.take("rating", whole_of(-99, 99))
        unit = table.take("with", one_of(u.id for u in self.units), "")
        at = table.take("at", spot_of, self.place) if "with" not in table.data else None
        mounted = table.take("mounted", flag_of, True)
        name = table.name("name")
        if side is None or rating is None or (at is None and not unit):
            return None
        self.problems.judge((*table.place, "rating"), lambda: check_rating(rating))
        id_ = clan or f"general-{side}"
        x, y = at or NOWHERE
        return Leader(id_, side, clan, name, rating, x, y, bool(mounted), unit or "")


def _piece(table: Table, number: int) -> Piece | None:
    ground = table.take("kind", one_of(Ground))
    id_ = table.take("id", id_of, f"{ground}-{number}")
    width = table.take("width", number_of(0.5, 40), None)
    level = table.take("level", whole_of(1, 5), 1)
    shape = table.take("line" if ground in LINES else "area", course_of)
    if not (ground and id_ and shape):
        return None
    course = table.problems.judge(table.place, lambda: _course(ground, shape))
    if course is None:
        return None
    return Piece(id_, ground, course, width or WIDTHS.get(ground, 0.0), level or 1)


def _course(ground: Ground, spots: list[tuple[float, float]]) -> shapely.Geometry:
    """A line through the places, or an area around them; two places are corners of a box."""
    if ground in LINES:
        return shapely.LineString(spots)
    if len(spots) == 2:
        (ax, ay), (bx, by) = spots
        area = shapely.box(min(ax, bx), min(ay, by), max(ax, bx), max(ay, by))
    else:
        area = shapely.Polygon(spots)
    if not area.is_valid or area.area < 1.0:
        raise no("scenario-area", "scenario")
    return area


def unit_name(clan: Phrase | None, troops: Troops, number: int) -> Phrase:
    """How a unit is called where the scenario gives it no name: clan, troops and number."""
    values = {"troops": troops_word(troops), "number": number}
    if clan is None:
        return Phrase("daimyo.unit-of-general", values)
    return Phrase("daimyo.unit-of-clan", {**values, "clan": clan})


def troops_word(troops: Troops) -> Word:
    """The word for troops: their type with weapon and mount where these tell them apart."""
    if troops.kind in (Kind.SAMURAI, Kind.HATAMOTO) and troops.mounted:
        return Word(f"daimyo.troops.{troops.kind}-horse")
    if troops.kind in (Kind.SAMURAI, Kind.ASHIGARU) and troops.weapon is not Weapon.SWORD:
        return Word(f"daimyo.troops.{troops.kind}-{troops.weapon}")
    if troops.gun:
        return Word(f"daimyo.troops.{troops.arm}")
    return Word(f"daimyo.troops.{troops.kind}")


def _troops(table: Table) -> Troops | None:
    """Troops by a name of the muster, changed or wholly spelt out key by key."""
    base = table.take("troops", one_of(MUSTER), None)
    known = MUSTER.get(base) if base else None
    needed = ... if known is None and "troops" not in table.data else None
    taken = {
        name: table.take(name, one_of(kind), getattr(known, name, needed))
        for name, kind in PARTS.items()
    }
    return Troops(**taken) if all(taken.values()) else None
