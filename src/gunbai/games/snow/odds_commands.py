"""The odds of Snow as questions from outside (`gunbai.odds_queries`): an encounter, a challenge."""

from __future__ import annotations

from gunbai.games.snow.rules.kamae import KAMAE
from gunbai.games.snow.rules.schools import SCHOOLS
from gunbai.games.snow.worth.odds import FACET_MOST, PLENTY, challenge_odds, encounter_odds
from gunbai.odds_queries import OddsCommand, Parameter, Said, one_of, whole

CALLED = tuple(school.id for school in SCHOOLS.values() if school.calls)
SIDE = "FACET:KAMAE[:SCHOOL]"

FACET = Parameter(
    "facet", Said("The Facet that is tested.", "Испытуемая Грань."), "N", whole(0, FACET_MOST)
)
TAKEN = Parameter("kamae", Said("Her kamae.", "Её камаэ."), "|".join(KAMAE), one_of(*KAMAE))
CULTURE = Parameter(
    "culture",
    Said("Dice that her Culture adds.", "Сколько кубиков добавляет её Культура."),
    "0|1",
    whole(0, 1),
    0,
)
SCHOOL = Parameter(
    "school",
    Said("The School she calls on.", "Школа, к которой она взывает."),
    "|".join(CALLED),
    one_of(*CALLED),
    None,
)
HELD = Parameter(
    "source",
    Said("Points that the source Facet holds.", "Сколько очков у Грани-источника."),
    "N",
    whole(0, FACET_MOST),
    PLENTY,
)
CHALLENGER = Parameter("challenger", Said("Who challenges.", "Кто бросает вызов."), SIDE)
DEFENDER = Parameter("defender", Said("Who is challenged.", "Кому бросают вызов."), SIDE)

LABELS = {
    "win": Said("Wins", "Победа"),
    "lose": Said("Loses", "Поражение"),
    "full": Said("Every die a success", "Все кубики удачны"),
    "successes": Said("Successes, on average", "Удач в среднем"),
    "tested": Said("Change of the tested Facet, on average", "Испытуемая Грань, в среднем"),
    "source": Said("Change of the source, on average", "Источник, в среднем"),
    "points": Said("Change of all Facets, on average", "Все Грани, в среднем"),
    "gained": Said("Points gained, on average", "Приобретено очков, в среднем"),
    "changes": Said("What it changes", "Что меняется"),
    "defender": Said("The challenged", "Вторая сторона"),
    "changes.chance": Said("chance", "шанс"),
    "changes.tested": Said("tested", "испытуемая"),
    "changes.source": Said("source", "источник"),
    "changes.any": Said("any Facet", "любая Грань"),
    "changes.snow": Said("Snow", "Снег"),
}
AMOUNTS = frozenset({"successes", "tested", "source", "points", "gained"})

COMMANDS = (
    OddsCommand(
        "encounter",
        Said("The odds of an encounter.", "Шансы во встрече."),
        (FACET, TAKEN, CULTURE, SCHOOL, HELD),
        encounter_odds,
        LABELS,
        AMOUNTS,
    ),
    OddsCommand(
        "challenge",
        Said("The odds of a challenge.", "Шансы при вызове."),
        (CHALLENGER, DEFENDER),
        challenge_odds,
        LABELS,
        AMOUNTS,
    ),
)
