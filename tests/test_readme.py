"""What the README shows works as it stands there."""

from __future__ import annotations

import doctest
import re
from pathlib import Path

ROOT = Path(__file__).parents[1]
README = (ROOT / "README.md").read_text(encoding="utf-8")


def test_the_python_session_runs() -> None:
    (session,) = re.findall(r"```pycon\n(.*?)```", README, re.DOTALL)
    parser = doctest.DocTestParser()
    runner = doctest.DocTestRunner()
    runner.run(parser.get_doctest(session, {}, "README.md", "README.md", 0))
    assert runner.tries > 5
    assert not runner.failures


def test_every_file_it_points_to_is_there() -> None:
    for target in re.findall(r"\]\(([^)#:]+)\)", README):
        assert (ROOT / target).exists(), target


def test_it_has_exactly_two_set_up_commands() -> None:
    first = re.search(r"```sh\n(.*?)```", README, re.DOTALL)
    assert first is not None
    assert re.findall(r"^make \w+", first[1], re.MULTILINE) == ["make play", "make test"]
