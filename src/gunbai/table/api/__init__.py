"""The JSON API: tables and seats, who sits there, what is told outside the page."""

from __future__ import annotations

from gunbai.table.api import clubs, company, host, notices, tables, what_ifs

ROUTES = [r.ROUTES for r in (tables, company, host, notices, clubs, what_ifs)]
