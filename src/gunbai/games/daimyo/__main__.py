"""Checks scenario files: ``python -m gunbai.games.daimyo [--lang ru] FILE …`` (daimyo R34).

Every problem is a line of its own: file, line of the file, what is wrong, and the rule. Leaves with
status 1 if there is any.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterator
from pathlib import Path

from gunbai.games.daimyo.scenario_read import examine
from gunbai.script import Refusal, Refused
from gunbai.words import LANGUAGES, refuse


def problems(text: str) -> list[Refusal]:
    """Everything that is wrong with a scenario, in the order of its lines."""
    try:
        return [problem.refusal for problem in examine(text)[1]]
    except Refused as refused:
        return [refused.refusal]


def _said(files: list[str], language: str) -> Iterator[str]:
    for file in files:
        try:
            text = Path(file).read_text(encoding="utf-8")
        except (OSError, UnicodeError) as unreadable:
            yield f"{file}: {unreadable}"
            continue
        for problem in problems(text):
            yield f"{file}: {refuse(language, problem)}"


def main() -> None:
    """Check the files that are named."""
    parser = argparse.ArgumentParser(prog="gunbai.games.daimyo", description=__doc__)
    parser.add_argument("files", nargs="+", metavar="FILE")
    parser.add_argument("--lang", choices=LANGUAGES, default="en")
    asked = parser.parse_args()
    found = list(_said(asked.files, asked.lang))
    print(*found, sep="\n", end="\n" if found else "")
    sys.exit(bool(found))


if __name__ == "__main__":
    main()
