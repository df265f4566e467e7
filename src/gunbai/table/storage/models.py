"""What the database holds: tables, their entries, and the links that open them."""

from __future__ import annotations

from datetime import datetime

from advanced_alchemy.base import DefaultBase
from advanced_alchemy.types import DateTimeUTC
from sqlalchemy import BigInteger, ForeignKey, LargeBinary, String, Text
from sqlalchemy.orm import Mapped, mapped_column

FORM = 6
"""The form of the tables below. Whoever changes it raises this, and has `Store.open` bring older
databases into the new form before they are used."""


class FormRow(DefaultBase):
    """Which form a database has: one row, so that no release writes into a newer one's tables."""

    __tablename__ = "gunbai_form"

    number: Mapped[int] = mapped_column(primary_key=True, autoincrement=False)


class TableRow(DefaultBase):
    """A table: the header of its record and the secret of its dice (None: not sealed).

    ``ended`` is when its game ended, so that this is known without its rules. ``due`` is when a
    server must look at it by itself (seconds since 1970), for bots or for time that is up.
    ``parent`` is the id of the table whose running game this one goes on from.
    """

    __tablename__ = "gunbai_table"

    id: Mapped[str] = mapped_column(String(32), primary_key=True)
    header: Mapped[str] = mapped_column(Text)
    secret: Mapped[bytes | None] = mapped_column(LargeBinary)
    opened: Mapped[datetime] = mapped_column(DateTimeUTC(timezone=True))
    ended: Mapped[datetime | None] = mapped_column(DateTimeUTC(timezone=True))
    due: Mapped[int | None] = mapped_column(BigInteger, index=True)
    parent: Mapped[str | None] = mapped_column(String(32))


class EntryRow(DefaultBase):
    """One entry of a record: its number in the table, its line, and when it was stored.

    ``stored`` is in seconds since 1970 (None: by a release that did not note it).

    The key keeps two writers apart: whoever would store a number a second time is refused.
    """

    __tablename__ = "gunbai_entry"
    __table_args__ = {"sqlite_with_rowid": False}  # noqa: RUF012 - as SQLAlchemy reads it

    table_id: Mapped[str] = mapped_column(
        String(32), ForeignKey(TableRow.id, ondelete="CASCADE"), primary_key=True
    )
    number: Mapped[int] = mapped_column(primary_key=True, autoincrement=False)
    line: Mapped[str] = mapped_column(Text)
    stored: Mapped[int | None] = mapped_column(BigInteger)


class LinkRow(DefaultBase):
    """A link to a table: the SHA-256 of its token, and what it opens (a seat, or none)."""

    __tablename__ = "gunbai_link"

    digest: Mapped[str] = mapped_column(String(64), primary_key=True)
    table_id: Mapped[str] = mapped_column(
        String(32), ForeignKey(TableRow.id, ondelete="CASCADE"), index=True
    )
    role: Mapped[str] = mapped_column(String(8))
    seat: Mapped[int | None]


class ChannelRow(DefaultBase):
    """A channel by which the person of a seat is told that they are awaited, and what was told.

    ``sealed`` is the channel, the link and the language, encrypted; ``shown`` its
    kind alone; ``wishes`` their quiet hours and digest, as JSON. ``noticed`` and ``looked`` are
    seconds since 1970: of the last notice, and of the last look at the table after one.
    """

    __tablename__ = "gunbai_channel"

    id: Mapped[str] = mapped_column(String(32), primary_key=True)
    table_id: Mapped[str] = mapped_column(
        String(32), ForeignKey(TableRow.id, ondelete="CASCADE"), index=True
    )
    seat: Mapped[int]
    sealed: Mapped[bytes] = mapped_column(LargeBinary)
    shown: Mapped[str] = mapped_column(String(300))
    wishes: Mapped[str] = mapped_column(Text)
    noticed: Mapped[int] = mapped_column(BigInteger)
    looked: Mapped[int] = mapped_column(BigInteger)
    failures: Mapped[int]


class PresenceRow(DefaultBase):
    """When the person of a seat was last seen at their table (seconds since 1970)."""

    __tablename__ = "gunbai_presence"

    table_id: Mapped[str] = mapped_column(
        String(32), ForeignKey(TableRow.id, ondelete="CASCADE"), primary_key=True
    )
    seat: Mapped[int] = mapped_column(primary_key=True, autoincrement=False)
    seen: Mapped[int] = mapped_column(BigInteger)
