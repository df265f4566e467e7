"""The odds of Hierarchy as questions from outside (`gunbai.odds_queries`): a duel, a conflict."""

from __future__ import annotations

from gunbai.games.hierarchy.odds.plain import ROLLED_MOST, conflict_odds, duel_odds
from gunbai.odds_queries import OddsCommand, Parameter, integer, integers, one_of, pair, whole

DICE, PAIR = "N,N,…", "MINE:THEIRS"
SAMPLES_MOST = 10**6

BID = Parameter(
    "bid",
    "mine|theirs",
    one_of("mine", "theirs"),
    "mine",
)
FIGHT = Parameter("fight", default=False)
ABSORB = Parameter(
    "absorb",
    PAIR,
    pair,
    (0, 0),
)
WOUNDS = Parameter("wounds", PAIR, pair, (0, 0))
LIMIT = Parameter(
    "bid-limit",
    "N",
    whole(1, ROLLED_MOST),
    None,
)

DUEL = (
    Parameter("mine", DICE, integers),
    Parameter("theirs", DICE, integers),
    BID,
    Parameter(
        "laid",
        DICE,
        integers,
        (),
    ),
    FIGHT,
    ABSORB,
    WOUNDS,
    Parameter(
        "strikes",
        PAIR,
        pair,
        (0, 0),
    ),
    LIMIT,
)

CONFLICT = (
    Parameter("dice", "N", whole(1, ROLLED_MOST)),
    Parameter("against", "N", whole(1, ROLLED_MOST)),
    BID,
    Parameter(
        "helpers",
        "D8:D6",
        pair,
        (0, 0),
    ),
    Parameter(
        "their-helpers",
        "D8:D6",
        pair,
        (0, 0),
    ),
    FIGHT,
    ABSORB,
    WOUNDS,
    LIMIT,
    Parameter(
        "samples",
        "N",
        whole(1, SAMPLES_MOST),
        None,
    ),
    Parameter("seed", "N", integer, 1),
)


COMMANDS = (
    OddsCommand(
        "hierarchy",
        "duel",
        DUEL,
        duel_odds,
    ),
    OddsCommand(
        "hierarchy",
        "conflict",
        CONFLICT,
        conflict_odds,
    ),
)
