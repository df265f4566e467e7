"""What handlers are given, by the names of their parameters (``hall``, ``token`` and so on)."""

from __future__ import annotations

from typing import Annotated, TypeAlias

from litestar.di import NamedDependency, Provide
from litestar.params import PathParameter

from gunbai.core.script import refused
from gunbai.table.access.links import Link
from gunbai.table.clubs.clubs import Clubs
from gunbai.table.clubs.tables import ClubTables
from gunbai.table.notices.notifier import Notifier
from gunbai.table.pages.preferences import Asked
from gunbai.table.pages.render import Pages
from gunbai.table.tables import Hall

GivenHall: TypeAlias = NamedDependency[Hall]
GivenPages: TypeAlias = NamedDependency[Pages]
GivenClubs: TypeAlias = NamedDependency[Clubs]
GivenClubTables: TypeAlias = NamedDependency[ClubTables]
Token: TypeAlias = Annotated[str, PathParameter(description="The secret in a link.")]


def given(hall: Hall, pages: Pages, club_tables: ClubTables) -> dict[str, Provide]:
    """The dependencies of an application."""
    return {
        "clubs": Provide(lambda: club_tables.clubs, use_cache=True, sync_to_thread=False),
        "club_tables": Provide(lambda: club_tables, use_cache=True, sync_to_thread=False),
        "hall": Provide(lambda: hall, use_cache=True, sync_to_thread=False),
        "pages": Provide(lambda: pages, use_cache=True, sync_to_thread=False),
    }


async def note_look(request: Asked, hall: Hall, link: Link) -> None:
    """Note that whoever holds the link of a seat looks at it: the next notice may go out."""
    hall.presence.sign(link)
    notifier: Notifier | None = request.app.state.get("notifier")
    if notifier is not None:
        await notifier.looked(link)


def notifier_of(request: Asked) -> Notifier:
    """The notices of this server; raise `Refused` where it sends none."""
    found: Notifier | None = request.app.state.get("notifier")
    if found is None:
        raise refused("table.no-notices")
    return found
