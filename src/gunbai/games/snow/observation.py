"""What an agent sees of Snow: the same that `view` shows its seat, as numbers without words.

Houses stand in the order of their seats, from one's own on (for the Emperor from the first).
The table's options are not among the numbers: they are the same in all games of an environment.
Compiled by mypyc.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from gunbai.core.game import Setup
from gunbai.core.script import Ask, Pick, Seat
from gunbai.games.snow.rules.clash import Side
from gunbai.games.snow.rules.facets import FACETS
from gunbai.games.snow.rules.house import FACET_WORDS, SAMURAI, SAMURAI_KO, Character, House
from gunbai.games.snow.rules.schools import HIGH, LOW, NOTHING, SCHOOLS, STANCES
from gunbai.games.snow.rules.traits import CULTURES, INHERITANCES
from gunbai.games.snow.rules.year import EMPEROR, SEASONS, Year

PARTS: Final = 2
"""Two numbers tell an answer in parts so far: a range, or what the first Facet gets."""

QUESTIONS: Final = (
    "snow.school",
    "snow.culture",
    "snow.inheritance",
    "snow.facets-samurai",
    "snow.facets-samurai-ko",
    "snow.turn",
    "snow.challenge",
    "snow.encounter",
    "snow.contest-type",
    "snow.kamae",
    "snow.reassert",
    "snow.source",
    "snow.sacrifice",
    "snow.redirect",
    "snow.redirect-which",
    "snow.shield",
    "snow.buy-which",
    "snow.buy",
    "snow.commune-way",
    "snow.commune-secrets-to-snow",
    "snow.commune-snow-to-secrets",
    "snow.desire-end",
)
"""The questions that are answered by actions."""

FLAG: Final = (0, 1)
FACET_MOST: Final = (0, 60)
TREASURE_MOST: Final = (0, 200)
SCORES: Final = (-200, 200)
COUPLE: Final = (SAMURAI, SAMURAI_KO)

HOUSES_MOST: Final = 9
NOWHERE: Final = tuple((0.0,) * size for size in range(HOUSES_MOST))
PLACES: Final = tuple(
    tuple(tuple(float(at == place) for at in range(size)) for place in range(size))
    for size in range(HOUSES_MOST)
)
"""For each number of houses the marks of one of them, and of none. Marks are kept as floats, of
which a vector is made in half of the time."""


def _marks(names: Sequence[str], *nothing: str | None) -> dict[str | None, tuple[float, ...]]:
    """For each name the numbers that mark it alone; none is marked for what means ``nothing``."""
    marks: dict[str | None, tuple[float, ...]] = dict.fromkeys(nothing, (0.0,) * len(names))
    for place in range(len(names)):
        marks[names[place]] = tuple(float(at == place) for at in range(len(names)))
    return marks


SEASON_MARKS: Final = _marks(SEASONS, "")
SCHOOL_MARKS: Final = _marks(tuple(SCHOOLS))
CULTURE_MARKS: Final = _marks(tuple(CULTURES), None)
INHERITANCE_MARKS: Final = _marks(INHERITANCES, "")
FACET_MARKS: Final = _marks(FACETS, None)
STANCE_MARKS: Final = _marks(tuple(STANCES), None)
FATE_MARKS: Final = _marks((LOW, HIGH), NOTHING)
ROLE_MARKS: Final = _marks(COUPLE, None)
QUESTION_MARKS: Final = _marks(QUESTIONS, None)
ITEM_PLACES: Final = {
    str(word): FACETS.index(facet)
    for words in FACET_WORDS.values()
    for facet, word in words.items()
}
NO_SUBJECT: Final[tuple[float, ...]] = (0.0,) * (2 * len(COUPLE) + len(FACETS))
NO_FACETS: Final[tuple[float, ...]] = (0.0,) * len(FACETS)
NO_SIDE: Final[tuple[float, ...]] = (0.0,) * (len(COUPLE) + len(STANCES) + 2 + 3)


# -- names ----------------------------------------------------------------------------------------


def features(setup: Setup) -> Mapping[str, tuple[float, float]]:
    """The numbers and their ranges."""
    houses = range(len(setup.seats) - 1)
    named: dict[str, tuple[float, float]] = {"emperor": FLAG, "year": (1, 10), "round": (0, 12)}
    _add_flags(named, "season", SEASONS)
    _add_flags(named, "turn", houses)
    for place in houses:
        _add_house(named, f"house.{place}")
    for name in ("challenge", "number", "first-wins", "second-wins"):
        named[f"clash.{name}"] = FLAG
    _add_flags(named, "clash.kind", FACETS)
    for side in ("clash.first", "clash.second"):
        _add_side(named, side, houses)
    _add_flags(named, "ask", QUESTIONS)
    _add_flags(named, "ask.house", houses)
    _add_flags(named, "ask.who", COUPLE)
    _add_flags(named, "ask.other", COUPLE)
    _add_flags(named, "ask.gains", FACETS)
    return named


def _add_flags(
    named: dict[str, tuple[float, float]], stem: str, names: Sequence[str] | range
) -> None:
    for name in names:
        named[f"{stem}.{name}"] = FLAG


def _add_house(named: dict[str, tuple[float, float]], stem: str) -> None:
    _add_flags(named, f"{stem}.school", tuple(SCHOOLS))
    for treasure in ("honor", "snow", "secrets", "stores", "brought"):
        named[f"{stem}.{treasure}"] = TREASURE_MOST
    named[f"{stem}.score"] = SCORES
    named[f"{stem}.desire"] = named[f"{stem}.desire-known"] = FLAG
    for role in COUPLE:
        for when in ("now", "start", "first"):
            for facet in FACETS:
                named[f"{stem}.{role}.{when}.{facet}"] = FACET_MOST
        _add_flags(named, f"{stem}.{role}.culture", tuple(CULTURES))
        _add_flags(named, f"{stem}.{role}.inheritance", INHERITANCES)
        _add_flags(named, f"{stem}.{role}.barred", FACETS)


def _add_side(named: dict[str, tuple[float, float]], stem: str, houses: range) -> None:
    _add_flags(named, f"{stem}.house", houses)
    _add_flags(named, f"{stem}.who", COUPLE)
    _add_flags(named, f"{stem}.kamae", tuple(STANCES))
    _add_flags(named, f"{stem}.fate", (LOW, HIGH))
    for name in ("base", "dice", "successes"):
        named[f"{stem}.{name}"] = FACET_MOST


# -- numbers --------------------------------------------------------------------------------------


def numbers(year: Year, seat: Seat, ask: Ask | None) -> list[float]:
    """The table as a seat may see it, and its own question."""
    houses = year.houses
    count = len(houses)
    first = seat - 1 if seat else 0
    seen: list[float] = [float(seat == EMPEROR), float(year.number), float(year.round)]
    seen += SEASON_MARKS[year.season]
    seen += _place(year.turn, first, count)
    for step in range(count):
        _see_house(seen, houses[(first + step) % count], seat)
    _see_clash(seen, year, first, count)
    _see_question(seen, ask, first, count)
    return seen


def _place(seat: Seat, first: int, count: int) -> tuple[float, ...]:
    """Marks the place of a house as one sees it; none for the Emperor."""
    if seat == EMPEROR:
        return NOWHERE[count]
    return PLACES[count][(seat - 1 - first) % count]


def _see_house(seen: list[float], house: House, seat: Seat) -> None:
    known = house.desire_known or house.seat == seat
    seen += SCHOOL_MARKS[house.school.id]
    seen += (
        house.honor,
        house.snow,
        house.secrets,
        house.stores,
        house.brought,
        house.score,
        float(known and house.desire != ""),
        float(house.desire_known),
    )
    _see_character(seen, house.samurai)
    _see_character(seen, house.samurai_ko)


def _see_character(seen: list[float], who: Character) -> None:
    seen += who.facets.values() if who.facets else NO_FACETS
    seen += who.start.values() if who.start else NO_FACETS
    seen += who.first.values() if who.first else NO_FACETS
    culture = who.culture
    seen += CULTURE_MARKS[culture.id if culture is not None else None]
    seen += INHERITANCE_MARKS[who.inheritance]
    seen += FACET_MARKS[who.barred]


def _see_clash(seen: list[float], year: Year, first: int, count: int) -> None:
    clash = year.clash
    if clash is None:
        seen += (0.0, 0.0, 0.0, 0.0)
        seen += FACET_MARKS[None]
        for _ in range(2):
            seen += _place(EMPEROR, first, count)
            seen += NO_SIDE
        return
    won = clash.won(year.options["no_dice"])
    seen += (
        float(clash.is_challenge),
        float(clash.number),
        float(won[0]),
        float(won[1]),
    )
    seen += FACET_MARKS[clash.kind]
    _see_side(seen, clash.first, first, count)
    _see_side(seen, clash.second, first, count)


def _see_side(seen: list[float], side: Side, first: int, count: int) -> None:
    """One side; her kamae only once it is known to all."""
    who = side.character
    seen += _place(side.seat, first, count)
    seen += ROLE_MARKS[who.role if who is not None else None]
    seen += STANCE_MARKS[side.stance if side.open and who is not None else None]
    seen += FATE_MARKS[side.fate]
    seen += (side.base, len(side.kept), side.successes)


def _see_question(seen: list[float], ask: Ask | None, first: int, count: int) -> None:
    if ask is None:
        seen += QUESTION_MARKS[None]
        seen += _place(EMPEROR, first, count)
        seen += NO_SUBJECT
        return
    seen += QUESTION_MARKS[ask.key]
    subject = ask.subject
    seen += _place(subject.get("seat", EMPEROR), first, count)
    seen += ROLE_MARKS[subject.get("who")]
    seen += ROLE_MARKS[subject.get("other")]
    gains = [0.0, 0.0, 0.0]
    if isinstance(ask, Pick):
        for item in ask.items:
            gains[ITEM_PLACES[str(item)]] = 1.0
    seen += gains
