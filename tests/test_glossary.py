"""Glossaries: the terms of each game, the same in both languages."""

from __future__ import annotations

import pytest

from gunbai.words.catalogue import LANGUAGES
from gunbai.words.glossary import glossary, parse

GAMES = ("snow", "hierarchy", "daimyo")


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
