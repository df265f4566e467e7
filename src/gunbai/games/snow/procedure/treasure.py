"""Treasure in other ways than by a win: full successes, buying, communing."""

from __future__ import annotations

from math import isqrt

from gunbai.core.script import Choose, Number, Script, scene_of, tell
from gunbai.games.snow.rules.clash import Side
from gunbai.games.snow.rules.facets import FACETS
from gunbai.games.snow.rules.house import SAMURAI, SAMURAI_KO, TREASURE_WORDS, Character, House
from gunbai.games.snow.rules.year import SPRING, SUMMER, Year

NOBODY = "none"
TO_SNOW, TO_SECRETS = "secrets-to-snow", "snow-to-secrets"


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
    if year.season == SPRING:
        yield from _buy(house, who, kind, "honor")
    elif (
        year.season == SUMMER and who.role == SAMURAI_KO and year.options["secrets"] != "season_end"
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


def price(points: int) -> int:
    """What points of a Facet cost: X points for X squared."""
    return points * points


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
        subject={"seat": house.seat, "who": who.role},
        about=(house, who, facet, treasure),
    )
    if points:
        setattr(house, treasure, held - price(points))
        who.facets[facet] += points
        yield tell(
            "snow.bought",
            name=who.name,
            facet=who.word(facet),
            points=points,
            now=who.facets[facet],
            price=price(points),
            treasure=TREASURE_WORDS[treasure],
        )


def commune(house: House) -> Script[None]:
    """Turn any amount of Secrets into Snow, or of Snow into Secrets; none is an amount too."""
    way = yield from _commune_way(house)
    held = house.secrets if way == TO_SNOW else house.snow
    points = 0
    if held:
        points = yield Number(
            house.seat, f"snow.commune-{way}", 0, held, rule="snow.commune", about=house
        )
    turned = points if way == TO_SNOW else -points
    house.snow += turned
    house.secrets -= turned
    yield tell(
        f"snow.communed-{way}" if points else "snow.communed",
        chapter=scene_of(house.seat),
        samurai=house.samurai.name,
        samurai_ko=house.samurai_ko.name,
        points=points,
    )


def _commune_way(house: House) -> Script[str]:
    """What is turned into what: asked where there is both to turn."""
    if house.secrets and house.snow:
        ways = (TO_SNOW, TO_SECRETS)
        way: str = yield Choose(
            house.seat, "snow.commune-way", ways, rule="snow.commune", about=house
        )
        return way
    return TO_SNOW if house.secrets else TO_SECRETS
