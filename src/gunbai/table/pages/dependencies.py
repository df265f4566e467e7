"""What handlers are given, by the names of their parameters ``hall``, ``pages`` and ``token``."""

from __future__ import annotations

from typing import Annotated, TypeAlias

from litestar.di import NamedDependency, Provide
from litestar.params import PathParameter

from gunbai.core.script import refused
from gunbai.table.notices.notifier import Notifier
from gunbai.table.pages.preferences import Asked
from gunbai.table.pages.render import Pages
from gunbai.table.tables import Hall

GivenHall: TypeAlias = NamedDependency[Hall]
GivenPages: TypeAlias = NamedDependency[Pages]
Token: TypeAlias = Annotated[str, PathParameter(description="The secret in a link.")]


def given(hall: Hall, pages: Pages) -> dict[str, Provide]:
    """The dependencies of an application."""
    return {
        "hall": Provide(lambda: hall, use_cache=True, sync_to_thread=False),
        "pages": Provide(lambda: pages, use_cache=True, sync_to_thread=False),
    }


def notifier_of(request: Asked) -> Notifier:
    """The notices of this server; raise `Refused` where it sends none."""
    found: Notifier | None = request.app.state.get("notifier")
    if found is None:
        raise refused("table.no-notices")
    return found
