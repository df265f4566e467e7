"""``gunbai study``: many games between bots, and what they show."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import click
from rich.console import Console

from gunbai.core.script import refused
from gunbai.study.csvfile import to_csv
from gunbai.study.figures import Study, to_json
from gunbai.study.played import Played
from gunbai.study.report import prepare
from gunbai.study.results import Findings
from gunbai.study.rows import Rows
from gunbai.terminal.language import current
from gunbai.terminal.simulation.planned import planned
from gunbai.terminal.simulation.playing import count, crew
from gunbai.terminal.simulation.tables import tables
from gunbai.words.catalogue import say


def run(
    workers: int | None,
    cluster: str | None,
    report: Path | None,
    rows: Path | None,
    until: float | None,
    **asked: Any,
) -> bool:
    """Play the games and print what they came to; return whether Ctrl-C stopped them."""
    form = _form(json=asked.pop("json"), csv=asked.pop("csv"))
    plan = planned(ends=until is not None, **asked)
    hire = crew(workers, cluster)
    write = prepare(report) if report else None
    findings, kept = Findings(plan), rows and Rows(plan, rows)

    def take(played: list[Played]) -> bool:
        findings.add(played)
        if kept:
            kept.add(played)
        return until is not None and findings.known_to(until)

    stopped = count(plan, hire, take)
    study = findings.study()
    tell(study, form)
    if stopped:
        values = {"games": study.games, "asked": study.asked}
        click.echo(say(current(), "terminal.study-stopped", **values), err=True)
    if kept:
        kept.write()
    if write is not None:
        write(study)
    return stopped


def _form(*, json: bool, csv: bool) -> str:
    if json and csv:
        raise refused("study.one-form")
    return "json" if json else "csv" if csv else "tables"


def tell(study: Study, form: str) -> None:
    """Print what was found."""
    written: dict[str, Callable[[Study], str]] = {"json": to_json, "csv": to_csv}
    if form in written:
        click.echo(written[form](study), nl=False)
        return
    console = Console(highlight=False)
    for part in tables(study):
        console.print(part, soft_wrap=isinstance(part, str), markup=False)
