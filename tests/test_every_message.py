"""Every message of every catalogue, said with 1, 2, 5, 11 and 21 of everything and many names.

What a reader stumbles over is looked for in what comes out: a number that its plural forgot, one
thing with two names, a hyphen for a minus, a line that may end before a dash.
"""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest

from gunbai.core.script import Word
from gunbai.registry import registered
from gunbai.words.catalogue import LANGUAGES, Bundle, bundle
from gunbai.words.languages import ROOMS, catalogues, folder

NUMBERS = (0, 1, 2, 5, 11, 21)
NAMES = {"en": ("Aki", "O-Yuki"), "ru": ("Такэси", "О-Юки")}
WORDS = {
    "season": "snow.season-name.spring",
    "treasure": "snow.treasure.honor",
    "facet": "snow.facet.aware",
    "kamae": "snow.kamae.kagai",
    "before": "daimyo.weather.fog",
    "weather": "daimyo.weather.snow",
    "stat": "hierarchy.stat.spirit",
    "caste": "hierarchy.caste.daimyo",
}
COUNTED = re.compile(r"\$(\w+)(?=\s*->)")
"""The values that a message's plurals are about."""

OTHER_NAMES = {
    "ru": {
        r"\bкост(?:и|ей|ями|ях)\b(?! кубик)": "кубики",
        r"\bсезон": "время года",
        r"\bстолкновени": "противостояние (Снег), встреча",
        r"\bмодификатор": "поправка",
        r"\bглавнокомандующ": "полководец",
        r"\bкомандир": "военачальник",
        r"\bнатиск": "атака",
        r"\bзаход (?:влево|вправо)": "захождение",
        r"\bМаневр": "манёвр",
        r"\b[12]?d(?:6|8|10)\b": "к6, к8, к10",
        r"самое большее": "не больше",
        r"рейтинг": "значение",
        r"\b1 Чест": "единица Чести",
        r"награда — ": "получает",
        r"[Лл]учш(?:ая|ей) игр": "лучший ход, при безошибочной игре",
        r"от 1 до 1\b": "ровно один",
        r"[Дд]а будет так": "готово",
    },
    "en": {
        r"\bwill not do\b": "is not valid",
        r"\b(?:is|are) wanted\b": "expected",
        r"\b[Ss]o be it\b": "Submit",
        r"from 1 to 1\b": "exactly one",
        r"\b1 dice\b": "one die",
        r"\bhouse\b.*\bbroke": "on the server",
    },
}


def source(language: str) -> dict[str, str]:
    """Every message as it stands in its catalogue."""
    found: dict[str, str] = {}
    homes = {folder(room) for room in (*ROOMS, *registered())}
    for home in filter(None, homes):
        for file in catalogues(language, home):
            text = file.read_text(encoding="utf-8")
            for entry in re.split(r"^(?=[a-z][\w-]* =)", text, flags=re.MULTILINE)[1:]:
                found[entry.split(" =")[0]] = entry
    return found


SOURCES = {language: source(language) for language in LANGUAGES}


def said(words: Bundle, key: str, number: int) -> str:
    """A message with one number for whatever it counts, and a name for everything else."""
    counted = set(COUNTED.findall(SOURCES[words.language][key]))
    names = NAMES.get(words.language, NAMES["en"])
    values: dict[str, object] = {}
    for place, value in enumerate(sorted(words.variables(key))):
        word = Word(WORDS[value]) if value in WORDS else names[place % 2]
        values[value] = number if value in counted else word
    return words.say(key, values)


def everything(language: str) -> Iterator[tuple[str, int, str]]:
    words = bundle(language)
    for key in sorted(words.keys):
        counted = COUNTED.search(SOURCES[language][key])
        for number in NUMBERS if counted else NUMBERS[1:2]:
            yield key, number, said(words, key, number)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_message_can_be_said_with_every_number(language: str) -> None:
    seen = 0
    for key, _, text in everything(language):
        assert "{" not in text or key in BRACES, (key, text)
        assert "$" not in text, (key, text)
        seen += 1
    assert seen > 1500


BRACES = {"table-order-form"}


