"""The odds of Daimyo as questions from outside (`gunbai.odds_queries`)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

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
from gunbai.games.daimyo.pieces.weather import Season
from gunbai.games.daimyo.rules.morale import Reason
from gunbai.odds_queries import OddsCommand, Parameter, Said, one_of, pair, whole

SEASONS, QUALITIES = [str(season) for season in Season], [str(quality) for quality in Quality]
SIDE = "STANDS:MODIFIER"

SEASON = Parameter(
    "season", Said("The season.", "Время года."), "|".join(SEASONS), one_of(*SEASONS)
)
TURNS = Parameter("turns", Said("How many turns.", "Сколько ходов."), "N", whole(1, TURNS_MOST))
STANDS = Parameter(
    "stands",
    Said("How many stands shoot.", "Сколько подставок стреляет."),
    "N",
    whole(0, STANDS_MOST),
)
MODIFIER = Parameter(
    "modifier",
    Said("All modifiers together.", "Все поправки вместе."),
    "N",
    whole(-MODIFIER_MOST, MODIFIER_MOST),
)
QUALITY = Parameter(
    "quality",
    Said("Whose test it is.", "Кто проверяет мораль."),
    "|".join(QUALITIES),
    one_of(*QUALITIES),
)
REASON = Parameter(
    "reason",
    Said(
        "Why it tests: 1 a stand lost, 2-4 at the charge, 5 a leader lost, 6 a friend routs, "
        "7 run through, 8 a rally.",
        "Почему: 1 потеряна подставка, 2-4 при натиске, 5 потерян начальник, 6 бегут свои, "
        "7 смяты бегущими, 8 сбор.",
    ),
    "1-8",
    whole(Reason.STAND_LOST, Reason.RALLY),
    int(Reason.STAND_LOST),
)
MINE = Parameter("mine", Said("Our side.", "Наша сторона."), SIDE, pair)
THEIRS = Parameter("theirs", Said("Their side.", "Их сторона."), SIDE, pair)
RATINGS = Parameter(
    "cr",
    Said("The Command Ratings, ours and theirs.", "Ранги командования, наш и их."),
    "OURS:THEIRS",
    pair,
)

WEATHERS = {
    "fine": Said("fine", "ясно"),
    "light-rain": Said("light rain", "мелкий дождь"),
    "heavy-rain": Said("heavy rain", "ливень"),
    "thunderstorm": Said("thunderstorm", "гроза"),
    "snow": Said("snow", "снег"),
    "fog": Said("fog", "туман"),
}


def _challenge(cr: tuple[int, int]) -> Mapping[str, Any]:
    return challenge_odds(*cr)


COMMANDS = (
    OddsCommand(
        "weather",
        Said("The weather of each turn.", "Погода каждого хода."),
        (SEASON, TURNS),
        weather_odds,
        {
            "turns": Said("Turns", "Ходы"),
            "turn": Said("turn", "ход"),
            "chances": Said("Chance", "Шанс"),
            **WEATHERS,
        },
    ),
    OddsCommand(
        "volley",
        Said("The hits of a volley.", "Попадания залпа."),
        (STANDS, MODIFIER),
        volley_odds,
        {"hits": Said("Hits", "Попаданий")},
    ),
    OddsCommand(
        "morale",
        Said("A test of morale.", "Проверка морали."),
        (QUALITY, MODIFIER, REASON),
        morale_odds,
        {
            "pass": Said("Passes", "Устоит"),
            "results": Said("Result", "Исход"),
            "halt": Said("halts", "останавливается"),
            "retire": Said("retires", "отходит"),
            "retreat": Said("retreats", "отступает"),
            "rout": Said("routs", "бежит"),
            "removed": Said("is removed", "снят со стола"),
        },
    ),
    OddsCommand(
        "melee",
        Said("A round of melee.", "Раунд рукопашной."),
        (MINE, THEIRS),
        melee_odds,
        {
            "mine": Said("Ours", "Наши"),
            "theirs": Said("Theirs", "Их"),
            "hits": Said("hits", "попаданий"),
            "mean": Said("mean", "в среднем"),
            "push": Said("We push them back", "Тесним мы"),
            "even": Said("Both stay", "Никто не уступает"),
            "pushed": Said("They push us back", "Теснят нас"),
        },
        frozenset({"mean"}),
    ),
    OddsCommand(
        "challenge",
        Said("A challenge between leaders.", "Поединок начальников."),
        (RATINGS,),
        _challenge,
        {
            "win": Said("Wins", "Победа"),
            "results": Said("Result", "Исход"),
            "kills": Said("kills", "убивает"),
            "wounds": Said("wounds", "ранит"),
            "wounded": Said("is wounded", "ранен"),
            "killed": Said("is killed", "убит"),
        },
    ),
)
