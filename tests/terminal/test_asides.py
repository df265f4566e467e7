"""What may be typed beside an answer, and how a text is told from it."""

from __future__ import annotations

import pytest

from gunbai.core.script import Refused
from gunbai.terminal.language import use
from gunbai.terminal.screen.asides import NAMES, Aside, answered, aside


@pytest.mark.parametrize("name", NAMES)
def test_every_aside_is_a_word_and_a_slash_word(name: str) -> None:
    for writing in (False, True):
        assert aside(name, writing=writing) == Aside(name)
        assert aside(f"/{name}", writing=writing) == Aside(name)
        assert aside(name.upper(), writing=writing) == Aside(name)


def test_some_take_a_text() -> None:
    assert aside("note a fine move", writing=False) == Aside("note", "a fine move")
    assert aside("rules R9", writing=False) == Aside("rules", "R9")
    assert aside("/note a fine move", writing=True) == Aside("note", "a fine move")


def test_a_text_that_begins_like_an_aside_is_a_text() -> None:
    assert aside("note the snow on the pine", writing=True) is None
    assert aside("help me", writing=True) is None
    assert aside("quit now", writing=False) is None


def test_a_backslash_says_that_the_word_itself_is_meant() -> None:
    assert aside("\\help", writing=True) is None
    assert answered("\\help") == "help"
    assert answered("help") == "help"


def test_an_unknown_slash_word_is_refused_with_the_known_ones() -> None:
    with pytest.raises(Refused, match="undo"):
        aside("/undoo", writing=True)


def test_russian_words_stand_beside_the_english() -> None:
    use("ru")
    assert aside("назад", writing=True) == Aside("undo")
    assert aside("заметка снег идёт", writing=False) == Aside("note", "снег идёт")
    assert aside("undo", writing=False) == Aside("undo")
