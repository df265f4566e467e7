"""Bots of Snow: who plays the empty seats. They see only their seat's board, and the question.

``courtier`` is at home in any seat: as the Emperor fair, as a house well-mannered. ``reckoner``
plays for points alone, and ``emperor`` is a fair Emperor and, in a house, a reckoner. Each also
comes as one who writes in Russian. ``random`` draws lots.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from random import Random
from typing import Any, NamedTuple

from gunbai.core.game import Bot, Sight
from gunbai.core.script import Ask, Choose, Divide, Roll, Value, Write
from gunbai.games.snow.bots import emperor, reckoner, spending
from gunbai.games.snow.bots.grammar import WHOLE, grammar, haiku, speak
from gunbai.games.snow.rules.year import EMPEROR
from gunbai.games.snow.worth.prospects import Outlook
from gunbai.games.snow.worth.weights import foreseen

Choice = Callable[[Outlook, Any, Random], Value]

HAIKU = "haiku-"
MUCH = 1
"""So many points must be expected of a challenge before a courtier makes it."""


def draw(sight: Sight, ask: Ask, rng: Random) -> Value:  # noqa: ARG001
    """Answer at random."""
    return ask.sample(rng)


def rounded(ask: Divide, rng: Random) -> dict[str, int]:
    """Divide points into a rounded character: a leaning, but no Facet left far behind."""
    fields = list(ask.fields)
    even, over = divmod(ask.total, len(fields))
    points = dict.fromkeys(fields, even)
    for facet in rng.sample(fields, over):
        points[facet] += 1
    for _ in range(even):
        giver, taker = rng.sample(fields, 2)
        if points[giver] > max(ask.least, (even + 1) // 2):
            points[giver] -= 1
            points[taker] += 1
    return points


def challenge_politely(outlook: Outlook, ask: Choose, rng: Random) -> str:
    """Challenge where much is to be gained, and not every time: others want to play too."""
    if rng.random() * len(outlook.board.houses) >= 1:
        return reckoner.PASS
    values = reckoner.challenges(outlook, ask)
    choice = reckoner.best(values)
    return choice if values[choice] >= MUCH else reckoner.PASS


HOUSE: Mapping[str, Choice] = {
    "snow.turn": reckoner.turn,
    "snow.commune-way": reckoner.commune_way,
    "snow.commune-secrets-to-snow": reckoner.commune_points,
    "snow.commune-snow-to-secrets": reckoner.commune_points,
    "snow.challenge": reckoner.challenge_gladly,
    "snow.contest-type": reckoner.contest_type,
    "snow.kamae": reckoner.kamae,
    "snow.reassert": reckoner.reassert,
    "snow.redirect": spending.redirect,
    "snow.redirect-which": spending.redirect_which,
    "snow.source": spending.source,
    "snow.sacrifice": spending.sacrifice,
    "snow.shield": spending.shield,
    "snow.buy": spending.buy,
    "snow.buy-which": spending.buy_which,
}
FAIR: Mapping[str, Choice] = {"snow.encounter": emperor.fair}
HARD: Mapping[str, Choice] = {"snow.encounter": emperor.hardest}
POLITE: Mapping[str, Choice] = {"snow.challenge": challenge_politely}


class Player(NamedTuple):
    """A bot that decides by ``choices`` (by the question's key) and writes in a language."""

    language: str
    choices: Mapping[str, Choice]

    def __call__(self, sight: Sight, ask: Ask, rng: Random) -> Value:
        """Answer a question: a text, a decision, or whatever chance brings."""
        if isinstance(ask, Write):
            return self.write(sight, ask, rng)
        if isinstance(ask, Divide):
            return rounded(ask, rng)
        choice = self.choices.get(ask.key)
        if choice is None or isinstance(ask, Roll):
            return ask.sample(rng)
        seat = sight.board.turn if sight.seat == EMPEROR else sight.seat
        return choice(Outlook(sight.board, sight.seat, foreseen(sight.board, seat)), ask, rng)

    def write(self, sight: Sight, ask: Write, rng: Random) -> str:
        """A name, a haiku, a scene or a desire, in the words of the bot's grammar.

        Houses share out the words among them, so that no two are called or tell the same.
        """
        words = grammar(self.language)
        what = ask.key.removeprefix("snow.")
        mine = slice(sight.seat - 1, None, len(sight.board.houses)) if sight.seat else WHOLE
        if what.startswith(HAIKU):
            return haiku(words, what.removeprefix(HAIKU), rng, mine)
        facet = str(ask.values.get("facet", "")).rsplit(".", 1)[-1]
        facet = "steel" if facet in ("kenjutsu", "houjutsu") else facet
        given = {name: str(value) for name, value in ask.values.items()}
        symbol = f"{what}-{facet}" if f"{what}-{facet}" in words else what
        return speak(words, symbol, rng, given, mine)[: ask.most]


def _both(name: str, choices: Mapping[str, Choice]) -> dict[str, Bot]:
    return {name: Player("en", choices), f"{name}-ru": Player("ru", choices)}


BOTS: Mapping[str, Bot] = {
    **_both("courtier", {**HOUSE, **FAIR, **POLITE}),
    **_both("reckoner", {**HOUSE, **HARD}),
    **_both("emperor", {**HOUSE, **FAIR}),
    "random": draw,
}
NAMES = {
    "en": ("Reigen", "Ume", "Sasa", "Hagi", "Fuji", "Kaede", "Matsu", "Yanagi", "Nadeshiko"),
    "ru": ("Рэйгэн", "Умэ", "Саса", "Хаги", "Фудзи", "Каэдэ", "Мацу", "Янаги", "Надэсико"),
}
"""Who sits there, by language and seat: the Emperor, and players called after trees and grasses."""
BOT_NAMES: Mapping[str, Sequence[str]] = {
    bot: NAMES["ru" if bot.endswith("-ru") else "en"] for bot in BOTS
}
