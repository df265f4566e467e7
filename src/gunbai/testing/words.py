"""Words: all that a game says in play, and of itself, has an entry with all its values.

Missing words are no fault of play: their keys are shown. `faults` lists them.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from random import Random
from typing import Any

from gunbai.core.game import Game, text
from gunbai.core.match import Match
from gunbai.core.script import Ask, Choose, Divide, Phrase, Pick, Refusal, Values, Word
from gunbai.play import new
from gunbai.registry import find
from gunbai.testing.random_play import answer_random, random_options, random_seats
from gunbai.words.catalogue import LANGUAGES, bundle

GAMES = 5
MOST = 2000
"""How many random games are listened to, and how many answers of each."""


def check_words(game: str | Game, games: int = GAMES) -> None:
    """Raise `AssertionError` naming all words that a game lacks, or that lack a value."""
    found = faults(game, games)
    assert not found, "\n".join(found)


def faults(game: str | Game, games: int = GAMES) -> list[str]:
    """What is missing or broken in a game's words, a line each: listens to random games."""
    game = find(game)
    heard = _Heard()
    for key in _declared(game):
        heard.take(key, {})
    for seed in range(games):
        _listen(game, seed, heard)
    return [
        f"{language}: {fault}"
        for language in LANGUAGES
        for key, values in sorted(heard.values.items())
        for fault in bundle(language).faults(key, values)
    ]


def _declared(game: Game) -> Iterator[str]:
    yield from (f"{game.id}.name", f"{game.id}.about")
    for count in game.players:
        yield from game.roles(count)
    for option in game.options:
        own = f"{game.id}.option.{option.id}"
        yield own
        yield from (f"{own}.{text(choice)}" for choice in option.choices)
    for preset in game.presets:
        yield from (f"{game.id}.preset.{preset}", f"{game.id}.preset.{preset}.about")


class _Heard:
    """Keys, and values with which each was said."""

    def __init__(self) -> None:
        self.values: dict[str, Values] = {}

    def take(self, key: str, values: Values) -> None:
        """Hear a key with its values, and all that is said inside of them."""
        self.values.setdefault(key, values)
        for value in values.values():
            self.inside(value)

    def inside(self, value: Any) -> None:
        match value:
            case Word():
                self.take(value, {})
            case Phrase() | Refusal():
                self.take(value.key, value.values)
            case list() | tuple():
                for part in value:
                    self.inside(part)
            case Mapping():
                for part in value.values():
                    self.inside(part)

    def ask(self, ask: Ask) -> None:
        """Hear a question and all that it offers."""
        self.take(ask.key, ask.values)
        match ask:
            case Choose():
                for option in (*ask.options, *ask.barred):
                    self.inside(ask.label(option))
                self.inside(list(ask.barred.values()))
            case Divide():
                self.inside([ask.word(field) for field in ask.fields])
            case Pick():
                self.inside(list(ask.items))


def _listen(game: Game, seed: int, heard: _Heard) -> None:
    rng = Random(f"{game.id}/words/{seed}")
    match = new(game, random_seats(game, rng), random_options(game, rng), dice=seed)
    for _ in range(MOST):
        if not match.open:
            break
        number = rng.choice(list(match.open))
        ask = match.open[number]
        heard.ask(ask)
        if rng.random() < 0.2:
            heard.inside(game.explain(match.state, ask, rng.random() < 0.8))
        answer_random(match, number, rng)
    _hear_told(match, heard)


def _hear_told(match: Match, heard: _Heard) -> None:
    for seat in (None, *range(len(match.setup.seats))):
        for event in match.log(seat):
            heard.take(event.key, event.values)
    if match.outcome is not None:
        heard.inside(match.outcome.how)
