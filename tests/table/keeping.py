"""Tables of older rules, and what is done about tables from the command line."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Any

from click.testing import CliRunner

from gunbai.terminal.main import app


def change(file: Path, sql: str, *values: Any) -> None:
    with closing(sqlite3.connect(file)) as connection, connection:
        connection.execute(sql, values)


def age(file: Path, version: int = 9) -> None:
    """Make all tables of a database those of another version of the rules, usually a later one."""
    change(file, "UPDATE gunbai_table SET header = json_set(header, '$.version', ?)", version)


def admin(*arguments: str) -> tuple[int, str]:
    """The exit status of a command and all that it says."""
    done = CliRunner().invoke(app, ["admin", *arguments], env={"GUNBAI_LANG": "en"})
    return done.exit_code, done.output
