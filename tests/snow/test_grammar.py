"""What bots write: haiku of 5, 7 and 5 syllables, and no text that trips over its own symbols."""

from __future__ import annotations

import re
from random import Random

import pytest

from gunbai.games.snow.bots.grammar import SYMBOL, Grammar, grammar, haiku, speak
from gunbai.words.catalogue import LANGUAGES

GIVEN = {"samurai", "samurai_ko", "name", "other", "facet"}
"""What the questions that ask for a text give along."""
ROOTS = {
    *("name-samurai", "name-samurai-ko", "clan", "principality", "desire"),
    *("scene-spring", "scene-summer", "scene-autumn"),
    *(
        f"{what}{facet}"
        for what in ("scene", "contest")
        for facet in ("", "-aware", "-steel", "-tanka")
    ),
}
LINES = ("five", "seven-samurai", "seven-samurai-ko")

SILENT_E = re.compile(r"(?<=[^aeiouyl])e\b|(?<=[aeiou][lmnrv])e\b|(?<=[^aeiouydt])ed\b")
ODD_WORDS = {"leaves": 1, "already": 3, "remembers": 3, "sleeves": 1, "writes": 1, "before": 2}


def syllables(line: str, language: str) -> int:
    """How many syllables a line has: in Russian its vowels, in English by rule and exception."""
    if language == "ru":
        return len(re.findall("[аеёиоуыэюя]", line))
    return sum(map(english, re.findall(r"[a-z]+", line)))


def english(word: str) -> int:
    if word in ODD_WORDS:
        return ODD_WORDS[word]
    return max(1, len(re.findall(r"[aeiouy]+", SILENT_E.sub("", word))))


@pytest.mark.parametrize("language", LANGUAGES)
def test_lines_of_haiku_have_five_and_seven_syllables(language: str) -> None:
    words = grammar(language)
    for name in LINES:
        wanted = 5 if name == "five" else 7
        for line in words[name]:
            assert syllables(line, language) == wanted, line


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("role", ["samurai", "samurai-ko"])
def test_a_haiku_has_three_different_lines(language: str, role: str) -> None:
    for seed in range(20):
        lines = haiku(grammar(language), role, Random(seed)).split("\n")
        assert [syllables(line.lower(), language) for line in lines] == [5, 7, 5]
        assert len({line.strip(".,").lower() for line in lines}) == 3
        assert lines[0][0].isupper()


def symbols(words: Grammar, name: str) -> set[str]:
    """All symbols that a symbol may come to."""
    used = {found for text in words[name] for found in SYMBOL.findall(text)} - GIVEN
    return used.union({name}, *(symbols(words, inner) for inner in used))


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_symbol_is_there_and_none_is_for_nothing(language: str) -> None:
    words = grammar(language)
    reached = set(LINES).union(*(symbols(words, root) for root in ROOTS))
    assert reached == set(words)


def test_both_grammars_speak_of_the_same_things() -> None:
    assert set(grammar("en")) & set(grammar("ru")) >= ROOTS


@pytest.mark.parametrize("language", LANGUAGES)
def test_texts_are_short_enough_for_every_question(language: str) -> None:
    words = grammar(language)
    given = dict.fromkeys(GIVEN, "x" * 40)
    for root in ROOTS:
        for seed in range(60):
            said = speak(words, root, Random(seed), given)
            assert 0 < len(said) <= (500 if root not in ("clan", "principality") else 40)
            assert "{" not in said
            assert said.isprintable()


def test_what_players_wrote_is_never_read_as_a_grammar() -> None:
    words = {"root": ["{name} and {other}"], "other": ["x"]}
    said = speak(words, "root", Random(0), {"name": "{other} {nothing}"})
    assert said == "{other} {nothing} and x"


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_two_houses_are_called_the_same_or_share_a_line(language: str) -> None:
    words = grammar(language)
    for seed in range(40):
        shares = [slice(seat, None, 8) for seat in range(8)]
        for what in ("name-samurai", "name-samurai-ko", "clan", "principality"):
            names = [speak(words, what, Random(seed), {}, share) for share in shares]
            assert len(set(names)) == 8, names
        lines = [haiku(words, "samurai", Random(seed), share).split("\n") for share in shares]
        for said in zip(*lines, strict=True):
            assert len(set(said)) == 8


def test_whose_share_it_is_moves_no_dice() -> None:
    """The same seed plays the same game, however many houses the words are shared among."""
    words = grammar("en")
    after = set()
    for share in (slice(0, None, 8), slice(3, None, 4), slice(None)):
        rng = Random(7)
        for what in ("name-samurai", "clan"):
            speak(words, what, rng, {}, share)
        haiku(words, "samurai-ko", rng, share)
        after.add(rng.random())
    assert len(after) == 1


def test_a_share_keeps_two_from_saying_the_same() -> None:
    words = {"root": list("abcdef")}
    shares = [
        {speak(words, "root", Random(seed), {}, slice(seat, None, 3)) for seed in range(40)}
        for seat in range(3)
    ]
    assert shares == [set("ad"), set("be"), set("cf")]
    assert speak({"root": ["a"]}, "root", Random(0), {}, slice(5, None, 6)) == "a"
