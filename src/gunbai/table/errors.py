"""What went wrong, in one shape: a sentence, its key, the rule behind it, and a status.

``{"error": {"sentence", "key", "rule", "status"}}`` over JSON; the same four as a page for people.
"""

from __future__ import annotations

import logging
from typing import Any

from litestar.exceptions import HTTPException, SerializationException
from msgspec import Struct

from gunbai.core.script import Refusal, Refused
from gunbai.table.storage.store import STORE_FAILED
from gunbai.words.catalogue import phrase

STATUS = {
    "table.not-understood": 400,
    "table.no-json": 400,
    "table.bad-host": 400,
    "core.not-yours": 403,
    "table.other-link": 403,
    "table.other-site": 403,
    "table.club-join-first": 403,
    "table.club-not-keeper": 403,
    "table.club-kept": 403,
    "table.unknown-club": 404,
    "table.club-nobody": 404,
    "table.club-no-table": 404,
    "table.club-not-in-one": 409,
    "table.club-has-it": 409,
    "table.club-full": 409,
    "table.club-tables-full": 409,
    "table.club-running-full": 409,
    "table.club-seat-counts": 409,
    "table.club-seat-not-free": 409,
    "table.unknown-link": 404,
    "table.no-page": 404,
    "core.unknown-game": 404,
    "table.wrong-method": 405,
    "core.not-open": 409,
    "core.taken-back-since": 409,
    "core.over": 409,
    "core.nothing-to-undo": 409,
    "core.proposal-open": 409,
    "core.no-proposal": 409,
    "core.agreed-already": 409,
    "core.dice-fell": 409,
    "core.dice-sealed": 409,
    "core.salt-needs-seal": 409,
    "core.salt-too-late": 409,
    "core.record-version": 409,
    "table.not-over": 409,
    "table.ahead": 409,
    "table.nobody-stands-in": 409,
    "table.not-awaited": 409,
    "table.handed-most": 409,
    "core.a-bots-already": 409,
    "table.no-what-if": 404,
    "core.what-if-open": 409,
    "core.no-what-if": 409,
    "core.what-if-persons": 403,
    "table.full": 409,
    "table.notes-full": 409,
    "table.other-version": 409,
    "table.other-version-over": 409,
    "table.overtaken": 409,
    "table.too-big": 413,
    "table.too-many": 429,
    "table.too-often": 429,
    "table.broken": 500,
    "table.not-stored": 503,
    "table.not-read": 503,
}
"""Statuses of refusals by key; most others are of wrong values (see `status_of`)."""

BODY_MOST = 64 * 1024
"""Bytes of a request's body that are taken: ten times the longest form there is."""

_OF_HTTP = {
    400: "table.not-understood",
    403: "table.other-site",
    404: "table.no-page",
    405: "table.wrong-method",
    413: "table.too-big",
    415: "table.not-understood",
    429: "table.too-often",
}

_log = logging.getLogger("gunbai.table")


class Error(Struct, frozen=True):
    """Why a request was not carried out: one sentence, its key, the rule's id, the status."""

    sentence: str
    key: str
    rule: str
    status: int


class ErrorBody(Struct, frozen=True):
    """The body of every answer that is not a success."""

    error: Error


def status_of(refusal: Refusal) -> int:
    """The status of a refusal; a stored record that cannot be played again is our own fault."""
    broken = refusal.key.startswith("core.record-")
    return STATUS.get(refusal.key, 500 if broken else 422)


def error(refusal: Refusal, language: str, status: int | None = None) -> Error:
    """A refusal in the words of a reader, with its status."""
    status = status or status_of(refusal)
    return Error(phrase(language, refusal), refusal.key, refusal.rule, status)


def refusal_of(exception: Exception) -> tuple[Refusal, int | None]:
    """The refusal in any exception, and its status where the exception has one of its own."""
    if isinstance(exception, Refused):
        return exception.refusal, None
    if isinstance(exception, HTTPException) and exception.status_code < 500:
        key = _OF_HTTP.get(exception.status_code, "table.not-understood")
        if _is_no_json(exception):
            key = "table.no-json"
        values = {"why": _why(exception), "most": BODY_MOST // 1024, **_wait(exception)}
        return Refusal(key, values=values), exception.status_code
    if isinstance(exception, STORE_FAILED):
        return Refusal("table.not-read"), None
    return Refusal("table.broken"), 500


def report(exception: Exception, path: str) -> None:
    """Log what was nobody's fault but ours; ``path`` is the route, so no token gets into a log."""
    refusal, status = refusal_of(exception)
    status = status or status_of(refusal)
    if status == 503:  # what the database says, in one line: it is away for everybody
        why = exception if isinstance(exception, STORE_FAILED) else exception.__cause__
        _log.error("%s: %s: %s", refusal.key, type(why).__name__, str(why).partition("\n")[0])
    elif status >= 500:
        _log.error("%s failed", path, exc_info=exception)


def _is_no_json(exception: HTTPException) -> bool:
    return exception.status_code == 400 and isinstance(
        exception.__cause__, (SerializationException, RecursionError)
    )


def _wait(exception: HTTPException) -> dict[str, int]:
    """For how long an address that asked too often must wait: minutes, or (0 minutes) hours."""
    seconds = int((exception.headers or {}).get("RateLimit-Reset", 60))
    minutes = -(-seconds // 60)
    return {"minutes": minutes if minutes <= 90 else 0, "hours": -(-seconds // 3600)}


def _why(exception: HTTPException) -> str:
    """What is wrong with a request, in the library's short words: of no use to a thief."""
    extra: Any = exception.extra
    if isinstance(extra, list) and extra:
        return "; ".join(f"{item.get('key', '')}: {item.get('message', '')}" for item in extra)
    return exception.detail
