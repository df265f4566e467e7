"""The odds of Hierarchy as questions from outside (`gunbai.odds_queries`): a duel, a conflict."""

from __future__ import annotations

from gunbai.games.hierarchy.odds.plain import ROLLED_MOST, conflict_odds, duel_odds
from gunbai.odds_queries import OddsCommand, Parameter, Said, integer, integers, one_of, pair, whole

DICE, PAIR = "N,N,…", "MINE:THEIRS"
SAMPLES_MOST = 10**6

BID = Parameter(
    "bid",
    Said("Whose bid it is.", "Чья ставка."),
    "mine|theirs",
    one_of("mine", "theirs"),
    "mine",
)
FIGHT = Parameter(
    "fight", Said("It is a Fight: strikes wound.", "Это Бой: удары ранят."), default=False
)
ABSORB = Parameter(
    "absorb",
    Said(
        "Strikes that Honor absorbs, mine and theirs.", "Сколько ударов гасит Честь, моя и чужая."
    ),
    PAIR,
    pair,
    (0, 0),
)
WOUNDS = Parameter(
    "wounds", Said("Wounds, mine and theirs.", "Раны, мои и чужие."), PAIR, pair, (0, 0)
)
LIMIT = Parameter(
    "bid-limit",
    Said("The most dice that one bid may use.", "Сколько кубиков самое большее в одной ставке."),
    "N",
    whole(1, ROLLED_MOST),
    None,
)

DUEL = (
    Parameter("mine", Said("The dice in my hand.", "Кубики в моей руке."), DICE, integers),
    Parameter("theirs", Said("The dice in theirs.", "Кубики в чужой руке."), DICE, integers),
    BID,
    Parameter(
        "laid",
        Said("What of the bid lies on the table already.", "Что из ставки уже лежит на столе."),
        DICE,
        integers,
        (),
    ),
    FIGHT,
    ABSORB,
    WOUNDS,
    Parameter(
        "strikes",
        Said("Strikes dealt so far that count.", "Нанесённые удары, которые идут в счёт."),
        PAIR,
        pair,
        (0, 0),
    ),
    LIMIT,
)

CONFLICT = (
    Parameter("dice", Said("My d10s.", "Мои d10."), "N", whole(1, ROLLED_MOST)),
    Parameter("against", Said("Their d10s.", "Чужие d10."), "N", whole(1, ROLLED_MOST)),
    BID,
    Parameter(
        "helpers",
        Said("The d8s and d6s that help me.", "Помощники мои: сколько d8 и d6."),
        "D8:D6",
        pair,
        (0, 0),
    ),
    Parameter(
        "their-helpers",
        Said("The d8s and d6s that help them.", "Помощники чужие: сколько d8 и d6."),
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
        Said(
            "How many rolls an estimate takes (default: two seconds' worth).",
            "Сколько бросков брать для оценки (обычно: на две секунды).",
        ),
        "N",
        whole(1, SAMPLES_MOST),
        None,
    ),
    Parameter("seed", Said("The seed of an estimate.", "Зерно оценки."), "N", integer, 1),
)

LABELS = {
    "value": Said("Under best play", "При лучшей игре"),
    "win": Said("win", "победа"),
    "draw": Said("draw", "ничья"),
    "loss": Said("loss", "поражение"),
    "wounds": Said("Wounds dealt less taken", "Раны нанесённые минус полученные"),
    "left": Said("Dice left, mine less theirs", "Остаток кубиков, мои минус чужие"),
    "best": Said("Best lays", "Лучшие ходы"),
    "decided": Said("Wins, if ties are done again", "Победа, если ничьи переигрывать"),
    "method": Said("Reckoned", "Посчитано"),
    "exact": Said("exactly", "точно"),
    "estimate": Said("as an estimate", "приблизительно"),
    "samples": Said("Rolls taken", "Взято бросков"),
}

COMMANDS = (
    OddsCommand(
        "duel",
        Said(
            "What open dice are worth under best play.",
            "Чего стоят открытые кубики при лучшей игре.",
        ),
        DUEL,
        duel_odds,
        LABELS,
    ),
    OddsCommand(
        "conflict",
        Said("The chances of a conflict before the roll.", "Шансы в конфликте до броска."),
        CONFLICT,
        conflict_odds,
        LABELS,
    ),
)
