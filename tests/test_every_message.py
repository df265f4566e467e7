"""Every message of every catalogue, said with 1, 2, 5, 11 and 21 of everything and many names.

What a reader stumbles over is looked for in what comes out: a number that its plural forgot, one
thing with two names, a hyphen for a minus, a line that may end before a dash.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

import gunbai
from gunbai.core.script import Word
from gunbai.registry import registered
from gunbai.words.catalogue import LANGUAGES, Bundle, bundle
from gunbai.words.languages import ROOMS, catalogues, folder

NUMBERS = (0, 1, 2, 5, 11, 21)
NAMES = {"en": ("Aki", "O-Yuki"), "ru": ("Такэси", "О-Юки")}
"""A man's name and a woman's; each message is said with either in either place."""
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
COUNTED = re.compile(r"\$(\w+)(?=\s*->)|NUMBER\(\$(\w+)")
"""The values that a message's plurals are about, and others that are numbers."""

OTHER_NAMES = {
    "ru": {
        r"\bкост(?:и|ей|ями|ях)\b(?! кубик)": "кубики",
        r"\bсезон": "время года",
        r"\bстолкновени": "противостояние (Снег), встреча",
        r"\bкруч[аеиу]": "крутой холм",
        r"\bв контакте\b": "вплотную",
        r"\bбез приказа\b": "вне командования",
        r"\bоткрытого текста\b": "из других опубликованных правил",
        r"\bвзять обратно\b": "взять назад",
        r"\bс Сражени": "со Сражением",
        r"\d[abc]\b": "5а, 5б, 5в",
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


def counted_in(key: str, language: str) -> set[str]:
    """The values of a message that are numbers."""
    found = COUNTED.findall(SOURCES[language][key])
    return {name for names in found for name in names if name}


def said(words: Bundle, key: str, number: int, first: int = 0) -> str:
    """A message with one number for whatever it counts, and a name for everything else."""
    counted = counted_in(key, words.language)
    names = NAMES.get(words.language, NAMES["en"])
    values: dict[str, object] = {}
    for place, value in enumerate(sorted(words.variables(key)), first):
        word = Word(WORDS[value]) if value in WORDS else names[place % 2]
        values[value] = number if value in counted else word
    return words.say(key, values)


def everything(language: str) -> Iterator[tuple[str, int, str]]:
    words = bundle(language)
    for key in sorted(words.keys):
        counted = counted_in(key, language)
        others = words.variables(key) - counted - WORDS.keys()
        for number in NUMBERS if counted else NUMBERS[1:2]:
            for first in (0, 1) if others else (0,):
                yield key, number, said(words, key, number, first)


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
            others = [said for form, said in branches.items() if form not in ("0", "1", "one")]
            if "one" in branches and any(f"${name}" in said for said in others):
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


FORMS = (
    "кубик кубика кубиков",
    "очко очка очков",
    "подставка|подставку подставки подставок",
    "попадание попадания попаданий",
    "рана|рану раны ран",
    "удар удара ударов",
    "удача|удачу удачи удач",
    "Тайна|Тайну|Тайной Тайны Тайн",
    "Тайл Тайла Тайлов",
    "единица|единицу единицы единиц",
    "отряд отряда отрядов",
    "ход хода ходов",
    "раунд раунда раундов",
    "ничья|ничью ничьи|ничьей ничьих",
    "листок листка листков",
    "бросок броска бросков",
    "раздача|раздачу раздачи раздач",
    "строка|строку строки строк",
    "знак знака знаков",
    "запись записи записей",
    "партия|партию партии партий",
    "игра|игру игры игр",
    "место места мест",
    "стол стола столов",
    "клуб клуба клубов",
    "пункт пункта пунктов",
    "день дня дней",
    "час часа часов",
    "минута|минуту минуты минут",
    "секунда|секунду секунды секунд",
    "процесс процесса процессов",
)
"""What is counted: as with 1 (nominative, accusative), with 2 (the genitive of one), with 5."""


def form_of(number: int) -> int:
    """Which form of a noun goes with a number in Russian: with 1, with 2, with 5."""
    if number % 10 == 1 and number % 100 != 11:
        return 0
    return 1 if number % 10 in (2, 3, 4) and number % 100 not in (12, 13, 14) else 2


def legal_forms() -> dict[str, set[int]]:
    """By each word of `FORMS` the kinds of numbers it may follow; "из 21 кубика" is one."""
    found: dict[str, set[int]] = {}
    for line in FORMS:
        for form, words in enumerate(line.split()):
            for word in words.split("|"):
                found.setdefault(word.lower(), set()).update({form} if form != 1 else {0, 1})
                if form == 2:
                    found[word.lower()].add(1)  # "не меньше 2 кубиков"
    return found


def test_what_is_counted_agrees_with_its_number_in_russian() -> None:
    legal, seen = legal_forms(), 0
    for key, _, text in everything("ru"):
        for number, noun in re.findall(r"(?<![\d.,])(\d+)\s([а-яё]+)", text, re.IGNORECASE):
            if noun.lower() in legal and not key.startswith(SHARES):
                seen += 1
                assert form_of(int(number)) in legal[noun.lower()], (key, text)
    assert seen > 200


ROUND = ("core-clock-span", "core-salt-length", "table-too-many", "table-too-big")
"""They count what is always many."""
SHARES = ("arena-test-", "study-", "hierarchy-prose-", "snow-puzzle-", "hierarchy-ended-")
"""What they name is no whole number: "44,3 % партий", "девять дней", "0,3 очка", "раунда 3"."""


def test_no_number_of_any_size_stands_before_one_form_of_a_noun() -> None:
    """Outside of its plurals a number is written after what it counts: "Кубиков: 21"."""
    nouns = "|".join(word for line in FORMS for word in re.split(r"[ |]", line))
    raw = re.compile(rf"\{{ \$\w+ \}} (?:{nouns})\b")
    for key, text in SOURCES["ru"].items():
        bounded = (
            key in ROUND or key.startswith(SHARES) or "$most }" in text
        )  # a limit, which is one of a few round numbers
        for line in text.splitlines():
            if not bounded and not re.match(r"\s*\*?\[", line):
                assert not raw.search(line) or "$amount" in line, (key, line)


def test_whoever_is_named_may_be_a_man_or_a_woman() -> None:
    """A name's sex is not known, so nothing that agrees with it may follow it."""
    agreeing = r"один|одна|готова?|должен|должна|согласе?на?|сама?|[а-яё]+[аеиоуыя]л(?:а|ся|ась)?"
    pattern = re.compile(rf"(?:Такэси|О-Юки)(?: не)? (?:{agreeing})\b")
    known = re.compile("snow-prose-|daimyo-table-rides-alone")  # his and hers are known there
    nouns = {"бросал", "металл", "посол", "правил"}
    for key, _, text in everything("ru"):
        found = pattern.search(text)
        if found and not known.match(key):
            assert found.group().split()[-1] in nouns, (key, text)


UNIT = "Аоки, копейщики"


def test_a_unit_of_daimyo_is_many() -> None:
    """A unit is named in the plural, so its verbs are plural too."""
    words = bundle("ru")
    single = re.compile(rf"{UNIT}:? (?!нет\b)\w+(?:ит|ет|ёт|ал|ен)(?:ся)?\b")
    for key in sorted(words.keys):
        if key.startswith("daimyo-") and "unit" in (used := words.variables(key)):
            counted = counted_in(key, "ru")
            values = {
                name: 5 if name in counted else UNIT if name == "unit" else "Х" for name in used
            }
            assert not single.search(words.say(key, values)), (key, words.say(key, values))


def test_a_reason_is_no_infinitive() -> None:
    for key in bundle("ru").keys:
        if key.startswith(("daimyo-reason-", "daimyo-modifier-")):
            assert not re.search(r"ть(?:ся)?\b", bundle("ru").say(key)), key


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_sentence_ends_within_another(language: str) -> None:
    for key, _, text in everything(language):
        if not key.startswith("study-vary-shape"):  # "VALUE,…, such as"
            assert not re.search(r"[.!?…][;,]", text), (key, text)


def test_no_bot_is_told_by_its_id() -> None:
    ids = {bot for game in registered().values() for bot in (*game.bots, *game.former_bots)}
    told = re.compile(rf"\((?:{'|'.join(map(re.escape, sorted(ids)))})\)")
    for key, _, text in everything("ru"):
        assert not told.search(text), (key, text)


def test_numbers_of_four_digits_are_not_parted_in_russian() -> None:
    told = {n: bundle("ru").say("core.too-long", {"given": n, "most": 1}) for n in (2001, 20010)}
    assert "2001;" in told[2001]
    assert "20\u00a0010;" in told[20010]


def test_every_key_that_a_page_names_has_words() -> None:
    """A page shows an unknown key as it is."""
    home, words, seen = Path(gunbai.__file__).parent, bundle("en"), 0
    for page in [*home.glob("table/templates/**/*.html"), *home.glob("games/*/page/**/*.html")]:
        for key in re.findall(r"""\b_\(["']([\w.-]+)["'](?=[,)])""", page.read_text("utf-8")):
            seen += 1
            assert words.has(key), (page.name, key)
    assert seen > 500
