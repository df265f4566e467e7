"""What the database holds of clubs: their people, links, tables, and the results of these."""

from __future__ import annotations

from advanced_alchemy.base import DefaultBase
from sqlalchemy import BigInteger, ForeignKey, LargeBinary, String, Text
from sqlalchemy.orm import Mapped, mapped_column

from gunbai.table.storage.models import TableRow


class ClubRow(DefaultBase):
    """A club: its name, when it was made, and how often its group link was renewed.

    ``numbered`` is how many tables it has ever had: each has a number of its own. All times are
    seconds since 1970.
    """

    __tablename__ = "gunbai_club"

    id: Mapped[str] = mapped_column(String(32), primary_key=True)
    name: Mapped[str] = mapped_column(String(60))
    made: Mapped[int] = mapped_column(BigInteger)
    seen: Mapped[int] = mapped_column(BigInteger)
    renewed: Mapped[int]
    numbered: Mapped[int]


class ClubPersonRow(DefaultBase):
    """A person of a club. ``keeper``: may rename it, remove people and tables, and end it."""

    __tablename__ = "gunbai_club_person"

    id: Mapped[str] = mapped_column(String(32), primary_key=True)
    club_id: Mapped[str] = mapped_column(
        String(32), ForeignKey(ClubRow.id, ondelete="CASCADE"), index=True
    )
    name: Mapped[str] = mapped_column(String(40))
    joined: Mapped[int] = mapped_column(BigInteger)
    seen: Mapped[int] = mapped_column(BigInteger)
    keeper: Mapped[bool]


class ClubLinkRow(DefaultBase):
    """A link to a club: the SHA-256 of its token, whose it is (None: the group's).

    ``key`` is the club's key, wrapped for that token (see `gunbai.table.clubs.keys`).
    """

    __tablename__ = "gunbai_club_link"

    digest: Mapped[str] = mapped_column(String(64), primary_key=True)
    club_id: Mapped[str] = mapped_column(
        String(32), ForeignKey(ClubRow.id, ondelete="CASCADE"), index=True
    )
    person_id: Mapped[str | None] = mapped_column(
        String(32), ForeignKey(ClubPersonRow.id, ondelete="CASCADE"), index=True
    )
    key: Mapped[bytes] = mapped_column(LargeBinary)


class ClubTableRow(DefaultBase):
    """A table of a club, by a number of its own there. ``free``: its people may take free seats.

    ``watch`` is the SHA-256 of the token by which they watch it.
    """

    __tablename__ = "gunbai_club_table"

    table_id: Mapped[str] = mapped_column(
        String(32), ForeignKey(TableRow.id, ondelete="CASCADE"), primary_key=True
    )
    club_id: Mapped[str] = mapped_column(
        String(32), ForeignKey(ClubRow.id, ondelete="CASCADE"), index=True
    )
    number: Mapped[int]
    free: Mapped[bool]
    watch: Mapped[str] = mapped_column(String(64))


class ClubSeatRow(DefaultBase):
    """A seat that counts for a person of a club, or (not yet taken) is kept for them."""

    __tablename__ = "gunbai_club_seat"

    table_id: Mapped[str] = mapped_column(
        String(32), ForeignKey(ClubTableRow.table_id, ondelete="CASCADE"), primary_key=True
    )
    seat: Mapped[int] = mapped_column(primary_key=True, autoincrement=False)
    person_id: Mapped[str] = mapped_column(
        String(32), ForeignKey(ClubPersonRow.id, ondelete="CASCADE"), index=True
    )


class ClubResultRow(DefaultBase):
    """How a table of a club ended, as JSON (`gunbai.table.clubs.results.Result`).

    It stays when its table is deleted.
    """

    __tablename__ = "gunbai_club_result"

    club_id: Mapped[str] = mapped_column(
        String(32), ForeignKey(ClubRow.id, ondelete="CASCADE"), primary_key=True
    )
    number: Mapped[int] = mapped_column(primary_key=True, autoincrement=False)
    ended: Mapped[int] = mapped_column(BigInteger)
    told: Mapped[str] = mapped_column(Text)
