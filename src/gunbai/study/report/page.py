"""The page of a report in one language: what was played, what it shows, how to play more."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from functools import cache
from importlib.resources import files
from typing import Any, NamedTuple

from jinja2 import Environment, StrictUndefined

from gunbai.study.command import command
from gunbai.study.figures import Study
from gunbai.study.names import Names
from gunbai.study.report.plots import Plots
from gunbai.study.report.svg import alone, inline
from gunbai.study.tables import Sheet, Sheets
from gunbai.words.catalogue import say


class Plot(NamedTuple):
    """A plot: its id, its title, as a part of the page and as a file of its own."""

    id: str
    title: str
    inline: str
    file: str

    @classmethod
    def of(cls, name: str, title: str, svg: str) -> Plot:
        """A plot as it was drawn."""
        return cls(name, title, inline(svg, name, title), alone(svg, title))


class Section(NamedTuple):
    """A question: a plot that answers it, in a sentence, and in figures (of every setting)."""

    title: str
    plot: Plot | None
    verdicts: Sequence[str]
    sheets: Sequence[tuple[str, Sheet]]


class Document(NamedTuple):
    """A page of figures, whatever they are of."""

    language: str
    title: str
    eyebrow: str
    heading: str
    lead: Sequence[str]
    stopped: str
    how: str
    sections: Sequence[Section]
    command: str
    files: Sequence[str]

    @property
    def plots(self) -> list[Plot]:
        """The plots that stand in it."""
        return [section.plot for section in self.sections if section.plot is not None]

    def html(self, pages: Mapping[str, str]) -> str:
        """The page itself; ``pages`` are the files of all languages."""
        page: str = _template().render(
            page=self,
            say=lambda key: say(self.language, key),
            others=[
                (language, file, say(language, "study.page.this"))
                for language, file in pages.items()
                if language != self.language
            ],
            css=_beside("page.css"),
        )
        return page


def document(language: str, study: Study) -> Document:
    """The page of a study in a language."""
    names = Names(language, study)
    game = names.say(f"{study.game}.name")
    stopped = names.say("study.page.stopped", games=study.games, asked=study.asked)
    return Document(
        language=language,
        title=names.say("study.page.title", game=game),
        eyebrow=names.say("study.page.eyebrow"),
        heading=game,
        lead=list(_lead(names)),
        stopped=stopped if study.games < study.asked else "",
        how=names.say("study.page.how"),
        sections=list(_sections(names)),
        command=command(study),
        files=("study.csv", "study.json"),
    )


def _lead(names: Names) -> Iterator[str]:
    """How many games there were, and who sat where."""
    study = names.study
    yield names.say("study.page.lead", games=study.games)
    seated = [names.seated(setting) for setting in study.settings]
    if len(set(seated)) == 1:
        yield names.say("study.page.seated", who=seated[0])
    if len(study.settings) > 1:
        yield names.say("study.page.settings", many=len(study.settings))


def _sections(names: Names) -> Iterator[Section]:
    sheets = Sheets(names)
    tables = [
        (names.setting(setting), {sheet.id: sheet for sheet in sheets.of(setting)})
        for setting in names.study.settings
    ]
    for name, title, svg, verdicts, sheet in Plots(names).all():
        under = [(said, found[sheet]) for said, found in tables if sheet in found]
        if name == "differences":
            compared = map(sheets.difference, names.study.differences)
            under = [(table.title, table) for table in compared]
        yield Section(title, Plot.of(name, title, svg), verdicts, under)


def _beside(name: str) -> str:
    return (files("gunbai.study.report") / name).read_text(encoding="utf-8")


@cache
def _template() -> Any:
    environment = Environment(
        autoescape=True, undefined=StrictUndefined, trim_blocks=True, lstrip_blocks=True
    )
    return environment.from_string(_beside("page.html"))
