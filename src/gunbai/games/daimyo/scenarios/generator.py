"""A fair random battle of a given size: both hosts alike, the ground alike from either edge.

The armies of both sides are the same troops in the same array, and the field is the same turned
half round, so that neither has anything before the other but luck and skill.
"""

from __future__ import annotations

from dataclasses import replace
from random import Random

import shapely
from shapely.affinity import rotate

from gunbai.core.script import Phrase
from gunbai.games.daimyo.field.leader import Leader
from gunbai.games.daimyo.pieces.block import STAND_WIDTH
from gunbai.games.daimyo.pieces.tables import table
from gunbai.games.daimyo.pieces.terrain import ROAD_WIDTH, Field, Ground, Piece
from gunbai.games.daimyo.pieces.troops import MUSTER
from gunbai.games.daimyo.pieces.unit import Unit
from gunbai.games.daimyo.scenarios.file import bilingual
from gunbai.games.daimyo.scenarios.read import unit_name
from gunbai.games.daimyo.scenarios.scenario import Clan, Scenario

CLAN_WIDTH, HEIGHT = 44.0, 90.0
FRONT = 26.0
"""How far from its own edge a host's first line stands, in cm."""
SPACE = 2.0
TURNS, TURNS_OF_ONE = 18, 24
"""How many turns a battle lasts at most: a lone clan acts once a turn at most, and needs more."""
NAMES = table("random", "names", list[tuple[str, str]])
"""Clans of no chronicle: families of colours."""
TEXTS = table("random", "texts", dict[str, tuple[str, str]])

Slot = tuple[str, int, int]
"""Troops of the muster, stands and files."""
FIRST_LINE = table("random", "first", list[tuple[Slot, ...]])
SECOND_LINE = table("random", "second", list[tuple[Slot, ...]])
GUARDS = table("random", "guards", list[Slot])


def fair_battle(seed: int, clans: int) -> Scenario:
    """A battle of so many clans a side (`options.SIZES`); the same seed gives the same battle."""
    rng = Random(f"daimyo battle {seed} of {clans}")
    width = max(100.0, clans * CLAN_WIDTH + 20.0)
    field = Field(width, HEIGHT, _terrain(rng, width))
    names = rng.sample(NAMES, 2 * clans)
    half = _host(rng, field, [bilingual(*name) for name in names[:clans]])
    other = _opposite(half, [bilingual(*name) for name in names[clans:]])
    return replace(
        half,
        clans=(*half.clans, *other.clans),
        leaders=(*half.leaders, *other.leaders),
        units=(*half.units, *other.units),
    )


def _host(rng: Random, field: Field, names: list[Phrase]) -> Scenario:
    """The first side alone."""
    name, rating = bilingual(*TEXTS["general"]), rng.choice((1, 2, 2, 3))
    leaders = [Leader("general-0", 0, "", name, rating, unit="hq")]
    clans, units = [], _household(rng, field)
    for number, name in enumerate(names):
        clan = Clan(f"clan-{number}", 0, name)
        middle = field.width / 2 + (number - (len(names) - 1) / 2) * CLAN_WIDTH
        raised = _clan_units(rng, clan, middle)
        units += raised
        clans.append(clan)
        rating = rng.choice((1, 1, 2, 2, 3))
        leaders.append(Leader(clan.id, 0, clan.id, name, rating, unit=raised[2].id))
    return Scenario(
        id="random",
        name=bilingual(*TEXTS["name"]),
        about=bilingual(*TEXTS["about"]),
        field=field,
        sides=(bilingual(*TEXTS["south"]), bilingual(*TEXTS["north"])),
        clans=tuple(clans),
        leaders=tuple(leaders),
        units=tuple(units),
        arrivals={},
        turns_max=TURNS_OF_ONE if len(names) == 1 else TURNS,
    )


