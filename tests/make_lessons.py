"""Records the guided games anew: ``python -m tests.make_lessons [GAME]``.

A lesson is played by bots, the reader's seat by a good one, with the set-up texts of its language;
the first seed is taken after which a beginner is asked all that the lesson wants to show. Run it
when the rules or the bots have changed; the tests then hold the words against the recordings.
"""

from __future__ import annotations

import sys
from collections import Counter
from collections.abc import Mapping, Sequence
from pathlib import Path
from random import Random
from typing import Any

from msgspec import Struct

import gunbai
from gunbai.core.match import Match
from gunbai.core.seating import Wish, seated
from gunbai.lessons.lesson import FOLDER, Lesson, lesson
from gunbai.play import ask_bot
from gunbai.registry import find

SEEDS = 400
GOOD = "fair"
ME = {"en": "Aki", "ru": "Аки"}


class Plan(Struct, frozen=True):
    """How a lesson is recorded: who sits where, options, answers by language and question.

    The person is the seat called ``me``; several answers to one question are taken in turn.
    ``shows`` are the questions that must be asked of the person, ``most`` how many points at most.
    ``tells`` are the events with which the game begins, as far as they and ``not_yet`` are told;
    ``first`` is the first question of all that the person plays, ``mine`` events of the person's.
    """

    seats: Sequence[str]
    options: Mapping[str, Any]
    answers: Mapping[str, Mapping[str, Sequence[Any]]]
    shows: Sequence[str]
    most: int
    tells: Sequence[str] = ()
    not_yet: Sequence[str] = ()
    first: str = ""
    mine: Sequence[str] = ()

    def suits(self, match: Match, words: Lesson) -> bool:
        """Whether a game shows and tells all of that."""
        me = self.seats.index("me")
        keys = match.answered(me)
        marks = {*self.tells, *self.not_yet}
        told = list(dict.fromkeys(event.key for event in match.log(me) if event.key in marks))
        points = [key for key in keys if words.plays(key)]
        begins = told[: len(self.tells)] == list(self.tells)
        begins = begins and self.first in ("", *points[:1])
        mine = {event.key for event in match.log(me) if ME["en"] in event.values.values()}
        begins = begins and set(self.mine) <= mine
        return begins and set(self.shows) <= set(keys) and len(points) <= self.most


SNOW: Mapping[str, Sequence[Any]] = {
    "snow.school": ["mirror-and-tree"],
    "snow.culture": ["border-march", "moon-viewing"],
    "snow.inheritance": ["none", "none"],
    "snow.facets-samurai": [{"aware": 4, "steel": 6, "tanka": 4}],
    "snow.facets-samurai-ko": [{"aware": 4, "steel": 4, "tanka": 6}],
}
SCENARIO = (find("daimyo").folder / FOLDER / "first.toml").read_text(encoding="utf-8")
PLANS: Mapping[tuple[str, str], Plan] = {
    ("snow", "first"): Plan(
        ["fair", "me", "beginner"],
        {"rounds": 1},
        {
            "en": {
                **SNOW,
                "snow.name-samurai": ["Haruki"],
                "snow.haiku-samurai": [
                    ("He counts the arrows,\n"
                    "then counts once more, and the snow\n"
                    "covers both his hands")
                ],
                "snow.name-samurai-ko": ["Midori"],
                "snow.haiku-samurai-ko": [
                    ("Smoke above the pass,\n"
                    "her letter still unfinished,\n"
                    "the ink turns to ice")
                ],
                "snow.clan": ["Shirakawa"],
                "snow.principality": ["Iwa"],
                "snow.scene-summer": [""],
                "snow.desire": ["To see the sea once"],
                "snow.scene-autumn": [""],
            },
            "ru": {
                **SNOW,
                "snow.name-samurai": ["Харуки"],
                "snow.haiku-samurai": [
                    ("Стрелы он считал,\n"
                    "пересчитывал снова —\n"
                    "снег укрыл ладонь")
                ],
                "snow.name-samurai-ko": ["Мидори"],
                "snow.haiku-samurai-ko": [
                    ("Дым над перевалом,\n"
                    "не дописано письмо,\n"
                    "тушь схватило льдом")
                ],
                "snow.clan": ["Сиракава"],
                "snow.principality": ["Ива"],
                "snow.scene-summer": [""],
                "snow.desire": ["Однажды увидеть море"],
                "snow.scene-autumn": [""],
            },
        },
        ["snow.turn", "snow.kamae", "snow.redirect", "snow.challenge"],
        20,
        ["snow.met", "snow.won", "snow.redirected"],
        ["snow.challenged", "snow.lost"],
    ),
    ("hierarchy", "first"): Plan(
        ["me", *["beginner"] * 7],
        {"rounds_max": 1, "bid_limit": 1},
        {"en": {}, "ru": {}},
        ["hierarchy.fortune", "hierarchy.select", "hierarchy.bid", "hierarchy.match",
         "hierarchy.training", "hierarchy.uprising"],
        30,
        first="hierarchy.fortune",
        mine=["hierarchy.precious.safe", "hierarchy.risen"],
    ),
    ("daimyo", "first"): Plan(
        ["me", "beginner"],
        {"scenario": "own", "turns": 4},
        {language: {"daimyo.scenario": [{"toml": SCENARIO}]} for language in ("en", "ru")},
        ["daimyo.activate", "daimyo.charge", "daimyo.fire", "daimyo.move"],
        28,
        ["daimyo.activated", "daimyo.volley", "daimyo.charges", "daimyo.melee"],
        ["daimyo.not-activated"],
    ),
}  # fmt: skip


def played(game: str, plan: Plan, language: str, seed: int) -> Match:
    """The lesson's game by bots."""
    bots = find(game).bots
    wishes = [Wish(ME[language]) if seat == "me" else Wish("", seat) for seat in plan.seats]
    match = gunbai.new(game, seated(find(game), wishes, language), plan.options, dice=seed)
    rng, asked = Random(seed), Counter[str]()
    me = plan.seats.index("me")
    while match.open:
        number = next((n for n, ask in match.open.items() if ask.seat != me), min(match.open))
        ask = match.open[number]
        value = ask_bot(match, number, rng, bots[GOOD] if ask.seat == me else None)
        if ask.seat == me:
            mine = plan.answers[language].get(ask.key, ())
            value = mine[asked[ask.key]] if asked[ask.key] < len(mine) else value
            asked[ask.key] += 1
        match.answer(ask.seat, number, value)
    return match


def found(game: str, plan: Plan, words: Lesson) -> int:
    """The first seed after which the reader meets all that the lesson shows."""
    for seed in range(1, SEEDS):
        if plan.suits(played(game, plan, "en", seed), words):
            return seed
    raise LookupError(f"no seed shows all of {game}")


def main(only: str = "") -> None:
    """Write them all."""
    for (game, id_), plan in PLANS.items():
        if only in ("", game):
            seed = found(game, plan, lesson(game, id_, "en"))
            for language in plan.answers:
                match = played(game, plan, language, seed)
                file = Path(find(game).folder) / FOLDER / f"{id_}.{language}.gunbai"
                file.write_bytes(match.record.dump())
                print(file.name, game, seed, len(match.answered(plan.seats.index("me"))))


if __name__ == "__main__":
    main(*sys.argv[1:])
