"""The odds of Daimyo as questions from outside (`gunbai.odds_queries`)."""

from __future__ import annotations

from gunbai.games.daimyo.odds import (
    MODIFIER_MOST,
    STANDS_MOST,
    TURNS_MOST,
    challenge_odds,
    melee_odds,
    morale_odds,
    volley_odds,
    weather_odds,
)
from gunbai.games.daimyo.pieces.troops import Quality
from gunbai.games.daimyo.pieces.weather import Season, Weather
from gunbai.games.daimyo.rules.morale import Reason
from gunbai.odds_queries import OddsCommand, Parameter, one_of, pair, whole

SEASONS, QUALITIES = [str(season) for season in Season], [str(quality) for quality in Quality]
SIDE = "STANDS:MODIFIER"


def _season(text: str) -> str:
    """A season; spring and autumn are one, and may be named alone."""
    return str(Season.SPRING_AUTUMN) if text in ("spring", "autumn") else one_of(*SEASONS)(text)


SEASON = Parameter("season", "spring|autumn|summer|winter", _season)
TURNS = Parameter("turns", "N", whole(1, TURNS_MOST))
STANDS = Parameter("stands", "N", whole(0, STANDS_MOST))
MODIFIER = Parameter("modifier", "N", whole(-MODIFIER_MOST, MODIFIER_MOST))
QUALITY = Parameter("quality", "|".join(QUALITIES), one_of(*QUALITIES))
REASON = Parameter("reason", "1-8", whole(Reason.STAND_LOST, Reason.RALLY), int(Reason.STAND_LOST))
MINE = Parameter("mine", SIDE, pair)
THEIRS = Parameter("theirs", SIDE, pair)
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
    OddsCommand("daimyo", "challenge", (RATINGS,), lambda cr: challenge_odds(*cr)),
)