def test_a_number_is_never_lost_by_its_plural() -> None:
    """``one`` is not 1: in Russian it is 21 as well."""
    for key, text in SOURCES["ru"].items():
        for name, body in re.findall(r"\$(\w+) ->\n((?:.*\n)*?)\s*\}", text):
            branches = dict(re.findall(r"^\s*\*?\[(\w+)\] ?(.*)$", body, re.MULTILINE))
            if f"${name}" in branches.get("few", ""):
                assert f"${name}" in branches["one"], (key, branches["one"])


@pytest.mark.parametrize("points", [-21, -1])
def test_a_loss_of_one_keeps_its_number(points: int) -> None:
    for language in LANGUAGES:
        values = {
            "clan": "Aki",
            "points": points,
            "total": points,
            "season": Word("snow.season-name.spring"),
        }
        text = bundle(language).say("snow.scored", values)
        assert text.count(f"−{-points}") == 2, text


@pytest.mark.parametrize("language", LANGUAGES)
def test_one_thing_has_one_name(language: str) -> None:
    for key, _, text in everything(language):
        if key.startswith(("daimyo-query", "arena-")) or "-help-" in key or "-prose-" in key:
            continue  # bots do have a rating
        for wrong, right in OTHER_NAMES.get(language, {}).items():
            assert not re.search(wrong, text), f"{key}: {text!r}: {right}"


def markdown(language: str) -> Iterator[tuple[str, str]]:
    """Every paragraph that players read and that is no message: rules, cards, terms, lessons."""
    for game in filter(folder, registered()):
        home = folder(game)
        assert home is not None
        for file in sorted(home.glob(f"*/*.{language}.md")):
            for paragraph in file.read_text(encoding="utf-8").split("\n\n"):
                yield f"{game}/{file.name}", " ".join(paragraph.split())


MARKDOWN_NAMES = {
    r"\bПрипас": "Запасы",
    r"\bмораль|\bморали\b": "дух",
    r"\bбаз[аыу]\b": "подставка",
    r"\bперенаправ": "обратить в сокровище",
    r"\bХитрост": "Ухищрения",
    r"(?<=\s)-\d": "настоящий минус",
}


@pytest.mark.parametrize("language", LANGUAGES)
def test_one_thing_has_one_name_in_what_is_no_message_too(language: str) -> None:
    seen = 0
    more = {"ru": MARKDOWN_NAMES}.get(language, {})
    for where, text in markdown(language):
        seen += 1
        for wrong, right in {**OTHER_NAMES.get(language, {}), **more}.items():
            assert not re.search(wrong, text), f"{where}: {text!r}: {right}"
    assert seen > 200


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_line_ends_before_a_dash_or_a_unit_and_minus_is_no_hyphen(language: str) -> None:
    for key, _, text in everything(language):
        assert " —" not in text, (key, text)
        assert not re.search(r"\d (?:см|cm|%)(?!\w)", text), (key, text)
        if not key.startswith(("terminal-help", "daimyo-query", "hierarchy-query")):
            assert not re.search(r"(?<![\w=,:\[-])-\d", text), (key, text)


def test_a_list_of_nothing_is_a_dash() -> None:
    for language in LANGUAGES:
        text = bundle(language).say("core.unknown-bot", {"given": "x", "legal": []})
        assert text.endswith(": —.")


def test_negative_numbers_have_a_minus_sign() -> None:
    assert bundle("en").value([-2, 3]) == "−2, 3"
    assert "−1" in bundle("en").say("core.not-in-range", {"given": "x", "low": -1, "high": 2})


def test_the_first_person_of_a_hint_is_counted_in_russian() -> None:
    words = bundle("ru")
    texts = {n: words.say("hierarchy.fact.keeps-more", {"count": n}) for n in NUMBERS[1:]}
    assert [re.search(r"(\d+)\s(кубик\w*)", text).groups() for text in texts.values()] == [  # type: ignore[union-attr]
        ("1", "кубик"),
        ("2", "кубика"),
        ("5", "кубиков"),
        ("11", "кубиков"),
        ("21", "кубик"),
    ]
