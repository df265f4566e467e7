"""One seat: what it sees, and what it does there."""

from __future__ import annotations

from litestar import Router

from gunbai.table.pages.seat import acting, looking

ROUTES = Router("/", route_handlers=[*looking.HANDLERS, *acting.HANDLERS], include_in_schema=False)
