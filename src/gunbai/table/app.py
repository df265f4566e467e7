"""The web application: what stands where, and how it is put together."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import AsyncExitStack, asynccontextmanager, suppress
from typing import Any

from jinja2 import BaseLoader
from litestar import Litestar, Response
from litestar.datastructures import State
from litestar.enums import MediaType
from litestar.exceptions import HTTPException
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin

import gunbai
from gunbai.core.script import Refused
from gunbai.table import api, changes, errors, security
from gunbai.table.around import branch, club, install, mine, notices, prepare, what_if
from gunbai.table.base_path import under
from gunbai.table.clubs.clubs import Clubs
from gunbai.table.clubs.tables import ClubTables
from gunbai.table.methods import with_head
from gunbai.table.notices.notifier import Notifier
from gunbai.table.ops import health
from gunbai.table.ops.connections import Crowd
from gunbai.table.ops.health import Figures
from gunbai.table.ops.settings import Settings
from gunbai.table.ops.telling import notifier
from gunbai.table.pages import downloads, ending, files, seat, turning
from gunbai.table.pages.dependencies import given
from gunbai.table.pages.opening import host, host_page, lobby, quick
from gunbai.table.pages.preferences import Asked, TableRequest, reader_of
from gunbai.table.pages.render import Pages
from gunbai.table.running.bots import Bots
from gunbai.table.running.wakeups import Wakeups
from gunbai.table.storage.store import Store, now
from gunbai.table.streams import live, socket, sse
from gunbai.table.tables import KEPT, Hall
from gunbai.table.teaching import advice, printing, puzzles


def create_app(
    settings: Settings | str | None = None,
    *,
    kept: int = KEPT,
    site: str = "",
    templates: BaseLoader | None = None,
    now: Callable[[], int] = now,
    **set_so: Any,
) -> Litestar:
    """Make the application by settings, or over a database with single ones as ``set_so``.

    ``kept`` is how many tables stay in memory. ``site`` is the address under which other machines
    find this one, for links made by a host who sits at it. ``templates`` stand in for the house's
    own. ``now`` tells the time at all tables (seconds since 1970).

    Raises:
        Refused: where the database cannot be used.

    """
    if not isinstance(settings, Settings):
        settings = Settings(settings, **set_so)
    store = Store(settings.database, now)
    hall = Hall(store, changes.News(), kept, settings.notes, settings.size)
    bots = Bots(hall, settings.pause)
    hall.notice = bots.notice
    club_tables = ClubTables(hall, Clubs(store, settings.club_people), settings.club_tables)
    hall.over = club_tables.settle
    wakeups = Wakeups(hall)
    pages = Pages(templates, settings.base_path)
    figures = Figures(settings, hall, bots)
    crowd = Crowd(settings)
    telling = notifier(hall, settings)

    def report(request: Asked, exception: Exception) -> Response[Any]:
        figures.refusals[errors.refusal_of(exception)[0].key] += 1
        return _refuse(request, exception, pages)

    app = Litestar(
        route_handlers=[
            lobby.ROUTES, host_page.ROUTES, host.ROUTES, quick.ROUTES, seat.ROUTES,
            live.ROUTES, downloads.ROUTES, ending.ROUTES, turning.ROUTES, notices.ROUTES,
            install.ROUTES, mine.ROUTES, advice.ROUTES, printing.ROUTES, puzzles.ROUTES,
            branch.ROUTES, club.ROUTES, what_if.ROUTES, prepare.ROUTES,
            *api.ROUTES,
            files.game_file, files.house_files(), health.routes(figures),
        ],
        dependencies=given(hall, pages, club_tables),
        exception_handlers={Refused: report, HTTPException: report, Exception: report},
        guards=[security.same_site],
        middleware=[
            figures.around, crowd.around,
            *security.opening_limits(settings),
        ],
        before_send=[files.spare_unchanged, security.add_headers],
        request_class=TableRequest,
        request_max_body_size=errors.BODY_MOST,
        state=State(
            {
                "notifier": telling, "wakeups": wakeups, "bots": bots, "hall": hall,
                "news": hall.news, "site": site, "settings": settings,
            }
        ),
        lifespan=[lambda _app: _running(store, hall, bots, wakeups, telling)],
        openapi_config=OpenAPIConfig(
            title="Gunbai: the JSON API",
            use_handler_docstrings=True,
            version=gunbai.__version__,
            path="/schema",
            render_plugins=[JsonRenderPlugin(path=["/", "/openapi.json"])],
        ),
        logging_config=None,
    )  # fmt: skip
    inner = socket.with_lines(hall, crowd, with_head(app.asgi_handler))
    app.asgi_handler = under(settings.base_path, inner)
    return app


@asynccontextmanager
async def _running(
    store: Store, hall: Hall, bots: Bots, wakeups: Wakeups, telling: Notifier | None
) -> AsyncIterator[None]:
    async with AsyncExitStack() as stack:
        await store.open()
        stack.push_async_callback(store.close)
        going_on = (
            changes.relay(store, hall.news),
            changes.beat(hall.news, sse.HEARTBEAT),
            wakeups.run(),
            hall.presence.run(),
        )
        for task in going_on:
            stack.push_async_callback(_stop, asyncio.create_task(task))
        if telling is not None:
            stack.callback(telling.close)
            stack.push_async_callback(_stop, asyncio.create_task(telling.run()))
        stack.push_async_callback(bots.close)
        yield


async def _stop(task: asyncio.Task[None]) -> None:
    task.cancel()
    with suppress(asyncio.CancelledError):
        await task


def _refuse(request: Asked, exception: Exception, pages: Pages) -> Response[Any]:
    """Say what went wrong: to a program as JSON, to a person as a page."""
    handler = request.scope.get("route_handler")
    errors.report(exception, str(getattr(handler, "paths", "")))
    refusal, status = errors.refusal_of(exception)
    error = errors.error(refusal, reader_of(request).language, status)
    reply: Response[Any]
    if request.url.path.startswith(("/api", "/schema", "/static")):
        body = errors.ErrorBody(error)
        reply = Response(body, status_code=error.status, media_type=MediaType.JSON)
    else:
        at = request.url.path
        reply = pages.page("error.html", request, error.status, error=error, at=at)
    reply.headers.update(getattr(exception, "headers", None) or {})
    return reply
