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
from gunbai.games.daimyo.pieces.block import STAND_WIDTH, ranks_of
from gunbai.games.daimyo.pieces.terrain import ROAD_WIDTH, Field, Ground, Piece
from gunbai.games.daimyo.pieces.troops import Troops
from gunbai.games.daimyo.pieces.unit import Unit
from gunbai.games.daimyo.scenarios.file import bilingual
from gunbai.games.daimyo.scenarios.read import unit_name
from gunbai.games.daimyo.scenarios.scenario import Clan, Scenario
from gunbai.games.daimyo.scenarios.troop_types import (
    ARCHERS,
    ARQUEBUSES,
    GUARD,
    HORSE_GUARD,
    LIGHT_HORSE,
    MONKS,
    PEASANTS,
    RONIN,
    SAMURAI,
    SAMURAI_ARCHERS,
    SAMURAI_HORSE,
    SEAT,
    SPEARS,
)

CLAN_WIDTH, HEIGHT = 44.0, 90.0
FRONT = 26.0
"""How far from its own edge a host's first line stands, in cm."""
SPACE = 2.0
TURNS, TURNS_OF_ONE = 18, 24
"""How many turns a battle lasts at most: a lone clan acts once a turn at most, and needs more."""
NAMES = (
    ("Aoki", "Аоки"), ("Kuroda", "Курода"), ("Shirai", "Сираи"), ("Akagi", "Акаги"),
    ("Midori", "Мидори"), ("Murasaki", "Мурасаки"), ("Konno", "Конно"), ("Haibara", "Хайбара"),
    ("Kuga", "Куга"), ("Momoi", "Момои"), ("Kiyama", "Кияма"), ("Ginbayashi", "Гимбаяси"),
)  # fmt: skip
"""Clans of no chronicle: families of colours."""

Slot = tuple[Troops, int, int]
"""Troops, stands and files."""
FIRST_LINE: tuple[tuple[Slot, ...], ...] = (
    ((SPEARS, 6, 3), (ARQUEBUSES, 4, 4)),
    ((SPEARS, 6, 3), (ARCHERS, 4, 4)),
    ((SPEARS, 5, 3), (ARQUEBUSES, 3, 3)),
    ((PEASANTS, 5, 5), (ARCHERS, 3, 3)),
    ((SPEARS, 4, 2), (SAMURAI_ARCHERS, 4, 4)),
)
SECOND_LINE: tuple[tuple[Slot, ...], ...] = (
    ((SAMURAI, 4, 4), (SAMURAI_HORSE, 3, 3)),
    ((SAMURAI, 4, 4), (LIGHT_HORSE, 4, 4)),
    ((SAMURAI, 4, 4), (RONIN, 4, 4)),
    ((MONKS, 4, 4), (SAMURAI_HORSE, 3, 3)),
)
GUARDS: tuple[Slot, ...] = ((GUARD, 3, 3), (HORSE_GUARD, 3, 3))


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
    clans, leaders, units = [], [_general(rng)], list(_household(rng, field))
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
        name=bilingual("A random battle", "Случайная битва"),
        about=bilingual(
            "Equal hosts on ground that is the same from both edges; all of it is ours.",
            "Равные войска на поле, одинаковом с обеих сторон; всё придумано нами.",
        ),
        field=field,
        sides=(
            bilingual("The southern host", "Южное войско"),
            bilingual("The northern host", "Северное войско"),
        ),
        clans=tuple(clans),
        leaders=tuple(leaders),
        units=tuple(units),
        arrivals={},
        turns_max=TURNS_OF_ONE if len(names) == 1 else TURNS,
    )


def _general(rng: Random) -> Leader:
    name = bilingual("The General", "Полководец")
    return Leader("general-0", 0, "", name, rng.choice((1, 2, 2, 3)), unit="hq")


def _household(rng: Random, field: Field) -> list[Unit]:
    troops, stands, files = rng.choice(GUARDS)
    middle = field.width / 2
    seat = Unit("hq", 0, "", SEAT, 1, middle, 5.0, 0.0, 1, name=unit_name(None, SEAT, 1))
    guard = Unit("guard", 0, "", troops, stands, middle, 11.0, 0.0, files)
    return [seat, replace(guard, name=unit_name(None, troops, 1))]


def _clan_units(rng: Random, clan: Clan, middle: float) -> list[Unit]:
    first = _line(clan, "a", rng.choice(FIRST_LINE), middle, FRONT)
    return first + _line(clan, "b", rng.choice(SECOND_LINE), middle, FRONT - 8.0)


def _line(clan: Clan, row: str, slots: tuple[Slot, ...], middle: float, y: float) -> list[Unit]:
    """Units side by side about a middle."""
    width = sum(files * STAND_WIDTH for _, _, files in slots) + SPACE * (len(slots) - 1)
    left, units = middle - width / 2, []
    for number, (troops, stands, files) in enumerate(slots):
        x = left + files * STAND_WIDTH / 2
        left += files * STAND_WIDTH + SPACE
        unit = Unit(f"{clan.id}-{row}{number}", 0, clan.id, troops, stands, x, y, 0.0, files)
        units.append(replace(unit, name=unit_name(clan.name, troops, 1)))
    assert all(ranks_of(stands, files) <= 2 for _, stands, files in slots)
    return units


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
