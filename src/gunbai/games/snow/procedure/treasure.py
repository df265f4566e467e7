"""Treasure: Honor, Snow, Secrets and Stores; how they are gained, spent and turned."""

from __future__ import annotations

from math import isqrt
from typing import Final

from gunbai.core.script import Choose, Number, Pick, Script, Tell, Word, tell
from gunbai.games.snow.rules.clash import Side
from gunbai.games.snow.rules.facets import FACETS
from gunbai.games.snow.rules.house import SAMURAI, SAMURAI_KO, Character, House
from gunbai.games.snow.rules.kamae import Kamae
from gunbai.games.snow.rules.year import AUTUMN, SPRING, SUMMER, Year

TREASURE_WORDS: Final = {
    name: Word(f"snow.treasure.{name}") for name in ("honor", "snow", "secrets", "stores")
}
NOBODY = "none"


def gain(
    year: Year, house: House, who: Character, tested: str, source: str, kamae: Kamae
) -> Script[None]:
    """A win: Facet points, and in Spring and Autumn as much treasure (redirecting may follow)."""
    to_tested, to_source, taken = kamae.gains(who.facets[source])
    who.facets[source] -= taken
    gained = {tested: to_tested, source: to_source} if to_source else {tested: to_tested}
    if year.season is not SUMMER and to_tested:
        yield from redirect(year, house, who, gained)
    for facet, points in gained.items():
        if points:
            who.facets[facet] += points
            yield Tell(
                "snow.gained", {"name": who.name, "facet": who.word(facet), "points": points}
            )
    if taken:
        yield Tell("snow.drained", {"name": who.name, "facet": who.word(source), "points": taken})


def redirect(year: Year, house: House, who: Character, gained: dict[str, int]) -> Script[None]:
    """The clan's treasure for Facet points gained; each point redirected counts for two.

    Takes the points that are redirected out of ``gained`` (points by Facet).
    """
    points = sum(gained.values())
    ask = _redirect_which if len(gained) > 1 else _redirect_some
    redirected = yield from ask(house, who, gained, points)
    if year.season is SPRING:
        treasure = "honor"
        house.honor += points + redirected
    else:
        treasure = "stores"
        house.stores += points + redirected
    yield Tell(
        "snow.redirected" if redirected else "snow.treasured",
        {
            "clan": house.clan,
            "points": points + redirected,
            "treasure": TREASURE_WORDS[treasure],
            "redirected": redirected,
        },
    )


def _redirect_some(
    house: House, who: Character, gained: dict[str, int], points: int
) -> Script[int]:
    """How many points of the one Facet that gains are redirected."""
    count: int = yield Number(
        house.seat,
        "snow.redirect",
        0,
        points,
        rule="snow.redirect",
        values={"name": who.name, "points": points},
        about=(who, gained),
    )
    for facet in gained:
        gained[facet] -= count
    return count


def _redirect_which(
    house: House, who: Character, gained: dict[str, int], points: int
) -> Script[int]:
    """Which of the points that several Facets gain are redirected (one each, by mujintou)."""
    facets = list(gained)
    places: list[int] = yield Pick(
        house.seat,
        "snow.redirect-which",
        [who.word(facet) for facet in facets],
        rule="snow.redirect",
        values={"name": who.name, "points": points},
        about=(who, gained),
    )
    for place in places:
        gained[facets[place]] -= 1
    return len(places)


def lose(year: Year, house: House, who: Character, tested: str, kamae: Kamae) -> Script[None]:
    """A loss: points of the tested Facet, and with Ô-nabe one of any Facet, her choice."""
    yield from _lose_points(year, house, who, tested, min(kamae.lost, who.facets[tested]))
    if kamae.any_lost:
        held = tuple(facet for facet in FACETS if who.facets[facet])
        if held:
            facet = yield Choose(
                house.seat,
                "snow.sacrifice",
                held,
                rule="snow.schools",
                values={"name": who.name},
                about=who,
            )
            yield from _lose_points(year, house, who, facet, kamae.any_lost)


