"""Which language is spoken: --lang, else GUNBAI_LANG, else the system's, else English."""

from __future__ import annotations

import pytest

from gunbai.terminal.language import chosen


@pytest.mark.parametrize(
    ("arguments", "environment", "spoken"),
    [
        ([], {}, "en"),
        ([], {"LANG": "ru_RU.UTF-8"}, "ru"),
        ([], {"LANG": "ru_RU.UTF-8", "LC_MESSAGES": "en_GB.UTF-8"}, "en"),
        ([], {"LANG": "ru_RU.UTF-8", "LC_ALL": "C"}, "en"),
        ([], {"LANG": "", "LC_ALL": ""}, "en"),
        ([], {"LANG": "fr_FR", "GUNBAI_LANG": "ru"}, "ru"),
        (["rules", "snow", "--lang", "ru"], {"GUNBAI_LANG": "en"}, "ru"),
        (["--lang=en", "rules"], {"GUNBAI_LANG": "ru"}, "en"),
        (["--lang", "fr"], {"LANG": "ru"}, "ru"),
        (["--lang"], {}, "en"),
        (["--", "--lang", "ru"], {}, "en"),
    ],
)
def test_the_first_that_is_set_is_heeded(
    arguments: list[str], environment: dict[str, str], spoken: str
) -> None:
    assert chosen(arguments, environment) == spoken
