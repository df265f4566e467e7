"""docs/commands.md holds the help of every command, as it is now."""

from __future__ import annotations

from pathlib import Path

from gunbai.terminal.main import HOMES
from gunbai.terminal.manual import page

PAGE = Path(__file__).parents[2] / "docs" / "commands.md"


def test_the_page_of_commands_is_up_to_date() -> None:
    told = "make it anew: python -m gunbai.terminal.manual > docs/commands.md"
    assert PAGE.read_text(encoding="utf-8") == page(), told


def test_it_holds_every_command() -> None:
    for name in HOMES:
        assert f"\n### gunbai {name}\n" in page()
    assert "\n#### gunbai record verify\n" in page()
    assert "\n##### gunbai odds snow encounter\n" in page()
