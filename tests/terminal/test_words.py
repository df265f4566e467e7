"""The words of the terminal: the same in both languages, and every key that is used is there."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import gunbai.terminal
from gunbai.words.catalogue import bundle

HOME = Path(gunbai.terminal.__file__).parent
USED = re.compile(r"\"terminal\.([a-z.-]+)\"|f\"terminal\.([a-z.-]*)\{")


def catalogue(language: str) -> dict[str, set[str]]:
    """Every key with the values that its words use."""
    text = (HOME / "words" / f"{language}.ftl").read_text(encoding="utf-8")
    entries = re.split(r"^(?=terminal-)", text, flags=re.MULTILINE)[1:]
    return {entry.split(" =")[0]: set(re.findall(r"\$([a-z]+)", entry)) for entry in entries}


def test_both_languages_say_the_same_things_with_the_same_values() -> None:
    english, russian = catalogue("en"), catalogue("ru")
    assert english.keys() == russian.keys()
    for key, values in english.items():
        assert values == russian[key], key


def test_every_key_in_the_code_has_words() -> None:
    whole: set[str] = set()
    begun: set[str] = set()
    for path in HOME.rglob("*.py"):
        for key, prefix in USED.findall(path.read_text(encoding="utf-8")):
            (whole if key else begun).add(key or prefix)
    keys = {key.removeprefix("terminal-") for key in catalogue("en")}
    assert len(whole) > 30
    for key in whole:
        assert key.replace(".", "-") in keys, key
    for prefix in begun - {""}:
        assert any(key.startswith(prefix.replace(".", "-")) for key in keys), prefix


@pytest.mark.parametrize("language", ["en", "ru"])
def test_every_entry_can_be_said(language: str) -> None:
    words = bundle(language)
    for key, values in catalogue(language).items():
        said = words.say(key, dict.fromkeys(values, 2))
        assert said
        assert "{" not in said, said
