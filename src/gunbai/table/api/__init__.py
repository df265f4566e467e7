"""The JSON API: tables and seats, who sits there, what is told outside the page."""

from __future__ import annotations

from gunbai.table.api import clubs, company, notices, tables, what_ifs

ROUTES = [tables.ROUTES, company.ROUTES, notices.ROUTES, clubs.ROUTES, what_ifs.ROUTES]
