"""What is asked of the chances of Daimyo from outside is held within bounds where it is read."""

import pytest

from gunbai.core.script import Refused
from gunbai.games.daimyo.odds_commands import COMMANDS


@pytest.mark.parametrize(
    ("command", "parameter", "text"),
    [
        ("weather", "season", "monsoon"),
        ("weather", "turns", "0"),
        ("weather", "turns", "1001"),
        ("volley", "stands", "-1"),
        ("volley", "stands", "101"),
        ("volley", "modifier", "101"),
        ("morale", "quality", "brave"),
        ("morale", "reason", "9"),
        ("melee", "mine", "101:0"),
        ("melee", "theirs", "-1:0"),
        ("melee", "theirs", "4:-101"),
        ("melee", "theirs", "4"),
    ],
)
def test_what_there_is_not_is_refused(command: str, parameter: str, text: str) -> None:
    asked = next(one for one in COMMANDS if one.name == command)
    read = next(one.read for one in asked.parameters if one.name == parameter)
    with pytest.raises((Refused, ValueError)):
        read(text)


def test_a_side_is_its_stands_and_its_modifier() -> None:
    melee = next(one for one in COMMANDS if one.name == "melee")
    values = {one.name: one.read("4:-1") for one in melee.parameters}
    assert values == {"mine": (4, -1), "theirs": (4, -1)}
    assert melee.answer(values)["even"]["value"] == pytest.approx(0.3114, abs=0.0001)
