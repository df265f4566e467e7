"""Records of older rules are told as stories from their entries, in both languages."""

from __future__ import annotations

from pathlib import Path

import pytest

from gunbai.core.record import Record, load
from gunbai.core.script import Refused
from gunbai.play import replay
from gunbai.terminal.commands.show import exported
from gunbai.terminal.language import use
from gunbai.words import old_rules, story

OLD = sorted((Path(__file__).parent / "records" / "old").glob("*.gunbai"))


def read(file: Path) -> Record:
    return load(file.read_bytes())


def test_there_is_one_of_each_game() -> None:
    assert {read(file).header.game for file in OLD} == {"daimyo", "hierarchy", "snow"}
    assert {read(file).header.version for file in OLD} == {1}


@pytest.mark.parametrize("file", OLD, ids=lambda file: file.stem)
def test_a_record_of_older_rules_is_not_played_but_told(file: Path) -> None:
    record = read(file)
    with pytest.raises(Refused, match="version 1 of the rules"):
        replay(record)
    assert old_rules.is_old(record)
    for language, sentence in (("en", "They have changed since"), ("ru", "правила изменились")):
        told = old_rules.tell(record, language)
        assert sentence in told.events[0].text
        names = [sitting.name for sitting in record.header.seats]
        assert [
            name.removesuffix(" (bot)").removesuffix(" (бот)") for _, name in told.players
        ] == names
        assert len(told.events) > 20
        assert "\n## " in story.to_markdown(told)
        assert "story-old" not in story.to_html(told)


def test_what_was_written_chosen_and_rolled_is_told_of_who_did_it() -> None:
    record = read(next(file for file in OLD if file.stem == "snow-shared"))
    texts = [said.text for said in old_rules.tell(record, "en").events]
    name = record.header.seats[1].name
    assert any(text.startswith(f"{name} writes: “") for text in texts)
    assert any(text.startswith(f"{name} answers: ") for text in texts)
    assert any(" rolls " in text and text.endswith(".") for text in texts)


@pytest.mark.parametrize("form", ["md", "html"])
def test_it_is_exported_in_the_readers_language(form: str) -> None:
    use("ru")
    try:
        assert "правила изменились" in exported(read(OLD[0]), form, None)
    finally:
        use("en")
