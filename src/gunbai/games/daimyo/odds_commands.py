"""The exact chances of Daimyo's rolls, as questions from outside (daimyo 5, 6, 7, 9, R12, R14).

A question's parameters are read and held within bounds by `COMMANDS` (`gunbai.odds_queries`);
answers are plain JSON, every chance ``{"exact": "a/b", "value": 0.x}``.
"""

from __future__ import annotations

from typing import Any

from gunbai.games.daimyo.forecast import hits_with, results, swords, weathers
from gunbai.games.daimyo.pieces.troops import Quality
from gunbai.games.daimyo.pieces.weather import Season, Weather
from gunbai.games.daimyo.rules.challenge import check_rating
from gunbai.games.daimyo.rules.morale import Reason, Result
from gunbai.odds import Distribution, chance_json, fraction_json, opposed
from gunbai.odds_queries import OddsCommand, Parameter, one_of, pair, whole

QUALITIES = tuple(map(str, Quality))
SIDE = "STANDS:MODIFIER"


def weather_odds(season: str, turns: int) -> dict[str, Any]:
    """The chance of each weather once each turn's test is made; the battle starts fine."""
    return {
        "turns": [
            {"turn": turn, "chances": {str(w): chance_json(now[w]) for w in Weather}}
            for turn, now in enumerate(weathers(Season(season), turns), 1)
        ]
    }


def volley_odds(stands: int, modifier: int) -> dict[str, Any]:
    """The chance of 0, 1, 2 … hits of so many stands with one modifier."""
    return {"hits": _listed(hits_with(stands, modifier), stands)}


def morale_odds(quality: str, modifier: int, reason: int = Reason.STAND_LOST) -> dict[str, Any]:
    """The chance to pass a morale test, and of every result that its reason can have."""
    found = results(Quality(quality), modifier, Reason(reason))
    listed = {str(result): chance_json(found[result]) for result in Result if result in found}
    return {"pass": chance_json(found.get(Result.PASS, 0)), "results": listed}


def melee_odds(mine: tuple[int, int], theirs: tuple[int, int]) -> dict[str, Any]:
    """The chances of one round: each side's hits, and who scores more.

    Each side is its stands and the modifier of their dice. ``push`` is the chance to push the
    other back, ``even`` that both stay, ``pushed`` that one is pushed back oneself (R12).
    """
    first, second = hits_with(*mine), hits_with(*theirs)
    won, tied, lost = opposed(first, second)
    return {
        "mine": {"hits": _listed(first, mine[0]), "mean": fraction_json(first.mean)},
        "theirs": {"hits": _listed(second, theirs[0]), "mean": fraction_json(second.mean)},
        "push": chance_json(won),
        "even": chance_json(tied),
        "pushed": chance_json(lost),
    }


def challenge_odds(cr: tuple[int, int]) -> dict[str, Any]:
    """The chances of an accepted challenge, ties rolled again until there is none (R14).

    Raises:
        Refused: a Command Rating is not 0 to 3.

    """
    for rating in cr:
        check_rating(rating)
    found = swords(*cr)
    chances = {name: chance_json(chance) for name, chance in found._asdict().items()}
    return {"win": chance_json(found.wins), "results": chances}


def _listed(distribution: Distribution, most: int) -> list[Any]:
    return [chance_json(distribution.chance(k)) for k in range(most + 1)]


_stands, _modifier = whole(0, 100), whole(-100, 100)


def _season(text: str) -> str:
    """A season; spring and autumn are one, and may be named alone."""
    return str(Season.SPRING_AUTUMN) if text in ("spring", "autumn") else one_of(*Season)(text)


def _side(text: str) -> tuple[int, int]:
    """A side's stands and modifier: ``4:-1``."""
    stands, modifier = pair(text)
    return _stands(str(stands)), _modifier(str(modifier))


SEASON = Parameter("season", "spring|autumn|summer|winter", _season)
TURNS = Parameter("turns", "N", whole(1, 1000))
STANDS = Parameter("stands", "N", _stands)
MODIFIER = Parameter("modifier", "N", _modifier)
QUALITY = Parameter("quality", "|".join(QUALITIES), one_of(*QUALITIES))
REASON = Parameter("reason", "1-8", whole(Reason.STAND_LOST, Reason.RALLY), int(Reason.STAND_LOST))
MINE = Parameter("mine", SIDE, _side)
THEIRS = Parameter("theirs", SIDE, _side)
RATINGS = Parameter("cr", "OURS:THEIRS", pair)

COMMANDS = (
    OddsCommand(
        "daimyo",
        "weather",
        (SEASON, TURNS),
        weather_odds,
        labels={str(weather): f"daimyo.weather.{weather}" for weather in Weather},
    ),
    OddsCommand("daimyo", "volley", (STANDS, MODIFIER), volley_odds),
    OddsCommand("daimyo", "morale", (QUALITY, MODIFIER, REASON), morale_odds),
    OddsCommand("daimyo", "melee", (MINE, THEIRS), melee_odds, frozenset({"mean"})),
    OddsCommand("daimyo", "challenge", (RATINGS,), challenge_odds),
)