def _lose_points(year: Year, house: House, who: Character, facet: str, points: int) -> Script[None]:
    if not points:
        return
    shielded = 0
    if year.season is SUMMER and who.role == SAMURAI_KO and house.secrets:
        shielded = yield Number(
            house.seat,
            "snow.shield",
            0,
            min(points, house.secrets),
            rule="snow.summer",
            values={"name": who.name, "facet": who.word(facet), "points": points},
            about=(who, facet),
        )
    if shielded:
        house.secrets -= shielded
        yield tell("snow.shielded", name=who.name, points=shielded)
    if points > shielded:
        who.facets[facet] -= points - shielded
        yield Tell(
            "snow.weakened",
            {"name": who.name, "facet": who.word(facet), "points": points - shielded},
        )


def pay_snow(house: House, kamae: Kamae) -> Script[None]:
    """What a win with Ô-nabe costs; where there is no Snow nothing is owed (snow R12)."""
    paid = min(kamae.snow, house.snow)
    if paid:
        house.snow -= paid
        yield tell("snow.melted", clan=house.clan, points=paid)


def take_full(side: Side) -> Script[None]:
    """Every die a success in Summer: Snow for a samurai, Secrets for a samurai-ko (snow R15)."""
    who, house = side.character, side.house
    if who is None or house is None:
        return
    highest = max(who.facets.values())
    if who.role != SAMURAI:
        house.secrets += highest
        yield tell("snow.full-secrets", name=who.name, points=highest)
    elif highest > house.snow:
        house.snow = highest
        yield tell("snow.full-snow", name=who.name, points=highest)


def buy_after(year: Year, house: House, who: Character, kind: str) -> Script[None]:
    """After a challenge the challenged may buy: with Honor in Spring, Secrets in Summer."""
    if year.season is SPRING:
        yield from _buy(house, who, kind, "honor")
    elif (
        year.season is SUMMER and who.role == SAMURAI_KO and year.options["secrets"] != "season_end"
    ):
        yield from buy_any(house, who)


def buy_any(house: House, who: Character) -> Script[None]:
    """Secrets buy points of any one of the samurai-ko's Facets (snow R18)."""
    if not house.secrets:
        return
    facet = yield Choose(
        house.seat,
        "snow.buy-which",
        (NOBODY, *FACETS),
        rule="snow.R18",
        values={"name": who.name, "held": house.secrets},
        about=(house, who),
    )
    if facet != NOBODY:
        yield from _buy(house, who, facet, "secrets", least=1)


def _buy(house: House, who: Character, facet: str, treasure: str, least: int = 0) -> Script[None]:
    """Buy X points of a Facet for X squared; bought points earn no Honor (snow R14)."""
    held = getattr(house, treasure)
    if not held:
        return
    points = yield Number(
        house.seat,
        "snow.buy",
        least,
        isqrt(held),
        rule="snow.buying",
        values={
            "name": who.name,
            "facet": who.word(facet),
            "held": held,
            "treasure": TREASURE_WORDS[treasure],
        },
        about=(house, who, facet, treasure),
    )
    if points:
        setattr(house, treasure, held - points * points)
        who.facets[facet] += points
        yield tell(
            "snow.bought",
            name=who.name,
            facet=who.word(facet),
            points=points,
            price=points * points,
            treasure=TREASURE_WORDS[treasure],
        )


def commune(house: House) -> Script[None]:
    """Turn any amount of Secrets into Snow, or of Snow into Secrets."""
    ways = tuple(
        way
        for way, held in (("secrets-to-snow", house.secrets), ("snow-to-secrets", house.snow))
        if held
    )
    way = ways[0]
    if len(ways) > 1:
        way = yield Choose(house.seat, "snow.commune-way", ways, rule="snow.commune", about=house)
    held = house.secrets if way == "secrets-to-snow" else house.snow
    points = yield Number(
        house.seat,
        f"snow.commune-{way}",
        1,
        held,
        rule="snow.commune",
        about=house,
    )
    turned = points if way == "secrets-to-snow" else -points
    house.snow += turned
    house.secrets -= turned
    yield tell(
        f"snow.communed-{way}",
        samurai=house.samurai.name,
        samurai_ko=house.samurai_ko.name,
        points=points,
    )


def turn_over(year: Year, house: House) -> None:
    """At a season's end its treasure becomes the next season's (in Winter with a year to come)."""
    if year.season is SPRING:
        house.secrets += house.honor
        house.honor = 0
    elif year.season is SUMMER:
        house.stores += house.snow
        house.snow = 0
    elif year.season is AUTUMN and year.number < year.options["years"]:
        house.honor += house.stores
        house.stores = 0
