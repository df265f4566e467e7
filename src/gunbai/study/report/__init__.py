"""A study as a page to send to a friend: plots and tables, in every language.

A report is a folder of its own: ``index.html`` and ``index.ru.html`` (each needs nothing beside
it), the plots as SVG files, and the figures as ``study.json`` and ``study.csv``. It is written
whole or not at all.
"""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from importlib.util import find_spec
from pathlib import Path
from shutil import rmtree
from tempfile import mkdtemp
from typing import TYPE_CHECKING

from gunbai.core.script import refused
from gunbai.study.csvfile import SHEET, to_csv
from gunbai.study.figures import Study, to_json
from gunbai.words.languages import ENGLISH, LANGUAGES

if TYPE_CHECKING:
    from gunbai.study.report.page import Document

PAGES = {
    language: "index.html" if language == ENGLISH else f"index.{language}.html"
    for language in LANGUAGES
}


def prepare(folder: Path) -> Callable[[Study], None]:
    """Make sure that a report can be written into a new folder; return what writes it.

    Raises:
        Refused: where the folder is there already or there is nothing to draw with.
        OSError: where it cannot be made.

    """
    check(folder)
    return lambda study: write(folder, lambda unfinished: _fill(unfinished, study))


def check(folder: Path) -> None:
    """Make sure that a report can be written into a new folder."""
    if find_spec("matplotlib") is None:
        raise refused("study.needs-matplotlib")
    if folder.exists():
        raise refused("study.report-there", folder=str(folder))
    with _beside(folder):
        pass


def write(folder: Path, fill: Callable[[Path], None]) -> None:
    """Write a report whole or not at all: ``fill`` writes its files into a folder beside it."""
    with _beside(folder) as unfinished:
        fill(unfinished)
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


def _fill(folder: Path, study: Study) -> None:
    from gunbai.study.report.page import document

    (folder / "study.json").write_text(to_json(study), encoding="utf-8")
    (folder / "study.csv").write_text(to_csv(study), encoding=SHEET)
    write_pages(folder, [document(language, study) for language in PAGES])


def write_pages(folder: Path, documents: Sequence[Document]) -> None:
    """Write a page in every language, and its plots as files of their own."""
    for page in documents:
        (folder / PAGES[page.language]).write_text(page.html(PAGES), encoding="utf-8")
        for plot in page.plots:
            name = f"{plot.id}.{page.language}.svg"
            (folder / name).write_text(plot.file, encoding="utf-8")