def _household(rng: Random, field: Field) -> list[Unit]:
    camp, middle = ("headquarters", 1, 1), field.width / 2
    return [
        _unit("hq", None, camp, middle, 5.0),
        _unit("guard", None, rng.choice(GUARDS), middle, 11.0),
    ]


def _clan_units(rng: Random, clan: Clan, middle: float) -> list[Unit]:
    first = _line(clan, "a", rng.choice(FIRST_LINE), middle, FRONT)
    return first + _line(clan, "b", rng.choice(SECOND_LINE), middle, FRONT - 8.0)


def _line(clan: Clan, row: str, slots: tuple[Slot, ...], middle: float, y: float) -> list[Unit]:
    """Units side by side about a middle."""
    width = sum(files * STAND_WIDTH for _, _, files in slots) + SPACE * (len(slots) - 1)
    left, units = middle - width / 2, []
    for number, slot in enumerate(slots):
        wide = slot[2] * STAND_WIDTH
        units.append(_unit(f"{clan.id}-{row}{number}", clan, slot, left + wide / 2, y))
        left += wide + SPACE
    return units


def _unit(id_: str, clan: Clan | None, slot: Slot, x: float, y: float) -> Unit:
    name, stands, files = slot
    troops, of = MUSTER[name], clan.id if clan else ""
    called = unit_name(clan.name if clan else None, troops, 1)
    return Unit(id_, 0, of, troops, stands, x, y, 0.0, files, name=called)


def _terrain(rng: Random, width: float) -> tuple[Piece, ...]:
    """A road perhaps, and some pieces between the hosts, each with its like turned half round."""
    pieces = []
    if rng.random() < 0.5:
        x = width / 2 + rng.uniform(-8, 8)
        line = shapely.LineString([(x, 0), (width / 2, HEIGHT / 2), (width - x, HEIGHT)])
        pieces.append(Piece("road", Ground.ROAD, line, ROAD_WIDTH))
    kinds = (Ground.WOODS, Ground.HILL, Ground.MARSH, Ground.VILLAGE, Ground.STEEP)
    for number in range(rng.randint(1, 3)):
        ground = rng.choice(kinds)
        area = _patch(rng, width)
        twin = rotate(area, 180, origin=(width / 2, HEIGHT / 2))
        if not area.intersects(twin):
            pieces.append(Piece(f"{ground}-{number}a", ground, area))
            pieces.append(Piece(f"{ground}-{number}b", ground, twin))
    return tuple(pieces)


def _patch(rng: Random, width: float) -> shapely.Polygon:
    """A lopsided patch between the hosts."""
    x, y = rng.uniform(14, width - 14), rng.uniform(HEIGHT / 2, HEIGHT - FRONT - 10)
    spots = [(x + rng.uniform(-10, 10), y + rng.uniform(-7, 7)) for _ in range(7)]
    return shapely.convex_hull(shapely.MultiPoint(spots))


def _opposite(half: Scenario, names: list[Phrase]) -> Scenario:
    """The same host turned half round, with ids and names of its own."""
    wide, high = half.field.width, half.field.height
    called = dict(zip((clan.id for clan in half.clans), names, strict=True))
    clans = tuple(Clan(f"n-{clan.id}", 1, called[clan.id]) for clan in half.clans)
    units = tuple(
        replace(
            unit,
            id=f"n-{unit.id}",
            side=1,
            clan=f"n-{unit.clan}" if unit.clan else "",
            x=wide - unit.x,
            y=high - unit.y,
            facing=180.0,
            name=unit_name(called.get(unit.clan), unit.troops, 1),
        )
        for unit in half.units
    )
    leaders = tuple(
        replace(
            leader,
            id=f"n-{leader.id}" if leader.clan else "general-1",
            side=1,
            clan=f"n-{leader.clan}" if leader.clan else "",
            name=called.get(leader.clan, leader.name),
            unit=f"n-{leader.unit}",
        )
        for leader in half.leaders
    )
    return replace(half, clans=clans, units=units, leaders=leaders)
