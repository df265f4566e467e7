"""Forms of the database: what is missing is made, what an older release made is brought up."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import cast

from advanced_alchemy.base import DefaultBase
from sqlalchemy import Connection, Table, func, insert, inspect, select, text

from gunbai.core.script import refused
from gunbai.table.storage.models import FORM, EntryRow, FormRow, TableRow


def bring_up(connection: Connection) -> None:
    """Bring a database into this release's form; raise `Refused` if a newer release wrote it."""
    is_new = not inspect(connection).has_table(TableRow.__tablename__)
    TableRow.metadata.create_all(connection)
    numbered = connection.scalar(select(func.max(FormRow.number)))
    found = FORM if is_new else numbered or 1
    if found > FORM:
        raise refused("table.newer-database", given=found, known=FORM)
    for number in range(found + 1, FORM + 1):
        _STEPS[number](connection)
    if numbered != FORM:
        connection.execute(insert(FormRow).values(number=FORM))


def _note_times(connection: Connection) -> None:
    """Form 2: when a game ended, and when each entry was stored."""
    _add(connection, TableRow, "ended")
    _add(connection, EntryRow, "stored")
    closed = 'SELECT table_id FROM gunbai_entry WHERE line LIKE \'{"entry"\\:"secret"%\''
    connection.execute(text(f"UPDATE gunbai_table SET ended = opened WHERE id IN ({closed})"))  # noqa: S608 - all our own


def _note_what_is_due(connection: Connection) -> None:
    """Form 4: when a server must look at a table: once at all that go on, for it knows of none."""
    _add(connection, TableRow, "due")
    for index in cast("Table", TableRow.__table__).indexes:
        index.create(connection, checkfirst=True)
    connection.execute(text("UPDATE gunbai_table SET due = 0 WHERE ended IS NULL"))


def _add(connection: Connection, row: type[DefaultBase], name: str) -> None:
    """Add a column, unless it is there."""
    table = str(row.__tablename__)
    if name not in {known["name"] for known in inspect(connection).get_columns(table)}:
        kind = row.__table__.c[name].type.compile(connection.dialect)
        connection.execute(text(f"ALTER TABLE {table} ADD COLUMN {name} {kind}"))


_STEPS: Mapping[int, Callable[[Connection], None]] = {
    2: _note_times,
    3: lambda _connection: None,
    4: _note_what_is_due,
    5: lambda _connection: None,  # clubs
    6: lambda connection: _add(connection, TableRow, "parent"),  # what ifs of running games
}
"""How a database of the form before is brought into each form (new tables are made anyway)."""
