"""What the recorded games tell, in every language, is what it was: it changes only on purpose."""

from __future__ import annotations

from pathlib import Path

import pytest
from tests.make_golden import FOLDER, RECORDS, difference, golden

from gunbai.words.catalogue import LANGUAGES

HINT = "If this is meant, `make golden` writes it anew and shows the whole difference."
SHOWN = 12


@pytest.mark.parametrize("record", RECORDS, ids=lambda record: record.stem)
def test_a_recorded_game_is_told_as_before(record: Path) -> None:
    for file, text in golden(record):
        changed = difference(file, text)
        assert not changed, "\n".join([*changed[:SHOWN], HINT])


def test_no_golden_file_is_without_its_record() -> None:
    wanted = {f"{record.stem}.{language}.txt" for record in RECORDS for language in LANGUAGES}
    assert {file.name for file in FOLDER.iterdir()} == wanted
