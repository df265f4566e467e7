"""What bots of Snow write: haiku of 5, 7 and 5 syllables, and texts in every reader's language."""

from __future__ import annotations

import re
from random import Random

import pytest

import gunbai
from gunbai.core.record import load
from gunbai.core.script import Refused, Write, Written
from gunbai.games.snow.bots import HOME, haiku
from gunbai.prose import Prose, prose
from gunbai.words import story
from gunbai.words.catalogue import LANGUAGES, bundle

GIVEN = dict.fromkeys(("samurai", "samurai_ko", "name", "other", "facet"), "x" * 40)
NAMED = ("name-samurai", "name-samurai-ko", "clan", "principality")
WRITTEN = (
    *("desire", "scene-spring", "scene-summer", "scene-autumn"),
    *(
        f"{what}{facet}"
        for what in ("scene", "contest")
        for facet in ("", "-aware", "-steel", "-tanka")
    ),
)
LINES = ("five", "seven-samurai", "seven-samurai-ko")

SILENT_E = re.compile(r"(?<=[^aeiouyl])e\b|(?<=[aeiou][lmnrv])e\b|(?<=[^aeiouydt])ed\b")
ODD_WORDS = {"leaves": 1, "already": 3, "remembers": 3, "sleeves": 1, "writes": 1, "before": 2}


def words(language: str) -> Prose:
    return prose("snow", HOME, language)


def syllables(line: str, language: str) -> int:
    """How many syllables a line has: in Russian its vowels, in English by rule and exception."""
    if language == "ru":
        return len(re.findall("[аеёиоуыэюя]", line.lower()))
    return sum(map(english, re.findall(r"[a-z]+", line.lower())))


def english(word: str) -> int:
    if word in ODD_WORDS:
        return ODD_WORDS[word]
    return max(1, len(re.findall(r"[aeiouy]+", SILENT_E.sub("", word))))


@pytest.mark.parametrize("language", LANGUAGES)
def test_lines_of_haiku_have_five_and_seven_syllables(language: str) -> None:
    for name in LINES:
        wanted = 5 if name == "five" else 7
        for line in words(language).texts(name):
            assert syllables(line, language) == wanted, line


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("role", ["samurai", "samurai-ko"])
def test_a_haiku_has_three_different_lines(language: str, role: str) -> None:
    for seed in range(20):
        said = words(language).text(haiku(words("en"), role, Random(seed)))
        lines = said.split("\n")
        assert [syllables(line, language) for line in lines] == [5, 7, 5]
        assert len({line.strip(".,").lower() for line in lines}) == 3
        assert lines[0][0].isupper()


@pytest.mark.parametrize("language", LANGUAGES)
def test_texts_are_short_enough_for_every_question(language: str) -> None:
    for root in (*NAMED, *WRITTEN):
        for seed in range(60):
            said = words(language).write(root, Random(seed), GIVEN)["text"]
            assert 0 < len(said) <= (500 if root not in NAMED else 40)
            assert "{" not in said
            assert said.isprintable()
            assert said[0].isupper()


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_text_is_what_its_readers_are_told(language: str) -> None:
    for root in WRITTEN:
        for seed in range(20):
            answer = words(language).write(root, Random(seed), GIVEN)
            read = Write(1, "snow.scene").read(answer)
            assert isinstance(read, Written)
            told = str(bundle(language).value(read)).replace("\u00a0", " ")
            assert told == answer["text"]


def test_what_players_wrote_is_never_read_as_a_grammar() -> None:
    given = {**GIVEN, "name": "{ $where } { $nothing }"}
    texts = [words("en").write("scene-tanka", Random(seed), given) for seed in range(20)]
    assert any("{ $where } { $nothing }" in said["text"] for said in texts)
    read = [Write(1, "snow.scene").read(said) for said in texts]
    assert any("{ $where } { $nothing }" in bundle("ru").value(text) for text in read)


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_two_houses_are_called_the_same_or_share_a_line(language: str) -> None:
    for seed in range(40):
        shares = [slice(seat, None, 8) for seat in range(8)]
        for what in NAMED:
            names = [words(language).name(what, Random(seed), share) for share in shares]
            assert len(set(names)) == 8, names
        said = [
            words(language).text(haiku(words("en"), "samurai", Random(seed), s)) for s in shares
        ]
        for lines in zip(*(text.split("\n") for text in said), strict=True):
            assert len(set(lines)) == 8


def test_whose_share_it_is_moves_no_dice() -> None:
    """The same seed plays the same game, however many houses the words are shared among."""
    after = set()
    for share in (slice(0, None, 8), slice(3, None, 4), slice(None)):
        rng = Random(7)
        for what in ("name-samurai", "clan"):
            words("en").name(what, rng, share)
        haiku(words("en"), "samurai-ko", rng, share)
        after.add(rng.random())
    assert len(after) == 1


def test_a_russian_reads_russian_scenes_at_an_english_table() -> None:
    match = gunbai.new("snow", ["bot"] * 3, {"rounds": 1}, dice=3)
    gunbai.play_bots(match, 3)
    told = [said.text for said in story.tell(match, None, "ru").events]
    english = {said.text for said in story.tell(match, None, "en").events}
    assert not english & set(told)
    scenes = [text for text in told if text.startswith("Клан ") and "." in text]
    assert scenes
    for text in scenes:
        latin = set(re.findall(r"[A-Za-zōū]{2,}", text))
        names = {house.clan for house in match.state.houses}
        names |= {who.name for house in match.state.houses for who in house.couple}
        assert latin <= names, text


def test_the_record_of_a_written_text_replays_and_verifies() -> None:
    match = gunbai.new("snow", ["bot"] * 3, {"rounds": 1}, dice=3)
    gunbai.play_bots(match, 3)
    record = load(match.record.dump())
    again = gunbai.replay(record)
    assert again.state == match.state
    assert again.record.dump() == match.record.dump()
    assert gunbai.verify(record).passed


@pytest.mark.parametrize(
    "value",
    [
        {"text": "a", "key": "terminal.help.help"},
        {"text": "a", "key": "hierarchy.prose.boss.1"},
        {"text": "a", "key": 7},
        {"key": "snow.prose.scene.1"},
        {"text": "a", "key": "snow.prose.scene.1", "values": {"where": 7}},
        {"text": "a", "key": "snow.prose.scene.1", "values": {"where": "x" * 501}},
        {"text": "a" * 501, "key": "snow.prose.scene.1"},
        {"text": "", "key": "snow.prose.scene.1"},
    ],
)
def test_a_written_text_of_other_words_is_refused(value: dict[str, object]) -> None:
    with pytest.raises(Refused):
        Write(1, "snow.scene").read(value)


def test_a_written_text_may_not_be_nested_without_end() -> None:
    said: dict[str, object] = {"key": "snow.prose.scene.1"}
    for _ in range(20):
        said = {"key": "snow.prose.scene.1", "values": {"where": said}}
    with pytest.raises(Refused):
        Write(1, "snow.scene").read({"text": "a", **said})


def test_every_line_of_the_prose_is_reached() -> None:
    text = (HOME / "words" / "bots.en.ftl").read_text(encoding="utf-8")
    keys = set(re.findall(r"^(snow-prose-[\w-]+) =", text, re.MULTILINE))
    symbols = {re.sub(r"-\d+$", "", key).removeprefix("snow-prose-") for key in keys}
    used = set(re.findall(r"\$(\w+)", text))
    roots = {*NAMED, *WRITTEN, *LINES, "haiku"}
    assert symbols - roots <= used
    assert used - symbols <= {*GIVEN, "first", "second", "third"}
