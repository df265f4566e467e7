"""First games and glossaries: data of each game, the same in both languages, of real questions."""

from __future__ import annotations

from random import Random

import pytest

import gunbai
from gunbai.play import ask_bot
from gunbai.registry import find
from gunbai.words import first_game as first
from gunbai.words.catalogue import LANGUAGES, bundle
from gunbai.words.glossary import glossary, parse

GAMES = ("snow", "hierarchy", "daimyo")


@pytest.mark.parametrize("game", GAMES)
def test_both_languages_say_the_same_of_the_same_questions(game: str) -> None:
    told = [first.first_game(game, language) for language in LANGUAGES]
    assert all(told)
    assert len({tuple(one.options.items()) for one in told if one}) == 1
    assert len({tuple(one.remarks) for one in told if one}) == 1
    for language, one in zip(LANGUAGES, told, strict=True):
        assert one is not None
        assert {key for key in one.remarks if not bundle(language).has(key)} == set()


@pytest.mark.parametrize("game", GAMES)
def test_a_first_game_is_played_to_its_end_and_remarks_are_met(game: str) -> None:
    told = first.first_game(game, "en")
    assert told is not None
    options = first.options_of(find(game), told)
    low = find(game).players.start
    match = gunbai.new(game, ["bot"] * low, options, dice=5)
    rng, met = Random(5), set()
    while match.open:
        number, ask = next(iter(match.open.items()))
        met.add(ask.key)
        match.answer(ask.seat, number, ask_bot(match, number, rng))
    assert match.over
    assert len(met & set(told.remarks)) >= len(told.remarks) // 2


@pytest.mark.parametrize("game", GAMES)
def test_a_glossary_has_the_same_terms_in_both_languages(game: str) -> None:
    ids = [[term.id for term in glossary(game, language)] for language in LANGUAGES]
    assert ids[0] == ids[1]
    assert len(ids[0]) > 8
    for language in LANGUAGES:
        forms = [form for term in glossary(game, language) for form in term.forms]
        assert len(forms) == len(set(forms))


def test_a_term_without_its_head_is_refused() -> None:
    with pytest.raises(ValueError, match="A term's head is"):
        parse("## Awaré\n\nTo feel.")
    with pytest.raises(ValueError, match="A remark's head is"):
        first.parse("rounds=1\n\n## snow.kamae\n\nNow.")
