"""A contest as a page to send to a friend: who wins, who is better, by how much, with plots.

The folder is like that of a study's report: a page in every language, the plots as SVG files, and
the figures as ``arena.json``.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from typing import TYPE_CHECKING

import msgspec

from gunbai.arena.results import Pair, Standing
from gunbai.arena.tables import Words, versus
from gunbai.study.estimate import Mean
from gunbai.study.report import check, write, write_pages
from gunbai.study.tables import Sheet
from gunbai.words.languages import LANGUAGES

if TYPE_CHECKING:
    from gunbai.study.report.drawing import Estimate
    from gunbai.study.report.page import Document, Plot, Section


def prepare(folder: Path) -> Callable[[Standing, str], None]:
    """Make sure that a report can be written into a new folder; return what writes it.

    What writes it is given the command beside the standing. Raises as a study's report does.
    """
    check(folder)
    return lambda standing, command: write(
        folder, lambda unfinished: _fill(unfinished, standing, command)
    )


def to_json(standing: Standing) -> bytes:
    """The figures of a contest."""
    return msgspec.json.format(msgspec.json.encode(standing)) + b"\n"


def _fill(folder: Path, standing: Standing, command: str) -> None:
    (folder / "arena.json").write_bytes(to_json(standing))
    write_pages(folder, [document(language, standing, command) for language in LANGUAGES])


def document(language: str, standing: Standing, command: str) -> Document:
    """The page of a contest in a language."""
    from gunbai.study.report.page import Document

    words = Words(language, standing)
    game = words.say(f"{standing.game}.name")
    tested = [words.verdict()] if words.verdict() else []
    return Document(
        language=language,
        title=words.say("arena.page.title", game=game),
        eyebrow=words.say("arena.page.eyebrow"),
        heading=game,
        lead=[words.heading(), *tested],
        stopped="",
        how=words.say("arena.page.how"),
        sections=list(_sections(words, standing)),
        command=command,
        files=("arena.json",),
    )


def _sections(words: Words, standing: Standing) -> Iterator[Section]:
    """Each table with its plot, if it has one."""
    from gunbai.study.report.page import Section

    for sheet in words.sheets():
        plot, said = _drawn(words, standing, sheet)
        yield Section(sheet.title, plot, said, [("", sheet)])


def _drawn(words: Words, standing: Standing, sheet: Sheet) -> tuple[Plot | None, Sequence[str]]:
    """The plot of a table, and what it shows in sentences."""
    kind, _, lineup = sheet.id.partition("-")
    pairs = [pair for pair in standing.pairs if pair.lineup == lineup]
    if kind == "ratings":
        return _plot(words, sheet, "points", _ratings(standing), 0), []
    if kind == "wins":
        told = {versus(pair): _share(pair) for pair in pairs if pair.share}
        equal = {100 * pair.equal for pair in pairs}
        line = equal.pop() if len(equal) == 1 else None
        return _plot(words, sheet, "wins", told, line), list(words.answers(pairs))
    if kind == "scores":
        scores = {versus(pair): _mean(pair.score) for pair in pairs if pair.score}
        return _plot(words, sheet, "scores", scores, 0), []
    return None, []


def _plot(
    words: Words, sheet: Sheet, axis: str, told: dict[str, Estimate], line: float | None
) -> Plot | None:
    """Estimates with their intervals, and where equals would be."""
    from gunbai.study.report.drawing import Scale, Series, estimates
    from gunbai.study.report.page import Plot

    if not told:
        return None
    lines = [] if line is None else [(line, None)]
    scale = Scale(words.say(f"arena.axis.{axis}"), "", words.comma, lines)
    return Plot.of(sheet.id, sheet.title, estimates(list(told), [Series("", told)], scale))


def _ratings(standing: Standing) -> dict[str, Estimate]:
    from gunbai.study.report.drawing import Estimate

    return {each.bot: Estimate(each.points, each.low, each.high) for each in standing.ratings}


def _share(pair: Pair) -> Estimate:
    from gunbai.study.report.drawing import Estimate

    assert pair.share is not None
    return Estimate(100 * pair.share.share, 100 * pair.share.low, 100 * pair.share.high)


def _mean(mean: Mean) -> Estimate:
    from gunbai.study.report.drawing import Estimate

    return Estimate(mean.mean, mean.low, mean.high)
