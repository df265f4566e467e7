"""What a kamae's win and loss do: Facets, the treasure that comes with them, what they cost."""

from __future__ import annotations

from gunbai.core.script import Choose, Number, Pick, Script, Tell, tell
from gunbai.games.snow.rules.clash import Clash, Side
from gunbai.games.snow.rules.facets import FACETS, SOURCE, others
from gunbai.games.snow.rules.house import SAMURAI, SAMURAI_KO, TREASURE_WORDS, Character, House
from gunbai.games.snow.rules.kamae import Kamae
from gunbai.games.snow.rules.traits import TWIN_RIVERS
from gunbai.games.snow.rules.year import SPRING, SUMMER, Year


def settle(year: Year, clash: Clash, side: Side, won: bool) -> Script[None]:
    """Let a side's own kamae take effect: its win or its loss."""
    who, house, kamae = side.character, side.house, side.kamae
    assert who is not None
    assert house is not None
    if not won:
        yield from lose(house, who, clash.kind, kamae)
        return
    source = SOURCE[clash.kind]
    if kamae.touches_source and who.inheritance == TWIN_RIVERS:
        source = yield Choose(
            house.seat,
            "snow.source",
            others(clash.kind),
            rule="snow.R4",
            values={"name": who.name},
            about=(clash, side),
        )
    yield from gain(year, house, who, clash.kind, source, kamae)
    if kamae.snow and who.role == SAMURAI:
        yield from pay_snow(house, kamae)


def gain(
    year: Year, house: House, who: Character, tested: str, source: str, kamae: Kamae
) -> Script[None]:
    """A win: Facet points, and in Spring and Autumn as much treasure (redirecting may follow)."""
    to_tested, to_source, taken = kamae.gains(who.facets[source])
    who.facets[source] -= taken
    gained = {tested: to_tested, source: to_source} if to_source else {tested: to_tested}
    if year.season != SUMMER and to_tested:
        yield from redirect(year, house, who, gained)
    for facet, points in gained.items():
        if points:
            who.facets[facet] += points
            yield _moved("snow.gained", who, facet, points)
    if taken:
        yield _moved("snow.drained", who, source, taken)


def _moved(key: str, who: Character, facet: str, points: int) -> Tell:
    """Tell by how much a Facet has changed, and what it is now."""
    now = who.facets[facet]
    return Tell(key, {"name": who.name, "facet": who.word(facet), "points": points, "now": now})


def redirect(year: Year, house: House, who: Character, gained: dict[str, int]) -> Script[None]:
    """The clan's treasure for Facet points gained; each point redirected counts for two.

    Takes the points that are redirected out of ``gained`` (points by Facet).
    """
    points = sum(gained.values())
    ask = _redirect_which if len(gained) > 1 else _redirect_some
    redirected = yield from ask(house, who, gained, points)
    if year.season == SPRING:
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


def lose(house: House, who: Character, tested: str, kamae: Kamae) -> Script[None]:
    """A loss: points of the tested Facet, and with Ô-nabe one of any Facet, her choice."""
    yield from _lose_points(house, who, tested, min(kamae.lost, who.facets[tested]))
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
            yield from _lose_points(house, who, facet, kamae.any_lost)


def _lose_points(house: House, who: Character, facet: str, points: int) -> Script[None]:
    if not points:
        return
    shielded = 0
    if who.role == SAMURAI_KO and house.secrets:  # in every season (snow R34)
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
        yield _moved("snow.weakened", who, facet, points - shielded)


def pay_snow(house: House, kamae: Kamae) -> Script[None]:
    """What a samurai's win with Ô-nabe costs; where he has no Snow, nothing (snow R12)."""
    paid = min(kamae.snow, house.snow)
    if paid:
        house.snow -= paid
        yield tell("snow.melted", clan=house.clan, points=paid)
