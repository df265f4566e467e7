"""``gunbai study``: many games between bots, and what they show."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from json import dumps
from pathlib import Path
from typing import Any

import click
from rich.console import Console

from gunbai.core.script import refused
from gunbai.study.csvfile import to_csv
from gunbai.study.report import prepare
from gunbai.study.results import Findings
from gunbai.terminal.language import current
from gunbai.terminal.simulation.planned import planned
from gunbai.terminal.simulation.playing import count, crew
from gunbai.terminal.simulation.tables import tables
from gunbai.words.catalogue import say


def run(workers: int | None, cluster: str | None, report: Path | None, **asked: Any) -> bool:
    """Play the games and print what they came to; return whether Ctrl-C stopped them."""
    form = _form(json=asked.pop("json"), csv=asked.pop("csv"))
    plan = planned(**asked)
    hire = crew(workers, cluster)
    write = writer(report)
    findings = Findings(plan)
    stopped = count(plan, hire, findings.add)
    tell(findings, form)
    if write is not None:
        write(findings.plain())
    return stopped


def _form(*, json: bool, csv: bool) -> str:
    if json and csv:
        raise refused("study.one-form")
    return "json" if json else "csv" if csv else "tables"


def writer(folder: Path | None) -> Callable[[Mapping[str, Any]], None] | None:
    """What writes the report, if one is wanted; `Refused` before a game is played in vain."""
    if folder is None:
        return None
    return prepare(folder)


def tell(findings: Findings, form: str) -> None:
    """Print what was found; say where that is less than was asked for."""
    _print(findings.plain(), form)
    if findings.games < findings.plan.games:
        values = {"games": findings.games, "asked": findings.plan.games}
        click.echo(say(current(), "terminal.study-stopped", **values), err=True)


def _print(found: Mapping[str, Any], form: str) -> None:
    if form == "json":
        click.echo(dumps(found, ensure_ascii=False, indent=2))
    elif form == "csv":
        click.echo(to_csv(found), nl=False)
    else:
        console = Console(highlight=False)
        for part in tables(found):
            console.print(part, soft_wrap=isinstance(part, str), markup=False)
