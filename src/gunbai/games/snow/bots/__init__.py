"""Bots of Snow: who plays the empty seats. They see only their seat's board, and the question.

The levels: ``beginner`` makes the mistakes that people make; ``fair`` plays exactly within a turn
and with good manners (it challenges now and then); ``strong`` plays for points alone and challenges
whenever that promises anything; ``master`` adds a set-up book. As the Emperor they are gentle,
just, hard and hard. ``random`` draws lots.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from pathlib import Path
from random import Random
from typing import Any, NamedTuple

from gunbai.core.game import Bot, Reasoned, Sight
from gunbai.core.script import Ask, Choose, Divide, Roll, Value, Write
from gunbai.games.snow.bots import beginner, book, emperor, reckoner, spending, worths
from gunbai.games.snow.rules.year import EMPEROR
from gunbai.games.snow.worth.prospects import Outlook
from gunbai.games.snow.worth.weights import foreseen
from gunbai.prose import WHOLE, Prose, Said, nearest, prose

Choice = Callable[[Outlook, Any, Random], Value]

HOME = Path(__file__).parents[1]
HAIKU = "haiku-"
NAMED = ("name-samurai", "name-samurai-ko", "clan", "principality")
"""What is a name, and so the same to all readers."""
MUCH = 1
"""So many points must be expected of a challenge before a well-mannered house makes it."""


def draw(sight: Sight, ask: Ask, rng: Random) -> Value:  # noqa: ARG001
    """Answer at random."""
    return ask.sample(rng)


def rounded(_outlook: object, ask: Divide, rng: Random) -> dict[str, int]:
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


STRONG: Mapping[str, Choice] = {
    "snow.encounter": emperor.hardest,
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
    "snow.desire-end": reckoner.desire_end,
    "snow.facets-samurai": rounded,
    "snow.facets-samurai-ko": rounded,
}
FAIR: Mapping[str, Choice] = {
    **STRONG,
    "snow.encounter": emperor.fair,
    "snow.challenge": challenge_politely,
}
BEGINNER: Mapping[str, Choice] = {
    **FAIR,
    "snow.encounter": emperor.gentle,
    "snow.turn": beginner.turn,
    "snow.challenge": beginner.challenge,
    "snow.contest-type": beginner.contest_type,
    "snow.kamae": beginner.kamae,
    "snow.reassert": beginner.reassert,
    "snow.redirect": beginner.redirect,
    "snow.redirect-which": beginner.redirect_which,
    "snow.buy": beginner.buy,
}
MASTER: Mapping[str, Choice] = {
    **STRONG,
    "snow.school": book.school,
    "snow.culture": book.no_trait,
    "snow.inheritance": book.no_trait,
    "snow.facets-samurai": book.divide,
    "snow.facets-samurai-ko": book.divide,
}


class Player(NamedTuple):
    """A bot that decides by ``choices``, by the question's key."""

    choices: Mapping[str, Choice]

    def __call__(self, sight: Sight, ask: Ask, rng: Random) -> Value | Reasoned:
        """Answer a question: a text, a decision, or whatever chance brings."""
        if isinstance(ask, Write):
            return self.write(sight, ask, rng)
        choice = self.choices.get(ask.key)
        if choice is None or isinstance(ask, Roll):
            return ask.sample(rng)
        seat = sight.board.turn if sight.seat == EMPEROR else sight.seat
        outlook = Outlook(sight.board, sight.seat, foreseen(sight.board, seat))
        return worths.reasoned(outlook, ask, choice(outlook, ask, rng))

    def write(self, sight: Sight, ask: Write, rng: Random) -> Value:
        """A name in the seat's language; a haiku, a scene or a desire that all read in their own.

        Houses share out the words among them, so that no two are called or tell the same.
        """
        words = prose("snow", HOME, sight.language)
        what = ask.key.removeprefix("snow.")
        mine = slice(sight.seat - 1, None, len(sight.board.houses)) if sight.seat else WHOLE
        if what in NAMED:
            return words.name(what, rng, mine)[: ask.most]
        if what.startswith(HAIKU):
            return words.answer(haiku(words, what.removeprefix(HAIKU), rng, mine))
        if ask.key == "snow.scene":
            return words.answer(emperor.scene(words, sight.board, ask))
        facet = str(ask.values.get("facet", "")).rsplit(".", 1)[-1]
        facet = "steel" if facet in ("kenjutsu", "houjutsu") else facet
        symbol = f"{what}-{facet}" if f"{what}-{facet}" in words else what
        return words.write(symbol, rng, ask.values, mine)


def haiku(words: Prose, role: str, rng: Random, share: slice = WHOLE) -> Said:
    """Three lines of 5, 7 and 5 syllables about a samurai or a samurai-ko; no line comes twice."""
    five, seven = len(words.texts("five")), len(words.texts(f"seven-{role}"))
    drawn = rng.sample(range(five), 2)
    first = nearest(five, drawn[0], share)
    others = [place for place in range(five) if place != first]
    mine = [place for place in others if place in range(five)[share]] or others
    last = mine[drawn[1] % len(mine)]
    middle = nearest(seven, rng.randrange(seven), share)
    return {
        "key": "snow.prose.haiku.1",
        "values": {
            "first": words.line("five", first),
            "second": words.line(f"seven-{role}", middle),
            "third": words.line("five", last),
        },
    }


BOTS: Mapping[str, Bot] = {
    "fair": Player(FAIR),
    "beginner": Player(BEGINNER),
    "strong": Player(STRONG),
    "master": Player(MASTER),
    "random": draw,
}
FORMER = {f"{level}-ru": level for level in ("fair", "beginner", "strong", "master")}
"""Ids of older records: once each language had bots of its own."""
BOT_NAMES = {
    "en": ("Reigen", "Ume", "Sasa", "Hagi", "Fuji", "Kaede", "Matsu", "Yanagi", "Nadeshiko"),
    "ru": ("Рэйгэн", "Умэ", "Саса", "Хаги", "Фудзи", "Каэдэ", "Мацу", "Янаги", "Надэсико"),
}
"""Who sits there, by language and seat: the Emperor, and players called after trees and grasses."""
