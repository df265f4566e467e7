"""The odds of Snow as questions from outside (`gunbai.odds_queries`): an encounter, a challenge."""

from __future__ import annotations

from gunbai.games.snow.rules.kamae import KAMAE
from gunbai.games.snow.rules.schools import SCHOOLS
from gunbai.games.snow.worth.odds import FACET_MOST, PLENTY, challenge_odds, encounter_odds
from gunbai.odds_queries import OddsCommand, Parameter, one_of, whole

CALLED = tuple(school.id for school in SCHOOLS.values() if school.calls)
SIDE = "FACET:KAMAE[:SCHOOL]"

FACET = Parameter("facet", "N", whole(0, FACET_MOST))
TAKEN = Parameter("kamae", "|".join(KAMAE), one_of(*KAMAE))
CULTURE = Parameter(
    "culture",
    "0|1",
    whole(0, 1),
    0,
)
SCHOOL = Parameter(
    "school",
    "|".join(CALLED),
    one_of(*CALLED),
    None,
)
HELD = Parameter(
    "source",
    "N",
    whole(0, FACET_MOST),
    PLENTY,
)
CHALLENGER = Parameter("challenger", SIDE)
DEFENDER = Parameter("defender", SIDE)

AMOUNTS = frozenset({"successes", "tested", "source", "points", "gained"})

COMMANDS = (
    OddsCommand(
        "snow",
        "encounter",
        (FACET, TAKEN, CULTURE, SCHOOL, HELD),
        encounter_odds,
        AMOUNTS,
    ),
    OddsCommand(
        "snow",
        "challenge",
        (CHALLENGER, DEFENDER),
        challenge_odds,
        AMOUNTS,
    ),
)
