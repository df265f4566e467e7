"""The page of a report in one language: what was played, what it shows, how to play more."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from functools import cache
from importlib.resources import files
from typing import Any, NamedTuple

from jinja2 import Environment, StrictUndefined

from gunbai.study.command import command
from gunbai.study.report.plots import Plots
from gunbai.study.report.svg import alone, inline
from gunbai.study.tables import Sheet, Words
from gunbai.words.catalogue import say


class Plot(NamedTuple):
    """A plot: its id, its title, as a part of the page and as a file of its own."""

    id: str
    title: str
    inline: str
    file: str


class Section(NamedTuple):
    """A question of the study: a plot that answers it, in a sentence, and in figures."""

    title: str
    plot: Plot | None
    verdicts: Sequence[str]
    sheets: Sequence[tuple[str, Sheet]]


class Page:
    """A report's page in one language; ``plots`` are those that stand in it."""

    def __init__(self, language: str, found: Mapping[str, Any]) -> None:
        self.language = language
        self._found = found
        self._words = Words(language, found)
        self.sections = list(self._sections())
        self.plots = [section.plot for section in self.sections if section.plot is not None]

    def html(self, pages: Mapping[str, str]) -> str:
        """The page; ``pages`` are the files of all languages."""
        page: str = _template().render(
            say=self._words.say,
            language=self.language,
            others=[
                (language, file, say(language, "study.page.this"))
                for language, file in pages.items()
                if language != self.language
            ],
            found=self._found,
            game=self._words.say(f"{self._found['game']}.name"),
            settings=[self._words.setting(setting) for setting in self._found["settings"]],
            sections=self.sections,
            command=command(self._found),
            css=_beside("page.css"),
        )
        return page

    def _sections(self) -> Iterator[Section]:
        settings = self._found["settings"]
        plots = Plots(self._words, settings)
        tables = [self._tables(setting) for setting in settings]
        for name, title, drawn, verdicts in plots.all():
            plot = Plot(name, title, inline(drawn, name, title), alone(drawn, title))
            under = [(said, sheets[title]) for said, sheets in tables if title in sheets]
            yield Section(title, plot, verdicts, under)
        for sheet in self._words.differences():
            yield Section(sheet.title, None, [], [("", sheet)])

    def _tables(self, setting: Mapping[str, Any]) -> tuple[str, dict[str, Sheet]]:
        sheets = {sheet.title: sheet for sheet in self._words.sheets(setting)}
        return self._words.setting(setting), sheets


def _beside(name: str) -> str:
    return (files("gunbai.study.report") / name).read_text(encoding="utf-8")


@cache
def _template() -> Any:
    environment = Environment(
        autoescape=True, undefined=StrictUndefined, trim_blocks=True, lstrip_blocks=True
    )
    return environment.from_string(_beside("page.html"))
