"""Setting up: haiku, names, clan, Facets, traits and School, every house for itself."""

from __future__ import annotations

from gunbai.core.script import Choose, Divide, Parallel, Phrase, Script, Write, Written, tell
from gunbai.games.snow.rules.facets import FACETS
from gunbai.games.snow.rules.house import Character, House
from gunbai.games.snow.rules.schools import SCHOOLS
from gunbai.games.snow.rules.traits import CULTURES, INHERITANCES, NONE
from gunbai.games.snow.rules.year import Year

NAME_MOST, HAIKU_MOST = 40, 200
CULTURE_CHOICES = (NONE, *CULTURES)
INHERITANCE_CHOICES = (NONE, *INHERITANCES)


def set_up(year: Year) -> Script[None]:
    """All houses set up at once; nobody waits for another."""
    yield Parallel([found_house(year, house) for house in year.houses])


def found_house(year: Year, house: House) -> Script[None]:
    """One house: the couple in words, the clan, the School, then the couple in numbers."""
    for character in house.couple:
        yield from introduce(house, character)
    house.clan = yield Write(house.seat, "snow.clan", rule="snow.setting-up", most=NAME_MOST)
    house.principality = yield Write(
        house.seat, "snow.principality", rule="snow.setting-up", most=NAME_MOST
    )
    school = yield Choose(house.seat, "snow.school", tuple(SCHOOLS), rule="snow.schools")
    house.school = SCHOOLS[school]
    for character in house.couple:
        yield from endow(year, house, character)
    for character in house.couple:
        yield tell("snow.verse", name=character.name, text=in_a_line(character.haiku))
    yield tell(
        "snow.founded",
        clan=house.clan,
        principality=house.principality,
        samurai=house.samurai.name,
        samurai_ko=house.samurai_ko.name,
    )


def in_a_line(haiku: str) -> str | Phrase:
    """The verse on one line; one that was put together stays so, for every reader's language."""
    if isinstance(haiku, Written):
        return Phrase("snow.haiku-line", haiku.phrase.values)
    return " / ".join(line.strip() for line in haiku.splitlines())


def introduce(house: House, character: Character) -> Script[None]:
    """A haiku, then a name. Syllables are shown, never enforced."""
    role = character.role
    character.name = yield Write(
        house.seat, f"snow.name-{role}", rule="snow.setting-up", most=NAME_MOST
    )
    character.haiku = yield Write(
        house.seat,
        f"snow.haiku-{role}",
        rule="snow.setting-up",
        values={"name": character.name},
        most=HAIKU_MOST,
        lines=3,
    )


def endow(year: Year, house: House, character: Character) -> Script[None]:
    """Exchange points for traits, then divide the rest among the Facets (snow R2, R3, R4)."""
    values = {"name": character.name}
    seat = house.seat
    culture = yield Choose(seat, "snow.culture", CULTURE_CHOICES, rule="snow.R3", values=values)
    character.culture = CULTURES.get(culture)
    inheritance = yield Choose(
        seat, "snow.inheritance", INHERITANCE_CHOICES, rule="snow.R4", values=values
    )
    character.inheritance = "" if inheritance == NONE else inheritance
    points = year.options["points"] - character.traits
    character.facets = yield Divide(
        seat,
        f"snow.facets-{character.role}",
        FACETS,
        points,
        min(year.options["least_facet"], points // len(FACETS)),
        rule="snow.R2",
        values=values,
        about=character,
    )
    character.facets = {facet: character.facets[facet] for facet in FACETS}
    character.first = dict(character.facets)
