"""One seat: what it sees, and what it does there."""

from __future__ import annotations

from litestar import Router

from gunbai.table.pages.seat import acting, earlier, looking

HANDLERS = [*looking.HANDLERS, *earlier.HANDLERS, *acting.HANDLERS]
ROUTES = Router("/", route_handlers=HANDLERS, include_in_schema=False)
