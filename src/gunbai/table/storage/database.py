"""The database engine: SQLite in the user's data folder by default, PostgreSQL beyond one machine.

Only here and in `gunbai.table.storage.sqlite` do the two differ; tables and queries are the
same for both.
"""

from __future__ import annotations

import sqlite3
from importlib.util import find_spec
from pathlib import Path
from typing import Any

from advanced_alchemy.config import EngineConfig, SQLAlchemyAsyncConfig
from platformdirs import user_data_path
from sqlalchemy import Connection, event
from sqlalchemy.engine import URL, make_url
from sqlalchemy.exc import ArgumentError

from gunbai.core.script import refused, shown

DRIVERS = {"sqlite": "sqlite+aiosqlite", "postgresql": "postgresql+asyncpg"}
_NOWHERE = (None, "", ":memory:")
PATIENCE = 10
"""Seconds that a database may take to connect or to answer; what waits longer is refused."""
PRAGMAS = (
    f"busy_timeout={1000 * PATIENCE}",
    "journal_mode=WAL",
    "synchronous=FULL",
    "foreign_keys=ON",
)
WRITES = {"writes": True}
"""Execution options of a connection whose transaction writes: SQLite locks it from the start."""


def default_file() -> Path:
    """Where tables are kept if nothing else is said: the user's data folder."""
    return user_data_path("gunbai", appauthor=False) / "tables.sqlite3"


def locate(database: str | None) -> URL:
    """The URL of a database as SQLAlchemy reads it, with its asynchronous driver.

    None is the default file; ``sqlite:///FILE``, ``postgresql://…`` and ``postgres://…`` are taken.

    Raises:
        Refused: for anything else.

    """
    if database is None:
        return URL.create(DRIVERS["sqlite"], database=str(default_file()))
    try:
        url = make_url(database)
    except ArgumentError:
        raise refused("table.unknown-database", given=shown(database)) from None
    backend = "postgresql" if url.drivername == "postgres" else url.get_backend_name()
    if backend not in DRIVERS or (backend == "sqlite" and url.database in _NOWHERE):
        raise refused("table.unknown-database", given=shown(backend))
    if backend == "postgresql" and find_spec("asyncpg") is None:
        raise refused("table.postgres-missing")
    return url.set(drivername=DRIVERS[backend])


def configure(url: URL, patience: int | None) -> SQLAlchemyAsyncConfig:
    """The engine and sessions of a database; nothing is opened yet.

    What takes PostgreSQL longer than ``patience`` (seconds) fails; None waits for ever.
    """
    # Parameters hold answers and secrets: no error may carry them into a log.
    engine: dict[str, Any] = {"pool_size": 10, "hide_parameters": True, "pool_timeout": PATIENCE}
    if url.get_backend_name() == "sqlite":
        engine["connect_args"] = {"isolation_level": None}  # transactions begin as told below
    else:
        engine["pool_pre_ping"] = True
        engine["connect_args"] = {"timeout": PATIENCE, "command_timeout": patience}
    config = SQLAlchemyAsyncConfig(
        connection_string=url.render_as_string(hide_password=False),
        engine_config=EngineConfig(**engine),
    )
    if url.get_backend_name() == "sqlite":
        _prepare_sqlite(config, Path(str(url.database)))
    return config


def _prepare_sqlite(config: SQLAlchemyAsyncConfig, file: Path) -> None:
    # Only the owner may look into it, wherever it is: the file holds every secret of every table.
    file.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
    file.touch(mode=0o600)
    # A driver that cannot open its file leaves a thread behind that nobody waits for: so try first.
    sqlite3.connect(file).close()
    engine = config.get_engine().sync_engine
    event.listen(engine, "connect", _set_pragmas)
    event.listen(engine, "begin", _begin)


def _set_pragmas(connection: Any, _record: Any) -> None:
    cursor = connection.cursor()
    for pragma in PRAGMAS:
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()


def _begin(connection: Connection) -> None:
    """Begin as SQLite should: a writer that began by reading could not wait for its turn."""
    writes = connection.get_execution_options().get("writes")
    connection.exec_driver_sql("BEGIN IMMEDIATE" if writes else "BEGIN")
