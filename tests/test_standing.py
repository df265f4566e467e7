"""Standing answers of the three games: every one that is offered is asked for, and is taken."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

import gunbai
from gunbai import Match
from gunbai.play import ask_bot
from gunbai.registry import find
from gunbai.words.catalogue import LANGUAGES, bundle

SHORT = {"rounds_max": 2, "bid_limit": 1, "ties_max": 1}
PLAYED: dict[str, tuple[int, dict[str, Any]]] = {
    "snow": (3, {"rounds": 2}),
    "hierarchy": (8, {**SHORT, "tiles": "ask"}),
    "daimyo": (2, {}),
}
"""How many seats, and under which options all of a game's standing answers come up."""
GAMES_MOST = 200
"""So many games are played until each of them was asked for; a wound on a quest is rare."""
RARE = {"kagai-school", "ariake-school", "mujintou-school"}
"""Stances of houses that have a school."""
SAID: dict[str, dict[str, Any]] = {
    "snow": {"challenge": "pass", "kamae": "kagai", "redirect": 0, "redirect-which": []},
    "hierarchy": {"help": "stand-by", "select": [], "follow": "go", "court": "quiet"},
    "daimyo": {"challenge": "none", "follow": "stay", "pursue": "stay"},
}
"""A challenge passed, the same Stance, no help, none kept, the leader followed, the line held."""


def given(match: Match, number: int, rng: Random) -> Any:
    """What a seat answers that is asked: in a battle as a bot does, or nobody would ever meet."""
    ask = match.open[number]
    return ask_bot(match, number, rng) if match.game.id == "daimyo" else ask.sample(rng)


@pytest.mark.parametrize("game", PLAYED)
def test_every_standing_answer_is_to_a_question_that_is_asked_and_takes_it(game: str) -> None:
    seats, options = PLAYED[game]
    wanted = find(game).standing
    left = {(key, str(value)) for key, values in wanted.items() for value in values}
    left = {pair for pair in left if pair[1] not in RARE}
    for seed in range(GAMES_MOST):
        if not left:
            break
        rng = Random(seed)
        match = gunbai.new(game, [f"P{n}" for n in range(seats)], options, dice=seed)
        while left and not match.over:
            number = rng.choice(list(match.open))
            ask = match.open[number]
            left -= {(ask.key, str(v)) for v in wanted.get(ask.key, ()) if ask.takes(v)}
            match.answer(ask.seat, number, given(match, number, rng))
    assert left == set()


@pytest.mark.parametrize("game", PLAYED)
def test_games_are_played_to_their_end_by_what_was_said_beforehand(game: str) -> None:
    seats, options = PLAYED[game]
    match = gunbai.new(game, [f"P{n}" for n in range(seats)], options, dice=1)
    for seat in range(seats):
        for key, value in SAID[game].items():
            match.stand(seat, f"{game}.{key}", value)
    rng, kept = Random(1), set[str]()
    while not match.over:
        number = rng.choice(list(match.open))
        ask, value = match.open[number], match.standing_for(number)
        if ask.key.removeprefix(f"{game}.") in SAID[game] and value is not None:
            kept.add(ask.key)
        match.answer(ask.seat, number, given(match, number, rng) if value is None else value)
    assert kept
    record = gunbai.load(match.record.dump())
    assert gunbai.replay(record).over


@pytest.mark.parametrize("game", PLAYED)
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_seats_sheet_has_words_for_every_standing_answer(game: str, language: str) -> None:
    words = bundle(language)
    for key, values in find(game).standing.items():
        name = f"{game}.standing.{key.removeprefix(f'{game}.')}"
        answers = [f"{name}.{'none' if value == [] else value}" for value in values]
        assert [word for word in (name, *answers) if not words.has(word)] == []
