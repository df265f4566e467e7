"""An SQLite file, asked directly: what every answer asks and stores, with hardly a hop to a thread.

SQLAlchemy's asynchronous SQLite hands every single call to another thread and waits; an answer made
some twenty of them. Here reads are made where they are needed: they find a row by its key, which
takes some 0.02 ms, and never wait for a writer (WAL). Writes wait for the disk, so they have a
thread; all that came in while it waited is stored in its next transaction, and the disk is waited
for once for all of them. Nothing is remembered: what another process stores is seen at once.
"""

from __future__ import annotations

import asyncio
import os
import sqlite3
from collections.abc import Callable, Iterator, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from functools import cache
from itertools import chain, groupby
from operator import itemgetter
from typing import Any, TypeAlias

from sqlalchemy import ClauseElement, Delete, Insert, Update
from sqlalchemy.dialects import sqlite
from sqlalchemy.sql.compiler import SQLCompiler

Row: TypeAlias = Mapping[str, Any]
"""Values by the names of their columns."""
Part: TypeAlias = tuple[Insert | Update | Delete, Sequence[Row]]
"""A statement, and the rows that it is to store, change or take away."""
Waiting: TypeAlias = tuple[Sequence[Part], "asyncio.Future[None]"]


class Sqlite:
    """An SQLite file: one connection reads, one stores. It belongs to the loop that opens it."""

    def __init__(self, file: str, pragmas: Sequence[str]) -> None:
        self._file = file
        self._reader = _connect(file, pragmas)
        self._writer = _connect(file, pragmas)
        self._opened = _identity(file)
        self._state = self._foreign_state()
        self._thread = ThreadPoolExecutor(1, "gunbai-sqlite")
        self._waiting: list[Waiting] = []
        self._storing: asyncio.Task[None] | None = None

    async def close(self) -> None:
        """Store what waits, and let go of the file."""
        if self._storing is not None:
            await self._storing
        self._thread.shutdown()
        self._reader.close()
        self._writer.close()

    def must_be_there(self) -> None:
        """Raise `OSError` where the file was taken away or replaced.

        A process that has it open could go on with it; all would be gone when it closes it.
        """
        if _identity(self._file) != self._opened:
            raise OSError(f"{self._file} is another file than the one that was opened.")

    async def is_changed_by_others(self) -> bool:
        """Whether another process has stored anything since this was last asked."""
        loop = asyncio.get_running_loop()
        before = self._state
        self._state = await loop.run_in_executor(self._thread, self._foreign_state)
        return self._state != before

    def _foreign_state(self) -> int:
        """A number that changes with whatever another connection than the writer stores."""
        return int(self._writer.execute("PRAGMA data_version").fetchone()[0])

    def first(self, query: ClauseElement, **values: Any) -> Sequence[Any] | None:
        """The first row that a query finds, in all that is stored by now."""
        self.must_be_there()
        row: Sequence[Any] | None = self._reader.execute(_words(query)[0], values).fetchone()
        return row

    def rows(self, query: ClauseElement, **values: Any) -> Sequence[Sequence[Any]]:
        """All rows that a query finds, in all that is stored by now."""
        self.must_be_there()
        return self._reader.execute(_words(query)[0], values).fetchall()

    async def store(self, *parts: Part) -> None:
        """Store parts, all or none; they are on disk when it returns.

        Raises:
            sqlite3.IntegrityError: where a row is there already.

        """
        done = asyncio.get_running_loop().create_future()
        self._waiting.append((parts, done))
        if self._storing is None:
            self._storing = asyncio.create_task(self._store())
        await done

    async def _store(self) -> None:
        """Store what waits, again and again until nothing does."""
        loop = asyncio.get_running_loop()
        while self._waiting:
            batch, self._waiting = self._waiting, []
            every = [parts for parts, _ in batch]
            failures = await loop.run_in_executor(self._thread, self._store_all, every)
            for (_, done), failure in zip(batch, failures, strict=True):
                _tell(done, failure)
        self._storing = None

    def _store_all(self, every: Sequence[Sequence[Part]]) -> Sequence[Exception | None]:
        """Store several in one transaction; for each, why it could not be stored."""
        try:
            self.must_be_there()
            return self._store_together(every)
        except Exception as failure:  # whatever it is, those who wait must hear of it
            return [failure] * len(every)

    def _store_together(self, every: Sequence[Sequence[Part]]) -> Sequence[Exception | None]:
        try:
            with self._transaction():
                for statement, parts in groupby(chain(*every), key=itemgetter(0)):
                    self._execute(statement, [row for _, rows in parts for row in rows])
                return [None] * len(every)
        except sqlite3.IntegrityError:  # one of them: those beside it are stored all the same
            with self._transaction():
                return [self._try(parts) for parts in every]

    def _try(self, parts: Sequence[Part]) -> sqlite3.IntegrityError | None:
        self._writer.execute("SAVEPOINT parts")  # the end of the transaction releases it
        try:
            for statement, rows in parts:
                self._execute(statement, rows)
        except sqlite3.IntegrityError as taken:
            self._writer.execute("ROLLBACK TO parts")
            return taken
        return None

    def _execute(self, statement: ClauseElement, rows: Sequence[Row]) -> None:
        words, forms = _words(statement)
        self._writer.executemany(words, [_formed(row, forms) for row in rows])

    @contextmanager
    def _transaction(self) -> Iterator[None]:
        # A writer that began by reading could not wait for its turn.
        self._writer.execute("BEGIN IMMEDIATE")
        try:
            yield
            self._writer.execute("COMMIT")
        except BaseException:
            if self._writer.in_transaction:
                self._writer.execute("ROLLBACK")
            raise


Forms: TypeAlias = Mapping[str, Callable[[Any], Any]]


@cache
def _words(statement: ClauseElement) -> tuple[str, Forms]:
    """A statement in SQLite's own words, and the form of values that it does not take as they are.

    Both are SQLAlchemy's, so that it reads again what is stored here.
    """
    dialect = sqlite.dialect(paramstyle="named")
    compiled = statement.compile(dialect=dialect)
    assert isinstance(compiled, SQLCompiler)
    types = {name: bound.type.dialect_impl(dialect) for name, bound in compiled.binds.items()}
    forms = {name: kind.bind_processor(dialect) for name, kind in types.items()}
    return str(compiled), {name: form for name, form in forms.items() if form is not None}


def _formed(row: Row, forms: Forms) -> Row:
    return {**row, **{name: form(row[name]) for name, form in forms.items()}} if forms else row


def _connect(file: str, pragmas: Sequence[str]) -> sqlite3.Connection:
    connection = sqlite3.connect(file, isolation_level=None, check_same_thread=False)
    for pragma in pragmas:
        connection.execute(f"PRAGMA {pragma}")
    return connection


def _identity(file: str) -> tuple[int, int]:
    """Which file of the disk stands under a name."""
    found = os.stat(file)  # noqa: PTH116 - asked with every read, and three times as quick
    return found.st_dev, found.st_ino


def _tell(done: asyncio.Future[None], failure: Exception | None) -> None:
    """Tell who waits, if anybody still does."""
    if done.done():
        return
    if failure is None:
        done.set_result(None)
    else:
        done.set_exception(failure)
