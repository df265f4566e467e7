"""The web application: what stands where, and how it is put together."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
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
from gunbai.script import Refused
from gunbai.table import api, downloads, files, front, guard, news, refusals, seat
from gunbai.table.bots import PAUSE, Bots
from gunbai.table.given import given
from gunbai.table.hall import KEPT, Hall
from gunbai.table.reader import Asked, TableRequest, reader_of
from gunbai.table.render import Pages
from gunbai.table.store import Store


def create_app(
    database: str | None = None,
    *,
    pause: float = PAUSE,
    openings: int = guard.OPENINGS,
    kept: int = KEPT,
    site: str = "",
    templates: BaseLoader | None = None,
) -> Litestar:
    """Make the application over a database (see `gunbai.table.database.locate`).

    ``pause`` is how many seconds a bot waits before it answers, ``openings`` how many tables one
    address may open in a minute, ``kept`` how many tables stay in memory. ``site`` is the address
    under which other machines find this one, for links made by a host who sits at it.
    ``templates`` stand in for the house's own. Raises `Refused` where the database cannot be used.
    """
    store = Store(database)
    hall = Hall(store, news.News(), kept)
    bots = Bots(hall, pause)
    hall.notice = bots.notice
    pages = Pages(templates)

    def report(request: Asked, exception: Exception) -> Response[Any]:
        return _refuse(request, exception, pages)

    return Litestar(
        route_handlers=[
            front.ROUTES, seat.ROUTES, downloads.ROUTES, api.ROUTES,
            files.game_file, files.house_files(),
        ],
        dependencies=given(hall, pages),
        exception_handlers={Refused: report, HTTPException: report, Exception: report},
        guards=[guard.same_site],
        middleware=[guard.opening_limit(openings).middleware],
        before_send=[files.spare_unchanged, guard.add_headers],
        request_class=TableRequest,
        request_max_body_size=refusals.BODY_MOST,
        state=State({"news": hall.news, "site": site}),
        lifespan=[lambda _app: _running(store, hall, bots)],
        openapi_config=OpenAPIConfig(
            title="Gunbai: the machine's door",
            version=gunbai.__version__,
            path="/schema",
            render_plugins=[JsonRenderPlugin(path=["/", "/openapi.json"])],
        ),
        logging_config=None,
    )  # fmt: skip


@asynccontextmanager
async def _running(store: Store, hall: Hall, bots: Bots) -> AsyncIterator[None]:
    async with AsyncExitStack() as stack:
        await store.open()
        stack.push_async_callback(store.close)
        if store.is_postgres:
            relay = asyncio.create_task(news.relay(store.engine, hall.news))
            stack.push_async_callback(_stop, relay)
        stack.push_async_callback(bots.close)
        yield


async def _stop(task: asyncio.Task[None]) -> None:
    task.cancel()
    with suppress(asyncio.CancelledError):
        await task


def _refuse(request: Asked, exception: Exception, pages: Pages) -> Response[Any]:
    """Say what went wrong: to a program as JSON, to a person as a page."""
    handler = request.scope.get("route_handler")
    refusals.report(exception, str(getattr(handler, "paths", "")))
    refusal, status = refusals.refusal_of(exception)
    error = refusals.error(refusal, reader_of(request).language, status)
    if request.url.path.startswith(("/api", "/schema", "/static")):
        body = refusals.ErrorBody(error)
        return Response(body, status_code=error.status, media_type=MediaType.JSON)
    return pages.page("error.html", request, error.status, error=error, at=request.url.path)
