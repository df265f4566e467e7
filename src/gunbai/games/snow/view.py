"""What a seat may see of Snow: everything but a hidden desire, and kamae not yet revealed."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from msgspec import Struct

from gunbai.core.script import Seat
from gunbai.games.snow.rules.clash import Clash, Side
from gunbai.games.snow.rules.house import Character, House
from gunbai.games.snow.rules.scoring import season_score, year_score
from gunbai.games.snow.rules.year import Year


class CharacterView(Struct, frozen=True):
    """One of a couple; ``barred`` is the type she may not take part in next (empty: none)."""

    role: str
    name: str
    haiku: str
    facets: Mapping[str, int]
    start: Mapping[str, int]
    first: Mapping[str, int]
    culture: str
    inheritance: str
    barred: str


class HouseView(Struct, frozen=True):
    """A house: the couple, the School, the treasures, the scores by season.

    ``desire`` is empty unless it was revealed or the house is one's own, and so is ``desire_end``,
    what her house says became of it (``brought`` or ``missed``). ``standing`` is what the
    house would score if the season (or, under yearly scoring, the game) ended now; ``brought`` is
    how much of the season's treasure does not score in it (snow R35, R37).
    """

    seat: Seat
    clan: str
    principality: str
    school: str
    samurai: CharacterView
    samurai_ko: CharacterView
    honor: int
    snow: int
    secrets: int
    stores: int
    brought: int
    desire: str
    desire_known: bool
    desire_end: str
    scores: Sequence[int]
    standing: int


class SideView(Struct, frozen=True):
    """One side of a confrontation; ``kamae`` (a stance) is empty until it is known to all."""

    seat: Seat
    role: str
    name: str
    kamae: str
    fate: str
    base: int
    rolls: Sequence[Sequence[int]]
    kept: Sequence[int]
    counting: Sequence[int]
    successes: int


class ClashView(Struct, frozen=True):
    """A confrontation: ``first`` wins ties; ``second`` is the Emperor in an encounter.

    ``won`` tells of each side whether it wins as the dice lie.
    """

    kind: str
    is_challenge: bool
    scene: str
    first: SideView
    second: SideView
    number: int
    times: int
    won: tuple[bool, bool]


class Board(Struct, frozen=True):
    """The table: season (empty in setting up), round, whose turn, options, houses, confrontation.

    ``secrets``, ``scoring``, ``carried``, ``full_dice`` and ``no_dice`` are the table's options.
    """

    year: int
    years: int
    season: str
    round: int
    rounds: int
    turn: Seat
    points: int
    scoring: str
    secrets: str
    carried: str
    full_dice: int
    no_dice: str
    houses: Sequence[HouseView]
    clash: ClashView | None


def view(year: Year, seat: Seat | None) -> Board:
    """The table as ``seat`` (None: a spectator) may see it."""
    options = year.options
    return Board(
        year=year.number,
        years=options["years"],
        season=year.season,
        round=year.round,
        rounds=options["rounds"],
        turn=year.turn,
        points=options["points"],
        scoring=options["scoring"],
        secrets=options["secrets"],
        carried=options["carried"],
        full_dice=options["full_dice"],
        no_dice=options["no_dice"],
        houses=[_house(year, house, house.seat == seat) for house in year.houses],
        clash=_clash(year.clash, options["no_dice"]) if year.clash else None,
    )


def _house(year: Year, house: House, mine: bool) -> HouseView:
    return HouseView(
        seat=house.seat,
        clan=house.clan,
        principality=house.principality,
        school=house.school.id,
        samurai=_character(house.samurai),
        samurai_ko=_character(house.samurai_ko),
        honor=house.honor,
        snow=house.snow,
        secrets=house.secrets,
        stores=house.stores,
        brought=house.brought,
        desire=house.desire if mine or house.desire_known else "",
        desire_known=house.desire_known,
        desire_end=house.desire_end if mine or house.desire_known else "",
        scores=tuple(house.scores),
        standing=_standing(year, house),
    )


def _standing(year: Year, house: House) -> int:
    if not year.season or not house.samurai_ko.start:
        return 0
    if year.options["scoring"] == "season":
        return season_score(house, year.season)
    return year_score(house)


def _character(who: Character) -> CharacterView:
    return CharacterView(
        role=who.role,
        name=who.name,
        haiku=who.haiku,
        facets=dict(who.facets),
        start=dict(who.start),
        first=dict(who.first),
        culture=who.culture.id if who.culture else "",
        inheritance=who.inheritance,
        barred=who.barred or "",
    )


def _clash(clash: Clash, no_dice: str) -> ClashView:
    return ClashView(
        kind=clash.kind,
        is_challenge=clash.is_challenge,
        scene=clash.scene,
        first=_side(clash.first),
        second=_side(clash.second),
        number=clash.number,
        times=clash.times if clash.first.open and clash.second.open else 1,
        won=clash.won(no_dice),
    )


def _side(side: Side) -> SideView:
    who = side.character
    return SideView(
        seat=side.seat,
        role=who.role if who else "",
        name=who.name if who else "",
        kamae=side.stance if side.open and who else "",
        fate=side.fate,
        base=side.base,
        rolls=side.rolls,
        kept=side.kept,
        counting=side.throw.counting,
        successes=side.successes,
    )
