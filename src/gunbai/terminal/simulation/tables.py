"""What many games came to, as tables for a reader at a terminal."""

from __future__ import annotations

from collections.abc import Iterator

from rich.table import Table

from gunbai.study.answers import Answers
from gunbai.study.figures import SettingFigures, Study
from gunbai.study.names import Names
from gunbai.study.tables import Sheet, Sheets
from gunbai.terminal.language import current


def tables(study: Study) -> Iterator[Table | str]:
    """The answer first, where settings are compared; then each setting under what was played."""
    names = Names(current(), study)
    sheets, answers = Sheets(names), Answers(names)
    for difference in study.differences if study.games else ():
        yield from answers.sentences(difference)
    if study.differences:
        yield ""
    for setting in study.settings:
        yield heading(names, setting)
        for sheet in sheets.of(setting):
            yield from drawn(sheet)
        yield ""
    for difference in study.differences:
        yield from drawn(sheets.difference(difference, brief=True))


def heading(names: Names, setting: SettingFigures) -> str:
    """What was played, under which setting, and who sat where."""
    decisions = setting.decisions
    played = names.say(
        "terminal.study-of-games",
        games=setting.games,
        seed=str(names.study.seed),
        decisions=names.number(decisions.mean if decisions else 0, 1),
    )
    name = names.setting(setting)
    who = names.say("study.page.seated", who=names.seated(setting))
    return f"{name}. {played}\n{who}" if name else f"{played}\n{who}"


def drawn(sheet: Sheet) -> Iterator[Table | str]:
    """A title, and a table as Rich draws it: words left, figures right."""
    yield f"\n{sheet.title}"
    table = Table(box=None, pad_edge=False)
    for place, column in enumerate(sheet.head):
        table.add_column(column, justify="right" if place else "left", no_wrap=bool(place))
    for row in sheet.rows:
        table.add_row(*row)
    yield table
