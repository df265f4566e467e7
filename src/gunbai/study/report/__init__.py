"""A study as a page to send to a friend: plots and tables, in every language.

A report is a folder of its own: ``index.html`` and ``index.ru.html`` (each needs nothing beside
it), the plots as SVG files, and the figures as ``study.json`` and ``study.csv``. It is written
whole or not at all.
"""

from __future__ import annotations

import json
import os
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from importlib.util import find_spec
from pathlib import Path
from shutil import rmtree
from tempfile import mkdtemp
from typing import Any

from gunbai.core.script import refused
from gunbai.study.csvfile import to_csv
from gunbai.words.languages import ENGLISH, LANGUAGES

PAGES = {
    language: "index.html" if language == ENGLISH else f"index.{language}.html"
    for language in LANGUAGES
}


def prepare(folder: Path) -> Callable[[Mapping[str, Any]], None]:
    """Make sure that a report can be written into a new folder; return what writes it.

    Raises `Refused` where the folder is there already or there is nothing to draw with, and
    `OSError` where it cannot be made.
    """
    if find_spec("matplotlib") is None:
        raise refused("study.needs-matplotlib")
    if folder.exists():
        raise refused("study.report-there", folder=str(folder))
    with _beside(folder):
        pass
    return lambda found: _write(folder, found)


def _write(folder: Path, found: Mapping[str, Any]) -> None:
    with _beside(folder) as unfinished:
        _fill(unfinished, found)
        unfinished.chmod(0o755)
        unfinished.replace(folder)


@contextmanager
def _beside(folder: Path) -> Iterator[Path]:
    """A folder beside the one that is wanted; gone in the end, if it is still there.

    What goes wrong in it is said of the folder that is wanted.
    """
    unfinished = None
    try:
        unfinished = Path(mkdtemp(prefix=f".{folder.name}-", dir=folder.parent))
        yield unfinished
    except OSError as no:
        raise type(no)(no.errno, no.strerror or os.strerror(no.errno or 0), str(folder)) from no
    finally:
        if unfinished is not None:
            rmtree(unfinished, ignore_errors=True)


def _fill(folder: Path, found: Mapping[str, Any]) -> None:
    from gunbai.study.report.page import Page

    whole = json.dumps(found, ensure_ascii=False, indent=2) + "\n"
    (folder / "study.json").write_text(whole, encoding="utf-8")
    (folder / "study.csv").write_text(to_csv(found), encoding="utf-8")
    for language, name in PAGES.items():
        page = Page(language, found)
        (folder / name).write_text(page.html(PAGES), encoding="utf-8")
        for plot in page.plots:
            (folder / f"{plot.id}.{language}.svg").write_text(plot.file, encoding="utf-8")
